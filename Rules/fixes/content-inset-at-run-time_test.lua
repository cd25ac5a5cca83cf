return test "content-inset-at-run-time" {
  case "holds on every device" {
    scenario = example "s11", device = { "iphone-15-pro", "iphone-15" }, os = "17.0",
    fixes = { { edge = "top", holds = true, adds = {} }, { edge = "bottom", holds = true, adds = {} } },
  },
  case "instead of a constant" {
    scenario = example "s13a", fixes = { { finding = "constant-compensation", holds = true, adds = {} } },
  },
}
