# insetlua: build, test, install. `make help` lists the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# 0: say what is missing and stop, instead of installing it.
INSTALL ?= 1
# 0: a release that uses the system's shared libraries.
STATIC ?= 1

SYSTEM := $(shell uname -s)
APT_PACKAGES := liblua5.4-dev lua5.4 lua-check libexpat1-dev pkg-config python3-jsonschema
BREW_PACKAGES := lua@5.4 luacheck expat pkg-config

# sudo only where somebody can answer it.
SUDO := $(shell if [ "$$(id -u)" != 0 ] && [ -t 0 ] && command -v sudo >/dev/null; then echo "sudo "; fi)

ifeq ($(SYSTEM),Darwin)
  # Homebrew keeps versioned formulas out of the default search path.
  BREW := $(shell brew --prefix 2>/dev/null)
  export PKG_CONFIG_PATH := $(BREW)/opt/lua@5.4/lib/pkgconfig:$(BREW)/opt/expat/lib/pkgconfig:$(PKG_CONFIG_PATH)
  INSTALL_COMMAND := brew install $(BREW_PACKAGES)
  RELEASE_FLAGS := -c release
else
  INSTALL_COMMAND := $(SUDO)apt-get update && $(SUDO)apt-get install -y $(APT_PACKAGES)
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
.PHONY: help setup run test conformance build lint install uninstall clean

help:
	@echo 'make run        builds, and evaluates the first example'
	@echo 'make test       runs the Swift tests and the tests of the standard rules'
	@echo 'make conformance  evaluates every printed number, and writes docs/conformance.md'
	@echo 'make lint       checks the format of the Swift and Lua files'
	@echo 'make build      builds the release'
	@echo 'make install    builds it, and puts it into PREFIX ($(PREFIX))'
	@echo 'make uninstall  takes it out again'
	@echo 'make setup      installs what is missing; INSTALL=0 only says what'
	@echo 'make clean      removes what was built'

# What is missing, by the name that people know it by; empty where all is there.
define MISSING
missing=''; \
command -v pkg-config >/dev/null || missing="$$missing pkg-config"; \
pkg-config --exists lua5.4 2>/dev/null || pkg-config --exists lua-5.4 2>/dev/null || missing="$$missing lua-5.4"; \
pkg-config --exists expat 2>/dev/null || missing="$$missing expat"; \
command -v luacheck >/dev/null || missing="$$missing luacheck"; \
if [ "$(SYSTEM)" != Darwin ]; then \
  command -v lua5.4 >/dev/null || missing="$$missing lua5.4"; \
  python3 -c 'import importlib.util as u, sys; sys.exit(u.find_spec("jsonschema") is None)' \
    2>/dev/null || missing="$$missing python3-jsonschema"; \
fi
endef

setup:
	@command -v $(SWIFT) >/dev/null || { \
	  echo 'insetlua needs the Swift toolchain, 6.2 or later: see the Swift project for your system'; exit 1; }
	@$(MISSING); \
	if [ -z "$$missing" ]; then exit 0; fi; \
	echo "missing:$$missing"; \
	if [ "$(INSTALL)" = 0 ]; then \
	  echo 'not installed, since INSTALL=0; the command would be'; echo '  $(INSTALL_COMMAND)'; exit 1; fi; \
	echo '$(INSTALL_COMMAND)'; \
	{ $(INSTALL_COMMAND); } </dev/null || { echo 'that did not work; run it as root'; exit 1; }

run: setup
	$(SWIFT) build
	@$(if $(EXAMPLE),,echo 'there is no example in Rules/examples'; exit 1)
	@"$$($(SWIFT) build --show-bin-path)/insetlua" run $(EXAMPLE); \
	code=$$?; [ $$code -le 1 ] || exit $$code

test: setup
	$(SWIFT) test --disable-xctest
	"$$($(SWIFT) build --show-bin-path)/insetlua" test Rules

# The raw corpus is compared too, where INSETLUA_CORPUS names its folder.
conformance: setup
	INSETLUA_RECORD=1 $(SWIFT) test --filter "ConformanceTests|RepairTests"
	@sed -n '/^## All values/,/^## By/p' docs/conformance.md | sed '$$d'

lint: setup
	$(SWIFT) format lint --strict --recursive --parallel $(LINTED)
	luacheck --quiet Rules

build: setup
	$(SWIFT) build $(RELEASE_FLAGS)
	@echo "$$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/insetlua"

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/insetlua"
	install -s -m 755 "$$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/insetlua" \
	  "$(DESTDIR)$(PREFIX)/bin/insetlua"
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
