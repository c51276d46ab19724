"""The recipes for the systems that this one is not: as right as can be seen from here."""

import ast
import configparser
import json
import re
import subprocess
import sys

import pytest

from haspelknecht_qt import cli
from haspelknecht_qt.games import GAMES
from haspelknecht_qt.games.haspelknecht import boards
from tests.languages import CODES

KINDS = tuple(name.capitalize() for name in ("record", "board"))
"""The program's files, as the installer for Windows names their types."""
MADE_BY_PACKAGE = {"build/package/dist/haspelknecht-qt", "build/package/haspelknecht-qt.ico"}
"""What stands there when the installer is made."""


@pytest.fixture
def setup_script(packaging, script):
    """The sections of the script for Inno Setup, each a list of its lines."""
    sections, name = {}, None
    text = (packaging / "windows" / "haspelknecht-qt.iss").read_text(encoding="utf-8")
    for line in f"{text}\n{script('package_texts').installer()}".splitlines():
        if header := re.fullmatch(r"\[(\w+)\]", line):
            name = header[1]
            sections[name] = []
        elif line and not line.startswith((";", "#")) and name:
            sections[name].append(line)
    return sections


@pytest.fixture
def plist(packaging, script):
    return script("package_texts").bundle((packaging / "macos" / "Info.plist").read_bytes())


def entries(lines):
    """The entries of a section of Inno Setup: Name: "x"; Flags: y."""
    pattern = re.compile(r'\s*(\w+):\s*("(?:[^"]|"")*"|[^;]*?)\s*(?:;|$)')
    return [{key: value.removeprefix('"').removesuffix('"') for key, value in pattern.findall(line)} for line in lines]


def test_the_spec_is_python_that_names_files_which_exist(packaging):
    text = (packaging / "haspelknecht-qt.spec").read_text(encoding="utf-8")
    tree = ast.parse(text)
    joined = [
        ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)
    ]
    for place in joined:
        parts = re.findall(r"'([^']+)'", place)
        if place.startswith("PACKAGING /"):
            assert packaging.joinpath(*parts).exists(), place
        elif place.startswith("ROOT /") and "build" not in parts:
            assert packaging.parent.joinpath(*parts).exists(), place
    for system in ("win32", "darwin", "linux"):
        assert f'"{system}"' in text


def test_windows_installs_what_the_spec_makes(setup_script, packaging):
    spec = (packaging / "haspelknecht-qt.spec").read_text(encoding="utf-8")
    text = (packaging / "windows" / "haspelknecht-qt.iss").read_text(encoding="utf-8")
    assert 'program("Haspelknecht", console=False' in spec
    started = set(re.findall(r"\{app\}\\([\w-]+\.exe)", text))
    assert started == {"Haspelknecht.exe"}
    options = dict(line.split("=", 1) for line in setup_script["Setup"])
    sources = [
        options["LicenseFile"],
        options["SetupIconFile"],
        *(entry["Source"] for entry in entries(setup_script["Files"])),
    ]
    folder = "{#Root}\\build\\package\\dist\\haspelknecht-qt"
    for source in sources:
        path = source.replace("{#Folder}", folder).removeprefix("{#Root}\\").removesuffix("\\*").replace("\\", "/")
        assert path in MADE_BY_PACKAGE or (packaging.parent / path).is_file(), source


def test_windows_opens_saved_games_and_boards(setup_script):
    registry = {entry["Subkey"]: entry["ValueData"] for entry in entries(setup_script["Registry"])}
    for game in GAMES:
        assert registry[f"Software\\Classes\\.{game}"] == "Haspelknecht.Record"
    assert registry[f"Software\\Classes\\{boards.FILE_SUFFIX}"] == "Haspelknecht.Board"
    for kind in KINDS:
        assert registry[f"Software\\Classes\\Haspelknecht.{kind}"] == f"{{cm:{kind}}}"
        command = registry[f"Software\\Classes\\Haspelknecht.{kind}\\shell\\open\\command"].replace('""', '"')
        program, word, file = re.fullmatch(r'"(.+?)" (\w+) "(%1)"', command).groups()
        assert (program, file) == ("{app}\\Haspelknecht.exe", "%1")
        assert word in cli.COMMANDS
    # Everything goes with the program, also where others have written beside it.
    for entry in entries(setup_script["Registry"]):
        assert "uninsdelete" in entry.get("Flags", "") or re.search(r"Haspelknecht\.\w+\\", entry["Subkey"])


