-- Edges and sums: what several checks ask in the same words.

local edges = {}

-- UIEdgeInsets' order.
edges.all = { "top", "left", "bottom", "right" }

---What a contribution list adds up to over each run of neighbours: 44 and 44 give 44 (twice) and 88. Runs that add up
---to more than the whole are left out: a later part takes them back.
---A constant that equals one of these was most likely written to match it.
---@param parts fun():part
---@param tolerance number
---@return number[] sums
function edges.partialSums(parts, tolerance)
  local points, sums, whole = {}, {}, 0
  for part in parts do
    points[#points + 1] = part.points
    whole = whole + part.points
  end
  for first = 1, #points do
    local sum = 0
    for last = first, #points do
      sum = sum + points[last]
      if sum <= whole + tolerance then sums[#sums + 1] = sum end
    end
  end
  return sums
end

---Whether some non-zero partial sum lies within the tolerance of a number.
---@param sums number[]
---@param points number
---@param tolerance number
function edges.matches(sums, points, tolerance)
  for _, sum in ipairs(sums) do
    if math.abs(sum) > tolerance and math.abs(sum - points) <= tolerance then return true end
  end
  return false
end

return edges
