-- contentInset taken from the safe area, or from the layout guides up to iOS 10, whenever they change.
--
-- For a scroll view that UIKit does not adjust: a second child's (INS-117), one with `.never`, one that is not the
-- page's first. The number is read after layout (INS-74).
--
-- How it fails: where UIKit does adjust, on another version or with longer content, both add up (INS-90); before iOS 11
-- UIKit writes the same property (INS-111).

return fix {
  id = "content-inset-from-safe-area",
  title = "take the inset from the safe area in code",
  repairs = { "content-hidden" },
  sources = { "INS-117", "INS-90", "INS-111", "INS-74" },

  propose = function(found)
    local scroll, edge = found.scroll, found.edge
    if not scroll or scroll.adjustedContentInset[edge] ~= 0 then return nil end
    if found.screen.os:atLeast "11.0" then
      if scroll.view.safeAreaInsets[edge] == 0 then return nil end
      return edit(scroll):runtime("contentInset", edge, "safeAreaInsets." .. edge)
    end
    local length = edge == "top" and scroll.view.controller.topLayoutGuide or scroll.view.controller.bottomLayoutGuide
    if length == 0 then return nil end
    return edit(scroll):runtime("contentInset", edge, edge .. "LayoutGuide.length")
  end,
}
