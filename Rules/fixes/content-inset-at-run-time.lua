-- contentInset computed from the view's own safeAreaInsets whenever they change (F5).
--
-- Holds on every device as long as the axis is adjusted; read too early it is 0 (INS-73), so it belongs into
-- viewSafeAreaInsetsDidChange or safeAreaInsetsDidChange.

return fix {
  id = "content-inset-at-run-time",
  title = "cancel it with the safe area's own number",
  since = "11.0",
  repairs = { "content-shifted", "constant-compensation" },
  sources = { "INS-90", "INS-73" },

  propose = function(found)
    local scroll, edge = found.scroll, found.edge
    if not scroll:takesIn(edge) or scroll:isRunTime(edge) then return nil end
    -- What is left is an adjusted inset of 0: no help where some of it is wanted.
    local isEdgeWanted = math.abs(found.points - scroll.adjustedContentInset[edge]) <= 0.5
    if found.rule == "content-shifted" and not isEdgeWanted then return nil end
    return edit(scroll):runtime("contentInset", edge, "-safeAreaInsets." .. edge)
  end,
}
