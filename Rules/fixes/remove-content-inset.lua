-- Take the hand-made contentInset away where UIKit adds the same points itself.
--
-- Source: INS-90 (UIKit no longer writes contentInset, so the app's own stays on top), INS-119.

return fix {
  id = "remove-content-inset",
  title = "drop the inset that UIKit adds itself",
  repairs = { "double-inset" },
  sources = { "INS-90", "INS-119" },

  propose = function(found)
    if found.key ~= "contentInset" then return nil end
    return edit(found.scroll):set("contentInset", { [found.edge] = 0 })
  end,
}
