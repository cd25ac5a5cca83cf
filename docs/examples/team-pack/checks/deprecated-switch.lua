-- Takes the place of the standard rule of the same id: our base class sets automaticallyAdjustsScrollViewInsets to
-- false everywhere, so we are told only where a table is concerned, and as an error.

return check {
  id = "deprecated-switch",
  title = "a switch that iOS 11 no longer heeds, on a table",
  on = "controller",
  severity = "error",
  since = "11.0",
  sources = { "INS-100", "https://wiki.acme.example/ios/base-controller" },

  ---@param controller insetlua.controller
  evaluate = function(controller)
    local scroll = controller.contentScrollView
    if controller.automaticallyAdjustsScrollViewInsets or not scroll or not scroll.table then return nil end
    local system = scroll.systemInset.top
    if system > 0.5 then
      return finding {
        edge = "top", points = system, parts = scroll:parts "top", key = "automaticallyAdjustsScrollViewInsets",
        message = ("set contentInsetAdjustmentBehavior of %s: the old switch leaves %s"):format(scroll.name,
          pt(system)),
      }
    end
  end,
}
