"""The advice that Haspelknecht offers to bots and hints."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path

from attrs import frozen

from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.games.haspelknecht import moves, planning
from haspelknecht_qt.games.haspelknecht.advice import evaluation, learned, themes
from haspelknecht_qt.games.haspelknecht.advice.advisor import ALL_PLANS, Advisor, hand_of
from haspelknecht_qt.games.haspelknecht.advice.endings import HaspelknechtEndings
from haspelknecht_qt.games.haspelknecht.advice.evaluation import Evaluation
from haspelknecht_qt.games.haspelknecht.advice.features import DEVELOPMENTS, PURCHASES
from haspelknecht_qt.games.haspelknecht.advice.learned import Learned
from haspelknecht_qt.games.haspelknecht.advice.placing import placements
from haspelknecht_qt.games.haspelknecht.advice.plans import lay_out
from haspelknecht_qt.games.haspelknecht.advice.playing import Playing
from haspelknecht_qt.games.haspelknecht.advice.searching import (
    QUICK_EFFORT,
    HaspelknechtOption,
    QuickPosition,
    SearchPosition,
)
from haspelknecht_qt.games.haspelknecht.advice.takings import Foresight, Takings
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Season, Step
from haspelknecht_qt.games.haspelknecht.model.library import LIBRARY
from haspelknecht_qt.games.haspelknecht.model.packing import LYING
from haspelknecht_qt.games.haspelknecht.state import Player, State

OTHERS = ("farmer",)
"""What opponents may know who do not know the same."""
LEARNED, JUDGES = "coal_miner", "haspelknecht"
"""Who knows what was learned with a network: it is searched with. Where the model is not asked, in the own turn and in winter, the other one judges."""
_TAKINGS = (Step.FIRST_TAKING, Step.SECOND_TAKING)
_TAKINGS_AND_PLANS = (*_TAKINGS, Step.PLANNING)


@frozen(eq=False)
class HaspelknechtAdvice:
    """What a player of one level knows; carries out the bots' Advice interface."""

    advisor: Advisor
    others: Sequence[Evaluation] = ()
    learned: Learned | None = None

    def root(self, state: State) -> State:
        """While planning: the position without the seat's own placements."""
        if state.step != Step.PLANNING or not any(map(any, state.player.plan)):
            return state
        root = state.copy()
        planning.take_back(root.player)
        return root

    def options(self, root: State) -> Sequence[HaspelknechtOption]:
        """Takings, plans or single moves, best first. The compiled model, where it is built, judges them as the rules in Python do, only sooner."""
        if root.step in _TAKINGS_AND_PLANS and LIBRARY.is_there():
            return self._quick(root).options
        if root.step == Step.PLANNING:
            return [HaspelknechtOption(value, plan=plan) for value, plan in self.advisor.plans(root)]
        return [HaspelknechtOption(value, move=move) for value, move in self.advisor.ranked(root)]

    def line(self, state: State, option: HaspelknechtOption) -> Sequence[moves.Move] | None:
        """The move itself, or the plan's missing placements and its confirmation."""
        if option.plan is None:
            return [option.move]
        line = placements(state, option.plan)
        return None if line is None else [*line, moves.CONFIRM]

    def played(
        self, state: State, move: moves.Move, known: Sequence[HaspelknechtOption] = ()
    ) -> HaspelknechtOption | None:
        """A move as it is; a confirmation as the plan that was laid out. A placement only prepares."""
        if state.step != Step.PLANNING:
            options = known or self.options(state)
            found = next((option for option in options if option.move == move), None)
            return found or HaspelknechtOption(self.advisor.worth(state, move), move)
        if move != moves.CONFIRM:
            return None
        plan, worth = self.advisor.laid_out(self.root(state), state)
        return HaspelknechtOption(worth, plan=plan)

    def leads_to(self, root: State, option: HaspelknechtOption) -> Hashable:
        """A taking leads to itself; all else to what lies on the boards after the own turn, whichever worker did what."""
        if root.step in _TAKINGS:
            return option.move
        after = self._after(root, option)
        boards = tuple(_board(player) for player in after.players)
        return boards, tuple(map(tuple, after.owners))

    def way_out(self, state: State) -> moves.Move:
        """Goes on with the best of all plans that what is placed can still become; else confirms, or places what makes that possible."""
        legal = self.advisor.game.legal_moves(state)
        if state.step == Step.PLANNING:
            for _, plan in self.advisor.plans(self.root(state), ALL_PLANS):
                line = placements(state, plan)
                if line is not None:
                    return line[0] if line else moves.CONFIRM
        return moves.CONFIRM if moves.CONFIRM in legal else legal[0]

    def depends_on_others(self, root: State) -> bool:
        """Takings and plans; what a player carries out is settled in the own turn."""
        return root.step in _TAKINGS_AND_PLANS

    def carry_out(self, state: State, option: HaspelknechtOption) -> None:
        """The move, or all placements and the confirmation."""
        game = self.advisor.game
        if option.plan is None:
            game.advance(state, option.move)
            return
        for move in placements(state, option.plan) or ():
            game.advance(state, move)
        game.advance(state, moves.CONFIRM)

    def position(self, root: State) -> SearchPosition | None:
        """Takings and plans in the compiled model. Raises ModelMissing where it is not built."""
        if root.step not in _TAKINGS_AND_PLANS:
            return None
        evaluation, sight = self.advisor.evaluation, self.advisor.sight
        if self.learned is None:
            return SearchPosition(root, evaluation, sight, self.others)
        # Others may play by what the Haspelknecht knows.
        return SearchPosition(root, self.learned.evaluation, sight, (evaluation,), self.learned.network)

    def endings(self, root: State) -> HaspelknechtEndings | None:
        """Plays on from every step of the year, where the model is built."""
        if not LIBRARY.is_there():
            return None
        advisor = self.advisor
        return HaspelknechtEndings(
            root, advisor.evaluation, advisor.sight, self.others, lambda option: self._played_on(root, option)
        )

    def wanted_after(self, root: State, seed: int, rounds: int) -> Callable[[HaspelknechtOption], float | None] | None:
        """Takings and one round, where the compiled model is built. Plans it carries out knowing what each worker is to acquire; the lookout sees the disks alone."""
        if root.step not in _TAKINGS or rounds != 1 or not LIBRARY.is_there():
            return None
        position, seat = self._quick(root), root.seat

        def wanted(option: HaspelknechtOption) -> float | None:
            values = position.values_after(option, seed)
            return None if values is None else self._wanted(values, seat)

        return wanted

    def _quick(self, root: State) -> QuickPosition:
        return QuickPosition(root, self.advisor.evaluation, self.advisor.sight)

    def lookout(self, root: State) -> HaspelknechtLookout:
        """Plays on from the positions after the options of a taking or a plan."""
        return HaspelknechtLookout(self.advisor, root)

    def wanted(self, state: State, seat: int) -> float:
        """Expected points, less the best opponent's as far as the level grudges them."""
        return self._wanted([self.advisor.evaluation.value(state, each) for each in range(len(state.players))], seat)

    def _wanted(self, values: Sequence[float], seat: int) -> float:
        envy = self.advisor.sight.envy / (len(values) - 1)
        return values[seat] - envy * max(value for other, value in enumerate(values) if other != seat)

    def sources(self, root: State, option: HaspelknechtOption) -> Mapping[str, float]:
        """Expected points of the seat by source, as they stand after its own turn."""
        after, seat = self._after(root, option), root.seat
        points = self.advisor.evaluation.sources(after, seat)
        made = list(root.players[seat].tiles)
        if isinstance(option.move, moves.Acquire):
            made.append(option.move.tile)
        if sorted(made) != sorted(after.players[seat].tiles):
            without = after.copy()
            without.players[seat].tiles = made
            bought = self.advisor.evaluation.sources(without, seat)[DEVELOPMENTS]
            points[PURCHASES] = points[DEVELOPMENTS] - bought
            points[DEVELOPMENTS] = bought
        return points

    def theme(
        self, root: State, best: HaspelknechtOption, other: HaspelknechtOption, gains: Mapping[str, float]
    ) -> str:
        """One of `themes.THEMES`."""
        if root.step in _TAKINGS:
            return themes.of_takings(root, best.move, other.move)
        if root.step == Step.RETURNING_WATER:
            return themes.WATER
        one, two = (self._after(root, option).players[root.seat] for option in (best, other))
        return themes.of_positions(root.step, one, two, gains)

    def _played_on(self, root: State, option: HaspelknechtOption) -> State:
        """The position after the option, and where turns are carried out after the rest of the own one."""
        if root.step in (*_TAKINGS_AND_PLANS, Step.RETURNING_WATER) or isinstance(
            option.move, (moves.EndTurn, moves.Done)
        ):
            after = root.copy()
            self.carry_out(after, option)
            return after
        return self._after(root, option)

    def _after(self, root: State, option: HaspelknechtOption) -> State:
        """The position after the own turn with this option."""
        return self.advisor.result(root, option.plan) if option.plan else self.advisor.outcome(root, option.move)


