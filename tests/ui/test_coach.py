"""The coach at the table: marks, warnings, and what it must not reveal or change."""

import json

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from haspelknecht_qt.bots.coach import CoachMode
from haspelknecht_qt.bots.process import BotFailure, BotFailureKind
from haspelknecht_qt.core import record
from haspelknecht_qt.core.result import result_of
from haspelknecht_qt.core.seats import FIRST_NAMES
from haspelknecht_qt.game_ui.gueules_noires import elements as gn_elements
from haspelknecht_qt.games.gueules_noires.state import Step as GNStep
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.coach import controller
from haspelknecht_qt.ui.coach.card import CoachAnswer, CoachCard
from haspelknecht_qt.ui.coach.memory import MAX_MATCHES, MAX_PERSONS, CoachMemory
from haspelknecht_qt.ui.match.bots import BotService
from haspelknecht_qt.ui.results.summary import _person_rating
from haspelknecht_qt.ui.window.settings import Settings
from tests.ui import any_game
from tests.ui import at_window as at
from tests.ui.coaching import begin, card, choose, replace_worker, show_warning
from tests.ui.matches import GAME, at_step, finished_match, new_match, play_at_random
from tests.ui.mouse import MousePlayer, settle


@pytest.fixture
def worker(monkeypatch):
    return replace_worker(monkeypatch)


def coach(window):
    return window.game.current.bots_at_table.coach


def mark(window):
    return window.game.context.controls.coach_mark


def begin_at_whole_hand(window, worker):
    """Begins a match of Gueules Noires in which a person with a coach must put several drawn pieces back."""
    window.settings.set_text("coach/modes", json.dumps({FIRST_NAMES[0]: CoachMode.CAREFUL.value}))
    match = play_at_random(
        any_game.play("gueules_noires", "pb", 0),
        lambda now: at_step(GNStep.RETURN)(now) and now.decision.actor == 0 and len(now.state.hand) > 3,
    )
    worker.best = match.game.legal_moves(match.state)[-1:]
    window.begin(match)
    settle()
    return match


def click_whole_hand(window):
    """Puts all drawn pieces under the stack with one choice of side."""
    for element in (gn_elements.WHOLE_HAND, gn_elements.UNDER_STACK):
        MousePlayer(window).click(element)


def drag_a_piece(window):
    """Drags pieces along a move. Returns a function that tells which pieces lie in another place than before."""
    hands = MousePlayer(window)
    paths = (path for path, _ in window.controller.moves if len(path) == 2)
    start, target = next(path for path in paths if hands.scene.pieces_of(path[0]) and hands.scene.area_of(path[1]))
    homes = {item.piece.id: item.pos() for item in hands.scene.pieces_of(start)}
    hands.drag(start, target)
    return lambda: [
        number for number, home in homes.items() if (hands.scene.item(number).pos() - home).manhattanLength() > 1
    ]


class TestModeOff:
    def test_no_move_is_reviewed(self, window, worker):
        match = begin(window, CoachMode.OFF)
        move = choose(window)
        assert match.entries[1].move == move or move in match.log
        assert not worker.asked
        assert mark(window).isHidden()
        assert CoachMemory(window.settings).assisted_seats(match) == frozenset()

    def test_coach_is_unavailable_without_rollouts(self, window, worker, monkeypatch):
        monkeypatch.setattr(BotService, "can_rollout", lambda _self, _name: False)
        begin(window, CoachMode.CAREFUL)
        at.players_menu(window).about_to_open.emit()
        assert not at.players_menu(window).coach_menu.isEnabled()
        choose(window)
        assert not worker.asked


class TestQuietMode:
    @pytest.mark.parametrize(
        "loss, word", [(0.0, "best"), (0.5, "fine"), (2.0, "cost about 2 points"), (6.0, "cost about 5 points")]
    )
    def test_the_move_is_played_at_once_and_marked_later(self, qtbot, window, worker, loss, word):
        worker.loss = loss
        match = begin(window, CoachMode.QUIET)
        move = choose(window)
        assert move in match.log
        qtbot.waitUntil(lambda: not mark(window).isHidden())
        assert mark(window).text() == word
        assert mark(window).accessibleName().startswith("Coach: ")
        assert not card(window).isVisible()

    def test_an_undone_move_has_no_mark(self, qtbot, window, worker):  # noqa: ARG002 - the coach uses it
        begin(window, CoachMode.QUIET, "pp")
        choose(window)
        qtbot.waitUntil(lambda: not coach(window)._question)
        window.game.current.session.undo()
        assert mark(window).isHidden()

    def test_another_person_does_not_see_the_mark(self, qtbot, window, worker):  # noqa: ARG002 - the coach uses it
        begin(window, CoachMode.QUIET, "pp")
        choose(window)
        qtbot.waitUntil(lambda: not coach(window)._question)
        assert window.controller.viewer == 1
        assert mark(window).isHidden()


