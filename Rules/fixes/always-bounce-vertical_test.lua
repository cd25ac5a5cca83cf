local function short(behavior)
  return { insetlua = 1, device = "iphone-x", os = "11.0",
    root = { kind = "viewController", id = "page", view = { subviews = {
      { class = "UIScrollView", id = "form", pins = "superview", contentSize = { 375, 300 },
        contentInsetAdjustmentBehavior = behavior } } } } }
end

return test "always-bounce-vertical" {
  case "content too short to scroll" {
    scenario = short(), fixes = { { view = "form", edge = "top", holds = true, adds = {} } },
  },
  case "bouncing does not help where nothing is adjusted" { scenario = short "never", fixes = {} },
}
