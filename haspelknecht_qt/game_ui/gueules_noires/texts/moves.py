"""Texts about moves: lines, consequences, headings of lists, buttons, and reasons of refusals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires.refusals import GueulesNoiresRefusals
from haspelknecht_qt.game_ui.gueules_noires.texts import amounts
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import TITLES, FixedTitle, drawn_stack_kind
from haspelknecht_qt.games.gueules_noires import delivery, moves, placing, scoring
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.match_data import BANK, Action, WorkerSpace
from haspelknecht_qt.games.gueules_noires.state import (
    FACE_MINECARTS,
    FACE_SIDES,
    NOTHING,
    UNKNOWN,
    Colour,
    MineSide,
    StackKind,
    StackSide,
    State,
    Step,
)
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import Confirmation
from haspelknecht_qt.ui.defaults.texts import DefaultMoveTexts
from haspelknecht_qt.ui.refusals import RefusalText
from haspelknecht_qt.ui.seat_names import SeatNames
from haspelknecht_qt.ui.widgets.formats import signed_text

SEPARATOR = " · "


class GueulesNoiresDetailTexts(QObject):
    """Consequences of possible moves, as lists of amounts and short remarks."""

    def consequences(self, state: State, move: moves.Move) -> str:
        """Returns the consequences of a move that is legal in `state`, such as its costs; "" if there are none."""
        return SEPARATOR.join(part for part in self._consequence_parts(state, move) if part)

    def joint_consequences(self, steps: Sequence[tuple[State, moves.Move]]) -> str:
        """Returns the consequences of moves in turn, each once, with the number of orders if they complete several."""
        completed = sum(_completes_order(*step) for step in steps)
        parts: list[str] = []
        for state, move in steps:
            if completed > 1 and _completes_order(state, move):
                parts.append(self.tr("completes %n orders", None, completed))
            else:
                parts.extend(self._consequence_parts(state, move))
        return SEPARATOR.join(filter(None, dict.fromkeys(parts)))

    def _consequence_parts(self, state: State, move: moves.Move) -> Iterator[str]:
        match move:
            case moves.PlaceWorkers(space):
                yield from self._placement_parts(state, space)
            case moves.TakeTile(face):
                yield self._balance_text(state, face)
                yield self._forecast_text(state, -state.box.tile_price[face], tile=face)
            case moves.TakeOrder() | moves.Draft():
                yield self._forecast_text(state, 0, orders=1)
            case moves.Fill() if _completes_order(state, move):
                yield self.tr("completes the order")
            case moves.Stop() if state.step is Step.EXTRACT:
                yield self.tr("%n work steps are lost", None, state.moves) if state.moves else ""
            case _:
                pass

    def _placement_parts(self, state: State, space_number: int) -> Iterator[str]:
        yield self.tr("costs %n workers", None, placing.worker_cost(state, space_number))
        if space_number == BANK:
            yield self._forecast_text(state, state.box.components.bank_francs)
            return
        if state.workers_on[space_number]:
            yield self.tr("%n workers go to the canteen", None, state.workers_on[space_number])
        space = state.box.spaces[space_number]
        match space.action:
            case Action.FACTORY if state.tiles[space.value] != NOTHING:
                face = state.tiles[space.value]
                yield self._balance_text(state, face)
                yield self._forecast_text(state, -state.box.tile_price[face], tile=face)
            case Action.MONEY:
                yield self._forecast_text(state, space.value)
            case Action.ORDER:
                yield self._forecast_text(state, 0, orders=1)
            case Action.DELIVERY:
                yield self._delivery_forecast_text(state, space.value)
            case _:
                pass

    def _balance_text(self, state: State, face: int) -> str:
        """Returns the text about the balance of the mine's two sides after the tile is bought."""
        excess = abs(_balance_after(state, face))
        if not excess:
            return self.tr("your pit is then in balance")
        lost = amounts.vp(excess * state.box.components.final_scoring.excess_tile_vp)
        return self.tr("excess tunnel tiles then: {tiles}, {vp}").format(tiles=excess, vp=lost)

    def _forecast_text(self, state: State, francs: int, *, tile: int = NOTHING, orders: int = 0) -> str:
        """Returns a text: how a placement changes the score that an immediate end would give; "" for no change.

        `francs` are gained or (negative) paid. `tile` is a bought tile's face or NOTHING. `orders` counts taken orders.
        """
        numbers, player = state.box.components.final_scoring, state.player
        change = (player.francs + francs) // numbers.francs_per_vp - player.francs // numbers.francs_per_vp
        change += orders * numbers.undelivered_order_vp
        if tile != NOTHING:
            excess = abs(_balance_after(state, tile)) - abs(scoring.side_balance(player))
            # A bought tile brings one cube for each minecart, limited by the cubes in the general supply (GA1, GA3).
            cubes = min(FACE_MINECARTS[tile], sum(state.supply))
            change += excess * numbers.excess_tile_vp + _cube_points(state, cubes)
        return self._score_change_text(change)

    def _delivery_forecast_text(self, state: State, vehicle: int) -> str:
        """Returns a text: how a delivery (GA7) changes the score that an immediate end would give; "" for no change."""
        orders = delivery.deliverable_orders(state, state.seat, vehicle)
        change = delivery.delivery_points(state, state.seat, vehicle)
        change -= len(orders) * state.box.components.final_scoring.undelivered_order_vp
        delivered_cubes = sum(sum(state.cubes_on_order(order)) for order in orders)
        return self._score_change_text(change + _cube_points(state, -delivered_cubes))

    def _score_change_text(self, change: int) -> str:
        if not change:
            return ""
        return self.tr("change of the score if the game ended now: {vp}").format(vp=signed_text(change))


