-- Headers, footers and the tail of collection views with a list layout (UICollectionLayoutListConfiguration).
--
-- They look like tables and are spaced otherwise: nothing extra above section 0 (TBL-35, OUK-142), two slots of 17.5
-- between sections, pixel-aligned (TBL-31, OUK-105), and 20 after the last row (TBL-34, OUK-142). A title is 38.667
-- high on iOS 16 (TBL-35) and 40.333 on iOS 26, where its text grew. A header view has its own height (OUK-105).
--
-- Not known: titles in plain lists, headerTopPadding's automatic number in plain lists (TBL-83), titled footers, and
-- what follows a last footer that is given.

local slots = require "slots"

local title = { before26 = 38.667, from26 = 40.333 }
local gap, tail = 17.5, 20

---@param section insetlua.section
local function header(section)
  local own = section:viewHeight "header"
  if own and own > 0 then return slot(own, "OUK-105") end
  local scale, isNew = section.table.scale, section.os:atLeast "26.0"
  if section:title "header" or section:hasView "header" then
    if section.table.style == "plain" then return unknown("TBL-83", "TBL-35") end
    if section.screen.preferredContentSizeCategory ~= "large" then return unknown("OQ-3", "TBL-35") end
    local height = title.before26
    if isNew then height = title.from26 end
    return slot(slots.pixels(height + 0.001, scale, "down"), "TBL-35")
  end
  if section.isFirst or section.table.style == "plain" then return slot(0, "OUK-142") end
  return slot(slots.pixels(gap, scale, isNew and "down" or "up"), "TBL-31", "OUK-142")
end

---@param section insetlua.section
local function footer(section)
  local own = section:viewHeight "footer"
  if own and own > 0 then return slot(own, "OUK-105") end
  if slots.hasElement(section, "footer") then return unknown("OUK-88", "TBL-35") end
  if section.isLast or section.table.style == "plain" then return slot(0, "OUK-142") end
  return slot(slots.pixels(gap, section.table.scale, "up"), "TBL-31", "OUK-105")
end

return spacing {
  id = "list-slots",
  title = "headers, footers and tail of list layouts",
  on = "section",
  since = "14.0",
  sources = { "TBL-31", "TBL-34", "TBL-35", "OUK-105", "OUK-142" },

  ---@param section insetlua.section
  ---@param which insetlua.slotKind
  slot = function(section, which)
    if not section.table.isList then return nil end
    if which == "header" then return header(section) end
    if which == "footer" then return footer(section) end
    if which == "padding" then
      local set = section.table.sectionHeaderTopPadding
      if set and set ~= slots.automatic and slots.hasElement(section, "header") then return slot(set, "TBL-83") end
      return nil
    end
    if section.table.style == "plain" or slots.hasElement(section, "footer") then return slot(0, "OUK-142") end
    return slot(tail, "TBL-34", "OUK-142")
  end,
}
