"""How the program is built: who may import whom, what the rules may not use, how long a module may be."""

import ast
import re
import subprocess
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import haspelknecht_qt
from haspelknecht_qt.games import GAMES

PACKAGE = Path(haspelknecht_qt.__file__).parent
ROOT = PACKAGE.parent
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST_MODULE = 450
MOST_MEMBERS = 12
MOST_CIRCLES, LARGEST_CIRCLE = 3, 2

# What each part of the package may import of the others; app, cli and composition, which put the parts together, may import all.
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots", "paths"},
    "commands": {"core", "bots", "commands", "composition", "languages", "message_files", "paths"},
    "table": {"core", "table"},
    "ui": {"core", "bots", "network", "table", "ui", "languages", "paths"},
    "game_ui": {"core", "games", "table", "ui", "game_ui", "languages", "paths"},
    "languages": {"core", "paths"},
    "message_files": {"languages"},
    "paths": set(),
}
# Where a command shows something: the window, pictures, and texts in the player's language, which the settings may know.
COMMANDS_THAT_SHOW = {
    "picture": {"table", "ui"},
    "qt": {"app"},
    "texts": {"ui"},
    "window": {"app"},
    "error_messages": {"ui"},
}
WITHOUT_QT = ("core", "games", "bots")
WITHOUT_CHANCE = ("core", "games")
# Parts that are the same for every game name none of them, wherever it may be: in an import, a class's name, a text or a comment.
OF_EVERY_GAME = ("core", "bots", "commands", "table", "ui")
GAMES_KNOWN = {*GAMES, *(folder.parent.name for folder in (PACKAGE / "games").glob("*/__init__.py"))}
GAME_WORDS = re.compile("|".join(sorted({word for name in GAMES_KNOWN for word in name.split("_")})), re.IGNORECASE)
# What the program itself is called, after the first game that could be played with it: no game is meant.
NAMES_OF_THE_PROGRAM = re.compile(
    r"haspelknecht_qt(?!\.(?:games|game_ui)\b)"  # Its package, the group of entry points of bots, the translations' files.
    r"|haspelknecht-qt"  # Its command, and its processes.
)


def test_there_are_modules_to_look_at():
    parts = {part(module) for module in MODULES}
    assert set(WITHOUT_QT) | {"paths", "table"} <= parts


@pytest.mark.parametrize("area", WITHOUT_QT)
def test_rules_and_bots_import_no_qt(area):
    found = [f"{place}: {name}" for place, name in imports_of(area) if re.match(r"PySide6|shiboken6|PyQt", name)]
    assert not found


