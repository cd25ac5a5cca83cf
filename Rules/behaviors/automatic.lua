-- UIScrollView.ContentInsetAdjustmentBehavior.automatic, UIKit's default from iOS 11 on.
--
-- It is scrollableAxes and one rule more: top and bottom are taken in, whether or not the content scrolls, where the
-- scroll view is the content of a controller in a navigation controller that leaves
-- automaticallyAdjustsScrollViewInsets at true (INS-98, INS-100). Left and right always follow scrollableAxes
-- (INS-101).
--
-- Not known: whether the extra rule holds directly under a tab bar controller (Q2: the current page says yes, header
-- and talk say navigation only), whether it reaches controllers deeper than the container's own child (Q15), whether
-- iOS 26 still wants the first subview's chain (Q13), and whether scrolling that is off counts as scrolling (Q5).

---Whether the extra rule covers this controller.
---@param owner insetlua.controller
---@return boolean
local function isCovered(owner)
  if owner:directlyInside "navigation" then return true end
  if owner:directlyInside "tab" then return assume "Q2" end
  if owner:inside "navigation" then return not assume "Q15" end
  return false
end

---Notes for the report why the extra rule holds or not where scrolling decides already. Open questions are not asked:
---nothing depends on them here.
---@param scroll insetlua.scroll
local function considerExtraRule(scroll)
  local what = "the extra rule for navigation pages"
  local owner = scroll.owner
  if not owner then
    considered(what, no("no controller adjusts it: it is not in the chain of first subviews", "INS-102"))
  elseif not owner.automaticallyAdjustsScrollViewInsets then
    considered(what, no("automaticallyAdjustsScrollViewInsets is false", "INS-100"))
  elseif owner:directlyInside "navigation" then
    considered(what, yes "INS-98")
  elseif not owner:inside "navigation" and not owner:inside "tab" then
    considered(what, no("no navigation controller holds the page", "INS-98"))
  end
end

return behavior {
  id = "automatic",
  title = "safe area on axes that scroll; top and bottom of a navigation page's content always",
  since = "11.0",
  sources = { "INS-95", "INS-98", "INS-99", "INS-100", "INS-102" },

  ---@param scroll insetlua.scroll
  ---@param axis insetlua.axis
  adjusts = function(scroll, axis)
    local scrolls, why = scroll:scrolls(axis)
    if scrolls and not scroll.isScrollEnabled then scrolls = assume "Q5" end
    if scrolls then
      if axis == "vertical" then considerExtraRule(scroll) end
      return yes("INS-95", why)
    end
    if axis == "horizontal" then return no("content is not wider than the view and does not bounce", "INS-95") end
    local owner = scroll.owner
    if not owner and scroll.screen.os:atLeast "26.0" and not assume "Q13" then owner = scroll.controller end
    if not owner then return no("no controller adjusts it, and content fits", "INS-102") end
    if not owner.automaticallyAdjustsScrollViewInsets then
      return no("automaticallyAdjustsScrollViewInsets is false, and content fits", "INS-100")
    end
    if isCovered(owner) then return yes "INS-98" end
    return no("content fits, does not bounce, and no navigation controller holds the page", "INS-95", "INS-98")
  end,
}
