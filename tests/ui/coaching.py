"""A coach whose answers are prepared, and matches with a coach for tests of the window."""

import json

from haspelknecht_qt.bots.coach import CoachMode
from haspelknecht_qt.bots.hints import DecisionReview, Hint
from haspelknecht_qt.bots.process import HintReply
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.coach import client
from haspelknecht_qt.ui.match.bots import BotService
from tests.ui import at_window as at
from tests.ui.matches import GAME, at_step, new_match, play_at_random
from tests.ui.mouse import settle


class FakeHintWorker:
    """Reviews each move with a loss of `loss` points when it is `ready`. The better move is the last legal one.

    If `best` is given, the better choice is that one.
    """

    def __init__(self):
        self.best = ()
        self.ready = True
        self.loss = 5.0
        self.failure = None
        self.asked = []
        self.open = None
        self.closed = 0

    def ask_hints(self, observation, decision, count=3, games=0, seconds=0.0):  # noqa: ARG002 - parameters of the real worker
        self.open = HintReply()

    def ask_judgement(self, observation, decision, move):  # noqa: ARG002 - parameters of the real worker
        self.asked.append(move)
        best, played = (
            Hint(tuple(map(GAME.write_move, line)), points, (("coal", points),), games=64)
            for line, points in ((self.best or GAME.legal_moves(observation)[-1:], 30.0), ([move], 30.0 - self.loss))
        )
        review = DecisionReview(played, best, self.loss, 0.5)
        self.open = HintReply(decision_review=review) if self.failure is None else HintReply(failure=self.failure)

    def poll(self):
        return self.open if self.ready else None

    def cancel(self):
        self.open = None

    def close(self):
        self.closed += 1
        self.open = None


def replace_worker(monkeypatch):
    """Replaces the worker of the coach by a fake one, and returns that one."""
    worker = FakeHintWorker()
    monkeypatch.setattr(client, "HintWorker", lambda _game, _bot_factory: worker)
    monkeypatch.setattr(BotService, "can_rollout", lambda _self, _name: True)
    return worker


def begin(window, mode, kinds="pb"):
    """Begins a match in which Anna must take disks, with her coach in this mode."""
    window.settings.set_text("coach/modes", json.dumps({"Anna": mode.value}))
    match = play_at_random(new_match(kinds), lambda now: at_step(Step.FIRST_TAKING)(now) and now.decision.actor == 0)
    window.begin(match)
    settle()
    return match


def card(window):
    return window.game.context.coach_card


def choose(window, place=0):
    """Chooses a legal move, as by a click in the list of moves."""
    move = GAME.legal_moves(at.match(window).state)[place]
    window.game.current.session.choose(move)
    return move


def show_warning(qtbot, window, mode=CoachMode.CAREFUL):
    """Opens the warning about the first legal move. Returns the match and the move."""
    match = begin(window, mode)
    move = choose(window)
    qtbot.waitUntil(card(window).isVisible)
    return match, move
