-- The room that a grouped table leaves above its first section, where the author says that content starts there (S-17).
--
-- Without a title, a view or a height of its own, section 0 has 35 points above it (TBL-30). Looks only at tables with
-- `wants.top`: the room is UIKit's own look, and wrong only where somebody wants another one. Heights that are given
-- and ignored are header-height-without-view's matter, a height of 0 is grouped-zero-height's.

return check {
  id = "grouped-first-room",
  title = "room above the first section of a grouped table",
  on = "table",
  severity = "note",
  sources = { "TBL-30", "TBL-48" },
  config = { tolerance = points(0.5) },

  evaluate = function(tableView, config)
    local section = tableView.sections[1]
    if not section or not tableView.scroll:wants "top" then return nil end
    if section:implements("header", "height") or section:title "header" or section:hasView "header" then return nil end
    local room = section:slot "header"
    if room <= config.tolerance then return nil end
    return finding {
      edge = "top", points = room, section = section, key = "table",
      message = ("%s of room above section 0, where the content is wanted to start"):format(pt(room)),
    }
  end,
}
