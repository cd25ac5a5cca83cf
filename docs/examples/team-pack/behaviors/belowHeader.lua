-- A behaviour of our own: a feed that starts where our collapsing header ends, and takes the bottom's safe area.
--
-- HeaderScrollView sets contentInset itself; to insetlua that is a behaviour like UIKit's, so our scenarios write
-- "contentInsetAdjustmentBehavior": "belowHeader".

local house = require "house"

return behavior {
  id = "belowHeader",
  title = "below Acme's collapsing header",
  since = "11.0",
  sources = { "https://wiki.acme.example/ios/header", "INS-90" },

  ---@param scroll insetlua.scroll
  ---@param edge insetlua.edge
  insets = function(scroll, edge)
    if edge == "top" then return inset(house.headerHeight + scroll.screen.safeAreaInsets.top, "INS-90") end
    if edge == "bottom" then return inset(scroll.safeAreaInsets.bottom, "INS-90") end
    return no("the header is at the top", "INS-90")
  end,
}
