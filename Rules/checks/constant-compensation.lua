-- A constant that takes back exactly what UIKit adds on this device.
--
-- It is right for one status bar, one bar state and one orientation (F4, F6): another device, a hidden bar, a
-- rotation or iOS 26 leaves the difference. A value computed from safeAreaInsets when they change does not have that
-- (F5). Source: insets.md section 10; INS-90, INS-62.

local edges = require "edges"

return check {
  id = "constant-compensation",
  title = "a constant that fits one device",
  on = "scroll",
  severity = "note",
  since = "11.0",
  sources = { "INS-90", "INS-62" },
  config = { tolerance = points(0.5) },

  ---@param scroll insetlua.scroll
  evaluate = function(scroll, config)
    local found = {}
    for _, edge in ipairs(edges.all) do
      local set = scroll.setContentInset[edge]
      local isNegative = set < -config.tolerance and not scroll:isRunTime(edge)
      if isNegative and scroll.systemInset[edge] > config.tolerance then
        local sums = edges.partialSums(scroll:systemParts(edge), config.tolerance)
        if edges.matches(sums, -set, config.tolerance) then
          found[#found + 1] = finding {
            edge = edge, points = set, parts = scroll:parts(edge), key = "contentInset",
            message = ("contentInset.%s = %g cancels what UIKit adds on this device only"):format(edge, set),
          }
        end
      end
    end
    return found
  end,
}
