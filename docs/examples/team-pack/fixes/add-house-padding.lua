-- Adds what is missing of the house padding to contentInset.

return fix {
  id = "add-house-padding",
  title = "add the house padding",
  repairs = { "house-padding" },
  sources = { "https://wiki.acme.example/ios/lists", "INS-7" },

  propose = function(found)
    return edit(found.scroll):add("contentInset", { top = found.points })
  end,
}
