-- Overriding safeAreaInsets of the page's root view to return zero (F15): the last resort.
--
-- How it fails: every subview and child gets zero as well, so that lists lose the tab bar's and the home indicator's
-- inset, and buttons slide under the status bar. Not known: whether constraints to the safe area follow.

return fix {
  id = "override-safe-area-insets",
  title = "return zero for safeAreaInsets",
  since = "11.0",
  repairs = { "content-shifted" },
  sources = { "F15" },

  propose = function(found)
    local root = found.view.controller.view
    if not root or found.view.isRoot or not found.scroll:takesIn(found.edge) then return nil end
    return edit(root):set("overridesSafeAreaInsets", true)
  end,
}
