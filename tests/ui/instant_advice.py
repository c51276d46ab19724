"""Bots for hints and reviews of any game that answer at once."""

from haspelknecht_qt.bots.hints import DecisionReview, Hint
from haspelknecht_qt.bots.process import HintReply
from haspelknecht_qt.ui.coach import client as coach_client
from haspelknecht_qt.ui.hints import client
from haspelknecht_qt.ui.review import analysis


class InstantAdviser:
    """Hint worker that suggests the first legal moves, and reviews each move as 3 points too low."""

    def __init__(self, game):
        self._game = game
        self._reply = None

    def ask_hints(self, observation, decision, count=3, games=0, seconds=0.0):  # noqa: ARG002 - as in the real worker
        legal = self._game.legal_moves(observation)[:count]
        self._reply = HintReply(hints=tuple(self._hint(move, 40.0 - place) for place, move in enumerate(legal)))

    def ask_review(self, observation, decision, made, games=0):  # noqa: ARG002 - as in the real worker
        best = self._hint(self._game.legal_moves(observation)[0], 30.0)
        self._reply = HintReply(decision_review=DecisionReview(self._hint(made[-1], 27.0), best, 3.0, 0.5))

    def poll(self):
        return self._reply

    def cancel(self):
        self._reply = None

    def close(self):
        pass

    def _hint(self, move, points):
        items = [item.id for item in self._game.score_items[:3]]
        return Hint((self._game.write_move(move),), points, tuple((key, points / 3) for key in items), games=64)


def answer_advice_at_once(monkeypatch):
    """Replaces the workers of hints, coach and reviews by advisers."""
    for module in (client, coach_client, analysis):
        monkeypatch.setattr(module, "HintWorker", lambda game, _bot_factory: InstantAdviser(game))
    monkeypatch.setattr(analysis, "POLL_INTERVAL", 0)
