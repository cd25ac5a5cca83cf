-- A constant contentInset that cancels the inset: contentInset = wanted - system part.
--
-- Right for one device, one bar state and one orientation only (F4); a negative contentInset passes unclamped (OUK-30).

return fix {
  id = "content-inset-compensation",
  title = "cancel it with a constant contentInset",
  repairs = { "content-shifted" },
  sources = { "INS-90", "OUK-30" },

  propose = function(found)
    -- Nothing would be left of the app's own inset: remove-content-inset says that better.
    local isAllOfIt = math.abs(found.scroll.setContentInset[found.edge] - found.points) <= 0.5
    if isAllOfIt and not found.scroll:isRunTime(found.edge) then return nil end
    return edit(found.scroll):add("contentInset", { [found.edge] = -found.points })
  end,
}
