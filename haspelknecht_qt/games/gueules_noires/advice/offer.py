"""The advice that Gueules Noires offers to bots and hints."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path

from attrs import evolve, field, frozen

from haspelknecht_qt.core.compiled.learned_file import Learned
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.advice import themes
from haspelknecht_qt.games.gueules_noires.advice.endings import GueulesNoiresEndings
from haspelknecht_qt.games.gueules_noires.advice.evaluation import Evaluation
from haspelknecht_qt.games.gueules_noires.advice.features import FILE
from haspelknecht_qt.games.gueules_noires.advice.knowledge import KNOWLEDGE, Knowledge
from haspelknecht_qt.games.gueules_noires.advice.playing import GueulesNoiresLookout
from haspelknecht_qt.games.gueules_noires.advice.searching import QuickPosition, SearchPosition, value
from haspelknecht_qt.games.gueules_noires.advice.steps import carry_out
from haspelknecht_qt.games.gueules_noires.advice.turns import TurnOption, Turns, load_on
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.model.library import LIBRARY
from haspelknecht_qt.games.gueules_noires.state import Stacked, State, Step

OTHERS = ("hewer",)
"""What opponents may know who do not know the same."""
LEARNED = "chief_engineer"
"""Who judges by what was learned besides."""
_BEYOND_THE_TURN = (Step.DRAFT, Step.PLACE)
_SEARCHED = (*_BEYOND_THE_TURN, Step.TAKE)


@frozen(eq=False)
class GueulesNoiresAdvice:
    """What a player of one level knows; carries out the bots' Advice interface.

    `effort` says from how many positions an extraction's second trip is tried; `others` is what opponents may know, for the search. With what was
    `learned` options are judged where the model is built; where points come from, the evaluation tells.
    """

    game: GueulesNoires
    evaluation: Evaluation
    effort: int
    others: Sequence[Evaluation] = ()
    learned: Learned | None = None

    def root(self, state: State) -> State:
        """The state itself: no move can be taken back, so what was begun is gone on with from where it stands."""
        return state

    def options(self, root: State) -> Sequence[TurnOption]:
        """Whole turns, best first: a space with all that the player decides there; what is drawn is left open.

        The compiled model, where it is built, judges them as the rules in Python do, only sooner; with what was learned otherwise.
        """
        return self._quick(root).options if LIBRARY.is_there() else self._turns(root).ranked()

    def line(self, state: State, option: TurnOption) -> Sequence[moves.Move] | None:  # noqa: ARG002 - each position is a root
        """All moves of the option."""
        return option.moves

    def played(self, state: State, move: moves.Move, known: Sequence[TurnOption] = ()) -> TurnOption | None:
        """The best option that begins with this move; none merely prepares."""
        for option in known or self.options(state):
            if option.moves[0] == move:
                return option
        found = max(self._turns(state).after(move), key=lambda option: option.worth)
        if self.learned is None or not LIBRARY.is_there():
            return found
        # It is compared with options that are judged by what was learned.
        return evolve(found, worth=value(self._after(state, found), state.seat, self.evaluation, self.learned))

    def leads_to(self, root: State, option: TurnOption) -> Hashable:
        """The position after the own turn; what is drawn is left open."""
        return self.game.digest(self._after(root, option))

    def way_out(self, state: State) -> moves.Move:
        """The next move of the best option."""
        return self.options(state)[0].moves[0]

    def depends_on_others(self, root: State) -> bool:
        """Placing and drafting; the rest of a turn is settled in it."""
        return root.step in _BEYOND_THE_TURN

    def carry_out(self, state: State, option: TurnOption) -> None:
        """All moves, with what follows by itself."""
        for move in option.moves:
            self.game.advance(state, move)

    def position(self, root: State) -> SearchPosition | None:
        """Drafting, placing and taking in the compiled model. Raises ModelMissing where it is not built."""
        if root.step not in _SEARCHED:
            return None
        return SearchPosition(root, self.evaluation, self.effort, self.others, self.learned)

    def endings(self, root: State) -> GueulesNoiresEndings | None:
        """Plays on from every question, where the model is built."""
        if not LIBRARY.is_there():
            return None

        def after(option: TurnOption) -> State:
            state = root.copy()
            self.carry_out(state, option)
            return state

        return GueulesNoiresEndings(root, self.evaluation, self.effort, self.others, after, self.learned)

    def wanted_after(self, root: State, seed: int, rounds: int) -> Callable[[TurnOption], float | None] | None:
        """Where the compiled model is built."""
        if not LIBRARY.is_there():
            return None
        position, seat = self._quick(root), root.seat

        def wanted(option: TurnOption) -> float | None:
            values = position.values_after(option, seed, rounds)
            return None if values is None else values[seat] - self.evaluation.envied(values, seat)

        return wanted

    def _quick(self, root: State) -> QuickPosition:
        return QuickPosition(root, self.evaluation, self.effort, self.learned)

    def lookout(self, root: State) -> GueulesNoiresLookout:  # noqa: ARG002 - positions of a turn have no plans in common
        """Plays on from the positions that the options lead to."""
        return GueulesNoiresLookout(self.game, self.evaluation)

    def wanted(self, state: State, seat: int) -> float:
        """Expected points, less the best opponent's as far as the level grudges them."""
        return self.evaluation.value(state, seat) - self.evaluation.grudged(state, seat)

    def sources(self, root: State, option: TurnOption) -> Mapping[str, float]:
        """Expected points of the seat by source, as they stand after its own turn; what a draw-5 may bring counts with orders or with minecarts."""
        turns, after = self._turns(root), self._after(root, option)
        points = turns.view.sources(after)
        if after.step is Step.LOOK:
            drawn = after.box.spaces[after.space].stacked
            points["orders" if drawn is Stacked.ORDERS else "minecarts"] += turns.best_of_five(after)
        return points

    def theme(self, root: State, best: TurnOption, other: TurnOption, gains: Mapping[str, float]) -> str:
        """One of `themes.THEMES`."""
        return themes.theme(root, best.moves[0], other.moves[0], gains)

    @staticmethod
    def _after(root: State, option: TurnOption) -> State:
        """The position after the option, without what follows by itself."""
        after = root.copy()
        for move in option.moves:
            carry_out(after, move)
            load_on(after)
        return after

    def _turns(self, root: State) -> Turns:
        return Turns(self.evaluation.view(root, root.seat), self.effort)


