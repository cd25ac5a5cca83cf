-- The same inset twice: once by UIKit, once by hand.
--
-- On edges without a written wish, a contentInset that equals what UIKit adds there (or a part of it: the bar alone,
-- the status bar alone) was most likely written before UIKit added it (INS-119). Any other contentInset is padding
-- and no finding, and so is one that clears what UIKit's part does not: a bar of the app's own (`obstructs`), or one
-- that a negative addition leaves uncleared. Up to iOS 10 UIKit itself can give twice: it does not look whether the
-- scroll view lies under the bars (INS-115). One finding an edge.

local edges = require "edges"
local obstructions = require "obstructions"

return check {
  id = "double-inset",
  title = "the same inset twice",
  on = "scroll",
  severity = "warning",
  sources = { "INS-90", "INS-119", "INS-115" },
  config = { tolerance = points(0.5) },

  ---@param scroll insetlua.scroll
  evaluate = function(scroll, config)
    local found = {}
    local isLegacy = scroll.screen.os:before "11.0"
    for _, edge in ipairs(edges.all) do
      local system = scroll.systemInset[edge]
      local set = scroll.setContentInset[edge]
      if not scroll:wants(edge) and math.abs(system) > config.tolerance then
        local sums = edges.partialSums(scroll:systemParts(edge), config.tolerance)
        local overlap = scroll.safeAreaInsets[edge]
        if set > config.tolerance and edges.matches(sums, set, config.tolerance)
          and not obstructions.needs(scroll, edge, set, config.tolerance) then
          found[#found + 1] = finding {
            edge = edge, points = set, parts = scroll:parts(edge), key = "contentInset",
            message = ("contentInset.%s repeats %s that UIKit adds itself"):format(edge, pt(set)),
          }
        elseif isLegacy and system - overlap > config.tolerance then
          found[#found + 1] = finding {
            edge = edge, points = system - overlap, parts = scroll:parts(edge), facts = { "INS-115" },
            message = ("UIKit adds %s at the %s, but only %s lie under bars"):format(pt(system), edge, pt(overlap)),
          }
        end
      end
    end
    return found
  end,
}
