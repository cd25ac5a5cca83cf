"""What the walk needs of a running app. Nothing here knows LLDB, so that a test can stand for the app.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Protocol, Sequence, Tuple

Members = Dict[str, Any]


class CaptureError(Exception):
    """Something that the user can mend, or that ends the capture."""


@dataclass(frozen=True)
class Ref:
    """An object in the app: its address and its classes, its own first."""

    address: int
    classes: Tuple[str, ...]

    def is_a(self, name: str) -> bool:
        return name in self.classes

    @property
    def class_name(self) -> str:
        """Its class, without the module and without what key-value observing makes of it."""
        own = (name for name in self.classes if not name.startswith("NSKVONotifying_"))
        return next(own, "NSObject").rpartition(".")[2]


class Objects(Protocol):
    """What the walk needs of a running app."""

    def ask(self, targets: Sequence[Sequence[int]], selectors: Sequence[str]) -> List[Members]:
        """Sends each selector to each target, with the words after its address as arguments.

        One answer a target. A selector that the target does not know is missing from it. Numbers,
        texts and lists are themselves, structs lists of numbers, all other objects `Ref`s. A number that is
        not finite is None, and NaN in a struct.
        """

    def fields(self, addresses: Sequence[int]) -> List[List[Tuple[str, int]]]:
        """The stored properties of objects, up to UIKit's classes, as name and first word, in order."""


@dataclass(frozen=True)
class Start:
    """What is known before the first question."""

    machine: str
    system: str
    idiom: int
    sdk: Optional[str]
    design_compatibility: bool
    application: int
    index_path_class: int

    @property
    def os(self) -> Tuple[int, ...]:
        return version(self.system)


def version(text: str) -> Tuple[int, ...]:
    """A version as numbers that compare."""
    return tuple(int(part) for part in text.split(".") if part.isdigit())
