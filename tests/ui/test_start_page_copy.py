"""Stored copy of the start page: true contents from the first frame, and no harm by a missing or damaged copy."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import app, paths
from haspelknecht_qt.core import record
from haspelknecht_qt.ui.window import start_page_copy
from haspelknecht_qt.ui.window.last_time_card import LastMatchChoices, LastMatchSeat
from haspelknecht_qt.ui.window.start_page_copy import CopiedNotice, StartPageSnapshot
from tests.languages import OTHER, SOURCE
from tests.ui import any_game
from tests.ui import at_window as at
from tests.ui.mouse import settle
from tests.ui.test_last_setup import remember

COPY = StartPageSnapshot(
    SOURCE,
    "haspelknecht",
    "Your last game: Anna, Jost.",
    LastMatchChoices(
        (LastMatchSeat("Anna", "madder", ""), LastMatchSeat("Jost", "woad", "Farmer")), ("Dutch rulebook",)
    ),
    True,
    True,
    (CopiedNotice("info", "ink2", "New games use 2 corrected printed values."),),
)


@pytest.fixture
def open_frame(qtbot, drawings, home):  # noqa: ARG001 - a home of its own for every test
    """Opens the window with its start page only, as the program does before everything else is loaded."""

    def make():
        window = app.create_window_with_start_page(drawings)
        qtbot.addWidget(window, before_close_func=lambda window: window.languages.remove_translations())
        window.resize(1600, 900)
        window.show()
        QApplication.processEvents()
        return window

    return make


def close(window):
    window.close()
    window.languages.remove_translations()


def finish(window):
    """Stores the result of a finished match."""
    window.loaded_parts.results.store_finished(any_game.play("haspelknecht", "pp"), None)
    settle()


def play(window):
    """Begins a match as last time and plays some moves, so that the next start offers it."""
    remember(window, "haspelknecht", 3)
    at.press(window, "again")
    settle()
    window.begin(any_game.play("haspelknecht", "ppp", 40))
    settle()


def test_a_copy_is_read_as_it_was_stored(tmp_path):
    file = tmp_path / "start_page.json"
    start_page_copy.store(file, COPY)
    assert start_page_copy.load(file, SOURCE, "haspelknecht") == COPY


@pytest.mark.parametrize("language, game", [(OTHER, "haspelknecht"), (SOURCE, "gueules_noires")])
def test_a_copy_in_another_language_or_of_another_game_is_not_used(tmp_path, language, game):
    file = tmp_path / "start_page.json"
    start_page_copy.store(file, COPY)
    assert start_page_copy.load(file, language, game) == StartPageSnapshot(language, game)


def test_a_copy_of_another_version_is_not_used(tmp_path, monkeypatch):
    file = tmp_path / "start_page.json"
    start_page_copy.store(file, COPY)
    monkeypatch.setattr("haspelknecht_qt.__version__", "99.0")
    assert start_page_copy.load(file, SOURCE, "haspelknecht") == StartPageSnapshot(SOURCE, "haspelknecht")


def damaged():
    """Contents of damaged files: each member replaced by a wrong value, or missing, and files that are no JSON."""
    whole = json.loads(json.dumps({"version": "x", "page": start_page_copy.as_json(COPY)}))
    yield from (b"", b"\xff\xfe", b"{", b"[" * 5000, b"{}", b"x" * 70_000)
    for key in whole["page"]:
        yield json.dumps(
            whole | {"page": {name: value for name, value in whole["page"].items() if name != key}}
        ).encode()
        for wrong in (7, [7], {"a": 1}, "x" * 3000):
            yield json.dumps(whole | {"page": whole["page"] | {key: wrong}}).encode()
    notice = {"icon": "no icon", "colour": "ink2", "sentence": "."}
    seat = {"name": "Anna", "colour": "no colour", "bot": ""}
    yield json.dumps(whole | {"page": whole["page"] | {"notices": [notice]}}).encode()
    yield json.dumps(whole | {"page": whole["page"] | {"last": {"seats": [seat], "options": []}}}).encode()


@pytest.mark.parametrize("content", list(damaged()), ids=lambda content: f"{content[:12]!r} {len(content)}")
def test_damaged_copy_gives_an_empty_snapshot(tmp_path, monkeypatch, content):
    monkeypatch.setattr("haspelknecht_qt.__version__", "x")
    file = tmp_path / "start_page.json"
    file.write_bytes(content)
    assert start_page_copy.load(file, SOURCE, "haspelknecht") == StartPageSnapshot(SOURCE, "haspelknecht")


@pytest.mark.parametrize("prepare", [None, play, finish], ids=["new home", "match to continue", "results"])
def test_start_page_looks_the_same_after_loading(open_window, open_frame, prepare):
    first = open_window()
    if prepare:
        prepare(first)
    close(first)
    window = open_frame()
    before = window.grab().toImage()
    window.load_remaining_parts()
    settle()
    assert window.grab().toImage() == before
    if prepare is play:
        assert window.start_page.continue_card.isVisible()
        assert window.start_page.again_button.isVisible()
    if prepare is finish:
        assert window.start_page.results_button.isVisible()


def test_wrong_copy_is_corrected_after_loading(open_frame):
    start_page_copy.store(paths.start_page_copy_file(), COPY)
    window = open_frame()
    assert window.start_page.last_game.text() == COPY.offer
    window.load_remaining_parts()
    page = window.start_page
    assert not page.continue_card.isVisible()
    assert not page.results_button.isVisible()
    assert not page.favourites_button.isVisible()
    assert page.setup.last is None
    assert start_page_copy.load(paths.start_page_copy_file(), SOURCE, "haspelknecht") == StartPageSnapshot(
        SOURCE, "haspelknecht"
    )


def test_click_before_loading_is_carried_out_afterwards(open_window, open_frame):
    first = open_window()
    play(first)
    moves = at.match(first).ply
    close(first)
    window = open_frame()
    QTest.mouseClick(window.start_page.resume_button, Qt.MouseButton.LeftButton)
    assert window.session is None
    window.load_remaining_parts()
    settle()
    assert at.match(window).ply == moves


def test_copy_that_cannot_be_stored_is_logged(open_window, caplog):
    paths.start_page_copy_file().mkdir(parents=True)
    window = open_window()
    play(window)
    window.close()
    assert "copy of the start page" in caplog.text


def test_file_name_is_shown_until_the_file_is_open(open_window, open_frame, tmp_path):
    first = open_window()
    play(first)
    file = tmp_path / "evening.haspelknecht"
    record.save(file, at.match(first))
    close(first)
    window = open_frame()
    window.start_page.show_opening_message(file.name)
    assert window.start_page.opening.text() == "Opening evening.haspelknecht…"
    assert not window.start_page.new_button.isVisible()
    window.load_remaining_parts()
    window.loaded_parts.files.open(file)
    window.start_page.show_opening_message("")
    settle()
    assert at.match(window).ply > 0
    window.show_start()
    assert window.start_page.new_button.isVisible()


def test_start_page_remains_if_a_file_cannot_be_opened(open_frame, tmp_path):
    file = tmp_path / "broken.haspelknecht"
    file.write_text("nonsense", encoding="utf-8")
    window = open_frame()
    window.start_page.show_opening_message(file.name)
    window.load_remaining_parts()
    window.loaded_parts.files.open(file)
    window.start_page.show_opening_message("")
    settle()
    assert window.session is None
    assert window.start_page.new_button.isVisible()
    assert not window.start_page.opening.isVisible()
