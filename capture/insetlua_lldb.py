"""The LLDB command `insetlua-capture`: the scenario of the screen that a stopped iOS app shows.

    (lldb) command script import …/capture/insetlua_lldb.py
    (lldb) insetlua-capture -o screen.json
    (lldb) insetlua-capture self.tableView
    $ insetlua run screen.json

docs/capture.md tells what is captured, and what is not.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from typing import Any, Dict, NoReturn

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

# pylint: disable=wrong-import-position
from insetlua_capture.debugger import Debugger  # noqa: E402
from insetlua_capture.objects import CaptureError  # noqa: E402
from insetlua_capture.screen import Capture  # noqa: E402
from insetlua_capture.values import to_json  # noqa: E402

COMMAND = "insetlua-capture"


class Arguments(argparse.ArgumentParser):
    """Says what is wrong instead of ending the debugger."""

    def error(self, message: str) -> NoReturn:
        raise CaptureError(f"{message}\n{self.format_usage().strip()}")

    def exit(self, status: int = 0, message: Any = None) -> NoReturn:
        raise CaptureError(message or self.format_help())


def parser() -> Arguments:
    arguments = Arguments(
        prog=COMMAND, add_help=False,
        description="Prints the screen of the stopped app as an insetlua scenario.")
    arguments.add_argument("-o", "--output", metavar="FILE", help="write it to a file")
    arguments.add_argument(
        "expression", nargs="*", metavar="EXPR",
        help="a window, controller or view on the screen in question, or its address; by default "
             "the key window with what it presents")
    return arguments


def capture(debugger: Any, command: str) -> str:
    """Runs the command; what it prints."""
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise CaptureError(f"{problem}: {command}") from None
    wanted = parser().parse_args(words)
    app = Debugger(debugger)
    start = app.start()
    # An expression need not stand in quotes, though it may hold blanks.
    subject = app.object(" ".join(wanted.expression)) if wanted.expression else None
    text = to_json(Capture(app, start).scenario(subject)) + "\n"
    if wanted.output is None:
        return text
    path = os.path.abspath(os.path.expanduser(wanted.output))
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as problem:
        raise CaptureError(f"{path}: {problem.strerror}") from None
    return f"{path}: written. Next: insetlua run {shlex.quote(path)}\n"


class Command:
    """The command as LLDB knows it."""

    def __init__(self, _debugger: Any, _dictionary: Dict[str, Any]) -> None:
        pass

    def __call__(self, debugger: Any, command: str, _context: Any, result: Any) -> None:
        try:
            result.AppendMessage(capture(debugger, command).rstrip("\n"))
        except CaptureError as problem:
            result.SetError(f"{COMMAND}: {problem}")
        except (KeyError, TypeError, IndexError) as problem:
            # Nothing answers like this in UIKit; whoever sees it should not see a stack trace alone.
            result.SetError(f"{COMMAND}: the app answered otherwise than UIKit does: {problem!r}")

    def get_short_help(self) -> str:
        return "Print the screen of the stopped iOS app as an insetlua scenario."

    def get_long_help(self) -> str:
        return parser().format_help()


def __lldb_init_module(debugger: Any, _dictionary: Dict[str, Any]) -> None:
    debugger.HandleCommand(f"command script add -c insetlua_lldb.Command {COMMAND}")
