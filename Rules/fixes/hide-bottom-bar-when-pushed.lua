-- hidesBottomBarWhenPushed on the page: the supported way to be rid of the tab bar (INS-41).
--
-- It works for pages that are pushed; the root page of a tab keeps the bar. How it fails: while the page is pushed it
-- can still carry the bar's inset until the transition ends (INS-42).

---The page on top of a tab bar controller's stack, where it was pushed.
---@param tab insetlua.controller
local function pushedPage(tab)
  for _, child in ipairs(tab.children) do
    local pages = child.children
    if child.isInWindow and child.kind == "navigation" and #pages > 1 then return pages[#pages] end
  end
end

return fix {
  id = "hide-bottom-bar-when-pushed",
  title = "let the push hide the bar",
  repairs = { "hidden-tab-bar" },
  sources = { "INS-41", "INS-42" },

  propose = function(found)
    local page = pushedPage(found.controller)
    return page and edit(page):set("hidesBottomBarWhenPushed", true)
  end,
}
