-- A load-more control that follows a contentSize which is still an estimate.
--
-- From iOS 11 on rows are estimated by default (TBL-4), 44 each where nobody says otherwise (TBL-6). Until rows were
-- measured, contentSize is the sum of estimates (TBL-61); a control that places itself at its end lands in the wrong
-- place, loads again, or makes the list skip a screen (TBL-63, TBL-64).

return check {
  id = "estimated-heights-jump",
  title = "a load-more control follows an estimated contentSize",
  on = "table",
  severity = "warning",
  sources = { "TBL-4", "TBL-61", "TBL-64" },
  config = { tolerance = points(0.5) },

  evaluate = function(tableView, config)
    if not tableView.loadMoreFollowsContentSize then return nil end
    local estimated, exact = tableView.estimatedContentHeight, tableView.contentHeight
    if not estimated or not exact then return nil end
    local jump = exact - estimated
    if math.abs(jump) <= config.tolerance then return nil end
    return finding {
      points = jump, key = "table",
      message = ("contentSize.height is estimated at %s and ends at %s: what follows it jumps by %s"):format(
        pt(estimated), pt(exact), pt(math.abs(jump))),
    }
  end,
}
