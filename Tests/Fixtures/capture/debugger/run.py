"""run.py CAPTURE_FOLDER SCREEN [WORD …]: the command, as LLDB would run it, on one of the screens."""

from __future__ import annotations

import importlib
import os
import sys

sys.dont_write_bytecode = True
sys.path[:0] = [sys.argv[1], os.path.dirname(os.path.abspath(__file__))]

import lldb  # noqa: E402

import screens  # noqa: E402


def main() -> int:
    name, words = sys.argv[2], sys.argv[3:]
    states = {"running": lldb.eStateRunning, "exited": lldb.eStateExited}
    if name == "nothing":
        process = None
    else:
        screen = screens.make("feed" if name in states else name)
        process = lldb.Process(screen, states.get(name, lldb.eStateStopped))
    debugger = lldb.Debugger(process, is_old=name == "old")
    module = importlib.import_module("insetlua_lldb")
    # Whoever has it in ~/.lldbinit may import it again.
    for _ in range(2):
        module.__lldb_init_module(debugger, {})
    kind = debugger.commands["insetlua-capture"].split(".")
    command = getattr(importlib.import_module(kind[0]), kind[1])(debugger, {})
    result = lldb.SBCommandReturnObject()
    command(debugger, " ".join(words), None, result)
    sys.stdout.write(result.output)
    if result.error is not None:
        sys.stderr.write(result.error + "\n")
    return 0 if result.error is None else 1


if __name__ == "__main__":
    sys.exit(main())
