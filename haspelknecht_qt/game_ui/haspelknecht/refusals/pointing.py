"""Texts for mistakes in pointing: the places pointed at stand for no move, or for a move in a wrong way."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.pointing import PointingMistake
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.refusals import RefusalText


class HaspelknechtPointingRefusals(QObject):
    """Texts for all mistakes in `PointingMistake`."""

    def refusal_text(self, state: State, mistake: PointingMistake, question: str) -> RefusalText:
        """Returns the text for a mistake in pointing. `question` is a sentence about the decision."""
        match mistake:
            case PointingMistake.RESERVE:
                headline = self.tr("Reserve pools are not open")
                text = self.tr("Their disks join the action pool beside them in the next action phase.")
            case PointingMistake.NOT_ON_THE_CART if state.step == Step.FIRST_TAKING:
                headline = self.tr("Not there")
                text = self.tr("Disks of the first taking go on cart field 1.")
            case PointingMistake.NOT_ON_THE_CART:
                headline = self.tr("Not there")
                text = self.tr("Disks of the second taking go on cart field 2.")
            case PointingMistake.NOT_ON_A_WORKER:
                headline = self.tr("Nothing can be planned there")
                text = self.tr("Disks go on a worker; food and Thaler pay contract workers.")
            case PointingMistake.DISK_ON_TILE:
                headline = self.tr("Disks do not go on a development")
                text = self.tr(
                    "Place on the Farmer exactly the disks that it asks for; when he is at work, he acquires it."
                )
            case PointingMistake.NOT_ON_A_TILE:
                headline = self.tr("The player disk does not go there")
                text = self.tr("Drag it to a development that your plan can acquire.")
            case PointingMistake.TILE_ALONE:
                headline = self.tr("Begin with your player disk")
                text = self.tr("Drag it to the development, or click on the disk and then on the development.")
            case PointingMistake.FEE_OPEN:
                headline = self.tr("A fee is due")
                text = self.tr("Choose on your farm what you pay; it goes to the owner on top.")
            case _:
                return self._in_the_mine(mistake, question)
        return RefusalText(headline, text)

    def _in_the_mine(self, mistake: PointingMistake, question: str) -> RefusalText:
        match mistake:
            case PointingMistake.PINGE_COAL:
                headline = self.tr("Coal of the Pinge does not go there")
                text = self.tr("While the Pinge is worked, its coal goes to the farm.")
            case PointingMistake.TUNNEL_COAL:
                headline = self.tr("Coal of the tunnel does not go there")
                text = self.tr("Once the Pinge is exhausted, it goes into the shaft; the Haspelknecht reels it up.")
            case PointingMistake.SHAFT_COAL:
                headline = self.tr("Coal of the shaft does not go there")
                text = self.tr("The Haspelknecht reels it up to the farm.")
            case PointingMistake.WATER:
                headline = self.tr("Pit water does not go there")
                text = self.tr("What is removed flows into the brook: drag it there.")
            case PointingMistake.WOOD:
                headline = self.tr("Wood does not go there")
                text = self.tr("Place it on the next empty wood symbol of the Pinge or of the tunnel.")
            case PointingMistake.STAYS:
                headline = self.tr("Thaler need no storage")
                text = self.tr("They stay on the farm; food, wood and coal are stored.")
            case PointingMistake.MARKER:
                headline = self.tr("The marker does not work there")
                text = self.tr("Point to where its effect takes place; its tooltip says where that is.")
            case PointingMistake.OTHER_BOARD:
                headline = self.tr("That is another player’s board")
                text = self.tr("You act on your own board and on the common ones.")
            case _:
                headline = self.tr("Nothing can be done there now")
                text = question
        return RefusalText(headline, text)
