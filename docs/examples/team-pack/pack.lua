-- A team's own rules, next to the standard ones. Nothing is recompiled: name this folder on the command line.
return pack { name = "acme", title = "Acme's house rules" }
