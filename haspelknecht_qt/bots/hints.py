"""What a move is worth and why: hints, the reasons of a bot's move, and what a player's decisions have cost.

All three have one form, a Hint: the moves that belong together, the points that their player may expect in the end, and where those come from.
Whoever wants to know it truly has games played on (`games`): where the game has a fast model, the best options are played on to the end so many times,
and the final scores count (see outcomes.py). Elsewhere, and with no games, it is the bot's own judgement.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Generic

from attrs import evolve, frozen

from haspelknecht_qt.bots.evaluator import W
from haspelknecht_qt.bots.evaluator_bot import EvaluatorBot, RatedCandidate
from haspelknecht_qt.bots.rollout_statistics import CandidateStatistics, RolloutStatistics
from haspelknecht_qt.bots.search import clock
from haspelknecht_qt.bots.statistics import Z_95
from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue

LOOKAHEAD = "ahead"
"""The source of what looking ahead changes."""
CALIBRATION = "usual"
"""The source of what is usually earned more, or less, than the bot's own judgement says at this stage of a game: the same for all hints."""
FORESEEN = "sight"
"""The source of what was foreseen, at first and on the way, as far as it counts beside what came of the games played on."""
_COMPARED = 6
"""So many options are played on at the most; and those alone that the first judgement has at the most `_NEAR` points behind the best."""
_NEAR = 6.0


@frozen
class Hint:
    """Something to do, and what it leads to.

    `moves` are the text forms of the moves that belong together, the next one first: one move, or the rest of a plan. `points` is what the
    player may expect as final score, the sum of `sources`: where they come from, in the game's own order. Where so many `games` have been played on these
    are the items of the final score, and SIGHT last; where none have, the game's own sources, then AHEAD, what looking further ahead and at the others
    changes, compared with the best hint, and USUAL. Of any two hints the differences of their sources tell why one expects more. `spread` is the standard
    deviation of the final scores of these games, 0 where there are none.
    """

    moves: tuple[str, ...]
    points: float
    sources: tuple[tuple[str, float], ...]
    spread: float = 0.0
    games: int = 0

    def to_json(self) -> JsonObject:
        """The hint as plain values."""
        return {
            "moves": list(self.moves),
            "points": self.points,
            "sources": [[name, points] for name, points in self.sources],
            "spread": self.spread,
            "games": self.games,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, JsonValue]) -> Hint:
        """The hint written by `to_json`."""
        sources = tuple((str(name), float(points)) for name, points in data["sources"])
        return cls(tuple(data["moves"]), float(data["points"]), sources, float(data["spread"]), int(data["games"]))


@frozen
class DecisionReview:
    """A decision in hindsight: what was done, the best that could be done, and how many points lie between them (0.0 or more).

    `margin` is the half width of the interval for them that holds in 95 of 100 cases, where games have been played on; else 0.
    """

    played: Hint
    best: Hint
    loss: float
    margin: float = 0.0

    def to_json(self) -> JsonObject:
        """The verdict as plain values."""
        return {
            "played": self.played.to_json(),
            "best": self.best.to_json(),
            "loss": self.loss,
            "margin": self.margin,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, JsonValue]) -> DecisionReview:
        """The verdict written by `to_json`."""
        played, best = (Hint.from_json(data[key]) for key in ("played", "best"))
        return cls(played, best, float(data["loss"]), float(data["margin"]))


def find_hints(
    bot: EvaluatorBot[S, M, W], observation: S, seat: int, count: int = 3, games: int = 0, seconds: float = 0.0
) -> tuple[Hint, ...]:
    """The best things to do, best first: at most `count`, fewer when there are not so many. Things that lead to the same are one.

    The best options are played on, `games` times each at the most, as long as `seconds` have not passed (0: however long it takes).
    """
    root = bot.evaluator.root(observation)
    trajectories = bot.evaluator.trajectories(root) if games else None
    if trajectories is None:
        rated = bot.rank(observation, seat)
        builder = _HintBuilder(bot, root, rated)
        candidates = _distinct(bot, root, observation, [each.candidate for each in rated], count)
        hints = [(each.candidate, builder.hint(each)) for each in rated if each.candidate in candidates]
    else:
        candidates = _distinct(bot, root, observation, initial_candidates(bot, root), max(count, _COMPARED), count)
        statistics = RolloutStatistics(trajectories, candidates, _seed(bot, root))
        statistics.play(games, clock(seconds))
        hints = [(each.candidate, _rollout_hint(each, statistics.games)) for each in statistics.ranked()]
    return tuple(
        _with_moves(bot, hint, bot.evaluator.line(observation, candidate)) for candidate, hint in hints[:count]
    )


def decision_review(
    bot: EvaluatorBot[S, M, W], observation: S, seat: int, move: M, games: int = 0
) -> DecisionReview | None:
    """What a move has cost, as far as the bot can tell; None for a move that only prepares, or where nothing was to be chosen.

    What was done and the best that could be done are played on `games` times each. With 0 games it is also "why?" for a bot's own move: `played` tells
    what it hopes for, `best` is the same where it followed its own judgement.
    """
    root = bot.evaluator.root(observation)
    trajectories = bot.evaluator.trajectories(root) if games else None
    if trajectories is None:
        return _own_review(bot, root, observation, seat, move)

    def begin() -> RolloutStatistics[W] | None:
        compared = candidates_with_played(bot, root, observation, move)
        if compared is None:
            return None
        candidates, place = compared
        return RolloutStatistics(trajectories, candidates, _seed(bot, root), candidates[place])

    statistics = bot.compared(observation, move, begin)
    if statistics is None:
        return None
    statistics.play(games)
    ranked = statistics.ranked()
    played = next(each for each in ranked if each.candidate == statistics.required)
    other = next(each for each in ranked if each is not played)
    hints = [
        _with_moves(bot, _rollout_hint(each, statistics.games), bot.evaluator.line(root, each.candidate))
        for each in (played, ranked[0])
    ]
    margin = Z_95 * math.hypot(played.error, other.error)
    return DecisionReview(hints[0], hints[1], ranked[0].points - played.points, margin)


