-- isTranslucent = false on the bar that covers the page: the page starts or ends at it (F9).
--
-- Source: INS-33, INS-34, INS-37.
--
-- How it fails: every page under the bar is cut, not only this one; between pages that disagree the content jumps by
-- the bar's height. Where the page extends under opaque bars too, nothing changes (F10).

local obstructions = require "obstructions"

return fix {
  id = "bar-not-translucent",
  title = "make the bar opaque",
  repairs = { "content-hidden", "content-shifted", "double-inset" },
  sources = { "INS-33", "INS-34", "INS-37" },

  propose = function(found)
    if found.rule == "content-shifted" and not obstructions.coverWish(found) then return nil end
    -- A contentInset written by hand would stay.
    if found.key == "contentInset" then return nil end
    local page = found.view.controller
    for _, bar in ipairs(page.bars) do
      -- A search field that stands at the bottom has no isTranslucent.
      local isField = bar.kind == "searchBar"
      if bar.edge == found.edge and bar.isShown and bar.isTranslucent and not isField then
        return edit(bar):set(bar.kind .. ".isTranslucent", false)
      end
    end
  end,
}
