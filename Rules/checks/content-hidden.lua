-- Content or a control lies under a bar, the status bar, the sensor housing or the home indicator.
--
-- The safe area is for content and controls (S-22). Scroll content is looked at where it starts at rest and where it
-- ends when scrolled all the way; transparent bars obstruct nothing, and an edge that wants `edge` is meant to run
-- under status bar and home indicator. Labels, images and backgrounds are spared. A control that scrolls is not
-- judged: it can be scrolled free. Source: INS-1, INS-8, INS-5.

local edges = require "edges"

---How far a rectangle at the top reaches past the line where content starts; nil where it does not cover that line.
local function depthAtStart(frame, start, obstruction, tolerance)
  local y, lower = start, obstruction.y + obstruction.height
  local isCovered = obstruction.y <= y + tolerance and lower > y + tolerance
  if isCovered and edges.overlapsHorizontally(frame, obstruction) then return lower - y end
end

---How far content at the end lies below an obstruction's upper edge; nil where it clears it.
local function depthAtEnd(frame, last, obstruction, tolerance)
  local isCovered = last > obstruction.y + tolerance and frame.y < obstruction.y
    and obstruction.y + obstruction.height >= last - tolerance
  if isCovered and edges.overlapsHorizontally(frame, obstruction) then return last - obstruction.y end
end

---@param scroll scroll
local function hiddenContent(scroll, obstructions, tolerance)
  local frame = scroll.windowFrame
  local window = scroll.screen.window
  local worst = {}
  for _, obstruction in ipairs(obstructions) do
    local isSystem = obstruction.kind == "top" or obstruction.kind == "bottom"
    local function note(edge, depth)
      if not depth or isSystem and scroll:wants(edge) == "edge" then return end
      if not worst[edge] or depth > worst[edge].depth then worst[edge] = { depth = depth, by = obstruction } end
    end
    local isOwn = obstruction.kind == "view" and obstruction.object:isInside(scroll.view)
    if not isOwn then
      note("top", depthAtStart(frame, scroll.contentStart.top, obstruction, tolerance))
      if scroll.isContentSizeKnown and scroll.contentSize.height > 0 and obstruction.y > window.height / 2 then
        note("bottom", depthAtEnd(frame, scroll.contentsEnd, obstruction, tolerance))
      end
    end
  end
  local found = {}
  for _, edge in ipairs { "top", "bottom" } do
    local hit = worst[edge]
    if hit then
      local text = edge == "top" and "content starts %s under %s" or "the last %s of content stay under %s"
      found[#found + 1] = finding {
        edge = edge, points = -hit.depth, parts = scroll:parts(edge), key = "contentInsetAdjustmentBehavior",
        view = scroll.view, message = text:format(pt(hit.depth), hit.by.name),
      }
    end
  end
  return found
end

---@param view view
local function hiddenControl(view, obstructions, tolerance)
  local frame = view.windowFrame
  if frame.width <= 0 or frame.height <= 0 then return nil end
  for _, obstruction in ipairs(obstructions) do
    local upper = math.max(frame.y, obstruction.y)
    local lower = math.min(frame.y + frame.height, obstruction.y + obstruction.height)
    local covered = lower - upper
    local isSystem = obstruction.kind == "top" or obstruction.kind == "bottom"
    -- A full-width button may well end under the home indicator; its middle may not.
    local limit = isSystem and frame.height / 2 or tolerance
    local isOwn = obstruction.kind == "view" and view:isInside(obstruction.object)
    if covered > limit and not isOwn and edges.overlapsHorizontally(frame, obstruction) then
      return finding {
        edge = obstruction.y < frame.y + frame.height / 2 and obstruction.y <= frame.y and "top" or "bottom",
        points = -covered, view = view, key = "frame",
        message = ("%s of this control lie under %s"):format(pt(covered), obstruction.name),
      }
    end
  end
end

return check {
  id = "content-hidden",
  title = "content or a control under a bar",
  on = "screen",
  severity = "warning",
  sources = { "INS-1", "INS-5", "INS-8" },
  config = { tolerance = points(0.5) },

  ---@param screen screen
  evaluate = function(screen, config)
    local obstructions = edges.obstructions(screen)
    local found = {}
    for _, scroll in ipairs(screen.scrolls) do
      if scroll.isInWindow and not scroll.isHidden and not scroll.view.enclosingScroll then
        for _, hit in ipairs(hiddenContent(scroll, obstructions, config.tolerance)) do found[#found + 1] = hit end
      end
    end
    for _, view in ipairs(screen.views) do
      local isJudged = view.interactive and view.isInWindow and not view.isHidden and not view.isBar
        and not view.enclosingScroll
      if isJudged then found[#found + 1] = hiddenControl(view, obstructions, config.tolerance) end
    end
    return found
  end,
}