class TestCarefulMode:
    def test_costly_move_waits_and_leaves_match_and_autosave_unchanged(self, qtbot, window, worker):  # noqa: ARG002 - the coach uses it
        match = begin(window, CoachMode.CAREFUL)
        before = record.dumps(match), [file.read_bytes() for file in at.autosave(window).folder.glob("*")]
        choose(window)
        qtbot.waitUntil(card(window).isVisible)
        after = record.dumps(match), [file.read_bytes() for file in at.autosave(window).folder.glob("*")]
        assert after == before
        assert [button.text() for button in card(window).buttons] == ["Look again", "Play my move"]
        assert card(window).buttons[0].hasFocus() or not window.isActiveWindow()

    def test_warning_does_not_reveal_the_better_move(self, qtbot, window, worker):  # noqa: ARG002 - the coach uses it
        match = begin(window, CoachMode.CAREFUL)
        before, picture = texts_of(window), at.view(window).grab().toImage()
        choose(window)
        qtbot.waitUntil(card(window).isVisible)
        new = texts_of(window) - before
        assert new == {
            "There is something better",
            "Look again, or play your move.",
            "Look again",
            "Play my move",
            "Close",
            "Close (Esc)",
        }
        assert at.view(window).grab().toImage() == picture
        better = at.texts(window).moves.line(match.state, GAME.legal_moves(match.state)[-1])
        assert not any(better in text for text in new)

    def test_dragged_pieces_return_before_the_warning(self, qtbot, window, worker):  # noqa: ARG002 - the coach uses it
        begin(window, CoachMode.CAREFUL)
        moved = drag_a_piece(window)
        assert moved()
        qtbot.waitUntil(card(window).isVisible)
        qtbot.waitUntil(lambda: not moved())
        assert not at.inner_table(window).hand.pieces

    def test_dragged_pieces_return_if_the_mode_changes_during_the_wait(self, qtbot, window, worker):
        worker.ready = False
        begin(window, CoachMode.CAREFUL)
        moved = drag_a_piece(window)
        assert moved()
        coach(window).set_mode(0, CoachMode.OFF)
        qtbot.waitUntil(lambda: not moved())
        assert not at.inner_table(window).hand.pieces

    def test_look_again_leaves_the_match_as_it_is(self, qtbot, window, worker):  # noqa: ARG002 - the coach uses it
        match, move = show_warning(qtbot, window)
        card(window).buttons[0].click()
        assert not card(window).isVisible()
        assert move not in match.log

    def test_the_same_move_again_is_played_without_a_second_warning(self, qtbot, window, worker):
        match, move = show_warning(qtbot, window)
        card(window).buttons[0].click()
        choose(window)
        assert move in match.log
        assert len(worker.asked) == 1
        assert mark(window).text() == "cost about 5 points"

    def test_play_my_move_makes_and_marks_the_move(self, qtbot, window, worker):  # noqa: ARG002 - the coach uses it
        match, move = show_warning(qtbot, window)
        card(window).buttons[1].click()
        assert move in match.log
        assert not card(window).isVisible()
        assert mark(window).text() == "cost about 5 points"

    def test_play_my_move_puts_the_whole_hand_back(self, qtbot, window, worker):
        match = begin_at_whole_hand(window, worker)
        click_whole_hand(window)
        qtbot.waitUntil(card(window).isVisible)
        worker.loss = 0.0
        card(window).buttons[1].click()
        qtbot.waitUntil(lambda: match.state.step is not GNStep.RETURN)

    def test_a_single_piece_of_the_hand_goes_back_alone_after_look_again(self, qtbot, window, worker):
        match = begin_at_whole_hand(window, worker)
        click_whole_hand(window)
        qtbot.waitUntil(card(window).isVisible)
        worker.loss = 0.0
        card(window).buttons[0].click()
        before = match.ply
        window.game.current.session.choose(match.game.legal_moves(match.state)[1])
        qtbot.waitUntil(lambda: match.ply > before)
        settle()
        assert match.ply == before + 1

    def test_a_single_piece_chosen_while_the_whole_hand_waits_goes_back_alone(self, qtbot, window, worker):
        match = begin_at_whole_hand(window, worker)
        worker.loss, worker.ready = 0.0, False
        click_whole_hand(window)
        before = match.ply
        window.game.current.session.choose(match.game.legal_moves(match.state)[1])
        worker.ready = True
        qtbot.waitUntil(lambda: match.ply > before)
        settle()
        assert match.ply == before + 1

    def test_escape_works_like_look_again(self, qtbot, window, worker):  # noqa: ARG002 - the coach uses it
        match, move = show_warning(qtbot, window)
        QTest.keyClick(card(window).buttons[0], Qt.Key.Key_Down)
        QTest.keyClick(card(window).buttons[1], Qt.Key.Key_Escape)
        assert not card(window).isVisible()
        assert move not in match.log

    def test_a_good_move_is_played_and_marked(self, qtbot, window, worker):
        worker.loss = 0.0
        match = begin(window, CoachMode.CAREFUL)
        move = choose(window)
        qtbot.waitUntil(lambda: move in match.log)
        assert mark(window).text() == "best"

    @pytest.mark.parametrize("mode", [CoachMode.CAREFUL, CoachMode.LESSON])
    def test_lesson_mode_warns_at_a_smaller_loss(self, qtbot, window, worker, mode):
        worker.loss = 2.4
        match = begin(window, mode)
        move = choose(window)
        qtbot.waitUntil(lambda: card(window).isVisible() or move in match.log)
        assert card(window).isVisible() == (mode is CoachMode.LESSON)

    def test_move_is_played_if_the_review_takes_too_long(self, qtbot, window, worker, monkeypatch):
        monkeypatch.setattr(controller, "HOLD_LIMIT", 30)
        worker.ready = False
        match = begin(window, CoachMode.CAREFUL)
        move = choose(window)
        assert move not in match.log
        qtbot.waitUntil(lambda: move in match.log)
        assert mark(window).isHidden()

    def test_move_is_played_if_the_review_fails(self, qtbot, window, worker):
        worker.failure = BotFailure(BotFailureKind.CRASHED, "gone")
        match = begin(window, CoachMode.CAREFUL)
        move = choose(window)
        qtbot.waitUntil(lambda: move in match.log)

    def test_another_choice_replaces_the_waiting_move(self, qtbot, window, worker):
        worker.loss = 0.0
        worker.ready = False
        match = begin(window, CoachMode.CAREFUL)
        first, second = choose(window), choose(window, 1)
        worker.ready = True
        qtbot.waitUntil(lambda: second in match.log)
        assert first not in match.log

    def test_an_undo_drops_the_waiting_move(self, qtbot, window, worker):
        worker.loss = 0.0
        match = begin(window, CoachMode.CAREFUL, "pp")
        choose(window)
        qtbot.waitUntil(lambda: match.decision.actor == 1)
        window.settings.set_text("coach/modes", json.dumps({"Jost": "careful"}))
        worker.ready = False
        move = choose(window)
        window.game.current.session.undo()
        worker.ready = True
        settle()
        assert move not in match.log
        assert not coach(window)._question

    def test_a_placement_of_a_plan_does_not_wait(self, window, worker):
        match = begin(window, CoachMode.CAREFUL)
        play_at_random(match, lambda now: at_step(Step.PLANNING)(now) and now.decision.actor == 0)
        window.begin(match)
        move = choose(window)
        assert match.log[-1] == move
        assert not worker.asked


