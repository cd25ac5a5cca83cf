-- sectionHeaderTopPadding, iOS 15 and later: room above each section header, outside the header's own rectangle and
-- above the first one too (TBL-50, OUK-80).
--
-- Automatic is 22 in plain tables and 0 in grouped ones (TBL-51); it needs an app linked with the iOS 15 SDK (TBL-52).
--
-- Not known: whether a header of height 0 gets it too (OQ-7).

local slots = require "slots"

local automatic = 22

---Whether the section's header takes up room, or could if its height were not 0.
---@param section insetlua.section
local function hasHeader(section)
  local height = slots.delegateHeight(section, "header")
  if height then return height > 0 end
  return slots.hasElement(section, "header")
end

return spacing {
  id = "header-top-padding",
  title = "sectionHeaderTopPadding",
  on = "section",
  since = "15.0",
  sources = { "TBL-50", "TBL-51", "TBL-52", "OUK-80" },

  ---@param section insetlua.section
  ---@param which insetlua.slotKind
  slot = function(section, which)
    if which ~= "padding" or section.table.isList or section.linkedSDK:before "15.0" then return nil end
    local set = section.table.sectionHeaderTopPadding
    local isAutomatic = set == nil or set == slots.automatic
    if isAutomatic and section.table.style ~= "plain" then return slot(0, "TBL-51") end
    local padding = automatic
    if not isAutomatic then padding = set end
    if hasHeader(section) then return slot(padding, isAutomatic and "TBL-51" or "TBL-50") end
    if section:implements("header", "height") and not slots.isHeightIgnored(section, "header")
      and not assume "OQ-7" then
      return slot(padding, "TBL-51", "OQ-7")
    end
    return slot(0, "TBL-51")
  end,
}
