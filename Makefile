# make play    the game                      make test   the tests (ARGS="-k taking" for some, ARGS=-n0 in one process)
# make test-oldest the window with the oldest PySide6 that is allowed
# make test-long   what takes long: many random games, many repaints, many spoilt files
# make lint    ruff; vulture for dead code; the signs of each language   make types  mypy
# make bench   speed, start, memory          make wheel  a package to install
#              in about a minute; ARGS=--thorough for figures to be told
# make translations   collect the program's texts and compile the translations
# make language CODE=es   begins another language    make language-check CODE=es   what it lacks
# make package the packages for Linux            make smoke  install and try them on a clean system
# make trial   both in a hurry, as far as this system can
# make pictures   the window at every step, size, theme and language
# Another Python: make play PYTHON=python3.12

PYTHON ?= python3
ARGS ?=

# What Python has compiled is kept, whatever is set here: the tests start the program some hundred times.
export PYTHONDONTWRITEBYTECODE :=

# A process of tests for each processor and one more (tests/conftest.py); whichever is done takes tests from the others.
SPREAD := -n auto --maxprocesses 8 --dist worksteal

VENV := .venv
BENCH_VENV := .venv-bench
OLDEST_VENV := .venv-oldest
PACKAGE_VENV := .venv-package
RUN := $(VENV)/bin/python
SCRIPTS := packaging/scripts
COMPILED := $(patsubst %.ts,%.qm,$(wildcard translations/*/messages.ts))

CODE ?=

.PHONY: play language language-check test test-long test-oldest bench lint format types translations wheel package smoke trial pictures clean venv bench-venv package-venv libraries model

# A player is told of a missing compiler once, not at every start.
play: COMPILER = --once $(VENV)/compiler-advice
play: venv libraries model $(COMPILED)
	$(RUN) -m haspelknecht_qt $(ARGS)

test: venv libraries model $(COMPILED)
	$(RUN) -m pytest $(SPREAD) $(ARGS)

test-long: venv libraries model $(COMPILED)
	$(RUN) -m pytest $(SPREAD) --long $(ARGS)

# The window's tests with the oldest PySide6 that pyproject.toml allows.
test-oldest: venv libraries $(COMPILED)
	@$(PYTHON) $(SCRIPTS)/environment.py --oldest $(OLDEST_VENV) test
	$(OLDEST_VENV)/bin/python -m pytest $(SPREAD) tests/table tests/ui tests/game_ui tests/toy $(ARGS)

bench: venv bench-venv libraries model $(COMPILED)
	$(RUN) -m tests.benchmarks $(ARGS)

lint: venv
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check
	$(RUN) -m vulture
	$(RUN) $(SCRIPTS)/typography.py

format: venv
	$(RUN) -m ruff check --fix
	$(RUN) -m ruff format

types: venv
	$(RUN) -m mypy

language: venv
	$(RUN) $(SCRIPTS)/language.py new $(CODE)

language-check: venv
	$(RUN) $(SCRIPTS)/language.py check $(CODE)

translations: venv
	$(RUN) $(SCRIPTS)/translations.py update
	$(RUN) $(SCRIPTS)/translations.py compile

wheel: package-venv model
	$(PACKAGE_VENV)/bin/python -m build --wheel

# The folder, the .deb, the portable archive, wheel and sdist, in dist/.
package: package-venv libraries model
	$(PACKAGE_VENV)/bin/python $(SCRIPTS)/package.py

# Installs and starts what `make package` has made, on a clean system.
smoke: venv libraries model $(COMPILED)
	$(RUN) $(SCRIPTS)/smoke.py

# Packs quickly and tries what this system can try in a few minutes; tells what it leaves out. A part of .ci/run.
trial: venv package-venv libraries model $(COMPILED)
	$(PACKAGE_VENV)/bin/python $(SCRIPTS)/package.py trial
	$(RUN) $(SCRIPTS)/smoke.py --trial

# The running window at every step, size, theme and language, in build/pictures.
pictures: venv libraries $(COMPILED)
	$(RUN) $(SCRIPTS)/pictures.py

clean:
	rm -rf .venv .venv-* .venv*.lock build dist translations/*/*.qm haspelknecht_qt/games/*/model/model.so .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find haspelknecht_qt tests tools packaging -name __pycache__ -prune -exec rm -rf {} +

# The next five do nothing when all is in place, and put right what is not: a changed pyproject.toml, another Python,
# an installation that was interrupted, a checkout that was moved.
venv:
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) was not found; Python 3.11 or newer is needed (Debian: apt-get install python3 python3-venv)" >&2; exit 1; }
	@$(PYTHON) $(SCRIPTS)/environment.py $(VENV) test lint cluster learn

bench-venv: venv
	@$(PYTHON) $(SCRIPTS)/environment.py --only $(BENCH_VENV) bench || echo "the comparison with catanatron is left out" >&2

package-venv: venv
	@$(PYTHON) $(SCRIPTS)/environment.py $(PACKAGE_VENV) package

libraries: venv
	@$(RUN) $(SCRIPTS)/libraries.py

# Compiled models for the strongest bots. Without a C++ compiler all other bots play.
model: venv
	@$(RUN) $(SCRIPTS)/compiler.py $(COMPILER)
	@$(RUN) -m haspelknecht_qt.games.models || echo "a compiled model could not be built: all other bots play" >&2

%.qm: %.ts | venv
	$(RUN) $(SCRIPTS)/translations.py compile $<

# make ladder    how strong the bots of each game are, and what they tell about it; takes days, stopped it goes on where it was
# make weights   the bots' knowledge, learned anew by self-play
# make puzzles   the puzzles of each game, out of games between the levels; stopped, it goes on where it was
# make calibration   what hints promise and what is told of decisions, tested by games played on
.PHONY: ladder weights puzzles calibration

ladder: venv model
	$(RUN) -m tools.ladder build/ladder $(ARGS)

calibration: venv model
	$(RUN) -m tools.calibration $(ARGS)

puzzles: venv model
	$(RUN) -m tools.puzzles build/puzzles $(ARGS)

# make train     a value function with a small network, learned by self-play in the compiled model, and how much better it plays; goes on where it was
.PHONY: train
train: venv model
	$(RUN) -m tools.trainer build/network.json $(ARGS)

# make tune      what the Chief Engineer of Gueules Noires judges by, learned by self-play in the compiled model; goes on where it was
.PHONY: tune
tune: venv model
	mkdir -p build
	$(RUN) -m tools.tuning build/tuning.json $(ARGS)

weights: venv
	$(RUN) -m tools.learn resources/haspelknecht/components.toml resources/haspelknecht/bots/weights.json $(ARGS)
