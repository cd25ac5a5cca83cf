return check {
  id = "content-shifted", on = "scroll", sources = { "BENCH-1" },
  ---@param scroll insetlua.scroll
  evaluate = function(scroll)
    local points = scroll.adjustedContentInset.top - scroll.contentInset.top
    if points ~= 0 then return finding { edge = "top", points = points } end
  end,
}
