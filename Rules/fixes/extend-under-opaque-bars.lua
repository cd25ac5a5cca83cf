-- extendedLayoutIncludesOpaqueBars = true: the page runs under an opaque bar as under a translucent one (F10).
--
-- For a contentInset that was written for a page under the bar: under an opaque bar the page starts below it, and the
-- inset moves the content down once more (INS-33, INS-35).
--
-- How it fails: a scroll view that UIKit adjusts gets the bar's height on top of the inset by hand; one pinned to the
-- safe area got a wrong inset on iOS 11.0 (INS-36); with `.never` and no inset the content is under the bar.

return fix {
  id = "extend-under-opaque-bars",
  title = "let the page run under the opaque bar",
  repairs = { "content-shifted" },
  sources = { "INS-33", "INS-35", "INS-36" },

  propose = function(found)
    local page, edge = found.view.controller, found.edge
    if found.points <= 0 or found.scroll.setContentInset[edge] <= 0.5 then return nil end
    if page.extendedLayoutIncludesOpaqueBars or not page:extends(edge) then return nil end
    for _, bar in ipairs(page.bars) do
      local isCut = bar.edge == edge and bar.isShown and not bar.isTranslucent
      if isCut then return edit(page):set("extendedLayoutIncludesOpaqueBars", true) end
    end
  end,
}
