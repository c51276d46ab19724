"""What a move is worth and why: hints, the reasons of a bot's move, and what a player's decisions have cost.

All three have one form, a Hint: the moves that belong together, the points that their player may expect in the end, and where those come from.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic

from attrs import frozen

from haspelknecht_qt.bots.advice import W
from haspelknecht_qt.bots.thinking import Judged, ThinkingBot
from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.plain import Plain, PlainObject

AHEAD = "ahead"
"""The source of what looking ahead changes."""


@frozen
class Hint:
    """Something to do, and what it leads to.

    `moves` are the text forms of the moves that belong together, the next one first: one move, or the rest of a plan. `points` is what the
    player may expect as final score, the sum of `sources` (by where they come from, in the game's own order; the last one, AHEAD, is what looking
    further ahead and at the others changes, compared with the best hint).
    """

    moves: tuple[str, ...]
    points: float
    sources: tuple[tuple[str, float], ...]

    def to_json(self) -> PlainObject:
        """The hint as plain values."""
        return {
            "moves": list(self.moves),
            "points": self.points,
            "sources": [[name, points] for name, points in self.sources],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Plain]) -> Hint:
        """The hint written by `to_json`."""
        sources = tuple((str(name), float(points)) for name, points in data["sources"])
        return cls(tuple(data["moves"]), float(data["points"]), sources)


@frozen
class Verdict:
    """A decision in hindsight: what was done, the best that could be done, and how many points lie between them (0.0 or more)."""

    played: Hint
    best: Hint
    loss: float

    def to_json(self) -> PlainObject:
        """The verdict as plain values."""
        return {"played": self.played.to_json(), "best": self.best.to_json(), "loss": self.loss}

    @classmethod
    def from_json(cls, data: Mapping[str, Plain]) -> Verdict:
        """The verdict written by `to_json`."""
        return cls(Hint.from_json(data["played"]), Hint.from_json(data["best"]), float(data["loss"]))


def advise(bot: ThinkingBot[S, M, W], observation: S, seat: int, count: int = 3) -> tuple[Hint, ...]:
    """The best things to do, best first: at most `count`, fewer when there are not so many."""
    teller = _Teller(bot, bot.advice.root(observation), bot.judge(observation, seat))
    found: list[Hint] = []
    for judged in teller.judged:
        # From where things stand now: without the moves of the option that are made already.
        line = bot.advice.line(observation, judged.option)
        if line is None:
            continue
        hint = teller.hint(judged, line)
        if all(hint.moves != other.moves for other in found):
            found.append(hint)
        if len(found) == count:
            break
    return tuple(found)


def verdict(bot: ThinkingBot[S, M, W], observation: S, seat: int, move: M) -> Verdict | None:
    """What a move has cost, as far as the bot can tell; None for a move that only prepares, or where nothing was to be chosen.

    Also "why?" for a bot's own move: `played` tells what it hopes for, `best` is the same where it followed its own judgement.
    """
    option = bot.advice.played(observation, move)
    if option is None:
        return None
    root = bot.advice.root(observation)
    judged = bot.judge(observation, seat, option)
    if len(judged) < 2:
        return None
    teller = _Teller(bot, root, judged)
    best = judged[0]
    played = next(each for each in judged if each.option == option)
    told = [teller.hint(each, bot.advice.line(root, each.option) or ()) for each in (played, best)]
    return Verdict(told[0], told[1], max(0.0, best.worth - played.worth))


def costly(verdicts: Iterable[tuple[int, Verdict | None]], count: int, least: float = 0.5) -> list[tuple[int, Verdict]]:
    """Of a game's (ply, verdict) the ones that cost most, the dearest first: at most `count`, and none that cost less than `least`."""
    dear = [(ply, each) for ply, each in verdicts if each is not None and each.loss >= least]
    return sorted(dear, key=lambda found: found[1].loss, reverse=True)[:count]


class _Teller(Generic[S, M, W]):
    """Tells judged options as hints, compared with the best of them."""

    def __init__(self, bot: ThinkingBot[S, M, W], root: S, judged: Sequence[Judged[W]]) -> None:
        self.judged = judged
        self._bot = bot
        self._root = root
        self._best_points = self._points(judged[0])

    def hint(self, judged: Judged[W], line: Sequence[M]) -> Hint:
        sources = list(self._bot.advice.sources(self._root, judged.option).items())
        points = sum(each for _, each in sources)
        ahead = (judged.worth - self.judged[0].worth) - (points - self._best_points)
        sources.append((AHEAD, ahead))
        return Hint(tuple(self._bot.game.write(move) for move in line), points + ahead, tuple(sources))

    def _points(self, judged: Judged[W]) -> float:
        return sum(self._bot.advice.sources(self._root, judged.option).values())
