"""The command line's texts: collected by Qt's tool, shown in the language that the environment asks for."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import haspelknecht_qt
from haspelknecht_qt import cli, paths
from haspelknecht_qt.commands import texts
from haspelknecht_qt.ui.window.settings import Settings

PACKAGE = Path(haspelknecht_qt.__file__).parent
SOURCES = [
    PACKAGE / "cli.py",
    *sorted((PACKAGE / "commands").glob("*.py")),
    *sorted(PACKAGE.glob("faces/*/command_line.py")),
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
def french(tmp_path, monkeypatch):
    """A French translation of two texts."""
    source = tmp_path / "fr" / "messages.ts"
    source.parent.mkdir()
    (source.parent / "language.toml").touch()
    source.write_text(
        '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="fr"><context><name>CommandLine</name>'
        "<message><source>Usage:</source><translation>Emploi :</translation></message>"
        "<message><source>{name} is missing</source><translation>il manque {name}</translation></message>"
        "</context></TS>",
        encoding="utf-8",
    )
    subprocess.run([TOOLS / "pyside6-lrelease", "-silent", source], check=True)
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    texts._translator.cache_clear()
    yield
    texts._translator.cache_clear()


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
    # Some texts stand in several places.
    assert 0 < found <= calls
    assert all(text in collected for text in ("Lets bots play whole games.", "{name} is missing", "Games won, percent"))


def test_every_text_has_a_literal_context_and_text():
    for file in SOURCES:
        code = file.read_text(encoding="utf-8")
        found = re.findall(r"\btranslate\((?!context)[^)]{0,80}", code)
        assert all(re.match(r'translate\(\s*"CommandLine",\s*"', call) for call in found), file.name


def test_the_environment_asks_for_a_language(monkeypatch):
    assert language(monkeypatch) == "en"
    assert language(monkeypatch, LANG="fr_BE.UTF-8") == "fr"
    assert language(monkeypatch, LANG="fr_BE.UTF-8", LC_MESSAGES="nl") == "nl"
    assert language(monkeypatch, LANG="fr_BE.UTF-8", LC_MESSAGES="nl", LC_ALL="en_GB") == "en"
    assert language(monkeypatch, LANG="fr_BE.UTF-8", LC_ALL="") == "fr"
    assert language(monkeypatch, LANGUAGE="nl") == "nl"
    assert language(monkeypatch, LANGUAGE="lv:nl_BE:fr", LANG="fr_FR.UTF-8") == "nl"
    assert language(monkeypatch, LANGUAGE="lv", LANG="fr_FR@euro") == "fr"


def test_who_wants_the_programs_own_words_gets_them(monkeypatch):
    for name in ("C", "POSIX", "C.UTF-8"):
        assert language(monkeypatch, LANGUAGE="nl", LC_ALL=name) == "en"
        assert language(monkeypatch, LANG="fr_FR.UTF-8", LC_MESSAGES=name) == "en"
        assert language(monkeypatch, LANGUAGE="nl", LANG=name) == "nl"


def test_what_was_chosen_in_the_program_counts_where_the_environment_asks_for_nothing(monkeypatch, home):
    Settings(paths.user_config()).language = "nl"
    assert home in paths.user_config().parents
    assert language(monkeypatch) == "nl"
    assert language(monkeypatch, LANG="C.UTF-8") == "nl"
    assert language(monkeypatch, LANG="lv_LV.UTF-8") == "nl"
    assert language(monkeypatch, LANG="fr_FR.UTF-8") == "fr"


@pytest.mark.usefixtures("home")
def test_windows_is_asked_last(monkeypatch):
    monkeypatch.setattr(texts, "_of_windows", lambda: "nl_NL")
    texts._language.cache_clear()
    assert language(monkeypatch) == "nl"
    texts._language.cache_clear()
    Settings(paths.user_config()).language = "fr"
    assert language(monkeypatch) == "fr"
    texts._language.cache_clear()


@pytest.mark.usefixtures("french")
def test_texts_are_translated(capsys):
    assert cli.main(["replay", "--help"]) == cli.FINE
    assert capsys.readouterr().out.startswith("Emploi : haspelknecht-qt replay FILE")
    assert cli.main(["replay"]) == cli.WRONG_USAGE
    assert "il manque FILE" in capsys.readouterr().err


@pytest.mark.usefixtures("french")
def test_what_is_not_translated_is_english(capsys):
    assert cli.main(["replay", "a", "b"]) == cli.WRONG_USAGE
    assert "'b' is one too many" in capsys.readouterr().err


@pytest.mark.usefixtures("french")
def test_without_qt_everything_is_english(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "PySide6.QtCore", None)
    assert cli.main(["replay"]) == cli.WRONG_USAGE
    assert "FILE is missing" in capsys.readouterr().err
