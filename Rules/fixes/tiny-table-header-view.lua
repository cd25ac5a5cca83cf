-- A tableHeaderView that is hardly there: it takes away the room above a grouped table's first section (TBL-48).
--
-- One of height 0 does not. How it fails: a table with a header view of its own has no place for it, and later sections
-- keep their room.

local tiny = 0.01

return fix {
  id = "tiny-table-header-view",
  title = "a table header view of next to no height",
  repairs = { "grouped-first-room" },
  sources = { "TBL-47", "TBL-48" },

  propose = function(found)
    if (found.table.tableHeaderViewHeight or 0) > 0 then return nil end
    return edit(found.table):set("tableHeaderViewHeight", tiny)
  end,
}
