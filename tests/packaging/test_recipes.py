"""Packaging recipes for other systems: every property that can be checked on this system."""

import ast
import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import PurePosixPath

import pytest

from haspelknecht_qt import cli
from haspelknecht_qt.games import GAMES
from haspelknecht_qt.games.haspelknecht import boards
from haspelknecht_qt.network import discovery
from tests.languages import CODES

KINDS = tuple(name.capitalize() for name in ("record", "board"))
"""The program's files, as the installer for Windows names their types."""


@pytest.fixture
def setup_script(packaging):
    """The lines of the script for NSIS without comments."""
    text = (packaging / "windows" / "haspelknecht-qt.nsi").read_text(encoding="utf-8")
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith(";")]


def inserted(lines, macro):
    """Arguments of each use of a macro in a script for NSIS."""
    return [shlex.split(line)[2:] for line in lines if line.startswith(f"!insertmacro {macro} ")]


@pytest.fixture
def plist(packaging, script):
    return script("package_texts").bundle((packaging / "macos" / "Info.plist").read_bytes())


def test_spec_is_valid_python_and_names_existing_files(packaging):
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


def test_windows_installer_fits_the_spec_and_gets_its_values(setup_script, script, packaging, tmp_path):
    spec = (packaging / "haspelknecht-qt.spec").read_text(encoding="utf-8")
    assert 'program("Haspelknecht", console=False' in spec
    started = set(re.findall(r"\$INSTDIR\\([\w-]+\.exe)", "\n".join(setup_script)))
    assert started == {"Haspelknecht.exe", "uninstall.exe"}
    # Every value that the NSIS script requires is passed to it.
    given = []
    windows = script("windows")
    (tmp_path / "program").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(windows.building, "run", lambda *words: given.extend(map(str, words)))
        windows.make_installer("makensis", tmp_path / "program", tmp_path / "icon", tmp_path / "setup.exe", tmp_path)
    names = {word[2:].partition("=")[0] for word in given if word.startswith("-D")}
    defined = {line.split()[1] for line in setup_script if line.startswith("!define")}
    asked = set(re.findall(r"\$\{([A-Z]+)\}", "\n".join(setup_script))) - defined
    parameters = {word for line in setup_script if line.startswith("!macro ") for word in line.split()[2:]}
    assert asked - parameters == names
    assert (tmp_path / "languages.nsh").is_file()
    assert (tmp_path / "installed_files.nsh").is_file()


def test_windows_installer_registers_saved_games_and_boards(setup_script):
    kinds = {"record": "Haspelknecht.Record", "board": "Haspelknecht.Board"}
    types = [(f".{game}", kinds["record"]) for game in GAMES] + [(boards.FILE_SUFFIX, kinds["board"])]
    assert [tuple(words[:2]) for words in inserted(setup_script, "Extension")] == types
    # The uninstaller removes all of them.
    assert [tuple(words) for words in inserted(setup_script, "ForgetExtension")] == types
    assert inserted(setup_script, "FileType") == [[f"Haspelknecht.{kind}", f"$({kind})"] for kind in KINDS]
    for kind in KINDS:
        assert f'DeleteRegKey HKCU "${{CLASSES}}\\Haspelknecht.{kind}"' in setup_script
    (command,) = (line for line in setup_script if r"shell\open\command" in line)
    program, word, file = re.search(r"""'"(.+?)" (\w+) "(%1)"'$""", command).groups()
    assert (program, file) == (r"$INSTDIR\Haspelknecht.exe", "%1")
    assert word in cli.COMMANDS


def test_windows_installer_has_texts_in_every_language(setup_script, script):
    texts = script("package_texts")
    installer_texts = texts.installer()
    languages = re.findall(r'^!insertmacro MUI_LANGUAGE "(\w+)"$', installer_texts, re.MULTILINE)
    assert languages[0] == "English"
    assert [texts.words(code)["installer"] for code in CODES] == languages
    named = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\} \".+\"$", installer_texts, re.MULTILINE)
    names = list(texts.INSTALLER_TEXTS.values())
    assert named == [(name, language.upper()) for name in names for language in languages]
    used = set(re.findall(r"\$\((\w+)\)", "\n".join(setup_script)))
    assert used == set(names)


