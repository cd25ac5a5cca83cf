-- Content starts or ends elsewhere than its author wants it.
--
-- Looks only at edges where the scenario writes `wants`: without a wish the same 88 points are right under a visible
-- bar. What is measured is content point 0; a table's slots and header view have checks of their own. Content that goes
-- too far out is a finding too, so that a constant that fits one phone does not pass on another (F4), but not where a
-- bar hides it: that is content-hidden's, nor where only an empty slot above the first row goes (TBL-46).
-- Source: INS-8 (where content is shown at rest), INS-90 (what the inset is made of).

local edges = require "edges"
local obstructions = require "obstructions"

local words = {
  top = { verb = "starts", inner = "below", outer = "above" },
  left = { verb = "starts", inner = "right of", outer = "left of" },
  bottom = { verb = "ends", inner = "above", outer = "below" },
  right = { verb = "ends", inner = "left of", outer = "right of" },
}

---What the author wants, in words.
local function wish(scroll, edge)
  local wants = scroll:wants(edge)
  if wants == "edge" then return "the edge it wants" end
  if wants == "belowBars" then return "the bars it should only clear" end
  return ("\"%s\", which it should only clear"):format(wants)
end

---Whether content that goes too far out at an edge is no matter of this check.
local function isOthers(scroll, edge, gap, tolerance)
  if edge == "bottom" and not scroll.isContentSizeKnown then return true end
  if edge ~= "top" and edge ~= "bottom" then return false end
  local firstRowY = edge == "top" and scroll.table and scroll.table.firstRowY
  if firstRowY and firstRowY + gap > -tolerance then return true end
  return obstructions.cover(scroll, edge, obstructions.of(scroll.screen), tolerance) > tolerance
end

return check {
  id = "content-shifted",
  title = "content starts elsewhere than wanted",
  on = "scroll",
  severity = "warning",
  sources = { "INS-8", "INS-90" },
  config = { tolerance = points(0.5) },

  ---@param scroll insetlua.scroll
  evaluate = function(scroll, config)
    local found = {}
    for _, edge in ipairs(edges.all) do
      if scroll:wants(edge) then
        local gap = scroll.contentStart[edge] - scroll.wantedStart[edge]
        local isIn, isOut = gap > config.tolerance, gap < -config.tolerance
        if isIn or isOut and not isOthers(scroll, edge, gap, config.tolerance) then
          local word = words[edge]
          found[#found + 1] = finding {
            edge = edge, points = gap, parts = scroll:parts(edge), key = "wants",
            message = ("content %s %s %s %s"):format(
              word.verb, pt(math.abs(gap)), isIn and word.inner or word.outer, wish(scroll, edge)),
          }
        end
      end
    end
    return found
  end,
}
