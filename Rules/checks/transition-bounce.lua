-- A page that is cut at the navigation bar, on iOS 11: content bounces while the page is pushed or popped.
--
-- Seen where the page does not run under the bar, because the bar is opaque or edgesForExtendedLayout says so, and its
-- scroll view is adjusted: rows start lower for the time of the transition, by the status bar's height where somebody
-- measured it (INS-43, reported once). At rest everything is in its place, so no number of the model shows it.

return check {
  id = "transition-bounce",
  title = "content that bounces in transitions on iOS 11",
  on = "controller",
  severity = "note",
  since = "11.0",
  before = "12.0",
  sources = { "INS-43", "https://github.com/lionheart/openradar-mirror/issues/18397" },

  ---@param controller insetlua.controller
  evaluate = function(controller)
    local scroll, root = controller.contentScrollView, controller.view
    -- A container of the app's own may have its child's scroll view and no view that the scenario tells of.
    if not scroll or not root or not controller:directlyInside "navigation" then return nil end
    if scroll.contentInsetAdjustmentBehavior == "never" or not scroll:scrolls "vertical" then return nil end
    if scroll.windowFrame.y > root.windowFrame.y then return nil end
    -- Its own bar, not one further out.
    for _, bar in ipairs(controller.parent.ownBars) do
      local isUnder = bar.isTranslucent or controller.extendedLayoutIncludesOpaqueBars
      local isBelow = bar.kind == "navigationBar" and bar.isShown
        and not (isUnder and controller:extends "top")
      if isBelow then
        return finding {
          edge = "top", key = "edgesForExtendedLayout",
          message = "content can start lower while the page is pushed or popped, by the status bar's height: the "
            .. "page ends at the navigation bar",
        }
      end
    end
  end,
}