def test_special_characters_in_installer_texts_are_escaped(script):
    assert script("package_texts").nsis_text('5 $ for "all"') == '5 $$ for $\\"all$\\"'


def test_windows_uninstaller_deletes_only_installed_files(script, tmp_path):
    for name in ("Haspelknecht.exe", "_internal/a$b.dll", "_internal/deep/er.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert script("windows").deletions(tmp_path).splitlines() == [
        "!macro DeleteInstalledFiles",
        r'  Delete "$INSTDIR\Haspelknecht.exe"',
        r'  Delete "$INSTDIR\_internal\a$$b.dll"',
        r'  Delete "$INSTDIR\_internal\deep\er.txt"',
        r'  RMDir "$INSTDIR\_internal\deep"',
        r'  RMDir "$INSTDIR\_internal"',
        "!macroend",
    ]


@pytest.mark.long
def test_installer_is_made_of_files_with_any_names(script, tmp_path):
    makensis = shutil.which("makensis")
    if makensis is None:
        pytest.skip("makensis is not installed")
    check = script("installer_check")
    files = check.make_program(tmp_path / "program")
    setup = tmp_path / "haspelknecht-setup.exe"
    icon = check.make_icon(tmp_path / "icon.ico")
    script("windows").make_installer(makensis, tmp_path / "program", icon, setup, tmp_path / "work")
    assert setup.read_bytes().startswith(b"MZ")
    if shutil.which("7z") is not None:
        check.check_list(setup, files)


def test_macos_bundle_declares_saved_games_and_boards(plist, packaging):
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


def test_macos_bundle_declares_the_discovery_service(plist):
    assert [f"{service}.local." for service in plist["NSBonjourServices"]] == [discovery.SERVICE_TYPE]


def test_flatpak_manifest_uses_the_files_of_its_script(script, packaging):
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
        assert f'SOURCE / "{folder}"' in text
        assert any(folder in command for command in module["build-commands"])
    # Tables on several computers need the network. The user's files are reached only through the desktop's dialogs.
    assert "--share=network" in manifest["finish-args"]
    assert not any("filesystem" in option for option in manifest["finish-args"])


def test_flatpak_is_checked_in_a_folder_of_any_name(script, monkeypatch):
    flatpak = script("flatpak")
    work = PurePosixPath("/home/eva marie/apps/flatpak")
    monkeypatch.setattr(flatpak, "WORK", work)
    words = [shlex.split(each) for each in flatpak.built_with(work / "prefix")]
    assert words[0][:3] == [str(work / "venv" / "bin" / "python"), "-m", "pip"]
    assert f"--prefix={work}/prefix" in words[0]
    assert words[1][-1] == f"{work}/prefix/share/"


@pytest.mark.parametrize("name", ["windows", "macos", "flatpak"])
def test_command_of_each_script_is_in_its_docstring_and_the_readme(packaging, name):
    text = (packaging / "scripts" / f"{name}.py").read_text(encoding="utf-8")
    command = re.search(rf"py(?:thon3)? packaging[\\/]scripts[\\/]{name}\.py", ast.get_docstring(ast.parse(text)))[0]
    assert f"`{command}`" in (packaging / "README.md").read_text(encoding="utf-8")


def test_scripts_for_other_systems_load_without_linux_modules(packaging):
    code = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(['fcntl', 'pwd', 'grp', 'resource']))\n"
        f"sys.path.insert(0, {str(packaging / 'scripts')!r})\n"
        "import building, checks, contents, flatpak, local_smoke, icons, installations, machine, macos, package, smoke, smoke_report, windows\n"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_script_for_models_loads_without_installed_packages(packaging):
    code = f"import sys; sys.path.insert(0, {str(packaging / 'scripts')!r}); import native"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_desktop_entries_have_no_duplicate_keys(packaging):
    for file in (packaging / "linux").glob("*.desktop"):
        configparser.ConfigParser(interpolation=None, delimiters="=").read(file, encoding="utf-8")
