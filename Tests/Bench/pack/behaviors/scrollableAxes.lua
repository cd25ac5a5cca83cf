return behavior {
  id = "scrollableAxes", sources = { "BENCH-1" },
  ---@param scroll insetlua.scroll
  adjusts = function(scroll, axis)
    if scroll:scrolls(axis) then return yes "BENCH-1" end
    return no("content fits", "BENCH-1")
  end,
}
