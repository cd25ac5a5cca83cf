"""Tables: heights, sections, and what delegate and data source return."""

from __future__ import annotations

from typing import Any, List, Optional, Sequence, Tuple

from .objects import Members, Ref
from .session import MAXIMUM_ROWS, MAXIMUM_SECTIONS, Session
from .uikit import DELEGATE_METHODS, TABLE_HEIGHTS, TITLE_METHODS
from .values import height, put, refusal

# Stands for a height that the scenario format refuses (TBL-29).
REFUSED = "refused"


class Tables(Session):
    """Tables, with the delegate asked as UIKit asks it."""

    def table(self, ref: Ref) -> Tuple[Members, bool]:
        """The value of `table`, and whether the content's size follows from it."""
        answer = self.ask_one(ref, "style", "tableHeaderView", "tableFooterView", "delegate",
                              "dataSource", "numberOfSections", *TABLE_HEIGHTS)
        table: Members = {}
        put(table, "style", {1: "grouped", 2: "insetGrouped"}.get(answer.get("style", 0)))
        for key in TABLE_HEIGHTS:
            # Automatic is the default from iOS 11 on (TBL-4, TBL-6).
            if key in answer and (answer[key] != -1 or self.start.os < (11,)):
                put(table, key, self.height(answer[key], f"{key} of {self.named(ref)}"))
        for key in ("tableHeaderView", "tableFooterView"):
            if answer.get(key) is not None:
                frame = self.ask_one(answer[key], "frame")["frame"]
                tall = self.height(max(frame[3], 0), f"the height of {key} of {self.named(ref)}")
                if tall is not None:
                    table[key] = {"height": tall}
        return table, self.sections(ref, answer, table)

    def height(self, value: Optional[float], what: str) -> Optional[Any]:
        """A height; one that the format refuses is named in the notes."""
        taken = height(value)
        if taken is None:
            self.dropped(what, refusal(value))
        return taken

    def sections(self, ref: Ref, answer: Members, table: Members) -> bool:
        """Asks the delegate and the data source, as UIKit does; whether all rows were measured."""
        count = answer.get("numberOfSections", 0)
        if count > MAXIMUM_SECTIONS:
            self.note(f"{self.named(ref)} has {count} sections: only its content size is written.")
            return False
        places = range(count)
        shapes = self.objects.ask(
            [[ref.address, place] for place in places],
            ["numberOfRowsInSection:", "rectForHeaderInSection:", "rectForFooterInSection:"])
        returned = self.table_methods(ref, answer.get("delegate"), count, DELEGATE_METHODS)
        titles = self.table_methods(ref, answer.get("dataSource"), count, TITLE_METHODS)
        for place, methods in zip(places, returned):
            for part in ("Header", "Footer"):
                key = f"viewFor{part}InSection"
                if methods.get(key) is not None:
                    rect = shapes[place][f"rectFor{part}InSection:"]
                    tall = height(max(rect[3], 0))
                    # Of a view whose height the format refuses no more is known.
                    methods[key] = "view" if tall is None else {"height": tall}
        usual = returned[0] if returned else {}
        counts = [shape["numberOfRowsInSection:"] for shape in shapes]
        rows, all_measured = self.rows(ref, counts)
        delegate = {key: value for key, value in usual.items() if value != REFUSED}
        self.row_methods(ref, answer.get("delegate"), counts, delegate)
        put(table, "delegate", delegate)
        table["sections"] = []
        for place in places:
            section: Members = {"rows": rows[place]}
            for part in ("Header", "Footer"):
                slot = section_slot(part, returned[place], usual, titles[place])
                put(section, part.lower(), slot)
            table["sections"].append(section)
        return all_measured

    def table_methods(
        self, table: Ref, receiver: Optional[Ref], count: int, methods: Sequence[str]
    ) -> List[Members]:
        """What methods of delegate or data source return, by section, where they are implemented."""
        if receiver is None or not count:
            return [{} for _ in range(count)]
        answers = self.objects.ask(
            [[receiver.address, table.address, place] for place in range(count)],
            [f"tableView:{method}:" for method in methods])
        return [
            {method: self.returned(table, method, answer[f"tableView:{method}:"])
             for method in methods if f"tableView:{method}:" in answer}
            for answer in answers
        ]

    def returned(self, table: Ref, method: str, value: Any) -> Any:
        if "eight" not in method:
            return value
        taken = self.height(value, f"{method} of {self.named(table)}")
        return REFUSED if taken is None else taken

    def rows(self, table: Ref, counts: List[int]) -> Tuple[List[Any], bool]:
        """The rows of each section with their heights, or without where there are too many."""
        if sum(counts) > MAXIMUM_ROWS:
            self.note(f"{self.named(table)} has {sum(counts)} rows: their heights are not written.")
            return list(counts), False
        places = [(row, section) for section, count in enumerate(counts) for row in range(count)]
        paths = self.objects.ask(
            [[self.start.index_path_class, row, section] for row, section in places],
            ["indexPathForRow:inSection:"]) if places else []
        rects = self.objects.ask(
            [[table.address, path["indexPathForRow:inSection:"].address] for path in paths],
            ["rectForRowAtIndexPath:"]) if paths else []
        heights: List[List[Any]] = [[] for _ in counts]
        for (_, section), rect in zip(places, rects):
            heights[section].append(self.height(
                max(rect["rectForRowAtIndexPath:"][3], 0), f"a row's height in {self.named(table)}"))
        return [rows_of(section) for section in heights], True

    def row_methods(
        self, table: Ref, receiver: Optional[Ref], counts: List[int], delegate: Members
    ) -> None:
        """What the row methods return for the first row: the heights themselves are in the rows."""
        section = next((place for place, count in enumerate(counts) if count), None)
        if receiver is None or section is None:
            return
        path = self.objects.ask(
            [[self.start.index_path_class, 0, section]], ["indexPathForRow:inSection:"])[0]
        address = path["indexPathForRow:inSection:"].address
        names = ("heightForRowAt", "estimatedHeightForRowAt")
        answer = self.objects.ask(
            [[receiver.address, table.address, address]],
            [f"tableView:{name}IndexPath:" for name in names])[0]
        for name in names:
            selector = f"tableView:{name}IndexPath:"
            if selector in answer:
                put(delegate, name,
                    self.height(answer[selector], f"{name} of {self.named(table)}"))


def rows_of(heights: List[Any]) -> Any:
    if not heights:
        return 0
    if heights[0] is not None and heights.count(heights[0]) == len(heights):
        return {"count": len(heights), "height": heights[0]}
    return heights


def section_slot(part: str, returned: Members, usual: Members, titles: Members) -> Members:
    """What a section's header or footer has that the delegate's first answer does not say."""
    slot: Members = {}
    put(slot, "title", titles.get(f"titleFor{part}InSection"))
    for key, method in (("view", f"viewFor{part}InSection"), ("height", f"heightFor{part}InSection")):
        if method in returned and returned[method] != usual[method] and returned[method] != REFUSED:
            slot[key] = returned[method]
    return slot
