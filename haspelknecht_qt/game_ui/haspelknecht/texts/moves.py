"""Texts about moves: lines in the imperative, headings of lists, labels of buttons, and refusals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.refusals.refusals import HaspelknechtRefusals
from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, outlook, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.details import SEPARATOR, HaspelknechtDetailTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.terms import Term
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import question_tile
from haspelknecht_qt.games.haspelknecht import events, moves, working
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import (
    DiskColour,
    Good,
    Marker,
    Mine,
    Placeable,
    Step,
    Storage,
    TileQuestion,
    Worker,
)
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.defaults.texts import DefaultMoveTexts
from haspelknecht_qt.ui.refusals import RefusalText
from haspelknecht_qt.ui.seat_names import SeatNames


class HaspelknechtPlacementTexts(QObject):
    """Lines about placing pieces on workers. A placement that is never legal has no line."""

    def placement_line(self, piece: Placeable, worker: Term) -> str:
        """Returns the line, such as "Place a black disk on the Farmer".

        Raises ValueError if the placement has no line.
        """
        match worker:
            case Term.FARMER:
                lines = {
                    Placeable.BLACK: self.tr("Place a black disk on the Farmer"),
                    Placeable.BROWN: self.tr("Place a brown disk on the Farmer"),
                    Placeable.YELLOW: self.tr("Place a yellow disk on the Farmer"),
                    Placeable.HAMMER_AND_PICK: self.tr("Place the Hammer and Pick marker on the Farmer"),
                    Placeable.LADDER: self.tr("Place the Ladder marker on the Farmer"),
                    Placeable.WHEELBARROW: self.tr("Place the Wheelbarrow marker on the Farmer"),
                }
            case Term.FARMHAND:
                lines = {
                    Placeable.BLACK: self.tr("Place a black disk on the Farmhand"),
                    Placeable.BROWN: self.tr("Place a brown disk on the Farmhand"),
                    Placeable.YELLOW: self.tr("Place a yellow disk on the Farmhand"),
                    Placeable.HAMMER_AND_PICK: self.tr("Place the Hammer and Pick marker on the Farmhand"),
                    Placeable.LADDER: self.tr("Place the Ladder marker on the Farmhand"),
                    Placeable.WHEELBARROW: self.tr("Place the Wheelbarrow marker on the Farmhand"),
                }
            case Term.IMPROVED_FARMHAND:
                lines = {
                    Placeable.BLACK: self.tr("Place a black disk on the improved farmhand"),
                    Placeable.BROWN: self.tr("Place a brown disk on the improved farmhand"),
                    Placeable.YELLOW: self.tr("Place a yellow disk on the improved farmhand"),
                    Placeable.HAMMER_AND_PICK: self.tr("Place the Hammer and Pick marker on the improved farmhand"),
                    Placeable.LADDER: self.tr("Place the Ladder marker on the improved farmhand"),
                    Placeable.WHEELBARROW: self.tr("Place the Wheelbarrow marker on the improved farmhand"),
                }
            case Term.COAL_DIGGER:
                lines = {
                    Placeable.YELLOW: self.tr("Pay the Coal-digger with a yellow disk"),
                    Placeable.WHEELBARROW: self.tr("Pay the Coal-digger with the Wheelbarrow marker"),
                    Placeable.FOOD: self.tr("Pay the Coal-digger with 1 food"),
                    Placeable.THALER: self.tr("Pay the Coal-digger with 1 Thaler"),
                }
            case Term.COAL_MINER:
                lines = {
                    Placeable.FOOD: self.tr("Pay the Coal-miner with 1 food"),
                    Placeable.THALER: self.tr("Pay the Coal-miner with 1 Thaler"),
                }
            case Term.HASPELKNECHT:
                lines = {
                    Placeable.YELLOW: self.tr("Pay the Haspelknecht with a yellow disk"),
                    Placeable.WHEELBARROW: self.tr("Pay the Haspelknecht with the Wheelbarrow marker"),
                    Placeable.FOOD: self.tr("Pay the Haspelknecht with 1 food"),
                    Placeable.THALER: self.tr("Pay the Haspelknecht with 1 Thaler"),
                }
            case _:
                lines = {
                    Placeable.BLACK: self.tr("Place a black disk on the Water Mill"),
                    Placeable.YELLOW: self.tr("Place a yellow disk on the Water Mill"),
                    Placeable.HAMMER_AND_PICK: self.tr("Place the Hammer and Pick marker on the Water Mill"),
                    Placeable.WHEELBARROW: self.tr("Place the Wheelbarrow marker on the Water Mill"),
                }
        if piece not in lines:
            raise ValueError(f"{piece.name} is never placed on the worker {worker.value}")
        return lines[piece]

    def take_back_line(self, piece: Placeable) -> str:
        """Returns the line about taking a placed piece back from its worker."""
        return {
            Placeable.BLACK: self.tr("Take back a black disk"),
            Placeable.BROWN: self.tr("Take back a brown disk"),
            Placeable.YELLOW: self.tr("Take back a yellow disk"),
            Placeable.HAMMER_AND_PICK: self.tr("Take back the Hammer and Pick marker"),
            Placeable.LADDER: self.tr("Take back the Ladder marker"),
            Placeable.WHEELBARROW: self.tr("Take back the Wheelbarrow marker"),
            Placeable.FOOD: self.tr("Take back 1 food"),
            Placeable.THALER: self.tr("Take back 1 Thaler"),
        }[piece]


class HaspelknechtMoveTexts(QObject, DefaultMoveTexts[State, moves.Move]):
    """Texts about possible moves, for the player who must decide."""

    def __init__(self, game: Haspelknecht, seats: SeatNames) -> None:
        super().__init__()
        self._game = game
        self._seats = seats
        self._placements = HaspelknechtPlacementTexts()
        self._details = HaspelknechtDetailTexts(game)
        self._refusals = HaspelknechtRefusals(game)

    @override
    def consequences(self, state: State, move: moves.Move) -> str:
        return self._details.consequences(state, move, self._seats.names(len(state.players)))

    @override
    def joint_consequences(self, steps: Sequence[tuple[State, moves.Move]]) -> str:
        # For a plan, only the results of the complete plan matter, one for each worker.
        placed = [move for _, move in steps if isinstance(move, moves.Place)]
        if not placed:
            return super().joint_consequences(steps)
        state, last = steps[-1]
        if isinstance(last, moves.Place):
            state = outlook.state_after(self._game, state, last)
        return amounts.join_lists(
            self.tr("{worker}: {result}").format(
                worker=terms.worker_name(worker, state.player), result=self._details.work_text(state, worker)
            )
            for worker in Worker
            if any(move.worker == worker for move in placed)
        )

    def refusal(self, state: State, move: moves.Move | None, path: Path) -> str:
        """Returns the headline and the text of a refusal as two lines."""
        return str(self.refusal_text(state, move, path))

    def refusal_text(self, state: State, move: moves.Move | None, path: Path) -> RefusalText:
        """Returns the headline and the text of a refusal. They explain the rule by which the engine refuses `move`."""
        return self._refusals.refusal_text(state, move, path, self._seats.names(len(state.players)))

    @override
    def joint_line(self, state: State, made: Sequence[moves.Move]) -> str:
        # The placements of a plan come after its other moves, grouped by worker. The confirmation is left out.
        placed = [move for move in made if isinstance(move, moves.Place)]
        is_empty_plan = moves.CONFIRM in made and not placed and not any(map(any, state.player.plan))
        if not placed and not is_empty_plan:
            return super().joint_line(state, made)
        parts = [self.tr("Place no disks")] if is_empty_plan else []
        for worker in Worker:
            pieces = [move.piece for move in placed if move.worker == worker]
            if pieces:
                what = amounts.join(
                    amounts.pieces_of_kind_text(piece, pieces.count(piece)) for piece in dict.fromkeys(sorted(pieces))
                )
                who = terms.worker_name(worker, state.player)
                parts.append(self.tr("{worker}: {pieces}").format(worker=who, pieces=what))
        others = [self.line(state, move) for move in made if not isinstance(move, (moves.Place, moves.Confirm))]
        return SEPARATOR.join([*others, *parts])

    @override
    def line(self, state: State, move: moves.Move) -> str:
        match move:
            case moves.Take():
                return self._taking_line(state, move)
            case moves.Pass():
                return self.tr("Skip the second taking")
            case moves.ExchangeDisks():
                return self._exchange_line(move)
            case moves.ReturnWater():
                return self.tr("Return 1 pit water to the supply")
            case moves.KeepWater():
                return self.tr("Keep the pit water")
            case moves.Place(piece, worker):
                return self._placements.placement_line(piece, terms.worker_term(worker, state.player))
            case moves.Confirm():
                return self.tr("Confirm the plan")
            case moves.Activate(worker):
                return {
                    Term.FARMER: self.tr("Set the Farmer to work"),
                    Term.IMPROVED_FARMHAND: self.tr("Set the improved farmhand to work"),
                    Term.FARMHAND: self.tr("Set the Farmhand to work"),
                    Term.COAL_DIGGER: self.tr("Set the Coal-digger to work"),
                    Term.COAL_MINER: self.tr("Set the Coal-miner to work"),
                    Term.HASPELKNECHT: self.tr("Set the Haspelknecht to work"),
                    Term.TILE_35: self.tr("Set the Water Mill to work"),
                }[terms.worker_term(worker, state.player)]
            case moves.Acquire():
                return {
                    (Worker.FARMER, None): self.tr("Acquire {tile} with the Farmer"),
                    (Worker.FARMER, Good.FOOD): self.tr("Acquire {tile} with the Farmer, for a fee of 1 food"),
                    (Worker.FARMER, Good.WOOD): self.tr("Acquire {tile} with the Farmer, for a fee of 1 wood"),
                    (Worker.FARMER, Good.COAL): self.tr("Acquire {tile} with the Farmer, for a fee of 1 coal"),
                    (Worker.FARMHAND, None): self.tr("Acquire {tile} with the improved farmhand"),
                    (Worker.FARMHAND, Good.FOOD): self.tr(
                        "Acquire {tile} with the improved farmhand, for a fee of 1 food"
                    ),
                    (Worker.FARMHAND, Good.WOOD): self.tr(
                        "Acquire {tile} with the improved farmhand, for a fee of 1 wood"
                    ),
                    (Worker.FARMHAND, Good.COAL): self.tr(
                        "Acquire {tile} with the improved farmhand, for a fee of 1 coal"
                    ),
                }[move.worker, move.fee].format(tile=terms.tile_title(move.tile))
            case moves.SetFirstTurnOrder(seats):
                return self.tr("Draw the turn order: {seats}").format(seats=", ".join(str(seat + 1) for seat in seats))
            case moves.Draw(black, brown, yellow):
                drawn = amounts.disks_by_colour((black, brown, yellow))
                return self.tr("Draw from the bag: {disks}").format(disks=drawn)
            case moves.Store(storage, good):
                return {
                    (Storage.FARM, Good.FOOD): self.tr("Store 1 food on the farm"),
                    (Storage.FARM, Good.WOOD): self.tr("Store 1 wood on the farm"),
                    (Storage.FARM, Good.COAL): self.tr("Store 1 coal on the farm"),
                    (Storage.BARN, Good.FOOD): self.tr("Store 1 food in the Barn"),
                    (Storage.BARN, Good.WOOD): self.tr("Store 1 wood in the Barn"),
                    (Storage.BARN, Good.COAL): self.tr("Store 1 coal in the Barn"),
                    (Storage.COAL_STORAGE_COAL, Good.COAL): self.tr("Store 1 coal in the Coal Storage"),
                    (Storage.COAL_STORAGE_WOOD, Good.WOOD): self.tr("Store 1 wood in the Coal Storage"),
                }[storage, good]
            case moves.Done() if state.step == Step.WINTER:
                return self.tr("Continue to the winter scoring")
            case moves.Done():
                return self.tr("Finish storing; the rest goes to the supply")
            case _:
                return self._work_line(state, move)

    @override
    def take_back_line(self, state: State, move: moves.Move) -> str:
        return self._placements.take_back_line(_placement_undone_by(move).piece)

    @override
    def take_back_detail(self, state: State, move: moves.Move) -> str:
        return terms.worker_name(_placement_undone_by(move).worker, state.player)

    @override
    def button_label(self, state: State, move: moves.Move) -> str:
        if move == moves.FINISH_WORK and working.is_synergy_action(state):
            return self.tr("Skip the synergy bonus")
        labels: dict[moves.Move, str] = {
            moves.CONFIRM: self.tr("Confirm plan"),
            moves.PASS: self.tr("Take no more"),
            moves.KEEP_WATER: self.tr("Keep the water"),
            moves.END_TURN: self.tr("End turn"),
            moves.DONE: self.tr("Done"),
            moves.FINISH_WORK: self.tr("End this work"),
            moves.DECLINE: self.tr("Skip"),
            moves.TIMBER_THALER: self.tr("1 Thaler"),
            moves.TIMBER_WOOD: self.tr("3 wood and 1 water"),
            moves.sell(1): self.tr("1 coal for 1 Thaler"),
            moves.sell(2): self.tr("2 coal for 1 Thaler and 1 food"),
            moves.remove_water(1): self.tr("Remove 1 water"),
            moves.remove_water(2): self.tr("Remove 2 water"),
        }
        if move not in labels:
            raise ValueError(f"'{move.text()}' has no button")
        return labels[move]

    def _work_line(self, state: State, move: moves.Move) -> str:
        """Returns the line about a move that executes a part of a plan."""
        exhausted = state.player.exhausted
        match move:
            case moves.RemoveWater(count) if exhausted:
                return self.tr("Remove %n pit water from the shaft", None, count)
            case moves.RemoveWater(count):
                return self.tr("Remove %n pit water from the Pinge", None, count)
            case moves.Excavate() if exhausted:
                return self.tr("Excavate 1 coal from the tunnel to the shaft")
            case moves.Excavate():
                return self.tr("Excavate 1 coal from the Pinge to the farm")
            case moves.Reel():
                return self.tr("Reel up 1 coal from the shaft to the farm")
            case moves.FinishWork() if working.is_synergy_action(state):
                return self.tr("Skip the synergy bonus")
            case moves.FinishWork():
                return {
                    Term.FARMER: self.tr("End the Farmer’s work"),
                    Term.IMPROVED_FARMHAND: self.tr("End the improved farmhand’s work"),
                    Term.FARMHAND: self.tr("End the Farmhand’s work"),
                    Term.COAL_DIGGER: self.tr("End the Coal-digger’s work"),
                    Term.COAL_MINER: self.tr("End the Coal-miner’s work"),
                    Term.HASPELKNECHT: self.tr("End the Haspelknecht’s work"),
                }[terms.worker_term(Worker(state.active), state.player)]
            case moves.PlaceWood(Mine.PINGE):
                return self.tr("Place 1 wood in the Pinge, on wood symbol {number}").format(
                    number=state.player.pinge_wood + 1
                )
            case moves.PlaceWood():
                return self.tr("Place 1 wood in the tunnel, on the wood symbol of section {number}").format(
                    number=state.player.tunnel_wood + 1
                )
            case moves.UseMarker(Marker.HAULING_CABLE):
                return self.tr("Play the Hauling Cable")
            case moves.UseMarker():
                return self.tr("Play the Windlass: the Haspelknecht works without pay")
            case moves.Burn():
                return self.tr("Use the Charcoal Burner")
            case moves.ChooseMiningTimberGain(takes_thaler=True):
                return self.tr("Choose the Thaler")
            case moves.ChooseMiningTimberGain():
                return self.tr("Choose the wood, with its pit water")
            case moves.Sell(coal):
                return self.tr("Exchange %n coal", None, coal)
            case moves.Decline():
                return {
                    TileQuestion.WINDLASS: self.tr("Leave the pit water where it is"),
                    TileQuestion.HAMMER_AND_PICK: self.tr("Excavate no coal"),
                    TileQuestion.COAL_SACKS: self.tr("Keep all coal"),
                }[state.effect]
            case moves.EndTurn():
                return self.tr("End the turn")
            case _:
                raise ValueError(f"'{move.text()}' has no sentence")

    def _taking_line(self, state: State, move: moves.Take) -> str:
        """Returns the line about a taking, with the number of disks that the player gets (T1, T3)."""
        narrated = (event for event, _ in self._game.events_with_states(state, move))
        count = next(event.count for event in narrated if isinstance(event, events.DisksTaken))
        pool = moves.POOLS[move.pool]
        return {
            DiskColour.BLACK: self.tr("Take %n black disk(s) from action pool {pool}", None, count).format(pool=pool),
            DiskColour.BROWN: self.tr("Take %n brown disk(s) from action pool {pool}", None, count).format(pool=pool),
            DiskColour.YELLOW: self.tr("Take %n yellow disk(s) from action pool {pool}", None, count).format(pool=pool),
        }[move.colour]

    def _exchange_line(self, move: moves.ExchangeDisks) -> str:
        match move.reserve_disk, move.pool_disk:
            case DiskColour.BLACK, DiskColour.BROWN:
                text = self.tr("Swap a black disk from reserve pool {reserve} for a brown one from action pool {pool}")
            case DiskColour.BLACK, _:
                text = self.tr("Swap a black disk from reserve pool {reserve} for a yellow one from action pool {pool}")
            case DiskColour.BROWN, DiskColour.BLACK:
                text = self.tr("Swap a brown disk from reserve pool {reserve} for a black one from action pool {pool}")
            case DiskColour.BROWN, _:
                text = self.tr("Swap a brown disk from reserve pool {reserve} for a yellow one from action pool {pool}")
            case _, DiskColour.BLACK:
                text = self.tr("Swap a yellow disk from reserve pool {reserve} for a black one from action pool {pool}")
            case _:
                text = self.tr("Swap a yellow disk from reserve pool {reserve} for a brown one from action pool {pool}")
        return text.format(reserve=moves.POOLS[move.reserve], pool=moves.POOLS[move.pool])

    @override
    def heading(self, state: State, move: moves.Move) -> str:
        match move:
            case moves.Take(pool):
                return self.tr("Action pool {pool}").format(pool=moves.POOLS[pool])
            case moves.Place(_, worker):
                return terms.worker_name(worker, state.player)
            case moves.Activate():
                return self.tr("Workers")
            case moves.Acquire():
                return self.tr("Developments")
            case moves.PlaceWood():
                return terms.heading(Term.WOOD)
            case moves.ExchangeDisks() | moves.UseMarker():
                return self.tr("Action markers")
            case moves.Burn():
                return self.tr("Buildings")
            case moves.Store():
                return self.tr("Storage")
            case moves.ReturnWater() | moves.KeepWater():
                return terms.heading(Term.PIT_WATER)
            case moves.RemoveWater() | moves.Excavate() | moves.Reel() if state.active != NOBODY:
                return terms.worker_name(Worker(state.active), state.player)
            case _ if state.effect and not isinstance(move, moves.FinishWork):
                return terms.tile_title(question_tile(state.effect))
            case _:
                return self.tr("Finish")


def _placement_undone_by(move: moves.Move) -> moves.Place:
    """Returns the placement that a take-back undoes. Raises ValueError for a move of another kind."""
    if not isinstance(move, moves.Place):
        raise ValueError(f"'{move.text()}' can't be taken back alone")  # noqa: TRY004 - invalid value, not invalid type
    return move