def test_rules_and_bots_run_where_there_is_no_qt():
    modules = [dotted(module) for module in MODULES if part(module) in WITHOUT_QT]
    code = (
        "import importlib, sys\n"
        "sys.modules['PySide6'] = sys.modules['shiboken6'] = None\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("area", MAY_IMPORT)
def test_imports_go_down_never_back(area):
    found = [
        f"{place}: {name}"
        for place, name in imports_of(area)
        if name.startswith("haspelknecht_qt.") and name.split(".")[1] not in MAY_IMPORT[area] | exceptions(place)
    ]
    assert not found


def exceptions(place):
    """What a module may import besides."""
    return COMMANDS_THAT_SHOW.get(place.stem, set()) if place.parts[1] == "commands" else set()


@pytest.mark.parametrize("area", OF_EVERY_GAME)
def test_what_is_of_every_game_names_none(area):
    found = [
        f"{inside(module)}:{number}: {line.strip()}"
        for module in MODULES
        if part(module) == area
        for number, line in enumerate(module.read_text(encoding="utf-8").splitlines(), 1)
        if GAME_WORDS.search(NAMES_OF_THE_PROGRAM.sub("", line))
    ]
    found += [f"{inside(module)}: its name" for module in MODULES if part(module) == area and names_a_game(module)]
    assert not found


def names_a_game(module):
    """Whether a module, or a folder that it lies in, bears a game's name."""
    return any(GAME_WORDS.search(name) for name in module.relative_to(PACKAGE).parts)


@pytest.mark.parametrize(
    "line, names_one",
    [
        ("from haspelknecht_qt.games.haspelknecht.game import Haspelknecht", True),
        ("from haspelknecht_qt.game_ui import gueules_noires", True),
        ("class GueulesNoires:", True),
        ('"""For instance Haspelknecht."""', True),
        ("from haspelknecht_qt.core.game import Game", False),
        ('PROGRAM = "haspelknecht-qt"', False),
    ],
)
def test_a_game_is_known_by_its_words_and_not_taken_for_the_program(line, names_one):
    assert bool(GAME_WORDS.search(NAMES_OF_THE_PROGRAM.sub("", line))) is names_one


@pytest.mark.parametrize("area", ["core", "games", "bots", "commands", "table", "ui"])
def test_only_the_composition_root_knows_the_faces(area):
    found = [f"{place}: {name}" for place, name in imports_of(area) if name.startswith("haspelknecht_qt.game_ui")]
    assert not found


def test_no_face_imports_another():
    found = [
        f"{place}: {name}"
        for place, name in imports_of("game_ui")
        if (words := name.split("."))[1:2] == ["game_ui"] and words[2:3] != [place.parts[2]]
    ]
    assert not found


def test_the_program_needs_no_tool_of_the_developer():
    found = [f"{inside(module)}: {name}" for module in MODULES for name in imported(module) if name.startswith("tools")]
    assert not found


def test_to_know_which_games_there_are_none_of_them_is_loaded():
    code = (
        "import sys\n"
        "from haspelknecht_qt import composition\n"
        "assert composition.DEFAULT_GAME in composition.GAME_NAMES == tuple(composition.games())\n"
        "sys.exit(any(name.startswith('haspelknecht_qt.games.') for name in sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("area", ["games", "game_ui"])
def test_every_game_that_is_listed_has_its_rules_and_its_face_and_no_other_one_has(area):
    assert {folder.parent.name for folder in (PACKAGE / area).glob("*/__init__.py")} == set(GAMES)


def test_no_game_imports_another():
    found = [
        f"{place}: {name}"
        for place, name in imports_of("games")
        if (words := name.split("."))[:2] == ["haspelknecht_qt", "games"]
        # games/__init__.py is the list of all games; inside a game, only that game.
        and len(place.parts) > 3
        and words[2:3] != [place.parts[2]]
    ]
    assert not found


@pytest.mark.parametrize("area", WITHOUT_CHANCE)
def test_the_rules_roll_no_dice(area):
    found = [f"{place}: {name}" for place, name in imports_of(area) if name.split(".")[0] in {"random", "secrets"}]
    assert not found


def test_modules_are_short():
    lengths = {str(inside(module)): len(module.read_text(encoding="utf-8").splitlines()) for module in sources()}
    assert not {module: length for module, length in lengths.items() if length > LONGEST_MODULE}


def test_modules_hardly_import_each_other_in_circles():
    """Imports for type checking count as well: they are read like the others."""
    names = {dotted(module) for module in MODULES}
    graph = {dotted(module): known(module, names) for module in MODULES}
    reached = {name: reachable(graph, name) for name in graph}
    circles = {frozenset(other for other in reached[name] if name in reached[other]) for name in graph} - {frozenset()}
    assert not [sorted(circle) for circle in circles if len(circle) > LARGEST_CIRCLE]
    assert len(circles) <= MOST_CIRCLES


def known(module, names):
    """Those of the names of modules that a module imports, or imports something from."""
    found = {name if name in names else name.rpartition(".")[0] for name in imported(module)}
    return (found & names) - {dotted(module)}


def reachable(graph, start):
    """All that a module imports directly or through others; itself only if it is in a circle."""
    found, waiting = set(), [start]
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def test_a_class_name_has_one_meaning():
    """Both games may have a class of the same name, each one, if nothing else is called so."""
    homes = defaultdict(list)
    for module in MODULES:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(inside(module).parts[1:3])
    twins = [sorted((area, game) for game in GAMES) for area in ("games", "game_ui")]
    assert not {name: where for name, where in homes.items() if len(where) > 1 and sorted(where) not in twins}


@pytest.mark.parametrize("area", ["table", "ui"])
def test_protocols_are_small(area):
    """What a game has to bring along is asked for in parts that a newcomer can read at a glance."""
    members = {name: count for module in MODULES if part(module) == area for name, count in protocols(module)}
    assert members
    assert not {name: count for name, count in members.items() if count > MOST_MEMBERS}


def protocols(module):
    """(name, number of members) of each protocol and each abstract base class of a module."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and {"Protocol", "ABC"} & {
            ast.unparse(base).split("[")[0] for base in node.bases
        }:
            own = [each.name for each in node.body if isinstance(each, ast.FunctionDef)]
            own += [ast.unparse(each.target) for each in node.body if isinstance(each, ast.AnnAssign)]
            yield node.name, len([name for name in own if not name.startswith("_")])


def test_nothing_is_left_open():
    # Written in two pieces, so that this module does not find itself.
    marks = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X"]) + r")\b")
    found = [
        f"{inside(module)}:{number}"
        for module in sources()
        for number, line in enumerate(module.read_text(encoding="utf-8").splitlines(), 1)
        if marks.search(line)
    ]
    assert not found


def test_the_version_is_told_without_qt():
    code = (
        "import sys\n"
        "sys.modules['PySide6'] = None\n"
        "from haspelknecht_qt.__main__ import main\n"
        "sys.exit(main(['--version']))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert haspelknecht_qt.__version__ in done.stdout


def sources():
    """Every Python file that we wrote."""
    return [
        module
        for folder in ("haspelknecht_qt", "packaging", "tests", "tools")
        for module in (ROOT / folder).rglob("*.py")
    ]


def inside(module):
    """A module's path, seen from the project's folder."""
    return module.relative_to(ROOT)


def part(module):
    """The part of the package that a module belongs to: a folder's or a module's name."""
    return inside(module).with_suffix("").parts[1]


def dotted(module):
    """A module's name, as one imports it."""
    return ".".join(inside(module).with_suffix("").parts).removesuffix(".__init__")


def imports_of(area):
    """(module, imported name) for every import of an area, wherever in the module it stands."""
    for module in MODULES:
        if part(module) == area:
            for name in imported(module):
                yield inside(module), name


@cache
def imported(module):
    """The full names that a module imports; for `from a import b`, a.b."""
    return tuple(_imported(module))


def _imported(module):
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = dotted(module).split(".")
            if module.name == "__init__.py":
                above.append("")
            start = ".".join(above[: -node.level]) + "." if node.level else ""
            yield from (
                f"{start}{node.module}.{alias.name}" if node.module else start + alias.name for alias in node.names
            )
