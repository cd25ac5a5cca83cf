-- An estimated header or footer height of 1 or less, up to iOS 10.
--
-- A tiny one is taken for negative and ends the app by an exception; exactly 1 acts as the default (TBL-28). The height
-- itself may be tiny: only the estimate may not.

local methods = {
  { name = "estimatedHeightForHeaderInSection", edge = "top" },
  { name = "estimatedHeightForFooterInSection", edge = "bottom" },
}

return check {
  id = "tiny-estimated-height",
  title = "an estimated height that iOS 10 and earlier refuse",
  on = "table",
  severity = "error",
  before = "11.0",
  sources = { "TBL-28" },

  evaluate = function(tableView)
    local found = {}
    for _, method in ipairs(methods) do
      local height = tableView:returns(method.name)
      if height and height > 0 and height <= 1 then
        local isDefault = height == 1
        found[#found + 1] = finding {
          edge = method.edge, key = method.name, level = isDefault and "warning" or nil,
          message = isDefault and ("%s returns 1, which acts as the default"):format(method.name)
            or ("%s returns %g: an exception up to iOS 10, which takes it for negative"):format(method.name, height),
        }
      end
    end
    return found
  end,
}
