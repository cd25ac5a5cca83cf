print("insetlua")
