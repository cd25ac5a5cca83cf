local function feed(more)
  local view = { class = "UITableView", id = "feed", pins = "superview",
    contentInsetAdjustmentBehavior = "belowHeader" }
  for key, value in pairs(more or {}) do view[key] = value end
  return { insetlua = 1, device = "iphone-x", os = "13.0",
    root = { kind = "viewController", id = "page", view = { subviews = { view } } } }
end

return test "belowHeader" {
  case "iPhone X" { scenario = feed(),
    values = { feed = { adjustedContentInset = { top = 164, left = 0, bottom = 34, right = 0 },
      contentOffset = { 0, -164 } } } },
  case "iPhone 8" { scenario = feed(), device = { "iphone-8" },
    values = { feed = { adjustedContentInset = { top = 140, bottom = 0 } } } },
  case "the app's own inset comes on top" { scenario = feed { contentInset = { top = 8 } },
    values = { feed = { adjustedContentInset = { top = 172 } } } },
}
