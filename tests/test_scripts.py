"""The scripts behind make: faults in translations, installation of packages, and sound environments."""

import ast
import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.languages import OTHER

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = ROOT / "packaging" / "scripts"


@pytest.fixture
def script(monkeypatch):
    """Imports a script by its name."""
    monkeypatch.syspath_prepend(SCRIPTS)
    return importlib.import_module


@pytest.fixture
def ran(monkeypatch):
    """The commands that would have been run; sudo would ask for a password."""
    commands = []

    def run(command, **_):
        commands.append(command)
        return SimpleNamespace(returncode=1)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    return commands


def arguments_without_help(file):
    """The command line arguments of a module that --help would not explain."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in {"add_argument", "add_parser"}:
            if "help" not in {keyword.arg for keyword in node.keywords}:
                yield f"{file.name}: {ast.unparse(node)}"


def test_help_of_scripts_and_tools_explains_every_argument():
    files = [*SCRIPTS.glob("*.py"), *(ROOT / "tools").glob("*.py")]
    assert [each for file in files for each in arguments_without_help(file)] == []


@pytest.mark.parametrize("action", ["update", "check"])
def test_only_compiling_takes_files_of_translations(script, monkeypatch, capsys, action):
    monkeypatch.setattr(sys, "argv", ["translations.py", action, "messages.ts"])
    with pytest.raises(SystemExit) as ended:
        script("translations").main()
    assert ended.value.code == 2
    assert f"{action} takes all messages" in capsys.readouterr().err


def ts(tmp_path, *messages):
    """A translation file with these messages."""
    path = tmp_path / "messages.ts"
    context = f"<context><name>Table</name>{''.join(messages)}</context>"
    path.write_text(f"<TS version='2.1' language='{OTHER}'>{context}</TS>", encoding="utf-8")
    return path


def message(source, translation):
    return f"<message><source>{source}</source>{translation}</message>"


def plural(source, *forms):
    texts = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    return f"<message numerus='yes'><source>{source}</source><translation>{texts}</translation></message>"


def test_complete_translations_have_no_fault(script, tmp_path):
    path = ts(
        tmp_path,
        message("Undo", "<translation>Malfari</translation>"),
        message("%1 of {name}", "<translation>{name} : %1</translation>"),
        plural("%n disks", "unu disko", "%n diskoj"),
    )
    assert script("translations").faults(path) == []


@pytest.mark.parametrize(
    "untranslated",
    [
        message("Undo", "<translation type='unfinished'>Malfari</translation>"),
        message("Undo", "<translation></translation>"),
        message("Undo", ""),
        plural("%n disks", "unu disko", ""),
    ],
)
def test_untranslated_text_is_reported(script, tmp_path, untranslated):
    (fault,) = script("translations").faults(ts(tmp_path, untranslated))
    assert fault.startswith(f"{tmp_path.name}/messages.ts: Table: ")
    assert fault.endswith("is not translated")


def test_lost_placeholder_is_reported(script, tmp_path):
    lost = message("{name} takes %1", "<translation>{nomo} prenas %1</translation>")
    (fault,) = script("translations").faults(ts(tmp_path, lost))
    assert "filled in otherwise" in fault


def test_translations_of_the_program_compile(script, tmp_path):
    translations = script("translations")
    translations.deliver(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == set(translations.codes())
    for folder in tmp_path.iterdir():
        # Files that only translators and packages need are not delivered.
        assert {path.name for path in folder.iterdir()} == {"messages.qm", "language.toml", "rules", "tutorial"}


def test_nothing_is_installed_when_no_library_is_missing(script, monkeypatch, ran):
    libraries = script("libraries")
    monkeypatch.setattr(libraries, "missing", list)
    libraries.main()
    assert ran == []


def test_install_command_is_named_without_root_rights(script, monkeypatch, ran):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    libraries = script("libraries")
    monkeypatch.setattr(libraries, "missing", lambda: ["libEGL.so.1", "libgthread-2.0.so.0", "libglib-2.0.so.0"])
    with pytest.raises(SystemExit) as ended:
        libraries.main()
    assert str(ended.value).endswith("sudo apt-get install --yes --no-install-recommends libegl1 libglib2.0-0")
    assert "libEGL.so.1" in str(ended.value)
    assert ran == [["/usr/bin/sudo", "--non-interactive", "true"]]


def test_missing_packages_are_named_without_apt(script, monkeypatch, ran):
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(SystemExit, match="libegl1"):
        script("debian").require(["libegl1"], "Qt needs it.")
    assert ran == []


def test_oldest_qt_is_pinned_to_that_of_the_requirements(script):
    environment = script("environment")
    wanted = environment.requirements(["test"], with_project=True)
    pinned = environment.with_oldest_qt(wanted)
    (qt,) = set(pinned) - set(wanted)
    assert re.fullmatch(r"PySide6-Essentials==\d+\.\d+\.\d+", qt)
    assert len(pinned) == len(wanted)
    with pytest.raises(ValueError, match="which PySide6 is the oldest"):
        environment.with_oldest_qt(["attrs>=23.2"])


def test_optional_group_is_no_requirement_of_the_program(script):
    environment = script("environment")
    (needed,) = environment.requirements(["cluster"], with_project=False)
    assert needed.startswith("distributed>=")
    assert needed not in environment.requirements([], with_project=True)


def test_environment_needs_its_record_and_a_python_that_starts(script, tmp_path):
    environment = script("environment")
    directory = tmp_path / "venv"
    (directory / "bin").mkdir(parents=True)
    assert not environment.is_sound(directory, "record")
    (directory / "record.json").write_text("record", encoding="utf-8")
    assert not environment.is_sound(directory, "record")
    environment.python_of(directory).symlink_to(sys.executable)
    assert environment.is_sound(directory, "record")
    assert not environment.is_sound(directory, "another record")


def test_valid_environment_of_somebody_else_can_be_used(script, tmp_path, monkeypatch):
    environment = script("environment")
    # The folder in the way of the lock cannot be written, even by root.
    (tmp_path / "venv.lock").mkdir()
    monkeypatch.setattr(sys, "argv", ["environment.py", str(tmp_path / "venv"), "test"])
    with pytest.raises(SystemExit, match=r"venv could not be made: .*venv\.lock"):
        environment.main()
    monkeypatch.setattr(environment, "is_sound", lambda *_: True)
    environment.main()


def test_compiler_is_named_once_but_also_where_that_cannot_be_recorded(script, tmp_path, monkeypatch, capsys):
    compiler = script("compiler")
    monkeypatch.setenv("CXX", "/nonexistent/compiler")
    lines = []
    for record in (tmp_path / "record", tmp_path / "record", tmp_path / "missing" / "record"):
        monkeypatch.setattr(sys, "argv", ["compiler.py", "--once", str(record)])
        compiler.main()
        lines.append("/nonexistent/compiler" in capsys.readouterr().err)
    assert lines == [True, False, True]


def test_failed_installation_of_the_compiler_does_not_delay_later_starts(script, tmp_path, monkeypatch, capsys):
    compiler = script("compiler")
    tried = []
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setattr(compiler, "is_there", lambda: False)
    monkeypatch.setattr(compiler, "_installed", lambda: tried.append("apt-get"))
    monkeypatch.setattr(sys, "argv", ["compiler.py", "--once", str(tmp_path / "record")])
    compiler.main()
    compiler.main()
    assert tried == ["apt-get"]
    assert capsys.readouterr().err == f"{compiler.advice()}\n"


def test_variable_of_the_environment_is_no_option_of_the_compiler_script():
    command = ["make", "--dry-run", "model"]
    lines = subprocess.run(
        command, check=True, capture_output=True, text=True, cwd=ROOT, env={**os.environ, "COMPILER": "g++"}
    ).stdout
    assert "compiler.py" in lines
    assert "g++" not in lines
