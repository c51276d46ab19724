"""Texts for paths that mean no move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.game_ui.gueules_noires.pointing import PointingMistake
from haspelknecht_qt.games.gueules_noires.state import State, Step
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.refusals import RefusalText


class GueulesNoiresPointingRefusals(QObject):
    """One text for each mistake."""

    def refusal_text(
        self, state: State, mistake: PointingMistake, path: Path, question: str, names: Sequence[str]
    ) -> RefusalText:
        """Returns the text for a mistake in pointing. `question` names the current decision."""
        match mistake:
            case PointingMistake.NOT_ON_A_SPACE:
                return RefusalText(
                    self.tr("Workers are placed on worker spaces"),
                    self.tr(
                        "Drag them to a space of the factory, mining, delivery, money or new orders, or to the bank."
                    ),
                )
            case PointingMistake.CANTEEN:
                return RefusalText(
                    self.tr("Nobody is sent to the canteen like that"),
                    self.tr("Only workers that others replace go there. You may place one in the bank."),
                )
            case PointingMistake.OTHERS_WORKERS:
                return RefusalText(
                    self.tr("These workers belong to {name}").format(name=_owner(path, names)),
                    self.tr("Place workers of your own supply."),
                )
            case PointingMistake.OTHER_MINE:
                return RefusalText(
                    self.tr("That belongs to {name}").format(name=_owner(path, names)),
                    self.tr("You act in your own pit and on the worker spaces."),
                )
            case PointingMistake.TILE:
                return RefusalText(
                    self.tr("A tile is bought by placing workers"), self.tr("Drag workers to its space.")
                )
            case PointingMistake.ORDER:
                return RefusalText(
                    self.tr("An order is taken by placing workers"), self.tr("Drag workers to its space.")
                )
            case PointingMistake.OUTSTANDING:
                return RefusalText(
                    self.tr("An order is delivered by placing workers"),
                    self.tr("Once it is completed, drag workers to the delivery space of its vehicle."),
                )
            case _:
                return self._of_coal(state, mistake, question)

    def _of_coal(self, state: State, mistake: PointingMistake, question: str) -> RefusalText:
        match mistake:
            case PointingMistake.STAYS:
                return RefusalText(
                    self.tr("Cubes on an order stay there"),
                    self.tr("They go back to the general supply when it is delivered."),
                )
            case PointingMistake.OTHER_LEVEL:
                return RefusalText(
                    self.tr("The cage is at another level"),
                    self.tr("Bring it to this tunnel level first: one work step."),
                )
            case PointingMistake.OTHER_COLOUR:
                return RefusalText(
                    self.tr("This order spot has another colour"),
                    self.tr("Two cubes of any colours may fill one: two work steps."),
                )
            case PointingMistake.ONE_MORE:
                return RefusalText(
                    self.tr("Two cubes for one go on an order spot"),
                    self.tr("A second cube is on its way: choose its order spot."),
                )
            case PointingMistake.PAIR:
                return RefusalText(
                    self.tr("Two cubes for one are not possible now"),
                    self.tr("That takes two work steps, two cubes at hand and an empty order spot."),
                )
            case PointingMistake.CUBE:
                return RefusalText(
                    self.tr("This cube cannot go there"),
                    self.tr(
                        "From a minecart coal goes to the cage, from the cage to an order or the storage, "
                        "from the storage to an order."
                    ),
                )
            case PointingMistake.SUBSTITUTE if state.step is Step.SUBSTITUTE:
                return RefusalText(
                    self.tr("This cube cannot go there"), self.tr("Drag it to the minecart that waits for it.")
                )
            case PointingMistake.SUBSTITUTE:
                return RefusalText(
                    self.tr("No minecart is waiting for a substitute cube"),
                    self.tr("A substitute cube is only chosen when a colour is used up."),
                )
            case PointingMistake.HAND:
                return RefusalText(self.tr("What you have drawn does not go there"), question)
            case _:
                return RefusalText(self.tr("Nothing can be done there now"), question)


def _owner(path: Path, names: Sequence[str]) -> str:
    """Returns the name of the other player who was pointed at."""
    found = (elements.seat_of(element) for element in path)
    return next(names[other[0]] for other in found if other is not None)
