"""Language of the program: that of the system at the first start, also for Qt's own texts and for numbers."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog

from haspelknecht_qt import cli
from haspelknecht_qt.commands import texts
from haspelknecht_qt.core import record
from haspelknecht_qt.games.haspelknecht.scoring import ITEM_IDS
from haspelknecht_qt.ui.window.language import Languages
from tests.languages import (
    ANOTHER,
    CODES,
    OTHER,
    OTHERS,
    SOURCE,
    UNSUPPORTED_LANGUAGE,
    expected,
    main_locale,
    other_locale,
)
from tests.translations.conftest import ROOT
from tests.ui import at_window as at
from tests.ui.matches import finished_match

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LC_NUMERIC", "LANG", "LANGUAGE")


@pytest.fixture
def system(monkeypatch):
    """Sets the language of the system by environment variables."""

    def set_variables(**values):
        for variable in VARIABLES:
            monkeypatch.delenv(variable, raising=False)
        for variable, value in values.items():
            monkeypatch.setenv(variable, value)
        texts._load_translator.cache_clear()

    yield set_variables
    texts._load_translator.cache_clear()


def test_each_language_has_a_different_name(languages):
    assert set(CODES) <= set(languages.codes)
    names = [Languages.name(code) for code in languages.codes]
    assert names[0] == "English"
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    "environment, wanted, numbers",
    [
        ({"LANG": f"{main_locale(OTHER)}.UTF-8"}, OTHER, main_locale(OTHER)),
        ({"LANG": f"{other_locale(OTHERS[-1])}.UTF-8"}, OTHERS[-1], other_locale(OTHERS[-1])),
        ({"LANG": f"{main_locale(UNSUPPORTED_LANGUAGE)}.UTF-8"}, SOURCE, "en_US"),
        ({"LANG": "C.UTF-8"}, SOURCE, "en_US"),
        (
            {
                "LANG": f"{main_locale(UNSUPPORTED_LANGUAGE)}.UTF-8",
                "LANGUAGE": f"{UNSUPPORTED_LANGUAGE}:{ANOTHER}:{OTHER}",
            },
            ANOTHER,
            main_locale(ANOTHER),
        ),
        ({"LANG": "en_GB.UTF-8"}, SOURCE, "en_GB"),
    ],
)
def test_first_start_uses_the_language_of_the_system(compiled, environment, wanted, numbers):
    # Qt asks the system once, so each system needs a process.
    code = (
        "from pathlib import Path\n"
        "from haspelknecht_qt import paths\n"
        f"paths.translations = lambda: Path({str(compiled)!r})\n"
        "from PySide6.QtCore import QCoreApplication, QLocale\n"
        "from haspelknecht_qt.ui.window.language import Languages\n"
        "app = QCoreApplication([])\n"
        "languages = Languages()\n"
        "code = languages.wanted_language('')\n"
        "languages.choose(code)\n"
        f"print(code, QLocale().name(), languages.wanted_language({ANOTHER!r}), languages.wanted_language({UNSUPPORTED_LANGUAGE!r}) == code)\n"
    )
    clean = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    done = subprocess.run(
        [sys.executable, "-c", code], env=clean | environment, check=True, text=True, capture_output=True, cwd=ROOT
    )
    assert done.stdout.split() == [wanted, numbers, ANOTHER, "True"]


@pytest.mark.parametrize("code, new_game", expected("program", "new_game").items())
def test_window_opens_in_the_previously_chosen_language(open_window, speak, code, new_game):
    speak(open_window(), code)
    window = open_window()
    assert at.start_button(window, "new").text() == new_game
    assert at.choice(window, "language", code).isChecked()
    speak(window, SOURCE)


@pytest.mark.parametrize("code, close", expected("program", "close").items())
def test_buttons_and_file_dialogs_of_qt_are_translated(qtbot, languages, code, close):
    languages.choose(code)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Close).text().replace("&", "") == close
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    labels = QFileDialog.DialogLabel
    # The letter of the key differs between versions of Qt.
    english = {labels.FileName: "File name:", labels.LookIn: "Look in:", labels.FileType: "Files of type:"}
    for label, text in english.items():
        assert (dialog.labelText(label).replace("&", "") == text) == (code == SOURCE), text


def test_numbers_have_the_decimal_sign_of_the_language(languages):
    for code, shown in expected("program", "decimal").items():
        languages.choose(code)
        assert QLocale().toString(1.5) == shown


def test_unknown_language_is_refused(languages):
    with pytest.raises(ValueError, match=f"'{UNSUPPORTED_LANGUAGE}', allowed are {SOURCE}, "):
        languages.choose(UNSUPPORTED_LANGUAGE)


def test_choosing_english_removes_the_previous_translation(languages):
    languages.choose(OTHER)
    languages.choose(SOURCE)
    assert QCoreApplication.translate("HaspelknechtTerms", "coal") == "coal"


# The command line


@pytest.mark.parametrize("code, wanted", expected("program", "no_file").items())
def test_command_line_reports_errors_in_the_system_language(capsys, tmp_path, system, code, wanted):
    system(LC_ALL=f"{code}_XX.UTF-8")
    assert cli.main(["replay", str(tmp_path / "none")]) == cli.EXIT_FAILED
    output = capsys.readouterr().err
    assert output.startswith(f"haspelknecht-qt: {tmp_path / 'none'}")
    assert f": {wanted}" in output.replace("\N{NO-BREAK SPACE}", "")
    assert output.count("\n") == 1


@pytest.mark.parametrize("code, heading", expected("program", "points").items())
def test_command_line_prints_scores_in_the_system_language(capsys, tmp_path, system, code, heading):
    file = tmp_path / "a.haspelknecht"
    record.save(file, finished_match())
    system(LC_ALL=f"{code}_XX.UTF-8")
    assert cli.main(["replay", str(file)]) == cli.EXIT_OK
    output = capsys.readouterr().out
    assert f"\n{heading} " in output
    assert not any(name in output for name in ITEM_IDS if "_" in name)


def test_command_line_writes_decimals_of_the_system_language(system):
    for code, shown in expected("program", "minus_half").items():
        system(LC_ALL=code)
        assert texts.format_decimal(-0.5, 1) == shown
