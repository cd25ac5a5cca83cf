"""What the parts of the walk share."""

from __future__ import annotations

from typing import Any, Dict, List, Optional

from .objects import Members, Objects, Ref, Start
from .uikit import RESERVED_IDS
from .values import numbers


# A deeper or larger screen is cut, and the scenario's notes say so. A table with more sections or
# rows gets its content size instead of its sections.
MAXIMUM_DEPTH = 60
MAXIMUM_VIEWS = 1000
MAXIMUM_SECTIONS = 50
MAXIMUM_ROWS = 200


class Session:
    """One walk over one screen: the app, and what was found so far."""

    def __init__(self, objects: Objects, start: Start) -> None:
        self.objects = objects
        self.start = start
        self.notes: List[str] = []
        self.names: Dict[int, str] = {}
        self.taken = set(RESERVED_IDS)
        self.view_count = 0
        self.cut = 0
        self.transformed = 0

    def ask_one(self, ref: Ref, *selectors: str) -> Members:
        return self.objects.ask([[ref.address]], selectors)[0]

    def note(self, text: str) -> None:
        if text not in self.notes:
            self.notes.append(text)

    def dropped(self, what: str, why: str = "is out of range") -> None:
        self.note(f"{what} {why}, so it is left out.")

    def kept(self, value: Any, answer: Any, what: str) -> Any:
        """What the format takes of an answer; one that it refuses is named in the notes."""
        if value is None and answer is not None:
            self.dropped(what)
        return value

    def extent(self, value: Any, what: str) -> Optional[float]:
        """A width or height that was measured."""
        taken = numbers([value])
        if taken is None or taken[0] < 0:
            self.dropped(what)
            return None
        return taken[0]

    def identify(self, ref: Ref, name: Optional[str]) -> str:
        """The name of a property that holds it, or its address; reports print the class before it."""
        if name is None or name in self.taken:
            name = f"0x{ref.address:x}"
        self.taken.add(name)
        return name

    def named(self, ref: Ref) -> str:
        return self.names.get(ref.address, ref.class_name)
