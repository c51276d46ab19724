"""Gueules Noires in the real window: lessons, whole games by keyboard, mouse and touch, and secret draws."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.games.gueules_noires.state import Step
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.ui.contracts import TakeBack
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from haspelknecht_qt.ui.setup.form import OptionFields
from tests.games.gueules_noires.table import GAME
from tests.languages import OTHERS
from tests.ui import at_window as at
from tests.ui.mouse import LEFT, MousePlayer, messages, settle
from tests.ui.touch import TouchPlayer

pytestmark = pytest.mark.usefixtures("quick_bots")


def new_match(seed=5):
    setup = GAME.setup({"players": 2}, seed)
    seats = [Seat("Anna", "madder", PERSON), Seat("Jost", "woad", PERSON)]
    return Match(GAME, setup, seed, seats, UndoPolicy.BARRIER)


def click_button(button):
    QTest.mouseClick(button, LEFT)


def confirm_handover(window, press=click_button):
    """Confirms an open hand-over."""
    if window.controller.handover_to is not None:
        press(at.hand_over(window).button)
        settle()


def close_sheet(window, press=click_button):
    """Closes the sheet of a shift that has ended."""
    settle()
    if at.sheet(window) is not None and at.sheet(window).isVisible():
        press(at.sheet(window).go_on_button)
        settle()


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_new_game_dialog_with_four_seats_fits_without_scrolling(open_window, text_size):
    """The option "who begins" has five choices side by side."""
    window = open_window((1280, 720))
    at.choose(window, "text_size", str(text_size))
    at.cards(window)["gueules_noires"].click()
    for language in OTHERS:
        at.choose(window, "language", language)
        window.ask_for_new_game()
        dialog = window.findChild(NewGameDialog)
        dialog.seat_count.button(2).click()
        # The size on a screen with room for the window; the screen of the tests is small.
        dialog.resize(1240, 696)
        settle()
        assert dialog._scroll.horizontalScrollBar().maximum() == 0, language
        assert dialog._scroll.verticalScrollBar().maximum() == 0, language
        options = dialog.findChild(OptionFields)
        for segments in options.segments.values():
            assert options.rect().contains(segments.geometry()), language
        for note in options.notes.values():
            assert note.width() > 15 * note.fontMetrics().averageCharWidth(), f"{language}: a column of words"
        dialog.reject()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def choices(window):
    return [each for each in window.controller.moves if not isinstance(each[1], TakeBack)]


@pytest.mark.parametrize("number", range(4))
def test_lesson_can_be_finished_and_highlights_elements_of_the_table(qtbot, window, number):
    chapter = at.game_ui(window).game_tutorial.tutorial.chapters[number]
    window.start_tutorial(chapter.key)
    settle()
    guide = at.guide(window)
    for _ in range(300):
        progress = guide.progress
        if progress.is_finished:
            break
        buttons = {button.action.element for button in at.prompt_buttons(window)}
        for element in set(progress.highlight_path()) - buttons:
            assert window.table.element_rects((element,)), f"{chapter.key}, {progress.shown_step.key}: {element}"
        if progress.expected_moves():
            guide.request_next_move()
        elif guide.next_button.isEnabled():
            guide.next_button.click()
        else:
            qtbot.waitUntil(lambda: bool(guide.progress.expected_moves()) or guide.next_button.isEnabled())
        settle()
    assert guide.progress.is_finished, f"{chapter.key} stays at {guide.progress.shown_step.key}"


@pytest.mark.parametrize("element", [elements.CLOCK, elements.BALANCE])
def test_highlight_does_not_cover_what_is_written_there(window, element):
    window.begin(new_match())
    settle()
    (place,) = window.table.element_rects((element,))
    inside = place.adjusted(*(step * min(place.width(), place.height()) // 4 for step in (1, 1, -1, -1)))
    before = at.view(window).grab(inside).toImage()
    window.table.highlight((element,))
    settle()
    assert at.view(window).grab(inside).toImage() == before


def test_move_with_several_paths_is_listed_once(window):
    window.begin(new_match())
    settle()
    moves = [move for _, move in choices(window)]
    rows = [row.value for row in at.moves_page(window).list.rows.rows if row.value is not None]
    assert len(rows) == len(set(rows)) == len(set(moves))


@pytest.mark.long
def test_a_whole_game_can_be_played_by_the_list_of_moves(window):
    window.begin(new_match())
    settle()
    play_to_the_end(window, by_list)


def test_rows_of_the_move_list_have_the_keys_of_the_table(window):
    window.begin(new_match())
    settle()
    seen = set()

    def play(window, turn):
        seen.update(keys_of_rows(window))
        by_list(window, turn)

    play_to_the_end(window, play, until=lambda match: match.state.shift > 1)
    assert seen >= {"B", "1", "2", "3"}


def test_keys_typed_into_the_table_search_the_open_list(window):
    window.begin(new_match())
    settle()
    play_to_the_end(window, by_list, until=lambda match: match.state.step is Step.PLACE)
    panel, view = at.moves_page(window), at.view(window)
    row = next(row for row in panel.list.rows.rows if row.value is not None and len(row.key) > 1)
    window.turn_to_page("moves")
    view.setFocus()
    for character in row.key:
        QTest.keyClick(QApplication.focusWidget(), character)
    assert panel.field.text() == row.key
    QTest.keyClick(QApplication.focusWidget(), "\r")
    assert row.value in at.match(window).log


def test_keys_typed_into_the_table_are_lost_while_the_list_is_closed(window):
    window.begin(new_match())
    settle()
    panel, view = at.moves_page(window), at.view(window)
    window.turn_to_page("log")
    view.setFocus()
    QTest.keyClicks(view, "wy")
    assert view.hasFocus()
    assert not panel.field.text()


def keys_of_rows(window):
    """Checks the keys of all rows; returns those that are also keys on the table. The other rows have other keys."""
    rows = [row for row in at.moves_page(window).list.rows.rows if row.value is not None]
    assert len({row.key for row in rows}) == len(rows)
    keys = window.table.place_keys()
    seen = set()
    for row in rows:
        paths = [path for path, move in choices(window) if move == row.value]
        on_table = {key for path in paths if (key := window.table.keyboard_key_of(path))}
        assert not on_table or row.key in on_table
        assert on_table or row.key not in keys
        seen |= on_table
    return seen


@pytest.mark.long
def test_a_whole_game_can_be_played_by_mouse(window):
    window.begin(new_match(9))
    settle()
    play_to_the_end(window, by_mouse)


def test_the_first_turns_can_be_played_by_mouse(window):
    window.begin(new_match(9))
    settle()
    play_to_the_end(window, by_mouse, until=lambda match: match.ply > 60)


@pytest.mark.long
def test_a_whole_game_can_be_played_by_touch(window):
    window.begin(new_match(9))
    settle()
    play_to_the_end(window, by_touch)


def test_the_first_turns_can_be_played_by_touch(window):
    window.begin(new_match(9))
    settle()
    play_to_the_end(window, by_touch, until=lambda match: match.ply > 60)


def test_double_click_places_workers_for_one_player_only(window):
    window.begin(new_match())
    settle()
    play_to_the_end(window, by_list, until=lambda match: match.state.step is Step.PLACE)
    match, player = at.match(window), MousePlayer(window)
    ply, point = match.ply, player.at(elements.BANK, pieces=False)
    QTest.mouseClick(player.port, LEFT, pos=point)
    QTest.mouseDClick(player.port, LEFT, pos=point)
    QTest.mouseRelease(player.port, LEFT, pos=point)
    assert match.ply == ply + 1
    QTest.mouseClick(player.port, LEFT, pos=point)
    assert match.ply == ply + 2


def test_cover_during_a_turn_does_not_list_the_same_turn(window):
    match = new_match()
    while match.state.step is not Step.PLACE:
        match.play(GAME.legal_moves(match.state)[0])
    window.begin(match)
    settle()
    window.session.play(GAME.read_move("place factory-draw5"))
    settle()
    cover = at.hand_over(window)
    assert cover.isVisible()
    assert not cover.recent_events.event_lines


def by_list(window, turn):
    """Types the key of a move and presses Return."""
    panel = at.moves_page(window)
    rows = [row for row in panel.list.rows.rows if row.value is not None and not isinstance(row.value, TakeBack)]
    row = Generator(11, turn).choice(rows)
    panel.field.setFocus()
    QTest.keyClicks(panel.field, row.key)
    QTest.keyClick(panel.field, "\r")
    end_anyway(window)


def by_mouse(window, turn):
    """Makes a move with the mouse: drags the pieces, or clicks where no piece is carried."""
    path, _ = Generator(13, turn).choice(choices(window))
    MousePlayer(window).play(path)
    end_anyway(window)


def by_touch(window, turn):
    """Makes a move by taps and drags of a finger, and confirms by taps."""
    path, _ = Generator(13, turn).choice(choices(window))
    fingers = TouchPlayer(window)
    fingers.play(path)
    for question in messages(window):
        fingers.tap_button(question.buttons[-1])


def end_anyway(window):
    """Ends an extraction also where many work steps are lost."""
    for question in messages(window):
        QTest.mouseClick(question.buttons[-1], LEFT)


def play_to_the_end(window, play, until=lambda match: match.is_over):
    match = at.match(window)
    press = TouchPlayer(window).tap_button if play is by_touch else click_button
    covered = False
    for turn in range(2000):
        if match.is_over or until(match):
            break
        close_sheet(window, press)
        secret = GAME.is_secret(match.state)
        if window.controller.handover_to is not None:
            covered = covered or secret
            assert at.hand_over(window).isVisible()
            confirm_handover(window, press)
        ply = match.ply
        play(window, turn)
        QApplication.processEvents()
        assert match.ply > ply, f"turn {turn}"
    assert match.is_over or until(match)
    looked = any(entry.decision.step == Step.LOOK.value for entry in match.entries)
    assert covered or not looked
