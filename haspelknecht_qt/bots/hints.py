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

from haspelknecht_qt.bots.advice import W
from haspelknecht_qt.bots.outcomes import Outcome, Outcomes
from haspelknecht_qt.bots.search import clock
from haspelknecht_qt.bots.statistics import Z_95
from haspelknecht_qt.bots.thinking import Judged, ThinkingBot
from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.plain import Plain, PlainObject

AHEAD = "ahead"
"""The source of what looking ahead changes."""
USUAL = "usual"
"""The source of what is usually earned more, or less, than the bot's own judgement says at this stage of a game: the same for all hints."""
SIGHT = "sight"
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

    def to_json(self) -> PlainObject:
        """The hint as plain values."""
        return {
            "moves": list(self.moves),
            "points": self.points,
            "sources": [[name, points] for name, points in self.sources],
            "spread": self.spread,
            "games": self.games,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Plain]) -> Hint:
        """The hint written by `to_json`."""
        sources = tuple((str(name), float(points)) for name, points in data["sources"])
        return cls(tuple(data["moves"]), float(data["points"]), sources, float(data["spread"]), int(data["games"]))


@frozen
class Verdict:
    """A decision in hindsight: what was done, the best that could be done, and how many points lie between them (0.0 or more).

    `margin` is the half width of the interval for them that holds in 95 of 100 cases, where games have been played on; else 0.
    """

    played: Hint
    best: Hint
    loss: float
    margin: float = 0.0

    def to_json(self) -> PlainObject:
        """The verdict as plain values."""
        return {
            "played": self.played.to_json(),
            "best": self.best.to_json(),
            "loss": self.loss,
            "margin": self.margin,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Plain]) -> Verdict:
        """The verdict written by `to_json`."""
        played, best = (Hint.from_json(data[key]) for key in ("played", "best"))
        return cls(played, best, float(data["loss"]), float(data["margin"]))


def advise(
    bot: ThinkingBot[S, M, W], observation: S, seat: int, count: int = 3, games: int = 0, seconds: float = 0.0
) -> tuple[Hint, ...]:
    """The best things to do, best first: at most `count`, fewer when there are not so many. Things that lead to the same are one.

    The best options are played on, `games` times each at the most, as long as `seconds` have not passed (0: however long it takes).
    """
    root = bot.advice.root(observation)
    endings = bot.advice.endings(root) if games else None
    if endings is None:
        judged = bot.judge(observation, seat)
        teller = _Teller(bot, root, judged)
        options = _different(bot, root, observation, [each.option for each in judged], count)
        told = [(each.option, teller.hint(each)) for each in judged if each.option in options]
    else:
        options = _different(bot, root, observation, known_options(bot, root), max(count, _COMPARED), count)
        outcomes = Outcomes(endings, options, _seed(bot, root))
        outcomes.play(games, clock(seconds))
        told = [(each.option, _played_on(each, outcomes.games)) for each in outcomes.ranked()]
    return tuple(_with_moves(bot, hint, bot.advice.line(observation, option)) for option, hint in told[:count])


def verdict(bot: ThinkingBot[S, M, W], observation: S, seat: int, move: M, games: int = 0) -> Verdict | None:
    """What a move has cost, as far as the bot can tell; None for a move that only prepares, or where nothing was to be chosen.

    What was done and the best that could be done are played on `games` times each. With 0 games it is also "why?" for a bot's own move: `played` tells
    what it hopes for, `best` is the same where it followed its own judgement.
    """
    root = bot.advice.root(observation)
    endings = bot.advice.endings(root) if games else None
    if endings is None:
        return _own_verdict(bot, root, observation, seat, move)

    def begin() -> Outcomes[W] | None:
        compared = with_played(bot, root, observation, move)
        if compared is None:
            return None
        options, place = compared
        return Outcomes(endings, options, _seed(bot, root), options[place])

    outcomes = bot.compared(observation, move, begin)
    if outcomes is None:
        return None
    outcomes.play(games)
    ranked = outcomes.ranked()
    played = next(each for each in ranked if each.option == outcomes.asked_about)
    other = next(each for each in ranked if each is not played)
    told = [
        _with_moves(bot, _played_on(each, outcomes.games), bot.advice.line(root, each.option))
        for each in (played, ranked[0])
    ]
    margin = Z_95 * math.hypot(played.error, other.error)
    return Verdict(told[0], told[1], ranked[0].points - played.points, margin)


def known_options(bot: ThinkingBot[S, M, W], root: S) -> Sequence[W]:
    """The options as they are judged at first, best first: by the game's model, where that can be asked at this step."""
    position = bot.advice.position(root)
    return bot.advice.options(root) if position is None else position.options


