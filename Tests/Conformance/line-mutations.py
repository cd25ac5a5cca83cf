#!/usr/bin/env python3
"""Breaks one line of a rule at a time, mechanically, and says which changes no rule test notices.

    Tests/Conformance/line-mutations.py [--per-file N] [--jobs N] [words]    only files whose path has one of the words

Where mutations.py breaks chosen steps of the model, this flips every comparison, swaps every `and` with `or`, top with
bottom, true with false and yes with no, drops every `not`, and moves every number by 7. It works on a copy of Rules and
of the program, so that both may change meanwhile. A changed rule runs against its own tests first, and against all of
them where those pass.

A change that nothing notices is printed with both texts, and the script ends with code 1; so it does where an entry of
ACCEPTED matches nothing. Build first: swift build. It takes some ten minutes on two cores.
"""

import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile
from typing import Iterator, NamedTuple

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDERS = ("behaviors", "spacing", "checks", "fixes", "lib")
# It holds nothing but scenarios for the tests themselves.
SPARED = ("lib/screens.lua",)

SWAPS = (
    (r" < ", " >= "), (r" <= ", " > "), (r" > ", " <= "), (r" >= ", " < "), (r" == ", " ~= "), (r" ~= ", " == "),
    (r" and ", " or "), (r" or ", " and "), (r"\bnot ", ""),
    (r'"top"', '"bottom"'), (r'"bottom"', '"top"'), (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r"\byes ", "no "), (r"\byes\(", "no("),
)
STRING = re.compile(r'"[^"]*"')
NUMBER = re.compile(r'(?<![\w."-])\d+(?:\.\d+)?(?![\w".])')
# Metadata, and messages: a line that does nothing else decides nothing.
IDLE = re.compile(r"\s*(id|title|sources|severity|on|repairs|message|local \w+ = require)\b\s*=?")

