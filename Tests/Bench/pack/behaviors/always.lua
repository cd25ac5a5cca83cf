return behavior {
  id = "always", sources = { "BENCH-1" },
  adjusts = function() return yes "BENCH-1" end,
}
