-- isTranslucent = true on the bar: the page runs under it, as pages beside it may.
--
-- Source: INS-33, INS-43 (a page that is cut at the bar bounces while it is pushed or popped on iOS 11).
--
-- How it fails: content of scroll views that nobody adjusts is under the bar.

return fix {
  id = "bar-translucent",
  title = "make the bar translucent",
  repairs = { "transition-bounce" },
  sources = { "INS-33", "INS-43" },

  propose = function(found)
    local page = found.controller
    -- Where edgesForExtendedLayout ends the page, its bar is no matter.
    if not page:extends "top" then return nil end
    return edit(page.parent):set("navigationBar.isTranslucent", true)
  end,
}