class HaspelknechtLookout:
    """Plays on from positions of one action phase; the plans that its hands pay for are tried once for all of them."""

    def __init__(self, advisor: Advisor, root: State) -> None:
        self._advisor = advisor
        self._sight = Foresight(QUICK_EFFORT, 1, advisor.sight.envy)
        self._takings = Takings(advisor.game, advisor.evaluation, root.copy(), self._sight)
        self._phase = (root.year, root.season)

    def play_on(self, state: State, generator: Generator, rounds: int) -> None:
        """Action phases are the rounds; it stops at the latest when a winter is over."""
        if state.box.hidden and state.step == Step.PLANNING:
            self._guess_plans(state)
        playing = Playing(self._advisor.game, [self._advisor.evaluation] * len(state.players), self._sight)
        playing.share(self._phase, self._takings)
        start = _phases(state)
        end = min(start + rounds, 3 * (start // 3) + 3)
        playing.until(state, generator, lambda now: _phases(now) >= end)

    def _guess_plans(self, state: State) -> None:
        """Hidden plans that are confirmed already: lays out what their owners would plan by the same judgement."""
        for seat in state.order[: state.turn]:
            player = state.players[seat]
            if player.confirmed and not any(map(any, player.plan)):
                lay_out(state, seat, self._takings.book(seat, player.water).best(hand_of(state, seat))[1])


@frozen
class HaspelknechtAdviser:
    """Makes advice for any level out of a file of weights and of what was learned besides."""

    evaluations: Mapping[str, Evaluation]
    learned: Learned

    def __call__(
        self, game: Haspelknecht, *, knowledge: str, effort: int, foresight: int, envy: float
    ) -> HaspelknechtAdvice:
        """`knowledge` is one of the names in the file, or LEARNED. Raises KeyError for another."""
        name = JUDGES if knowledge == LEARNED else knowledge
        others = [each for other, each in self.evaluations.items() if other in OTHERS and other != name]
        advisor = Advisor(game, self.evaluations[name], Foresight(effort, foresight, envy))
        return HaspelknechtAdvice(advisor, others, self.learned if knowledge == LEARNED else None)

    def plays_on(self) -> bool:
        """Where the model is built."""
        return LIBRARY.is_there()

    def fingerprint(self, knowledge: str) -> str:
        """A hash of the weights. Raises KeyError as a call does."""
        weights = self.evaluations[JUDGES if knowledge == LEARNED else knowledge].weights
        text = repr(weights)
        if knowledge == LEARNED:
            network = self.learned.network
            text += repr((self.learned.evaluation.weights, network.inner, network.outer))
        return hashlib.sha256(text.encode()).hexdigest()


def load(path: Path) -> HaspelknechtAdviser:
    """The adviser with the weights of this file, and with what was learned beside it. Raises evaluation.WeightsError, or FileNotFoundError."""
    return HaspelknechtAdviser(evaluation.load(path), learned.load(path.with_name("learned.json")))


def _board(player: Player) -> Hashable:
    """What lies on a player's board when a turn is over, without disks, which go back into the bag, and without who has worked."""
    return (
        *(getattr(player, name) for name in LYING),
        *(player.markers, player.buildings, player.improved),
        *(tuple(sorted(player.tiles)), tuple(player.stored), tuple(player.scored)),
    )


def _phases(state: State) -> int:
    """How many action phases are over; a winter that has begun counts with the next spring."""
    return 3 * (state.year - 1) + min(state.season, Season.WINTER - 1) + (state.step == Step.END)
