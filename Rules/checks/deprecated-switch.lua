-- automaticallyAdjustsScrollViewInsets = false, relied on where it no longer does the job.
--
-- Up to iOS 10 it kept UIKit's hands off contentInset. From iOS 11 on it only takes back automatic's extra rule:
-- content that scrolls or bounces is inset all the same (INS-100, F3).

local edges = require "edges"

return check {
  id = "deprecated-switch",
  title = "a switch that iOS 11 no longer heeds",
  on = "controller",
  severity = "warning",
  since = "11.0",
  sources = { "INS-100" },
  config = { tolerance = points(0.5) },

  ---@param controller insetlua.controller
  evaluate = function(controller, config)
    if controller.automaticallyAdjustsScrollViewInsets then return nil end
    local scroll = controller.contentScrollView
    if not scroll then return nil end
    for _, edge in ipairs(edges.all) do
      local system = scroll.systemInset[edge]
      -- Where the author wants the points, the switch is a leftover that does no harm.
      local isWanted = scroll:wants(edge)
        and scroll.contentStart[edge] - scroll.wantedStart[edge] <= config.tolerance
      if system > config.tolerance and not isWanted then
        return finding {
          edge = edge, points = system, parts = scroll:parts(edge), key = "automaticallyAdjustsScrollViewInsets",
          message = ("automaticallyAdjustsScrollViewInsets = false does not keep %s away from %s on iOS 11 and later")
            :format(pt(system), scroll.name),
        }
      end
    end
  end,
}
