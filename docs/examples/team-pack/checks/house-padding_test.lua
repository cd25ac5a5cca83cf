local function list(top, more)
  local scenario = { insetlua = 1, device = "iphone-x", os = "13.0",
    root = { kind = "viewController", id = "page", view = { subviews = {
      { class = "UITableView", id = "list", pins = "superview", contentInset = { top = top } } } } } }
  for key, value in pairs(more or {}) do scenario[key] = value end
  return scenario
end

return test "house-padding" {
  case "no padding" { scenario = list(0),
    expect = { { view = "list", edge = "top", points = 8, level = "note",
      message = "8 pt of our list padding are missing above list" } } },
  case "some of it" { scenario = list(5), expect = { { view = "list", points = 3 } } },
  case "all of it" { scenario = list(8), expect = {} },
  case "suppressed with a reason" {
    scenario = list(0, { suppress = { { rule = "house-padding", reason = "a full-bleed gallery" } } }), expect = {},
  },
}
