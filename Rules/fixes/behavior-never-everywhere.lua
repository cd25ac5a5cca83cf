-- UIScrollView.appearance().contentInsetAdjustmentBehavior = .never: for every scroll view of the app (F2).
--
-- Proposed only so that its cost shows: it reaches each scroll view that sets nothing of its own, those of other
-- screens and of frameworks too, and is hard to undo for one of them. On a screen with one scroll view nothing of that
-- could be seen, so nothing is proposed there; behavior-never on the one view is always better.

return fix {
  id = "behavior-never-everywhere",
  title = "turn the automatic adjustment off in the whole app",
  since = "11.0",
  repairs = { "content-shifted", "double-inset", "deprecated-switch" },
  sources = { "INS-94", "INS-81" },

  propose = function(found)
    local scroll = found.scroll or found.controller.contentScrollView
    if scroll.contentInsetAdjustmentBehavior ~= "automatic" then return nil end
    local shown = 0
    for _, other in ipairs(found.screen.scrolls) do
      if other.isInWindow and not other.isHidden then shown = shown + 1 end
    end
    if shown < 2 then return nil end
    return edit(found.screen):appearance("contentInsetAdjustmentBehavior", "never")
  end,
}