def with_played(bot: ThinkingBot[S, M, W], root: S, observation: S, move: M) -> tuple[list[W], int] | None:
    """The best options of a root by their first judgement, all different, and what was done with a move; the place of that among them.

    What leads to the same is one. None for a move that only prepares, or where nothing was to be chosen.
    """
    advice = bot.advice
    known = known_options(bot, root)
    played = advice.played(observation, move, known) if len(known) > 1 else None
    if played is None:
        return None
    options = _different(bot, root, root, known, _COMPARED, 2)
    if played not in options:
        end, line = advice.leads_to(root, played), advice.line(root, played)
        same = (each for each in options if advice.leads_to(root, each) == end or advice.line(root, each) == line)
        played = next(same, played)
    if played not in options:
        options.append(played)
    return (options, options.index(played)) if len(options) > 1 else None


def costly(verdicts: Iterable[tuple[int, Verdict | None]], count: int, least: float = 0.5) -> list[tuple[int, Verdict]]:
    """Of a game's (ply, verdict) the ones that cost most, the dearest first: at most `count`, and none that cost less than `least`."""
    dear = [(ply, each) for ply, each in verdicts if each is not None and each.loss >= least]
    return sorted(dear, key=lambda found: found[1].loss, reverse=True)[:count]


def _own_verdict(bot: ThinkingBot[S, M, W], root: S, observation: S, seat: int, move: M) -> Verdict | None:
    """The verdict of a bot's own judgement."""
    option = bot.advice.played(observation, move)
    if option is None:
        return None
    judged = bot.judge(observation, seat, option)
    if len(judged) < 2:
        return None
    teller = _Teller(bot, root, judged)
    best = judged[0]
    played = next(each for each in judged if each.option == option)
    told = [_with_moves(bot, teller.hint(each), bot.advice.line(root, each.option)) for each in (played, best)]
    return Verdict(told[0], told[1], max(0.0, best.worth - played.worth))


def _different(bot: ThinkingBot[S, M, W], root: S, state: S, ranked: Sequence[W], most: int, least: int = 0) -> list[W]:
    """The first of these, at the most so many, that can be gone on with in a state, by different moves, and lead to different things.

    With `least`, after so many of them only those are taken that are worth not much less than the first.
    """
    found: dict[Hashable, W] = {}
    # Plans may differ in nothing but what the workers are meant for: to whoever lays them out they are one.
    lines: list[Sequence[M]] = []
    for each in ranked:
        if len(found) == most or (0 < least <= len(found) and each.worth < ranked[0].worth - _NEAR):
            break
        line = bot.advice.line(state, each)
        if line is not None and line not in lines:
            lines.append(line)
            found.setdefault(bot.advice.leads_to(root, each), each)
    return list(found.values())


def _seed(bot: ThinkingBot[S, M, W], root: S) -> int:
    """The same position always meets the same chance."""
    return int(bot.game.digest(root)[:16], 16)


def _with_moves(bot: ThinkingBot[S, M, W], hint: Hint, line: Sequence[M] | None) -> Hint:
    return evolve(hint, moves=tuple(bot.game.write(move) for move in line or ()))


def _played_on(outcome: Outcome[W], games: int) -> Hint:
    """What came of the games played on, by items of the score; what is foreseen besides comes last."""
    sources = tuple(outcome.items.items())
    sight = outcome.points - sum(points for _, points in sources)
    return Hint((), outcome.points, (*sources, (SIGHT, sight)), outcome.spread, games)


class _Teller(Generic[S, M, W]):
    """Tells judged options as hints, compared with the best of them."""

    def __init__(self, bot: ThinkingBot[S, M, W], root: S, judged: Sequence[Judged[W]]) -> None:
        self._bot = bot
        self._root = root
        self._best = judged[0]
        self._best_points = self._points(judged[0])
        game, known = bot.game, bot.calibration
        stage = (len(game.standing(root).seats), *game.period(root))
        self._correction = 0.0 if known is None else known.correction(stage)

    def hint(self, judged: Judged[W]) -> Hint:
        """What it leads to; its moves are told by others."""
        sources = list(self._bot.advice.sources(self._root, judged.option).items())
        points = sum(each for _, each in sources)
        ahead = (judged.worth - self._best.worth) - (points - self._best_points)
        sources += [(AHEAD, ahead), (USUAL, self._correction)]
        return Hint((), points + ahead + self._correction, tuple(sources))

    def _points(self, judged: Judged[W]) -> float:
        return sum(self._bot.advice.sources(self._root, judged.option).values())
