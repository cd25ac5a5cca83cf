"""From the objects of a stopped iOS app to an insetlua scenario.

`screen` begins the walk; `controllers`, `views` and `tables` go on with it. They know UIKit's names and
the scenario's, and nothing of LLDB: everything they want to know they ask of `objects.Objects`, many
objects at a time, since each question is one expression to compile and run. `debugger` and
`expressions` answer with LLDB. InsetCapture.swift does the same walk inside the app, and the two print the
same scenario: what is changed here is changed there.
"""
