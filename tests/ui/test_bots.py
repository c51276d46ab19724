"""Asking the bots for their moves without waiting for one."""

import pytest

from haspelknecht_qt.bots.process import MoveReply
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.ui.match.bots import BotService, MoveQuestion, random_bot_factories
from tests.core.toy import Place
from tests.toy.playing import BOT, legal, new_match, planning_match


def test_unknown_bots_are_not_asked(qapp):  # noqa: ARG001 - timers want an application
    match = new_match()
    bots = BotService(random_bot_factories)
    assert bots.has_bot(BOT)
    assert not bots.has_bot("nobody")
    with pytest.raises(KeyError):
        bots.ask(0, "nobody", match.game, question_of(match))


def question_of(match):
    """What the seat that is asked would be asked as a bot."""
    return MoveQuestion(
        match.state, match.decision, match.game.legal_moves(match.state), Generator(match.seed, match.ply)
    )


class Scripted:
    """An opponent that answers as it is told."""

    def __init__(self):
        self.reply = None
        self.cancelled = 0

    def ask(self, *_question):
        self.reply = None

    def poll(self):
        return self.reply

    def cancel(self):
        self.cancelled += 1

    def close(self):
        pass


class TestBots:
    """Asking without waiting."""

    @pytest.fixture
    def asked(self, qapp, monkeypatch):  # noqa: ARG002 - timers want an application
        opponent = Scripted()
        bots = BotService(random_bot_factories)
        monkeypatch.setattr(bots, "_make_worker", lambda _name, _game: opponent)
        match = planning_match()
        bots.ask(1, BOT, match.game, question_of(match))
        return bots, opponent, match

    def test_an_answer_comes_when_it_is_there(self, qtbot, asked):
        bots, opponent, match = asked
        with qtbot.assertNotEmitted(bots.chosen, wait=60):
            pass
        move = legal(match, Place)
        with qtbot.waitSignal(bots.chosen) as signal:
            opponent.reply = MoveReply(move, None, 0.0)
        assert signal.args == [move]

    def test_a_withdrawn_question_has_no_answer(self, qtbot, asked):
        bots, opponent, match = asked
        opponent.reply = MoveReply(legal(match, Place), None, 0.0)
        bots.cancel()
        assert opponent.cancelled == 1
        with qtbot.assertNotEmitted(bots.chosen, wait=60):
            pass

    def test_trouble_is_told_once(self, qtbot, asked):
        bots, opponent, match = asked
        told = []
        bots.failed.connect(lambda seat, messages: told.append((seat, messages)))
        for _ in range(2):
            bots.ask(1, BOT, match.game, question_of(match))
            with qtbot.waitSignal(bots.chosen):
                opponent.reply = MoveReply(legal(match, Place), "broken", 0.0)
        assert told == [(1, "broken")]
