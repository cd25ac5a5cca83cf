-- What content and controls must not lie under, and how deep they lie under it.

local obstructions = {}

local barNames = {
  navigationBar = "the navigation bar", toolbar = "the toolbar", tabBar = "the tab bar", searchBar = "the search bar",
}

-- Where a navigation bar starts below a window's top without an inset: in landscape on iOS 26 (bars/navY).
local lowestBarTop = 24

---What lies in the strip that a window's top inset stands for.
---@param screen screen
local function topStrip(screen)
  local corner = screen.device.corner
  if corner ~= "notch" and corner ~= "dynamicIsland" then return "the status bar" end
  return screen.statusBarHidden and "the sensor housing" or "the status bar and sensor housing"
end

---Everything on a screen that content or a control must not lie under: shown bars that are not transparent, what the
---app draws itself, and the strips that the window gives to status bar, sensor housing and home indicator.
---@param screen screen
---@return { name: string, kind: "bar"|"view"|"window", x: number, y: number, width: number, height: number }[]
function obstructions.of(screen)
  local found = {}
  local function add(name, kind, frame, object)
    found[#found + 1] = {
      name = name, kind = kind, object = object, isSystem = kind == "window",
      x = frame.x, y = frame.y, width = frame.width, height = frame.height,
    }
  end
  local window, safe = screen.window, screen.safeAreaInsets
  for _, bar in ipairs(screen.bars) do
    if bar.obstructs then
      local frame = bar.frame
      -- A navigation bar at the top of the screen draws its background up to the edge.
      if bar.kind == "navigationBar" and frame.y <= math.max(safe.top, lowestBarTop) then
        frame = { x = frame.x, y = 0, width = frame.width, height = frame.y + frame.height }
      end
      add(barNames[bar.kind], "bar", frame, bar)
    end
  end
  for _, view in ipairs(screen.views) do
    local isShown = view.obstructs and view.isInWindow and not view.isHidden
    if isShown then add(("\"%s\""):format(view.name), "view", view.windowFrame, view) end
  end
  if safe.top > 0 then
    add(topStrip(screen), "window", { x = 0, y = 0, width = window.width, height = safe.top })
  end
  if safe.bottom > 0 then
    local strip = { x = 0, y = window.height - safe.bottom, width = window.width, height = safe.bottom }
    add("the home indicator", "window", strip)
  end
  return found
end

---Whether a rectangle and an obstruction share a column of the screen.
function obstructions.overlap(frame, obstruction)
  return frame.x < obstruction.x + obstruction.width and obstruction.x < frame.x + frame.width
end

---The obstructions that count for a scroll view at one edge: an edge that wants `edge` is meant to run under the
---window's strips, and a bar inside the scroll view, or around it, does not hide it.
---@param scroll scroll
---@param edge "top"|"bottom"
local function relevant(scroll, edge, all)
  local found = {}
  for _, obstruction in ipairs(all) do
    local isWished = obstruction.isSystem and scroll:wants(edge) == "edge"
    local isOwn = obstruction.kind == "view"
      and (obstruction.object:isInside(scroll.view) or scroll.view:isInside(obstruction.object))
    if not isWished and not isOwn and obstructions.overlap(scroll.windowFrame, obstruction) then
      found[#found + 1] = obstruction
    end
  end
  return found
end

---How far content is covered from where it starts, and by what; a bar right below another one counts on.
---@param scroll scroll
---@return number depth, table? by
function obstructions.atStart(scroll, all, tolerance)
  local start = scroll.contentStart.top
  local y, by = start, nil
  local left = relevant(scroll, "top", all)
  repeat
    local isMoved = false
    for _, obstruction in ipairs(left) do
      local lower = obstruction.y + obstruction.height
      if obstruction.y <= y + tolerance and lower > y + tolerance then
        y, by, isMoved = lower, obstruction, true
      end
    end
  until not isMoved
  return y - start, by
end

---How far content is covered from where it ends when scrolled all the way, and by what.
---@param scroll scroll
---@return number depth, table? by
function obstructions.atEnd(scroll, all, tolerance)
  local last = scroll.contentsEnd
  local y, by = last, nil
  local left = {}
  for _, obstruction in ipairs(relevant(scroll, "bottom", all)) do
    local isLow = obstruction.y > scroll.screen.window.height / 2 and obstruction.y > scroll.windowFrame.y
    if isLow then left[#left + 1] = obstruction end
  end
  repeat
    local isMoved = false
    for _, obstruction in ipairs(left) do
      if obstruction.y < y - tolerance and obstruction.y + obstruction.height >= y - tolerance then
        y, by, isMoved = obstruction.y, obstruction, true
      end
    end
  until not isMoved
  return last - y, by
end

---Whether something lies where content would start or end with so many points less: they clear it.
---@param scroll scroll
---@param edge "top"|"left"|"bottom"|"right"
---@param points number
function obstructions.needs(scroll, edge, points, tolerance)
  if edge ~= "top" and edge ~= "bottom" then return false end
  local outer = scroll.contentStart[edge] - points
  for _, obstruction in ipairs(relevant(scroll, edge, obstructions.of(scroll.screen))) do
    local upper, lower = obstruction.y, obstruction.y + obstruction.height
    if edge == "bottom" then
      upper, lower = scroll.screen.window.height - lower, scroll.screen.window.height - upper
    end
    if upper <= outer + tolerance and lower > outer + tolerance then return true end
  end
  return false
end

---Whether content is wanted at the scroll view's own edge, and something is there: the edge itself has to move.
---@param found found a finding of content-shifted
function obstructions.coverWish(found)
  return found.scroll:wants(found.edge) == "edge" and obstructions.needs(found.scroll, found.edge, found.points, 0.5)
end

return obstructions
