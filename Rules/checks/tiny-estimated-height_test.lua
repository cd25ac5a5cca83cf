local screens = require "screens"

local function list(delegate, more)
  return screens.scenario(screens.navigation(screens.page(screens.sections("plain", { { rows = 3 } },
    { delegate = delegate }))), screens.with({ device = "iphone-6s", os = "9.0" }, more))
end

-- TBL-28.
return test "tiny-estimated-height" {
  case "an ordinary screen" { scenario = screens.ordinary, device = "iphone-6s", os = "10.3", expect = {} },
  case "leastNormalMagnitude" { scenario = list { estimatedHeightForHeaderInSection = 1e-30 }, os = { "9.0", "10.3" },
    expect = { { view = "list", edge = "top", level = "error",
      message = "estimatedHeightForHeaderInSection returns 1e-30: an exception up to iOS 10, which takes it for "
        .. "negative" } } },
  case "a footer's" { scenario = list { estimatedHeightForFooterInSection = 0.5 },
    expect = { { view = "list", edge = "bottom", level = "error" } } },
  case "both" {
    scenario = list { estimatedHeightForHeaderInSection = 0.5, estimatedHeightForFooterInSection = 0.5 },
    expect = { { edge = "top" }, { edge = "bottom" } } },
  case "exactly 1 acts as the default" { scenario = list { estimatedHeightForHeaderInSection = 1 },
    expect = { { view = "list", edge = "top", level = "warning",
      message = "estimatedHeightForHeaderInSection returns 1, which acts as the default" } } },
  case "just above 1" { scenario = list { estimatedHeightForHeaderInSection = 1.000001 }, expect = {} },
  case "0 turns estimates off" { scenario = list { estimatedHeightForHeaderInSection = 0 }, expect = {} },
  case "the height itself may be tiny" { scenario = list { heightForHeaderInSection = 0.1 }, expect = {} },
  case "iOS 11 takes it" { scenario = list { estimatedHeightForHeaderInSection = 1e-30 }, os = { "11.0" },
    asked = false },
}
