# insetlua: build, test, install. `make help` lists the targets.

SWIFT ?= swift
PYTHON ?= python3
PREFIX ?= /usr/local
DESTDIR ?=
# 0: say what is missing and stop, instead of installing it.
INSTALL ?= 1
# 0: a release that uses the system's shared libraries.
STATIC ?= 1

SYSTEM := $(shell uname -s)
# The libraries that the toolchain itself is linked to, and a C++ library for what it builds. g++ brings
# the headers of the system's own version.
TOOLCHAIN_PACKAGES := g++ libcurl4 libedit2 libncurses6 libsqlite3-0 libxml2 tzdata zlib1g-dev

# sudo only where somebody can answer it.
SUDO := $(shell if [ "$$(id -u)" != 0 ] && [ -t 0 ] && command -v sudo >/dev/null; then echo "sudo "; fi)

ifeq ($(SYSTEM),Darwin)
  # Homebrew keeps versioned formulas out of the default search path.
  BREW := $(shell brew --prefix 2>/dev/null)
  export PKG_CONFIG_PATH := $(BREW)/opt/lua@5.4/lib/pkgconfig:$(BREW)/opt/expat/lib/pkgconfig:$(PKG_CONFIG_PATH)
  INSTALLER := brew install
  RELEASE_FLAGS := -c release
else
  INSTALLER := $(SUDO)apt-get update && $(SUDO)apt-get install -y --no-install-recommends
  # One file that needs no shared library, and starts before a dynamic one has found its own. The
  # linker's word on dlopen concerns a debugging aid of Swift's that is never used. STATIC=0 links
  # to the system's libraries.
  ifeq ($(STATIC),0)
    RELEASE_FLAGS := -c release
  else
    RELEASE_FLAGS := -c release --static-swift-stdlib -Xswiftc -static-executable
  endif
endif

