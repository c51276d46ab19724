"""Bubbles at the cards of bots: dots while a bot thinks, and the question about its last move."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from haspelknecht_qt.core.choices import last_explainable_move, seats_with_explainable_moves
from haspelknecht_qt.game_ui.haspelknecht.regions import arrange
from haspelknecht_qt.table import bubbles, elements
from haspelknecht_qt.table.bubbles import FRAME_COUNT, BotBubbles
from haspelknecht_qt.table.places import PlaceState
from haspelknecht_qt.table.window_plan import LayoutMode, mode_for
from haspelknecht_qt.ui.hints import client as asking
from tests.ui import at_window as at
from tests.ui.hint_workers import PreparedHintWorker
from tests.ui.matches import finished_match, new_match, play_at_random
from tests.ui.mouse import settle
from tests.ui.test_bots_at_table import Slow


@pytest.fixture
def slow(window, monkeypatch):
    """Slow bot in place of all bots of the window."""
    bot = Slow()
    monkeypatch.setattr(at.bots(window), "_make_worker", lambda _name, _game: bot)
    return bot


@pytest.fixture
def hint_worker(monkeypatch):
    hint_worker = PreparedHintWorker()
    monkeypatch.setattr(asking, "HintWorker", lambda _game, _bot_factory: hint_worker)
    return hint_worker


def after_a_bots_move(kinds="pb"):
    """Match in which a bot has moved and a person must act."""
    return play_at_random(
        new_match(kinds),
        lambda match: match.decision.actor == 0 and any(entry.actor == len(kinds) - 1 for entry in match.entries),
    )


def bots_turn():
    return play_at_random(new_match("pb"), lambda match: match.decision.actor == 1)


class TestDots:
    def test_dots_move_while_a_bot_thinks(self, qtbot, qapp):  # noqa: ARG002 - timers need an application
        frames = []
        bot_bubble = BotBubbles()
        bot_bubble.changed.connect(lambda: frames.append(bot_bubble.frame))
        bot_bubble.set_thinking_seat(1)
        qtbot.waitUntil(lambda: len(frames) > 3)
        assert frames[:4] == [0, 1, 2, 3]
        bot_bubble.set_thinking_seat(None)
        assert not bot_bubble._timer.isActive()
        assert frames[-1] == 0

    def test_dots_do_not_move_with_reduced_motion(self, qtbot, qapp):  # noqa: ARG002 - timers need an application
        frames = []
        bot_bubble = BotBubbles()
        bot_bubble.changed.connect(lambda: frames.append(bot_bubble.frame))
        bot_bubble.set_animated(False)
        bot_bubble.set_thinking_seat(1)
        qtbot.wait(3 * bubbles.FRAME_INTERVAL)
        assert frames == [0]

    def test_moving_dots_come_to_rest_with_reduced_motion(self, qtbot, qapp):  # noqa: ARG002 - timers need an application
        frames = []
        bot_bubble = BotBubbles()
        bot_bubble.changed.connect(lambda: frames.append(bot_bubble.frame))
        bot_bubble.set_thinking_seat(1)
        qtbot.waitUntil(lambda: len(frames) > 2)
        bot_bubble.set_animated(False)
        assert frames[-1] == 0

    def test_every_dot_rises_within_its_range(self):
        heights = [[bubbles._dot_height(frame, number) for number in range(3)] for frame in range(FRAME_COUNT)]
        assert heights[0] == [0.0, 0.0, 0.0]
        assert all(0.0 <= height <= 1.0 for frame in heights for height in frame)
        assert all(max(frame[number] for frame in heights) > 0.5 for number in range(3))

    def test_dots_are_shown_at_the_card_of_the_thinking_bot(self, qtbot, window, slow):
        window.begin(bots_turn())
        qtbot.waitUntil(lambda: slow.asked is not None)
        assert at.bubbles(window).thinking_seat is None
        qtbot.waitUntil(lambda: at.bubbles(window).thinking_seat == 1)
        item = at.stage(window).sheets.item("voice.0")
        assert item.isVisible()
        slow.answer = None
        at.pause_button(window).click()
        assert at.bubbles(window).thinking_seat is None
        assert not item.isVisible()

    def test_motion_of_the_dots_follows_the_settings(self, qtbot, open_window, monkeypatch):
        window = open_window(speed="normal")
        bot = Slow()
        monkeypatch.setattr(at.bots(window), "_make_worker", lambda _name, _game: bot)
        window.begin(bots_turn())
        qtbot.waitUntil(lambda: at.bubbles(window).thinking_seat == 1)
        assert at.bubbles(window)._timer.isActive()
        at.choose(window, "motion", "reduced")
        assert not at.bubbles(window)._timer.isActive()
        assert at.bubbles(window).thinking_seat == 1

    def test_dots_vanish_when_the_match_is_left(self, qtbot, window, slow):  # noqa: ARG002 - thinks for ever
        window.begin(bots_turn())
        qtbot.waitUntil(lambda: at.bubbles(window).thinking_seat == 1)
        window.show_start()
        assert at.bubbles(window).thinking_seat is None


class TestQuestion:
    def test_question_is_offered_for_a_bot_that_has_moved(self, window):
        match = after_a_bots_move()
        window.begin(match)
        assert at.bubbles(window).askable_seats == (1,)
        assert seats_with_explainable_moves(match, match.entries) == (1,)

    def test_no_question_for_persons_or_before_the_first_move(self, window):
        window.begin(after_a_bots_move("pp"))
        assert at.bubbles(window).askable_seats == ()
        window.begin(new_match("pb"))
        at.bots_at_table(window).set_paused(True)
        assert at.bubbles(window).askable_seats == ()

    def test_click_on_the_bubble_opens_the_hint_card(self, qtbot, window, hint_worker):  # noqa: ARG002 - replaces the real worker
        window.begin(after_a_bots_move())
        settle()
        QTest.mouseClick(at.view(window).viewport(), Qt.MouseButton.LeftButton, pos=middle(window, 1))
        card = at.hint_card(window)
        qtbot.waitUntil(card.isVisible)
        assert "Jost" in card.title.text()
        assert window.table._shown_opponent is None
        assert at.inner_table(window).place_state("why.1") is PlaceState.IDLE

    def test_keyboard_reaches_the_bubble_after_its_card(self, qtbot, window, hint_worker):  # noqa: ARG002 - replaces the real worker
        window.begin(after_a_bots_move())
        settle()
        stops = [stop.element for stop in at.inner_table(window).scene.focus_stops()]
        assert stops.index("why.1") == stops.index("seat.1") + 1
        at.inner_table(window).selection.choose("why.1")
        qtbot.waitUntil(at.hint_card(window).isVisible)

    def test_bubble_has_an_accessible_name_and_description(self, window):
        window.begin(after_a_bots_move())
        settle()
        words = at.tree(window)._accessible_texts
        elements = [stop.element for stop in at.inner_table(window).scene.focus_stops()]
        part = next(part for part in words.parts(elements) if part.id == "seat.1")
        assert part.elements == ("seat.1", "why.1")
        assert at.stage(window).element_name("why.1") == "Why did Jost do that?"
        assert "hoped for" in words.description(("why.1",))

    def test_pointer_highlights_the_bubble(self, window):
        window.begin(after_a_bots_move())
        settle()
        item = at.stage(window).sheets.item("voice.0")
        before = item.pixmap().toImage()
        window.table._hover(("why.1",))
        assert item.pixmap().toImage() != before
        window.table._hover(())
        assert item.pixmap().toImage() == before

    def test_no_bot_can_be_asked_while_a_past_position_is_shown(self, window):
        window.begin(after_a_bots_move())
        at.trigger(window, "replay")
        at.replay(window).step(-1)
        assert at.bubbles(window).askable_seats == ()
        at.replay(window).leave()
        assert at.bubbles(window).askable_seats == (1,)

    def test_each_bot_has_its_own_explainable_move(self):
        match = finished_match("pbb", seed=4)
        assert seats_with_explainable_moves(match, match.entries) == (1, 2)
        for seat in (1, 2):
            assert last_explainable_move(match, match.entries, seat).actor == seat

    def test_explainable_move_had_an_alternative(self):
        match = finished_match("pb", seed=4)
        entry = last_explainable_move(match, match.entries, 1)
        assert entry.decision.step == "planning" or len(match.game.legal_moves(match.state_at(entry.ply))) > 1

    def test_drop_on_the_bubble_asks_no_question(self, qtbot, window, hint_worker):  # noqa: ARG002 - replaces the real worker
        window.begin(after_a_bots_move())
        settle()
        window.table._handle_refused_path(("pool.A.black", "why.1"))
        assert not at.hint_card(window).isVisible()


def middle(window, seat):
    """The middle of a seat's bubble in the view."""
    area = at.inner_table(window).scene.area_of(elements.bot_bubble(seat))
    return at.view(window).mapFromScene(area.center)


@pytest.mark.parametrize("size", [(1132, 664), (1232, 720), (1554, 1080), (3110, 2160)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bubble_lies_on_the_table_and_off_the_score(size, seats):
    mode = mode_for(*size)
    regions = arrange(mode, *size, seats)
    for card in regions.opponents:
        box = bubbles.bubble_box(card, mode)
        assert box.x >= 0
        assert box.right < card.x + card.width / 2
        assert box.bottom < card.y + 14
        assert box.y > regions.prompt.bottom - 1 or mode is LayoutMode.WIDE