def test_windows_speaks_every_language(setup_script, packaging):
    text = (packaging / "windows" / "haspelknecht-qt.iss").read_text(encoding="utf-8")
    assert '#include Root + "\\build\\package\\languages.iss"' in text
    assert '"build" / "package" / "languages.iss"' in (packaging / "scripts" / "windows.py").read_text(encoding="utf-8")
    names = [entry["Name"] for entry in entries(setup_script["Languages"])]
    assert set(CODES) <= set(names)
    told = [line.partition("=")[0] for line in setup_script["CustomMessages"]]
    assert told == [f"{name}.{kind}" for kind in KINDS for name in names]


def test_macos_knows_saved_games_and_boards(plist, packaging):
    documents, declared = plist["CFBundleDocumentTypes"], plist["UTExportedTypeDeclarations"]
    assert [each["LSItemContentTypes"] for each in documents] == [[each["UTTypeIdentifier"]] for each in declared]
    tags = [each["UTTypeTagSpecification"] for each in declared]
    assert [each["public.filename-extension"] for each in tags] == [list(GAMES), [boards.FILE_SUFFIX.removeprefix(".")]]
    types = [["application/x-haspelknecht"], ["application/x-haspelknecht-board"]]
    assert [each["public.mime-type"] for each in tags] == types
    assert set(CODES) <= set(plist["CFBundleLocalizations"])
    spec = (packaging / "haspelknecht-qt.spec").read_text(encoding="utf-8")
    assert {each["CFBundleTypeIconFile"] for each in documents} == {"haspelknecht-qt.icns"}
    assert {each["UTTypeIconFile"] for each in declared} == {"haspelknecht-qt.icns"}
    assert "haspelknecht-qt.icns" in spec


def test_the_flatpak_takes_what_its_script_prepares(script, packaging):
    name = script("project").ID
    manifest = json.loads((packaging / "flatpak" / f"{name}.json").read_text(encoding="utf-8"))
    assert manifest["app-id"] == name
    assert manifest["base"] == "io.qt.PySide.BaseApp"
    assert manifest["base-version"] == manifest["runtime-version"]
    assert manifest["command"] == "haspelknecht-qt"
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    prepared = (packaging / "flatpak" / source["path"]).resolve()
    assert prepared == script("flatpak").WORK / "source"
    text = (packaging / "scripts" / "flatpak.py").read_text(encoding="utf-8")
    for folder in ("wheels", "share"):
        assert f'source / "{folder}"' in text
        assert any(folder in command for command in module["build-commands"])
    # No network and no files of the user's but through the desktop's dialogs.
    assert not any("network" in option or "filesystem" in option for option in manifest["finish-args"])


@pytest.mark.parametrize("name", ["windows", "macos", "flatpak"])
def test_each_script_names_its_command_and_is_told_in_the_readme(packaging, name):
    text = (packaging / "scripts" / f"{name}.py").read_text(encoding="utf-8")
    command = re.search(rf"py(?:thon3)? packaging[\\/]scripts[\\/]{name}\.py", ast.get_docstring(ast.parse(text)))[0]
    row = next(line for line in (packaging / "README.md").read_text(encoding="utf-8").splitlines() if command in line)
    assert "not yet run" in row


def test_scripts_for_other_systems_load_without_what_only_linux_has(packaging):
    code = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(['fcntl', 'pwd', 'grp', 'resource']))\n"
        f"sys.path.insert(0, {str(packaging / 'scripts')!r})\n"
        "import building, contents, flatpak, icons, macos, package, windows\n"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_models_are_built_where_nothing_is_installed_but_what_builds_packages(packaging):
    code = f"import sys; sys.path.insert(0, {str(packaging / 'scripts')!r}); import native"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_desktop_entries_have_no_key_twice(packaging):
    for file in (packaging / "linux").glob("*.desktop"):
        configparser.ConfigParser(interpolation=None, delimiters="=").read(file, encoding="utf-8")
