return test "content-inset-compensation" {
  case "holds on the device it was made for" {
    scenario = example "s11",
    fixes = { { edge = "top", holds = true, adds = { "constant-compensation" } },
      { edge = "bottom", holds = true, adds = { "constant-compensation" } } },
  },
}