# Changes that no rule test can or need notice: file, the line, what it becomes, why. An entry holds for every line alike.
CITES = "it decides which fact is cited, not the number"
EXPLAINS = "a note for explain, which decides nothing; ExplainTests notice it"
RANGE = "the range of a number that nobody knows; nothing is computed from it"
NO_STRIP = "the standard rules leave no strip between 0 and 17"
NO_ROOM = "below a header view of 1 and more the room is not known (OQ-5), so that nothing is found"
RANKS = "it decides the order of fixes; LaboratoryTests notice it"
ACCEPTED: tuple[tuple[str, str, str, str], ...] = (
    ('fixes/default-section-height.lua', 'accepts = true,', 'accepts = false,', RANKS),
    ('behaviors/automatic.lua',
     'elseif not owner.automaticallyAdjustsScrollViewInsets then',
     'elseif owner.automaticallyAdjustsScrollViewInsets then', EXPLAINS),
    ('behaviors/automatic.lua',
     'elseif not owner:inside "navigation" and not owner:inside "tab" then',
     'elseif owner:inside "navigation" and not owner:inside "tab" then', EXPLAINS),
    ('behaviors/automatic.lua',
     'elseif not owner:inside "navigation" and not owner:inside "tab" then',
     'elseif not owner:inside "navigation" or not owner:inside "tab" then', EXPLAINS),
    ('behaviors/automatic.lua',
     'elseif not owner:inside "navigation" and not owner:inside "tab" then',
     'elseif not owner:inside "navigation" and owner:inside "tab" then', EXPLAINS),
    ('behaviors/automatic.lua',
     'if axis == "vertical" then considerExtraRule(scroll) end',
     'if axis ~= "vertical" then considerExtraRule(scroll) end', EXPLAINS),
    ('spacing/grouped-footer.lua',
     'if height and height > 0 then return slot(height, height < 1 and "TBL-26" or "TBL-41") end',
     'if height and height > 0 then return slot(height, height >= 1 and "TBL-26" or "TBL-41") end', CITES),
    ('spacing/grouped-footer.lua',
     'if height and height > 0 then return slot(height, height < 1 and "TBL-26" or "TBL-41") end',
     'if height and height > 0 then return slot(height, height < 8 and "TBL-26" or "TBL-41") end', CITES),
    ('spacing/grouped-header.lua',
     'if height and height > 0 then return slot(height, height < 1 and "TBL-26" or "TBL-41") end',
     'if height and height > 0 then return slot(height, height >= 1 and "TBL-26" or "TBL-41") end', CITES),
    ('spacing/grouped-header.lua',
     'if height and height > 0 then return slot(height, height < 1 and "TBL-26" or "TBL-41") end',
     'if height and height > 0 then return slot(height, height < 8 and "TBL-26" or "TBL-41") end', CITES),
    ('spacing/grouped-header.lua',
     'return slot(height, isMeasured and (scale == 3 and "OUK-86" or "OUK-82") or "TBL-32")',
     'return slot(height, isMeasured and (scale ~= 3 and "OUK-86" or "OUK-82") or "TBL-32")', CITES),
    ('spacing/grouped-header.lua',
     'return slot(height, isMeasured and (scale == 3 and "OUK-86" or "OUK-82") or "TBL-32")',
     'return slot(height, isMeasured and (scale == 10 and "OUK-86" or "OUK-82") or "TBL-32")', CITES),
    ('spacing/grouped-header.lua',
     'return slot(height, isMeasured and (scale == 3 and "OUK-86" or "OUK-82") or "TBL-32")',
     'return slot(height, isMeasured and (scale == 3 and "OUK-86" and "OUK-82") or "TBL-32")', CITES),
    ('spacing/grouped-header.lua',
     'if above == nil or above == 0 then return slot(default.first, "TBL-30", above and "TBL-48" or nil) end',
     'if above == nil or above == 0 then return slot(default.first, "TBL-30", above and "TBL-48" and nil) end', CITES),
    ('spacing/grouped-header.lua',
     'return unknown("OQ-5", "TBL-49", { 0, default.first })',
     'return unknown("OQ-5", "TBL-49", { 7, default.first })', RANGE),
    ('spacing/plain-slots.lua',
     'if height then return slot(height, height == 0 and "TBL-20" or "TBL-41") end',
     'if height then return slot(height, height ~= 0 and "TBL-20" or "TBL-41") end', CITES),
    ('spacing/plain-slots.lua',
     'if height then return slot(height, height == 0 and "TBL-20" or "TBL-41") end',
     'if height then return slot(height, height == 7 and "TBL-20" or "TBL-41") end', CITES),
    ('spacing/plain-slots.lua',
     'return unknown("OQ-4", "TBL-22", { 20, 28 })',
     'return unknown("OQ-4", "TBL-22", { 27, 28 })', RANGE),
    ('spacing/plain-slots.lua',
     'return unknown("OQ-4", "TBL-22", { 20, 28 })',
     'return unknown("OQ-4", "TBL-22", { 20, 35 })', RANGE),
    ('checks/grouped-first-room.lua',
     'config = { tolerance = points(0.5) },',
     'config = { tolerance = points(7.5) },', NO_STRIP),
    ('checks/grouped-zero-height.lua',
     'config = { tolerance = points(0.5) },',
     'config = { tolerance = points(7.5) },', NO_STRIP),
    ('checks/header-top-padding.lua',
     'config = { tolerance = points(0.5) },',
     'config = { tolerance = points(7.5) },', NO_STRIP),
    ('fixes/tiny-table-header-view.lua',
     'if (found.table.tableHeaderViewHeight or 0) > 0 then return nil end',
     'if (found.table.tableHeaderViewHeight or 0) > 7 then return nil end', NO_ROOM),
)


class Mutation(NamedTuple):
    path: str
    line: int
    old: str
    new: str


def mutations(path: str, text: str) -> Iterator[Mutation]:
    """Every change of every line that holds code, in order."""
    for index, line in enumerate(text.split("\n")):
        code = line.split("--")[0]
        if IDLE.match(code):
            continue
        # Words in a message are no code.
        strings = [match.span() for match in STRING.finditer(code)]
        changes = []
        for pattern, new in SWAPS:
            changes += [(match.span(), new) for match in re.finditer(pattern, code)]
        for match in NUMBER.finditer(code):
            changes.append((match.span(), f"{float(match[0]) + 7:g}"))
        changes = [
            change for change in changes
            if not any(start < change[0][0] < end for start, end in strings)]
        for (start, end), new in sorted(changes):
            yield Mutation(path, index, line, line[:start] + new + line[end:])


def rule_files(rules: str, words: list[str]) -> list[str]:
    found = []
    for folder in FOLDERS:
        for name in sorted(os.listdir(os.path.join(rules, folder))):
            path = f"{folder}/{name}"
            if name.endswith(".lua") and not name.endswith("_test.lua") and path not in SPARED:
                if not words or any(word in path for word in words):
                    found.append(path)
    return found


def spread(found: list[Mutation], count: int | None) -> list[Mutation]:
    """So many of them, the first and the last among them."""
    if count is None or len(found) <= count:
        return found
    if count == 1:
        return found[:1]
    return [found[round(index * (len(found) - 1) / (count - 1))] for index in range(count)]


