-- The room that iOS 15 and later leave above the first section header of a plain table.
--
-- Looks only at tables whose author says where the content should start (`wants.top`), and only where nobody set
-- sectionHeaderTopPadding: the 22 points came with the iOS 15 SDK (TBL-51, TBL-52), and such a table moves when the app
-- is built again.

return check {
  id = "header-top-padding",
  title = "room above section headers that nobody asked for",
  on = "table",
  severity = "note",
  since = "15.0",
  sources = { "TBL-50", "TBL-51", "TBL-52" },
  config = { tolerance = points(0.5) },

  evaluate = function(tableView, config)
    local set = tableView.sectionHeaderTopPadding
    local section = tableView.sections[1]
    local isAutomatic = set == nil or set == -1
    if not section or not isAutomatic or not tableView.scroll:wants "top" then return nil end
    local padding = section:slot "padding"
    if padding <= config.tolerance then return nil end
    return finding {
      edge = "top", points = padding, section = section, key = "table",
      message = ("%s of sectionHeaderTopPadding above section 0, where the content is wanted to start"):format(
        pt(padding)),
    }
  end,
}
