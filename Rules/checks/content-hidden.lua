-- Content or a control lies under a bar, the status bar, the sensor housing or the home indicator.
--
-- The safe area is for content and controls (S-22). Scroll content is looked at where it starts at rest and where it
-- ends when scrolled all the way; transparent bars obstruct nothing, and an edge that wants `edge` is meant to run
-- under status bar and home indicator. Labels, images and backgrounds are spared. What scrolls vertically can be
-- scrolled free, so nothing inside it is judged. Where scroll views lie in one that only pages sideways, those are
-- judged instead of it. Source: INS-1, INS-8, INS-5; INS-21 for the sides in landscape.

local obstructions = require "obstructions"

local STILL = "content can start %s under %s: iOS 11.0.2 was seen to leave the offset alone where scrolling is off"

---Whether a scroll view has content. Rows are content, whatever their height is or may be.
---@param scroll insetlua.scroll
local function hasContent(scroll)
  if not scroll.isContentSizeKnown or scroll.contentSize.height > 0 then return true end
  for _, section in ipairs(scroll.table and scroll.table.sections or {}) do
    if section.rowCount > 0 then return true end
  end
  return false
end

---@param scroll insetlua.scroll
local function hiddenContent(scroll, all, tolerance)
  if not hasContent(scroll) then return {} end
  local isKnown = scroll.isContentSizeKnown
  local found = {}
  -- Who writes never knows of the status bar; a bar that the app shows is another matter.
  local isMeant = scroll.contentInsetAdjustmentBehavior == "never"
  local function note(edge, text, depth, by)
    if not by then return end
    -- That iOS 11 leaves the offset alone where scrolling is off was seen once (INS-13): no more than a note.
    local isStill = edge == "top" and not scroll.isScrollEnabled and scroll.contentOffset.y == 0
      and scroll.adjustedContentInset.top > tolerance
    found[#found + 1] = finding {
      edge = edge, points = -depth, parts = scroll:parts(edge), view = scroll.view,
      key = scroll.isScrollEnabled and "contentInsetAdjustmentBehavior" or "isScrollEnabled",
      level = (isStill or isMeant and by.kind == "window") and "note" or nil, facts = isStill and { "INS-13" } or nil,
      message = (isStill and STILL or text):format(pt(depth), by.name),
    }
  end
  note("top", "content starts %s under %s", obstructions.cover(scroll, "top", all, tolerance))
  if isKnown then
    note("bottom", "the last %s of content stay under %s", obstructions.cover(scroll, "bottom", all, tolerance))
  end
  return found
end

---The scroll views that show another scroll view at their start: pagers. From the innermost outwards each
---tells the one around it how high it and those in it begin: thousands of them, in each other, too, stay linear.
---@param scrolls insetlua.scroll[] those inside after those around them
local function pagers(scrolls)
  local found, highest = {}, {}
  for number = #scrolls, 1, -1 do
    local scroll = scrolls[number]
    local inside = highest[scroll]
    if inside and inside <= scroll.contentStart.top + 0.5 then found[scroll] = true end
    local outer = scroll.view.enclosingScroll
    if outer then
      highest[outer] = math.min(scroll.windowFrame.y, inside or math.huge, highest[outer] or math.huge)
    end
  end
  return found
end

---Whether something around a view scrolls vertically.
---@param view insetlua.view
---@param known table<insetlua.scroll, boolean> what was found of scroll views: whether one scrolls, or one around it
local function isScrollable(view, known)
  local above = view.enclosingScroll
  if not above then return false end
  if known[above] == nil then known[above] = above:scrolls "vertical" or isScrollable(above.view, known) end
  return known[above]
end

---Whether a view lies in a bar, as a dump's bar buttons do.
---@param view insetlua.view
local function isInBar(view)
  local above = view
  while above do
    if above.isBar then return true end
    above = above.superview
  end
  return false
end

---The edge of a control at which an obstruction lies; of one that encloses the control, the nearer end of the window.
local function side(frame, obstruction, window)
  if obstruction.y > frame.y then return "bottom" end
  local lower = obstruction.y + obstruction.height
  local isEnclosing = lower >= frame.y + frame.height
  return isEnclosing and obstruction.y > window.height - lower and "bottom" or "top"
end

---@param view insetlua.view
local function hiddenControl(view, all, tolerance)
  local frame = view.windowFrame
  local hits = {}
  for _, obstruction in ipairs(all) do
    local upper = math.max(frame.y, obstruction.y)
    local lower = math.min(frame.y + frame.height, obstruction.y + obstruction.height)
    local covered = lower - upper
    local middle = frame.y + frame.height / 2
    local isMiddleFree = middle < obstruction.y or middle > obstruction.y + obstruction.height
    -- A full-width button may well end under the home indicator, and one that fills a page runs under bars as a
    -- background does; its middle may not.
    local isAcross = frame.y <= obstruction.y and frame.y + frame.height >= obstruction.y + obstruction.height
    local isSpared = isMiddleFree and (obstruction.kind == "window" or isAcross)
    local isOwn = obstruction.kind == "view" and view:isInside(obstruction.object)
    if covered > tolerance and not isSpared and not isOwn and obstructions.overlap(frame, obstruction) then
      hits[#hits + 1] = { depth = covered, by = obstruction }
    end
  end
  local hit = obstructions.deepest(hits, tolerance)
  return hit and finding {
    edge = side(frame, hit.by, view.screen.window),
    points = -hit.depth, view = view, key = "frame",
    message = ("%s of this control lie under %s"):format(pt(hit.depth), hit.by.name),
  }
end

---A control at the side of a phone in landscape, with its middle under the sensor housing.
---@param view insetlua.view
local function hiddenBesides(view, sides)
  local frame = view.windowFrame
  local middle = frame.x + frame.width / 2
  for _, strip in ipairs(sides) do
    local left, right = math.max(frame.x, strip.x), math.min(frame.x + frame.width, strip.x + strip.width)
    if middle > strip.x and middle < strip.x + strip.width then
      return finding {
        edge = strip.edge, points = left - right, view = view, key = "frame", facts = { "INS-21" },
        message = ("%s of this control lie beside %s, outside the safe area"):format(pt(right - left), strip.name),
      }
    end
  end
end

return check {
  id = "content-hidden",
  title = "content or a control under a bar",
  on = "screen",
  severity = "warning",
  sources = { "INS-1", "INS-5", "INS-8", "INS-21" },
  config = { tolerance = points(0.5) },

  ---@param screen insetlua.screen
  evaluate = function(screen, config)
    local all, sides = obstructions.of(screen), obstructions.besides(screen)
    local found = {}
    local scrolls = screen.scrolls
    local isPager, scrollables = pagers(scrolls), {}
    for _, scroll in ipairs(scrolls) do
      local isJudged = scroll.isInWindow and not scroll.isHidden and not isScrollable(scroll.view, scrollables)
        and not isPager[scroll]
      if isJudged then
        for _, hit in ipairs(hiddenContent(scroll, all, config.tolerance)) do found[#found + 1] = hit end
      end
    end
    for _, view in ipairs(screen.views) do
      local isControl = view.interactive and view.isInWindow and not view.isHidden
        and view.windowFrame.width > 0 and view.windowFrame.height > 0
      if isControl and not isInBar(view) and not isScrollable(view, scrollables) then
        found[#found + 1] = hiddenControl(view, all, config.tolerance) or hiddenBesides(view, sides)
      end
    end
    return found
  end,
}