class Runner:
    """Runs rule tests against a copy of the rules in which one line is changed."""

    def __init__(self, folder: str) -> None:
        built = subprocess.run(
            ["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
        self.program = shutil.copy(os.path.join(built, "insetlua"), folder)
        self.rules = shutil.copytree(os.path.join(ROOT, "Rules"), os.path.join(folder, "Rules"))

    def text(self, path: str) -> str:
        with open(os.path.join(self.rules, path), encoding="utf-8") as file:
            return file.read()

    def passes(self, pack: str, standard: str) -> bool:
        command = [self.program, "test", "--quiet", pack, "--standard-rules", standard]
        return subprocess.run(command, cwd=ROOT, capture_output=True, timeout=300, check=False).returncode == 0

    def copy(self, path: str, pack: str) -> None:
        """Copies a rule, its test, and the scenarios that the test names: all that begins with the rule's name."""
        folder, name = os.path.split(os.path.join(self.rules, path))
        stem = name.removesuffix(".lua")
        for file in os.listdir(folder):
            if file == name or file.startswith(f"{stem}_"):
                shutil.copy(os.path.join(folder, file), pack)

    def passes_alone(self, path: str) -> bool:
        """Whether the rule's tests pass in a pack of their own, with nothing changed."""
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(os.path.join(self.rules, "lib"), os.path.join(folder, "lib"))
            self.copy(path, folder)
            return self.passes(folder, self.rules)

    def is_noticed(self, mutation: Mutation) -> bool:
        lines = self.text(mutation.path).split("\n")
        lines[mutation.line] = mutation.new
        text = "\n".join(lines)
        with tempfile.TemporaryDirectory() as folder:
            if not mutation.path.startswith("lib/"):
                # A pack of the changed rule and its test alone; it takes the place of the standard one.
                pack = os.path.join(folder, "one")
                shutil.copytree(os.path.join(self.rules, "lib"), os.path.join(pack, "lib"))
                self.copy(mutation.path, pack)
                with open(os.path.join(pack, os.path.basename(mutation.path)), "w", encoding="utf-8") as file:
                    file.write(text)
                if not self.passes(pack, self.rules):
                    return True
            pack = os.path.join(folder, "all")
            shutil.copytree(self.rules, pack)
            with open(os.path.join(pack, mutation.path), "w", encoding="utf-8") as file:
                file.write(text)
            return not self.passes(pack, pack)


def run(runner: Runner, words: list[str], per_file: int | None, jobs: int) -> int:
    if not runner.passes(runner.rules, runner.rules):
        sys.exit("the tests fail as they are")
    files = rule_files(runner.rules, words)
    picked: list[Mutation] = []
    known = set()
    for path in files:
        if not path.startswith("lib/") and not runner.passes_alone(path):
            sys.exit(f"{path}: its tests fail by themselves")
        found = list(mutations(path, runner.text(path)))
        known.update((path, mutation.old.strip(), mutation.new.strip()) for mutation in found)
        picked += spread(found, per_file)

    accepted = {entry[:3] for entry in ACCEPTED}
    stale = [entry for entry in ACCEPTED if entry[0] in files and entry[:3] not in known]
    tried = [
        mutation for mutation in picked
        if (mutation.path, mutation.old.strip(), mutation.new.strip()) not in accepted]
    left = 0
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for mutation, noticed in zip(tried, pool.map(runner.is_noticed, tried)):
            if not noticed:
                left += 1
                print(f"Rules/{mutation.path}:{mutation.line + 1}", flush=True)
                print(f"    {mutation.old.strip()}\n    {mutation.new.strip()}", flush=True)
    for path, old, new, _ in stale:
        print(f"Rules/{path}: nothing becomes what is accepted\n    {old}\n    {new}")
    print(f"{len(picked)} mutations: {len(tried) - left} noticed, {len(picked) - len(tried)} accepted, {left} left")
    return 1 if left or stale else 0


def main() -> None:
    parser = argparse.ArgumentParser(description="Breaks one line of a rule at a time, and runs the rules' tests.")
    parser.add_argument("--per-file", type=int, metavar="N", help="only N changes a file, spread over it")
    parser.add_argument("--jobs", type=int, metavar="N", default=os.cpu_count(), help="how many run at once")
    parser.add_argument("words", nargs="*", help="only files whose path has one of the words")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        sys.exit(run(Runner(folder), options.words, options.per_file, options.jobs))


main()
