"""Texts of refused moves, in the words of the rules: what is impossible, and what is possible instead.

Each kind of move has a class. The texts do not contain the id of the rule, because the window shows it beside the text
as a link.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.game_ui.gueules_noires.pointing import PointingMistake, mistake_of
from haspelknecht_qt.game_ui.gueules_noires.texts import amounts
from haspelknecht_qt.game_ui.gueules_noires.texts.amounts import AmountText
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import drawn_stack_kind
from haspelknecht_qt.games.gueules_noires import extraction, moves, placing
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.match_data import Action
from haspelknecht_qt.games.gueules_noires.moves import CubeSource
from haspelknecht_qt.games.gueules_noires.state import SURFACE, Player, StackKind, StackSide, State, Step
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.refusals import RefusalText


class GueulesNoiresPointingRefusals(QObject):
    """Texts of mistakes in pointing, one for each `PointingMistake`."""

    def __init__(self, mining: MiningRefusals) -> None:
        super().__init__()
        self._mining = mining

    def refusal_text(
        self, state: State, mistake: PointingMistake, path: Path, decision_sentence: str, names: Sequence[str]
    ) -> RefusalText:
        """Returns the text for a mistake in pointing. `decision_sentence` is a sentence about the current decision."""
        match mistake:
            case PointingMistake.NOT_ON_A_SPACE:
                headline = self.tr("You can place workers only on worker spaces")
                text = self.tr("Drag them to a factory, mining, delivery, money or new order space, or to the bank.")
            case PointingMistake.PUT_INTO_CANTEEN:
                headline = self.tr("You cannot send workers to the canteen")
                text = self.tr("Only workers who are replaced on their space go there. You can place one in the bank.")
            case PointingMistake.OTHERS_WORKERS:
                headline = self.tr("These workers belong to {name}").format(name=_owner_name(path, names))
                text = self.tr("Place workers from your own supply.")
            case PointingMistake.OTHERS_ELEMENT:
                headline = self.tr("That belongs to {name}").format(name=_owner_name(path, names))
                text = self.tr("You can act only in your own pit and on the worker spaces.")
            case PointingMistake.OFFERED_TILE:
                headline = self.tr("You buy tiles by placing workers")
                text = self.tr("Drag workers to its space.")
            case PointingMistake.OFFERED_ORDER:
                headline = self.tr("You take orders by placing workers")
                text = self.tr("Drag workers to its space.")
            case PointingMistake.OUTSTANDING_ORDER:
                headline = self.tr("You deliver orders by placing workers")
                text = self.tr("Once it is completed, drag workers to its vehicle’s delivery space.")
            case PointingMistake.DRAFTED_ORDER:
                headline = self.tr("This card cannot go there")
                text = self.tr("Drag it to your outstanding orders.")
            case PointingMistake.STORED_CUBE_UNUSABLE:
                if not state.player.stock[elements.SOURCE_BY_ELEMENT[path[-1]].colour]:
                    return self._mining.from_storage_text(state.player)
                headline = self.tr("None of your orders has a free order spot of this colour")
                text = self.tr("Two cubes of any colour can fill one: two work steps.")
            case _:
                return self._coal_text(state, mistake, path, decision_sentence)
        return RefusalText(headline, text)

    def _coal_text(self, state: State, mistake: PointingMistake, path: Path, decision_sentence: str) -> RefusalText:
        match mistake:
            case PointingMistake.CUBE_ON_ORDER:
                headline = self.tr("Cubes on an order stay there")
                text = self.tr("They go back to the general supply when you deliver it.")
            case PointingMistake.SPOT_WITHOUT_CUBE | PointingMistake.STOCK_WITHOUT_CUBE if (
                state.step is not Step.EXTRACT
            ):
                return self._mining.not_mining_text(state, decision_sentence)
            case PointingMistake.SPOT_WITHOUT_CUBE:
                headline = self.tr("No cube is chosen for this order spot")
                text = self.tr("First choose a cube in your storage, or in the cage at the surface level.")
            case PointingMistake.STOCK_WITHOUT_CUBE if state.player.level != SURFACE or not any(state.player.cage):
                return self._mining.from_cage_text(state.player)
            case PointingMistake.STOCK_WITHOUT_CUBE:
                headline = self.tr("No cube is chosen for your private coal storage")
                text = self.tr("First choose a cube in the cage.")
            case PointingMistake.OTHER_LEVEL:
                headline = self.tr("The cage is at another level")
                text = self.tr("First move it to this tunnel level: one work step.")
            case PointingMistake.OTHER_COLOUR:
                headline = self.tr("This order spot is a different colour")
                order, _ = elements.CELL_BY_ELEMENT[path[-1]]
                text = self._mining.two_for_one_text(state, elements.SOURCE_BY_ELEMENT[path[-2]], order)
            case PointingMistake.PAIR_NOT_ON_SPOT:
                headline = self.tr("A pair of cubes can only go on an order spot")
                text = self.tr("Two cubes in hand: choose the order spot for both.")
            case PointingMistake.PAIR_INCOMPLETE:
                headline = self.tr("Two cubes are not chosen yet")
                text = self.tr("First choose both cubes, then the order spot.")
            case PointingMistake.PAIR_IMPOSSIBLE:
                headline = self.tr("You cannot use two cubes for one now")
                text = self.tr("That takes two work steps, two available cubes and an empty order spot.")
            case PointingMistake.UNLOADED_BELOW_ON_ORDER | PointingMistake.UNLOADED_BELOW_TO_STOCK:
                return self._mining.from_cage_text(state.player)
            case PointingMistake.CUBE_MISPLACED if state.step is not Step.EXTRACT:
                return self._mining.not_mining_text(state, decision_sentence)
            case PointingMistake.CUBE_MISPLACED:
                headline = self.tr("This cube cannot go there")
                text = self.tr(
                    "Coal goes from a minecart to the cage, from the cage to an order or your storage, and from "
                    "your storage to an order."
                )
            case PointingMistake.NOT_A_SUBSTITUTE if state.step is Step.SUBSTITUTE:
                headline = self.tr("This cube cannot go there")
                text = self.tr("Drag it to the minecart that is waiting for it.")
            case PointingMistake.NOT_A_SUBSTITUTE:
                headline = self.tr("No minecart is waiting for a substitute cube")
                text = self.tr("You choose a substitute cube only when a colour has run out.")
            case PointingMistake.DRAWN_PIECE:
                headline = self.tr("You cannot put drawn tiles or cards there")
                text = decision_sentence
            case PointingMistake.SIDE_WITHOUT_PIECE:
                headline = self.tr("Nothing is chosen to be put back")
                text = self.tr("First choose a drawn tile or card, or put all back together.")
            case _:
                headline = self.tr("You cannot do anything there now")
                text = decision_sentence
        return RefusalText(headline, text)


def _owner_name(path: Path, names: Sequence[str]) -> str:
    """Returns the name of the other player whose element is in the path."""
    found = (elements.place_on_card(element) for element in path)
    return next(names[other[0]] for other in found if other is not None)


class MiningRefusals(QObject):
    """Texts that explain why a move of the cage or of a cube is refused."""

    def refusal_text(self, state: State, move: moves.Move, decision_sentence: str) -> RefusalText:
        """Returns the text for an illegal move of cage or cubes. `decision_sentence` names the current decision."""
        if state.step is not Step.EXTRACT:
            return self.not_mining_text(state, decision_sentence)
        match move:
            case moves.MoveCage():
                return RefusalText(
                    self.tr("The cage is already there"),
                    self.tr("Move it to another tunnel level or to the surface level."),
                )
            case moves.Load():
                return self._refused_loading_text(state)
            case moves.Store():
                return self.from_cage_text(state.player)
            case moves.Fill():
                return self._fill_text(state, move)
            case _:
                raise ValueError(f"'{move.text()}' is always legal while mining")

    def not_mining_text(self, state: State, decision_sentence: str) -> RefusalText:
        """Returns the text for cage or cubes outside the extraction. `decision_sentence` names the current decision."""
        text = self.tr("First place workers on a mining space.") if state.step is Step.PLACE else decision_sentence
        return RefusalText(self.tr("You are not mining now"), text)

    def _refused_loading_text(self, state: State) -> RefusalText:
        player = state.player
        if player.level == SURFACE:
            return RefusalText(
                self.tr("The cage is at another level"), self.tr("First move it to this tunnel level: one work step.")
            )
        if sum(player.cage) >= state.box.components.cage_places:
            return RefusalText(self.tr("The cage is full"), self.tr("Unload it at the surface level."))
        return RefusalText(
            self.tr("There is no such cube on this tunnel level"),
            self.tr("Minecarts are never reloaded: buy tunnel tiles to get more coal."),
        )

    def from_cage_text(self, player: Player) -> RefusalText:
        """Returns the text for cubes that cannot be unloaded from the cage."""
        if player.level != SURFACE:
            return RefusalText(
                self.tr("The cage is not at the surface level"),
                self.tr("You can unload coal only there. First move the cage up: one work step."),
            )
        headline = self.tr("There is no such cube in the cage")
        if not any(player.cage):
            return RefusalText(headline, self.tr("The cage is empty."))
        return RefusalText(headline, self.tr("In the cage: {cubes}.").format(cubes=amounts.cubes(player.cage)))

    def from_storage_text(self, player: Player) -> RefusalText:
        """Returns the text for a cube that is not in the private storage."""
        headline = self.tr("There is no such cube in your private coal storage")
        if not any(player.stock):
            return RefusalText(headline, self.tr("Your private coal storage is empty."))
        cubes = amounts.cubes(player.stock)
        return RefusalText(headline, self.tr("In your storage: {cubes}.").format(cubes=cubes))

    def two_for_one_text(self, state: State, source: CubeSource, order: int) -> str:
        """Returns a sentence on two cubes for one and, if a cube of `source` and another may fill a spot, how to."""
        pairs = (move for move in extraction.legal_moves(state) if isinstance(move, moves.FillWithTwoCubes))
        if any(move.order == order and source in move.sources for move in pairs):
            return self.tr(
                "Two cubes of any colour can fill one: two work steps. First choose both cubes, then the order spot."
            )
        return self.tr("Two cubes of any colour can fill one: two work steps.")

    def _fill_text(self, state: State, move: moves.Fill) -> RefusalText:
        player = state.player
        if move.order not in player.orders:
            return RefusalText(
                self.tr("This is not one of your outstanding orders"),
                self.tr("You can bring coal only to your own undelivered orders."),
            )
        if not state.free_cells(move.order)[move.colour]:
            return RefusalText(
                self.tr("This order has no free order spot of this colour"),
                self.two_for_one_text(state, move.sources[0], move.order),
            )
        if len(move.sources) > state.moves:
            return RefusalText(
                self.tr("Using two cubes for one costs two work steps"), self.tr("You have only one left.")
            )
        match move:
            case moves.FillFromCage():
                return self.from_cage_text(player)
            case moves.FillFromStock():
                return self.from_storage_text(player)
            case _:
                return RefusalText(
                    self.tr("These two cubes are not both available"),
                    self.tr("Each must be in your storage, or in the cage while it is at the surface level."),
                )


class TakeAndReturnRefusals(QObject):
    """Texts of refused moves that take or put back a tile, a card or a substitute cube."""

    def refusal_text(self, state: State, move: moves.Move, rule: str, decision_sentence: str) -> RefusalText:
        """Returns the text for a move that `rule` forbids. `decision_sentence` is about the current decision."""
        match move:
            case moves.Draft() if state.step is Step.DRAFT:
                headline = self.tr("This order is not on the table")
                text = self.tr("Take one of those on the table.")
            case moves.Draft():
                headline = self.tr("You can choose orders this way only during setup")
                text = decision_sentence
            case moves.TakeTile(face) if rule == "GA1":
                headline = self.tr("You do not have enough francs")
                text = self.tr("This tile costs {price}, and you have {francs}.").format(
                    price=AmountText.FRANCS.counted(state.box.tile_price[face]),
                    francs=AmountText.FRANCS.counted(state.player.francs),
                )
            case moves.TakeTile() if state.step is Step.TAKE:
                headline = self.tr("This is not one of the tiles you are looking at")
                text = self.tr("Buy one of the tiles you have drawn, or none.")
            case moves.TakeOrder() if state.step is Step.TAKE:
                headline = self.tr("This is not one of the cards you are looking at")
                text = self.tr("Keep one of the cards you have drawn, or none.")
            case moves.TakeTile() | moves.TakeOrder() | moves.TakeNone():
                headline = self.tr("You cannot keep anything from the stack now")
                text = decision_sentence
            case moves.Substitute() if state.step is Step.SUBSTITUTE:
                headline = self.tr("The general supply has no cube of this colour")
                text = self.tr("Choose a colour it still has.")
            case moves.Substitute():
                headline = self.tr("No minecart is waiting for a substitute cube")
                text = self.tr("You choose a substitute cube only when a colour has run out.")
            case _:
                return self._return_text(state, move, rule, decision_sentence)
        return RefusalText(headline, text)

    def _return_text(self, state: State, move: moves.Move, rule: str, decision_sentence: str) -> RefusalText:
        if state.step is not Step.RETURN:
            return RefusalText(self.tr("You cannot put anything back now"), decision_sentence)
        if rule == "GR3":
            return self._other_side_text(state.side)
        if isinstance(move, moves.ReturnTile):
            headline = self.tr("This is not one of the tiles you are looking at")
        else:
            headline = self.tr("This is not one of the cards you are looking at")
        return RefusalText(headline, self.tr("Put back one of those you have drawn."))

    def _other_side_text(self, side: StackSide) -> RefusalText:
        match side:
            case StackSide.OPEN:
                return RefusalText(self.tr("The stack is empty: nothing can go under it"), self.tr("Put it on top."))
            case StackSide.TOP:
                text = self.tr("The first one went on top of the stack.")
            case StackSide.UNDER:
                text = self.tr("The first one went under the stack.")
        return RefusalText(self.tr("All must go on top of the stack, or all under it"), text)


class PlacingRefusals(QObject):
    """Texts of refused placements on worker spaces."""

    def refusal_text(self, state: State, space: int, rule: str, decision_sentence: str) -> RefusalText:
        """Returns the text for a placement that `rule` forbids. `decision_sentence` names the current decision."""
        match rule:
            case "GS2":
                headline = self.tr("This worker space is locked")
                text = self.tr("With %n players, it stays locked for the whole game.", None, len(state.players))
            case "GT2":
                headline = self.tr("You do not have enough workers")
                text = self.tr(
                    "This space costs {asked} workers now, and you have %n.", None, state.player.workers
                ).format(asked=placing.worker_cost(state, space))
            case "GA7":
                headline = self.tr("You have no completed order with this vehicle")
                text = self.tr("First complete one: fill all its order spots by mining.")
            case "GR4":
                headline = self.tr("There is nothing left in the stack to look at")
                text = self.tr("The “top five” space can no longer be chosen.")
            case "GA10":
                is_tile = state.box.spaces[space].action is Action.FACTORY
                headline = (
                    self.tr("There is no tunnel tile there") if is_tile else self.tr("There is no order card there")
                )
                text = self.tr("The stack is empty, so nothing more will come.")
            case "GA1":
                price = state.box.tile_price[state.tiles[state.box.spaces[space].value]]
                headline = self.tr("You do not have enough francs")
                text = self.tr("This tile costs {price}, and you have {francs}.").format(
                    price=AmountText.FRANCS.counted(price), francs=AmountText.FRANCS.counted(state.player.francs)
                )
            case _:
                headline = self.tr("You cannot place workers now")
                text = decision_sentence
        return RefusalText(headline, text)


class GueulesNoiresRefusals(QObject):
    """Texts for refused moves, and for paths (sequences of elements) that stand for no move."""

    def __init__(self, game: GueulesNoires) -> None:
        super().__init__()
        self._game = game
        self._placing = PlacingRefusals()
        self._cards = TakeAndReturnRefusals()
        self._mining = MiningRefusals()
        self._pointing = GueulesNoiresPointingRefusals(self._mining)

    def refusal_text(self, state: State, move: moves.Move | None, path: Path, names: Sequence[str]) -> RefusalText:
        """Returns the reason why `move` is refused, or the mistake in `path` if `move` is None or legal."""
        if state.step is Step.OVER:
            return RefusalText(self.tr("The game is over"), self.tr("Watch the replay, or start a new game."))
        decision_sentence = self._decision_sentence(state)
        rule = None if move is None else self._game.why_not(state, move)
        if move is None or rule is None:
            mistake = mistake_of(state, path) if path else PointingMistake.NO_POSSIBLE_MOVE
            return self._pointing.refusal_text(state, mistake, path, decision_sentence, names)
        match move:
            case moves.PlaceWorkers():
                return self._placing.refusal_text(state, move.space, rule, decision_sentence)
            case moves.DrawTile():
                headline = self.tr("Tunnel tiles are drawn at random")
            case moves.DrawOrder():
                headline = self.tr("Order cards are drawn at random")
            case moves.DrawFirstPlayer():
                headline = self.tr("The starting player is drawn by lot")
            case moves.MoveCage() | moves.Load() | moves.Store() | moves.Fill() | moves.Stop():
                return self._mining.refusal_text(state, move, decision_sentence)
            case _:
                return self._cards.refusal_text(state, move, rule, decision_sentence)
        return RefusalText(headline, self.tr("Nobody can choose what comes next."))

    def _decision_sentence(self, state: State) -> str:
        """Returns a sentence about the current decision."""
        if state.step is Step.TAKE and drawn_stack_kind(state) is StackKind.TILES:
            return self.tr("First buy one of the tiles, or none.")
        return {
            Step.DRAFT: self.tr("First take an order."),
            Step.PLACE: self.tr("It is time to place workers."),
            Step.TAKE: self.tr("First keep one of the orders, or none."),
            Step.RETURN: self.tr("First put the others back."),
            Step.SUBSTITUTE: self.tr("First choose the substitute cube."),
            Step.EXTRACT: self.tr("You are mining: use your work steps, or stop."),
        }.get(state.step, self.tr("Tiles or cards are being drawn."))
