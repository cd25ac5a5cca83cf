return test "add-house-padding" {
  case "holds, and breaks nothing" { scenario = example "feed",
    fixes = { { finding = "house-padding", view = "orders", edge = "top", holds = true, adds = {} } } },
}
