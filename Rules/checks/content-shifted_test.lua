local screens = require "screens"

local function feed(wants, bar, more, settings)
  return screens.scenario(screens.navigation(
    screens.page(screens.list(screens.with({ wants = wants }, more))), { navigationBar = bar }), settings)
end

local fullBleed = feed({ top = "edge" }, { appearance = "transparent" })
local barHidden = feed({ top = "edge" }, { isHidden = true })

---A list below a status bar of 44 that wants to clear a view of its own.
local function below(height)
  return screens.scenario(screens.page {
    screens.list { wants = { top = "header" } },
    { id = "header", pins = { top = 0, left = 0, right = 0, height = height } },
  })
end

return test "content-shifted" {
  -- The four screens that DESIGN works by hand; the second is double-inset's.
  case "(a) an ordinary screen" { scenario = screens.ordinary, expect = {} },
  case "(b) contentInset by hand: not this check's" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.list { contentInset = { top = 88 } }))),
    expect = {},
  },
  case "(c) bar hidden, wants the edge" {
    scenario = barHidden,
    expect = { { view = "list", edge = "top", points = 44, level = "warning",
      message = "content starts 44 pt below the edge it wants" } },
  },
  case "(d) pinned below a transparent bar" { scenario = example "s11b", expect = {} },

  case "full bleed under a transparent bar" {
    scenario = example "s11",
    expect = {
      { view = "feed", edge = "top", points = 88, message = "content starts 88 pt below the edge it wants" },
      { view = "feed", edge = "bottom", points = 34, message = "content ends 34 pt above the edge it wants" },
    },
  },
  -- The same page elsewhere: INS-31, devices.md's worked sums.
  case "iPhone 8" { scenario = fullBleed, device = { "iphone-8" }, os = { "11.0", "16.0" },
    expect = { { view = "list", edge = "top", points = 64 } } },
  case "iPhone 15" { scenario = fullBleed, device = { "iphone-15" }, os = { "17.0", "18.0" },
    expect = { { view = "list", edge = "top", points = 97.667 } } },
  case "iPhone 17 on iOS 26" { scenario = fullBleed, device = { "iphone-17" }, os = { "26.0" },
    expect = { { view = "list", edge = "top", points = 116 } } },
  case "iPad A16 on iOS 26" { scenario = fullBleed, device = { "ipad-a16" }, os = { "26.1" },
    expect = { { view = "list", edge = "top", points = 86 } } },
  case "iPhone X in landscape" { scenario = fullBleed, orientation = { "landscape" },
    expect = { { view = "list", edge = "top", points = 32 } } },
  case "iOS 10 writes it into contentInset" { scenario = fullBleed, device = { "iphone-7" }, os = { "10.3" },
    expect = { { view = "list", edge = "top", points = 64 } } },
  case "iOS 10 with the flag" { scenario = example "s09a", expect = {} },
  case "iOS 11 with the flag" { scenario = example "s09b", expect = { { view = "feed", edge = "top", points = 64 } } },
  case "iOS 11 with never" { scenario = example "s09c", expect = {} },

  case "no wish, no finding" { scenario = feed(nil, { isHidden = true }), expect = {} },
  case "below a visible bar is right" { scenario = example "s06", expect = {},
    device = { "iphone-x", "iphone-8", "iphone-15", "iphone-17", "ipad-air-4" }, os = { "26.0" } },
  case "below bars is right from the start" { scenario = example "s06", expect = {}, os = { "11.0", "13.0", "14.0" } },
  case "below bars, 30 points too far" { scenario = example "s16",
    expect = { { view = "feed", edge = "top", points = 30,
      message = "content starts 30 pt below the bars it should only clear" } } },
  case "below a view" {
    scenario = screens.scenario(screens.page {
      screens.list { wants = { top = "header" } },
      { id = "header", pins = { top = 0, left = 0, right = 0, height = 30 } },
    }),
    expect = { { view = "list", edge = "top", points = 14,
      message = "content starts 14 pt below \"header\", which it should only clear" } },
  },
  case "at the bottom, above the home indicator is right" {
    scenario = feed({ bottom = "belowBars" }), expect = {},
  },

  -- Too far out: F4.
  case "a constant from another phone" { scenario = example "s13b",
    expect = { { view = "feed", edge = "top", points = -24,
      message = "content starts 24 pt above the edge it wants" } } },
  case "the constant on its own phone" { scenario = example "s13a", expect = {} },
  case "an addition from another phone" { scenario = example "s15b",
    expect = { { view = "feed", edge = "top", points = 24 } } },
  case "the addition on its own phone" { scenario = example "s15a", expect = {} },
  case "under a bar it is content-hidden's" {
    scenario = feed({ top = "belowBars" }, nil, { contentInsetAdjustmentBehavior = "never" }), expect = {},
  },
  case "under a transparent bar nothing hides it" {
    scenario = feed({ top = "belowBars" }, { appearance = "transparent" },
      { contentInset = { top = -44 } }),
    expect = { { view = "list", edge = "top", points = -44,
      message = "content starts 44 pt above the bars it should only clear" } },
  },
  case "an empty grouped slot may go out (TBL-46)" {
    scenario = feed({ top = "edge" }, { isHidden = true }, {
      contentInset = { top = -79 }, table = { style = "grouped", sections = { { rows = 3 } } } }),
    expect = {},
  },
  case "sides: always in landscape" {
    scenario = feed({ left = "edge" }, nil, { contentInsetAdjustmentBehavior = "always" },
      { orientation = "landscape" }),
    expect = { { view = "list", edge = "left", points = 44,
      message = "content starts 44 pt right of the edge it wants" } },
  },
  case "5 points below a view" { scenario = below(39), expect = { { view = "list", edge = "top", points = 5 } } },
  case "0.4 points are none" { scenario = below(43.6), expect = {} },

  -- The other edges: 34 - 78 = -44 (INS-90).
  case "too far out at the bottom" {
    scenario = feed({ bottom = "edge" }, nil, { contentInset = { bottom = -78 } }),
    expect = { { view = "list", edge = "bottom", points = -44,
      message = "content ends 44 pt below the edge it wants" } },
  },
  case "where content of unknown size ends nobody knows" {
    scenario = screens.scenario(screens.navigation(screens.page { class = "UICollectionView", id = "list",
      pins = "superview", contentInset = { bottom = -78 }, wants = { bottom = "edge" } })),
    expect = {},
  },
  case "but not where it starts" {
    scenario = screens.scenario(screens.navigation(screens.page { class = "UICollectionView", id = "list",
      pins = "superview", contentInset = { top = -88 }, wants = { top = "edge" } },
      { navigationBar = { isHidden = true } })),
    expect = { { view = "list", edge = "top", points = -44 } },
  },
  case "too far out at the side" {
    scenario = feed({ left = "edge" }, nil, { contentInset = { left = -44 } }),
    expect = { { view = "list", edge = "left", points = -44,
      message = "content starts 44 pt left of the edge it wants" } },
  },
  case "under a tab bar it is content-hidden's" {
    scenario = screens.scenario(screens.tab(screens.page(screens.list {
      contentInsetAdjustmentBehavior = "never", pins = { top = 44, left = 0, bottom = 0, right = 0 },
      wants = { bottom = "belowBars" } }))),
    expect = {},
  },
  case "under a bar, and clear at the bottom" {
    scenario = feed({ top = "belowBars" }, nil, {
      contentInsetAdjustmentBehavior = "never", pins = { top = 0, left = 0, bottom = 34, right = 0 } }),
    expect = {},
  },
}
