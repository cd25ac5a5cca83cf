return test "additional-safe-area-at-run-time" {
  case "holds wherever it is recomputed, and moves the button" {
    scenario = example "s11",
    fixes = { { edge = "top", holds = true, adds = { "content-hidden", "negative-additional-safe-area" } },
      { edge = "bottom", holds = true } },
  },
  case "on a phone without a home indicator" {
    scenario = example "s11", device = "iphone-8", fixes = { { edge = "top", holds = true } },
  },
  case "instead of a constant" {
    scenario = example "s15b",
    fixes = { { finding = "content-shifted", holds = true } },
  },
  case "not before the safe area" { scenario = example "s05b", fixes = {} },
}
