-- WKWebView, where the app leaves its behaviour alone: WebKit itself moves the page by the safe area at the top, left
-- and right, whatever the content's size, and leaves the bottom to the page (INS-14, INS-107).
--
-- A page with viewport-fit=cover takes no safe area and sees it in its style sheet: write "never" for it. An app that
-- assigns a behaviour takes over from WebKit; "automatic" cannot be told from nothing assigned, so write
-- "scrollableAxes" or another one where the app does.

return behavior {
  id = "web",
  title = "WebKit: safe area at the top, left and right",
  since = "11.0",
  sources = { "INS-14", "INS-107" },

  ---@param scroll insetlua.scroll
  ---@param edge insetlua.edge
  insets = function(scroll, edge)
    if edge == "bottom" then return no("WebKit leaves the bottom to the page", "INS-107") end
    return inset(scroll.safeAreaInsets[edge], "INS-107")
  end,
}
