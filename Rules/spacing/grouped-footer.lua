-- Footers of grouped and insetGrouped tables.
--
-- A footer that nobody gives is 17.5 high, the last one 20 up to iOS 18 (TBL-34; 17.5 is the other answer, OQ-6) and
-- 17.5 again on iOS 26, where 20 more follow (grouped-tail). A title of one line is 30 on iOS 26 (OUK-88). A property
-- of 0 takes footers away, but not the last one's 20 (TBL-24, TBL-34).
--
-- Not known: the height of a titled footer before iOS 26.

local slots = require "slots"

local default = { between = 17.5, last = 20 }
local oneLine = 30

---@param section insetlua.section
local function defaultHeight(section)
  local scale = section.table.scale
  if section.isLast and section.os:before "26.0" then
    if assume "OQ-6" then return slot(default.last, "TBL-34", "OQ-6") end
    return slot(slots.pixels(default.between, scale, "down"), "TBL-31", "OQ-6")
  end
  local way = assume "OQ-8" == "header-up-footer-down" and "down" or "up"
  return slot(slots.pixels(default.between, scale, way), "TBL-31", "OUK-91")
end

return spacing {
  id = "grouped-footer",
  title = "footers of grouped tables",
  on = "section",
  sources = { "TBL-23", "TBL-24", "TBL-31", "TBL-34", "TBL-41", "OUK-91" },

  ---@param section insetlua.section
  ---@param which insetlua.slotKind
  slot = function(section, which)
    if section.table.style == "plain" or section.table.isList or which ~= "footer" then return nil end
    local height = slots.delegateHeight(section, which)
    if height and height > 0 then return slot(height, height < 1 and "TBL-26" or "TBL-41") end
    if height == 0 then
      local isZero = section.os:atLeast "11.0" and (section:implements(which, "view") or not assume "OQ-2")
      if isZero then return slot(0, "TBL-25", "OQ-2") end
      return defaultHeight(section)
    end
    local property, fact = slots.propertyHeight(section, which)
    if property and not slots.isHeightIgnored(section, which) then
      if property > 0 then return slot(property, fact) end
      if not section.isLast then return slot(0, "TBL-24") end
    end
    if section:title(which) then
      if section.os:atLeast "26.0" and slots.isTextLarge(section) then return slot(oneLine, "OUK-88") end
      return unknown("OQ-3", "OUK-88")
    end
    local own = section:viewHeight(which)
    if own and own > 0 and section.table:estimates(which) then return slot(own, "OUK-94") end
    return defaultHeight(section)
  end,
}
