local screens = require "screens"

local check = "content-shifted"

return test "additional-safe-area" {
  case "the page's own addition" {
    scenario = screens.scenario(screens.page(screens.list { wants = { top = "edge" } }), { device = "iphone-8" }),
    fixes = { { finding = check, edge = "top", holds = true, adds = { "negative-additional-safe-area" } } },
  },
  -- What it comes to, and the same number on another phone (F6).
  case "20 and -20 make 0" { scenario = example "s15a", asked = false,
    values = { page = { safeAreaInsets = { top = 0 } }, feed = { adjustedContentInset = { top = 0 } } } },
  case "44 and -20 leave 24" { scenario = example "s15b", values = { feed = { adjustedContentInset = { top = 24 } } } },
  case "47 and -20 leave 27, 59 leave 39, 62 leave 42: iPhone 12" { scenario = example "s15a", device = { "iphone-12" },
    os = { "17.0" }, values = { feed = { adjustedContentInset = { top = 27 } } } },
  case "iPhone 15" { scenario = example "s15a", device = { "iphone-15" }, os = { "17.0" },
    values = { feed = { adjustedContentInset = { top = 39 } } } },
  case "iPhone 16 Pro" { scenario = example "s15a", device = { "iphone-16-pro" }, os = { "18.0" },
    values = { feed = { adjustedContentInset = { top = 42 } } } },
  case "in landscape there is nothing to take" { scenario = example "s15a", orientation = { "landscape" },
    asked = false, values = { page = { safeAreaInsets = { top = 0 } } } },

  case "a button slides under the status bar with it" { scenario = example "s11",
    fixes = {
      { finding = check, edge = "top", holds = true, adds = { "content-hidden", "negative-additional-safe-area" } },
      { finding = check, edge = "bottom", holds = true, adds = { "negative-additional-safe-area" } },
    } },
  -- S-16: the controller whose own addition is in the sum. Nothing negative is left behind then.
  case "the navigation controller's, where it is the cause" { scenario = example "s16",
    fixes = { { finding = check, edge = "top", holds = true, adds = {} } } },
  case "on a container of one's own" {
    scenario = screens.scenario { kind = "custom", id = "shell", additionalSafeAreaInsets = { top = 64 },
      children = { screens.page(screens.list { wants = { top = "belowBars" } }) } },
    fixes = { { finding = check, edge = "top", holds = true, adds = {} } },
  },
  case "a tab bar controller whose own addition is the cause: refused" {
    scenario = { insetlua = 1, device = "iphone-x", os = "12.1",
      root = { kind = "tab", id = "tabs", additionalSafeAreaInsets = { top = 20 }, children = {
        { kind = "viewController", view = { subviews = {
          { class = "UITableView", id = "feed", pins = "superview", wants = { top = "belowBars" } } } } } } } },
    fixes = { { view = "feed", edge = "top", holds = false,
      problem = "known bad: a negative addition breaks the tab bar of a tab bar controller (INS-69)" } },
  },
  case "however little it is" {
    scenario = screens.scenario(screens.tab(screens.page(screens.list { wants = { top = "belowBars" } }),
      { additionalSafeAreaInsets = { top = 5 } })),
    fixes = { { edge = "top", holds = false,
      problem = "known bad: a negative addition breaks the tab bar of a tab bar controller (INS-69)" } },
  },
  case "room for a bar of the app's own" {
    scenario = example "s23b", fixes = { { finding = "content-hidden", holds = true } },
  },
  case "too far out: points are given" { scenario = example "s13b",
    fixes = { { finding = check, edge = "top", holds = true, adds = { "constant-compensation" } } } },
  case "the points are the app's own contentInset: no help" {
    scenario = screens.scenario(screens.page(screens.list {
      contentInsetAdjustmentBehavior = "never", contentInset = { top = 60, bottom = 34 },
      wants = { top = "belowBars" } })),
    fixes = { { finding = check, edge = "top", holds = false, residual = 16 } },
  },
  case "no such property on iOS 10" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { wants = { top = "edge" } })),
      { device = "iphone-7" }),
    os = { "10.3" }, asked = false,
  },
  -- 30 of its own, 26 too far in: 4 of them are wanted.
  case "not all of the controller's own points" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list {
      contentInset = { top = -4 }, wants = { top = "belowBars" } }),
      { additionalSafeAreaInsets = { top = 30 }, navigationBar = { isHidden = true } })),
    fixes = { { finding = check, edge = "top", holds = true, edit = "main.additionalSafeAreaInsets.top -= 26" } },
  },
}
