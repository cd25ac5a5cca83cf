-- Content starts further in than its author wants it.
--
-- Looks only at edges where the scenario writes `wants`: without a wish the same 88 points are right under a visible
-- bar. What is measured is content point 0; a table's slots and header view have checks of their own. Source: INS-8
-- (where content is shown at rest), INS-90 (what the inset is made of).

local edges = require "edges"

local fromEdge = { top = "below", bottom = "above", left = "right of", right = "left of" }

---What the author wants, in words.
local function wish(scroll, edge)
  local wants = scroll:wants(edge)
  if wants == "edge" then return "the edge it wants" end
  if wants == "belowBars" then return "the bars it should only clear" end
  return ("\"%s\", which it should only clear"):format(wants)
end

return check {
  id = "content-shifted",
  title = "content starts further in than wanted",
  on = "scroll",
  severity = "warning",
  sources = { "INS-8", "INS-90" },
  config = { tolerance = points(0.5) },

  ---@param scroll scroll
  evaluate = function(scroll, config)
    local found = {}
    for _, edge in ipairs(edges.all) do
      if scroll:wants(edge) then
        local gap = scroll.contentStart[edge] - scroll.wantedStart[edge]
        if gap > config.tolerance then
          found[#found + 1] = finding {
            edge = edge, points = gap, parts = scroll:parts(edge), key = "wants",
            message = ("content starts %s %s %s"):format(pt(gap), fromEdge[edge], wish(scroll, edge)),
          }
        end
      end
    end
    return found
  end,
}
