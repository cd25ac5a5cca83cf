-- Set contentOffset to where content rests, in code.
--
-- Where scrolling is off, UIKit takes the bars into the inset but leaves the offset alone, and nobody can scroll the
-- content free (INS-13). The offset has to be set after layout: before, the inset may still be 0 (INS-74).
--
-- How it fails: for content that users scroll it would throw them back; there it is not proposed.

return fix {
  id = "content-offset-at-rest",
  title = "set the offset by hand",
  since = "11.0",
  repairs = { "content-hidden" },
  sources = { "INS-13", "INS-10", "INS-74" },

  propose = function(found)
    local scroll = found.scroll
    if not scroll or scroll.isScrollEnabled or scroll.adjustedContentInset.top == 0 then return nil end
    return edit(scroll):set("contentOffset", "atRest")
  end,
}
