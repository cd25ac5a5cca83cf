-- The room below a grouped table on iOS 26: 20 after the last footer, where the app gives none (OUK-87, OUK-151).
--
-- Not known: whether it also follows a last footer that is given (OQ-6). Up to iOS 18 a given footer ends the content
-- (D12), so nothing is added then.

local slots = require "slots"

local tail = 20

return spacing {
  id = "grouped-tail",
  title = "room below the last section of grouped tables",
  on = "section",
  since = "26.0",
  sources = { "OUK-87", "OUK-151" },

  ---@param section insetlua.section
  ---@param which insetlua.slotKind
  slot = function(section, which)
    if section.table.style == "plain" or section.table.isList or which ~= "tail" then return nil end
    if slots.hasElement(section, "footer") or slots.delegateHeight(section, "footer") then return nil end
    return slot(tail, "OUK-87")
  end,
}
