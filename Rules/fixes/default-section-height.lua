-- Return automaticDimension where the default height is meant.
--
-- 0 is read as "use the default" up to iOS 10 only (TBL-23); from iOS 11 on sources disagree (TBL-25, OQ-2).
-- automaticDimension asks for the default on every version (TBL-22).
--
-- Where the author wants content to start at the top, the default is what is wrong: there it is not proposed.

local slots = require "slots"

return fix {
  id = "default-section-height",
  title = "ask for the default by its name",
  accepts = true,
  repairs = { "grouped-zero-height" },
  sources = { "TBL-22", "TBL-23", "TBL-25" },

  propose = function(found)
    if found.table.scroll:wants "top" then return nil end
    return edit(found.table):implement(found.key, slots.automatic)
  end,
}
