local function feed(style, padding, header)
  return { insetlua = 1, device = "iphone-x", os = "15.0",
    root = { kind = "viewController", view = { subviews = {
      { class = "UITableView", id = "feed", pins = "superview", wants = { top = "belowBars" },
        table = { style = style, sectionHeaderTopPadding = padding,
          sections = { { header = header and { title = header }, rows = 3 } } } } } } } }
end

return test "header-top-padding" {
  case "the room that came with iOS 15" {
    scenario = feed("plain", nil, "Today"), os = { "15.0", "16.0" },
    expect = { { view = "feed", section = 0, edge = "top", points = 22, level = "note" } },
  },
  case "iOS 14 leaves none" { scenario = feed("plain", nil, "Today"), os = "14.0", asked = false },
  case "set by the app" { scenario = feed("plain", 12, "Today"), expect = {} },
  case "no header" { scenario = feed "plain", expect = {} },
  case "grouped tables have none" { scenario = feed("grouped", nil, "Today"), expect = {} },
}
