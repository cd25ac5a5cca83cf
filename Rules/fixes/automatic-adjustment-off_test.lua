return test "automatic-adjustment-off" {
  case "pinned below the bar on iOS 10" {
    scenario = example "s05b", device = "iphone-6s", os = { "9.0", "10.3" },
    fixes = { { finding = "double-inset", holds = true, adds = {} } },
  },
  case "not from iOS 11 on" { scenario = example "s11", asked = false },
}
