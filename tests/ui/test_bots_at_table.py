"""Bots at the table: pace, pause, changes of players, untrusted bots and failed bots."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from haspelknecht_qt.bots.levels import RANDOM, RandomBot
from haspelknecht_qt.bots.process import BotFailure, BotFailureKind
from haspelknecht_qt.bots.third_party import FileBotFactory
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.ui.match.bot_turns import POLL_INTERVAL, BotTurns
from haspelknecht_qt.ui.match.bots import BotService, random_bot_factories
from haspelknecht_qt.ui.widgets.drop_down import DropDown
from tests.core.toy import Confirm, Place
from tests.languages import expected
from tests.toy.playing import GAMES, finished_match, legal, new_match, planning_match, play_at_random
from tests.toy.texts import GAME
from tests.ui import at_window as at
from tests.ui.mouse import settle
from tests.ui.toy_window import begin, take_seat

pytestmark = pytest.mark.usefixtures("only_toy")


class Slow:
    """Bot in a seat that answers when a test sets `answer`."""

    def __init__(self):
        self.asked = None
        self.answer = None
        self.cancelled = 0

    def ask(self, observation, decision, legal_moves, seed, ply, limit=0.0):  # noqa: ARG002 - parameters of every bot
        self.asked, self.answer = decision, None

    def poll(self):
        return self.answer

    def cancel(self):
        self.cancelled += 1

    def close(self):
        self.answer = None


@pytest.fixture
def slow(window, monkeypatch):
    """Slow bot in place of all bots of the window."""
    bot = Slow()
    monkeypatch.setattr(at.bots(window), "_make_worker", lambda _name, _game: bot)
    return bot


def bots_turn():
    """Match of a person and a bot in which the bot must act."""
    return play_at_random(new_match("pb"), lambda match: match.decision.actor == 1)


class TestTurns:
    """Times at which bots move."""

    @pytest.fixture
    def make_turns(self, qapp):  # noqa: ARG002 - timers need an application
        made = []

        def make(**options):
            made.append(BotTurns(bots_turn(), BotService(random_bot_factories), **options))
            return made[-1]

        yield make
        for turns in made:
            turns.close()

    def test_bot_waits_for_its_pause_before_it_moves(self, qtbot, make_turns):
        # The test ends the pause: a pause of some milliseconds might be over when a slow machine comes to check.
        pause = [60_000]
        turns = make_turns(bot_pause=lambda: pause[0])
        turns.wake()
        qtbot.waitUntil(lambda: turns._answer is not None)
        with qtbot.assertNotEmitted(turns.chosen, wait=2 * POLL_INTERVAL):
            pass
        with qtbot.waitSignal(turns.chosen):
            pause[0] = 0

    def test_bot_thinks_while_the_table_is_busy_and_moves_when_it_is_idle(self, qtbot, make_turns):
        busy = [True]
        turns = make_turns(is_table_busy=lambda: busy[0])
        turns.wake()
        assert turns.thinking_seat is None
        with qtbot.assertNotEmitted(turns.chosen, wait=150):
            qtbot.waitUntil(lambda: turns._answer is not None)
        with qtbot.waitSignal(turns.chosen):
            busy[0] = False

    def test_paused_bot_does_not_move(self, qtbot, make_turns):
        turns = make_turns()
        turns.set_paused(True)
        with qtbot.assertNotEmitted(turns.chosen, wait=120):
            turns.wake()
        with qtbot.waitSignal(turns.chosen):
            turns.set_paused(False)

    def test_pause_discards_the_answer_of_a_bot(self, qtbot, make_turns):
        pause = [60_000]
        turns = make_turns(bot_pause=lambda: pause[0])
        turns.wake()
        qtbot.waitUntil(lambda: turns._answer is not None)
        turns.set_paused(True)
        pause[0] = 0
        with qtbot.assertNotEmitted(turns.chosen, wait=2 * POLL_INTERVAL):
            pass


class TestBotControls:
    """Status and controls of the bots in the window."""

    def test_prompt_names_the_thinking_bot(self, qtbot, window, slow):
        window.begin(bots_turn())
        qtbot.waitUntil(lambda: "Jost is thinking" in at.second_line(window).full_text)
        assert slow.asked.actor == 1

    def test_button_pauses_the_bots_and_key_resumes_them(self, qtbot, window, slow):
        window.begin(bots_turn())
        qtbot.waitUntil(lambda: slow.asked is not None)
        at.pause_button(window).click()
        assert slow.cancelled
        assert "Bots paused. " in at.second_line(window).full_text
        assert at.players_menu(window).pause.isChecked()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        slow.asked = None
        QTest.keyClick(at.view(window), Qt.Key.Key_P)
        qtbot.waitUntil(lambda: slow.asked is not None)
        assert "Bots paused. " not in at.second_line(window).full_text

    def test_chosen_pace_is_stored_in_the_settings(self, window):
        at.players_menu(window)._paces["slow"].trigger()
        assert window.settings.bot_pace == "slow"

    def test_match_without_bots_has_no_pause(self, window):
        window.begin(planning_match("pp"))
        assert at.pause_button(window).isHidden()
        assert not at.players_menu(window).pause.isEnabled()
        assert not at.hint_button(window).isHidden()

    def test_finished_match_cannot_be_paused(self, window):
        window.begin(finished_match("pb"))
        assert not at.pause_button(window).isHidden()
        assert not at.pause_button(window).isEnabled()
        assert not at.players_menu(window).pause.isEnabled()
        window.begin(bots_turn())
        assert at.pause_button(window).isEnabled()

    def test_pause_stops_a_match_of_bots(self, qtbot, window):
        window.begin(new_match("bb"))
        match = at.match(window)
        qtbot.waitUntil(lambda: match.ply > 12)
        at.bots_at_table(window).set_paused(True)
        ply = match.ply
        qtbot.wait(150)
        assert match.ply == ply

    def test_undo_in_a_match_of_bots_pauses_them(self, qtbot, window):
        window.begin(new_match("bb"))
        match = at.match(window)
        qtbot.waitUntil(lambda: isinstance(match.log[-1], Place) and window.controller.why_not_undo() is None)
        window.session.undo()
        ply = match.ply
        assert at.turns(window).is_paused
        qtbot.wait(120)
        assert match.ply == ply


class TestChangeOfPlayer:
    """Change of the player of a seat during a match."""

    def test_person_can_take_over_the_seat_of_a_bot(self, qtbot, window, slow):
        window.begin(bots_turn())
        qtbot.waitUntil(lambda: slow.asked is not None)
        at.players_menu(window).about_to_open.emit()
        action = next(action for action in at.players_menu(window).seat_menus[1].actions() if action.data() == PERSON)
        action.trigger()
        assert slow.cancelled
        take_seat(window)
        assert window.controller.may_play
        assert window.controller.viewer == 1
        assert at.match(window).seats[1].is_person

    def test_undo_after_a_bot_took_over_returns_to_the_persons_decision(self, qtbot, window):
        match = planning_match("pp")
        begin(window, match)
        first = match.decision.actor
        place = legal(match, Place)
        window.controller.play(place)
        window.controller.play(Confirm())
        at.bots_at_table(window).give_seat(match.decision.actor, RANDOM)
        qtbot.waitUntil(lambda: match.decision is None or match.decision.actor == first)
        assert not match.seats[1 - first].is_person
        if window.controller.why_not_undo() is None:
            window.session.undo()
            assert match.decision.actor == first

    def test_change_of_player_is_stored_in_the_record(self, window):
        window.begin(planning_match("pp"))
        at.bots_at_table(window).give_seat(1, RANDOM)
        restored = record.loads(record.dumps(at.match(window)), "test", GAMES)
        assert [seat.player for seat in restored.seats] == [PERSON, RANDOM]

    def test_menu_lists_each_seat_once(self, window):
        window.begin(planning_match("pb"))
        for _ in range(2):
            at.players_menu(window).about_to_open.emit()
        titles = [action.text() for action in at.players_menu(window).actions() if action.menu() is not None]
        assert [title for title in titles if title.startswith("Jost")] == ["Jost: Random"]

    @pytest.mark.parametrize("make_match", [planning_match, finished_match])
    def test_only_players_of_an_unfinished_match_can_be_changed(self, window, make_match):
        match = make_match("pb")
        window.begin(match)
        at.players_menu(window).about_to_open.emit()
        enabled = [menu.menuAction().isEnabled() for menu in at.players_menu(window).seat_menus]
        assert enabled == [not match.is_over] * 2

    def test_an_unknown_bot_gets_no_seat(self, window):
        window.begin(planning_match("pb"))
        with pytest.raises(KeyError):
            window.controller.set_player(1, "nobody")
        assert at.match(window).seats[1].player == RANDOM


class TestUntrustedBots:
    """Code of third parties runs only after a person has allowed it."""

    @pytest.fixture
    def trace(self, window, tmp_path):
        """File that the code of a third-party bot creates when it runs. The window knows this bot."""
        trace = tmp_path / "was here"
        module = tmp_path / "loud.py"
        module.write_text(
            f"""open({str(trace)!r}, "w").close()
