"""Candidates of a seat: whole turns with their consequences and values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb

from attrs import define, field, frozen

from haspelknecht_qt.games.gueules_noires import draw_five, factory, moves
from haspelknecht_qt.games.gueules_noires.game import LEGAL_MOVES, carry_out_alone
from haspelknecht_qt.games.gueules_noires.state import UNKNOWN, Put, Stack, Stacked, State, Step
from haspelknecht_qt.games.gueules_noires.strategy.extraction_planner import ExtractionPlanner
from haspelknecht_qt.games.gueules_noires.strategy.value_function import TurnEvaluator

REDRAW_SHARE = 0.1
"""Share of a card's value that counts if the card is put on top of the stack. Another player may draw the card first."""
UNKNOWN_TOP_BONUS = 0.5
"""Additional value of a stack with an unknown top, compared with one that rejected cards cover."""


@frozen
class TurnCandidate:
    """Moves that belong together, the next move first. The outcomes of chance moves between them are open."""

    utility: float = field(eq=False)
    moves: tuple[moves.Move, ...]


@define(eq=False)
class TurnGenerator:
    """Finds the candidates of the deciding seat; `effort` is that of the `ExtractionPlanner`."""

    evaluator: TurnEvaluator
    effort: int

    @property
    def root(self) -> State:
        """Position of the decision."""
        return self.evaluator.root

    def ranked(self) -> list[TurnCandidate]:
        """Returns one candidate for each sensible next move, best first."""
        if self.root.step is Step.EXTRACT:
            return self._extractions()
        if self.root.step is Step.RETURN:
            found = list(self._returns(self.root, (), self._hand_gains()))
        else:
            found = [candidate for move in LEGAL_MOVES[self.root.step](self.root) for candidate in self.after(move)]
        return sorted(found, key=lambda candidate: candidate.utility, reverse=True)

    def after(self, move: moves.Move) -> list[TurnCandidate]:
        """Returns the candidates that begin with this legal move, unordered."""
        state = self.root.copy()
        wanted = self._hand_gains() if self.root.hand else {}
        carry_out_alone(state, move)
        line = [move]
        self._load(state, line)
        match state.step:
            case Step.EXTRACT:
                plan = ExtractionPlanner(self.evaluator, self.effort).best(state)
                return [TurnCandidate(plan.utility, (*line, *plan.whole_line()))]
            case Step.LOOK:
                gain = self.best_of_five(state)
                return [TurnCandidate(self.evaluator.utility(state) + gain, tuple(line))]
            case Step.RETURN:
                return list(self._returns(state, tuple(line), wanted))
        return [TurnCandidate(self.evaluator.utility(state), tuple(line))]

    def _extractions(self) -> list[TurnCandidate]:
        """Returns the best plan, and after it the best plan for every other promising first move."""
        planner = ExtractionPlanner(self.evaluator, self.effort)
        found: dict[moves.Move, TurnCandidate] = {}
        for plan in planner.plans(self.root):
            line = plan.whole_line()
            candidate = TurnCandidate(plan.utility, line)
            if line[0] not in found or found[line[0]].utility < candidate.utility:
                found[line[0]] = candidate
        return sorted(found.values(), key=lambda candidate: candidate.utility, reverse=True)

    def _load(self, state: State, line: list[moves.Move]) -> None:
        """Loads the minecarts of a tile just bought; a missing colour is substituted by the most valuable one (GA3)."""
        load_on(state)
        while state.step is Step.SUBSTITUTE and state.to_load:
            tried: list[tuple[float, moves.Move]] = []
            for substitute in factory.substitutes(state):
                after = state.copy()
                carry_out_alone(after, substitute)
                tried.append((self.evaluator.utility(after), substitute))
            best = max(tried, key=lambda each: each[0])[1]
            carry_out_alone(state, best)
            line.append(best)
            load_on(state)

    def best_of_five(self, state: State) -> float:
        """Returns the expected gain from the best of the cards to be drawn (GA2)."""
        stack = draw_five.stack(state)
        drawn = state.to_look
        utilities = self._draw_gains(state, draw_five.stacked(state))
        known = _known(stack, drawn)
        floor = max((utilities.get(kind, 0.0) for kind in known), default=0.0)
        blind = min(drawn - len(known), sum(stack.rest))
        left = sum(stack.rest)
        expected, none_better = 0.0, 1.0
        total = left
        # From the best kind down: the chance that one of this kind is drawn, but none of a better kind.
        for kind in sorted(utilities, key=lambda each: utilities[each], reverse=True):
            if utilities[kind] <= floor or not stack.rest[kind]:
                continue
            left -= stack.rest[kind]
            none = _none_drawn(total, left, blind)
            expected += (none_better - none) * utilities[kind]
            none_better = none
        return expected + none_better * floor

    def _draw_gains(self, state: State, stacked: Stacked) -> dict[int, float]:
        """Returns the gain from each tile or order that could be drawn, if positive."""
        before = self.evaluator.utility(state)
        stack = state.stacks[stacked]
        kinds = {kind for kind, count in enumerate(stack.rest) if count} | set(stack.top) | set(stack.under)
        kinds.discard(UNKNOWN)
        gains = {kind: self._gain(state, stacked, kind, before) for kind in sorted(kinds)}
        return {kind: gain for kind, gain in gains.items() if gain > 0.0}

    def _hand_gains(self) -> dict[int, float]:
        before = self.evaluator.utility(self.root)
        stacked = draw_five.stacked(self.root)
        return {kind: self._gain(self.root, stacked, kind, before) for kind in sorted(set(self.root.hand))}

    def _gain(self, state: State, stacked: Stacked, kind: int, before: float) -> float:
        """Returns the gain over the value `before` from buying a tile or taking an order; 0.0 if none, or unaffordable (GA1)."""
        after = state.copy()
        if stacked is Stacked.ORDERS:
            after.player.orders.append(kind)
        elif state.box.price[kind] > state.player.francs:
            return 0.0
        else:
            for _ in factory.buy(after, kind):
                pass
            self._load(after, [])
        return max(0.0, self.evaluator.utility(after) - before)

    def _returns(self, state: State, line: tuple[moves.Move, ...], wanted: dict[int, float]) -> Iterator[TurnCandidate]:
        """Yields ways to put the hand back: under the stack, or on top with the most wanted card to be drawn first (GR3)."""
        utility = self.evaluator.utility(state)
        if not draw_five.has_to_choose(state):
            yield TurnCandidate(
                utility + self._on_top(state.side, [*draw_five.stack(state).top, *state.hand], wanted), line
            )
            return
        returns_by_side = moves.RETURN_TILE if draw_five.stacked(state) is Stacked.TILES else moves.RETURN_ORDER
        for side in draw_five.sides(state):
            after = state.copy()
            order = sorted(state.hand, key=lambda kind: (wanted[kind], kind), reverse=side is Put.UNDER)
            returned: list[moves.Move] = []
            while draw_five.has_to_choose(after):
                move = returns_by_side[side][order[len(returned)]]
                carry_out_alone(after, move)
                returned.append(move)
            yield TurnCandidate(utility + self._on_top(side, order, wanted), (*line, *returned))

    @staticmethod
    def _on_top(side: Put, cards: Sequence[int], wanted: dict[int, float]) -> float:
        """Returns the additional value of these cards on top of the stack, the last one uppermost."""
        return REDRAW_SHARE * wanted[cards[-1]] - UNKNOWN_TOP_BONUS if side is Put.TOP else 0.0


def load_on(state: State) -> None:
    """Loads, in place, the minecarts of a tile just bought until a colour must be chosen (GA1, GR6)."""
    if state.step is not Step.SUBSTITUTE:
        return
    while state.to_load and not factory.lacks_colour(state):
        for _ in factory.load_next(state):
            pass
    if not state.to_load and state.hand:
        state.step = Step.RETURN


def _known(stack: Stack, drawn: int) -> list[int]:
    """Returns the next cards of a stack that are known to the seat."""
    top = stack.top[::-1][:drawn]
    deep = max(0, drawn - len(top) - stack.unseen)
    return [kind for kind in (*top, *stack.under[:deep]) if kind != UNKNOWN]


def _none_drawn(total: int, others: int, drawn: int) -> float:
    """Returns the chance that all cards drawn from `total` are among the `others`."""
    return comb(others, drawn) / comb(total, drawn)
