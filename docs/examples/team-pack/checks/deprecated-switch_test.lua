local function page(class)
  local view = { class = class, id = "list", pins = "superview", contentSize = { 375, 2000 } }
  return { insetlua = 1, device = "iphone-x", os = "13.0", root = { kind = "navigation", children = {
    { kind = "viewController", id = "page", automaticallyAdjustsScrollViewInsets = false,
      view = { subviews = { view } } } } } }
end

return test "deprecated-switch" {
  case "a table" { scenario = page "UITableView",
    expect = { { controller = "page", edge = "top", points = 88, level = "error",
      message = "set contentInsetAdjustmentBehavior of list: the old switch leaves 88 pt" } } },
  case "a plain scroll view: the standard rule would speak up" { scenario = page "UIScrollView", expect = {} },
  case "an example of the standard pack" { scenario = example "s09b",
    expect = { { controller = "page", points = 64, level = "error" } } },
}
