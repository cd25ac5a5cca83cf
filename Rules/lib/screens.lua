-- Scenarios for rule tests, made of few words: what a case leaves out is a page with one table on an iPhone X.

local screens = {}

---A table with the fields of another one put over its own.
function screens.with(base, more)
  local made = {}
  for key, value in pairs(base) do made[key] = value end
  for key, value in pairs(more or {}) do made[key] = value end
  return made
end

---A plain table "list" that fills its superview.
---@param more table? further keys of the view
function screens.list(more)
  return screens.with({
    class = "UITableView", id = "list", pins = "superview", table = { sections = { { rows = 30 } } },
  }, more)
end

---A list of a style and sections, with further keys of `table`.
function screens.sections(style, sections, more)
  return screens.list { table = screens.with({ style = style, sections = sections }, more) }
end

---A plain scroll view "list" with content of a size.
function screens.scroll(width, height, more)
  return screens.with({
    class = "UIScrollView", id = "list", pins = "superview", contentSize = { width, height },
  }, more)
end

---A controller "page" whose root view holds the given views.
---@param views table a view, or a list of them
---@param more table? further keys of the controller
function screens.page(views, more)
  local subviews = #views > 0 and views or { views }
  return screens.with({ kind = "viewController", id = "page", view = { subviews = subviews } }, more)
end

---A navigation controller "main" around a controller.
function screens.navigation(child, more)
  return screens.with({ kind = "navigation", id = "main", children = { child } }, more)
end

---A tab bar controller "tabs" around a controller.
function screens.tab(child, more)
  return screens.with({ kind = "tab", id = "tabs", children = { child } }, more)
end

---The whole scenario of a page under a navigation bar, whose list takes no safe area in and so starts under the bar.
---@param bar table? keys of the navigation bar
---@param page table? further keys of the page
---@param list table? further keys of the list
function screens.covered(bar, page, list)
  local never = screens.list { contentInsetAdjustmentBehavior = "never", table = { sections = { { rows = 2 } } } }
  return screens.scenario(screens.navigation(screens.page(screens.with(never, list), page), { navigationBar = bar }))
end

---The whole scenario of a page under a navigation bar on an iPhone 8, whose list says where its content should start.
---@param want string what the list wants at the top
---@param list table? further keys of the list
function screens.wanted(want, list)
  local view = screens.list { wants = { top = want } }
  return screens.scenario(screens.navigation(screens.page(screens.with(view, list))), { device = "iphone-8" })
end

---The whole scenario, on an iPhone X with iOS 11.0 unless `more` says otherwise.
function screens.scenario(root, more)
  return screens.with({ insetlua = 1, device = "iphone-x", os = "11.0", root = root }, more)
end

---An ordinary screen, as most apps have many: a full-screen table under a visible navigation bar. No check may find
---anything here, on no device and no system.
screens.ordinary = screens.scenario(screens.navigation(screens.page(screens.list())))

return screens
