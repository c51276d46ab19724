# make play    the game                      make test   the tests (ARGS="-k taking" for some, ARGS=-n0 in one process)
# make test-oldest the window's tests with the oldest PySide6 that is allowed
# make test-long   slow tests: many random games, repaints and damaged files
# make lint    ruff; vulture for dead code; typography of each language   make types  mypy
# make bench   speed, start, memory, in about six minutes; ARGS=--thorough for figures to publish or compare
# make wheel   a package to install
# make translations   collect the program's texts and compile the translations
# make language CODE=es   start another language    make language-check CODE=es   its missing texts
# make package the packages for Linux            make smoke  install and test them on a clean system
# make trial   make package and make smoke, quickly and as far as this system allows
# make machine   build, install and try the package of this system, with a report for packaging/smoke
# make systems   write the state of each system into both READMEs, from these reports
# make other-systems   check the contents of the packages for Windows and macOS   make workflows   the workflow files of forges
# make installer-check   make the installer for Windows with a placeholder program, and try it under Wine
# make foreign-models   compile the bots' models for Windows, macOS and both Linux processors
# make model-games   compare games in them, under Wine   make model-wheels   a wheel with models for each system
# make releases   install and test the results of make package on bare systems of several releases
# make glibc   name (ARGS=write) or check the oldest glibc of the packaged folder
# make heard   play whole games with the real screen reader Orca; ARGS="--presses 40" for their beginnings, ARGS=--pages
#              to walk through every page and menu
# make across-the-house   long checks of the network: whole games, damaged messages, secrets, broken connections
# make flatpak-check   check the Flatpak's manifest and sources      make test-ntfs   tests of files on NTFS
# make pictures   pictures of the window at every step, and of dialogs, in every size, theme and language
# Another Python: make play PYTHON=python3.12

PYTHON ?= python3
ARGS ?=

# Compiled Python files are kept, even if the environment forbids it: the tests start the program some hundred times.
export PYTHONDONTWRITEBYTECODE :=

# One test process more than there are processors (tests/conftest.py); idle ones take tests from the others.
SPREAD := -n auto --maxprocesses 8 --dist worksteal