class TestMenu:
    def test_menu_sets_the_mode_of_a_person(self, window, worker):  # noqa: ARG002 - the coach uses it
        begin(window, CoachMode.OFF)
        menu = at.players_menu(window)
        menu.about_to_open.emit()
        assert [action.isChecked() for action in menu.coach_menu.actions()] == [True, False, False, False]
        menu.coach_menu.actions()[2].trigger()
        assert CoachMemory(window.settings).mode_of("Anna") is CoachMode.CAREFUL

    def test_each_person_has_a_menu(self, window, worker):  # noqa: ARG002 - the coach uses it
        begin(window, CoachMode.QUIET, "ppb")
        menu = at.players_menu(window)
        menu.about_to_open.emit()
        assert [action.text() for action in menu.coach_menu.actions()] == ["Anna", "Jost"]

    def test_mode_off_hides_the_mark(self, qtbot, window, worker):  # noqa: ARG002 - the coach uses it
        begin(window, CoachMode.QUIET)
        choose(window)
        qtbot.waitUntil(lambda: not mark(window).isHidden())
        coach(window).set_mode(0, CoachMode.OFF)
        assert mark(window).isHidden()


class TestMemory:
    def test_help_is_remembered_for_the_match(self, qtbot, window, worker):  # noqa: ARG002 - the coach uses it
        match, _ = show_warning(qtbot, window)
        memory = CoachMemory(window.settings)
        assert memory.assisted_seats(match) == {0}
        assert memory.assisted_seats(new_match(seed=2)) == frozenset()
        assert window.loaded_parts.results._result_of(finished_match(), 1, 1).seats[0].is_assisted

    def test_matches_with_help_do_not_count_for_the_rating(self):
        match = finished_match("pb")
        bots = {match.seats[1].player: 0.0}
        for assisted, games in (((), 1), ((0,), None)):
            result = result_of(match, 1, 1, None, assisted)
            found = _person_rating([(result, result.seats[0])], bots)
            assert (found and found.games) == games

    def test_matches_with_a_handicap_do_not_count_for_the_rating(self):
        match = finished_match("pb")
        bots = {match.seats[1].player: 0.0}
        match.seats = (match.seats[0], evolve(match.seats[1], handicap=5))
        result = result_of(match, 1, 1)
        assert _person_rating([(result, result.seats[0])], bots) is None

    def test_hint_counts_as_help(self, window, worker):  # noqa: ARG002 - replaces a bot
        match = begin(window, CoachMode.OFF)
        at.hint_controller(window).toggle_hint()
        assert CoachMemory(window.settings).assisted_seats(match) == {0}

    def test_coach_forgets_a_person_that_the_results_forget(self, window):
        memory = CoachMemory(window.settings)
        memory.set_mode("Anna", CoachMode.LESSON)
        window.loaded_parts.results.person_forgotten.emit("Anna")
        assert memory.mode_of("Anna") is CoachMode.OFF
        assert not window.settings.text("coach/modes")

    @pytest.mark.parametrize("text", ["[", "[1]", '{"Anna": 7}', '{"Anna": ["quiet"]}', '{"Anna": "loud"}'])
    def test_damaged_settings_count_as_off(self, tmp_path, text):
        settings = Settings(tmp_path)
        settings.set_text("coach/modes", text)
        assert CoachMemory(settings).mode_of("Anna") is CoachMode.OFF

    def test_memory_keeps_only_the_latest_persons_and_matches(self, tmp_path):
        settings = Settings(tmp_path)
        memory = CoachMemory(settings)
        for number in range(MAX_PERSONS + 1):
            memory.set_mode(str(number), CoachMode.QUIET)
        assert memory.mode_of("0") is CoachMode.OFF
        assert memory.mode_of(str(MAX_PERSONS)) is CoachMode.QUIET
        settings.set_text("coach/matches", json.dumps({str(number): [0] for number in range(MAX_MATCHES)}))
        memory.note_help(new_match(), 1)
        stored = json.loads(settings.text("coach/matches"))
        assert len(stored) == MAX_MATCHES
        assert "0" not in stored


