"""Answers the walk's questions with LLDB."""

from __future__ import annotations

import json
import math
import re
from typing import Any, List, Optional, Sequence, Tuple

import lldb  # type: ignore[import-not-found]

from . import expressions
from .objects import CaptureError, Members, Ref, Start

# One question is a loop over some hundred objects; an app that is busy elsewhere is waited for no longer.
TIMEOUT_MICROSECONDS = 10_000_000
# More targets in one expression make it slow to compile.
BATCH = 200
LARGEST_ANSWER = 32 << 20


class ParseError(CaptureError):
    """An expression that LLDB could not read: something that it names is not in the process."""


class Debugger:
    """A stopped iOS app, asked on its main thread."""

    def __init__(self, debugger: Any) -> None:
        target = debugger.GetSelectedTarget()
        process = target.GetProcess() if target else None
        if process is None or not process.IsValid():
            raise CaptureError("there is no process: run the app, pause it, and try again")
        state = process.GetState()
        if state == lldb.eStateRunning:
            raise CaptureError("the app is running: pause it first (process interrupt)")
        if state != lldb.eStateStopped:
            raise CaptureError("the process is not stopped in a debugger, so nothing can be asked of it")
        self.process = process
        # UIKit answers on the main thread only; it is the first.
        thread = process.GetThreadAtIndex(0)
        self.frame = thread.GetFrameAtIndex(0)
        selected = process.GetSelectedThread()
        self.selected_frame = selected.GetSelectedFrame() if selected else self.frame
        if not self.frame.IsValid():
            raise CaptureError("the main thread has no frame to ask in: pause the app again")

    # MARK: Objects

    def start(self) -> Start:
        try:
            answer = self._run(expressions.start())
        except ParseError as problem:
            # Without Objective-C not even the first function is there.
            raise CaptureError(f"this is no iOS app ({problem})") from None
        if not answer:
            raise CaptureError("this is no iOS app, or it has not come to UIApplicationMain yet")
        return Start(
            machine=answer["machine"], system=answer["system"], idiom=answer["idiom"],
            sdk=answer.get("sdk"), design_compatibility=bool(answer["design_compatibility"]),
            application=answer["application"], index_path_class=answer["index_path_class"])

    def ask(self, targets: Sequence[Sequence[int]], selectors: Sequence[str]) -> List[Members]:
        answers: List[Members] = []
        for first in range(0, len(targets), BATCH):
            for answer in self._run(expressions.ask(targets[first:first + BATCH], selectors)):
                answers.append({name: referenced(value) for name, value in answer.items()})
        return answers

    def fields(self, addresses: Sequence[int]) -> List[List[Tuple[str, int]]]:
        answers = self._run(expressions.fields(addresses))
        return [[(name, word) for name, word in answer] for answer in answers]

    def object(self, text: str) -> Ref:
        """The object that the user names: an address, or an expression of the selected frame."""
        if re.fullmatch(r"0x[0-9a-fA-F]+", text):
            address = int(text, 16)
        else:
            value = self.selected_frame.EvaluateExpression(text, self._options(None))
            problem = value.GetError()
            if problem.Fail():
                raise CaptureError(f"{text}: {reason(problem)}")
            address = value.GetValueAsUnsigned()
            # A Swift optional holds its object as a child.
            if address == 0 and value.GetNumChildren() > 0:
                address = value.GetChildAtIndex(0).GetValueAsUnsigned()
        if address == 0:
            raise CaptureError(f"{text} is nil")
        answer = self.ask([[address]], ["self"])[0].get("self")
        if not isinstance(answer, Ref):
            raise CaptureError(f"{text} is no object")
        return answer

    # MARK: Expressions

    def _options(self, language: Optional[int]) -> Any:
        options = lldb.SBExpressionOptions()
        options.SetIgnoreBreakpoints(True)
        options.SetUnwindOnError(True)
        options.SetTimeoutInMicroSeconds(TIMEOUT_MICROSECONDS)
        # Other threads wait while the main one answers, so that the screen stays as it is, unless that
        # takes too long: somebody may hold a lock.
        options.SetTryAllThreads(True)
        options.SetSuppressPersistentResult(True)
        if language is not None:
            options.SetLanguage(language)
        return options

    def _run(self, expression: str) -> Any:
        value = self.frame.EvaluateExpression(
            expression, self._options(lldb.eLanguageTypeObjC_plus_plus))
        problem = value.GetError()
        if problem.Fail():
            failed = ParseError if "failed to parse" in (problem.GetCString() or "") else CaptureError
            raise failed("the app did not answer: " + reason(problem))
        address = value.GetValueAsUnsigned()
        if address == 0:
            raise CaptureError("the app's answer was empty")
        failure = lldb.SBError()
        text = self.process.ReadCStringFromMemory(address, LARGEST_ANSWER, failure)
        if failure.Fail():
            raise CaptureError("the app's answer cannot be read: " + reason(failure))
        try:
            return json.loads(text)
        except ValueError:
            raise CaptureError("the app's answer is cut off") from None


def referenced(value: Any) -> Any:
    """Objects as `Ref`s, and as a number again what JSON has none for."""
    if isinstance(value, dict):
        return Ref(value["address"], tuple(value["classes"]))
    if isinstance(value, list):
        return [math.nan if item is None else referenced(item) for item in value]
    return value


def reason(problem: Any) -> str:
    """The line of LLDB's text that says what is wrong; the first one may only say that something is."""
    lines = (problem.GetCString() or "").strip().splitlines() or ["LLDB does not say why"]
    return next((line for line in lines if "error:" in line), lines[0]).strip()
