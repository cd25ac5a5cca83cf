"""Numbers and JSON as the scenario format takes them."""

from __future__ import annotations

import json
import math
from typing import Any, Iterable, List, Optional, Sequence, Tuple

from .objects import Members

EDGES = ("top", "left", "bottom", "right")


def number(value: float) -> float:
    """A thousandth of a point is enough; whole numbers are written as such."""
    rounded = math.floor(value * 1000 + 0.5) / 1000
    return int(rounded) if rounded == int(rounded) else rounded


def numbers(values: Optional[Sequence[Any]], limit: float = 100_000) -> Optional[List[float]]:
    """Numbers that the scenario format takes, or nothing."""
    # No comparison holds for what is no number.
    if values is None or not all(value is not None and abs(value) <= limit for value in values):
        return None
    return [number(value) for value in values]


def insets(values: Optional[Sequence[Any]]) -> Optional[Members]:
    taken = numbers(values)
    if taken is None:
        return None
    return {edge: value for edge, value in zip(EDGES, taken) if value != 0}


def bits(mask: int, names: Iterable[Tuple[str, int]]) -> List[str]:
    return [name for name, bit in names if mask & bit]


def put(members: Members, key: str, value: Any) -> None:
    """Writes a value unless there is none; empty insets and lists are UIKit's default."""
    if value is not None and value != {} and value != []:
        members[key] = value


def height(value: Optional[float]) -> Optional[Any]:
    """A height; one that is tiny on purpose is kept as it is (TBL-41)."""
    if value == -1:
        return "automaticDimension"
    if value is None or not 0 <= value <= 100_000:
        return None
    return value if 0 < value < 0.001 else number(value)


def refusal(value: Optional[float]) -> str:
    """Why the format has no such height."""
    taken = numbers([value])
    if taken is None:
        return "is out of range"
    return f"is {one_line(taken[0])}, a negative height (TBL-29)"


def all_edges(values: Optional[Sequence[Any]]) -> Optional[Members]:
    """What was observed is written in full."""
    taken = numbers(values)
    return None if taken is None else dict(zip(EDGES, taken))


def to_json(value: Any, indent: int = 0, lead: int = 0) -> str:
    """JSON as the examples write it: on one line where it fits into 100 columns."""
    line = one_line(value)
    if indent + lead + len(line) < 100 or not isinstance(value, (dict, list)) or not value:
        return line
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        names = [json.dumps(key, ensure_ascii=False) + ": " for key in value]
        parts = [
            name + to_json(item, indent + 2, len(name)) for name, item in zip(names, value.values())
        ]
        return "{\n" + ",\n".join(inner + part for part in parts) + "\n" + " " * indent + "}"
    parts = [to_json(item, indent + 2) for item in value]
    return "[\n" + ",\n".join(inner + part for part in parts) + "\n" + " " * indent + "]"


def one_line(value: Any) -> str:
    if isinstance(value, dict):
        parts = [json.dumps(key, ensure_ascii=False) + ": " + one_line(value[key]) for key in value]
        return "{ " + ", ".join(parts) + " }" if parts else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(one_line(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)
