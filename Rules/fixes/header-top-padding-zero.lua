-- sectionHeaderTopPadding = 0: no room above section headers (TBL-53).
--
-- The property does not exist before iOS 15: guard it. It does not take away the 35 of a grouped table (TBL-55).

return fix {
  id = "header-top-padding-zero",
  title = "no padding above section headers",
  since = "15.0",
  repairs = { "header-top-padding" },
  sources = { "TBL-50", "TBL-53", "TBL-55" },

  propose = function(found)
    return edit(found.table):set("sectionHeaderTopPadding", 0)
  end,
}
