-- additionalSafeAreaInsets: take the points back from the safe area itself (F6).
--
-- It belongs on the controller that causes them (S-16): where another controller's own addition is among the parts,
-- that one; else the controller of the page.
--
-- Positive, it makes room for a bar that the app draws itself (S-23), where the scroll view takes the safe area in.
--
-- How it fails: a constant fits one status bar, one bar state and one orientation; it moves every view of that
-- controller and its children, on a navigation controller the bar too (INS-61, INS-68); on a tab bar controller it
-- breaks the bar's buttons (INS-69) and is refused.

return fix {
  id = "additional-safe-area",
  title = "take the points from the safe area",
  since = "11.0",
  repairs = { "content-shifted", "content-hidden" },
  sources = { "INS-60", "INS-62", "INS-69" },

  propose = function(found)
    if found.rule == "content-hidden" and not (found.scroll and found.scroll:takesIn(found.edge)) then return nil end
    local page = found.view.controller
    for part in found:parts() do
      if part.property == "additionalSafeAreaInsets" then page = part.cause end
    end
    local isOwn = math.abs(page.additionalSafeAreaInsets[found.edge] - found.points) <= 0.5
    local change = isOwn and edit(page):set("additionalSafeAreaInsets", { [found.edge] = 0 })
      or edit(page):add("additionalSafeAreaInsets", { [found.edge] = -found.points })
    if page.kind == "tab" and found.points > 0 then
      return change:refuse "known bad: a negative addition breaks the tab bar of a tab bar controller (INS-69)"
    end
    return change
  end,
}
