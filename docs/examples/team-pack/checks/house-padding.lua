-- Our lists leave 8 points above the first row. Lists inside other scroll views are left alone.

local house = require "house"

return check {
  id = "house-padding",
  title = "a list without the house padding",
  on = "scroll",
  severity = "note",
  sources = { "https://wiki.acme.example/ios/lists" },
  config = { padding = points(8) },

  ---@param scroll insetlua.scroll
  evaluate = function(scroll, config)
    if not scroll.table or scroll.view.enclosingScroll then return nil end
    local missing = (config.padding or house.listPadding) - scroll.setContentInset.top
    if missing > 0.5 then
      return finding {
        edge = "top", points = missing, parts = scroll:parts "top", key = "contentInset",
        message = ("%s of our list padding are missing above %s"):format(pt(missing), scroll.name),
      }
    end
  end,
}
