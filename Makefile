# Everything is installed below this folder: .venv (Python), web/node_modules (the page), build (compiled code).
# Targets leave stamps behind, so that a second run only does what has changed.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

BIN := .venv/bin
RUNTIME := .venv/.runtime
DEV := .venv/.dev
COMPILER := .venv/.compiler
BENCH := .venv/.bench
LAB := .venv/.lab
NODE := web/node_modules/.installed
TYPES := web/src/generated/.made
GENERATED := $(patsubst %,web/src/generated/%.ts,protocol ice roam winter)
PAGE := web/dist/index.html
COMPILED := build/compiled/.made

# Extra arguments: make play ARGS="--port 9000", make test PYTEST_ARGS="-k roam -x".
ARGS ?=
PYTEST_ARGS ?=
PYTEST_WORKERS ?= 2

files = $(shell find $(1) -type f -not -path '*/__pycache__/*' -not -path '*/.*' 2>/dev/null)
PYTHON_SOURCES := $(shell find src/nunatak -name '*.py' 2>/dev/null)
PACKAGE_DATA := $(call files,src/nunatak/data src/nunatak/locale)
PAGE_SOURCES := $(filter-out web/src/generated/%,$(call files,web/src web/public)) \
	$(wildcard web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig*.json) \
	$(call files,src/nunatak/locale)
LAB_TESTS := tests/rl
TYPED := $(wildcard src tests bench tools examples setup.py)

##@ Play
.PHONY: play
play: $(RUNTIME) $(PAGE) ## install what is missing, build the page, start the server and open it
	NUNATAK_COMPILED="$(CURDIR)/build/compiled" \
		NUNATAK_COMPILE_WITH="make --silent --directory '$(CURDIR)' compile NUNATAK_COMPILE_JOBS=1" \
		$(BIN)/nunatak play $(ARGS)

.PHONY: install
install: $(RUNTIME) $(NODE) ## install only what playing needs

.PHONY: page
page: $(PAGE) ## build the page into web/dist

##@ Develop
.PHONY: dev
dev: $(DEV) $(NODE) ## install what developing and testing need

.PHONY: web-dev
web-dev: $(NODE) $(TYPES) ## serve the page with live reload, beside a server on 127.0.0.1:8000
	cd web && npm run dev

.PHONY: types
types: $(TYPES) ## TypeScript types from those of the server, and the gallery's tables, into web/src/generated

.PHONY: format
format: $(DEV) ## put the Python code in shape
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

.PHONY: lint lint-python lint-web
lint: lint-python lint-web ## ruff, strict mypy, who may import whom, svelte-check, eslint

lint-python: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(TYPED)
	$(BIN)/lint-imports --no-logo --no-cache

lint-web: $(NODE) $(TYPES)
	cd web && npm run --silent check
	cd web && npm run --silent lint

##@ Test
.PHONY: test
test: lint test-python test-web ## lint, then every test but the long ones, in Python and in a browser

# What breaks most often, without a browser, a server or a search: for every commit.
.PHONY: check
check: lint-python $(NODE) $(TYPES) ## the fast half of the tests: lint, types, engine, rules, the page's own
	$(BIN)/pytest -q -n $(PYTEST_WORKERS) tests/engine tests/games tests/records tests/golden tests/test_scenarios.py \
		tests/properties/test_spaces.py tests/properties/test_same_everywhere.py
	cd web && npm run --silent check && npm run --silent test

# The browser tests look at the built page; without a browser they are skipped, which CI does not allow.
.PHONY: test-python
test-python: $(DEV) $(PAGE)
	chromium=$$(tools/chromium.sh); NUNATAK_CHROMIUM="$$chromium" $(BIN)/pytest -n $(PYTEST_WORKERS) $(PYTEST_ARGS)

.PHONY: test-web
test-web: $(NODE) $(TYPES)
	cd web && npm run --silent test

.PHONY: test-compiled
test-compiled: $(DEV) $(COMPILED) ## the tests without the browser's, against the compiled package
	PYTHONPATH="$(CURDIR)/build/compiled" NUNATAK_EXPECT_COMPILED=1 \
		$(BIN)/pytest -n $(PYTEST_WORKERS) -m "not browser and not long" $(PYTEST_ARGS)

# Not part of `make test`: what these need is large, and nobody who plays or develops the games wants it.
.PHONY: test-lab
test-lab: $(DEV) $(LAB) ## the tests that need the packages of other laboratories: PettingZoo, Gymnasium
	$(BIN)/pytest -n $(PYTEST_WORKERS) $(LAB_TESTS) $(PYTEST_ARGS)

.PHONY: test-lab-compiled
test-lab-compiled: $(DEV) $(LAB) $(COMPILED) ## the same against the compiled package
	PYTHONPATH="$(CURDIR)/build/compiled" NUNATAK_EXPECT_COMPILED=1 \
		$(BIN)/pytest -n $(PYTEST_WORKERS) $(LAB_TESTS) $(PYTEST_ARGS)