def initial_candidates(bot: EvaluatorBot[S, M, W], root: S) -> Sequence[W]:
    """The options as they are judged at first, best first: by the game's model, where that can be asked at this step."""
    position = bot.evaluator.position(root)
    return bot.evaluator.candidates(root) if position is None else position.candidates


def candidates_with_played(bot: EvaluatorBot[S, M, W], root: S, observation: S, move: M) -> tuple[list[W], int] | None:
    """The best options of a root by their first judgement, all different, and what was done with a move; the place of that among them.

    What leads to the same is one. None for a move that only prepares, or where nothing was to be chosen.
    """
    evaluator = bot.evaluator
    known = initial_candidates(bot, root)
    played = evaluator.played(observation, move, known) if len(known) > 1 else None
    if played is None:
        return None
    candidates = _distinct(bot, root, root, known, _COMPARED, 2)
    if played not in candidates:
        end, line = evaluator.outcome_key(root, played), evaluator.line(root, played)
        same = (
            each
            for each in candidates
            if evaluator.outcome_key(root, each) == end or evaluator.line(root, each) == line
        )
        played = next(same, played)
    if played not in candidates:
        candidates.append(played)
    return (candidates, candidates.index(played)) if len(candidates) > 1 else None


def costliest(
    reviews: Iterable[tuple[int, DecisionReview | None]], count: int, least: float = 0.5
) -> list[tuple[int, DecisionReview]]:
    """Of a game's (ply, verdict) the ones that cost most, the dearest first: at most `count`, and none that cost less than `least`."""
    dear = [(ply, each) for ply, each in reviews if each is not None and each.loss >= least]
    return sorted(dear, key=lambda found: found[1].loss, reverse=True)[:count]


def _own_review(bot: EvaluatorBot[S, M, W], root: S, observation: S, seat: int, move: M) -> DecisionReview | None:
    """The verdict of a bot's own judgement."""
    candidate = bot.evaluator.played(observation, move)
    if candidate is None:
        return None
    rated = bot.rank(observation, seat, candidate)
    if len(rated) < 2:
        return None
    builder = _HintBuilder(bot, root, rated)
    best = rated[0]
    played = next(each for each in rated if each.candidate == candidate)
    hints = [_with_moves(bot, builder.hint(each), bot.evaluator.line(root, each.candidate)) for each in (played, best)]
    return DecisionReview(hints[0], hints[1], max(0.0, best.utility - played.utility))


def _distinct(bot: EvaluatorBot[S, M, W], root: S, state: S, ranked: Sequence[W], most: int, least: int = 0) -> list[W]:
    """The first of these, at the most so many, that can be gone on with in a state, by different moves, and lead to different things.

    With `least`, after so many of them only those are taken that are worth not much less than the first.
    """
    found: dict[Hashable, W] = {}
    # Plans may differ in nothing but what the workers are meant for: to whoever lays them out they are one.
    lines: list[Sequence[M]] = []
    for each in ranked:
        if len(found) == most or (0 < least <= len(found) and each.utility < ranked[0].utility - _NEAR):
            break
        line = bot.evaluator.line(state, each)
        if line is not None and line not in lines:
            lines.append(line)
            found.setdefault(bot.evaluator.outcome_key(root, each), each)
    return list(found.values())


def _seed(bot: EvaluatorBot[S, M, W], root: S) -> int:
    """The same position always meets the same chance."""
    return int(bot.game.digest(root)[:16], 16)


def _with_moves(bot: EvaluatorBot[S, M, W], hint: Hint, line: Sequence[M] | None) -> Hint:
    return evolve(hint, moves=tuple(bot.game.write(move) for move in line or ()))


def _rollout_hint(outcome: CandidateStatistics[W], games: int) -> Hint:
    """What came of the games played on, by items of the score; what is foreseen besides comes last."""
    sources = tuple(outcome.items.items())
    sight = outcome.points - sum(points for _, points in sources)
    return Hint((), outcome.points, (*sources, (FORESEEN, sight)), outcome.spread, games)


class _HintBuilder(Generic[S, M, W]):
    """Tells judged options as hints, compared with the best of them."""

    def __init__(self, bot: EvaluatorBot[S, M, W], root: S, rated: Sequence[RatedCandidate[W]]) -> None:
        self._bot = bot
        self._root = root
        self._best = rated[0]
        self._best_points = self._points(rated[0])
        game, known = bot.game, bot.calibration
        stage = (len(game.standing(root).seats), *game.period(root))
        self._correction = 0.0 if known is None else known.correction(stage)

    def hint(self, rated: RatedCandidate[W]) -> Hint:
        """What it leads to; its moves are told by others."""
        sources = list(self._bot.evaluator.sources(self._root, rated.candidate).items())
        points = sum(each for _, each in sources)
        ahead = (rated.utility - self._best.utility) - (points - self._best_points)
        sources += [(LOOKAHEAD, ahead), (CALIBRATION, self._correction)]
        return Hint((), points + ahead + self._correction, tuple(sources))

    def _points(self, rated: RatedCandidate[W]) -> float:
        return sum(self._bot.evaluator.sources(self._root, rated.candidate).values())
