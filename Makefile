# Two commands set up everything they need: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GOLDEN := tests/golden

.DEFAULT_GOAL := help

.PHONY: help
help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "%-10s %s\n", $$1, $$2}'

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements/run.txt requirements/build.txt pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/build.txt -r requirements/run.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/dev.txt
	@touch $@

.PHONY: setup
setup: $(VENV)/.run ## Install Brikke into .venv

.PHONY: play
play: setup ## Watch a match in the terminal
	$(BIN)/brikke replay $(GOLDEN)/nordic.brikke --pace 0.2

.PHONY: test
test: lint types layers unit ## Run every check there is

.PHONY: lint
lint: $(VENV)/.dev ## Check style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

.PHONY: types
types: $(VENV)/.dev ## Check types
	$(BIN)/mypy

.PHONY: layers
layers: $(VENV)/.dev ## Check that arrows between modules point one way
	$(BIN)/lint-imports

.PHONY: unit
unit: $(VENV)/.dev ## Run the tests
	$(BIN)/pytest -n auto --dist worksteal --benchmark-disable

.PHONY: bench
bench: $(VENV)/.dev ## Measure the engine
	$(BIN)/pytest benchmarks --benchmark-columns=min,median,mean,rounds --benchmark-sort=name

.PHONY: golden
golden: $(VENV)/.dev ## Play the golden matches anew; review the difference
	$(BIN)/python -m tests.make_golden $(GOLDEN)

.PHONY: lock
lock: $(VENV)/.dev ## Pin the newest versions of all dependencies
	cd requirements && for name in build run dev; do \
		../$(BIN)/pip-compile -q --upgrade --strip-extras --no-header --no-emit-index-url \
			--no-emit-trusted-host --no-emit-find-links -o $$name.txt $$name.in; done

.PHONY: clean
clean: ## Remove everything that setup and tests left behind
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks build dist
