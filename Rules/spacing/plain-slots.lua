-- Headers and footers of plain tables: nothing without a title or a view, whatever heights are set.
--
-- A title is 28 high from iOS 11 on (TBL-33), 22 up to iOS 8; nothing is printed for 9 and 10 (OQ-5a). From iOS 11,
-- with estimates on, a delegate height without the view method is ignored (TBL-41), but one of -1 leaves a blank strip
-- whose size nobody printed (TBL-22, OQ-4).

local slots = require "slots"

local title = { from11 = 28, upTo8 = 22 }

---@param section insetlua.section
local function titleHeight(section)
  if not slots.isTextLarge(section) then return unknown("OQ-3", "TBL-33") end
  if section.os:atLeast "11.0" then return slot(title.from11, "TBL-33") end
  if section.os:before "9.0" then return slot(title.upTo8, "TBL-33") end
  return slot(assume "OQ-5a" and title.from11 or title.upTo8, "OQ-5a", "TBL-33")
end

return spacing {
  id = "plain-slots",
  title = "headers and footers of plain tables",
  on = "section",
  sources = { "TBL-20", "TBL-21", "TBL-22", "TBL-33", "TBL-41" },

  ---@param section insetlua.section
  ---@param which insetlua.slotKind
  slot = function(section, which)
    if section.table.style ~= "plain" or section.table.isList then return nil end
    if which ~= "header" and which ~= "footer" then return nil end
    local height = slots.delegateHeight(section, which)
    if height then return slot(height, height == 0 and "TBL-20" or "TBL-41") end
    if slots.hasElement(section, which) then
      local property, fact = slots.propertyHeight(section, which)
      if property and property > 0 then return slot(property, fact) end
      local own = section:viewHeight(which)
      if own and own > 0 and section.table:estimates(which) then return slot(own, "OUK-94", "TBL-41") end
      if section:title(which) then return titleHeight(section) end
      if slots.isSince11(section) then return slot(title.from11, "TBL-41") end
      return slot(0, "TBL-41")
    end
    if section:implements(which, "height") and section:height(which) == slots.automatic
      and slots.isSince11(section) and section.table:estimates(which) then
      return unknown("OQ-4", "TBL-22", { 20, 28 })
    end
    return slot(0, slots.isHeightIgnored(section, which) and "TBL-41" or "TBL-21")
  end,
}
