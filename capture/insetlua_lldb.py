"""The LLDB command `insetlua-capture`: the scenario of the screen that a stopped iOS app shows.

    (lldb) command script import …/capture/insetlua_lldb.py
    (lldb) insetlua-capture -o screen.json
    (lldb) insetlua-capture self.tableView
    $ insetlua run screen.json

docs/capture.md tells what is captured, and what is not.
"""

from __future__ import annotations

import io
import os
import shlex
import sys
import traceback
from dataclasses import dataclass
from typing import Any, Dict, Optional, Tuple

import lldb  # type: ignore[import-not-found]

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

# pylint: disable=wrong-import-position
from insetlua_capture.debugger import Debugger  # noqa: E402
from insetlua_capture.objects import CaptureError  # noqa: E402
from insetlua_capture.screen import Capture  # noqa: E402
from insetlua_capture.values import to_json  # noqa: E402

COMMAND = "insetlua-capture"


HELP = f"""Prints the screen of the stopped app as an insetlua scenario.

usage: {COMMAND} [-o FILE] [EXPR]

  -o FILE, --output FILE  write it to a file, whose name may stand in quotes
  -h, --help              print this
  EXPR                    a window, controller or view on the screen in question: an expression of the
                          selected frame, just as it is, or an address; by default the key window with
                          what it presents
"""


@dataclass
class Request:
    """What a command line asks for."""

    output: Optional[str] = None
    expression: str = ""
    wants_help: bool = False


def request(command: str) -> Request:
    """Takes the options off the front; the rest is an expression, whose quotes and blanks are its own."""
    asked = Request(expression=command.strip())
    while True:
        option, value = (asked.expression.split(maxsplit=1) + ["", ""])[:2]
        if option in ("-h", "--help"):
            return Request(wants_help=True)
        if option.startswith("--output="):
            value = asked.expression[len("--output="):]
        elif option not in ("-o", "--output"):
            return asked
        asked.output, asked.expression = first_word(value)
        if not asked.output:
            raise CaptureError("-o needs the name of a file")


def first_word(text: str) -> Tuple[str, str]:
    """The first word, without its quotes, and what follows it."""
    stream = io.StringIO(text)
    words = shlex.shlex(stream, posix=True)
    words.whitespace_split, words.commenters = True, ""
    try:
        return words.get_token() or "", stream.read().strip()
    except ValueError as problem:
        raise CaptureError(f"{problem}: {text}") from None


def capture(debugger: Any, command: str) -> str:
    """Runs the command; what it prints."""
    asked = request(command)
    if asked.wants_help:
        return HELP
    app = Debugger(debugger)
    start = app.start()
    subject = app.object(asked.expression) if asked.expression else None
    text = to_json(Capture(app, start).scenario(subject)) + "\n"
    if asked.output is None:
        return text
    path = os.path.abspath(os.path.expanduser(asked.output))
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
        except Exception as problem:  # pylint: disable=broad-exception-caught
            # Nothing answers like this in UIKit; whoever sees it should not see a stack trace alone.
            place = traceback.extract_tb(problem.__traceback__)[-1]
            result.SetError(
                f"{COMMAND}: the app answered otherwise than UIKit does: {problem!r} "
                f"(in {place.name}). Please report it.")

    def get_short_help(self) -> str:
        return "Print the screen of the stopped iOS app as an insetlua scenario."

    def get_long_help(self) -> str:
        return HELP


def __lldb_init_module(debugger: Any, _dictionary: Dict[str, Any]) -> None:
    # LLDB 14 and newer keep the command of an earlier import unless told to overwrite it; older ones
    # overwrite it anyway, and refuse the option.
    interpreter = debugger.GetCommandInterpreter()
    for option in ("-o ", ""):
        result = lldb.SBCommandReturnObject()
        interpreter.HandleCommand(
            f"command script add {option}-c insetlua_lldb.Command {COMMAND}", result)
        if result.Succeeded():
            return
    print(f"{COMMAND}: {(result.GetError() or 'LLDB refused the command').strip()}")
