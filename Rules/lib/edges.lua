-- Edges, obstructions and sums: what several checks ask in the same words.

local edges = {}

-- UIEdgeInsets' order.
edges.all = { "top", "left", "bottom", "right" }

---What a contribution list adds up to over each run of neighbours: 44 and 44 give 44 (twice) and 88.
---A constant that equals one of these was most likely written to match it.
---@param parts fun():part
---@return table<number, boolean>[] sums
function edges.partialSums(parts)
  local points, sums = {}, {}
  for part in parts do points[#points + 1] = part.points end
  for first = 1, #points do
    local sum = 0
    for last = first, #points do
      sum = sum + points[last]
      sums[#sums + 1] = sum
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

local function overlapsHorizontally(a, b)
  return a.x < b.x + b.width and b.x < a.x + a.width
end

---Everything on a screen that content or a control must not lie under: shown bars that are not transparent, what the
---app draws itself, and the strips of status bar, sensor housing and home indicator.
---@param screen screen
---@return { name: string, kind: string, x: number, y: number, width: number, height: number }[]
function edges.obstructions(screen)
  local found = {}
  local function add(name, kind, frame, object)
    found[#found + 1] = {
      name = name, kind = kind, object = object, x = frame.x, y = frame.y, width = frame.width, height = frame.height,
    }
  end
  for _, bar in ipairs(screen.bars) do
    if bar.obstructs then add(bar.name, "bar", bar.frame, bar) end
  end
  for _, view in ipairs(screen.views) do
    if view.obstructs and view.isInWindow and not view.isHidden then add(view.name, "view", view.windowFrame, view) end
  end
  local window, safe = screen.window, screen.safeAreaInsets
  if safe.top > 0 then
    local name = screen.device.corner == "notch" or screen.device.corner == "dynamicIsland"
      and "the status bar and sensor housing" or "the status bar"
    add(name, "top", { x = 0, y = 0, width = window.width, height = safe.top })
  end
  if safe.bottom > 0 then
    add("the home indicator", "bottom", { x = 0, y = window.height - safe.bottom, width = window.width,
      height = safe.bottom })
  end
  return found
end

edges.overlapsHorizontally = overlapsHorizontally

return edges
