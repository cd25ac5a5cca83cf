-- Take the hand-made contentInset away: UIKit adds the same points itself (INS-119), or it was written
-- for another layout.
--
-- Source: INS-90 (UIKit no longer writes contentInset, so the app's own stays on top).
--
-- How it fails: an app that still runs on iOS 10 with the automatic adjustment turned off needs the inset there.

return fix {
  id = "remove-content-inset",
  title = "drop the inset that was set by hand",
  repairs = { "double-inset", "content-shifted", "content-hidden", "constant-compensation" },
  sources = { "INS-90", "INS-119" },

  propose = function(found)
    local scroll, edge = found.scroll, found.edge
    if not scroll or math.abs(scroll.setContentInset[edge]) <= 0.5 then return nil end
    -- Code that follows the safe area was written for it, unless it says the same twice.
    if scroll:isRunTime(edge) and found.rule ~= "double-inset" then return nil end
    if found.rule == "double-inset" and found.key ~= "contentInset" then return nil end
    -- Taking it away helps only where it points the same way as what is wrong.
    if scroll.setContentInset[edge] * found.points < 0 then return nil end
    return edit(scroll):set("contentInset", { [edge] = 0 })
  end,
}
