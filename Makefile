# make run    makes .venv, installs, opens the program on a bundled map and scenario
# make test   makes .venv, installs, runs the whole suite without a display
# make screens  writes pictures of every workspace, panel and dialog into out/screens, with a display of its own
# make translations  collects the texts of the interface into Qt's files and makes the ones it loads
# The other targets: install, lint, bench, soak, clean.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
BENCH_STAMP := .venv/.installed-bench
PIP := $(BIN)/python -m pip --disable-pip-version-check -q install -c .ci/constraints.txt

.PHONY: install run test lint bench soak screens translations clean

install: $(STAMP)

$(STAMP): pyproject.toml .ci/constraints.txt .ci/make-venv
	@bash .ci/make-venv $(PYTHON)
	@$(PIP) -e ".[dev]"
	@bash .ci/system-libraries $(BIN)/python
	@touch $@

$(BENCH_STAMP): $(STAMP)
	@$(PIP) -e ".[bench]"
	@touch $@

run: $(STAMP)
	@$(BIN)/python -m editor.first_look out

test: $(STAMP)
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n auto

lint: $(STAMP)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

bench: $(BENCH_STAMP)
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.bench

soak: $(STAMP)
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n auto -m soak

screens: $(STAMP)
	@$(BIN)/python -m tests.screens out/screens

translations: $(STAMP)
	@PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m editor.languages

clean:
	rm -rf .venv out build dist *.egg-info
