local screens = require "screens"

---A plain table alone on its page.
local function plain(sections, more, settings)
  return screens.scenario(screens.page(screens.sections("plain", sections, more)),
    screens.with({ device = "iphone-7", os = "11.0" }, settings))
end

local titled = {}
for _ = 1, 3 do titled[#titled + 1] = { rows = { count = 3, height = 45 }, header = { title = "Names" } } end
local untitled = { { rows = 2 }, { rows = 2 } }

local function heights(header) return { list = { slots = { { header = header }, { header = header } } } } end

local heightOnly = plain(untitled, { delegate = { heightForHeaderInSection = 30 } })
local viewOnly = plain(untitled, { delegate = { viewForHeaderInSection = "view" } })
local both = plain(untitled, { delegate = { heightForHeaderInSection = 30, viewForHeaderInSection = "view" } })

return test "plain-slots" {
  -- D4, printed: rows at 28, 73, 118, 191, 236, 281, 354, 399, 444; content 489; adjusted top 20.
  case "three titled sections" {
    scenario = plain(titled, nil, { device = "iphone-8-plus", os = "12.0" }),
    values = { list = { rows = { 28, 73, 118, 191, 236, 281, 354, 399, 444 }, contentSize = { 414, 489 },
      adjustedContentInset = { top = 20 } } },
  },
  -- D17, OUK-81, printed: no headers, no room.
  case "no headers" {
    scenario = plain({ { rows = { count = 12, height = 62 } } }, nil, { device = "ipad-a16", os = "26.1" }),
    values = { list = { firstRowY = 0, contentSize = { 820, 744 } } },
  },
  -- TBL-33: 22 up to 8, 28 from 11; OQ-5a between.
  case "a title on iOS 10, if it is as on 8" { scenario = plain({ { rows = 1, header = { title = "A" } } }),
    os = { "10.0" },
    assume = { ["OQ-5a"] = "height-22" }, values = { list = { firstRowY = 22 } } },
  case "a title on iOS 8" {
    scenario = plain({ { rows = 1, header = { title = "A" } } }, nil, { device = "iphone-6" }), os = { "8.4" },
    values = { list = { firstRowY = 22 } },
  },
  case "a title on iOS 7" {
    scenario = plain({ { rows = 1, header = { title = "A" } } }, nil, { device = "iphone-5s" }), os = { "7.1" },
    values = { list = { firstRowY = 22 } },
  },
  case "a title on iOS 9 and 10, open" {
    scenario = plain({ { rows = 1, header = { title = "A" } } }, nil, { device = "iphone-6" }), os = { "9.0", "10.3" },
    values = { list = { firstRowY = 28 } },
  },
  case "a title from iOS 11 on" { scenario = plain({ { rows = 1, header = { title = "A" } } }), os = { "11.0", "14.8" },
    values = { list = { firstRowY = 28 } } },

  -- The table of TBL-41, both sides of iOS 11.
  case "neither method" { scenario = plain(untitled), os = { "10.3", "11.0" }, values = heights(0) },
  case "view only, iOS 10" { scenario = viewOnly, os = { "10.3" }, values = heights(0) },
  case "view only, iOS 11" { scenario = viewOnly, os = { "11.0" }, values = heights(28) },
  case "height only, iOS 10" { scenario = heightOnly, os = { "10.3" }, values = heights(30) },
  case "height only, iOS 11: ignored" { scenario = heightOnly, os = { "11.0" }, values = heights(0) },
  case "both" { scenario = both, os = { "10.3", "11.0", "17.0" }, values = heights(30) },
  case "height only, but a title" {
    scenario = plain({ { rows = 1, header = { title = "A" } } }, { delegate = { heightForHeaderInSection = 30 } }),
    values = { list = { firstRowY = 30 } },
  },
  -- MST-5, asserted: heights as small as 1 pass with estimates off.
  case "height only, estimates off" {
    scenario = plain({ { rows = 1, header = { height = 1 } }, { rows = 1, header = { height = 2 } } },
      { estimatedRowHeight = 0, estimatedSectionHeaderHeight = 0, estimatedSectionFooterHeight = 0 }),
    values = { list = { slots = { { header = 1 }, { header = 2 } } } },
  },
  case "height only, from a nib: no estimates (TBL-18)" {
    scenario = plain(untitled, { origin = "nib", delegate = { heightForHeaderInSection = 30 } }), values = heights(30),
  },
  case "height only on an app of an older SDK" {
    scenario = plain(untitled, { delegate = { heightForHeaderInSection = 30 } }, { linkedSDK = "10.3" }),
    values = heights(30),
  },
  case "0 is no header (TBL-20)" {
    scenario = plain(titled, { delegate = { heightForHeaderInSection = 0, viewForHeaderInSection = "view" } }),
    values = { list = { firstRowY = 0 } },
  },
  -- TBL-17, an Interface Builder scan: a nib stores 28, so a titled header is that high.
  case "a nib's title" {
    scenario = plain({ { rows = 1, header = { title = "A" } } }, { origin = "nib" }), os = { "10.3", "11.0" },
    values = { list = { firstRowY = 28 } },
  },
  case "a nib without titles" { scenario = plain(untitled, { origin = "nib" }), values = heights(0) },
  case "the property gives a title's height" {
    scenario = plain({ { rows = 1, header = { title = "A" } } }, { sectionHeaderHeight = 40 }),
    values = { list = { firstRowY = 40 } },
  },
  case "footers alike" {
    scenario = plain(untitled, { delegate = { heightForFooterInSection = 30 } }), os = { "10.3" },
    values = { list = { slots = { { header = 0, footer = 30 }, { header = 0, footer = 30 } } } },
  },
  case "footers alike, iOS 11" {
    scenario = plain(untitled, { delegate = { heightForFooterInSection = 30 } }), os = { "11.0" },
    values = { list = { slots = { { footer = 0 }, { footer = 0 } } } },
  },
  -- TBL-47, documented: the table's own header comes first in the content; only its height counts.
  case "below a table header view" {
    scenario = plain(titled, { tableHeaderView = { height = 100 }, tableFooterView = { height = 50 } }),
    values = { list = { firstRowY = 128, contentSize = { 375, 639 } } },
  },
  -- D15, printed: 275 and four rows of 48.
  case "below a table header view, printed" {
    scenario = plain({ { rows = { count = 4, height = 48 } } }, { tableHeaderView = { height = 275 } },
      { device = "iphone-6", os = "9.0" }),
    values = { list = { contentSize = { 375, 467 } } },
  },
  -- TBL-1, OUK-94: any positive height counts, small ones too.
  case "a low property" {
    scenario = plain({ { rows = 1, header = { title = "A" } } }, { sectionHeaderHeight = 5 }),
    values = { list = { firstRowY = 5 } },
  },
  case "a low view that sizes itself" {
    scenario = plain({ { rows = 1, header = { view = { height = 5 } } } }), values = { list = { firstRowY = 5 } },
  },
  -- OQ-3, and OQ-4: "about 20" is one observer's word, 28 would match the default (TBL-22, TBL-45).
  case "a title at another text size" {
    scenario = plain({ { rows = 1, header = { title = "A" } } }, nil, { preferredContentSizeCategory = "extraLarge" }),
    values = { list = { firstRowY = "unknown" } },
  },
  case "automatic with nothing to show" {
    scenario = plain(untitled, { delegate = { heightForHeaderInSection = "automaticDimension" } }),
    values = heights("unknown"),
  },
  case "automatic with nothing to show, iOS 10 (TBL-21)" {
    scenario = plain(untitled, { delegate = { heightForHeaderInSection = "automaticDimension" } }), os = { "10.3" },
    values = heights(0),
  },
  -- TBL-8, OQ-9: the cells of TBL-41 for an app of an older SDK, if the system alone decides.
  case "OQ-9: height only, if the SDK does not matter" {
    scenario = plain(untitled, { delegate = { heightForHeaderInSection = 30 } }, { linkedSDK = "10.3" }),
    assume = { ["OQ-9"] = "os-only" }, values = heights(0),
  },
  case "OQ-9: view only on an app of an older SDK" {
    scenario = plain(untitled, { delegate = { viewForHeaderInSection = "view" } }, { linkedSDK = "10.3" }),
    values = heights(0),
  },
  case "OQ-9: view only, if the SDK does not matter" {
    scenario = plain(untitled, { delegate = { viewForHeaderInSection = "view" } }, { linkedSDK = "10.3" }),
    assume = { ["OQ-9"] = "os-only" }, values = heights(28),
  },
  case "OQ-9: automatic with nothing to show, if the SDK does not matter" {
    scenario = plain(untitled, { delegate = { heightForHeaderInSection = "automaticDimension" } },
      { linkedSDK = "10.3" }), assume = { ["OQ-9"] = "os-only" }, values = heights("unknown"),
  },
  case "OQ-9: no matter on iOS 10" {
    scenario = plain(untitled, { delegate = { heightForHeaderInSection = 30 } }), os = { "10.3" },
    assume = { ["OQ-9"] = "os-only" }, values = heights(30),
  },
}
