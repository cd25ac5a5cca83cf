-- UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes.
--
-- Each axis is decided alone: its safe area is taken in when the content is larger than the view along it, strictly and
-- without contentInset (INS-96), or when the view always bounces there. Both edges of the axis or none.
-- isScrollEnabled is no condition (INS-97; contested, Q5).

return behavior {
  id = "scrollableAxes",
  title = "safe area on axes that scroll or bounce",
  since = "11.0",
  sources = { "INS-95", "INS-96" },

  ---@param scroll insetlua.scroll
  ---@param axis insetlua.axis
  adjusts = function(scroll, axis)
    local scrolls, why = scroll:scrolls(axis)
    if scrolls and not scroll.isScrollEnabled and not assume "Q5" then return no("scrolling is off", "INS-97") end
    if scrolls then return yes("INS-95", why) end
    return no("content fits and does not bounce", "INS-95")
  end,
}
