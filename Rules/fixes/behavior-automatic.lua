-- Take `.never` back where content lies under a bar or the home indicator because of it (F1 undone).
--
-- With `.never` no edge is adjusted (INS-94). `.automatic` adds what overlaps, and only that (INS-104); content that is
-- cancelled by hand on another edge must be looked at again.

return fix {
  id = "behavior-automatic",
  title = "let UIKit keep the content clear",
  since = "11.0",
  repairs = { "content-hidden" },
  sources = { "INS-94", "INS-95", "INS-104" },

  propose = function(found)
    local scroll = found.scroll
    if not scroll or scroll.contentInsetAdjustmentBehavior ~= "never" then return nil end
    return edit(scroll):set("contentInsetAdjustmentBehavior", "automatic")
  end,
}
