#!/bin/sh
# Runs the Swift tests and the tests of the standard rules: a page where all pass; where some do not,
# what went wrong, and at the end their names. Arguments go to `swift test`.
cd "$(dirname "$0")/.." || exit 2
log="$(mktemp)"
# Optimised, in a build folder of their own: plain `swift test` takes three times as long.
export INSETLUA_OPTIMIZED=1
build=.build/tests
trap 'rm -f "$log"' EXIT
failed=0

# tee would hide the exit code.
{ ${SWIFT:-swift} test --disable-xctest --quiet --scratch-path "$build" "$@" 2>&1 || echo "exit code $?"; } | tee "$log"
if tail -n 1 "$log" | grep -q '^exit code'; then failed=1; fi

if [ -x "$build"/debug/insetlua ]; then
  for pack in Rules docs/examples/team-pack; do
    { "$build"/debug/insetlua test --quiet "$pack" 2>&1 || echo "exit code $?"; } | tee -a "$log"
    if tail -n 1 "$log" | grep -q '^exit code'; then failed=1; fi
  done
else
  echo 'the program was not built: the rules are not tested'
  failed=1
fi

if [ "$failed" = 0 ]; then
  grep -E 'Test run with|^[0-9]+ tests?: ' "$log" >/dev/null || { echo 'no test was run'; exit 1; }
  exit 0
fi
echo
echo 'failed:'
{
  sed -nE 's/^✘ Test (.*) recorded an issue.* at ([^ :]+:[0-9]+):.*/  \1   \2/p' "$log"
  sed -nE 's/^ *FAIL +/  /p' "$log"
  grep -E '^error: ' "$log"
} | sort -u
grep -E 'Test run with|^[0-9]+ tests?: ' "$log"
exit 1
