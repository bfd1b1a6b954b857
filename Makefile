# Each of these sets up what it needs: `make play`, `make check`, `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GOLDEN := tests/game/golden
SOURCES := $(filter-out native/tests/% native/wasm/%,$(wildcard native/*/*.[ch]))
CORE := $(filter-out native/python/%,$(filter %.c,$(SOURCES)))
WASM := build/brikke.wasm
WASM_SOURCES := $(filter-out native/env/% native/network/%,$(CORE)) native/wasm/module.c
BROWSER := src/brikke/web/index.html
WORDS := $(wildcard src/brikke/words/locales/*/*.ftl)
NATIVE_FLAGS := -std=c11 -Inative -Wall -Wextra -Werror
# WebAssembly as all browsers have known it since 2023, without an operating system behind it.
WASM_FLAGS := --target=wasm32-freestanding -mcpu=generic+bulk_memory+sign_ext+simd128 $(NATIVE_FLAGS) \
	-isystem native/wasm/libc -O3 -flto -s -Wl,--no-entry
SANITIZED := $(CC) $(NATIVE_FLAGS) -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all
SANITIZED_CORE := $(CORE:native/%.c=build/sanitized/%.o)
CORES = $(shell $(PYTHON) -c 'import os; print(os.cpu_count())')
# Two workers more than cores, because many tests wait for servers, browsers and clocks.
WORKERS = $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 2)')
# Parallel targets: each prints its output in one piece, and a failure of one fails all.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
TOGETHER = $(MAKE) --no-print-directory -j $(CORES) $(SYNC)
# Arguments that `make check` and `make unit` pass to pytest.
ARGS ?=
# Python keeps what it has compiled, also where the environment forbids it: a cache of the tests
# saves each worker several seconds.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help

.PHONY: help
help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "%-14s %s\n", $$1, $$2}'

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements/run.txt requirements/build.txt pyproject.toml CMakeLists.txt $(SOURCES) | $(VENV)/bin/python
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/build.txt -r requirements/run.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@$(BIN)/brikke doctor | grep 'pure Python' || true
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/dev.txt
	@touch $@

