"""Hint workers that return prepared answers at once."""

from haspelknecht_qt.bots.hints import DecisionReview, Hint
from haspelknecht_qt.bots.luck import DrawLuck
from haspelknecht_qt.bots.process import BotFailure, BotFailureKind, HintReply
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.games.haspelknecht.strategy.evaluator import HaspelknechtEvaluatorFactory
from haspelknecht_qt.ui.match.bots import BotService
from haspelknecht_qt.ui.review import analysis as analysis_module
from haspelknecht_qt.ui.review.analysis import Analysis, AnalysisStage
from tests.ui import at_window as at
from tests.ui.matches import GAME

CRASHED = BotFailure(BotFailureKind.CRASHED, "gone")


class PreparedHintWorker:
    """Hint worker that returns prepared answers as soon as it is `ready`."""

    def __init__(self):
        self.ready = True
        self.hints = None
        self.decision_review = None
        self.messages = None
        self.asked = []
        self.rollout_counts = []
        self.reviewed = None
        self.open = None
        self.cancelled = 0

    def ask_hints(self, observation, decision, count=3, rollouts=0, seconds=0.0):  # noqa: ARG002 - as in the real worker
        self.rollout_counts.append(rollouts)
        moves = GAME.legal_moves(observation)[:count]
        shown_hints = self.hints or [hint_of(GAME.write_move(move), 40.0 - place) for place, move in enumerate(moves)]
        self.asked.append(decision)
        self.open = HintReply(hints=tuple(shown_hints), failure=self.messages)

    def ask_review(self, observation, decision, made, rollouts=0):  # noqa: ARG002 - as in the real worker
        self.reviewed = observation, made
        self.open = HintReply(decision_review=self.decision_review)

    def poll(self):
        return self.open if self.ready else None

    def cancel(self):
        self.cancelled += 1

    def close(self):
        self.open = None


def hint_of(text, points, *sources):
    return Hint((text,) if isinstance(text, str) else tuple(text), points, sources or (("coal", points),))


class FakeReviewWorker:
    """Hint worker that answers at once, or never while its factory is `slow`.

    The factory's `loss` gives the loss of each decision; None means no review, and `CRASHED` a failure.
    """

    def __init__(self, name, worker_factory):
        self.name = name
        self.worker_factory = worker_factory
        self.open = None
        self.closed = False

    def ask_review(self, observation, decision, made, rollouts=0):
        self.worker_factory.asked.append((self.name, decision, made[-1]))
        self.worker_factory.reviewed.append((GAME.digest(observation), made))
        self.worker_factory.rollout_counts.append(rollouts)
        loss = self.worker_factory.loss(self.name, len(self.worker_factory.asked))
        if loss is CRASHED:
            self.open = HintReply(failure=CRASHED)
            return
        # A bot may expect further moves after the played ones.
        expected = (*map(GAME.write_move, made), "finish")
        best, played = (
            Hint(line, points, (("coal", points),), games=rollouts)
            for line, points in ((expected[-2:-1], 30.0), (expected, 30.0 - (loss or 0.0)))
        )
        margin = 1.0 / rollouts**0.5 if rollouts else 0.0
        self.open = HintReply(decision_review=None if loss is None else DecisionReview(played, best, loss, margin))

    def poll(self):
        return None if self.worker_factory.slow else self.open

    def cancel(self):
        self.open = None

    def close(self):
        self.closed = True


class FakeLuckWorker(FakeReviewWorker):
    """Review worker that measures the luck of draws too: each draw is worth one point more than the draw before."""

    def ask_luck(self, before, decision, after):
        assert decision.actor == CHANCE
        assert GAME.digest(before) != GAME.digest(after)
        self.worker_factory.draws += 1
        points = float(self.worker_factory.draws)
        self.open = HintReply(luck=DrawLuck((points, -points), (0.2, 0.2)))


class FakeWorkerFactory:
    """Factory and record of all workers."""

    def __init__(self):
        self.asked = []
        self.reviewed = []
        self.rollout_counts = []
        self.created = []
        self.slow = False
        self.draws = 0
        self.loss = lambda _name, number: number / 100

    def make(self, game, bot_factory):  # noqa: ARG002 - as in the real factory
        names = ("farmer", "haspelknecht", "coal_miner")
        name = next(name for name in names if bot_factory is self.bots.bot_factory(name))
        self.created.append(FakeReviewWorker(name, self))
        return self.created[-1]

    def names(self):
        return [name for name, _, _ in self.asked]


def replace_workers(monkeypatch, make, hint_bot="haspelknecht", *, can_rollout):
    """Replaces the workers of reviews by those that `make` returns. They answer at once: no pause between polls."""
    monkeypatch.setattr(BotService, "hint_bot", hint_bot)
    monkeypatch.setattr(HaspelknechtEvaluatorFactory, "can_rollout", lambda _factory: can_rollout)
    monkeypatch.setattr(analysis_module, "HintWorker", make)
    monkeypatch.setattr(analysis_module, "POLL_INTERVAL", 0)


def measure_by_fake_workers(monkeypatch, worker_factory):
    """Replaces the workers that measure luck and skill by fake ones, which add to the record of `worker_factory`."""
    replace_workers(
        monkeypatch,
        lambda _game, _factory: FakeLuckWorker("coal_miner", worker_factory),
        "coal_miner",
        can_rollout=True,
    )


def analysis_at(qtbot, window, worker_factory, match, until=AnalysisStage.DONE):
    """Analysis of a match that has reached this stage."""
    worker_factory.bots = at.bots(window)
    analysis = Analysis(match, worker_factory.bots, window)
    analysis.start()
    qtbot.waitUntil(lambda: analysis.stage is until)
    return analysis
