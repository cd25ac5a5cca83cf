-- The table laid out in a storyboard or xib, where iOS 9.0 still gave it its inset (INS-118).
--
-- How it fails: a nib stores heights of its own for headers and footers (TBL-17).

return fix {
  id = "lay-out-in-interface-builder",
  title = "lay the table out in Interface Builder",
  before = "11.0",
  repairs = { "table-in-code" },
  sources = { "INS-118", "TBL-17" },

  propose = function(found) return edit(found.table):set("origin", "nib") end,
}
