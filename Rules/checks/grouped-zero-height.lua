-- A grouped table whose delegate returns 0 to have no header or footer.
--
-- Up to iOS 10 a grouped table reads 0 as "use the default" (TBL-23); for iOS 11 and later sources disagree (OQ-2). A
-- tiny height such as leastNormalMagnitude is safe either way (TBL-26). Heights that are ignored altogether are
-- header-height-without-view's matter. One finding a direction.

local slots = require "slots"

local methods = {
  header = { height = "heightForHeaderInSection", edge = "top", side = "above" },
  footer = { height = "heightForFooterInSection", edge = "bottom", side = "below" },
}

return check {
  id = "grouped-zero-height",
  title = "0 means the default height in grouped tables",
  on = "table",
  severity = "warning",
  sources = { "TBL-23", "TBL-25", "TBL-26" },
  config = { tolerance = points(0.5) },

  evaluate = function(tableView, config)
    if tableView.style == "plain" then return nil end
    local found = {}
    for _, which in ipairs { "header", "footer" } do
      local method = methods[which]
      for _, section in ipairs(tableView.sections) do
        local isZero = section:implements(which, "height") and section:height(which) == 0
        if isZero and not slots.isHeightIgnored(section, which) and section:slot(which) > config.tolerance then
          found[#found + 1] = finding {
            edge = method.edge, points = section:slot(which), section = section, key = method.height,
            message = ("%s returns 0, which a grouped table reads as its default: %s %s section %d"):format(
              method.height, pt(section:slot(which)), method.side, section.index),
          }
          break
        end
      end
    end
    return found
  end,
}