def _completes_order(state: State, move: moves.Move) -> bool:
    """Whether a legal move fills the last cell of an order."""
    return isinstance(move, moves.Fill) and sum(state.free_cells(move.order)) == 1


def _cube_points(state: State, cubes: int) -> int:
    """Returns the change of the final score, in points, for `cubes` more cubes (GF1)."""
    per_vp = state.box.components.final_scoring.cubes_per_vp
    before = scoring.cube_count(state, state.player)
    return (before + cubes) // per_vp - before // per_vp


def _balance_after(state: State, face: int) -> int:
    """Returns the number of light tiles minus the number of dark tiles, after a tile with this face is added."""
    return scoring.side_balance(state.player) + (1 if FACE_SIDES[face] is MineSide.LIT else -1)


MIN_LOSS_TO_CONFIRM = 3
"""Minimum number of lost work steps for which the player has to confirm the end of an extraction."""

MIN_SUMMARIZED_MOVES = 3
"""Minimum number of moves that are summarized. They move cage or cubes and follow an extraction's first move."""


class GueulesNoiresMoveTexts(QObject, DefaultMoveTexts[State, moves.Move]):
    """Texts about moves. Illegal moves have texts, too."""

    def __init__(self, game: GueulesNoires, seats: SeatNames) -> None:
        super().__init__()
        self._seats = seats
        self._details = GueulesNoiresDetailTexts()
        self._refusals = GueulesNoiresRefusals(game)

    @override
    def consequences(self, state: State, move: moves.Move) -> str:
        return self._details.consequences(state, move)

    @override
    def joint_consequences(self, steps: Sequence[tuple[State, moves.Move]]) -> str:
        return self._details.joint_consequences(steps)

    def refusal(self, state: State, move: moves.Move | None, path: Path) -> str:
        """Returns two lines about a forbidden move: the impossible action, and the possible alternatives."""
        return str(self.refusal_text(state, move, path))

    def refusal_text(self, state: State, move: moves.Move | None, path: Path) -> RefusalText:
        """Returns the headline and the text of a refusal: the impossible action, and the possible alternatives."""
        return self._refusals.refusal_text(state, move, path, self._seats.names(len(state.players)))

    @override
    def line(self, state: State, move: moves.Move) -> str:
        match move:
            case moves.Draft(order):
                return self.tr("Take: {order}").format(order=TITLES.order(state.box, order))
            case moves.PlaceWorkers(space):
                return self._placement_line(state, space)
            case moves.MoveCage(level):
                return (
                    self.tr("Move the cage to the surface level"),
                    self.tr("Move the cage to the yellow tunnel level"),
                    self.tr("Move the cage to the brown tunnel level"),
                    self.tr("Move the cage to the grey tunnel level"),
                    self.tr("Move the cage to the black tunnel level"),
                )[level]
            case moves.Load(colour):
                return (
                    self.tr("Load a yellow cube into the cage"),
                    self.tr("Load a brown cube into the cage"),
                    self.tr("Load a grey cube into the cage"),
                    self.tr("Load a black cube into the cage"),
                )[colour]
            case moves.Fill():
                return self._filling_line(state, move)
            case moves.Store(colour):
                return (
                    self.tr("Bring a yellow cube from the cage to the storage"),
                    self.tr("Bring a brown cube from the cage to the storage"),
                    self.tr("Bring a grey cube from the cage to the storage"),
                    self.tr("Bring a black cube from the cage to the storage"),
                )[colour]
            case moves.Stop():
                return self.tr("Stop mining")
            case moves.Substitute(colour):
                return (
                    self.tr("Load a yellow cube instead"),
                    self.tr("Load a brown cube instead"),
                    self.tr("Load a grey cube instead"),
                    self.tr("Load a black cube instead"),
                )[colour]
            case moves.DrawTile() | moves.DrawOrder() | moves.DrawFirstPlayer():
                return self._chance_line(state, move)
            case _:
                return self._draw_five_line(state, move)

    def _draw_five_line(self, state: State, move: moves.Move) -> str:
        match move:
            case moves.TakeTile(face):
                return self._buying_line(state, face)
            case moves.TakeOrder(order):
                return self.tr("Keep: {order}").format(order=TITLES.order(state.box, order))
            case moves.TakeNone():
                buys = drawn_stack_kind(state) is StackKind.TILES
                return self.tr("Buy none of them") if buys else self.tr("Keep none of them")
            case moves.ReturnTile(side) | moves.ReturnOrder(side):
                return self._put_back_line(side, self._returned_card(state, move))
            case _:
                raise ValueError(f"'{move.text()}' has no sentence")

    def _buying_line(self, state: State, face: int) -> str:
        return self.tr("Buy for %n francs: {tile}", None, state.box.tile_price[face]).format(tile=TITLES.tile(face))

    def _returned_card(self, state: State, move: moves.ReturnTile | moves.ReturnOrder) -> str:
        """Returns the title of the tile or order that a move puts back."""
        return TITLES.tile(move.face) if isinstance(move, moves.ReturnTile) else TITLES.order(state.box, move.order)

    def _put_back_line(self, side: StackSide, card: str) -> str:
        if side is StackSide.TOP:
            return self.tr("Put on top of the stack: {card}").format(card=card)
        return self.tr("Put under the stack: {card}").format(card=card)

    def _placement_line(self, state: State, space_number: int) -> str:
        if space_number == BANK:
            francs = state.box.components.bank_francs
            if francs == 1:
                return self.tr("Place 1 worker in the bank: 1 franc")
            return self.tr("Take %n francs", None, francs)
        space = state.box.spaces[space_number]
        match space.action:
            case Action.FACTORY if state.tiles[space.value] != NOTHING:
                return self._buying_line(state, state.tiles[space.value])
            case Action.ORDER if state.orders[space.value] != NOTHING:
                return self.tr("Take: {order}").format(order=TITLES.order(state.box, state.orders[space.value]))
            case Action.DRAW_FIVE if space.value == StackKind.TILES:
                return self.tr("Look at the top five tunnel tiles")
            case Action.DRAW_FIVE:
                return self.tr("Look at the top five order cards")
            case Action.EXTRACTION:
                return self.tr("Go mining with %n work steps", None, space.value)
            case Action.DELIVERY:
                return self._delivery_line(state, space)
            case Action.MONEY:
                return self.tr("Take %n francs", None, space.value)
            case _:
                return TITLES.space(state.box, space_number)

    def _delivery_line(self, state: State, space: WorkerSpace) -> str:
        count = len(delivery.deliverable_orders(state, state.seat, space.value))
        text = (
            self.tr("Deliver %n orders by handcart: {vp}", None, count),
            self.tr("Deliver %n orders by horse cart: {vp}", None, count),
            self.tr("Deliver %n orders by truck: {vp}", None, count),
            self.tr("Deliver %n orders by locomotive: {vp}", None, count),
        )[space.value]
        return text.format(vp=amounts.vp(delivery.delivery_points(state, state.seat, space.value)))

    def _filling_line(self, state: State, move: moves.Fill) -> str:
        match move:
            case moves.FillFromCage(_, colour):
                text = (
                    self.tr("Bring a yellow cube from the cage to: {order}"),
                    self.tr("Bring a brown cube from the cage to: {order}"),
                    self.tr("Bring a grey cube from the cage to: {order}"),
                    self.tr("Bring a black cube from the cage to: {order}"),
                )[colour]
            case moves.FillFromStock(_, colour):
                text = (
                    self.tr("Bring a yellow cube from the storage to: {order}"),
                    self.tr("Bring a brown cube from the storage to: {order}"),
                    self.tr("Bring a grey cube from the storage to: {order}"),
                    self.tr("Bring a black cube from the storage to: {order}"),
                )[colour]
            case _:
                text = (
                    self.tr("Put two cubes ({cubes}) on one yellow order spot of: {order}"),
                    self.tr("Put two cubes ({cubes}) on one brown order spot of: {order}"),
                    self.tr("Put two cubes ({cubes}) on one grey order spot of: {order}"),
                    self.tr("Put two cubes ({cubes}) on one black order spot of: {order}"),
                )[move.colour]
        return text.format(order=TITLES.order(state.box, move.order), cubes=amounts.cube_sources_text(move.sources))

    def _chance_line(self, state: State, move: moves.Move) -> str:
        match move:
            case moves.DrawFirstPlayer(seat):
                return self.tr("{name} is chosen by lot").format(name=self._seats.name(seat))
            case moves.DrawTile(face) if face != UNKNOWN:
                return self.tr("Draw: {tile}").format(tile=TITLES.tile(face))
            case moves.DrawOrder(order) if order != UNKNOWN:
                return self.tr("Draw: {order}").format(order=TITLES.order(state.box, order))
            case _:
                return self.tr("Draw an unknown card")

    @override
    def heading(self, state: State, move: moves.Move) -> str:
        match move:
            case moves.PlaceWorkers(space):
                return TITLES.action(state.box, space)
            case moves.MoveCage():
                return self.tr("Move the cage")
            case moves.Load():
                return self.tr("Load")
            case moves.FillWithTwoCubes():
                return self.tr("Two cubes for one")
            case moves.Fill():
                return self.tr("On the order")
            case moves.Store():
                return self.tr("Store")
            case moves.Stop():
                return self.tr("Stop")
            case moves.Draft():
                return FixedTitle.OUTSTANDING_ORDERS.text
            case moves.Substitute():
                return FixedTitle.COAL_SUPPLY.text
            case moves.ReturnTile(side) | moves.ReturnOrder(side):
                return self.tr("On top") if side is StackSide.TOP else self.tr("Under")
            case moves.DrawFirstPlayer():
                return FixedTitle.STARTING_PLAYER.text
            case moves.DrawTile():
                return TITLES.stack(StackKind.TILES)
            case moves.DrawOrder():
                return TITLES.stack(StackKind.ORDERS)
            case _:
                return TITLES.draw_five(drawn_stack_kind(state))

    @override
    def button_label(self, state: State, move: moves.Move) -> str:
        match move:
            case moves.Stop() if state.moves:
                return self.tr("End mining: lose %n work steps", None, state.moves)
            case moves.Stop():
                return self.tr("End mining")
            case moves.TakeNone():
                return self.tr("Take none")
            case _:
                raise ValueError(f"'{move.text()}' has no button")

    @override
    def confirmation(self, state: State, move: moves.Move) -> Confirmation | None:
        if not isinstance(move, moves.Stop) or state.moves < MIN_LOSS_TO_CONFIRM:
            return None
        return Confirmation(
            self.tr("End mining with %n work steps left?", None, state.moves),
            self.tr("Work steps you do not use are lost."),
            self.tr("End mining"),
            self.tr("Keep mining"),
        )

    @override
    def joint_line(self, state: State, made: Sequence[moves.Move]) -> str:
        # The line of an extraction's first move is followed by a summary of the cubes that later moves carry.
        shown = [move for move in made if not isinstance(move, moves.Stop)] or made
        rest = [move for move in shown[1:] if isinstance(move, moves.MoveCage | moves.Load | moves.Fill | moves.Store)]
        if len(rest) < MIN_SUMMARIZED_MOVES:
            return self._line_with_put_back_cards(state, shown)
        others = [move for move in shown[1:] if move not in rest]
        lines = [self.line(state, move) for move in (shown[0], *others)]
        return SEPARATOR.join([*lines, *self._cube_totals(rest)])

    def _line_with_put_back_cards(self, state: State, made: Sequence[moves.Move]) -> str:
        """Returns the lines of the moves. One line lists all cards that are put back, because they go to one side."""
        returned = [move for move in made if isinstance(move, moves.ReturnTile | moves.ReturnOrder)]
        lines = [self.line(state, move) for move in made if move not in returned]
        if returned:
            cards = amounts.join_lists(self._returned_card(state, move) for move in returned)
            lines.append(self._put_back_line(returned[0].side, cards))
        return SEPARATOR.join(lines)

    def _cube_totals(self, made: Sequence[moves.Move]) -> Iterator[str]:
        """Yields a text for each target of cubes (cage, order spots, storage): the numbers of cubes by colour."""
        loaded = _count_by_colour(move.colour for move in made if isinstance(move, moves.Load))
        filled = _count_by_colour(move.colour for move in made if isinstance(move, moves.Fill))
        stored = _count_by_colour(move.colour for move in made if isinstance(move, moves.Store))
        if any(loaded):
            yield self.tr("Into the cage: {cubes}").format(cubes=amounts.cubes(loaded))
        if any(filled):
            yield self.tr("On order spots: {spots}").format(spots=amounts.order_spots_text(filled))
        if any(stored):
            yield self.tr("To the storage: {cubes}").format(cubes=amounts.cubes(stored))


def _count_by_colour(colours: Iterable[Colour]) -> list[int]:
    found = list(colours)
    return [found.count(colour) for colour in Colour]
