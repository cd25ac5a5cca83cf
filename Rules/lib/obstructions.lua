-- What content and controls must not lie under, and how deep they lie under it: which of `screen.obstructions` count,
-- and for whom. What lies where, the screen itself says.

local obstructions = {}

---@class obstacle an obstruction in plain numbers: where one is unknown, the rule that asks ends undecided
---@field name string
---@field kind "bar"|"view"|"window"
---@field edge "top"|"left"|"bottom"|"right"
---@field object bar|view|nil
---@field x number
---@field y number
---@field width number
---@field height number

---@param screen insetlua.screen
---@param first "top"|"left"
---@param second "bottom"|"right"
---@return obstacle[]
local function along(screen, first, second)
  local found = {}
  for _, obstruction in ipairs(screen.obstructions) do
    local edge = obstruction.edge
    if obstruction.isOpaque and (edge == first or edge == second) then
      local frame = obstruction.drawnFrame
      found[#found + 1] = {
        name = obstruction.name, kind = obstruction.kind, edge = edge, object = obstruction.object,
        x = frame.x, y = frame.y, width = frame.width, height = frame.height,
      }
    end
  end
  return found
end

---Everything at the top and bottom of a screen that content or a control must not lie under: shown bars that are not
---transparent, what the app draws itself, status bar, sensor housing and home indicator.
---@param screen insetlua.screen
function obstructions.of(screen) return along(screen, "top", "bottom") end

---What lies at the sides: the sensor housing in landscape, and as much room on the other side.
---@param screen insetlua.screen
function obstructions.besides(screen) return along(screen, "left", "right") end

---Whether a rectangle and an obstruction share a column of the screen.
function obstructions.overlap(frame, obstruction)
  return frame.x < obstruction.x + obstruction.width and obstruction.x < frame.x + frame.width
end

-- What is named where several reach equally deep: a bar before what lies behind it.
local ranks = { bar = 1, view = 2, window = 3 }

---The hit that is to be told: the deepest one.
---@param hits { depth: number, by: obstacle }[]
---@return { depth: number, by: obstacle }|nil
function obstructions.deepest(hits, tolerance)
  local depth = -math.huge
  for _, hit in ipairs(hits) do depth = math.max(depth, hit.depth) end
  local told
  for _, hit in ipairs(hits) do
    if hit.depth >= depth - tolerance then
      local rank, best = ranks[hit.by.kind], told and ranks[told.by.kind]
      if not told or rank < best or rank == best and hit.depth > told.depth then told = hit end
    end
  end
  return told
end

---The obstructions that count for a scroll view at one edge: an edge that wants `edge` is meant to run under the
---window's strips, and a bar inside the scroll view, or around it, does not hide it.
---@param scroll insetlua.scroll
---@param edge "top"|"bottom"
---@param all obstacle[]
local function relevant(scroll, edge, all)
  local found = {}
  for _, obstruction in ipairs(all) do
    local isWished = obstruction.kind == "window" and scroll:wants(edge) == "edge"
    local isOwn = obstruction.kind == "view"
      and (obstruction.object:isInside(scroll.view) or scroll.view:isInside(obstruction.object))
    if not isWished and not isOwn and obstructions.overlap(scroll.windowFrame, obstruction) then
      found[#found + 1] = obstruction
    end
  end
  return found
end

---What lies over the line so many points in from an edge of the window, and how far in it reaches.
---@param edge "top"|"bottom"
---@param all obstacle[]
---@return { depth: number, by: obstacle }|nil
local function over(line, edge, all, window, tolerance)
  local hits = {}
  for _, obstruction in ipairs(all) do
    local near, far = obstruction.y, obstruction.y + obstruction.height
    if edge == "bottom" then near, far = window.height - far, window.height - near end
    if near <= line + tolerance and far > line + tolerance then hits[#hits + 1] = { depth = far, by = obstruction } end
  end
  return obstructions.deepest(hits, tolerance)
end

---How far content is covered from where it starts, or from where it ends when scrolled all the way, and by what; a bar
---right next to another one counts on. What lies in the upper half, or begins above the scroll view, covers no end.
---@param scroll insetlua.scroll
---@param edge "top"|"bottom"
---@param all obstacle[]
---@return number depth
---@return obstacle|nil by
function obstructions.cover(scroll, edge, all, tolerance)
  local window, frame = scroll.screen.window, scroll.windowFrame
  local counted = {}
  for _, obstruction in ipairs(relevant(scroll, edge, all)) do
    local isLow = obstruction.y > window.height / 2 and obstruction.y > frame.y
    if edge == "top" or isLow then counted[#counted + 1] = obstruction end
  end
  local start = edge == "top" and scroll.contentStart.top or window.height - scroll.contentsEnd
  local depth, by = start, nil
  repeat
    local hit = over(depth, edge, counted, window, tolerance)
    if hit then depth, by = hit.depth, hit.by end
  until not hit
  return depth - start, by
end

---Whether something lies where content would start or end with so many points less: they clear it.
---@param scroll insetlua.scroll
---@param edge insetlua.edge
---@param points number
function obstructions.needs(scroll, edge, points, tolerance)
  if edge ~= "top" and edge ~= "bottom" then return false end
  local all = relevant(scroll, edge, obstructions.of(scroll.screen))
  return over(scroll.contentStart[edge] - points, edge, all, scroll.screen.window, tolerance) ~= nil
end

---Whether content is wanted at the scroll view's own edge, and something is there: the edge itself has to move.
---@param found insetlua.found a finding of content-shifted
function obstructions.coverWish(found)
  return found.scroll:wants(found.edge) == "edge" and obstructions.needs(found.scroll, found.edge, found.points, 0.5)
end

return obstructions
