return behavior {
  id = "never", sources = { "BENCH-1" },
  adjusts = function() return no("the behaviour is never", "BENCH-1") end,
}
