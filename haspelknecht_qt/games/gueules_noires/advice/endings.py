"""Options played on to the end of the game in the compiled model."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from haspelknecht_qt.core.compiled.learned_file import Learned
from haspelknecht_qt.core.course import Course, Stretch
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.games.gueules_noires.advice.evaluation import Evaluation
from haspelknecht_qt.games.gueules_noires.advice.searching import Ways
from haspelknecht_qt.games.gueules_noires.advice.turns import TurnOption
from haspelknecht_qt.games.gueules_noires.model.binding import Position
from haspelknecht_qt.games.gueules_noires.model.packing import read_counted
from haspelknecht_qt.games.gueules_noires.state import State

_LOOKS = (3, 5, 8, 12, 18)
"""It is looked on the way when the seat asked is to place for the third time, and so on."""


class GueulesNoiresEndings:
    """Carries out the bots' Endings. Everybody plays as the search thinks of its own seat and of others; `after` tells the position that an option leads to."""

    stretches = (
        Stretch(2.6, 2.3),
        Stretch(1.7, 3.2),
        Stretch(1.5, 4.6),
        Stretch(0.9, 5.7),
        Stretch(0.7, 7.2),
        Stretch(0.3, 11.5),
    )

    def __init__(
        self,
        root: State,
        evaluation: Evaluation,
        effort: int,
        others: Sequence[Evaluation],
        after: Callable[[TurnOption], State],
        learned: Learned | None = None,
    ) -> None:
        self._root = root
        self._after = after
        self._ways = Ways(evaluation, effort, others, learned)
        self._model = self._ways.model(root.box)
        self._later: dict[TurnOption, Position] = {}

    def course(self, option: TurnOption, seed: int) -> Course:
        """How the game goes on for the seat asked."""
        root, dice = self._root, Generator(seed)
        later = self._later.get(option)
        if later is None:
            later = self._later[option] = self._model.position(self._after(option))
        ways = [dice.choice(self._ways.of_others) for _ in root.players]
        ways[root.seat] = self._ways.own
        foreseen, end = later.end(dice.bits(), ways, root.seat, self._ways.own, _LOOKS)
        return Course(dict(read_counted(end, root.seat).items(root.box.components.final_scoring)), foreseen)
