local screens = require "screens"

return test "lay-out-in-interface-builder" {
  case "as the report has it (INS-118)" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list {
      table = { origin = "code", sections = { { rows = 30 } } } })), { device = "iphone-5s", os = "9.0" }),
    fixes = { { finding = "table-in-code", view = "list", edge = "top", holds = true, adds = {} } },
  },
}
