-- Numbers of our design system.

local house = {}

-- The header below the status bar, expanded.
house.headerHeight = 120

-- Room that every list leaves above its first row.
house.listPadding = 8

return house
