-- A table that code adds to a page, on iOS 9.0.
--
-- One report says that it stays without the inset that UIKit writes for a controller's first scroll view on iOS 8 and
-- for tables of storyboards (INS-118): its rows would start under the bars. The model goes by the rule, the report by
-- its eyes; both are shown. Looks only at tables whose scenario says `origin: code`.

return check {
  id = "table-in-code",
  title = "a table added in code on iOS 9.0",
  on = "table",
  severity = "note",
  since = "9.0",
  before = "9.1",
  sources = { "INS-118" },

  evaluate = function(tableView)
    local scroll = tableView.scroll
    if tableView.origin ~= "code" or scroll.isRoot or tableView.isList then return nil end
    local edge = "top"
    local written = scroll.systemInset[edge]
    if written == 0 then return nil end
    return finding {
      edge = edge, key = "table", parts = scroll:parts(edge),
      message = ("iOS 9.0 was reported to leave out the %s that UIKit writes for a table added in code"):format(
        pt(written)),
    }
  end,
}
