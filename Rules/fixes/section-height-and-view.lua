-- A tiny height and a view for the section strip that should not be there (S-17).
--
-- leastNormalMagnitude counts as no height in grouped tables on every version (TBL-26), 0 does not (TBL-23); the view
-- method makes iOS 11 and later ask for the height (TBL-42). In plain tables 0 does it (TBL-20).

local slots = require "slots"

local tiny = 0.01

return fix {
  id = "section-height-and-view",
  title = "return a tiny height and a view",
  repairs = { "header-height-without-view", "grouped-zero-height", "grouped-first-room" },
  sources = { "TBL-26", "TBL-42", "TBL-20" },

  propose = function(found)
    local strip = found.edge == "bottom" and "Footer" or "Header"
    local height = found.table.style == "plain" and 0 or tiny
    local spared = slots.spared(found.table, strip:lower())
    return edit(found.table)
      :implement("heightFor" .. strip .. "InSection", height, spared)
      :implement("viewFor" .. strip .. "InSection", "view", spared)
  end,
}
