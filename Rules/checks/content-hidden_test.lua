local screens = require "screens"

local function page(views, more, settings)
  return screens.scenario(screens.navigation(screens.page(views), more), settings)
end
local never = { contentInsetAdjustmentBehavior = "never" }
local function button(pins) return { class = "UIButton", id = "button", pins = pins } end

---A list below a status bar of 44, and a header of the app's own over it.
local function header(height)
  return screens.scenario(screens.page { screens.list(),
    { id = "header", obstructs = true, pins = { top = 0, left = 0, right = 0, height = height } } })
end

return test "content-hidden" {
  case "an ordinary screen" {
    scenario = screens.ordinary, expect = {}, orientation = { "portrait", "landscape" },
    device = { "iphone-x", "iphone-xs-max", "iphone-8" }, os = { "12.0", "16.0" },
  },
  case "an ordinary screen, newer devices" {
    scenario = screens.ordinary, expect = {}, orientation = { "portrait", "landscape" },
    device = { "iphone-15", "iphone-16-pro", "ipad-a16", "ipad-9" }, os = { "26.1" },
  },
  case "an ordinary screen, iOS 7 to 10" { scenario = screens.ordinary, expect = {}, device = { "iphone-5s" },
    os = { "7.0", "8.0", "9.0", "10.3" } },
  case "rows of no height are rows" {
    scenario = screens.scenario(screens.page { screens.list {
      pins = { top = 0, left = 0, right = 0, bottom = 0 }, contentInsetAdjustmentBehavior = "never",
      table = { rowHeight = 0, sections = { { rows = 3 } } } } }),
    expect = { { view = "list", edge = "top", points = -44, level = "note" } },
  },
  case "with a tab bar and a toolbar" {
    scenario = screens.scenario(screens.tab(screens.navigation(screens.page(screens.list()), { toolbar = {} }))),
    expect = {},
  },

  case "never under a visible bar" { -- T16
    scenario = page(screens.list(never)),
    expect = {
      { view = "list", edge = "top", points = -88, level = "warning",
        message = "content starts 88 pt under the navigation bar" },
      { view = "list", edge = "bottom", points = -34,
        message = "the last 34 pt of content stay under the home indicator" },
    },
  },
  case "never in tabs" {
    scenario = screens.scenario(screens.tab(screens.page(screens.list(never)))),
    expect = {
      { view = "list", edge = "top", points = -44, level = "note",
        message = "content starts 44 pt under the status bar and sensor housing" },
      { view = "list", edge = "bottom", points = -83, level = "warning",
        message = "the last 83 pt of content stay under the tab bar" },
    },
  },
  -- OUK-133: a search field that stands at the bottom of iOS 26 phones is a bar as well.
  case "never above a search field at the bottom" {
    scenario = page(screens.list(screens.with(never, { wants = { top = "edge" } })),
      { navigationBar = { appearance = "transparent", searchBar = "attached" } }),
    device = { "iphone-16-pro" }, os = { "26.1" },
    expect = { { view = "list", edge = "bottom", points = -86,
      message = "the last 86 pt of content stay under the search bar" } },
  },
  case "a transparent bar hides nothing, the status bar does" {
    scenario = page(screens.list(screens.with(never, { wants = { bottom = "edge" } })),
      { navigationBar = { appearance = "transparent" } }),
    expect = { { view = "list", edge = "top", points = -44 } },
  },
  case "an edge that is wanted" {
    scenario = page(screens.list(screens.with(never, { wants = { top = "edge", bottom = "edge" } })),
      { navigationBar = { appearance = "transparent" } }),
    expect = {},
  },
  case "the wanted edge lies under a visible bar" {
    scenario = page(screens.list(screens.with(never, { wants = { top = "edge", bottom = "edge" } })), nil,
      { device = "iphone-8" }),
    expect = { { view = "list", edge = "top", points = -64 } },
  },
  case "short content that is not inset" { -- T15
    scenario = page(screens.scroll(375, 300, { contentInsetAdjustmentBehavior = "scrollableAxes" })),
    expect = { { view = "list", edge = "top", points = -88 } },
  },
  case "content ends above the bottom" {
    scenario = page(screens.scroll(375, 300, { pins = { top = 88, left = 0, bottom = 0, right = 0 } })), expect = {},
  },
  case "of content of unknown size nobody knows" {
    scenario = screens.scenario(screens.page { { class = "UICollectionView", id = "list", pins = "superview" } }),
    expect = {}, os = { "11.0", "17.0" },
  },
  case "unless the behaviour does not ask for it" {
    scenario = screens.scenario(screens.page { { class = "UICollectionView", id = "list", pins = "superview",
      contentInsetAdjustmentBehavior = "never" } }),
    expect = { { view = "list", edge = "top", points = -44 } }, os = { "11.0", "17.0" },
  },
  case "nothing in it, nothing hidden" { scenario = page(screens.scroll(375, 0, never)), expect = {} },
  case "what scrolls lies in something that scrolls" {
    scenario = page(screens.scroll(375, 2000, { subviews = {
      { class = "UIScrollView", id = "cards", frame = { 0, 0, 375, 200 }, contentSize = { 2000, 200 } } } })),
    expect = {},
  },
  case "a pager: the lists in it are judged" {
    scenario = page(screens.scroll(750, 812, { id = "pager", contentInsetAdjustmentBehavior = "never", subviews = {
      { class = "UITableView", id = "left", frame = { 0, 0, 375, 812 }, table = { sections = { { rows = 30 } } } },
      { class = "UITableView", id = "right", frame = { 375, 0, 375, 812 },
        table = { sections = { { rows = 30 } } } } } })),
    expect = {},
  },

  -- Bars of the app's own (S-12, S-23).
  case "a header over the table" { scenario = example "s12b",
    expect = { { view = "orders", edge = "top", points = -44, message = "content starts 44 pt under \"header\"" } } },
  case "an own bar that the page makes room for" { scenario = example "s23a", expect = {},
    device = { "iphone-8", "iphone-x", "iphone-15", "ipad-air-4" }, os = { "17.0" } },
  case "the same without room" { scenario = example "s23b", expect = { { view = "feed", edge = "top", points = -56 } },
    device = { "iphone-x", "iphone-14-pro", "ipad-9" }, os = { "16.4" } },
  case "an own bar at the bottom" {
    scenario = screens.scenario(screens.page { screens.list(),
      { id = "player", obstructs = true, pins = { left = 0, right = 0, bottom = 0, height = 98 } } }),
    expect = { { view = "list", edge = "bottom", points = -64,
      message = "the last 64 pt of content stay under \"player\"" } },
  },
  case "a list inside the own bar" {
    scenario = screens.scenario(screens.page { { id = "sheet", obstructs = true,
      pins = { left = 0, right = 0, bottom = 0, height = 300 },
      subviews = { screens.list() } } }),
    expect = {},
  },

  -- Controls (S-22).
  case "a button under the home indicator" { scenario = example "s22a",
    expect = { { view = "buyButton", edge = "bottom", points = -34,
      message = "34 pt of this control lie under the home indicator" } } },
  case "no home indicator, no finding" { scenario = example "s22a", device = { "iphone-8" }, os = { "11.0" },
    expect = {} },
  case "a button under the status bar" { scenario = example "s22b",
    expect = { { view = "closeButton", edge = "top", points = -32 } } },
  case "a button under the navigation bar" {
    scenario = page(button { top = 60, left = 20, width = 100, height = 44 }),
    expect = { { view = "button", edge = "top", points = -28,
      message = "28 pt of this control lie under the navigation bar" } },
  },
  case "a button half under the tab bar" {
    scenario = screens.scenario(screens.tab(screens.page(button { bottom = 60, left = 20, width = 100, height = 44 }))),
    expect = { { view = "button", edge = "bottom", points = -23 } },
  },
  case "a tall button that ends under the home indicator" {
    scenario = screens.scenario(screens.page(button { bottom = 0, left = 0, right = 0, height = 80 })), expect = {},
  },
  case "a control that fills the page" {
    scenario = page { { class = "UIControl", id = "tapArea", pins = "superview" } }, expect = {},
  },
  case "a label is spared" {
    scenario = page { { class = "UILabel", id = "label", pins = { top = 0, left = 0, width = 100, height = 30 } } },
    expect = {},
  },
  case "a control of one's own is not" {
    scenario = page { { class = "StarView", interactive = true, id = "stars",
      pins = { top = 0, left = 0, width = 100, height = 30 } } },
    expect = { { view = "stars", edge = "top", points = -30 } },
  },
  case "hidden, or in what scrolls" {
    scenario = page { screens.list { subviews = { { class = "UIButton", id = "inList", frame = { 0, -88, 40, 40 } } } },
      { class = "UIButton", id = "gone", isHidden = true, frame = { 0, 0, 40, 40 } } },
    expect = {},
  },
  case "in a bar of the app's own" {
    scenario = screens.scenario(screens.page { { id = "ownBar", obstructs = true,
      pins = { top = 44, left = 0, right = 0, height = 44 },
      subviews = { button { top = 0, left = 8, width = 40, height = 44 } } } }),
    expect = {},
  },
  -- INS-21: left and right are unsafe in landscape.
  case "beside the sensor housing" {
    scenario = screens.scenario(screens.page(button { centerY = 0, left = 4, width = 44, height = 44 })),
    orientation = { "landscape" },
    expect = { { view = "button", edge = "left", points = -40,
      message = "40 pt of this control lie beside the sensor housing, outside the safe area" } },
  },
  case "clear of it" {
    scenario = screens.scenario(screens.page(button { centerY = 0, left = 44, width = 44, height = 44 })),
    orientation = { "landscape", "portrait" }, expect = {},
  },

  -- INS-13: the inset is there, the offset stays, and nobody can scroll the content free.
  case "scrolling is off" {
    scenario = page(screens.scroll(375, 3000, { isScrollEnabled = false }), nil, { device = "iphone-8" }),
    expect = { { view = "list", edge = "top", points = -64, level = "note",
      message = "content can start 64 pt under the navigation bar: iOS 11.0.2 was seen to leave the offset alone "
        .. "where scrolling is off" } },
  },
  case "scrolling is off, and the app sets the offset" {
    scenario = page(screens.scroll(375, 3000, { isScrollEnabled = false, contentOffset = { 0, -64 } }), nil,
      { device = "iphone-8" }),
    expect = {},
  },
  case "beside it on the right" {
    scenario = screens.scenario(screens.page(button { centerY = 0, right = 4, width = 44, height = 44 })),
    orientation = { "landscape" }, expect = { { view = "button", edge = "right", points = -40 } },
  },
  case "8 points at the very edge" {
    scenario = screens.scenario(screens.page(button { centerY = 0, left = 0, width = 8, height = 44 })),
    orientation = { "landscape" }, expect = { { view = "button", edge = "left", points = -8 } },
  },
  case "its middle is clear of it" {
    scenario = screens.scenario(screens.page(button { centerY = 0, left = 20, width = 200, height = 44 })),
    orientation = { "landscape" }, expect = {},
  },
  case "beyond the window nobody sees it" {
    scenario = screens.scenario(screens.page {
      { class = "UIButton", id = "before", frame = { -50, 150, 44, 44 } },
      { class = "UIButton", id = "behind", frame = { 822, 150, 44, 44 } } }),
    orientation = { "landscape" }, expect = {},
  },

  -- Sizes: what has none cannot be hidden, what is small can.
  case "controls without a size" {
    scenario = page { button { top = 20, left = 20, width = 0, height = 30 },
      { class = "UIButton", id = "flat", frame = { 20, 20, 40, 0 } } },
    expect = {},
  },
  case "a flat control beside the sensor housing" {
    scenario = screens.scenario(screens.page(button { centerY = 0, left = 4, width = 30, height = 0 })),
    orientation = { "landscape" }, expect = {},
  },
  case "a narrow control" { scenario = page(button { top = 20, left = 20, width = 5, height = 30 }),
    expect = { { view = "button", edge = "top", points = -30 } } },
  case "a low control" { scenario = page(button { top = 20, left = 20, width = 30, height = 5 }),
    expect = { { view = "button", edge = "top", points = -5 } } },
  case "5 points of content" { scenario = page(screens.scroll(375, 5, never)),
    expect = { { view = "list", edge = "top", points = -88 } } },

  -- Middles: only what fills the page runs under a bar as a background does.
  case "a tall button that ends under the tab bar" {
    scenario = screens.scenario(screens.tab(screens.page(
      button { bottom = 52, left = 20, width = 100, height = 200 }))),
    expect = { { view = "button", edge = "bottom", points = -31 } },
  },
  case "a tall button that begins under the navigation bar" {
    scenario = page(button { top = 60, left = 20, width = 100, height = 240 }),
    expect = { { view = "button", edge = "top", points = -28 } },
  },
  case "in a navigation bar of one's own" {
    scenario = screens.scenario(screens.page { { class = "UINavigationBar", id = "bar", frame = { 0, 0, 375, 88 },
      subviews = { { class = "UIButton", id = "back", frame = { 8, 0, 44, 44 } } } } }),
    expect = {},
  },

  -- 5 points are hidden, less than half a point is not; the system's strips are warned of where nobody writes never.
  case "5 points under a header" { scenario = header(49),
    expect = { { view = "list", edge = "top", points = -5, level = "warning",
      message = "content starts 5 pt under \"header\"" } } },
  case "0.4 points under a header" { scenario = header(44.4), expect = {} },
  case "short content under the status bar" {
    scenario = screens.scenario(screens.page(screens.scroll(375, 300))),
    expect = { { view = "list", edge = "top", points = -44, level = "warning" } },
  },
  -- A list a little further down is not what the outer one shows at its start.
  case "no pager: the list in it lies lower" {
    scenario = page(screens.scroll(750, 812, { id = "outer", contentInsetAdjustmentBehavior = "never",
      subviews = { { class = "UITableView", id = "inner", frame = { 0, 5, 375, 807 },
        table = { sections = { { rows = 30 } } } } } })),
    expect = { { view = "outer", edge = "top", points = -88 }, { view = "outer", edge = "bottom", points = -34 } },
  },
  -- What lies in the top strip (devices.md).
  case "no housing on a home-button phone" {
    scenario = screens.scenario(screens.page(screens.list(screens.with(never, { wants = { bottom = "edge" } })))),
    device = { "iphone-8" }, os = { "11.0" },
    expect = { { view = "list", edge = "top", points = -20, message = "content starts 20 pt under the status bar" } },
  },
  case "an island" {
    scenario = screens.scenario(screens.page(screens.list(screens.with(never, { wants = { bottom = "edge" } })))),
    device = { "iphone-15" }, os = { "17.0" },
    expect = { { view = "list", edge = "top", points = -59,
      message = "content starts 59 pt under the status bar and sensor housing" } },
  },
  case "a housing without a status bar" {
    scenario = screens.scenario(screens.page(screens.list(screens.with(never, { wants = { bottom = "edge" } }))),
      { statusBarHidden = true }),
    expect = { { view = "list", edge = "top", points = -44,
      message = "content starts 44 pt under the sensor housing" } },
  },
  case "5 points of a device nobody has" {
    scenario = screens.scenario(screens.page(screens.list(never)), { os = "13.0", device = {
      idiom = "phone", size = { 300, 600 }, scale = 2, corner = "notch",
      safeAreaInsets = { portrait = { top = 5, bottom = 5 } } } }),
    expect = { { view = "list", edge = "top", points = -5 }, { view = "list", edge = "bottom", points = -5 } },
  },
}
