#!/usr/bin/env python3
"""Breaks one rule, number or step of the model at a time and says which tests notice.

    Tests/Conformance/mutations.py [words]    only mutations whose file or text has one of the words

Each mutation replaces a piece of text, runs the Swift tests of the model and the rules' own tests, and puts the file
back. A mutation that no test notices is a hole; the script then ends with code 1. It takes half a minute each.
"""

import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TESTS = "ConformanceTests|InsetModelTests|WholeModelTests"

MUTATIONS = [
    ('Rules/behaviors/automatic.lua',
     'if owner:directlyInside "navigation" then return true end',
     'if owner:directlyInside "navigation" then return false end'),
    ('Rules/behaviors/automatic.lua',
     '    if not owner.automaticallyAdjustsScrollViewInsets then\n',
     '    if false then\n'),
    ('Rules/behaviors/always.lua',
     'return yes "INS-93"',
     'return no("x", "INS-93")'),
    ('Rules/behaviors/never.lua',
     'return no("the behaviour is never", "INS-94")',
     'return yes "INS-94"'),
    ('Rules/behaviors/legacy-automatic.lua',
     'edge == "top" and owner.topLayoutGuide or owner.bottomLayoutGuide',
     'owner.topLayoutGuide'),
    ('Rules/behaviors/web.lua',
     'if edge == "bottom" then',
     'if false then'),
    ('Rules/spacing/grouped-header.lua',
     'local default = { first = 35, later = 17.5 }',
     'local default = { first = 36, later = 17.5 }'),
    ('Rules/spacing/grouped-header.lua',
     'extraInFirst = 17.5',
     'extraInFirst = 18.5'),
    ('Rules/spacing/grouped-footer.lua',
     'last = 20',
     'last = 17.5'),
    ('Rules/spacing/grouped-tail.lua',
     'local tail = 20',
     'local tail = 0'),
    ('Rules/spacing/header-top-padding.lua',
     'local automatic = 22',
     'local automatic = 0'),
    ('Rules/spacing/plain-slots.lua',
     'from11 = 28',
     'from11 = 22'),
    ('Rules/spacing/list-slots.lua',
     'local gap, tail = 17.5, 20',
     'local gap, tail = 17.5, 17.5'),
    ('Rules/lib/slots.lua',
     'way == "up" and math.ceil',
     'way == "down" and math.ceil'),
    ('Rules/platform/bars.lua',
     'id = "nav.phone.26", bar = "navigationBar", height = 54',
     'id = "nav.phone.26", bar = "navigationBar", height = 44'),
    ('Rules/platform/bars.lua',
     'offset = -5, pixels = -1',
     'offset = 0, pixels = 0'),
    ('Rules/platform/bars.lua',
     'id = "tab.phone.26", bar = "tabBar", height = 83, total = true',
     'id = "tab.phone.26", bar = "tabBar", height = 83'),
    ('Rules/platform/devices.lua',
     'local notch44 = {\n  portrait = insets(44, 0, 34, 0)',
     'local notch44 = {\n  portrait = insets(44, 0, 30, 0)'),
    ('Rules/platform/classes.lua',
     'kind = "table", alwaysBounceVertical = true',
     'kind = "table", alwaysBounceVertical = false'),
    ('Sources/InsetModel/Walk/Walk+Controllers.swift',
     'let taken = distance <= 0 ? 0 : smaller(distance, positive(sum.points))',
     'let taken = smaller(distance, positive(sum.points))'),
    ('Sources/InsetModel/Walk/Walk+Scroll.swift',
     'case .takesSafeArea: taken = safe.points',
     'case .takesSafeArea: taken = 0'),
    ('Sources/InsetModel/Walk/Walk+Scroll.swift',
     'let missing = overlap - scroll.system.bottom.points',
     'let missing = overlap'),
    ('Sources/InsetModel/Walk/Walk+NavigationBar.swift',
     'folded[view] = size.foldable',
     'folded[view] = 0'),
    ('Sources/InsetModel/Walk/Walk+NavigationBar.swift',
     'if let page, screen.scenario.controllers[page].kind == .navigation { return }',
     ''),
    ('Sources/InsetModel/Walk/Walk+Split.swift',
     'if !isPrimary, isOver { return (container, safe) }',
     ''),
    ('Sources/InsetModel/Walk/Walk+Presentation.swift',
     'screen.surroundings.barOS >= OSVersion(26)\n    {\n      distance = 0',
     'false\n    {\n      distance = 0'),
    ('Sources/InsetModel/Walk/ContentScrollViews.swift',
     'if let first = node.subviews.first { return first }',
     'if let first = node.subviews.last { return first }'),
    ('Sources/InsetModel/Walk/Walk+Scroll.swift',
     'return larger(0 - low, smaller(0, most))',
     'return 0 - low'),
    ('Sources/InsetModel/Walk/Walk+Table.swift',
     'if filled > room {',
     'if false {'),
    ('Sources/InsetModel/Walk/Walk+Controllers.swift',
     'if edge == .top { frame.y += depth }',
     ''),
]


def output(command):
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def noticed():
    """The names of the failed tests, and how many rule tests failed; None where it does not build."""
    text = output(["swift", "test", "--filter", TESTS])
    if "Test run with" not in text:
        return None, 0
    names = re.findall(r'✘ Test "([^"]+)"(?: with \d+ test cases)? failed', text)
    folder = output(["swift", "build", "--show-bin-path"]).strip()
    rules = output([os.path.join(folder, "insetlua"), "test", "--quiet", "Rules"])
    failed = re.search(r"(\d+) failed", rules)
    return sorted(set(names)), int(failed.group(1)) if failed else 0


def main():
    holes = 0
    for path, old, new in MUTATIONS:
        if len(sys.argv) > 1 and not any(word in path + old for word in sys.argv[1:]):
            continue
        full = os.path.join(ROOT, path)
        with open(full, encoding="utf-8") as file:
            text = file.read()
        if old not in text:
            print(f"{path}: not found: {old!r}")
            holes += 1
            continue
        try:
            with open(full, "w", encoding="utf-8") as file:
                file.write(text.replace(old, new, 1))
            names, rules = noticed()
        finally:
            with open(full, "w", encoding="utf-8") as file:
                file.write(text)
        what = f"{path}: {' '.join(old.split())[:70]}"
        if names is None:
            print(f"{what}\n    does not build")
        elif names or rules:
            print(f"{what}\n    {rules} rule tests; {'; '.join(names)}", flush=True)
        else:
            print(f"{what}\n    NOT NOTICED", flush=True)
            holes += 1
    sys.exit(1 if holes else 0)


main()
