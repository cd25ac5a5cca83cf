local screens = require "screens"

local function grouped(sections, more, settings)
  return screens.scenario(screens.page(screens.sections("grouped", sections, more)),
    screens.with({ device = "iphone-7", os = "11.0" }, settings))
end
local function footers(first, last) return { list = { slots = { { footer = first }, { footer = last } } } } end

local untitled = { { rows = 1 }, { rows = 1 } }
local i16 = { device = "iphone-16", os = "26.1" }

return test "grouped-footer" {
  -- TBL-31, TBL-34; the last one is contested (OQ-6).
  case "nothing given, up to iOS 18" { scenario = grouped(untitled), os = { "10.3", "11.0", "15.0" },
    values = footers(17.5, 20) },
  case "OQ-6: the other answer" { scenario = grouped(untitled), assume = { ["OQ-6"] = "height-17-5" },
    values = footers(17.5, 17.5) },
  -- Printed: dump 008, 0.0001 + 50 + 20.
  case "the last one, printed" {
    scenario = grouped({ { rows = { 50 } } },
      { delegate = { heightForHeaderInSection = 0.0001, viewForHeaderInSection = "view" } },
      { device = "iphone-11-pro-max", os = "13.0" }),
    values = { list = { contentSize = { 414, 70.0001 } } },
  },
  -- OUK-90, OUK-91: 17.333 at 3x, 17.5 at 2x; OUK-87, OUK-151: 20 more at the end, which grouped-tail gives.
  case "nothing given, iOS 26, 3x" { scenario = grouped(untitled, nil, i16), values = footers(17.333, 17.333) },
  case "nothing given, iOS 26, 2x" { scenario = grouped(untitled, nil, { device = "iphone-se-3", os = "26.1" }),
    values = footers(17.5, 17.5) },
  -- OUK-88: one line of text.
  case "a title of one line, iOS 26" {
    scenario = grouped({ { rows = 1, footer = { title = "one line" } }, { rows = 1 } }, nil, i16),
    values = footers(30, 17.333),
  },
  -- D12, printed: header 155, row of 60, footer 309.5, content 524.5. A last footer that is given ends the content.
  case "a given last footer ends the content" {
    scenario = grouped({ { rows = { 60 }, header = { view = "view", height = 155 },
      footer = { view = "view", height = 309.5 } } }, nil,
      { device = "iphone-8", os = "15.0" }),
    values = { list = { rows = { 155 }, contentSize = { 375, 524.5 } } },
  },
  -- TBL-41 for footers, both sides of iOS 11.
  case "height only, iOS 10" {
    scenario = grouped(untitled, { delegate = { heightForFooterInSection = 0.01 } }), os = { "10.3" },
    values = footers(0, 0),
  },
  case "height only, iOS 11: ignored" {
    scenario = grouped(untitled, { delegate = { heightForFooterInSection = 0.01 } }), os = { "11.0" },
    values = footers(17.5, 20),
  },
  case "a header's view method does not help a footer" {
    scenario = grouped(untitled, { delegate = { heightForFooterInSection = 0.01, viewForHeaderInSection = "view" } }),
    values = footers(17.5, 20),
  },
  case "height and view" {
    scenario = grouped(untitled, { delegate = { heightForFooterInSection = 40, viewForFooterInSection = "view" } }),
    values = footers(40, 40),
  },
  case "0 up to iOS 10 (TBL-23)" {
    scenario = grouped(untitled, { delegate = { heightForFooterInSection = 0 } }), os = { "10.3" },
    values = footers(17.5, 20),
  },
  case "property 0 takes footers away, but not the last 20 (TBL-24, TBL-34)" {
    scenario = grouped(untitled, { sectionFooterHeight = 0 }), values = footers(0, 20),
  },
  -- TBL-17, an Interface Builder scan.
  case "a nib stores 18" { scenario = grouped(untitled, { origin = "nib" }), values = footers(18, 18) },
  -- OQ-1: iOS 7 is said to start from 10.
  case "iOS 7" { scenario = grouped(untitled, nil, { device = "iphone-5s" }), os = { "7.1" },
    values = footers(10, 10) },
  -- TBL-23, TBL-25 with OQ-2: footers as headers.
  case "0 on iOS 10 with the view method" {
    scenario = grouped(untitled, { delegate = { heightForFooterInSection = 0, viewForFooterInSection = "view" } }),
    os = { "10.3" }, values = footers(17.5, 20),
  },
  case "0 on iOS 11 with the view method" {
    scenario = grouped(untitled, { delegate = { heightForFooterInSection = 0, viewForFooterInSection = "view" } }),
    values = footers(0, 0),
  },
  case "0 on iOS 11, estimates off" {
    scenario = grouped(untitled, { estimatedSectionFooterHeight = 0, delegate = { heightForFooterInSection = 0 } }),
    values = footers(17.5, 20),
  },
  case "0 on iOS 11, if it is zero" {
    scenario = grouped(untitled, { estimatedSectionFooterHeight = 0, delegate = { heightForFooterInSection = 0 } }),
    assume = { ["OQ-2"] = "zero" }, values = footers(0, 0),
  },
  case "0 on iOS 10, whatever it is later" {
    scenario = grouped(untitled, { delegate = { heightForFooterInSection = 0 } }), os = { "10.3" },
    assume = { ["OQ-2"] = "zero" }, values = footers(17.5, 20),
  },
  -- TBL-1, TBL-41: any positive height counts, small ones too.
  case "a low property" { scenario = grouped(untitled, { sectionFooterHeight = 5 }), values = footers(5, 5) },
  case "a low height and view" {
    scenario = grouped(untitled, { delegate = { heightForFooterInSection = 5, viewForFooterInSection = "view" } }),
    values = footers(5, 5),
  },
  -- OUK-94: a view has its own height.
  case "a low view that sizes itself" {
    scenario = grouped({ { rows = 1, footer = { view = { height = 5 } } }, { rows = 1 } }, nil, i16),
    values = footers(5, 17.333),
  },
  -- OQ-3: measured on iOS 26 at the large size only.
  case "a title before iOS 26" { scenario = grouped { { rows = 1, footer = { title = "one line" } } },
    os = { "11.0", "15.0" }, values = { list = { slots = { { footer = "unknown" } } } } },
  case "a title at another text size" {
    scenario = grouped({ { rows = 1, footer = { title = "one line" } } }, nil,
      screens.with(i16, { preferredContentSizeCategory = "extraLarge" })),
    values = { list = { slots = { { footer = "unknown" } } } },
  },
  case "OQ-8: both up" { scenario = grouped(untitled, nil, i16), assume = { ["OQ-8"] = "both-up" },
    values = footers(17.667, 17.667) },
  case "OQ-8: footer up" { scenario = grouped(untitled, nil, i16), assume = { ["OQ-8"] = "header-down-footer-up" },
    values = footers(17.667, 17.667) },
}
