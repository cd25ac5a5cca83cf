-- Headers of grouped and insetGrouped tables.
--
-- Without title and view there is a default gap: 35 above section 0, 17.5 above later ones (TBL-30, TBL-31); a
-- tableHeaderView of a tiny height takes the 35 away, one of height 0 does not (TBL-48). A title is 38, 17.5 more in
-- section 0 (TBL-32, OUK-85), less that again under an expanded large title and 7.5 more after a footer with text on
-- iOS 26 (OUK-83, OUK-85). A header view of its own starts at 0 (OUK-149). Delegate heights of 0 mean the default up to
-- iOS 10 (TBL-23); later that is contested (OQ-2).
--
-- Not known: the header of section 0 below a real tableHeaderView (OQ-5); other text sizes than large (OQ-3). That
-- insetGrouped has the rhythm of grouped is measured on iOS 26 and assumed before (OQ-11).

local slots = require "slots"

local default = { first = 35, later = 17.5 }
local title = { plain = 38, extraInFirst = 17.5, extraAfterFooterText = 7.5 }

---Whether something of the bar folds away above section 0: an expanded large title, or a search field never used whose
---rows overflow the screen (OUK-95). The title then stands as in later sections.
---@param section insetlua.section
---@return string|nil fact
local function foldsAbove(section)
  for _, bar in ipairs(section.table.view.controller.bars) do
    if bar.kind == "navigationBar" then
      if bar.largeTitle == "expanded" then return "OUK-83" end
      if bar.searchBar == "attached" and section.table.overflows then return "OUK-95" end
    end
  end
  return nil
end

---@param section insetlua.section
local function titleHeight(section)
  if not slots.isTextLarge(section) then return unknown("OQ-3", "TBL-32") end
  local scale = section.table.scale
  local isMeasured = section.os:atLeast "26.0"
  if section.isFirst then
    local folds = isMeasured and foldsAbove(section)
    if folds then return slot(title.plain, folds) end
    local height = slots.pixels(title.plain + title.extraInFirst, scale, "down")
    return slot(height, isMeasured and (scale == 3 and "OUK-86" or "OUK-82") or "TBL-32")
  end
  if isMeasured and section.previous:title "footer" then
    return slot(slots.pixels(title.plain + title.extraAfterFooterText, scale, "down"), "OUK-85", "OUK-86")
  end
  return slot(title.plain, isMeasured and "OUK-85" or "TBL-32", "OQ-3")
end

---@param section insetlua.section
local function defaultHeight(section)
  if not section.isFirst then
    local way = assume "OQ-8" == "header-down-footer-up" and "down" or "up"
    return slot(slots.pixels(default.later, section.table.scale, way), "TBL-31", "OUK-90")
  end
  local above = section.table.tableHeaderViewHeight
  if above == nil or above == 0 then return slot(default.first, "TBL-30", above and "TBL-48" or nil) end
  if above < 1 then return slot(0, "TBL-48") end
  return unknown("OQ-5", "TBL-49", { 0, default.first })
end

return spacing {
  id = "grouped-header",
  title = "headers of grouped tables",
  on = "section",
  sources = { "TBL-23", "TBL-24", "TBL-30", "TBL-31", "TBL-32", "TBL-41", "TBL-48" },

  ---@param section insetlua.section
  ---@param which insetlua.slotKind
  slot = function(section, which)
    if section.table.style == "plain" or section.table.isList or which ~= "header" then return nil end
    local height = slots.delegateHeight(section, which)
    if height and height > 0 then return slot(height, height < 1 and "TBL-26" or "TBL-41") end
    if height == 0 then
      local isZero = section.os:atLeast "11.0" and (section:implements(which, "view") or not assume "OQ-2")
      if isZero then return slot(0, "TBL-25", "OQ-2") end
      return defaultHeight(section)
    end
    local hasElement = slots.hasElement(section, which)
    local property, fact = slots.propertyHeight(section, which)
    -- The first header's 35 does not follow the property, unless there is something to show (TBL-30).
    if property and not slots.isHeightIgnored(section, which) and (hasElement or not section.isFirst) then
      if property > 0 then return slot(property, fact) end
      if not section.isFirst then return slot(0, "TBL-24") end
    end
    if section:title(which) then return titleHeight(section) end
    local own = section:viewHeight(which)
    if own and own > 0 and section.table:estimates(which) then return slot(own, "OUK-94", "OUK-149") end
    return defaultHeight(section)
  end,
}
