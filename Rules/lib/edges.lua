-- Edges, obstructions and sums: what several checks ask in the same words.

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

local barNames = { navigationBar = "the navigation bar", toolbar = "the toolbar", tabBar = "the tab bar" }

local function overlapsHorizontally(a, b)
  return a.x < b.x + b.width and b.x < a.x + a.width
end

---Whether the device's screen has a sensor housing.
---@param screen screen
local function hasHousing(screen)
  return screen.device.corner == "notch" or screen.device.corner == "dynamicIsland"
end

---What lies in the strip that a window's top inset stands for.
---@param screen screen
function edges.topStrip(screen)
  if not hasHousing(screen) then return "the status bar" end
  return screen.statusBarHidden and "the sensor housing" or "the status bar and sensor housing"
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
    if bar.obstructs then add(barNames[bar.kind] or bar.name, "bar", bar.frame, bar) end
  end
  for _, view in ipairs(screen.views) do
    local isShown = view.obstructs and view.isInWindow and not view.isHidden
    if isShown then add(("\"%s\""):format(view.name), "view", view.windowFrame, view) end
  end
  local window, safe = screen.window, screen.safeAreaInsets
  if safe.top > 0 then
    add(edges.topStrip(screen), "top", { x = 0, y = 0, width = window.width, height = safe.top })
  end
  if safe.bottom > 0 then
    add("the home indicator", "bottom", { x = 0, y = window.height - safe.bottom, width = window.width,
      height = safe.bottom })
  end
  return found
end

edges.overlapsHorizontally = overlapsHorizontally

return edges
