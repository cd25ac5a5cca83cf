-- Take a negative additionalSafeAreaInsets away again.
--
-- A negative addition moves every view of the controller (INS-61), on a tab bar controller it breaks the bar (INS-69),
-- and taking away more than there is has no known result (INS-66). Without it the safe area is the system's own.
--
-- How it fails: what the addition was written for is open again; cancel it where it shows, on the one scroll view.

return fix {
  id = "clear-additional-safe-area",
  title = "give the safe area back",
  since = "11.0",
  repairs = { "negative-additional-safe-area", "content-hidden" },
  sources = { "INS-60", "INS-61", "INS-66", "INS-69" },

  propose = function(found)
    local page, edge = found.controller, found.edge
    while page and page.additionalSafeAreaInsets[edge] >= 0 do page = page.parent end
    if not page then return nil end
    return edit(page):set("additionalSafeAreaInsets", { [edge] = 0 })
  end,
}
