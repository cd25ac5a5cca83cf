-- The standard rule pack: what UIKit does, and what goes wrong with it.
return pack { name = "insetlua", title = "UIKit's own rules" }
