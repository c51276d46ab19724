"""Bot service: requests for moves that do not block the program."""

import pytest

from haspelknecht_qt.bots.process import MoveReply
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.ui.match.bots import BotService, MoveQuestion, random_bot_factories
from tests.core.toy import Place
from tests.toy.playing import BOT, legal, new_match, planning_match


def test_unknown_bot_gets_no_request(qapp):  # noqa: ARG001 - timers need an application
    match = new_match()
    bots = BotService(random_bot_factories)
    assert bots.has_bot(BOT)
    assert not bots.has_bot("nobody")
    with pytest.raises(KeyError):
        bots.ask(0, "nobody", match.game, question_of(match))


def question_of(match):
    """Question for the seat that must act, as for a bot."""
    return MoveQuestion(
        match.state, match.decision, match.game.legal_moves(match.state), Generator(match.seed, match.ply)
    )


class ScriptedWorker:
    """Worker of a bot that replies with what a test has set as `reply`."""

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


class TestRequests:
    """Requests that do not block the program."""

    @pytest.fixture
    def pending_request(self, qapp, monkeypatch):  # noqa: ARG002 - timers need an application
        worker = ScriptedWorker()
        bots = BotService(random_bot_factories)
        monkeypatch.setattr(bots, "_make_worker", lambda _name, _game: worker)
        match = planning_match()
        bots.ask(1, BOT, match.game, question_of(match))
        return bots, worker, match

    def test_move_is_emitted_when_the_bot_replies(self, qtbot, pending_request):
        bots, worker, match = pending_request
        with qtbot.assertNotEmitted(bots.chosen, wait=60):
            pass
        move = legal(match, Place)
        with qtbot.waitSignal(bots.chosen) as signal:
            worker.reply = MoveReply(move, None, 0.0)
        assert signal.args == [move]

    def test_cancelled_request_emits_no_move(self, qtbot, pending_request):
        bots, worker, match = pending_request
        worker.reply = MoveReply(legal(match, Place), None, 0.0)
        bots.cancel()
        assert worker.cancelled == 1
        with qtbot.assertNotEmitted(bots.chosen, wait=60):
            pass

    def test_failure_of_a_bot_is_reported_once(self, qtbot, pending_request):
        bots, worker, match = pending_request
        failures = []
        bots.failed.connect(lambda seat, messages: failures.append((seat, messages)))
        for _ in range(2):
            bots.ask(1, BOT, match.game, question_of(match))
            with qtbot.waitSignal(bots.chosen):
                worker.reply = MoveReply(legal(match, Place), "broken", 0.0)
        assert failures == [(1, "broken")]