@frozen
class GueulesNoiresAdviser:
    """Makes advice for any level out of what the levels know, and of what was learned besides."""

    learned: Learned
    known: Mapping[str, Knowledge] = field(factory=lambda: KNOWLEDGE)

    def __call__(
        self, game: GueulesNoires, *, knowledge: str, effort: int, foresight: int, envy: float
    ) -> GueulesNoiresAdvice:
        """`knowledge` is one of the names in `known`. Raises KeyError for another."""
        others = [
            Evaluation(known, foresight) for name, known in self.known.items() if name in OTHERS and name != knowledge
        ]
        own = Evaluation(self.known[knowledge], foresight, envy)
        if knowledge != LEARNED:
            return GueulesNoiresAdvice(game, own, effort, others)
        # Others may judge as far as the evaluation goes.
        return GueulesNoiresAdvice(game, own, effort, [own, *others], self.learned)

    def plays_on(self) -> bool:
        """Where the model is built."""
        return LIBRARY.is_there()

    def fingerprint(self, knowledge: str) -> str:
        """A hash of the numbers. Raises KeyError as a call does."""
        text = repr(self.known[knowledge])
        if knowledge == LEARNED:
            network = self.learned.network
            text += repr((self.learned.linear, network.inner, network.outer))
        return hashlib.sha256(text.encode()).hexdigest()


def load(path: Path) -> GueulesNoiresAdviser:
    """The adviser with what was learned, in this file. Raises WeightsError, or FileNotFoundError."""
    return GueulesNoiresAdviser(FILE.load(path))
