#!/usr/bin/env python3
"""Evaluates the same screens in one process and through PySpark's `pipe` in several partitions: the
answers have to be the same.

    spark.py PROGRAM [--screens N]
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Bench"))

import scenarios
import screens


def without_lines(value):
    """A report's line without the numbers that count within a partition; the title says which it is."""
    if isinstance(value, dict):
        return {key: without_lines(each) for key, each in value.items() if key != "line"}
    if isinstance(value, list):
        return [without_lines(each) for each in value]
    return value


def answers(lines):
    return sorted(json.dumps(without_lines(json.loads(line))) for line in lines)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--screens", type=int, default=300)
    options = parser.parse_args()
    from pyspark import SparkConf, SparkContext

    generator = random.Random(1)
    lines = [
        json.dumps(scenarios.scenario(screens.scenario(generator, number, 20)))
        for number in range(options.screens)
    ]
    # A line that cannot be evaluated must not take its partition with it.
    lines.insert(len(lines) // 2, "[]")
    command = [
        os.path.abspath(options.program), "run", "--lines", "--keep-going", "--format", "ndjson",
        "--detail", "findings", "--matrix", "none", "--jobs", "1", "-",
    ]
    rules = {"INSETLUA_RULES": os.path.join(ROOT, "Rules")}
    whole = subprocess.run(
        command, input="\n".join(lines), env=rules, stdout=subprocess.PIPE, text=True)
    expected = answers(whole.stdout.splitlines())
    assert len(expected) == len(lines), len(expected)

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "screens.ndjson")
        with open(path, "w") as file:
            file.write("\n".join(lines))
        context = SparkContext(conf=SparkConf().setMaster("local[2]").setAppName("insetlua"))
        context.setLogLevel("ERROR")
        for partitions in (1, 2, 7, 400):
            data = context.textFile(path, partitions)
            found = answers(data.pipe(" ".join(command), env=rules).collect())
            count = data.getNumPartitions()
            if found != expected:
                sys.exit("%d partitions: not the answers of one process" % count)
            print("%d partitions: %d answers, those of one process" % (count, len(found)))
        context.stop()


main()
