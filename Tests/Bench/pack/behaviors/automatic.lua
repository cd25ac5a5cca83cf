return behavior {
  id = "automatic", sources = { "BENCH-1" },
  ---@param scroll insetlua.scroll
  adjusts = function(scroll, axis)
    if scroll:scrolls(axis) then return yes "BENCH-1" end
    local owner = scroll.view.controller
    if axis == "vertical" and owner.automaticallyAdjustsScrollViewInsets and owner:inside "navigation" then
      return yes "BENCH-1"
    end
    return no("content fits", "BENCH-1")
  end,
}