EXAMPLE := $(firstword $(wildcard Rules/examples/s11-*.json) $(wildcard Rules/examples/*.json))
LINTED := Package.swift Sources Tests capture

.DEFAULT_GOAL := help
.PHONY: help setup setup-tests setup-lint run test nightly test-spark bench property generate conformance build lint install uninstall clean

help:
	@echo 'make run        builds, and evaluates the first example'
	@echo 'make test       runs the Swift tests and the tests of the standard rules'
	@echo 'make nightly    the same, with the long tests in full'
	@echo 'make bench      times it beside plain Lua, and writes docs/performance.md'
	@echo 'make test-spark  compares what PySpark'\''s partitions answer with one process'
	@echo 'make property   takes values away from 10,000 random screens'
	@echo 'make generate   writes what is derived from the tables of properties'
	@echo 'make conformance  evaluates every printed number, and writes docs/conformance.md'
	@echo 'make lint       checks the format of the Swift and Lua files'
	@echo 'make build      builds the release'
	@echo 'make install    copies the release into PREFIX ($(PREFIX))'
	@echo 'make uninstall  removes it'
	@echo 'make setup      installs what building needs; INSTALL=0 only lists it'
	@echo 'make clean      removes what was built'

# Each of these prints the packages that are missing, by the names of the system's package manager.
define MISSING_TO_BUILD
command -v pkg-config >/dev/null || echo pkg-config; \
if [ "$(SYSTEM)" = Darwin ]; then \
  pkg-config --exists lua5.4 || pkg-config --exists lua-5.4 || echo lua@5.4; \
  pkg-config --exists expat || echo expat; \
else \
  $(SWIFT) package --version >/dev/null 2>&1 && command -v g++ >/dev/null \
    || echo $(TOOLCHAIN_PACKAGES); \
  pkg-config --exists lua5.4 2>/dev/null || echo liblua5.4-dev; \
  pkg-config --exists expat 2>/dev/null || echo libexpat1-dev; \
fi
endef
define MISSING_TO_TEST
command -v patch >/dev/null || echo patch; \
python3 -c 'import importlib.util as u, sys; sys.exit(u.find_spec("jsonschema") is None)' \
  2>/dev/null || [ "$(SYSTEM)" = Darwin ] || echo python3-jsonschema
endef
define MISSING_TO_BENCH
command -v lua5.4 >/dev/null || echo lua5.4; \
lua5.4 -e 'require "cjson"' 2>/dev/null || echo lua-cjson
endef
define MISSING_TO_LINT
command -v luacheck >/dev/null \
  || { if [ "$(SYSTEM)" = Darwin ]; then echo luacheck; else echo lua-check; fi; }
endef

# $(call REQUIRE,MISSING_…)
define REQUIRE
@missing="$$( { $($(1)); } 2>/dev/null | tr '\n' ' ')"; \
[ -n "$$missing" ] || exit 0; \
echo "missing: $$missing"; \
echo '$(INSTALLER)' "$$missing"; \
if [ "$(INSTALL)" = 0 ]; then echo 'not installed, since INSTALL=0'; exit 1; fi; \
{ $(INSTALLER) $$missing; } </dev/null || { echo 'that did not work; run it as root'; exit 1; }
endef

setup:
	@command -v $(SWIFT) >/dev/null || { \
	  echo 'insetlua needs the Swift toolchain, 6.2 or later: see the Swift project for your system'; exit 1; }
	$(call REQUIRE,MISSING_TO_BUILD)

setup-tests: setup
	$(call REQUIRE,MISSING_TO_TEST)

setup-lint:
	$(call REQUIRE,MISSING_TO_LINT)

run: setup
	$(SWIFT) build
	@$(if $(EXAMPLE),,echo 'there is no example in Rules/examples'; exit 1)
	@.build/debug/insetlua run $(EXAMPLE); code=$$?; [ $$code -le 1 ] || exit $$code

test: setup-tests
	@SWIFT='$(SWIFT)' Tests/run.sh

# Long tests in full, instead of a sample of each.
nightly: setup-tests
	@INSETLUA_NIGHTLY=1 SWIFT='$(SWIFT)' Tests/run.sh

# With the Python that has pyspark, which needs Java 17: `PYTHON=venv/bin/python make test-spark`.
test-spark: setup
	$(SWIFT) build -c release --product insetlua
	@$(PYTHON) -c 'import pyspark' || { echo 'pyspark is missing: $(PYTHON) -m pip install pyspark'; exit 1; }
	$(PYTHON) Tests/spark.py .build/release/insetlua

# Beside plain Lua, and beside the release build of the checkout that BASE names, as 0.1.0 is;
# docs/performance.md gets the table.
bench: setup
	$(call REQUIRE,MISSING_TO_BENCH)
	$(SWIFT) build -c release --product insetlua
	@python3 Tests/Bench/bench.py .build/release/insetlua $(if $(BASE),--base '$(BASE)') --write docs/performance.md

# What is unknown makes unknown whatever rests on it, and nothing else.
property: setup-tests
	@INSETLUA_NIGHTLY=1 INSETLUA_OPTIMIZED=1 $(SWIFT) test --disable-xctest --quiet --scratch-path .build/tests \
	  --filter ContagionTests

generate:
	@$(SWIFT) run --quiet insetlua-generate .

# The raw corpus is compared too, where INSETLUA_CORPUS names its folder.
conformance: setup-tests
	INSETLUA_RECORD=1 $(SWIFT) test --filter "ConformanceTests|RepairTests"
	@sed -n '/^## All values/,/^## By/p' docs/conformance.md | sed '$$d'

lint: setup-lint
	$(SWIFT) format lint --strict --recursive --parallel $(LINTED)
	luacheck --quiet Rules

build: setup
	$(SWIFT) build $(RELEASE_FLAGS)
	@echo .build/release/insetlua

# Copies only: whoever installs need not have the toolchain in PATH, as under sudo.
install:
	@[ -x .build/release/insetlua ] || { echo 'there is no release to install: make build first'; exit 1; }
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/insetlua"
	install -m 755 .build/release/insetlua "$(DESTDIR)$(PREFIX)/bin/insetlua"
	rm -rf "$(DESTDIR)$(PREFIX)/share/insetlua/Rules"
	cp -R Rules "$(DESTDIR)$(PREFIX)/share/insetlua/Rules"
	rm -rf "$(DESTDIR)$(PREFIX)/share/insetlua/capture"
	install -d "$(DESTDIR)$(PREFIX)/share/insetlua/capture/insetlua_capture"
	install -m 644 capture/*.py capture/*.swift "$(DESTDIR)$(PREFIX)/share/insetlua/capture"
	install -m 644 capture/insetlua_capture/*.py \
	  "$(DESTDIR)$(PREFIX)/share/insetlua/capture/insetlua_capture"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/insetlua"
	rm -rf "$(DESTDIR)$(PREFIX)/share/insetlua"

clean:
	rm -rf .build
