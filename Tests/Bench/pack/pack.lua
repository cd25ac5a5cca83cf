return pack { name = "insetlua", title = "the benchmark's rules, in the standard pack's place" }
