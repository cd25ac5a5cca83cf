"""As much of LLDB's Python module as the capture command uses, over an app that is not there.

It answers the three expressions by their parts; that they are Objective-C is for a compiler to say.
"""

from __future__ import annotations

import json
import re
from typing import Any, Dict, List, Optional

import things

eStateStopped, eStateRunning, eStateExited = 5, 6, 10
eLanguageTypeObjC_plus_plus = 0x11


class SBError:
    def __init__(self, text: Optional[str] = None) -> None:
        self.text = text

    def Fail(self) -> bool:
        return self.text is not None

    def GetCString(self) -> Optional[str]:
        return self.text


class SBExpressionOptions:
    def __init__(self) -> None:
        self.language: Optional[int] = None

    def SetLanguage(self, language: int) -> None:
        self.language = language

    def SetIgnoreBreakpoints(self, _ignore: bool) -> None: ...
    def SetUnwindOnError(self, _unwind: bool) -> None: ...
    def SetTimeoutInMicroSeconds(self, _time: int) -> None: ...
    def SetTryAllThreads(self, _try: bool) -> None: ...
    def SetSuppressPersistentResult(self, _suppress: bool) -> None: ...


class Value:
    def __init__(self, number: int = 0, problem: Optional[str] = None, children: Any = ()) -> None:
        self.number, self.problem, self.children = number, problem, list(children)

    def GetError(self) -> SBError:
        return SBError(self.problem)

    def GetValueAsUnsigned(self) -> int:
        return self.number

    def GetNumChildren(self) -> int:
        return len(self.children)

    def GetChildAtIndex(self, index: int) -> "Value":
        return self.children[index]


class Process:
    """The process, its main thread and that thread's frame: one object is enough."""

    def __init__(self, screen: Any, state: int) -> None:
        self.screen, self.state = screen, state
        self.memory: Dict[int, str] = {}

    def IsValid(self) -> bool:
        return True

    def GetState(self) -> int:
        return self.state

    def GetThreadAtIndex(self, _index: int) -> "Process":
        return self

    def GetSelectedThread(self) -> "Process":
        return self

    def GetSelectedFrame(self) -> "Process":
        return self

    def GetFrameAtIndex(self, _index: int) -> "Process":
        return self

    def ReadCStringFromMemory(self, address: int, size: int, _error: SBError) -> str:
        return self.memory[address][:size]

    def EvaluateExpression(self, text: str, options: SBExpressionOptions) -> Value:
        if options.language is None:
            return self.users(text)
        assert options.language == eLanguageTypeObjC_plus_plus
        if self.screen.fails:
            return Value(problem=self.screen.fails)
        if "sysctlbyname" in text:
            answer: Any = self.screen.start()
        else:
            found = re.search(r"words\[\] = \{ (.*?) \};", text)
            words = [int(word[:-3], 16) for word in found[1].split(", ")] if found else []
            if "class_copyIvarList" in text:
                answer = [self.stored(word) for word in words]
            else:
                answer = self.asked(text, words)
        address = 0x1000 + len(self.memory)
        self.memory[address] = json.dumps(answer)
        return Value(address)

    def users(self, text: str) -> Value:
        thing = self.screen.expressions.get(text)
        if thing is None:
            return Value(problem=f"error: use of undeclared identifier '{text}'\n")
        # A Swift optional: nothing of its own, and the object inside.
        return Value(children=[Value(thing.address)]) if text.endswith("?") else Value(thing.address)

    @staticmethod
    def stored(word: int) -> List[Any]:
        stores = things.BY_ADDRESS[word].stores
        return [[name, thing.address if thing else 0] for name, thing in stores.items()]

    @staticmethod
    def asked(text: str, words: Any) -> Any:
        width = int(re.findall(r"width = (\d+)", text)[0])
        names = re.findall(r'@"(.*?)" componentsSeparatedByString', text)[0].split(" ")
        return [
            things.answer(words[at:at + width], names) for at in range(0, len(words), width)
        ]


class Target:
    def __init__(self, process: Optional[Process]) -> None:
        self.process = process

    def GetProcess(self) -> Optional[Process]:
        return self.process


class SBCommandReturnObject:
    """What a command left behind; the test reads it, too."""

    def __init__(self) -> None:
        self.output = ""
        self.error: Optional[str] = None

    def AppendMessage(self, text: str) -> None:
        self.output += text + "\n"

    def SetError(self, text: str) -> None:
        self.error = text

    def Succeeded(self) -> bool:
        return self.error is None

    def GetError(self) -> Optional[str]:
        return self.error


class Debugger:
    """LLDB as it is from version 14 on, or as it was."""

    def __init__(self, process: Optional[Process], is_old: bool = False) -> None:
        self.process, self.is_old = process, is_old
        self.commands: Dict[str, str] = {}

    def GetSelectedTarget(self) -> Target:
        return Target(self.process)

    def GetCommandInterpreter(self) -> "Debugger":
        return self

    def HandleCommand(self, text: str, result: SBCommandReturnObject) -> None:
        found = re.fullmatch(r"command script add (-o )?-c (\S+) (\S+)", text)
        assert found is not None, text
        if self.is_old and found[1]:
            result.SetError("error: unknown or ambiguous option\n")
        elif not self.is_old and not found[1] and found[3] in self.commands:
            result.SetError("error: cannot add command: user command exists and force replace not set\n")
        else:
            self.commands[found[3]] = found[2]
