#!/usr/bin/env bash
# Writes every report about every example, and about every file of the raw corpus where
# INSETLUA_CORPUS names its folder: what a refactoring must leave as it is, byte for byte.
#
#   Tests/reports.sh PROGRAM FOLDER
#
# Run it with the program before and after a change, and compare the two folders: diff -r A B.
set -euo pipefail

[ $# = 2 ] || { echo "usage: $0 PROGRAM FOLDER" >&2; exit 2; }
program="$(realpath "$1")"
mkdir -p "$2"
out="$(realpath "$2")"
cd "$(dirname "$0")/.."
export INSETLUA_RULES="$PWD/Rules"

# Standard output, standard error and the exit code of one command, in files of their own.
report() {
  local name="$1" code=0
  shift
  mkdir -p "$(dirname "$out/$name")"
  "$program" "$@" >"$out/$name.out" 2>"$out/$name.err" </dev/null || code=$?
  echo "$code" >"$out/$name.code"
}

# Every report about one input.
about() {
  local input="$1" name="$2"
  report "$name/run" run --matrix none "$input"
  report "$name/run-json" run --matrix none --format json "$input"
  report "$name/explain" explain "$input"
  report "$name/explain-json" explain --format json "$input"
  report "$name/compare" compare "$input" --os 10.3,13.0,17.0,26.0
  report "$name/fix" fix --matrix none "$input"
  report "$name/fix-json" fix --matrix none --format json --lang objc "$input"
  report "$name/import" import "$input"
}

export -f report about
export program out
# One process an input, as many at once as there are processors.
each() { xargs -P "$(nproc)" -I{} bash -c 'about "$1" "$0/$1"' "$1" {}; }

find Rules/examples docs/examples Tests/Conformance/repairs Tests/Fixtures \
  -name '*.json' -o -name '*.storyboard' -o -name '*.xib' -o -name '*.txt' | sort | each own
report rules rules --verbose
report devices devices
report devices-json devices --format json
report schema schema
report matrix run Rules/examples/s11-full-bleed-under-a-transparent-bar.json
report matrix-json run --format json Rules/examples/s11-full-bleed-under-a-transparent-bar.json
if [ -n "${INSETLUA_CORPUS:-}" ]; then
  # From inside: paths in reports must not depend on where the corpus lies.
  cd "$INSETLUA_CORPUS"
  find dumps ib reports -name '*.txt' -o -name '*.storyboard' -o -name '*.xib' \
    -o -path 'reports/*.json' | sort | each corpus
fi
