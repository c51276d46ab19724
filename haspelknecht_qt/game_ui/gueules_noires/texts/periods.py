"""Names of the periods of the game: its shifts and their steps."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.games.gueules_noires.state import State, Step
from haspelknecht_qt.ui.defaults.texts import DefaultPeriodTexts


class GueulesNoiresPeriodTexts(QObject, DefaultPeriodTexts):
    """Shifts by name. A period is a shift."""

    def default_name(self, seat: int) -> str:
        """Returns the name of a seat without a player."""
        return self.tr("Player {number}").format(number=seat + 1)

    @override
    def name(self, period: tuple[int, int]) -> str:
        return self.tr("Shift {shift}").format(shift=terms.shift(period[0]))

    @override
    def numeral(self, period: tuple[int, int]) -> str:
        return terms.shift(period[0])

    def heading(self, state: State) -> str:
        """Returns shift and step, for instance "Shift II: mining"."""
        match state.step:
            case Step.TILES | Step.FIRST | Step.DISPLAY | Step.ORDERS:
                return self.tr("Setup")
            case Step.DRAFT:
                return self.tr("Setup: choosing orders")
            case Step.PLACE:
                text = self.tr("Shift {shift}: placing workers")
            case Step.LOOK | Step.TAKE | Step.RETURN:
                text = self.tr("Shift {shift}: top five")
            case Step.SUBSTITUTE:
                text = self.tr("Shift {shift}: loading minecarts")
            case Step.EXTRACT:
                text = self.tr("Shift {shift}: mining")
            case Step.REFILL:
                text = self.tr("Shift {shift}")
            case Step.OVER:
                return self.tr("End of the game")
        return text.format(shift=terms.shift(state.shift))

    def jump_labels(self) -> tuple[str, str, str]:
        """Returns the labels for jumping from shift to shift: name, back, forward."""
        return (
            self.tr("Shift", "jump from shift to shift"),
            self.tr("Previous shift (Page up)"),
            self.tr("Next shift (Page down)"),
        )
