-- UIScrollView.ContentInsetAdjustmentBehavior.never: nothing is added, and the safe area passes on to the subviews
-- (INS-94, INS-81). It is what automaticallyAdjustsScrollViewInsets = false did up to iOS 10 only (INS-100).

return behavior {
  id = "never",
  title = "no safe area on any edge",
  since = "11.0",
  sources = { "INS-94", "INS-81" },

  adjusts = function() return no("the behaviour is never", "INS-94") end,
}
