-- automaticallyAdjustsScrollViewInsets = false, where it still does the job: iOS 7 to 10 (F3 in its own time).
--
-- It is the parent's flag that counts for a child's scroll view (INS-117). From iOS 11 on it only takes back
-- automatic's extra rule (INS-100): the check deprecated-switch says so.

return fix {
  id = "automatic-adjustment-off",
  title = "turn the adjustment off",
  before = "11.0",
  repairs = { "content-shifted", "double-inset" },
  sources = { "INS-110", "INS-117", "INS-100" },

  propose = function(found)
    local page = found.scroll.owner or found.view.controller
    if not page.automaticallyAdjustsScrollViewInsets then return nil end
    return edit(page):set("automaticallyAdjustsScrollViewInsets", false)
  end,
}
