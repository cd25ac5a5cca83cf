-- Tie the covered edge to the safe area (F12).
--
-- For a control it is what the safe area is for (S-22). A scroll view so tied has nothing left to take in at that edge
-- (INS-104).
--
-- How it fails: no content shows under translucent bars, and a large title no longer follows the scrolling (INS-46); up
-- to iOS 10 the adjustment does not look where the scroll view lies and adds a second gap (INS-115).

local obstructions = require "obstructions"

return fix {
  id = "pin-to-safe-area",
  title = "pin the edge to the safe area",
  repairs = { "content-hidden", "content-shifted" },
  sources = { "INS-1", "INS-46", "INS-104", "INS-115" },

  propose = function(found)
    if found.rule == "content-shifted" and not obstructions.coverWish(found) then return nil end
    if found.view.isRoot or found.view.safeAreaInsets[found.edge] <= 0.5 then return nil end
    return edit(found.view):pin { [found.edge] = "safeArea" }
  end,
}
