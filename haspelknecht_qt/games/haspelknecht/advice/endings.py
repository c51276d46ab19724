"""Options played on to the end of the game in the compiled model."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from haspelknecht_qt.core.course import Course, Stretch
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.games.haspelknecht import scoring
from haspelknecht_qt.games.haspelknecht.advice.evaluation import Evaluation
from haspelknecht_qt.games.haspelknecht.advice.executing import NO_GOALS
from haspelknecht_qt.games.haspelknecht.advice.searching import HaspelknechtOption, Ways
from haspelknecht_qt.games.haspelknecht.advice.takings import Foresight
from haspelknecht_qt.games.haspelknecht.model.packing import pack_state, read_players
from haspelknecht_qt.games.haspelknecht.state import State


class HaspelknechtEndings:
    """Carries out the bots' Endings. Everybody plays as the search thinks of its own seat and of others; `after` tells the position that an option leads to,
    in which the seat asked has nothing more to choose for now.
    """

    stretches = (Stretch(0.9, 2.3),)

    def __init__(
        self,
        root: State,
        evaluation: Evaluation,
        sight: Foresight,
        others: Sequence[Evaluation],
        after: Callable[[HaspelknechtOption], State],
    ) -> None:
        self._root = root
        self._after = after
        self._ways = Ways(len(root.players), evaluation, sight, others)
        self._position = self._ways.model(root.box).position(root)
        self._later: dict[HaspelknechtOption, list[int]] = {}

    def course(self, option: HaspelknechtOption, seed: int) -> Course:
        """How the game goes on for the seat asked; it is not looked on the way."""
        root, dice = self._root, Generator(seed)
        later = self._later.get(option)
        if later is None:
            later = self._later[option] = pack_state(self._after(option))
        ways = [dice.choice(self._ways.of_others) for _ in root.players]
        ways[root.seat] = self._ways.own
        goals = option.plan.goals if option.plan else NO_GOALS
        end = root.copy()
        end.players = read_players(self._position.end(later, root.seat, goals, dice.bits(), ways), root.players)
        return Course(dict(scoring.standing(end).seats[root.seat].items))
