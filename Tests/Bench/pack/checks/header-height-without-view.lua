return check {
  id = "header-height-without-view", on = "table", sources = { "BENCH-1" },
  ---@param tableView insetlua.table
  evaluate = function(tableView)
    local estimate = tableView.estimatedSectionHeaderHeight
    if tableView.style == "grouped" and estimate ~= 0 and tableView:implements "heightForHeaderInSection"
      and not tableView:implements "viewForHeaderInSection" then
      return finding { points = estimate }
    end
  end,
}
