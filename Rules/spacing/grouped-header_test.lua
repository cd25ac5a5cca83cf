local screens = require "screens"

local title = { title = "Names" }
local off = { estimatedRowHeight = 0, estimatedSectionHeaderHeight = 0, estimatedSectionFooterHeight = 0 }

---A grouped table alone on its page, iPhone 7 (2x) with iOS 11.0 unless said otherwise.
local function grouped(sections, more, settings)
  return screens.scenario(screens.page(screens.sections("grouped", sections, more)),
    screens.with({ device = "iphone-7", os = "11.0" }, settings))
end
local function insetGrouped(sections, more, settings)
  return screens.scenario(screens.page(screens.sections("insetGrouped", sections, more)),
    screens.with({ device = "iphone-16", os = "26.1" }, settings))
end
local function headers(first, later) return { list = { slots = { { header = first }, { header = later } } } } end

---An inset grouped table in a tab's navigation controller, with a search field in some state.
local function searching(state, rows)
  return screens.scenario(screens.tab(screens.navigation(
    screens.page(screens.sections("insetGrouped", { { rows = { count = rows, height = 44 }, header = title } })),
    { navigationBar = { searchBar = state } })), { device = "iphone-se-3", os = "26.1" })
end

local untitled = { { rows = 1 }, { rows = 1 } }
local titled = { { rows = 1, header = title }, { rows = 1, header = title } }
local onSE26 = { device = "iphone-se-3", os = "26.1", statusBarHidden = true }

