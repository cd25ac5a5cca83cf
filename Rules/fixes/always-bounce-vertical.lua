-- alwaysBounceVertical = true: short content counts as scrollable, so the safe area is taken in (F14).
--
-- What it costs: the content bounces although there is nothing to scroll (INS-95).

return fix {
  id = "always-bounce-vertical",
  title = "let short content bounce",
  since = "11.0",
  repairs = { "content-hidden" },
  sources = { "INS-95", "INS-103" },

  propose = function(found)
    local scroll = found.scroll
    if not scroll or found.edge ~= "top" and found.edge ~= "bottom" then return nil end
    local behavior = scroll.contentInsetAdjustmentBehavior
    if behavior ~= "automatic" and behavior ~= "scrollableAxes" then return nil end
    if scroll:takesIn(found.edge) or scroll:scrolls "vertical" then return nil end
    return edit(scroll):set("alwaysBounceVertical", true)
  end,
}