# The core for the browser. Its compiler is a Python package; where it cannot be had, browsers ask
# the server instead.
build/.wasm: requirements/wasm.txt $(SOURCES) $(wildcard native/wasm/* native/wasm/libc/*) | $(VENV)/bin/python build
	@rm -f $(WASM)
	@if $(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/wasm.txt >build/wasm.log 2>&1; \
	then ZIG_GLOBAL_CACHE_DIR=build/zig ZIG_LOCAL_CACHE_DIR=build/zig \
		$(BIN)/python -m ziglang cc $(WASM_FLAGS) -o $(WASM) $(WASM_SOURCES); \
	else echo "no compiler for WebAssembly, so the browser game will ask the server: see build/wasm.log"; fi
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc
	@tools/require node:nodejs npm
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# The engine for the browser: its Python files, and the one package that they need there, built for
# the interpreter of web/package.json and of the version that this machine has.
PACKED := $(shell find $(addprefix src/brikke/,answers game live players pocket rules solver study wire words) -name '*.py')
build/pocket/engine.zip: web/node_modules/.installed tools/pocket.py requirements/run.txt $(PACKED) $(WORDS) | $(VENV)/bin/python build
	@rm -rf build/pocket
	@sed -n '/^msgspec==/,/[^\\]$$/p' requirements/run.txt > build/pocket.txt
	$(BIN)/python -m pip download -q --disable-pip-version-check --no-deps --only-binary :all: \
		--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --abi cp314 \
		--require-hashes -d build/pocket -r build/pocket.txt
	$(BIN)/python tools/pocket.py web/node_modules/pyodide build/pocket/msgspec-*.whl build/pocket

# What computes the networks that read photographs, in the browser.
build/camera/runtime.pack: web/node_modules/.installed tools/pack.py | $(VENV)/bin/python
	$(BIN)/python tools/pack.py web/node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm $@

$(BROWSER): web/node_modules/.installed build/.wasm build/pocket/engine.zip build/camera/runtime.pack $(wildcard src/brikke/camera/model/*.onnx) web/index.html web/vite.config.ts $(shell find web/src web/public -type f) $(WORDS)
	cd web && npm run --silent build -- --logLevel warn

.PHONY: web
web: $(BROWSER) ## Build the browser game

.PHONY: setup
setup: $(VENV)/.run $(BROWSER) ## Install Brikke into .venv, and build the browser game

# Building wheels needs a compiler and Node; installing them needs neither.
.PHONY: wheel
wheel: setup ## Build dist/: a wheel with the native core for this platform, and a pure Python wheel
	$(BIN)/python tools/wheels.py dist

.PHONY: site
site: setup ## Write dist/site: the game as a folder for any web space, without a server
	$(BIN)/brikke site dist/site

.PHONY: play
play: setup ## Start the server for this machine and its network, and open the browser
	BRIKKE_HOST="$${BRIKKE_HOST:-0.0.0.0}" $(BIN)/brikke serve --open-browser

.PHONY: check
check: ## Check what needs no server, about a minute; ARGS="tests/rules -k joker" narrows it
	@$(TOGETHER) quick lint types layers $(if $(ARGS),,browser)

.PHONY: test
test: tools ## Run all checks
	@$(TOGETHER) native docs types browser lint layers web
	@$(MAKE) --no-print-directory unit

.PHONY: tools
tools:
	@tools/require gcc valgrind chromium-headless-shell firefox-esr \
		WebKitWebDriver:webkit2gtk-driver Xvfb:xvfb

.PHONY: lint
lint: $(VENV)/.dev ## Check style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

.PHONY: types
types: $(VENV)/.dev ## Check types
	$(BIN)/mypy

.PHONY: layers
layers: $(VENV)/.dev ## Check the import contracts: imports between modules point one way
	$(BIN)/lint-imports

.PHONY: docs
docs: $(VENV)/.dev ## Build the documentation into build/docs; a warning is an error
	$(BIN)/sphinx-build -q -E -W --keep-going -n -b html -d build/doctrees docs build/docs
	$(BIN)/python tools/own_site.py build/docs

.PHONY: layers-picture
layers-picture: $(VENV)/.run ## Draw the picture of the layers for the documentation
	$(BIN)/python tools/layers.py > docs/layers.svg

.PHONY: browser
browser: web/node_modules/.installed build/.wasm ## Check the browser game: types, style, unit tests
	cd web && npm run --silent check && npm run --silent test

# The core is compiled once for all programs that check it.
build/sanitized/%.o: native/%.c $(SOURCES)
	@mkdir -p $(@D)
	@$(SANITIZED) -c -o $@ $<

build/fuzz: native/tests/fuzz.c native/tests/brute_force.c native/tests/judge.c native/tests/selfplay.c
build/playout: native/tests/playout.c native/tests/judge.c
build/endgame: native/tests/endgame.c
build/env: native/tests/env.c
build/network: native/tests/network.c
build/fuzz build/playout build/endgame build/env build/network: $(SANITIZED_CORE) $(wildcard native/tests/*.h)
	@$(SANITIZED) -o $@ $(filter %.c %.o,$^)

build/bench: $(CORE) $(SOURCES) $(wildcard native/tests/*) | build
	$(CC) $(NATIVE_FLAGS) -O3 -g -o $@ native/tests/bench.c native/tests/selfplay.c $(CORE)

build/ask: $(CORE) $(SOURCES) $(wildcard native/tests/*) | build
	$(CC) $(NATIVE_FLAGS) -O3 -g -o $@ native/tests/ask.c native/tests/selfplay.c $(CORE)

build:
	mkdir -p build

.PHONY: native
native: native-fuzz native-playout native-endgame native-env native-network native-instructions ## Fuzz the native core under sanitizers, and count its instructions

.PHONY: native-fuzz native-playout native-endgame native-env native-network native-instructions
native-fuzz: build/fuzz
	build/fuzz 20000 4
native-playout: build/playout
	build/playout 300
native-endgame: build/endgame
	build/endgame 300
native-env: build/env
	build/env 60
native-network: build/network
	build/network 12
native-instructions: build/ask
	$(PYTHON) native/tests/layers.py
	$(PYTHON) native/tests/instructions.py build/ask

.PHONY: quick
quick: $(VENV)/.dev build/.wasm ## Run the tests that need no process, server, database or browser
	$(BIN)/pytest -q --quick -p no:schemathesis $(if $(ARGS),$(ARGS),-n $(CORES) --dist loadfile tests)

.PHONY: unit
unit: $(VENV)/.dev $(BROWSER) ## Run all tests
	$(BIN)/pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder --benchmark-disable \
		$(if $(ARGS),$(ARGS),tests benchmarks)

.PHONY: thorough
thorough: $(VENV)/.dev ## Compare the fast code with its readable twins on many more examples; takes an hour
	$(BIN)/pytest -q --thorough -n $(CORES) --dist loadfile tests/rules tests/solver tests/game tests/live tests/env

$(VENV)/.bench: requirements/bench.txt $(VENV)/.dev
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/bench.txt
	@touch $@

.PHONY: bench
bench: $(VENV)/.bench build/bench build/.wasm ## Measure the engine, and compare the solver with others
	$(BIN)/pytest benchmarks --benchmark-columns=min,median,mean,rounds --benchmark-sort=name
	build/bench 20000
	$(BIN)/python -m benchmarks.quick_call
	$(BIN)/python -m benchmarks.wasm_core
	$(BIN)/python -m benchmarks.solvers

.PHONY: bench-env
bench-env: $(VENV)/.dev ## Measure the vectorised environment in turns per second
	$(BIN)/python -m benchmarks.env

.PHONY: bench-camera
bench-camera: $(VENV)/.dev $(BROWSER) ## Measure the reading of photographs: make bench-camera PHOTOS=folder
	$(BIN)/python -m benchmarks.camera $(PHOTOS)
	$(BIN)/python -m benchmarks.camera_browser $(PHOTOS)

# Training needs torch and onnx beside the tools of development, and is done on an accelerator.
build/camera/atlas.npz: training/camera/fonts.json training/camera/atlas.py | $(VENV)/.dev
	mkdir -p build/camera
	cp training/camera/fonts.json build/camera/package.json
	cd build/camera && npm install --no-audit --no-fund --loglevel=error
	$(BIN)/python -m training.camera.atlas build/camera/node_modules/@fontsource $@

.PHONY: train-camera
train-camera: build/camera/atlas.npz ## Train the networks that read photographs; needs torch and onnx
	$(BIN)/python -m training.camera.train --atlas build/camera/atlas.npz --out build/camera/trained
	$(BIN)/python -m training.camera.export build/camera/trained src/brikke/camera/model

# Training plays on all cores, and learns on an accelerator. It continues from build/play; remove that
# folder to begin anew.
.PHONY: train-play
train-play: $(VENV)/.dev ## Train the network that plays; needs torch
	$(BIN)/python -m training.play.train --out build/play
	$(BIN)/python -m training.play.export build/play src/brikke/players/network

.PHONY: arena
arena: $(VENV)/.dev ## Measure the strength of the bots; takes hours, and resumes after an interruption
	$(BIN)/python -m benchmarks.arena

.PHONY: bench-browser
bench-browser: $(VENV)/.dev $(BROWSER) ## Measure first paint, answers of the device, and frame times while dragging
	$(BIN)/python -m benchmarks.browser
	$(BIN)/python -m benchmarks.device_answers

.PHONY: load
load: $(VENV)/.bench ## Measure the server under load; takes half an hour on a quiet machine
	$(BIN)/python -m benchmarks.load all

.PHONY: attack
attack: $(VENV)/.dev ## Attack a server of our own on loopback, and print what honest players felt; takes two minutes
	$(BIN)/python -m benchmarks.attack

.PHONY: soak
soak: $(VENV)/.dev ## Soak test: play for an hour while servers, databases and connections fail
	$(BIN)/python -m tests.soak --minutes 60

.PHONY: soak-bots
soak-bots: $(VENV)/.dev ## Soak test of the bots: a million judged turns by all rules
	$(BIN)/python -m tests.soak.bots

.PHONY: wire
wire: $(VENV)/.run ## Generate the TypeScript types of the wire and of the HTTP API
	$(BIN)/python -m tools.wire_types > web/src/api/wire.ts
	$(BIN)/python -m tools.http_types > web/src/api/http.ts

.PHONY: editions
editions: $(VENV)/.run ## Generate the editions as TypeScript, and their table in the documentation
	$(BIN)/python tools/edition_types.py > web/src/rules/printed.ts
	$(BIN)/python tools/edition_table.py docs/rulebooks.md

.PHONY: help-words
help-words: $(VENV)/.run ## Generate the English help in the catalogue from the commands
	$(BIN)/python -m tools.help_words > src/brikke/words/locales/en/help.ftl

.PHONY: vectors
vectors: $(VENV)/.run ## Generate the test vectors that compare the browser with the engine
	$(BIN)/python -m tools.vectors > web/tests/vectors.json
	$(BIN)/python -m tools.answer_vectors > web/tests/solver/answers.json
	$(BIN)/python -m tools.camera_vectors > web/tests/camera/vectors.json

.PHONY: screenshots
screenshots: $(VENV)/.dev $(BROWSER) ## Take screenshots of browser and terminal for the documentation
	$(BIN)/python -m tests.browser.make_screenshots docs/screenshots

.PHONY: words
words: $(VENV)/.dev $(BROWSER) ## Write a page with all words of a language beside pictures of them: make words LANG=fi
	$(BIN)/python -m tests.browser.make_proof_page $(LANG) build/words-$(firstword $(subst _, ,$(LANG))).html

.PHONY: icons
icons: $(VENV)/.dev ## Draw the icons of the installed game from web/public/icons/brikke.svg
	$(BIN)/python -m tests.browser.make_icons web/public/icons

.PHONY: golden
golden: $(VENV)/.dev ## Play the golden matches again; review the difference
	$(BIN)/python -m tests.game.make_golden $(GOLDEN)

# In an environment of its own: these tools must not be among what they look at, and need other versions.
build/supply/.installed: requirements/supply.txt | build
	$(PYTHON) -m venv build/supply
	build/supply/bin/python -m pip install -q --disable-pip-version-check -r requirements/supply.txt
	@touch $@

.PHONY: lock
lock: build/supply/.installed ## Pin the newest versions of all dependencies, with the hashes of their files
	cd requirements && for name in build run dev bench wasm supply; do \
		../build/supply/bin/pip-compile -q --upgrade --generate-hashes --allow-unsafe --strip-extras --no-header \
			--no-emit-index-url --no-emit-trusted-host --no-emit-find-links -o $$name.txt $$name.in; done

.PHONY: audit
audit: build/supply/.installed web/node_modules/.installed ## Look all dependencies up among known vulnerabilities; needs the network
	build/supply/bin/pip-audit --progress-spinner off --strict --disable-pip --require-hashes \
		$(foreach name,build run dev wasm,-r requirements/$(name).txt)
	cd web && npm audit

.PHONY: sbom
sbom: ## Write dist/sbom.cdx.json: all packages of server and browser game, as CycloneDX
	@mkdir -p dist
	$(PYTHON) tools/sbom.py > dist/sbom.cdx.json

.PHONY: clean
clean: ## Remove everything that setup, builds and tests created
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks \
		build dist web/node_modules web/.svelte-check src/brikke/web
