-- The missing viewForHeaderInSection or viewForFooterInSection (S-19).
--
-- With it the delegate's height is asked for and honoured (TBL-42); an empty view will do. It is needed for each
-- direction by itself. Whether nil suffices is open (OQ-13). Sections with a title keep it.

local slots = require "slots"

return fix {
  id = "add-header-view",
  title = "implement the view method too",
  since = "11.0",
  repairs = { "header-height-without-view" },
  sources = { "TBL-42", "TBL-41" },

  propose = function(found)
    local strip = found.edge == "bottom" and "Footer" or "Header"
    local spared = slots.spared(found.table, strip:lower())
    return edit(found.table):implement("viewFor" .. strip .. "InSection", "view", spared)
  end,
}
