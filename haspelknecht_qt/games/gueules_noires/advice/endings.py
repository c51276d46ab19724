"""Options played on to the end of the game in the compiled model."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.games.gueules_noires.advice.evaluation import Evaluation
from haspelknecht_qt.games.gueules_noires.advice.searching import Ways
from haspelknecht_qt.games.gueules_noires.advice.turns import TurnOption
from haspelknecht_qt.games.gueules_noires.model.binding import Position
from haspelknecht_qt.games.gueules_noires.model.packing import read_counted
from haspelknecht_qt.games.gueules_noires.state import State


class GueulesNoiresEndings:
    """Carries out the bots' Endings. Everybody plays as the search thinks of its own seat and of others; `after` tells the position that an option leads to."""

    doubt = 2.7
    chance = 12.0

    def __init__(
        self,
        root: State,
        evaluation: Evaluation,
        effort: int,
        others: Sequence[Evaluation],
        after: Callable[[TurnOption], State],
    ) -> None:
        self._root = root
        self._after = after
        self._ways = Ways(evaluation, effort, others)
        self._model = self._ways.model(root.box)
        self._later: dict[TurnOption, Position] = {}

    def items(self, option: TurnOption, seed: int) -> Mapping[str, float]:
        """The final score of the seat asked, by items."""
        root, dice = self._root, Generator(seed)
        later = self._later.get(option)
        if later is None:
            later = self._later[option] = self._model.position(self._after(option))
        ways = [dice.choice(self._ways.of_others) for _ in root.players]
        ways[root.seat] = self._ways.own
        counted = read_counted(later.end(dice.bits(), ways), root.seat)
        return dict(counted.items(root.box.components.final_scoring))
