#!/usr/bin/env python3
"""Times insetlua beside plain Lua with cjson on one job, and writes docs/performance.md.

    bench.py PROGRAM [--base FOLDER] [--rounds N] [--screens N] [--write docs/performance.md]

In each round every candidate runs once, so that noise hits all alike; what counts is the median of
processor time over the rounds, and the median of the ratio within a round. Answers are compared first:
where they differ, nothing is timed. `--base` names a checkout with a release build that is timed beside.
"""

import argparse
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile

import scenarios
import screens

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
PACK = os.path.join(HERE, "pack")
EXAMPLE = "Rules/examples/s11-full-bleed-under-a-transparent-bar.json"
PAGE = os.path.join(HERE, "page.json")
MARKS = ("<!-- measured -->", "<!-- end -->")


def cpu(command, root=ROOT):
    """The processor time of a command in seconds, with that of its threads."""
    rules = dict(os.environ, INSETLUA_RULES=os.path.join(root, "Rules"))
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        command, cwd=root, env=rules, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in (0, 1):
        sys.exit("%s\n%s" % (" ".join(command), done.stderr.decode()))
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


class Inputs:
    """The screens, for Lua in one file, for insetlua in a folder."""

    def __init__(self, folder, count):
        self.count = count
        generator = random.Random(1)
        self.lines = os.path.join(folder, "screens.ndjson")
        self.folder = os.path.join(folder, "screens")
        os.mkdir(self.folder)
        with open(self.lines, "w") as lines:
            for number in range(count):
                self._add(screens.scenario(generator, number, 20), lines, "screens/%06d" % number)
        self.one = os.path.join(self.folder, "000000.json")
        self.wide_lines = os.path.join(folder, "wide.ndjson")
        self.wide = os.path.join(folder, "wide.json")
        with open(self.wide_lines, "w") as lines:
            self._add(screens.scenario(random.Random(2), 0, 5000), lines, "wide")

    def _add(self, screen, lines, name):
        lines.write(json.dumps(screen, separators=(",", ":")) + "\n")
        path = os.path.join(os.path.dirname(self.lines), name + ".json")
        with open(path, "w") as file:
            json.dump(scenarios.scenario(screen), file)


def answers(program, path):
    """What insetlua answers, in the words of the peer's summary."""
    command = [program, "run", "--standard-rules", PACK, "--matrix", "none", "--format", "json", path]
    report = json.loads(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE).stdout)
    found = {"scenarios": 0, "scrolls": 0, "rules": {}, "tops2": 0, "edges2": 0, "values2": 0}
    for entry in report["inputs"]:
        for finding in entry["findings"]:
            rules = found["rules"]
            rules[finding["rule"]] = rules.get(finding["rule"], 0) + 1
            found["values2"] += 2 * finding["points"]
        for screen in entry["screens"]:
            found["scenarios"] += 1
            for name, view in screen["views"].items():
                inset = view.get("adjustedContentInset")
                if inset:
                    found["scrolls"] += 1
                    found["tops2"] += 2 * inset["top"] * (1 + int(name[1:]) % 97)
                    found["edges2"] += 2 * (
                        inset["top"] + 3 * inset["left"] + 5 * inset["bottom"] + 7 * inset["right"])
    return found


def compare_answers(program, inputs):
    for lines, path in ((inputs.lines, inputs.folder), (inputs.wide_lines, inputs.wide)):
        peer = subprocess.run(
            ["lua5.4", os.path.join(HERE, "peer.lua"), lines], stdout=subprocess.PIPE, check=True)
        expected, found = json.loads(peer.stdout), answers(program, path)
        found["rules"] = {rule: found["rules"].get(rule, 0) for rule in expected["rules"]}
        if expected != found:
            sys.exit("answers differ:\n  lua5.4    %s\n  insetlua  %s" % (expected, found))


def jobs(program, inputs):
    """Each job: what it is called, its command, the command that it is compared with, and by how
    many screens the times are divided."""
    lua = ["lua5.4", os.path.join(HERE, "peer.lua")]
    run = [program, "run", "--matrix", "none"]
    bench = run + ["--standard-rules", PACK]
    start, bulk, wide = ["lua5.4", "-e", ""], lua + [inputs.lines], lua + [inputs.wide_lines]
    return [
        ("the program alone: --version", [program, "--version"], start, 1),
        ("one screen, benchmark rules", bench + ["-q", inputs.one], start, 1),
        ("one screen, standard rules", run + ["-q", inputs.one], start, 1),
        ("%d screens, benchmark rules, `-q`" % inputs.count, bench + ["-q", inputs.folder], bulk,
         inputs.count),
        ("%d screens, standard rules, `-q`" % inputs.count, run + ["-q", inputs.folder], bulk,
         inputs.count),
        ("%d screens, standard rules, JSON with fixes" % inputs.count,
         run + ["--format", "json", inputs.folder], bulk, inputs.count),
        ("one screen of 5,000 views, benchmark rules, `-q`", bench + ["-q", inputs.wide], wide, 1),
        ("the README's example on its 392 cells", [program, "run", EXAMPLE], None, 1),
        ("a page of 20 views with 25 fixes on 866 cells", [program, "run", "--matrix", "all", PAGE],
         None, 1),
    ]


def measure(program, base, inputs, rounds):
    rows = []
    for name, command, other, divisor in jobs(program, inputs):
        times, ratios, gains = [], [], []
        for _ in range(rounds):
            own = cpu(command)
            times.append(own / divisor)
            if other:
                ratios.append(own / max(cpu(other), 1e-4))
            if base:
                older = os.path.join(base, ".build/release/insetlua")
                gains.append(cpu([older] + command[1:], base) / own)
        rows.append((name, times, ratios, gains))
        print(line(name, times, ratios, gains, base is not None), flush=True)
    return rows


def line(name, times, ratios, gains, has_base):
    def spread(values, form):
        if not values:
            return ""
        middle = form % statistics.median(values)
        return "%s (%s to %s)" % (middle, form % min(values), form % max(values))

    cells = [name, spread([1000 * time for time in times], "%.2f"), spread(ratios, "%.1f")]
    if has_base:
        cells.append(spread(gains, "%.1f"))
    return "| %s |" % " | ".join(cells)


def table(rows, has_base):
    heads = ["job", "CPU, ms a screen", "times lua5.4"]
    if has_base:
        heads.append("times faster than 0.1.0")
    lines = ["| %s |" % " | ".join(heads), "|%s" % ("---|" * len(heads))]
    return "\n".join(lines + [line(*row, has_base) for row in rows]) + "\n"


def write(path, text):
    with open(path) as file:
        page = file.read()
    before, rest = page.split(MARKS[0] + "\n", 1)
    after = rest.split(MARKS[1], 1)[1]
    with open(path, "w") as file:
        file.write(before + MARKS[0] + "\n" + text + MARKS[1] + after)


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("program")
    options.add_argument("--base")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--screens", type=int, default=500)
    options.add_argument("--write")
    given = options.parse_args()
    os.environ["INSETLUA_RULES"] = os.path.join(ROOT, "Rules")
    with tempfile.TemporaryDirectory() as folder:
        inputs = Inputs(folder, given.screens)
        program = os.path.abspath(given.program)
        base = given.base and os.path.abspath(given.base)
        compare_answers(program, inputs)
        print("answers equal on %d screens, and on one of 5,000 views" % given.screens, flush=True)
        rows = measure(program, base, inputs, given.rounds)
    if given.write:
        write(given.write, table(rows, base is not None))


if __name__ == "__main__":
    main()
