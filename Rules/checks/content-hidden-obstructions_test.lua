-- Obstructions: strips of the app's own, bars above and below each other.

local screens = require "screens"

local function page(views, more, settings)
  return screens.scenario(screens.navigation(screens.page(views), more), settings)
end
local never = { contentInsetAdjustmentBehavior = "never" }
local function button(pins) return { class = "UIButton", id = "button", pins = pins } end

---A strip of the app's own.
local function strip(top, height, more)
  return { obstructs = true, id = "strip" .. top,
    pins = screens.with(more or { left = 0, right = 0 }, { top = top, height = height }) }
end

---A container of the app's own with a view, and a navigation controller further down.
local function inset(top, view)
  return screens.scenario { kind = "custom", id = "shell", view = { subviews = { view } },
    children = { screens.navigation(screens.page(screens.list()), { frame = { 0, top, 375, 812 - top } }) } }
end

return test "content-hidden" {
  case "under a bar of the app's own in the middle of the page" {
    scenario = screens.scenario(screens.page { { class = "UIButton", id = "button", frame = { 100, 100, 40, 40 } },
      strip(80, 40) }),
    expect = { { view = "button", edge = "top", points = -20 } },
  },
  case "wholly under the tab bar" {
    scenario = screens.scenario(screens.tab(screens.page(button { bottom = 40, left = 20, width = 100, height = 30 }))),
    expect = { { view = "button", edge = "bottom", points = -30 } },
  },
  case "strips reach from side to side" {
    scenario = screens.scenario(screens.page {
      { class = "UIButton", id = "above", frame = { 0, 10, 5, 20 } },
      { class = "UIButton", id = "below", frame = { 0, 785, 5, 20 } } }),
    expect = { { view = "above", edge = "top", points = -20 }, { view = "below", edge = "bottom", points = -20 } },
  },
  -- OUK-47: the iPad's tab bar begins below the status bar.
  case "above the tab bar of an iPad" {
    scenario = screens.scenario(screens.tab(screens.page {
      class = "UIButton", id = "button", frame = { 100, 4, 40, 20 } }), { device = "ipad-a16", os = "26.1" }),
    expect = { { view = "button", edge = "top", message = "20 pt of this control lie under the status bar" } },
  },
  -- Only a bar at the top of the screen draws its background up to the edge.
  case "above a navigation bar further down" {
    scenario = inset(200, { class = "UIButton", id = "button", frame = { 20, 100, 40, 40 } }), expect = {},
  },
  case "above a navigation bar a little further down" {
    scenario = inset(28, { class = "UIButton", id = "button", frame = { 20, 2, 40, 20 } }), expect = {},
    device = { "iphone-8" }, os = { "11.0" }, orientation = { "landscape" },
  },
  -- bars/navY: a bar starts 24 below a window's top without an inset on iOS 26 alone.
  case "above a navigation bar just below the top, before iOS 26" {
    scenario = inset(10, { class = "UIButton", id = "button", frame = { 20, 1, 40, 8 } }), expect = {},
    device = { "iphone-8" }, os = { "11.0" }, orientation = { "landscape" },
  },
  case "above a navigation bar just below the top, on iOS 26" {
    scenario = page(button { top = 2, left = 100, width = 40, height = 20 }),
    device = { "iphone-16-pro" }, os = { "26.1" }, orientation = { "landscape" },
    expect = { { view = "button", edge = "top", points = -20,
      message = "20 pt of this control lie under the navigation bar" } },
  },

  -- Columns, and one strip next to another, in whichever order they lie in the page.
  case "beside a strip" {
    scenario = screens.scenario(screens.page { strip(200, 44, { left = 200, width = 175 }),
      screens.list { id = "left", pins = { top = 200, left = 0, width = 180, bottom = 0 } },
      strip(500, 44, { left = 0, width = 180 }),
      screens.list { id = "right", pins = { top = 500, left = 180, width = 195, bottom = 0 } } }),
    expect = {},
  },
  case "two strips, the lower one first" {
    scenario = screens.scenario(screens.page { screens.list(screens.with(never, { wants = { bottom = "edge" } })),
      strip(88, 44), strip(44, 44) }),
    expect = { { view = "list", edge = "top", points = -132 } },
  },
  case "two strips at the end, the upper one first" {
    scenario = screens.scenario(screens.page { screens.list(screens.with(never, { wants = { top = "edge" } })),
      strip(650, 40), strip(690, 122) }),
    expect = { { view = "list", edge = "bottom", points = -162 } },
  },
  -- Of several bars the deepest is named, of equally deep ones a bar of UIKit's, in whichever order they lie.
  case "a control under two bars of the app's own, the deeper one last" {
    scenario = screens.scenario(screens.page {
      { class = "UIButton", id = "button", frame = { 100, 104, 40, 40 } }, strip(80, 45), strip(90, 50) }),
    expect = { { view = "button", edge = "top", points = -36,
      message = "36 pt of this control lie under \"strip90\"" } },
  },
  case "a control under two bars of the app's own, the deeper one first" {
    scenario = screens.scenario(screens.page {
      { class = "UIButton", id = "button", frame = { 100, 104, 40, 40 } }, strip(90, 50), strip(80, 45) }),
    expect = { { view = "button", edge = "top", points = -36,
      message = "36 pt of this control lie under \"strip90\"" } },
  },
  case "a control under the tab bar and the home indicator" {
    scenario = screens.scenario(screens.tab(screens.page(button { bottom = 2, left = 20, width = 100, height = 30 }))),
    expect = { { view = "button", edge = "bottom", points = -30,
      message = "30 pt of this control lie under the tab bar" } },
  },
  case "a control under a bar of the app's own and the status bar" {
    scenario = screens.scenario(screens.page { button { top = 4, left = 20, width = 100, height = 30 },
      strip(0, 44) }),
    expect = { { view = "button", edge = "top", points = -30,
      message = "30 pt of this control lie under \"strip0\"" } },
  },
  case "content under a bar of the app's own that reaches as far as the navigation bar" {
    scenario = page { screens.list(screens.with(never, { wants = { bottom = "edge" } })), strip(0, 88) },
    expect = { { view = "list", edge = "top", points = -88,
      message = "content starts 88 pt under the navigation bar" } },
  },
  case "content under a bar of the app's own that reaches a little further" {
    scenario = page { screens.list(screens.with(never, { wants = { bottom = "edge" } })), strip(0, 89) },
    expect = { { view = "list", edge = "top", points = -89,
      message = "content starts 89 pt under \"strip0\"" } },
  },
  case "what lies in the upper half hides no end" {
    scenario = screens.scenario(screens.page {
      screens.scroll(375, 250, screens.with(never, { wants = { top = "edge" } })), strip(200, 60) }),
    expect = {},
  },
  case "what lies where the list begins hides no end" {
    scenario = screens.scenario(screens.page {
      screens.scroll(375, 10, { pins = { top = 500, left = 0, right = 0, bottom = 0 } }), strip(480, 40) }),
    expect = { { view = "list", edge = "top", points = -20 } },
  },
  -- INS-13 is of iOS 11; INS-9 and INS-10 say that the offset follows before and after.
  case "scrolling is off on other systems" {
    scenario = page(screens.scroll(375, 3000, { isScrollEnabled = false }), nil, { device = "iphone-7" }),
    os = { "10.3", "12.0", "15.0" }, expect = {},
  },
  case "scrolling is off, and the app keeps the offset" {
    scenario = page(screens.scroll(375, 3000, { isScrollEnabled = false, contentOffset = { 0, -40 } }), nil,
      { device = "iphone-8" }),
    expect = { { view = "list", edge = "top", points = -24, level = "warning" } },
  },
}
