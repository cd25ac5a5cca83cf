-- An empty view as the root view's first subview, so that the scroll view is not (F11).
--
-- Up to iOS 10 only the page's first view is adjusted (INS-114). From iOS 11 on being first matters only for content
-- that neither scrolls nor bounces (INS-102, INS-103); scrollable content is adjusted all the
-- same, so nothing is proposed there.
--
-- How it fails: the next reader deletes the empty view. automatic-adjustment-off says what is meant.

return fix {
  id = "dummy-first-subview",
  title = "put an empty view before it",
  repairs = { "content-shifted", "double-inset" },
  sources = { "INS-114", "INS-102", "INS-103" },

  propose = function(found)
    local scroll = found.scroll
    if scroll.isRoot or not scroll.isFirstSubview or found.key == "contentInset" then return nil end
    if found.screen.os:atLeast "11.0" then
      if scroll.contentInsetAdjustmentBehavior ~= "automatic" or scroll:scrolls "vertical" then return nil end
    end
    return edit(scroll.controller.view):insertFirstSubview()
  end,
}
