#!/usr/bin/env python3
"""Breaks one line of a rule at a time, mechanically, and says which changes no rule test notices.

    Tests/Conformance/line-mutations.py [--per-file N] [--jobs N] [words]    only files whose path has one of the words

Where mutations.py breaks chosen steps of the model, this flips every comparison, swaps every `and` with `or`, top with
bottom, true with false and yes with no, drops every `not`, and moves every number by 7, in a copy of Rules. A changed
rule runs against its own tests first, and against all of them where those pass. A change that nothing notices is
printed with both texts, and the script ends with code 1; so it does where an entry of ACCEPTED matches nothing.
Build first: swift build. It takes some ten minutes on two cores.
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
RULES = os.path.join(ROOT, "Rules")
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

# Changes that no test can or need notice: file, the line, what it becomes, why. An entry holds for every line alike.
CITES = "it decides which fact is cited, not the number"
EXPLAINS = "a note for explain, which decides nothing; the texts of explain are compared in Tests/Golden"
RANGE = "the range of a number that nobody knows; nothing is computed from it"
NO_STRIP = "the standard rules give 0, 17.5 and more, or nothing that is known"
ACCEPTED: tuple[tuple[str, str, str, str], ...] = (
    # fill
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


def rule_files(words: list[str]) -> list[str]:
    found = []
    for folder in FOLDERS:
        for name in sorted(os.listdir(os.path.join(RULES, folder))):
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

    def __init__(self) -> None:
        folder = subprocess.run(
            ["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
        self.program = os.path.join(folder, "insetlua")

    def passes(self, pack: str, standard: str) -> bool:
        command = [self.program, "test", "--quiet", pack, "--standard-rules", standard]
        return subprocess.run(command, cwd=ROOT, capture_output=True, timeout=300, check=False).returncode == 0

    @staticmethod
    def copy(path: str, pack: str) -> None:
        """Copies a rule, its test, and the scenarios that the test names: all that begins with the rule's name."""
        folder, name = os.path.split(os.path.join(RULES, path))
        stem = name.removesuffix(".lua")
        for file in os.listdir(folder):
            if file == name or file.startswith(f"{stem}_"):
                shutil.copy(os.path.join(folder, file), pack)

    def passes_alone(self, path: str) -> bool:
        """Whether the rule's tests pass in a pack of their own, with nothing changed."""
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(os.path.join(RULES, "lib"), os.path.join(folder, "lib"))
            self.copy(path, folder)
            return self.passes(folder, RULES)

    def is_noticed(self, mutation: Mutation) -> bool:
        with open(os.path.join(RULES, mutation.path), encoding="utf-8") as file:
            lines = file.read().split("\n")
        lines[mutation.line] = mutation.new
        text = "\n".join(lines)
        with tempfile.TemporaryDirectory() as folder:
            if not mutation.path.startswith("lib/"):
                # A pack of the changed rule and its test alone; it takes the place of the standard one.
                pack = os.path.join(folder, "one")
                shutil.copytree(os.path.join(RULES, "lib"), os.path.join(pack, "lib"))
                self.copy(mutation.path, pack)
                with open(os.path.join(pack, os.path.basename(mutation.path)), "w", encoding="utf-8") as file:
                    file.write(text)
                if not self.passes(pack, RULES):
                    return True
            pack = os.path.join(folder, "all")
            shutil.copytree(RULES, pack)
            with open(os.path.join(pack, mutation.path), "w", encoding="utf-8") as file:
                file.write(text)
            return not self.passes(pack, pack)


def main() -> None:
    parser = argparse.ArgumentParser(description="Breaks one line of a rule at a time, and runs the rules' tests.")
    parser.add_argument("--per-file", type=int, metavar="N", help="only N changes a file, spread over it")
    parser.add_argument("--jobs", type=int, metavar="N", default=os.cpu_count(), help="how many run at once")
    parser.add_argument("words", nargs="*", help="only files whose path has one of the words")
    options = parser.parse_args()

    runner = Runner()
    if not runner.passes(RULES, RULES):
        sys.exit("the tests fail as they are")
    picked: list[Mutation] = []
    known = set()
    for path in rule_files(options.words):
        if not path.startswith("lib/") and not runner.passes_alone(path):
            sys.exit(f"{path}: its tests fail by themselves")
        with open(os.path.join(RULES, path), encoding="utf-8") as file:
            found = list(mutations(path, file.read()))
        known.update((path, mutation.old.strip(), mutation.new.strip()) for mutation in found)
        picked += spread(found, options.per_file)

    accepted = {entry[:3] for entry in ACCEPTED}
    stale = [entry for entry in ACCEPTED if entry[0] in rule_files(options.words) and entry[:3] not in known]
    tried = [
        mutation for mutation in picked
        if (mutation.path, mutation.old.strip(), mutation.new.strip()) not in accepted]
    left = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for mutation, noticed in zip(tried, pool.map(runner.is_noticed, tried)):
            if not noticed:
                left += 1
                print(f"Rules/{mutation.path}:{mutation.line + 1}\n    {mutation.old.strip()}\n    {mutation.new.strip()}",
                      flush=True)
    for path, old, new, _ in stale:
        print(f"Rules/{path}: nothing becomes what is accepted\n    {old}\n    {new}")
    print(f"{len(picked)} mutations: {len(tried) - left} noticed, {len(picked) - len(tried)} accepted, {left} left")
    sys.exit(1 if left or stale else 0)


main()
