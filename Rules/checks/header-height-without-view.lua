-- A header or footer height that iOS 11 and later ignore.
--
-- With estimates on, a delegate that returns a height but has no view method, and no title to show, is not asked for
-- the height: the default gap stays (TBL-41, TBL-42). Seen from iOS 11 on; why is inferred, not documented (TBL-43).
-- Tables from a nib store no header or footer estimate and escape it (TBL-18). One finding a direction: sections of a
-- table share their delegate.

local slots = require "slots"

local methods = {
  header = { height = "heightForHeaderInSection", view = "viewForHeaderInSection", edge = "top", side = "above" },
  footer = { height = "heightForFooterInSection", view = "viewForFooterInSection", edge = "bottom", side = "below" },
}

---The first section whose strip comes out higher than the delegate says, and by how much.
local function firstBlank(tableView, which, tolerance)
  for _, section in ipairs(tableView.sections) do
    if slots.isHeightIgnored(section, which) then
      local wanted = section:height(which)
      if wanted == slots.automatic then wanted = 0 end
      local blank = section:slot(which) - (wanted or 0)
      if blank > tolerance then return section, blank, wanted end
    end
  end
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
      local method = methods[which]
      local section, blank, wanted = firstBlank(tableView, which, config.tolerance)
      if section then
        found[#found + 1] = finding {
          edge = method.edge, points = blank, section = section, key = method.height,
          message = ("%s of blank space %s section %d: %s returns %g, but is ignored without %s"):format(
            pt(blank), method.side, section.index, method.height, wanted, method.view),
        }
      end
    end
    return found
  end,
}
