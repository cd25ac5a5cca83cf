local screens = require "screens"

local code = { table = { origin = "code", sections = { { rows = 30 } } } }

local function list(more, page)
  return screens.scenario(screens.navigation(screens.page(screens.list(more or code), page)),
    { device = "iphone-5s", os = "9.0" })
end

-- INS-118.
return test "table-in-code" {
  case "an ordinary screen" { scenario = screens.ordinary, device = "iphone-5s", os = "9.0", expect = {} },
  case "added in code" { scenario = list(),
    expect = { { view = "list", edge = "top", level = "note",
      message = "iOS 9.0 was reported to leave out the 64 pt that UIKit writes for a table added in code" } } },
  case "it worked on 8, and is reported of 9.0 only" { scenario = list(), os = { "8.0", "9.1", "10.3" },
    asked = false },
  case "laid out in a storyboard" { scenario = list { table = { origin = "nib", sections = { { rows = 30 } } } },
    expect = {} },
  case "nobody says where it is from" { scenario = list { id = "list" }, expect = {} },
  case "the controller's own table" {
    scenario = screens.scenario(screens.navigation { kind = "tableViewController",
      view = { id = "list", table = { origin = "code" } } },
      { device = "iphone-5s", os = "9.0" }), expect = {} },
  case "the flag is off: nothing is left out" {
    scenario = list(nil, { automaticallyAdjustsScrollViewInsets = false }), expect = {} },
}
