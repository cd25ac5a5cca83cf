-- luacheck settings for the rule packs: Lua 5.4 plus the words the host gives to rules and data files.
std = "lua54"
max_line_length = 120
read_globals = {
  -- declarations of data files
  "pack", "devices", "bars", "facts", "questions", "classes", "insets",
  -- declarations of rules and tests
  "behavior", "check", "fix", "spacing", "test", "case", "example",
  -- answers and helpers of rules
  "yes", "no", "inset", "slot", "unknown", "finding", "edit", "points", "pt", "assume", "considered",
  "require",
}
