local screens = require "screens"

local barHidden = screens.scenario(screens.navigation(
  screens.page(screens.list { wants = { top = "edge" } }), { navigationBar = { isHidden = true } }))

return test "content-inset-compensation" {
  case "on this phone" { scenario = barHidden,
    fixes = { { finding = "content-shifted", edge = "top", holds = true, adds = { "constant-compensation" } } } },
  -- F4: each phone has a constant of its own; -44 is wrong everywhere else.
  case "what it comes to" { scenario = example "s13a", asked = false,
    values = { feed = { adjustedContentInset = { top = 0 } } } },
  case "-44 on an iPhone 8: 24 too far" { scenario = example "s13a", device = { "iphone-8" }, os = { "11.0" },
    values = { feed = { adjustedContentInset = { top = -24 }, contentOffset = { 0, 24 } } } },
  case "-44 on an iPhone 12: 3 left" { scenario = example "s13a", device = { "iphone-12" }, os = { "14.1" },
    values = { feed = { adjustedContentInset = { top = 3 } } } },
  case "-44 on an iPhone 15: 15 left" { scenario = example "s13a", device = { "iphone-15" }, os = { "17.0" },
    values = { feed = { adjustedContentInset = { top = 15 } } } },
  case "-44 on an iPad, iOS 26: 12 too far" { scenario = example "s13a", device = { "ipad-a16" }, os = { "26.1" },
    values = { feed = { adjustedContentInset = { top = -12 } } } },
  case "-44 in landscape: 44 too far" { scenario = example "s13a", orientation = { "landscape" },
    values = { feed = { adjustedContentInset = { top = -44 } } } },
  case "on top of what is set" {
    scenario = screens.scenario(screens.page(screens.list { contentInset = { top = 8 }, wants = { top = "edge" } })),
    fixes = { { finding = "content-shifted", edge = "top", holds = true } },
  },
  case "content too far out is brought back" { scenario = example "s13b",
    fixes = { { finding = "content-shifted", edge = "top", holds = true, adds = { "constant-compensation" } } } },
  -- iOS 7 to 10: UIKit adds to the app's own contentInset (INS-111), so the constant works there.
  case "iOS 10" { scenario = barHidden, device = { "iphone-7" }, os = { "10.3" },
    fixes = { { finding = "content-shifted", edge = "top", holds = true, adds = {} } } },
  -- Taking the app's own inset away is remove-content-inset's.
  case "all of it is the app's own" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list {
      contentInset = { top = 64 }, wants = { top = "belowBars" } })), { device = "iphone-8" }),
    fixes = {},
  },
  -- 60 of the app's own and 4 of the page's: 64 too far in.
  case "nearly all of it is the app's own" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list {
      contentInset = { top = 60 }, wants = { top = "belowBars" } }, { additionalSafeAreaInsets = { top = 4 } })),
      { device = "iphone-8" }),
    fixes = { { finding = "content-shifted", edge = "top", holds = true, edit = "list.contentInset.top -= 64" } },
  },
}