return test "grouped-header" {
  -- TBL-30, printed: D1 (3x, iOS 9: 35, not 35.333), D3.
  case "nothing given" { scenario = grouped(untitled), os = { "10.3", "11.0", "15.0" }, values = headers(35, 17.5) },
  case "nothing given, 3x" {
    scenario = grouped({ { rows = { 45 } } }, nil, { device = "iphone-6-plus", os = "9.0.1" }),
    values = { list = { rows = { 35 } } },
  },
  case "nothing given, iOS 7" { scenario = grouped({ { rows = 1 } }, nil, { device = "iphone-5s" }), os = { "7.1" },
    values = { list = { firstRowY = 35 } } },
  case "later sections at 3x" { scenario = insetGrouped(untitled), values = headers(35, 17.667) },

  -- Titles: TBL-32 (D2), OUK-82..86.
  case "a title on top" { scenario = grouped(titled, nil, { device = "ipad-air-2" }), os = { "9.3", "12.0" },
    values = { list = { firstRowY = 55.5 } } },
  case "titles on iOS 26, 2x" { scenario = grouped(titled, nil, onSE26), values = headers(55.5, 38) },
  case "titles on iOS 26, 3x" { scenario = insetGrouped(titled), values = headers(55.333, 38) },
  case "under an expanded large title" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.sections("insetGrouped", titled)),
      { navigationBar = { largeTitle = "expanded" } }), onSE26),
    values = headers(38, 38),
  },
  case "under a collapsed one" {
    scenario = screens.scenario(screens.navigation(screens.page(screens.sections("insetGrouped", titled)),
      { navigationBar = { largeTitle = "collapsed" } }), onSE26),
    values = headers(55.5, 38),
  },
  -- OUK-84, printed: 75.5 from the last row of section 0 (214.5) to the first of section 1 (290).
  case "after a footer with text" {
    scenario = screens.scenario(screens.page(screens.sections("insetGrouped", {
      { rows = { 53, 53, 53 }, header = title, footer = { title = "one line" } },
      { rows = { 53 }, header = title },
    })), onSE26),
    values = { list = { rows = { 55.5, 108.5, 161.5, 290 } } },
  },
  case "after a footer with text, 3x" {
    scenario = insetGrouped { { rows = 1, header = title, footer = { title = "one line" } },
      { rows = 1, header = title } },
    values = headers(55.333, 45.333),
  },

  -- Delegate heights: TBL-41 both sides of iOS 11, TBL-26, OUK-89, OUK-92, MST-4.
  case "height only, iOS 10" { scenario = example "s18a",
    values = { settings = { slots = { { header = 0 }, { header = 0 } } } } },
  case "height only, iOS 11: ignored" { scenario = example "s18b",
    values = { settings = { slots = { { header = 35 }, { header = 17.5 } } } } },
  case "height only of 30, iOS 26: ignored" {
    scenario = insetGrouped(untitled, { delegate = { heightForHeaderInSection = 30 } }), values = headers(35, 17.667),
  },
  case "height only on an app of an older SDK" {
    scenario = grouped(untitled, { delegate = { heightForHeaderInSection = 30 } }, { linkedSDK = "10.3" }),
    values = headers(30, 30),
  },
  case "titles have their height honoured" {
    scenario = insetGrouped({ { rows = 1, header = { title = "A", height = 30 } },
      { rows = 1, header = { title = "B", height = 50 } } }),
    values = headers(30, 50),
  },
  case "with estimates off" {
    scenario = grouped({ { rows = { 44 } } },
      screens.with(off, { delegate = { heightForHeaderInSection = 32, heightForFooterInSection = 0.01 } }),
      { os = "17.4", device = "iphone-se-3" }),
    values = { list = { rows = { 32 } } },
  },
  case "height and view" { scenario = example "s19",
    values = { settings = { slots = { { header = 0 }, { header = 0 } } } } },
  -- OUK-149, printed: views of 38 and 70.667 that size themselves.
  case "views that size themselves" {
    scenario = grouped({ { rows = { 65 }, header = { view = { height = 38 } },
      footer = { view = { height = 70.667 } } },
      { rows = { 65 }, header = { view = { height = 38 } } } }, nil, { device = "iphone-16", os = "26.1" }),
    values = { list = { rows = { 38, 211.667 }, contentSize = { 393, 314 } } },
  },

  -- OUK-93: a whole screen, of which the last rows are printed. Untitled headers ignore the delegate's 30 (OUK-89),
  -- titled ones honour theirs (OUK-92), footers are views of their own size or the default.
  case "a real screen, iOS 26, 3x" {
    scenario = insetGrouped {
      { rows = { 52 }, header = { height = 30 }, footer = { view = { height = 71.667 } } },
      { rows = { 52 }, header = { title = "A", height = 30 } },
      { rows = { 52, 52 }, header = { title = "B", height = 50 } },
      { rows = { 52 }, header = { height = 30 }, footer = { view = { height = 71.667 } } },
      { rows = { 52 }, header = { height = 30 }, footer = { view = { height = 57.333 } } },
      { rows = { 52, 52, 52 }, header = { title = "C", height = 30 } },
    },
    values = { list = { rows = { 35, 188.667, 308, 360, 447, 588.333, 727.667, 779.667, 831.667 } } },
  },

  -- 0: TBL-23, TBL-25 with OQ-2.
  case "0 up to iOS 10" { scenario = example "s17c",
    values = { settings = { slots = { { header = 35 }, { header = 17.5 } } } } },
  case "0 on iOS 11, estimates off" {
    scenario = grouped(untitled, screens.with(off, { delegate = { heightForHeaderInSection = 0 } })),
    values = headers(35, 17.5),
  },
  case "0 on iOS 11, if it is zero" {
    scenario = grouped(untitled, screens.with(off, { delegate = { heightForHeaderInSection = 0 } })),
    assume = { ["OQ-2"] = "zero" }, values = headers(0, 0),
  },
  case "0 on iOS 11 with the view method" {
    scenario = grouped(untitled, { delegate = { heightForHeaderInSection = 0, viewForHeaderInSection = "view" } }),
    values = headers(0, 0),
  },
  case "0 on iOS 10 with the view method" {
    scenario = grouped(untitled, { delegate = { heightForHeaderInSection = 0, viewForHeaderInSection = "view" } }),
    os = { "10.3" }, values = headers(35, 17.5),
  },

  -- The property: TBL-24, D23; a nib stores 18 (TBL-13, TBL-17, an Interface Builder scan).
  case "property 0: the first one stays" { scenario = grouped(untitled, { sectionHeaderHeight = 0 }),
    values = headers(35, 0) },
  case "property 18: the first one stays" { scenario = grouped(untitled, { sectionHeaderHeight = 18 }),
    values = headers(35, 18) },
  case "a nib" { scenario = grouped(untitled, { origin = "nib" }), os = { "10.3", "11.0" },
    values = { list = { slots = { { header = 35, footer = 18 }, { header = 18, footer = 18 } } } } },
  case "the delegate beats the property" {
    scenario = grouped(untitled, { sectionHeaderHeight = 18, delegate = { heightForHeaderInSection = 50 } }),
    os = { "10.3" },
    values = headers(50, 50),
  },

  -- tableHeaderView: TBL-48, several observers. Under a real one nothing is known (OQ-5).
  case "a tiny table header view takes the 35 away" {
    scenario = grouped(untitled, { tableHeaderView = { height = 0.01 } }), os = { "10.3", "11.0", "15.0" },
    values = headers(0, 17.5),
  },
  case "one of height 0 does not" { scenario = grouped(untitled, { tableHeaderView = { height = 0 } }),
    values = headers(35, 17.5) },

  -- OQ-8 is one of three; the others within a pixel.
  case "OQ-8: header down" { scenario = insetGrouped(untitled), assume = { ["OQ-8"] = "header-down-footer-up" },
    values = headers(35, 17.333) },
  -- TBL-1, TBL-41: any positive height counts, small ones too.
  case "a low property" { scenario = grouped(untitled, { sectionHeaderHeight = 5 }), values = headers(35, 5) },
  case "a low height and view" {
    scenario = grouped(untitled, { delegate = { heightForHeaderInSection = 5, viewForHeaderInSection = "view" } }),
    values = headers(5, 5),
  },
  case "a low view that sizes itself" { -- OUK-94
    scenario = grouped({ { rows = 1, header = { view = { height = 5 } } }, { rows = 1 } }, nil,
      { device = "iphone-16", os = "26.1" }),
    values = headers(5, 17.667),
  },
  -- TBL-49, OQ-5: no dump shows what a real one leaves; TBL-48's sources name nothing above 0.1.
  case "below a real table header view" {
    scenario = grouped(untitled, { tableHeaderView = { height = 5 } }), values = headers("unknown", 17.5),
  },
  -- OQ-3.
  case "a title at another text size" {
    scenario = grouped(titled, nil, { preferredContentSizeCategory = "extraLarge" }),
    values = headers("unknown", "unknown"),
  },
  -- OUK-95: a search field never used folds away where the rows overflow, and only there.
  case "under a search field, rows overflow" { scenario = searching("attached", 30),
    values = { list = { slots = { { header = 38 } } } } },
  case "under a search field, rows fit" { scenario = searching("attached", 1),
    values = { list = { slots = { { header = 55.5 } } } } },
  case "under a search field once cancelled, rows overflow" { scenario = searching("afterCancel", 30),
    values = { list = { slots = { { header = 55.5 } } } } },
  case "no search field, rows overflow" { scenario = searching(nil, 30),
    values = { list = { slots = { { header = 55.5 } } } } },
  -- TBL-42, OQ-13: a view has the height honoured; whether a method that returns nil does is open.
  case "height and view, whatever nil does" {
    scenario = grouped(untitled, { delegate = { heightForHeaderInSection = 30, viewForHeaderInSection = "view" } }),
    assume = { ["OQ-13"] = "not-enough" }, values = headers(30, 30),
  },
  case "height and a method that returns nil" { scenario = "grouped-header_nil-view.json",
    values = headers(30, 30),
  },
  case "height and a method that returns nil, if nil is not enough" { scenario = "grouped-header_nil-view.json",
    assume = { ["OQ-13"] = "not-enough" }, values = headers(35, 17.5),
  },
  case "an inset grouped table from a nib (TBL-14)" {
    scenario = insetGrouped(untitled, { origin = "nib" }),
    values = { list = { slots = { { header = 35, footer = 18 }, { header = 18, footer = 18 } } } },
  },
  case "OQ-9: height only, if the SDK does not matter" {
    scenario = grouped(untitled, { delegate = { heightForHeaderInSection = 30 } }, { linkedSDK = "10.3" }),
    assume = { ["OQ-9"] = "os-only" }, values = headers(35, 17.5),
  },
}
