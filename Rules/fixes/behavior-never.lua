-- contentInsetAdjustmentBehavior = .never: nothing is added to the scroll view any more (F1).
--
-- What it costs: the home indicator's strip is lost as well, subviews receive the safe area instead (INS-81),
-- indicators lose their automatic inset before iOS 13 (INS-94). The property does not exist before iOS 11: guard it.

return fix {
  id = "behavior-never",
  title = "turn the automatic adjustment off",
  since = "11.0",
  repairs = { "content-shifted", "double-inset", "deprecated-switch", "transition-bounce" },
  sources = { "INS-94", "INS-81" },

  propose = function(found)
    local scroll = found.scroll or found.controller.contentScrollView
    if scroll.contentInsetAdjustmentBehavior == "never" then return nil end
    -- It takes everything away that UIKit adds: no help where some of that is wanted.
    if found.rule == "content-shifted" and found.points < scroll.systemInset[found.edge] - 0.5 then return nil end
    return edit(scroll):set("contentInsetAdjustmentBehavior", "never")
  end,
}
