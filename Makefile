# Every command of the project; pre-commit and continuous integration run the same ones.
# Plain enough for GNU make 3.81. Options: ARGS="..." goes on to the game or to pytest.
#
# TABLEWRIGHT_PURE=1 builds without compiling, TABLEWRIGHT_PURE=0 fails where it cannot compile;
# by default the rules are compiled if there is a C compiler.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.NOTPARALLEL:

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
PYTHONS := $(PYTHON) python3.11 python3.12 python3.13 python3
SOURCES := setup.py pyproject.toml requirements/play.txt $(wildcard docs/rules/*) \
    $(shell find src/tablewright -not -name __pycache__ -not -name '*.pyc')
WEB := $(shell find web -type f -not -path 'web/node_modules/*')
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
CHECKED := setup.py src $(wildcard tests examples benchmarks tools)
PYTEST := $(BIN)/pytest -n auto --ignore=tests/browser
GAMES ?= 100000
KILLS ?= 200
GAME ?= ethnos

.PHONY: help play terminal web test test-browser check format golden types rules laws bench bench-bots bench-server kills pictures docs lock hooks clean FORCE

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

# What the browser gets is part of the package: it is built first.
play: $(VENV)/.web ## Play in the browser, alone or with friends (ARGS="--help" shows how else)
	@$(MAKE) --no-print-directory $(VENV)/.built
	@$(BIN)/tablewright serve --open $(ARGS)

terminal: $(VENV)/.built ## Play in the terminal (GAME=ettin: that game; ARGS="--help" shows how else)
	@$(BIN)/tablewright play $(GAME) $(ARGS)

web: $(VENV)/.web ## Build the pages for the browser

test: $(VENV)/.dev $(VENV)/.built ## Run all tests on the compiled package, then on the Python sources
	@echo "Testing the installed package"
	PYTHONPATH= $(PYTEST) $(ARGS) || PYTHONPATH= $(BIN)/pytest --last-failed --last-failed-no-failures none --ignore=tests/browser $(ARGS)
	@echo "Testing the sources, uncompiled"
	PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=src $(PYTEST) $(ARGS)
	@$(if $(ARGS),:,$(if $(CHROMIUM),$(MAKE) test-browser,echo "Not tested in a browser: there is no Chromium (Debian, Ubuntu: apt-get install chromium)"))

test-browser: $(VENV)/.dev $(VENV)/.web ## Play whole games in Chromium
	@$(MAKE) --no-print-directory $(VENV)/.built
# A browser, a server and bots race each other: what fails is tried once more, alone, and must pass then.
	PYTHONPATH= $(BIN)/pytest -n 2 tests/browser $(ARGS) || PYTHONPATH= $(BIN)/pytest --last-failed --last-failed-no-failures none tests/browser $(ARGS)

check: $(VENV)/.dev ## Check format, style, types and who imports whom
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy --strict $(CHECKED)
	PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@$(MAKE) --no-print-directory web/node_modules/.installed
	tools/npm run check

format: $(VENV)/.dev ## Format the code and mend what can be mended
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	@$(MAKE) --no-print-directory web/node_modules/.installed
	tools/npm run format

golden: $(VENV)/.dev $(VENV)/.built ## Write the golden games anew after a change of rules; then read the diff
	UPDATE_GOLDEN=1 $(BIN)/pytest -q tests/golden

types: $(VENV)/.dev $(VENV)/.built ## Write web/src/lib/wire.ts anew after a change of the wire, of a view or of options
	PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=src $(BIN)/python tools/wire_types.py

rules: $(VENV)/.built ## List the entries of the rules ledger that no test proves
	@$(BIN)/tablewright rules --missing

laws: $(VENV)/.dev $(VENV)/.built ## Hold many random games to the laws (GAMES=100000)
	$(BIN)/python -m tablewright.core.laws --games $(GAMES)

bench: $(VENV)/.built ## Measure the speed (PEERS=1: beside other engines)
	$(BIN)/python benchmarks/bench.py $(if $(PEERS),--peers)

bench-server: $(VENV)/.dev $(VENV)/.built ## Measure the server under load (PEERS=1: beside boardgame.io; ARGS="--write")
	@$(if $(PEERS),test -d benchmarks/serving/peer/node_modules || npm --prefix benchmarks/serving/peer install --no-audit --no-fund --loglevel=error)
	PYTHONPATH= $(BIN)/python -m benchmarks.serving.bench $(if $(PEERS),--peers) $(ARGS)

kills: $(VENV)/.dev $(VENV)/.built ## Kill the server at random moments of play, on both databases (KILLS=200)
	PYTHONPATH= $(BIN)/python -m tests.server.killing --times $(KILLS)
	PYTHONPATH= $(BIN)/python -m tests.server.killing --times $(KILLS) --postgresql

bench-bots: $(VENV)/.dev $(VENV)/.built ## Measure how good bots are and how fast they think (ARGS="--games 40 --budget 200")
	$(BIN)/python -m benchmarks.bots $(ARGS)

pictures: $(VENV)/.dev $(VENV)/.web ## Take the pictures of the README anew (needs Chromium)
	@$(MAKE) --no-print-directory $(VENV)/.built
	PYTHONPATH= $(BIN)/python tools/pictures.py

docs: $(VENV)/.built ## Build the documentation
	$(BIN)/python tools/docs.py

LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
lock: $(VENV)/.dev ## Write the lock files anew (UPGRADE=1: with the newest versions)
	$(LOCK) --output-file requirements/play.txt pyproject.toml requirements/play.in
	$(LOCK) --output-file requirements/node.txt requirements/node.in
	$(LOCK) --output-file requirements/dev.txt --constraint requirements/play.txt --all-extras pyproject.toml requirements/dev.in

hooks: $(VENV)/.dev ## Run `make check` before each commit and `make test` before each push
	$(BIN)/pre-commit install --hook-type pre-commit --hook-type pre-push

clean: ## Remove everything that was built
	rm -rf $(VENV) .venv-peers build dist web/node_modules src/tablewright/server/static src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests examples benchmarks tools -name '*.so' -delete -o -name '*.pyc' -delete 2>/dev/null || true

$(VENV)/.created:
	@for python in $(PYTHONS); do \
	    $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
	        lame=$${lame:-$$python}; continue; \
	    fi; \
	    echo "Setting up $(VENV), once, with $$python"; \
	    $$python -m venv --clear $(VENV) && touch $@; exit; \
	done; \
	if [ -n "$$lame" ]; then \
	    echo "$$lame lacks its venv module. Debian, Ubuntu: apt-get install python3-venv" >&2; \
	else \
	    echo "Python 3.11 or newer is needed. Debian, Ubuntu: apt-get install python3 python3-venv" >&2; \
	fi; \
	exit 1

$(VENV)/.play: requirements/play.txt $(VENV)/.created
	@$(PIP) install --require-hashes -r $<
	@touch $@

# Everything in play.txt is in dev.txt too.
$(VENV)/.dev: requirements/dev.txt $(VENV)/.created
	@$(PIP) install --require-hashes -r $<
	@touch $(VENV)/.play $@

web/node_modules/.installed: web/package-lock.json $(VENV)/.created
	@echo "Fetching what the pages are built with, once"
	@tools/npm ci
	@touch $@

$(VENV)/.web: $(WEB) web/node_modules/.installed
	@echo "Building the pages"
	@tools/npm run --silent build -- --logLevel warn
	@touch $@

# Remembers what kind of build was asked for, so that another kind is built anew.
$(VENV)/.kind: FORCE | $(VENV)/.created
	@echo "$(TABLEWRIGHT_PURE)" | cmp -s - $@ || echo "$(TABLEWRIGHT_PURE)" > $@

$(VENV)/.built: $(SOURCES) $(VENV)/.kind | $(VENV)/.play
	@echo "Building Tablewright: with a C compiler it takes a few minutes"
	@rm -rf build
	@$(PIP) install --no-index --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/python -c 'from importlib.util import find_spec as f; \
	    print("The rules are", "compiled." if f("tablewright__mypyc") else "not compiled: all works, bots think slower.")'
	@touch $@
