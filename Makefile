# Each of these sets up what it needs: `make play`, `make check`, `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GOLDEN := tests/game/golden
SOURCES := $(filter-out native/tests/% native/wasm/%,$(wildcard native/*/*.[ch]))
CORE := $(filter-out native/python/%,$(filter %.c,$(SOURCES)))
WASM := build/brikke.wasm
WASM_SOURCES := $(filter-out native/env/%,$(CORE)) native/wasm/module.c native/wasm/network.c
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

# The steps of the set-up have names and numbers, so that people know what takes long.
STEP = @tools/step $(1)/8 $(2)

.DEFAULT_GOAL := help

.PHONY: help
help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "%-14s %s\n", $$1, $$2}'

$(VENV)/bin/python:
	$(call STEP,1,3) "Python environment" $(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements/run.txt requirements/build.txt pyproject.toml CMakeLists.txt $(SOURCES) | $(VENV)/bin/python
	$(call STEP,2,30) "Python packages" $(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/build.txt -r requirements/run.txt
	$(call STEP,3,10) "Brikke and its core in C" $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@$(BIN)/brikke doctor | grep 'pure Python' || true
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/dev.txt
	@touch $@

# The core for the browser. Its compiler is a Python package; where it cannot be had, browsers ask
# the server instead.
build/.wasm: requirements/wasm.txt $(SOURCES) $(wildcard native/wasm/* native/wasm/libc/*) | $(VENV)/bin/python build
	@rm -f $(WASM)
	$(call STEP,5,20) "The core for the browser" sh -c '\
	if $(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/wasm.txt >build/wasm.log 2>&1; \
	then ZIG_GLOBAL_CACHE_DIR=build/zig ZIG_LOCAL_CACHE_DIR=build/zig \
		$(BIN)/python -m ziglang cc $(WASM_FLAGS) -o $(WASM) $(WASM_SOURCES); \
	else echo "no compiler for WebAssembly, so the browser game will ask the server: see build/wasm.log"; fi'
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc
	@tools/require node:nodejs npm
	$(call STEP,4,15) "JavaScript packages" npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $@

# The engine for the browser: its Python files, and the one package that they need there, built for
# the interpreter of web/package.json and of the version that this machine has.
PACKED := $(shell find $(addprefix src/brikke/,answers game live players pocket rules solver study wire words) -name '*.py' -o -name '*.bin' -o -name '*.tsv')
build/pocket/engine.pack: web/node_modules/.installed tools/pocket.py tools/compile_python.mjs requirements/run.txt $(PACKED) $(WORDS) | $(VENV)/bin/python build
	@rm -rf build/pocket
	@sed -n '/^msgspec==/,/[^\\]$$/p' requirements/run.txt > build/pocket.txt
	$(call STEP,6,6) "The engine for the browser" sh -c '\
	$(BIN)/python -m pip download -q --disable-pip-version-check --no-deps --only-binary :all: \
		--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --abi cp314 \
		--require-hashes -d build/pocket -r build/pocket.txt && \
	PYTHONPATH=src $(BIN)/python tools/pocket.py web/node_modules/pyodide build/pocket/msgspec-*.whl build/pocket'

# What computes the networks that read photographs, in the browser.
build/camera/runtime.pack: web/node_modules/.installed tools/pack.py | $(VENV)/bin/python
	$(call STEP,7,2) "The reader of photographs" $(BIN)/python tools/pack.py web/node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm $@

$(BROWSER): web/node_modules/.installed build/.wasm build/pocket/engine.pack build/camera/runtime.pack $(wildcard src/brikke/camera/model/*.onnx) web/index.html web/vite.config.ts $(shell find web/src web/public -type f) $(WORDS)
	$(call STEP,8,8) "The browser game" npm --prefix web run --silent build -- --logLevel warn

.PHONY: web
web: $(BROWSER) ## Build the browser game

.PHONY: setup
setup: $(VENV)/.run $(BROWSER) ## Install Brikke into .venv, and build the browser game

# Building wheels needs a compiler and Node; installing them needs neither.
.PHONY: wheel
wheel: setup ## Build dist/: the source package, a wheel with the native core for this platform, and a pure Python wheel
	$(BIN)/python tools/wheels.py dist

# In an environment of its own: what checks packages must not be among what they need.
build/packaging/.installed: requirements/packaging.txt | build
	$(PYTHON) -m venv build/packaging
	build/packaging/bin/python -m pip install -q --disable-pip-version-check -r requirements/packaging.txt
	@touch $@

.PHONY: packages
packages: wheel build/packaging/.installed ## Build dist/ as make wheel does, tag the wheel for older systems where it fits, and check all
	PATH="$(CURDIR)/build/packaging/bin:$$PATH" build/packaging/bin/auditwheel repair -w dist dist/brikke-*-abi3-linux_*.whl
	rm dist/brikke-*-abi3-linux_*.whl
	@$(MAKE) --no-print-directory check-packages

.PHONY: check-packages
check-packages: build/packaging/.installed ## Check the packages in dist/: stable ABI, metadata, and what cibuildwheel would build
	build/packaging/bin/abi3audit --strict --report dist/brikke-*-abi3-*.whl >build/abi3audit.json
	build/packaging/bin/twine check --strict dist/brikke-*.tar.gz dist/brikke-*.whl
	@for platform in linux macos windows; do \
		build/packaging/bin/cibuildwheel --platform $$platform --archs all --print-build-identifiers >build/wheels-$$platform.txt || exit 1; \
		echo "$$platform: $$(wc -l <build/wheels-$$platform.txt) wheels and Pythons"; done

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
	@$(TOGETHER) native docs types browser lint layers api collected
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

.PHONY: annotated-round
annotated-round: $(VENV)/.run ## Write the page of a round between two champions, annotated by the analysis
	$(BIN)/python -m tools.annotated_round > docs/annotated-round.md

.PHONY: pictures
pictures: $(VENV)/.run | build ## Draw the pictures of the documentation from the examples beside them
	$(BIN)/python -m tools.pictures > build/turn.svg
	mv build/turn.svg docs/turn.svg

# The collection that ships is never made again: its puzzles keep their numbers.
.PHONY: mistakes
mistakes: $(VENV)/.run ## Make puzzles from mistakes into build/mistakes.tsv, from as many ROUNDS of bots (800)
	@mkdir -p build
	$(BIN)/python -m tools.mistakes $(or $(ROUNDS),800) > build/mistakes-found.tsv
	sort -n -k2,2 -k4,4 build/mistakes-found.tsv > build/mistakes.tsv

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
build/tile_env: native/tests/tile_env.c
build/network: native/tests/network.c
build/fuzz build/playout build/endgame build/env build/tile_env build/network: $(SANITIZED_CORE) $(wildcard native/tests/*.h)
	@$(SANITIZED) -o $@ $(filter %.c %.o,$^)

build/bench: $(CORE) $(SOURCES) $(wildcard native/tests/*) | build
	$(CC) $(NATIVE_FLAGS) -O3 -g -o $@ native/tests/bench.c native/tests/selfplay.c $(CORE)

build/hardest: $(CORE) $(SOURCES) $(wildcard native/tests/*) | build
	$(CC) $(NATIVE_FLAGS) -O3 -g -o $@ native/tests/hardest.c native/tests/selfplay.c $(CORE)

build/ask: $(CORE) $(SOURCES) $(wildcard native/tests/*) | build
	$(CC) $(NATIVE_FLAGS) -O3 -g -o $@ native/tests/ask.c native/tests/selfplay.c $(CORE)

build:
	@mkdir -p build

.PHONY: native
native: native-fuzz native-playout native-endgame native-env native-network native-instructions ## Fuzz the native core under sanitizers, and count its instructions

.PHONY: native-fuzz native-playout native-endgame native-env native-network native-instructions
native-fuzz: build/fuzz
	build/fuzz 20000 4
native-playout: build/playout
	build/playout 300
native-endgame: build/endgame
	build/endgame 300
native-env: build/env build/tile_env
	build/env 60
	build/tile_env 40
native-network: build/network
	build/network 12
native-instructions: build/ask
	$(PYTHON) native/tests/layers.py
	$(PYTHON) native/tests/instructions.py build/ask

.PHONY: quick
quick: $(VENV)/.dev build/.wasm ## Run the tests that need no process, server, database or browser
	$(BIN)/pytest -q --quick -p no:schemathesis $(if $(ARGS),$(ARGS),-n $(CORES) --dist loadfile tests)

# The tests of the HTTP API run by themselves: schemathesis would cost each worker four seconds.
API_TESTS := tests/server/test_openapi.py
ALL_TESTS := -p no:schemathesis --benchmark-disable --ignore $(API_TESTS) tests benchmarks

.PHONY: unit
unit: $(VENV)/.dev $(BROWSER) ## Run all tests, but those of the HTTP API
	$(BIN)/pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(if $(ARGS),$(ARGS),$(ALL_TESTS))

.PHONY: api
api: $(VENV)/.dev $(BROWSER) ## Check that every answer of the HTTP API follows its description
	$(BIN)/pytest -q $(API_TESTS)

# Python compiles the tests once, and not in each worker.
.PHONY: collected
collected: $(VENV)/.dev $(BROWSER)
	@$(BIN)/pytest -q --collect-only $(ALL_TESTS) >build/collected.log || { cat build/collected.log; exit 1; }

.PHONY: test-times
test-times: $(VENV)/.dev $(BROWSER) ## Tell the processor time of test files and long tests: make test-times ARGS=tests/rules
	$(BIN)/python -m pytest -p tests.support.processor_time -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(if $(ARGS),-q $(ARGS),$(ALL_TESTS))

.PHONY: smoke
smoke: $(VENV)/.dev $(BROWSER) ## Open every page in a browser, under its own policy, and look at the console; takes seconds
	$(BIN)/pytest -q tests/browser/test_every_page.py

# In an environment of its own, and by themselves: together they are larger than everything else. Torch
# comes first, in the build that fits this machine: make third-parties TORCH_PACKAGE=torch==2.13.0+cpu
TORCH_PACKAGE ?= $(shell sed -n 's/^torch==/&/p' requirements/third-parties.in)
THIRD_PARTIES := stable_baselines3 maskable_ppo torchrl tianshou rllib
build/third-parties/.installed: requirements/third-parties.txt requirements/third-parties.in $(SOURCES) $(shell find src/brikke -name "*.py") | $(VENV)/.run
	$(PYTHON) -m venv build/third-parties
	build/third-parties/bin/python -m pip install -q --disable-pip-version-check "$(TORCH_PACKAGE)"
	build/third-parties/bin/python -m pip install -q --disable-pip-version-check --no-deps -r requirements/third-parties.txt
	rm -rf build/third-parties/wheel
	$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w build/third-parties/wheel .
	build/third-parties/bin/python -m pip install -q --disable-pip-version-check --no-deps --force-reinstall build/third-parties/wheel/*.whl
	@touch $@

.PHONY: third-parties
third-parties: build/third-parties/.installed ## Run programs of other libraries' documentation on Brikke; needs torch, takes minutes
	@for name in $(THIRD_PARTIES); do \
		echo "$$name"; OMP_NUM_THREADS=1 build/third-parties/bin/python tests/third_parties/try_$$name.py || exit 1; done

.PHONY: trial
trial: wheel ## Try the wheel as a stranger would, from an empty environment; takes half an hour: make trial STEPS="bare notebook"
	TORCH_PACKAGE="$(TORCH_PACKAGE)" $(PYTHON) tools/trial.py $(STEPS)

# Tests of fast code beside its readable version.
TWINS := tests/rules tests/solver tests/game tests/live tests/env
.PHONY: thorough
thorough: $(VENV)/.dev $(BROWSER) ## Compare the fast code with its reference implementations on many more examples, and run what is left out of make test; takes an hour
	$(BIN)/pytest -q --thorough -n $(CORES) --dist loadfile $(TWINS) $(API_TESTS)
	$(BIN)/pytest -q --thorough -p no:schemathesis -n $(CORES) --dist loadfile -m "release or sweep" $(TWINS:%=--ignore %) tests

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
	$(BIN)/python -m benchmarks.tile_env

# In an environment of its own, because these libraries are large.
build/peers/.installed: requirements/peers.txt $(SOURCES) $(shell find src/brikke/env src/brikke/solver -name "*.py") | $(VENV)/.run
	$(PYTHON) -m venv build/peers
	build/peers/bin/python -m pip install -q --disable-pip-version-check -r requirements/peers.txt
	rm -rf build/peers/wheel
	$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w build/peers/wheel .
	build/peers/bin/python -m pip install -q --disable-pip-version-check --no-deps --force-reinstall build/peers/wheel/*.whl
	@touch $@

.PHONY: jax
jax: build/peers/.installed ## Share rounds side by side with JAX, and play them inside a compiled loop
	JAX_PLATFORMS=cpu build/peers/bin/python tests/third_parties/try_jax.py

.PHONY: bench-env-peers
bench-env-peers: build/peers/.installed ## Measure the vectorised environment beside pgx and EnvPool, and from JAX
	build/peers/bin/python -m benchmarks.env_peers


.PHONY: bench-camera
bench-camera: $(VENV)/.dev $(BROWSER) ## Measure the reading of photographs: make bench-camera PHOTOS=folder
	$(BIN)/python -m benchmarks.camera $(PHOTOS)
	$(BIN)/python -m benchmarks.camera_browser $(PHOTOS)

# Training is done on an accelerator, by a Python that has torch and onnx beside the extra `camera`:
# make train-camera TORCH=python3. An interrupted run is continued; remove build/camera/trained to
# begin anew. A trial: TRAIN="--steps 20 --batch 1 1 1" MODEL=build/camera/model MEASURE="--scenes 2"
TORCH ?= $(BIN)/python
MODEL ?= src/brikke/camera/model
TRAIN ?=
MEASURE ?=
build/camera/atlas.npz: training/camera/fonts.json training/camera/atlas.py
	@tools/require npm:npm
	mkdir -p build/camera
	cp training/camera/fonts.json build/camera/package.json
	cd build/camera && npm install --no-audit --no-fund --loglevel=error
	$(TORCH) -m training.camera.atlas build/camera/node_modules/@fontsource $@

.PHONY: train-camera
train-camera: build/camera/atlas.npz ## Train the networks that read photographs, export and measure them; needs torch and onnx
	PYTHONPATH=src $(TORCH) -m training.camera.train --atlas $< --out build/camera/trained $(TRAIN)
	PYTHONPATH=src $(TORCH) -m training.camera.export build/camera/trained $(MODEL)
	PYTHONPATH=src $(TORCH) -m training.camera.measure $< $(MODEL) $(MEASURE)

# Training plays on all cores, and learns on an accelerator. It continues from build/play; remove that
# folder to begin anew.
.PHONY: train-play
train-play: $(VENV)/.dev ## Train the network that plays, and the one that tells chances; needs torch
	$(BIN)/python -m training.play.train --out build/play --minutes 7.7 --seed 2
	$(BIN)/python -m training.play.export build/play src/brikke/players/network
	$(BIN)/python -m training.play.train --out build/people --league people --minutes 2.8 --batch 16384
	$(BIN)/python -m training.play.export build/people src/brikke/players/network

.PHONY: best-response
best-response: $(VENV)/.dev ## Train a best response to the champion between two, and measure it; needs torch
	$(BIN)/python -m training.play.best_response --out build/response

.PHONY: arena
arena: $(VENV)/.dev ## Measure the strength of the bots; takes hours, and resumes after an interruption
	$(BIN)/python -m benchmarks.arena

.PHONY: evaluation
evaluation: $(VENV)/.dev ## Play the evaluation protocol with all bots, and write its page; takes hours, and resumes after an interruption
	$(BIN)/python -m benchmarks.evaluation docs/standings.json
	$(BIN)/python -m tools.standings docs/standings.json docs/evaluation.md

.PHONY: bench-pocket
bench-pocket: $(VENV)/.dev $(BROWSER) ## Measure the game without a server: start, memory, size, thinking times
	$(BIN)/python -m benchmarks.pocket
	$(BIN)/python -m benchmarks.device_answers
	$(BIN)/python -m benchmarks.wasm_core

.PHONY: bench-browser
bench-browser: $(VENV)/.dev $(BROWSER) ## Measure first paint, and frame times while dragging
	$(BIN)/python -m benchmarks.browser

.PHONY: load
load: $(VENV)/.bench ## Measure the server under load; takes three quarters of an hour on a quiet machine
	$(BIN)/python -m benchmarks.load all

.PHONY: attack
attack: $(VENV)/.dev ## Attack a server of our own on loopback, and fail if honest players wait too long; takes eight minutes
	$(BIN)/python -m benchmarks.attack

.PHONY: soak
soak: $(VENV)/.dev ## Soak test: play for an hour while servers, databases and connections fail
	$(BIN)/python -m tests.soak --minutes 40
	$(BIN)/python -m tests.soak --minutes 20 --setup sqlite

.PHONY: soak-bots
soak-bots: $(VENV)/.dev ## Soak test of the bots: a million judged turns by all rules
	$(BIN)/python -m tests.soak.bots

.PHONY: wire
wire: $(VENV)/.run ## Generate the schemas of the wire, and the TypeScript types of the wire and of the HTTP API
	$(BIN)/python -m tools.wire_schemas docs
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
	cd requirements && for name in build run dev bench wasm supply packaging third-parties peers; do \
		[ $$name = third-parties ] && unsafe="--unsafe-package torch" || unsafe=--allow-unsafe; \
		../build/supply/bin/pip-compile -q --upgrade --generate-hashes $$unsafe --strip-extras --no-header \
			--no-emit-index-url --no-emit-trusted-host --no-emit-find-links -o $$name.txt $$name.in; done

.PHONY: audit
audit: build/supply/.installed web/node_modules/.installed ## Look every list of dependencies up among known vulnerabilities; needs the network
	@$(PYTHON) -m tools.audit "$(CURDIR)/build/supply/bin/pip-audit"

.PHONY: pin-images check-images
pin-images: ## Pin the container images of compose.yaml and the Dockerfile to digests; needs docker and the network
	@$(PYTHON) -m tools.images pin
check-images: ## Say which container images are not pinned to a digest
	@$(PYTHON) -m tools.images check

.PHONY: sbom
sbom: ## Write dist/sbom.cdx.json: all packages of server and browser game, as CycloneDX
	@mkdir -p dist
	$(PYTHON) -m tools.sbom > dist/sbom.cdx.json

.PHONY: clean
clean: ## Remove everything that setup, builds and tests created
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks \
		build dist web/node_modules web/.svelte-check src/brikke/web