VENV := .venv
BENCH_VENV := .venv-bench
OLDEST_VENV := .venv-oldest
PACKAGE_VENV := .venv-package
SYSTEMS_VENV := .venv-systems
FOREIGN_VENV := .venv-foreign
RUN := $(VENV)/bin/python
SCRIPTS := packaging/scripts
COMPILED := $(patsubst %.ts,%.qm,$(wildcard translations/*/messages.ts))

CODE ?=
# Options of compiler.py, never from the environment.
COMPILER :=

.PHONY: play language language-check test test-long test-oldest bench lint format types translations wheel package smoke trial trial-packages machine systems releases glibc flatpak-check test-ntfs pictures heard across-the-house other-systems workflows installer-check clean venv bench-venv package-venv systems-venv libraries model foreign-models model-games model-wheels foreign-trial foreign-venv

# Try to install a missing compiler once, not at every start.
play: COMPILER = --once $(VENV)/compiler-advice
play: venv libraries model $(COMPILED)
	$(RUN) -m haspelknecht_qt $(ARGS)

test: venv libraries model $(COMPILED)
	$(RUN) -m pytest $(SPREAD) $(ARGS)

test-long: venv libraries model $(COMPILED)
	$(RUN) -m pytest $(SPREAD) --long $(ARGS)

# Whole games, damaged messages, secrets and seeds between guests and a host; then faults between network namespaces,
# which need root. An hour or more.
across-the-house: venv libraries model $(COMPILED)
	$(RUN) -m tests.network.across_the_house games 1000
	$(RUN) -m tests.network.across_the_house frames 100000
	$(RUN) -m tests.network.across_the_house secrets 10000
	$(RUN) -m tests.network.across_the_house seeds 10000
	$(RUN) -m tests.network.namespaces || test $$? = 2
	$(RUN) -m tests.network.two_windows || test $$? = 2

# Tests of files on NTFS, where names ignore case and some are reserved.
test-ntfs: venv libraries model $(COMPILED)
	@command -v lowntfs-3g >/dev/null || PYTHONPATH=$(SCRIPTS) $(RUN) -c "import debian; debian.obtain(['ntfs-3g'])"
	$(RUN) -m tests.other_systems.on_ntfs $(SPREAD) $(ARGS)

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

# Installs and tests the results of `make package` on a clean system.
smoke: venv libraries model $(COMPILED)
	$(RUN) $(SCRIPTS)/smoke.py

# Packs quickly, runs the checks that this system allows in a few minutes, and lists the others. Part of .ci/run.
trial: trial-packages
	$(RUN) $(SCRIPTS)/glibc.py check
	$(RUN) $(SCRIPTS)/smoke.py --trial

trial-packages: venv package-venv libraries model $(COMPILED)
	$(PACKAGE_VENV)/bin/python $(SCRIPTS)/package.py trial

# Builds the package of this system, installs and tries it, and leaves build/machine/smoke.json.
machine: venv
	$(RUN) $(SCRIPTS)/machine.py build/machine $(ARGS)

# The state of each system in README.md and packaging/README.md, from the reports in packaging/smoke.
systems: venv
	$(RUN) $(SCRIPTS)/smoke_report.py tables

# Downloads the wheels of Windows and macOS, and checks that the packages would be complete.
other-systems: systems-venv
	$(SYSTEMS_VENV)/bin/python $(SCRIPTS)/other_contents.py $(ARGS)
	$(SYSTEMS_VENV)/bin/python $(SCRIPTS)/other_contents.py --oldest $(ARGS)

# Checks the workflow files of forges by their schemas.
workflows: systems-venv
	$(SYSTEMS_VENV)/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/packages.yml .forgejo/workflows/packages.yml
	$(SYSTEMS_VENV)/bin/check-jsonschema --builtin-schema vendor.gitlab-ci --data-transform gitlab-ci .gitlab-ci.yml

installer-check: venv
	$(RUN) $(SCRIPTS)/installer_check.py $(ARGS)

# Compiled models for other systems, in build/models. Only the wheels of `make model-wheels` use them.
foreign-models: foreign-venv
	$(FOREIGN_VENV)/bin/python $(SCRIPTS)/foreign_models.py $(ARGS)

# 1,000 games of each game in the models of this system, of Linux wheels, and of Windows under Wine; ARGS=100 for fewer.
model-games: venv model
	$(RUN) $(SCRIPTS)/model_games.py $(ARGS)

# A wheel with compiled models for each system, in dist/wheels, checked.
model-wheels: foreign-venv
	$(FOREIGN_VENV)/bin/python $(SCRIPTS)/model_wheels.py $(ARGS)

# The last three, with fewer games and as far as this system can. Part of .ci/run.
foreign-trial: venv model foreign-venv
	$(FOREIGN_VENV)/bin/python $(SCRIPTS)/foreign_models.py --trial
	$(RUN) $(SCRIPTS)/model_games.py --trial 100
	$(FOREIGN_VENV)/bin/python $(SCRIPTS)/model_wheels.py --trial

# Installs and tests the results of `make package` on bare systems of several releases, and writes packaging/README.md.
# ARGS=--trial uses the results of `make trial` and writes nothing.
releases: venv libraries model $(COMPILED)
	$(RUN) $(SCRIPTS)/releases.py $(ARGS)

# Oldest glibc that can run the packaged folder: checks it, or with ARGS=write records it.
glibc: ARGS := check
glibc: venv
	$(RUN) $(SCRIPTS)/glibc.py $(ARGS)

# Manifest and sources of the Flatpak, as far as flatpak-builder can check them without Flathub.
flatpak-check: venv libraries model
	$(RUN) $(SCRIPTS)/flatpak.py --check

# Pictures of the running window at every step, size, theme and language, in build/pictures.
pictures: venv libraries $(COMPILED)
	$(RUN) $(SCRIPTS)/pictures.py

# Whole games in each language, played by accessibility actions alone while Orca speaks. ARGS=--trial is part of .ci/run.
heard: venv libraries model $(COMPILED)
	$(RUN) -m tests.heard $(ARGS)

clean:
	rm -rf .venv .venv-* .venv*.lock build dist translations/*/*.qm haspelknecht_qt/games/*/model/model.so .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find haspelknecht_qt tests tools packaging -name __pycache__ -prune -exec rm -rf {} +

# The next six do nothing if everything is up to date. Otherwise they repair the environments: after a change of
# pyproject.toml, another Python, an interrupted installation, a moved checkout.
venv:
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) was not found; Python 3.11 or newer is needed (Debian: apt-get install python3 python3-venv)" >&2; exit 1; }
	@$(PYTHON) $(SCRIPTS)/environment.py $(VENV) test lint cluster learn

bench-venv: venv
	@$(PYTHON) $(SCRIPTS)/environment.py --only $(BENCH_VENV) bench || echo "the comparison with catanatron is left out" >&2

package-venv: venv
	@$(PYTHON) $(SCRIPTS)/environment.py $(PACKAGE_VENV) package

systems-venv: venv
	@$(PYTHON) $(SCRIPTS)/environment.py --only $(SYSTEMS_VENV) systems

foreign-venv:
	@$(PYTHON) $(SCRIPTS)/environment.py --only $(FOREIGN_VENV) foreign

libraries: venv
	@$(RUN) $(SCRIPTS)/libraries.py

# Compiled models for the strongest bots. Without a C++ compiler all other bots play.
model: venv
	@$(RUN) $(SCRIPTS)/compiler.py $(COMPILER)
	@$(RUN) -m haspelknecht_qt.games.models || echo "a compiled model could not be built: all other bots play" >&2

%.qm: %.ts | venv
	$(RUN) $(SCRIPTS)/translations.py compile $<

# make ladder    strength of the bots of each game, and statistics of their games; takes days, resumes after a stop
# make weights   learn the bots' weights from scratch by self-play
# make puzzles   collect puzzles of each game from games between the levels; resumes after a stop
# make puzzle-check   check the puzzles by players that did not choose them
# make calibration   test the values of hints and decision reviews against rollouts; resumes after a stop
# make hint-choice   compare first hints with the choices of the level that gives them; resumes after a stop
# make coach   measure the coach: false alarms and misses; with ARGS=--follow its worth to a level that follows it
# make hint-reasons   print hints drawn by lot, with positions and reasons, to be read by a player
# make puzzle-reasons   add the differences between answers to the puzzles
# make luck   measure the slopes of luck and the levels' error rates; resumes after a stop
.PHONY: ladder weights puzzles puzzle-check calibration coach luck hint-choice hint-reasons puzzle-reasons

ladder: venv model
	$(RUN) -m tools.ladder build/ladder $(ARGS)

calibration: venv model
	$(RUN) -m tools.calibration build/calibration $(ARGS)

coach: venv model
	$(RUN) -m tools.coach $(ARGS)

puzzle-reasons: venv model
	$(RUN) -m tools.puzzle_reasons $(ARGS)

hint-choice: venv model
	$(RUN) -m tools.hint_choice build/hint-choice $(ARGS)

hint-reasons: venv model
	$(RUN) -m tools.hint_reasons $(ARGS)

luck: venv model
	$(RUN) -m tools.luck $(ARGS)

puzzles: venv model
	$(RUN) -m tools.puzzles build/puzzles $(ARGS)

puzzle-check: venv model
	$(RUN) -m tools.puzzle_check $(ARGS)

# make train     learn a value function with a small network by self-play in the compiled model, and measure its gain; resumes after a stop
.PHONY: train
train: venv model
	$(RUN) -m tools.trainer build/network.json $(ARGS)

# make tune      learn the weights of the Chief Engineer of Gueules Noires by self-play in the compiled model; resumes after a stop
.PHONY: tune
tune: venv model
	mkdir -p build
	$(RUN) -m tools.tuning build/tuning.json $(ARGS)

weights: venv
	$(RUN) -m tools.learn resources/haspelknecht/components.toml resources/haspelknecht/bots/weights.json $(ARGS)