def test_card_is_measured_with_its_new_title(qtbot, look):
    card, heights = CoachCard(look), []
    qtbot.addWidget(card)
    for title in ("coal", "coal " * 20):
        card.show_step(title, "wood " * 20, [])
        heights.append(card.fitting_size((300,), 1000).height())
    assert heights[1] > heights[0]


@pytest.mark.parametrize("answers, focused", [([], "close_button"), ([CoachAnswer("Jost", list)], "answer")])
def test_focus_of_a_card_stays_on_it_when_its_answers_change(qtbot, look, answers, focused):
    card = CoachCard(look)
    qtbot.addWidget(card)
    with qtbot.waitActive(card):
        card.show_step("Anna", "Grete", [CoachAnswer("Henrik", list)])
    card.take_focus()
    card.show_step("Anna", "Grete", answers)
    assert card.focusWidget() is (card.close_button if focused == "close_button" else card.buttons[0])


def texts_of(window):
    """All texts of a window: visible texts, tooltips, and texts for screen readers."""
    found = set()
    for widget in window.findChildren(QWidget):
        if widget.isVisible():
            text = widget.text() if isinstance(widget, QLabel) or hasattr(widget, "text") else ""
            found |= {text, widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()}
    found |= names_below(QAccessible.queryAccessibleInterface(at.view(window)))
    return found - {""}


def names_below(interface):
    """Names and descriptions of an interface for screen readers and of all that it contains."""
    if interface is None:
        return set()
    found = {interface.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)}
    for place in range(interface.childCount()):
        found |= names_below(interface.child(place))
    return found
