-- A header or footer height that iOS 11 and later ignore.
--
-- With estimates on, a delegate that returns a height but has no view method, and no title to show, is not asked for
-- the height: the default gap stays (TBL-41, TBL-42). Seen from iOS 11 on; why is inferred, not documented (TBL-43).
-- Tables from a nib store no header or footer estimate and escape it (TBL-18). automaticDimension asks for that default
-- in grouped tables, but leaves a blank strip in plain ones, whose size nobody printed (TBL-22, OQ-4).
-- One finding a direction: sections of a table share their delegate.

local slots = require "slots"

local methods = {
  header = { height = "heightForHeaderInSection", view = "viewForHeaderInSection", edge = "top", side = "above" },
  footer = { height = "heightForFooterInSection", view = "viewForFooterInSection", edge = "bottom", side = "below" },
}

---What is wrong with one section's strip: nil, or the points it is off and the words for it.
local function fault(section, which, tolerance)
  if not slots.isHeightIgnored(section, which) then return nil end
  local method, wanted = methods[which], section:height(which)
  if wanted == slots.automatic then
    if section.table.style ~= "plain" then return nil end
    local text = "a blank strip of 20 to 28 pt %s section %d: %s returns automaticDimension with nothing to show"
    return {
      facts = { "TBL-22", "OQ-4" }, message = text:format(method.side, section.index, method.height),
    }
  end
  local off = section:slot(which) - wanted
  if math.abs(off) <= tolerance then return nil end
  local what = off > 0 and "of blank space" or "missing"
  local text = "%s %s %s section %d: %s returns %g, but is ignored without %s"
  return {
    points = off, message = text:format(
      pt(math.abs(off)), what, method.side, section.index, method.height, wanted, method.view),
  }
end

return check {
  id = "header-height-without-view",
  title = "a section height that is ignored without the view method",
  on = "table",
  severity = "warning",
  since = "11.0",
  sources = { "TBL-41", "TBL-42", "TBL-45" },
  config = { tolerance = points(0.5) },

  evaluate = function(tableView, config)
    local found = {}
    for _, which in ipairs { "header", "footer" } do
      for _, section in ipairs(tableView.sections) do
        local wrong = fault(section, which, config.tolerance)
        if wrong then
          found[#found + 1] = finding {
            edge = methods[which].edge, points = wrong.points, section = section, key = methods[which].height,
            facts = wrong.facts, message = wrong.message,
          }
          break
        end
      end
    end
    return found
  end,
}
