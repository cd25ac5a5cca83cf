-- contentInsetAdjustmentBehavior = .always: the safe area is taken in whether the content scrolls or not (F13).
--
-- For content that is too short to scroll, or a scroll view that is not the page's first (INS-103).
--
-- How it fails: in landscape the sides are added too, so that a list can be dragged sideways (INS-93); with a
-- contentInset written by hand the gap is doubled.

return fix {
  id = "behavior-always",
  title = "take the safe area in on all edges",
  since = "11.0",
  repairs = { "content-hidden" },
  sources = { "INS-93", "INS-103" },

  propose = function(found)
    local scroll = found.scroll
    if not scroll or scroll.contentInsetAdjustmentBehavior == "always" or scroll:takesIn(found.edge) then return nil end
    return edit(scroll):set("contentInsetAdjustmentBehavior", "always")
  end,
}
