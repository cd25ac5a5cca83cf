-- A tab bar that the app hides by isHidden (F16).
--
-- hidesBottomBarWhenPushed is the supported way to take the bar out of a page's safe area; isHidden can leave its 49
-- points there, and people then subtract them by hand (INS-41). The model counts a hidden bar as gone: what a device
-- shows may be the bar's height more. A bar that a push hides is none of the controller's bars at all.

return check {
  id = "hidden-tab-bar",
  title = "a tab bar hidden by isHidden",
  on = "controller",
  severity = "note",
  sources = { "INS-41" },

  ---@param controller insetlua.controller
  evaluate = function(controller)
    for _, bar in ipairs(controller.ownBars) do
      if bar.kind == "tabBar" and not bar.isShown then
        return finding {
          edge = bar.edge, key = "tabBar",
          message = "isHidden can leave the tab bar in the safe area; hidesBottomBarWhenPushed takes it out",
        }
      end
    end
  end,
}
