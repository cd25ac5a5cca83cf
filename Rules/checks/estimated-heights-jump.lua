-- A load-more control, or a reload at the end of a list, that meets a contentSize which is still an estimate.
--
-- From iOS 11 on rows are estimated by default (TBL-4), 44 each where nobody says otherwise (TBL-6). Until rows were
-- measured, contentSize is the sum of estimates (TBL-61); a control that places itself at its end lands in the wrong
-- place, loads again, or makes the list skip a screen (TBL-63, TBL-64).

---What reloadData does to a table that was scrolled further down than its estimates reach: measured heights are dropped
---(TBL-62), and the offset is limited to what is left (INS-5).
local function onReload(tableView, estimated, exact, tolerance)
  local scroll = tableView.scroll
  local inset = scroll.adjustedContentInset
  local function lowest(height) return math.max(-inset.top, height + inset.bottom - scroll.frame.height) end
  -- An offset beyond all content is not the estimates' matter.
  local up = math.min(scroll.contentOffset.y, lowest(exact)) - lowest(estimated)
  if not scroll.isScrollEnabled or up <= tolerance then return nil end
  return finding {
    points = up, key = "table", facts = { "TBL-62", "INS-5" },
    message = ("reloadData drops measured heights: contentSize.height falls to an estimate of %s, and the table jumps "
      .. "up by %s"):format(pt(estimated), pt(up)),
  }
end

return check {
  id = "estimated-heights-jump",
  title = "an estimated contentSize that is relied on",
  on = "table",
  severity = "warning",
  sources = { "TBL-4", "TBL-61", "TBL-62", "TBL-64" },
  config = { tolerance = points(0.5) },

  evaluate = function(tableView, config)
    local estimated, exact = tableView.estimatedContentHeight, tableView.contentHeight
    if not estimated or not exact then return nil end
    local jump = exact - estimated
    if math.abs(jump) <= config.tolerance then return nil end
    if not tableView.loadMoreFollowsContentSize then return onReload(tableView, estimated, exact, config.tolerance) end
    return finding {
      points = jump, key = "table",
      message = ("contentSize.height is estimated at %s and ends at %s: what follows it jumps by %s"):format(
        pt(estimated), pt(exact), pt(math.abs(jump))),
    }
  end,
}
