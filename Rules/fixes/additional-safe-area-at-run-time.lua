-- additionalSafeAreaInsets computed from the inherited safe area whenever it changes (F7).
--
-- It gives the page a safe area of 0 at that edge on every device. Only the part that comes from outside may be fed
-- back: the whole holds the page's own addition and would oscillate.
--
-- How it fails: read in viewDidLoad the value is 0 (INS-73); while the page is popped to, the safe area may lack the
-- addition (INS-71); every other view of the page and its children loses the safe area too (INS-61).

return fix {
  id = "additional-safe-area-at-run-time",
  title = "take the inherited safe area back, whatever it is",
  since = "11.0",
  repairs = { "content-shifted" },
  sources = { "INS-60", "INS-61", "INS-71", "INS-73" },

  propose = function(found)
    local page, edge = found.controller, found.edge
    if page.kind == "tab" or page.kind == "navigation" then return nil end
    -- What is left is a safe area of 0: no help where some of it is wanted.
    if not found.scroll:takesIn(edge) or found.points < found.scroll.systemInset[edge] - 0.5 then return nil end
    return edit(page):runtime("additionalSafeAreaInsets", edge, "-safeAreaInsets." .. edge)
  end,
}
