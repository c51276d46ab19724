"""Candidates of the deciding seat: whole turns, each with its moves and its value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb

from attrs import define, field, frozen

from haspelknecht_qt.games.gueules_noires import draw_five, factory, moves
from haspelknecht_qt.games.gueules_noires.game import LEGAL_MOVES, carry_out_move_only
from haspelknecht_qt.games.gueules_noires.state import UNKNOWN, Stack, StackKind, StackSide, State, Step
from haspelknecht_qt.games.gueules_noires.strategy.extraction_planner import ExtractionPlanner
from haspelknecht_qt.games.gueules_noires.strategy.value_function import TurnEvaluator

REDRAW_SHARE = 0.1
"""Share of a card's value that remains after it is put back on top, because another player may draw the card first."""
UNKNOWN_TOP_BONUS = 0.5
"""Value, in points, of leaving the top card of a stack unseen instead of putting drawn cards back on it."""


@frozen
class TurnCandidate:
    """Moves of a turn in order, up to the next chance move, with their `utility`."""

    utility: float = field(eq=False)
    moves: tuple[moves.Move, ...]


@define(eq=False)
class TurnGenerator:
    """Finds the deciding seat's candidates. Second trips of the cage are tried after the `effort` best first trips."""

    evaluator: TurnEvaluator
    effort: int

    @property
    def root(self) -> State:
        """Position in which the seat decides."""
        return self.evaluator.root

    def ranked_turns(self) -> list[TurnCandidate]:
        """Returns the candidates of the position, best first: usually one for each legal next move."""
        if self.root.step is Step.EXTRACT:
            return self._extraction_candidates()
        if self.root.step is Step.RETURN:
            found = list(self._put_back_candidates(self.root, (), self._hand_gains()))
        else:
            found = [each for move in LEGAL_MOVES[self.root.step](self.root) for each in self.candidates_after(move)]
        return sorted(found, key=lambda candidate: candidate.utility, reverse=True)

    def candidates_after(self, move: moves.Move) -> list[TurnCandidate]:
        """Returns the candidates that begin with this legal move, in no particular order."""
        state = self.root.copy()
        gain_by_kind = self._hand_gains() if self.root.hand else {}
        carry_out_move_only(state, move)
        line = [move]
        self._load_minecarts(state, line)
        match state.step:
            case Step.EXTRACT:
                plan = ExtractionPlanner(self.evaluator, self.effort).best_plan(state)
                return [TurnCandidate(plan.utility, (*line, *plan.moves_to_end()))]
            case Step.LOOK:
                gain = self.draw_five_gain(state)
                return [TurnCandidate(self.evaluator.utility(state) + gain, tuple(line))]
            case Step.RETURN:
                return list(self._put_back_candidates(state, tuple(line), gain_by_kind))
        return [TurnCandidate(self.evaluator.utility(state), tuple(line))]

    def _extraction_candidates(self) -> list[TurnCandidate]:
        """Returns the best plan of the extraction for each promising first move, best first."""
        planner = ExtractionPlanner(self.evaluator, self.effort)
        found: dict[moves.Move, TurnCandidate] = {}
        for plan in planner.find_plans(self.root):
            line = plan.moves_to_end()
            candidate = TurnCandidate(plan.utility, line)
            if line[0] not in found or found[line[0]].utility < candidate.utility:
                found[line[0]] = candidate
        return sorted(found.values(), key=lambda candidate: candidate.utility, reverse=True)

    def _load_minecarts(self, state: State, line: list[moves.Move]) -> None:
        """Loads the minecarts of a tile just bought; adds the moves to `line`. Chooses the best substitutes (GA3)."""
        load_minecarts(state)
        while state.step is Step.SUBSTITUTE and state.to_load:
            tried: list[tuple[float, moves.Move]] = []
            for substitute in factory.substitute_moves(state):
                after = state.copy()
                carry_out_move_only(after, substitute)
                tried.append((self.evaluator.utility(after), substitute))
            best = max(tried, key=lambda each: each[0])[1]
            carry_out_move_only(state, best)
            line.append(best)
            load_minecarts(state)

    def draw_five_gain(self, state: State) -> float:
        """Returns the expected gain of a draw-5, in points: the mean gain from the best drawn card (GA2)."""
        stack = draw_five.draw_five_stack(state)
        drawn = state.to_look
        utilities = self._draw_gains(state, draw_five.stack_kind(state))
        known = _known_next_cards(stack, drawn)
        floor = max((utilities.get(kind, 0.0) for kind in known), default=0.0)
        total = left = sum(stack.unseen_by_kind)
        blind = min(drawn - len(known), total)
        expected, none_better = 0.0, 1.0
        # Kinds of cards from the best down. A kind's gain is multiplied by the chance that it is the best one drawn.
        for kind in sorted(utilities, key=lambda each: utilities[each], reverse=True):
            if utilities[kind] <= floor or not stack.unseen_by_kind[kind]:
                continue
            left -= stack.unseen_by_kind[kind]
            none = _chance_of_none(total, left, blind)
            expected += (none_better - none) * utilities[kind]
            none_better = none
        return expected + none_better * floor

    def _draw_gains(self, state: State, stack_kind: StackKind) -> dict[int, float]:
        """Returns the gain, in points, from each tile face or order that may be drawn. Omits draws without a gain."""
        before = self.evaluator.utility(state)
        stack = state.stacks[stack_kind]
        kinds = {kind for kind, count in enumerate(stack.unseen_by_kind) if count} | set(stack.top) | set(stack.under)
        kinds.discard(UNKNOWN)
        gains = {kind: self._card_gain(state, stack_kind, kind, before) for kind in sorted(kinds)}
        return {kind: gain for kind, gain in gains.items() if gain > 0.0}

    def _hand_gains(self) -> dict[int, float]:
        before = self.evaluator.utility(self.root)
        stack_kind = draw_five.stack_kind(self.root)
        return {kind: self._card_gain(self.root, stack_kind, kind, before) for kind in sorted(set(self.root.hand))}

    def _card_gain(self, state: State, stack_kind: StackKind, kind: int, before: float) -> float:
        """Returns the gain in points from this tile or order. `before` is the utility without it.

        Returns 0.0 for a loss or an unaffordable tile (GA1).
        """
        after = state.copy()
        if stack_kind is StackKind.ORDERS:
            after.player.orders.append(kind)
        elif state.box.tile_price[kind] > state.player.francs:
            return 0.0
        else:
            for _ in factory.buy_tile(after, kind):
                pass
            self._load_minecarts(after, [])
        return max(0.0, self.evaluator.utility(after) - before)

    def _put_back_candidates(
        self, state: State, line: tuple[moves.Move, ...], gain_by_kind: dict[int, float]
    ) -> Iterator[TurnCandidate]:
        """Yields candidates that put the hand back at the bottom of the stack, or on top, best card uppermost (GR3).

        `line` are the candidates' moves before that. `gain_by_kind` has the gain from each card, in points.
        """
        utility = self.evaluator.utility(state)
        if not draw_five.has_return_choice(state):
            yield TurnCandidate(
                utility
                + self._top_cards_value(state.side, [*draw_five.draw_five_stack(state).top, *state.hand], gain_by_kind),
                line,
            )
            return
        returns_by_side = moves.RETURN_TILE if draw_five.stack_kind(state) is StackKind.TILES else moves.RETURN_ORDER
        for side in draw_five.allowed_sides(state):
            after = state.copy()
            order = sorted(state.hand, key=lambda kind: (gain_by_kind[kind], kind), reverse=side is StackSide.UNDER)
            returned: list[moves.Move] = []
            while draw_five.has_return_choice(after):
                move = returns_by_side[side][order[len(returned)]]
                carry_out_move_only(after, move)
                returned.append(move)
            yield TurnCandidate(utility + self._top_cards_value(side, order, gain_by_kind), (*line, *returned))

    @staticmethod
    def _top_cards_value(side: StackSide, cards: Sequence[int], gain_by_kind: dict[int, float]) -> float:
        """Returns the value, in points, of cards put back on `side`, the last card uppermost; 0.0 if not on TOP."""
        return REDRAW_SHARE * gain_by_kind[cards[-1]] - UNKNOWN_TOP_BONUS if side is StackSide.TOP else 0.0


def load_minecarts(state: State) -> None:
    """Loads the minecarts of a tile just bought, in place, until the player must choose a substitute (GA1, GR6)."""
    if state.step is not Step.SUBSTITUTE:
        return
    while state.to_load and not factory.needs_substitute(state):
        for _ in factory.load_next_minecart(state):
            pass
    if not state.to_load and state.hand:
        state.step = Step.RETURN


def _known_next_cards(stack: Stack, drawn: int) -> list[int]:
    """Returns the known ones among the next `drawn` cards of the stack, as numbers of faces or orders."""
    top = stack.top[::-1][:drawn]
    deep = max(0, drawn - len(top) - stack.unseen)
    return [kind for kind in (*top, *stack.under[:deep]) if kind != UNKNOWN]


def _chance_of_none(total: int, unwanted: int, drawn: int) -> float:
    """Returns the chance that `drawn` cards, drawn from `total` cards, are all among the `unwanted` ones."""
    return comb(unwanted, drawn) / comb(total, drawn)
