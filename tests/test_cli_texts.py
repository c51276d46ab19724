"""The command line's texts: collected by Qt's tool, shown in the language that the environment selects."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import haspelknecht_qt
from haspelknecht_qt import cli, paths
from haspelknecht_qt.commands import texts
from haspelknecht_qt.ui.window.settings import Settings
from tests.languages import ANOTHER, OTHER, SOURCE, UNSUPPORTED_LANGUAGE, main_locale, other_locale

PACKAGE = Path(haspelknecht_qt.__file__).parent
SOURCES = [
    PACKAGE / "cli.py",
    *sorted((PACKAGE / "commands").glob("*.py")),
]
TOOLS = Path(sys.executable).parent
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def language(monkeypatch, **values):
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in values.items():
        monkeypatch.setenv(variable, value)
    return texts.language()


@pytest.fixture
def translated(tmp_path, monkeypatch):
    """A translation of two texts."""
    source = tmp_path / OTHER / "messages.ts"
    source.parent.mkdir()
    (source.parent / "language.toml").touch()
    source.write_text(
        f'<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{OTHER}"><context><name>CommandLine</name>'
        "<message><source>Usage:</source><translation>Uzado :</translation></message>"
        "<message><source>{name} is missing</source><translation>mankas {name}</translation></message>"
        "</context></TS>",
        encoding="utf-8",
    )
    subprocess.run([TOOLS / "pyside6-lrelease", "-silent", source], check=True)
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    monkeypatch.setenv("LC_ALL", f"{main_locale(OTHER)}.UTF-8")
    texts._load_translator.cache_clear()
    yield
    texts._load_translator.cache_clear()


def test_every_text_is_collected(tmp_path):
    target = tmp_path / "texts.ts"
    subprocess.run(
        [TOOLS / "pyside6-lupdate", *SOURCES, "-extensions", "py", "-locations", "none", "-silent", "-ts", target],
        check=True,
    )
    collected = target.read_text(encoding="utf-8")
    calls = sum(
        len(re.findall(r"\btranslate\(\s*\"CommandLine\"", file.read_text(encoding="utf-8"))) for file in SOURCES
    )
    found = collected.count("<message>")
    assert collected.count("<name>") == 1
    # Some texts occur in several places.
    assert 0 < found <= calls
    assert all(
        text in collected for text in ("Plays whole games with bots.", "{name} is missing", "Games won, percent")
    )


def test_every_text_has_a_literal_context_and_text():
    for file in SOURCES:
        code = file.read_text(encoding="utf-8")
        found = re.findall(r"\btranslate\((?!context)[^)]{0,80}", code)
        assert all(re.match(r'translate\(\s*"CommandLine",\s*"', call) for call in found), file.name


def test_language_is_taken_from_the_environment(monkeypatch):
    assert language(monkeypatch) == SOURCE
    assert language(monkeypatch, LANG=f"{other_locale(OTHER)}.UTF-8") == OTHER
    assert language(monkeypatch, LANG=f"{other_locale(OTHER)}.UTF-8", LC_MESSAGES=ANOTHER) == ANOTHER
    assert language(monkeypatch, LANG=f"{other_locale(OTHER)}.UTF-8", LC_MESSAGES=ANOTHER, LC_ALL="en_GB") == SOURCE
    assert language(monkeypatch, LANG=f"{other_locale(OTHER)}.UTF-8", LC_ALL="") == OTHER
    assert language(monkeypatch, LANGUAGE=ANOTHER) == ANOTHER
    assert (
        language(
            monkeypatch,
            LANGUAGE=f"{UNSUPPORTED_LANGUAGE}:{other_locale(ANOTHER)}:{OTHER}",
            LANG=f"{main_locale(OTHER)}.UTF-8",
        )
        == ANOTHER
    )
    assert language(monkeypatch, LANGUAGE=UNSUPPORTED_LANGUAGE, LANG=f"{main_locale(OTHER)}@euro") == OTHER


def test_c_locale_selects_the_source_language(monkeypatch):
    for name in ("C", "POSIX", "C.UTF-8"):
        assert language(monkeypatch, LANGUAGE=ANOTHER, LC_ALL=name) == SOURCE
        assert language(monkeypatch, LANG=f"{main_locale(OTHER)}.UTF-8", LC_MESSAGES=name) == SOURCE
        assert language(monkeypatch, LANGUAGE=ANOTHER, LANG=name) == ANOTHER


def test_chosen_language_is_used_when_the_environment_names_none(monkeypatch, home):
    Settings(paths.user_config()).language = ANOTHER
    assert home in paths.user_config().parents
    assert language(monkeypatch) == ANOTHER
    assert language(monkeypatch, LANG="C.UTF-8") == ANOTHER
    assert language(monkeypatch, LANG=f"{main_locale(UNSUPPORTED_LANGUAGE)}.UTF-8") == ANOTHER
    assert language(monkeypatch, LANG=f"{main_locale(OTHER)}.UTF-8") == OTHER


@pytest.mark.usefixtures("home")
def test_language_of_windows_is_used_last(monkeypatch):
    monkeypatch.setattr(texts, "_windows_locale", lambda: main_locale(ANOTHER))
    texts._language.cache_clear()
    assert language(monkeypatch) == ANOTHER
    texts._language.cache_clear()
    Settings(paths.user_config()).language = OTHER
    assert language(monkeypatch) == OTHER
    texts._language.cache_clear()


@pytest.mark.usefixtures("translated")
def test_texts_are_translated(capsys):
    assert cli.main(["replay", "--help"]) == cli.EXIT_OK
    assert capsys.readouterr().out.startswith("Uzado : haspelknecht-qt replay FILE")
    assert cli.main(["replay"]) == cli.EXIT_WRONG_USAGE
    assert "mankas FILE" in capsys.readouterr().err


@pytest.mark.usefixtures("translated")
def test_untranslated_text_is_english(capsys):
    assert cli.main(["replay", "a", "b"]) == cli.EXIT_WRONG_USAGE
    assert "unexpected argument: 'b'" in capsys.readouterr().err


@pytest.mark.usefixtures("translated")
def test_texts_are_english_without_qt(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "PySide6.QtCore", None)
    assert cli.main(["replay"]) == cli.EXIT_WRONG_USAGE
    assert "FILE is missing" in capsys.readouterr().err
