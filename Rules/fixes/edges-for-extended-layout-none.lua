-- edgesForExtendedLayout = []: the page starts and ends at the bars (F8).
--
-- The root view is cut at the bars, and its safe area is 0 there (INS-33, INS-34). Status bar and home indicator stay.
--
-- How it fails: nothing shows through the bars any more; on iOS 11 popping gives a visible bounce (INS-43); on iOS 26
-- the view can start above the bar's real edge, so that a part of it stays covered (docs/facts/insets.md, section 8).
-- The last is not in the model: its size is not known.

local obstructions = require "obstructions"

return fix {
  id = "edges-for-extended-layout-none",
  title = "end the page at the bars",
  repairs = { "content-hidden", "content-shifted", "double-inset" },
  sources = { "INS-33", "INS-34", "INS-43" },

  propose = function(found)
    if found.rule == "content-shifted" and not obstructions.coverWish(found) then return nil end
    -- A contentInset written by hand would stay.
    if found.key == "contentInset" then return nil end
    local page, edge = found.view.controller, found.edge
    if not page:extends(edge) then return nil end
    for _, bar in ipairs(page.bars) do
      if bar.edge == edge and bar.isShown then return edit(page):set("edgesForExtendedLayout", {}) end
    end
  end,
}
