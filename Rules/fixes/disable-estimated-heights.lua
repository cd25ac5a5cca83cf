-- All three estimates 0: exact heights are asked for from the start (S-20).
--
-- Rows that size themselves keep theirs: they need an estimate that is not 0 (TBL-4, TBL-65).

local slots = require "slots"

return fix {
  id = "disable-estimated-heights",
  title = "turn height estimation off",
  since = "11.0",
  repairs = { "header-height-without-view", "estimated-heights-jump" },
  sources = { "TBL-42", "TBL-65", "TBL-4" },

  propose = function(found)
    if slots.sizesRows(found.table) then
      if found.rule == "estimated-heights-jump" then return nil end
      return edit(found.table):set("estimatedSectionHeaderHeight", 0):set("estimatedSectionFooterHeight", 0)
    end
    return edit(found.table)
      :set("estimatedRowHeight", 0)
      :set("estimatedSectionHeaderHeight", 0)
      :set("estimatedSectionFooterHeight", 0)
  end,
}
