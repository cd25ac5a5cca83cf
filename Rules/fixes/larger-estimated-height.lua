-- An estimate just above 1: large enough for iOS 10 and earlier, and still next to nothing (TBL-28).

local smallest = 1.1

return fix {
  id = "larger-estimated-height",
  title = "return an estimate above 1",
  before = "11.0",
  repairs = { "tiny-estimated-height" },
  sources = { "TBL-28" },

  propose = function(found) return edit(found.table):implement(found.key, smallest) end,
}
