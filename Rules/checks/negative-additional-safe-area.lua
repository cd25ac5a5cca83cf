-- A negative additionalSafeAreaInsets: allowed, but with a reach that surprises.
--
-- Apple names the property for adding to and subtracting from the safe area (INS-62). It moves every view of the
-- controller and its children, not only the list (INS-61); on a navigation controller the bar too (INS-68); on a tab
-- bar controller it breaks the tab bar (INS-69). Where the sum would fall below zero, the model stops at 0 (INS-66;
-- open, Q1).

local edges = require "edges"

return check {
  id = "negative-additional-safe-area",
  title = "a negative additionalSafeAreaInsets",
  on = "controller",
  severity = "note",
  since = "11.0",
  sources = { "INS-62", "INS-61", "INS-66", "INS-68", "INS-69" },

  ---@param controller insetlua.controller
  evaluate = function(controller)
    local found = {}
    for _, edge in ipairs(edges.all) do
      local added = controller.additionalSafeAreaInsets[edge]
      if added < 0 then
        local text, level = "additionalSafeAreaInsets.%s = %g moves every view of this controller", "note"
        local facts = { "INS-62", "INS-61" }
        if controller.kind == "tab" then
          text, level = "additionalSafeAreaInsets.%s = %g breaks the tab bar of a tab bar controller", "warning"
          facts = { "INS-69" }
        elseif controller.inheritedSafeAreaInsets[edge] + added < -0.5 then
          text, level = "additionalSafeAreaInsets.%s = %g takes away more than there is", "warning"
          facts = { "INS-66" }
        elseif controller.kind == "navigation" then
          text, facts = "additionalSafeAreaInsets.%s = %g moves the bar and every page", { "INS-68", "INS-61" }
        end
        found[#found + 1] = finding {
          edge = edge, points = added, parts = controller:parts(edge), level = level, facts = facts,
          key = "additionalSafeAreaInsets", message = text:format(edge, added),
        }
      end
    end
    return found
  end,
}
