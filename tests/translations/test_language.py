"""Which language the program speaks: that of the system at the first start, Qt's own texts too, and its numbers."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog

from haspelknecht_qt import cli
from haspelknecht_qt.commands import texts
from haspelknecht_qt.core import record
from haspelknecht_qt.games.haspelknecht.scoring import ITEMS
from haspelknecht_qt.ui.window.language import Languages
from tests.languages import CODES
from tests.translations.conftest import ROOT
from tests.ui.matches import finished_match

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LC_NUMERIC", "LANG", "LANGUAGE")


@pytest.fixture
def system(monkeypatch):
    """A system that speaks a language."""

    def speaks(**values):
        for variable in VARIABLES:
            monkeypatch.delenv(variable, raising=False)
        for variable, value in values.items():
            monkeypatch.setenv(variable, value)
        texts._translator.cache_clear()

    yield speaks
    texts._translator.cache_clear()


def test_each_language_has_a_name_of_its_own(languages):
    assert set(CODES) <= set(languages.codes)
    names = [Languages.name(code) for code in languages.codes]
    assert names[0] == "English"
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    "environment, wanted, numbers",
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr", "fr_FR"),
        ({"LANG": "nl_BE.UTF-8"}, "nl", "nl_BE"),
        ({"LANG": "lv_LV.UTF-8"}, "en", "en_US"),
        ({"LANG": "C.UTF-8"}, "en", "en_US"),
        ({"LANG": "lv_LV.UTF-8", "LANGUAGE": "lv:nl:fr"}, "nl", "nl_NL"),
        ({"LANG": "en_GB.UTF-8"}, "en", "en_GB"),
    ],
)
def test_the_first_start_takes_the_language_of_the_system(compiled, environment, wanted, numbers):
    # Qt asks the system once, so each system needs a process.
    code = (
        "from pathlib import Path\n"
        "from haspelknecht_qt import paths\n"
        f"paths.translations = lambda: Path({str(compiled)!r})\n"
        "from PySide6.QtCore import QCoreApplication, QLocale\n"
        "from haspelknecht_qt.ui.window.language import Languages\n"
        "app = QCoreApplication([])\n"
        "languages = Languages()\n"
        "code = languages.wanted('')\n"
        "languages.choose(code)\n"
        "print(code, QLocale().name(), languages.wanted('nl'), languages.wanted('tlh') == code)\n"
    )
    clean = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    done = subprocess.run(
        [sys.executable, "-c", code], env=clean | environment, check=True, text=True, capture_output=True, cwd=ROOT
    )
    assert done.stdout.split() == [wanted, numbers, "nl", "True"]


def test_the_window_opens_in_the_language_chosen_before(open_window, speak):
    speak(open_window(), "nl")
    window = open_window()
    assert window.start_page.new_button.text() == "Nieuw spel"
    assert window.menus.choice("language", "nl").isChecked()
    speak(window, "en")


@pytest.mark.parametrize("code, close", [("en", "Close"), ("fr", "Fermer"), ("nl", "Sluiten")])
def test_buttons_of_qt_are_translated(qtbot, languages, code, close):
    languages.choose(code)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Close).text().replace("&", "") == close
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    labels = QFileDialog.DialogLabel
    # Which letter is the key differs from one Qt to another.
    english = {labels.FileName: "File name:", labels.LookIn: "Look in:", labels.FileType: "Files of type:"}
    for label, text in english.items():
        assert (dialog.labelText(label).replace("&", "") == text) == (code == "en"), text


def test_numbers_are_written_as_in_the_language(languages):
    for code, shown in (("fr", "1,5"), ("nl", "1,5"), ("en", "1.5")):
        languages.choose(code)
        assert QLocale().toString(1.5) == shown


def test_a_language_that_there_is_not(languages):
    with pytest.raises(ValueError, match="'tlh', allowed are en, "):
        languages.choose("tlh")


def test_one_language_leaves_no_trace_of_the_one_before(languages):
    languages.choose("fr")
    languages.choose("en")
    assert QCoreApplication.translate("Terms", "coal") == "coal"


# The command line

ERRORS = {
    # What the system says behind it is its own, and the C library keeps the language in which it was asked for first.
    "en": "the file cannot be read: ",
    "fr": "Ce fichier n\N{RIGHT SINGLE QUOTATION MARK}existe pas.",
    "nl": "Dit bestand bestaat niet.",
}


@pytest.mark.parametrize("code", ERRORS)
def test_the_command_line_tells_of_errors(capsys, tmp_path, system, code):
    system(LC_ALL=f"{code}_XX.UTF-8")
    assert cli.main(["replay", str(tmp_path / "none")]) == cli.FAILED
    told = capsys.readouterr().err
    assert told.startswith(f"haspelknecht-qt: {tmp_path / 'none'}")
    assert f": {ERRORS[code]}" in told.replace("\N{NO-BREAK SPACE}", "")
    assert told.count("\n") == 1


@pytest.mark.parametrize("code, heading", [("en", "Points"), ("fr", "Points"), ("nl", "Punten")])
def test_the_command_line_tells_scores(capsys, tmp_path, system, code, heading):
    file = tmp_path / "a.haspelknecht"
    record.save(file, finished_match())
    system(LC_ALL=f"{code}_XX.UTF-8")
    assert cli.main(["replay", str(file)]) == cli.FINE
    told = capsys.readouterr().out
    assert f"\n{heading} " in told
    assert not any(name in told for name in ITEMS if "_" in name)


def test_decimals_on_the_command_line(system):
    for code, shown in (("en", "-0.5"), ("fr", "-0,5"), ("nl", "-0,5")):
        system(LC_ALL=code)
        assert texts.decimal(-0.5, 1) == shown
