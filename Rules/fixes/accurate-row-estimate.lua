-- An estimatedRowHeight that is the rows' own mean: contentSize is right from the start (TBL-61, TBL-63).
--
-- For rows that size themselves, where it is the only way: their estimate cannot be 0 (TBL-4, TBL-65).
--
-- How it fails: other data has another mean.

local slots = require "slots"

return fix {
  id = "accurate-row-estimate",
  title = "estimate rows at their real mean height",
  repairs = { "estimated-heights-jump" },
  sources = { "TBL-61", "TBL-63", "TBL-6" },

  propose = function(found)
    local tableView = found.table
    -- Fixed rows need no estimate at all; the estimate method's answer comes before the property's.
    if not slots.sizesRows(tableView) or tableView:implements "estimatedHeightForRowAt" then return nil end
    local rows = 0
    for _, section in ipairs(tableView.sections) do rows = rows + section.rowCount end
    local mean = tableView.rowEstimate + (tableView.contentHeight - tableView.estimatedContentHeight) / rows
    -- An estimate of 0 would turn estimating off.
    if mean <= 0 then return nil end
    return edit(tableView):set("estimatedRowHeight", mean)
  end,
}
