-- UIScrollView.ContentInsetAdjustmentBehavior.always: the safe area on all four edges, scrollable or not.
--
-- In landscape on a phone with a sensor housing that includes left and right, so that a table scrolls sideways
-- (INS-93). No print of an adjusted inset under it was found; the rule stands on the documentation.

return behavior {
  id = "always",
  title = "safe area on all four edges",
  since = "11.0",
  sources = { "INS-93" },

  adjusts = function() return yes "INS-93" end,
}
