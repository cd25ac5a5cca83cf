local screens = require "screens"

local function page(properties)
  properties.class, properties.id, properties.pins = properties.class or "WKWebView", "list", "superview"
  return screens.scenario(screens.navigation(screens.page(properties)))
end

return test "web" {
  case "top, not bottom, however short the page" {
    scenario = page { contentSize = { 375, 100 } },
    values = { list = { adjustedContentInset = { top = 88, left = 0, bottom = 0, right = 0 },
      contentOffset = { 0, -88 } } },
  },
  case "and a long one" {
    scenario = page { contentSize = { 375, 5000 } },
    values = { list = { adjustedContentInset = { top = 88, bottom = 0 } } },
  },
  case "an app that assigns a behaviour takes over" {
    scenario = page { contentSize = { 375, 5000 }, contentInsetAdjustmentBehavior = "scrollableAxes" }, asked = false,
    values = { list = { adjustedContentInset = { top = 88, bottom = 34 } } },
  },
  case "viewport-fit=cover, written as never" {
    scenario = page { contentSize = { 375, 5000 }, contentInsetAdjustmentBehavior = "never" }, asked = false,
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 }, safeAreaInsets = { top = 88 } } },
  },
  case "a web view of flutter_inappwebview sets never itself" {
    scenario = page { class = "InAppWebView", baseClass = "WKWebView", contentSize = { 375, 5000 } }, asked = false,
    values = { list = { adjustedContentInset = { top = 0, bottom = 0 } } },
  },
  case "a scroll view of React Native too" {
    scenario = page { class = "RCTEnhancedScrollView", baseClass = "UIScrollView", contentSize = { 375, 5000 } },
    asked = false, values = { list = { adjustedContentInset = { top = 0, bottom = 0 } } },
  },
}
