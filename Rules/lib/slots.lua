-- How high a section's header and footer strips come out: the steps that the spacing rules share.
--
-- A strip gets the delegate's height where it is asked for it, else the property's, else UIKit's own for a title or a
-- view, else nothing (plain) or the default gap (grouped). Units are points.
-- Source: docs/facts/table-spacing.md, sections 2 to 4, and measured-ios26.md for iOS 26.

local slots = {}

-- UITableView.automaticDimension (TBL-2).
slots.automatic = -1

---Whether the text size is the one that titles were measured at (OQ-3).
---@param section insetlua.section
function slots.isTextLarge(section)
  return section.screen.preferredContentSizeCategory == "large"
end

---Rounds to the pixel grid; which way is measured for tables on iOS 26 (OUK-86, OUK-91).
---@param points number
---@param scale number pixels a point
---@param way "up"|"down"
function slots.pixels(points, scale, way)
  local pixels = points * scale
  return (way == "up" and math.ceil(pixels - 0.001) or math.floor(pixels + 0.001)) / scale
end

---Whether anything can show in the strip.
---@param section insetlua.section
---@param which "header"|"footer"
function slots.hasElement(section, which)
  return section:title(which) ~= nil or section:hasView(which)
end

---Whether the iOS 11 rules hold (TBL-8): an app of an older SDK is taken to keep the old ones (OQ-9).
---@param section insetlua.section
function slots.isSince11(section)
  return section.linkedSDK:atLeast "11.0" or section.os:atLeast "11.0" and not assume "OQ-9"
end

---Whether the view method makes UIKit ask for the height: one that returns nil is reported to do, too (TBL-42), and
---against it (OQ-13).
local function hasViewMethod(section, which)
  if not section:implements(which, "view") then return false end
  return section:hasView(which) or assume "OQ-13"
end

---Whether the delegate's height is never asked for: estimates are on, the view method does not exist, and there is no
---title to show. Observed as a table of cases (TBL-41); why is inferred (TBL-43). A title has it honoured (OUK-92).
---@param section insetlua.section
---@param which "header"|"footer"
function slots.isHeightIgnored(section, which)
  return section:implements(which, "height")
    and slots.isSince11(section)
    and section.table:estimates(which)
    and section:title(which) == nil
    and not hasViewMethod(section, which)
end

---The height that the delegate returns, where UIKit asks for it; nil where it does not, or the answer is automatic.
---@param section insetlua.section
---@param which "header"|"footer"
---@return number|nil
function slots.delegateHeight(section, which)
  if not section:implements(which, "height") or slots.isHeightIgnored(section, which) then return nil end
  local height = section:height(which)
  if height == nil or height == slots.automatic then return nil end
  return height
end

-- What Interface Builder stores for a table that nobody touched (TBL-11, TBL-13, TBL-14): a nib's table has positive
-- heights, not automaticDimension (TBL-17).
local nibHeights = { plain = 28, grouped = 18, insetGrouped = 18 }

-- The properties' own values on iOS 7, before they became automatic (OQ-1).
local heightsOn7 = { plain = 22, grouped = 10 }

---The table's sectionHeaderHeight or sectionFooterHeight; nil for automatic.
---@param section insetlua.section
---@param which "header"|"footer"
---@return number|nil height, string fact
function slots.propertyHeight(section, which)
  local tableView = section.table
  local height = tableView.sectionHeaderHeight
  if which == "footer" then height = tableView.sectionFooterHeight end
  if height == nil and tableView.origin == "nib" then return nibHeights[tableView.style], "TBL-17" end
  if height == nil and section.os:before "8.0" then return heightsOn7[tableView.style], "OQ-1" end
  if height == slots.automatic then return nil, "TBL-1" end
  return height, "TBL-1"
end

---Whether rows size themselves, as far as the scenario says so: an estimate of 0 gives them wrong heights (TBL-4).
---@param tableView insetlua.table
function slots.sizesRows(tableView)
  if tableView:implements "heightForRowAt" then return tableView:returns "heightForRowAt" == slots.automatic end
  return tableView.rowHeight == slots.automatic
end

---"untitled" where some section of a table shows a title in that strip, which a method that answers for every section
---would take away; else nil.
---@param tableView insetlua.table
---@param which "header"|"footer"
function slots.spared(tableView, which)
  for _, section in ipairs(tableView.sections) do
    if section:title(which) then return "untitled" end
  end
end

return slots