.PHONY: test-looks
test-looks: $(DEV) $(PAGE) ## every page and a whole game in every language: is anything cut off, is anything left in English?
	chromium=$$(tools/chromium.sh); NUNATAK_CHROMIUM="$$chromium" \
		$(BIN)/pytest -n $(PYTEST_WORKERS) -m "long and browser" $(PYTEST_ARGS)

# Against the compiled package, which gets through them several times faster; the others try the plain one.
.PHONY: conformance
conformance: $(DEV) $(COMPILED) ## the long checks
	PYTHONPATH="$(CURDIR)/build/compiled" NUNATAK_EXPECT_COMPILED=1 \
		$(BIN)/pytest -n $(PYTEST_WORKERS) -m "long and not browser" $(PYTEST_ARGS)

# make mutants GAME=winter N=100 SEED=2 ARGS="--json mutants.json"
GAME ?= roam
N ?= 50
SEED ?= 1
.PHONY: mutants
mutants: $(DEV) ## change the rules of GAME in N places, one at a time: do its tests notice? (GAME, N, SEED)
	$(BIN)/python -m tools.mutants $(GAME) -n $(N) --seed $(SEED) $(ARGS)

SECONDS ?= 600
.PHONY: fuzz
fuzz: $(DEV) ## try the laws and the tests on generated input with new examples for so many SECONDS
	$(BIN)/python -m tools.fuzz --seconds $(SECONDS) $(ARGS)

.PHONY: fuzz-compiled
fuzz-compiled: $(DEV) $(COMPILED) ## the same against the compiled package
	PYTHONPATH="$(CURDIR)/build/compiled" NUNATAK_EXPECT_COMPILED=1 \
		$(BIN)/python -m tools.fuzz --seconds $(SECONDS) $(ARGS)

##@ Measure
.PHONY: compile
compile: $(COMPILED) ## compile the rules and the bots with mypyc, into build/compiled

.PHONY: bench
bench: $(DEV) $(BENCH) $(COMPILED) ## measure our games and a peer, plain and compiled, into bench/results.json
	NUNATAK_COMPILED="$(CURDIR)/build/compiled" $(BIN)/python -m bench $(ARGS)

##@ Keep
.PHONY: observations
observations: $(DEV) ## write docs/observations.md anew, the page of all fields of observations
	$(BIN)/python -m tools.observations

.PHONY: words
words: $(DEV) ## what is missing, new or changed in the languages (ARGS="fr", ARGS="fr --read KEY ...")
	@$(BIN)/python -m tools.words $(ARGS)

.PHONY: lock
lock: ## resolve the dependencies anew (LOCK_ARGS=--upgrade for newer ones)
	tools/lock.sh

.PHONY: pictures
pictures: $(DEV) $(PAGE) ## take the pictures of README and docs anew (ARGS="home roam" for some of them)
	chromium=$$(tools/chromium.sh); NUNATAK_CHROMIUM="$$chromium" $(BIN)/python -m tools.pictures $(ARGS)

.PHONY: clean
clean: ## remove everything that make has made
	rm -rf .venv build dist web/node_modules web/dist web/src/generated bench/results.json
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis src/nunatak.egg-info
	find src tests tools $(wildcard bench) -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^##@/ { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# What the targets above are made of.

$(RUNTIME): requirements.txt pyproject.toml setup.py tools/install.sh
	tools/install.sh requirements.txt
	touch $@

$(COMPILER): requirements-compile.txt $(RUNTIME)
	tools/install.sh requirements-compile.txt
	touch $@

$(DEV): requirements-dev.txt $(RUNTIME)
	tools/install.sh requirements-dev.txt
	touch $@

$(BENCH): requirements-bench.txt $(RUNTIME)
	tools/install.sh requirements-bench.txt
	touch $@

$(LAB): requirements-lab.txt $(RUNTIME)
	tools/install.sh requirements-lab.txt
	touch $@

$(NODE): web/package.json web/package-lock.json
	tools/node.sh
	touch $@

# The types follow the Python sources; the page is built again only if they come out different.
$(TYPES): $(PYTHON_SOURCES) web/tools/types.mjs $(RUNTIME) $(NODE)
	mkdir -p web/src/generated
	$(BIN)/python -m nunatak.server.schema --out web/src/generated
	$(BIN)/python -m nunatak.server.gallery --out web/src/generated
	cd web && npm run --silent types
	touch $@

$(GENERATED): $(TYPES) ;

$(PAGE): $(NODE) $(PAGE_SOURCES) $(GENERATED)
	cd web && npm run --silent build -- --logLevel warn
	touch $@

# In a fresh folder, because setuptools would pack modules that an earlier build left behind. The stamp comes last and
# bears the time of the beginning: what was changed meanwhile is not in it.
$(COMPILED): $(PYTHON_SOURCES) $(PACKAGE_DATA) setup.py pyproject.toml $(COMPILER)
	rm -rf build/compiled build/wheel build/lib* build/bdist*
	mkdir -p build && touch build/.begun
	NUNATAK_COMPILE=1 $(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(BIN)/pip install --quiet --no-deps --no-index --target build/compiled build/wheel/*.whl
	touch -r build/.begun $@
