"""Crash dialog: the state of the game, the report to copy, and buttons to resume or quit."""

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.ui.messages.crash_dialog import CrashDialog, CrashReporter, CrashTexts
from haspelknecht_qt.ui.messages.crash_report import CrashedRun, CrashReport
from haspelknecht_qt.ui.messages.messages import Messages

REPORT = "haspelknecht-qt 0.1.0\n\nValueError: unforeseen"


@pytest.fixture
def words(qapp):  # noqa: ARG001 - for texts
    messages = Messages()
    yield CrashTexts(messages)
    messages.deleteLater()


@pytest.fixture
def show(look):  # noqa: ARG001 - as it looks in the program
    """Shows a dialog. It is deleted unless it has closed by itself."""
    shown = []

    def show(*what, **more):
        dialog = CrashDialog(*what, **more)
        shown.append(dialog)
        dialog.show()
        return dialog

    yield show
    for dialog in shown:
        if shiboken6.isValid(dialog):
            dialog.deleteLater()


@pytest.fixture
def dialog(show):
    return show(REPORT, "Your game was saved.")


def test_the_report_is_copied_and_the_dialog_stays(dialog):
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == REPORT
    assert dialog.isVisible()
    assert dialog.copy_button.text() == "Copied"


def test_dialog_shows_the_state_of_the_game_and_the_report(dialog):
    assert dialog.words.text().startswith("Your game was saved.\n\n")
    assert "nothing is sent" in dialog.words.text()
    assert dialog.report.toPlainText() == REPORT
    assert dialog.report.isReadOnly()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_enter_resume_the_game(dialog, qtbot, key):
    with qtbot.assertNotEmitted(dialog.quit_wanted), qtbot.waitSignal(dialog.resume_wanted):
        QTest.keyClick(dialog, key)


def test_quit_button_leaves_the_program(dialog, qtbot):
    with qtbot.assertNotEmitted(dialog.resume_wanted), qtbot.waitSignal(dialog.quit_wanted):
        dialog.quit_button.click()


def test_only_quit_is_offered_if_the_game_cannot_continue(show):
    dialog = show(REPORT, "", may_play_on=False)
    assert not dialog.play_button.isVisible()
    assert dialog.quit_button.isDefault()


def test_outcome_text_describes_the_saved_game_or_the_error(words):
    full = StorageError("/home/anna/games", OSError(28, "No space left on device"))
    assert "saved as of the last move" in words.outcome_text(Path("game"), None)
    assert "/home/anna/games" in words.outcome_text(None, full)
    assert "The drive is full" in words.outcome_text(None, full)
    assert "is still there" in words.outcome_text(None, ValueError("x"))
    assert words.outcome_text(None, None) == ""


def test_texts_about_the_previous_crash_and_log_errors_name_paths(words):
    broken = CrashedRun("trace", Path("/logs/report-0001.txt"), has_trace=True)
    stopped = CrashedRun("", Path("/logs/report-0002.txt"), has_trace=False)
    assert "/logs/report-0001.txt" in words.previous_crash_text(broken)
    assert "was not closed properly" in words.previous_crash_text(stopped)
    assert "/logs" in words.log_error_text(StorageError("/logs", OSError(30, "Read-only file system")))


def test_only_one_error_is_shown_at_a_time(words, qtbot, look):  # noqa: ARG001 - as above
    reporter = CrashReporter(words)
    heard = []
    reporter.resume_wanted.connect(lambda: heard.append("play on"))
    # In the event loop, as in the program.
    receiver = QObject()
    QTimer.singleShot(0, receiver, lambda: reporter.report_error(CrashReport("first")))
    qtbot.waitUntil(lambda: reporter.dialog is not None)
    first = reporter.dialog
    QTimer.singleShot(0, receiver, lambda: reporter.report_error(CrashReport("second")))
    qtbot.wait(20)
    assert reporter.dialog is first
    assert first.report.toPlainText() == "first"
    first.play_button.click()
    assert heard == ["play on"]
    assert reporter.dialog is None


def click_quit(reporter):
    reporter.dialog.quit_button.click()


def test_report_outside_of_the_event_loop_waits_for_the_answer(words, qapp, look):  # noqa: ARG001 - as above
    reporter = CrashReporter(words)
    left = []
    reporter.quit_wanted.connect(lambda: left.append(True))
    QTimer.singleShot(0, qapp, lambda: click_quit(reporter))
    reporter.report_error(CrashReport("at the start"))
    assert left == [True]
