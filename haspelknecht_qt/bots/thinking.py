"""The bot that compares its options: by the game's advice, and by playing the best ones on."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias

from attrs import define, field, frozen

from haspelknecht_qt.bots.advice import Advice, Position, W
from haspelknecht_qt.bots.calibration import Calibration
from haspelknecht_qt.bots.outcomes import Outcomes
from haspelknecht_qt.bots.search import clock, search
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.game import Decision, GameOf, M, S
from haspelknecht_qt.core.level import LookAhead, Search

_REMEMBERED = 8
"""Positions whose ranking is kept: while one of several moves after the other carries out a plan, it is not made anew."""
_COMPARED = 300
"""Moves whose comparison is kept: all decisions of a person in a game are looked at in turn, some of them again and again."""


@frozen
class Judged(Generic[W]):
    """An option with what it is worth after looking ahead."""

    worth: float
    option: W


@define(eq=False)
class ThinkingBot(Generic[S, M, W]):
    """Chooses the option of the greatest worth. What it answers depends on the observation alone."""

    game: GameOf[S, M]
    advice: Advice[S, M, W]
    ahead: LookAhead = field(factory=LookAhead)
    search: Search | None = None
    calibration: Calibration | None = None
    """What is known of how far its own judgement is from how games end; it tells, and changes no choice."""
    looks: bool = field(default=True, init=False)
    follows: bool = field(default=False, init=False)
    """Whether the last answer follows from an earlier one: a move in the middle of a plan, or what is settled within the own turn."""
    _memory: dict[str, list[Judged[W]]] = field(factory=dict, init=False)
    _compared: dict[tuple[str, M], Outcomes[W] | None] = field(factory=dict, init=False)

    def choose(
        self,
        observation: S,
        decision: Decision,
        legal_moves: Sequence[M],
        generator: Generator,  # noqa: ARG002 - chance that is tried depends on the position
    ) -> M:
        """The next move of the best option that can still be gone on with."""
        self.follows = False
        if len(legal_moves) == 1:
            return legal_moves[0]
        for judged in self.judge(observation, decision.actor):
            line = self.advice.line(observation, judged.option)
            if line:
                return line[0]
        return self.advice.way_out(observation)

    def judge(self, observation: S, seat: int, also: W | None = None) -> list[Judged[W]]:
        """The options of the seat asked, best first; with `also` one that has to be among them and is compared as the best ones are."""
        root = self.advice.root(observation)
        key = self.game.digest(root)
        found = self._memory.get(key)
        self.follows = found is not None or not self.advice.depends_on_others(root)
        if found is None:
            found = self._judge(root, seat, int(key[:16], 16))
            if also is None:
                self._remember(key, found)
        compared = self.search.options if self.search else self.ahead.options
        if also is None or any(judged.option == also for judged in found[:compared]):
            return found
        return self._judge(root, seat, int(key[:16], 16), also)

    def compared(self, observation: S, move: M, begin: Callable[[], Outcomes[W] | None]) -> Outcomes[W] | None:
        """What a move was compared with when it was first looked at, so that a closer look goes on from there; `begin` tells it the first time."""
        key = self.game.digest(observation), move
        if key not in self._compared:
            _forget(self._compared, _COMPARED)
            self._compared[key] = begin()
        return self._compared[key]

    def _remember(self, key: str, found: list[Judged[W]]) -> None:
        _forget(self._memory, _REMEMBERED)
        self._memory[key] = found

    def _judge(self, root: S, seat: int, seed: int, also: W | None = None) -> list[Judged[W]]:
        started = time.monotonic()
        position = self.advice.position(root) if self.search else None
        if self.search and position:
            return self._search(position, seat, self.search, seed, also)
        options = list(self.advice.options(root))
        best = options[0].worth
        candidates = [option for option in options[: self.ahead.options] if option.worth > best - self.ahead.margin]
        if also is not None and also not in candidates:
            candidates.append(also)
        others = [option for option in options if option not in candidates]
        if len(candidates) < 2 or self.ahead.options < 2 or not self.advice.depends_on_others(root):
            judged = [Judged(option.worth, option) for option in candidates + others]
            return sorted(judged, key=_worth, reverse=True)
        worths = self._compare(root, seat, candidates, seed, started)
        compared = [Judged(value, option) for value, option in zip(worths, candidates, strict=False)]
        others += candidates[len(worths) :]
        # The others stay behind, by as much as the game's own judgement had them behind the best.
        least, shift = min(worths), max(worths) - best
        behind = [Judged(min(least, option.worth + shift), option) for option in others]
        return sorted(compared, key=_worth, reverse=True) + sorted(behind, key=_worth, reverse=True)

    def _search(self, position: Position[W], seat: int, settings: Search, seed: int, also: W | None) -> list[Judged[W]]:
        """The options as a search in the game's model ranks them; those that it did not compare stay behind, as they were judged first."""
        options = list(position.options)
        if also is not None and also not in options:
            # What the model did not think of was not played on.
            options.append(also)
        place = options.index(also) if also in options[: len(position.options)] else 0
        found = search(position, seat, settings, seed, clock(settings.seconds), place)
        ranked = [Judged(worth, options[place]) for place, worth in found]
        compared = {place for place, _ in found}
        least, shift = found[-1][1], found[0][1] - options[found[0][0]].worth
        others = [each for place, each in enumerate(options) if place not in compared]
        return ranked + [Judged(min(least, each.worth + shift), each) for each in others]

    def _compare(self, root: S, seat: int, options: Sequence[W], seed: int, started: float) -> list[float]:
        """What the options are worth when it has been played on, as many of them as there is time for, at least one."""
        wanted_after = self.advice.wanted_after(root, seed, self.ahead.rounds)
        lookout = self.advice.lookout(root)
        worths: list[float] = []
        for option in options:
            wanted = wanted_after and wanted_after(option)
            if wanted is None:
                state = root.copy()
                self.advice.carry_out(state, option)
                lookout.play_on(state, Generator(seed), self.ahead.rounds)
                wanted = self.advice.wanted(state, seat)
            # Half of it is the judgement before the others have had their turns: it has looked further into the own plans.
            worths.append((option.worth + wanted) / 2)
            used = time.monotonic() - started
            if self.ahead.seconds and used * (len(worths) + 1) / len(worths) > self.ahead.seconds:
                break
        return worths


AnyThinkingBot: TypeAlias = ThinkingBot[Any, Any, Any]
"""A thinking bot of some game."""


def _forget(memory: dict[Any, Any], most: int) -> None:
    """Makes room for one more: what was remembered first is forgotten first."""
    while len(memory) >= most:
        del memory[next(iter(memory))]


def _worth(judged: Judged[W]) -> float:
    return judged.worth
