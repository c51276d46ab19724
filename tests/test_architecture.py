"""Architecture of the program: allowed imports, modules that rules may not use, and the length of modules."""

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

# Areas that each area of the package may import. app, cli and composition put the areas together and may import all.
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots", "paths"},
    "commands": {"core", "bots", "commands", "composition", "languages", "message_files", "paths"},
    "table": {"core", "table"},
    "network": {"core", "network"},
    "ui": {"core", "bots", "network", "table", "ui", "languages", "paths"},
    "game_ui": {"core", "games", "table", "ui", "game_ui", "languages", "paths"},
    "languages": {"core", "paths"},
    "message_files": {"languages"},
    "paths": set(),
}
# Further imports of commands that show a window, pictures, or texts. The settings may hold the language of the texts.
COMMANDS_THAT_SHOW = {
    "picture": {"table", "ui"},
    "qt": {"app"},
    "texts": {"ui"},
    "window": {"app"},
    "error_messages": {"ui"},
}
WITHOUT_QT = ("core", "games", "bots")
WITHOUT_CHANCE = ("core", "games")
# Parts that serve every game name no game, be it in an import, the name of a class, a text or a comment.
OF_EVERY_GAME = ("core", "bots", "commands", "table", "ui")
GAMES_KNOWN = {*GAMES, *(folder.parent.name for folder in (PACKAGE / "games").glob("*/__init__.py"))}
GAME_WORDS = re.compile("|".join(sorted({word for name in GAMES_KNOWN for word in name.split("_")})), re.IGNORECASE)
# Names of the program itself, which is called after its first game. They name no game.
NAMES_OF_THE_PROGRAM = re.compile(
    r"haspelknecht_qt(?!\.(?:games|game_ui)\b)"  # Its package, the group of entry points of bots, the translations' files.
    r"|haspelknecht-qt"  # Its command, and its processes.
)


def test_modules_of_the_package_are_found():
    parts = {part(module) for module in MODULES}
    assert set(WITHOUT_QT) | {"paths", "table"} <= parts


@pytest.mark.parametrize("area", WITHOUT_QT)
def test_rules_and_bots_import_no_qt(area):
    found = [f"{place}: {name}" for place, name in imports_of(area) if re.match(r"PySide6|shiboken6|PyQt", name)]
    assert not found


def test_rules_and_bots_load_without_qt():
    modules = [dotted(module) for module in MODULES if part(module) in WITHOUT_QT]
    code = (
        "import importlib, sys\n"
        "sys.modules['PySide6'] = sys.modules['shiboken6'] = None\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("area", MAY_IMPORT)
def test_each_area_imports_only_allowed_areas(area):
    found = [
        f"{place}: {name}"
        for place, name in imports_of(area)
        if name.startswith("haspelknecht_qt.") and name.split(".")[1] not in MAY_IMPORT[area] | further_imports(place)
    ]
    assert not found


def further_imports(place):
    """Further areas that a module may import."""
    return COMMANDS_THAT_SHOW.get(place.stem, set()) if place.parts[1] == "commands" else set()


@pytest.mark.parametrize("area", OF_EVERY_GAME)
def test_parts_for_every_game_name_no_game(area):
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
def test_name_of_a_game_is_distinguished_from_the_program_name(line, names_one):
    assert bool(GAME_WORDS.search(NAMES_OF_THE_PROGRAM.sub("", line))) is names_one


@pytest.mark.parametrize("area", ["core", "games", "bots", "commands", "table", "ui"])
def test_only_the_composition_root_imports_game_uis(area):
    found = [f"{place}: {name}" for place, name in imports_of(area) if name.startswith("haspelknecht_qt.game_ui")]
    assert not found


def test_no_game_ui_imports_another():
    found = [
        f"{place}: {name}"
        for place, name in imports_of("game_ui")
        if (words := name.split("."))[1:2] == ["game_ui"] and words[2:3] != [place.parts[2]]
    ]
    assert not found


def test_program_imports_no_developer_tools():
    found = [f"{inside(module)}: {name}" for module in MODULES for name in imported(module) if name.startswith("tools")]
    assert not found


def test_games_are_listed_without_loading_them():
    code = (
        "import sys\n"
        "from haspelknecht_qt import composition\n"
        "assert composition.DEFAULT_GAME in composition.GAME_NAMES == tuple(composition.games())\n"
        "sys.exit(any(name.startswith('haspelknecht_qt.games.') for name in sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("area", ["games", "game_ui"])
def test_listed_games_are_those_with_rules_and_a_game_ui(area):
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
def test_rules_import_no_random_module(area):
    found = [f"{place}: {name}" for place, name in imports_of(area) if name.split(".")[0] in {"random", "secrets"}]
    assert not found


def test_modules_are_short():
    lengths = {str(inside(module)): len(module.read_text(encoding="utf-8").splitlines()) for module in sources()}
    assert not {module: length for module, length in lengths.items() if length > LONGEST_MODULE}


def test_import_circles_are_few_and_small():
    """Imports for type checking count as well: they are read like the others."""
    names = {dotted(module) for module in MODULES}
    graph = {dotted(module): imported_modules(module, names) for module in MODULES}
    reached = {name: reachable(graph, name) for name in graph}
    circles = {frozenset(other for other in reached[name] if name in reached[other]) for name in graph} - {frozenset()}
    assert not [sorted(circle) for circle in circles if len(circle) > LARGEST_CIRCLE]
    assert len(circles) <= MOST_CIRCLES


def imported_modules(module, names):
    """Modules among `names` that a module imports, or from which it imports something."""
    found = {name if name in names else name.rpartition(".")[0] for name in imported(module)}
    return (found & names) - {dotted(module)}


def reachable(graph, start):
    """Modules that a module imports directly or through others; itself only if it is in a circle."""
    found, waiting = set(), [start]
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def test_class_names_are_unique():
    """Exception: the rules of each game, or the game UI of each game, may have one class of the same name."""
    homes = defaultdict(list)
    for module in MODULES:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(inside(module).parts[1:3])
    twins = [sorted((area, game) for game in GAMES) for area in ("games", "game_ui")]
    assert not {name: where for name, where in homes.items() if len(where) > 1 and sorted(where) not in twins}


@pytest.mark.parametrize("area", ["table", "ui"])
def test_protocols_are_small(area):
    """A newcomer should be able to read each part of the interface of a game at a glance."""
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


def test_no_module_contains_an_open_task_mark():
    # Written in two pieces, so that this module does not find itself.
    marks = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X"]) + r")\b")
    found = [
        f"{inside(module)}:{number}"
        for module in sources()
        for number, line in enumerate(module.read_text(encoding="utf-8").splitlines(), 1)
        if marks.search(line)
    ]
    assert not found


def test_version_is_printed_without_qt():
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
    """Every Python file of the project."""
    return [
        module
        for folder in ("haspelknecht_qt", "packaging", "tests", "tools")
        for module in (ROOT / folder).rglob("*.py")
    ]


def inside(module):
    """Path of a module, relative to the project's folder."""
    return module.relative_to(ROOT)


def part(module):
    """The part of the package that a module belongs to: a folder's or a module's name."""
    return inside(module).with_suffix("").parts[1]


def dotted(module):
    """Dotted name of a module, as in imports."""
    return ".".join(inside(module).with_suffix("").parts).removesuffix(".__init__")


def imports_of(area):
    """(module, imported name) for every import of an area, at any place in a module."""
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