from tests.bots.my_module import make_bot
""",
            encoding="utf-8",
        )
        at.bots(window)._bot_factories = {**random_bot_factories(), "loud": FileBotFactory(module)}
        return trace

    @pytest.fixture
    def untrusted_origin(self, qtbot, window, trace):  # noqa: ARG002 - the window must know the bot
        match = bots_turn()
        match.set_player(1, "loud")
        window.begin(match)
        qtbot.waitUntil(lambda: at.untrusted_origin(window) is not None)
        return at.untrusted_origin(window)

    def test_player_is_asked_before_untrusted_code_runs(self, window, untrusted_origin, trace):
        assert "loud" in untrusted_origin.headline.text()
        assert "loud.py" in untrusted_origin.words.text()
        assert at.turns(window).is_paused
        settle()
        assert not trace.exists()

    def test_allowed_bot_plays_without_another_question(self, qtbot, window, untrusted_origin, trace):
        ply = at.match(window).ply
        untrusted_origin.buttons[-1].click()
        qtbot.waitUntil(lambda: at.match(window).ply > ply, timeout=20_000)
        assert trace.exists()
        match = bots_turn()
        match.set_player(1, "loud")
        window.begin(match)
        qtbot.waitUntil(lambda: at.match(window).ply > ply, timeout=20_000)
        assert at.untrusted_origin(window) is None

    def test_random_bot_replaces_a_rejected_bot(self, qtbot, window, untrusted_origin, trace):
        ply = at.match(window).ply
        untrusted_origin.reject()
        assert at.match(window).seats[1].player == RANDOM
        qtbot.waitUntil(lambda: at.match(window).ply > ply, timeout=20_000)
        assert not trace.exists()

    def test_enter_rejects_an_untrusted_bot(self, window, untrusted_origin, trace):
        QTest.keyClick(untrusted_origin, Qt.Key.Key_Return)
        assert at.match(window).seats[1].player == RANDOM
        assert not trace.exists()

    def test_question_closes_when_the_match_is_left(self, window, untrusted_origin):
        window.show_start()
        assert not untrusted_origin.isVisible()
        assert at.untrusted_origin(window) is None

    def test_request_to_an_untrusted_bot_is_refused(self, window, trace):
        bots = at.bots(window)
        with pytest.raises(PermissionError, match="loud"):
            bots.ask(1, "loud", GAME, None)
        assert not trace.exists()


class TestFailedBot:
    """Dialog about a bot that has failed."""

    @pytest.fixture
    def lost(self, qtbot, window, slow, monkeypatch):
        monkeypatch.setattr(at.bots(window), "_bot_factories", {**random_bot_factories(), "other": RandomBot})
        window.begin(bots_turn())
        qtbot.waitUntil(lambda: slow.asked is not None)
        at.bots(window).failed.emit(1, BotFailure(BotFailureKind.CRASHED, "ValueError: no"))
        settle()
        return at.lost_bot(window)

    def test_failure_is_shown_and_the_match_is_paused(self, window, lost):
        assert "Jost" in lost.headline.text()
        assert "ValueError" in lost.details.toPlainText()
        assert at.turns(window).is_paused

    def test_headline_says_how_the_bot_has_failed(self, window, slow, qtbot):
        window.begin(bots_turn())
        qtbot.waitUntil(lambda: slow.asked is not None)
        headlines = []
        for fault in BotFailureKind:
            at.bots(window).failed.emit(1, BotFailure(fault, ""))
            headlines.append(at.lost_bot(window).headline.text())
            at.lost_bot(window).reject()
        assert all("Jost" in headline for headline in headlines)
        assert len(set(headlines)) == len(BotFailureKind)

    def test_person_can_replace_the_failed_bot(self, window, lost):
        choice = lost.findChild(DropDown)
        choice.setCurrentIndex(choice.findData(PERSON))
        lost.buttons[-1].click()
        assert at.match(window).seats[1].is_person
        take_seat(window)
        assert window.controller.may_play
        assert not at.turns(window).is_paused

    def test_another_bot_can_replace_the_failed_bot(self, window, lost):
        choice = lost.findChild(DropDown)
        choice.setCurrentIndex(choice.findData("other"))
        lost.buttons[-1].click()
        assert at.match(window).seats[1].player == "other"
        assert not at.turns(window).is_paused

    def test_random_bot_replaces_the_failed_bot_if_the_dialog_is_closed(self, window, lost):
        lost.reject()
        assert at.match(window).seats[1].player == RANDOM

    def test_dialog_closes_when_the_match_is_left(self, window, lost):
        window.show_start()
        assert not lost.isVisible()
        assert at.lost_bot(window) is None

    def test_uninstalled_bot_is_reported_and_replaced_by_the_random_bot(self, qtbot, window):
        match = bots_turn()
        match.set_player(1, "uninstalled")
        ply = match.ply
        window.begin(match)
        qtbot.waitUntil(lambda: at.lost_bot(window) is not None)
        assert "uninstalled" in at.lost_bot(window).headline.text()
        assert (match.ply, at.turns(window).is_paused) == (ply, True)
        at.lost_bot(window).buttons[-1].click()
        assert match.seats[1].player == RANDOM
        qtbot.waitUntil(lambda: match.ply > ply)

    def test_error_of_a_real_bot_is_reported_and_the_random_bot_continues(self, qtbot, window, monkeypatch):
        bot_factories = {**random_bot_factories(), "broken": failing_factory}
        monkeypatch.setattr(at.bots(window), "_bot_factories", bot_factories)
        match = bots_turn()
        match.set_player(1, "broken")
        window.begin(match)
        ply = match.ply
        qtbot.waitUntil(lambda: at.lost_bot(window) is not None, timeout=20_000)
        assert "it is broken" in at.lost_bot(window).details.toPlainText()
        assert match.ply == ply
        at.lost_bot(window).reject()
        qtbot.waitUntil(lambda: match.ply > ply)


def failing_factory(_game):
    """Factory of a bot that always fails."""
    raise ValueError("it is broken")


@pytest.mark.parametrize("language, said", expected("program", "at_table").items())
def test_menu_and_hint_button_follow_the_language(window, language, said):
    window.begin(planning_match("pb"))
    window.languages.choose(language)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    assert (at.players_menu(window).title(), at.hint_button(window).accessibleName()) == (said["menu"], said["hint"])
