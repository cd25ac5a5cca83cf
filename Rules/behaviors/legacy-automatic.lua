-- automaticallyAdjustsScrollViewInsets, the controller's switch of iOS 7 to 10.
--
-- UIKit writes the lengths of the controller's layout guides into the contentInset of its content scroll view, inside a
-- navigation controller (INS-110..113). It does not look whether the scroll view lies under the bars: one that is
-- pinned below them gets the gap twice (INS-115). contentInsetAdjustmentBehavior does not exist yet, so this rule
-- answers whatever the scenario sets there.
--
-- Not known: whether it works directly under a tab bar controller (INS-113: talks and reports disagree).

return behavior {
  id = "legacy-automatic",
  title = "layout guides written into contentInset",
  before = "11.0",
  answersFor = { "automatic", "scrollableAxes", "never", "always" },
  writes = "contentInset",
  sources = { "INS-110", "INS-111", "INS-112", "INS-113", "INS-115", "INS-117" },

  ---@param scroll insetlua.scroll
  ---@param edge insetlua.edge
  insets = function(scroll, edge)
    if edge == "left" or edge == "right" then return no("only top and bottom are written", "INS-112") end
    local owner = scroll.owner
    if not owner then return no("no controller adjusts it: it is not the first scroll view", "INS-114") end
    if not owner.automaticallyAdjustsScrollViewInsets then
      return no("automaticallyAdjustsScrollViewInsets is false", "INS-110")
    end
    local isCovered = owner:directlyInside "navigation" or owner:directlyInside "tab" and assume "INS-113"
    if not isCovered and owner:inside "navigation" then
      return no("a child controller's scroll view is adjusted only where it is the page's first subview", "INS-117")
    end
    if not isCovered then return no("no navigation controller holds the page", "INS-113") end
    local length = edge == "top" and owner.topLayoutGuide or owner.bottomLayoutGuide
    return inset(length, "INS-112", owner)
  end,
}
