-- A constant contentInset that cancels the inset: contentInset = wanted - system part.
--
-- Right for one device, one bar state and one orientation only (F4); a negative contentInset passes unclamped (OUK-30).

return fix {
  id = "content-inset-compensation",
  title = "cancel it with a constant contentInset",
  repairs = { "content-shifted" },
  sources = { "INS-90", "OUK-30" },

  propose = function(found)
    return edit(found.scroll):add("contentInset", { [found.edge] = -found.points })
  end,
}
