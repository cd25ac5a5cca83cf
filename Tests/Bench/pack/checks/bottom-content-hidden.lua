return check {
  id = "bottom-content-hidden", on = "scroll", sources = { "BENCH-1" },
  ---@param scroll insetlua.scroll
  evaluate = function(scroll)
    local bottom = scroll.safeAreaInsets.bottom
    if scroll.contentInsetAdjustmentBehavior == "never" and bottom > 0 then
      return finding { edge = "bottom", points = bottom }
    end
  end,
}
