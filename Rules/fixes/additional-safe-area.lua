-- additionalSafeAreaInsets: take the points back from the safe area itself (F6).
--
-- It belongs on the controller that causes them (S-16): where another controller's own addition is among the parts,
-- that one; else the controller of the page. It moves every view of that controller, on a navigation controller the
-- bar too (INS-61, INS-68); a tab bar controller is left alone: there it breaks the bar (INS-69).

return fix {
  id = "additional-safe-area",
  title = "take the points from the safe area",
  since = "11.0",
  repairs = { "content-shifted" },
  sources = { "INS-60", "INS-62", "INS-69" },

  propose = function(found)
    local page = found.view.controller
    for part in found:parts() do
      if part.property == "additionalSafeAreaInsets" then page = part.cause end
    end
    if page.kind == "tab" then return nil end
    return edit(page):add("additionalSafeAreaInsets", { [found.edge] = -found.points })
  end,
}
