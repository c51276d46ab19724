"""Where the game stands, and what it is called."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.games.gueules_noires.state import State, Step


class GueulesNoiresHeadingTexts(QObject):
    """Headings: the game, its three shifts, and the step at hand."""

    def default_name(self, seat: int) -> str:
        """What a seat is called as long as nobody sits there."""
        return self.tr("Player {number}").format(number=seat + 1)

    def title(self) -> str:
        """The name of the game, as on the box."""
        return self.tr("Coal Baron")

    def about(self) -> str:
        """What the game is."""
        return self.tr("A coalfield around 1900")

    def shift(self, shift: int) -> str:
        """For instance "Shift II"."""
        return self.tr("Shift {shift}").format(shift=terms.shift(shift))

    def scoring(self, shift: int) -> str:
        """The heading of the scoring at a shift's end."""
        return self.tr("Shift {shift}: scoring").format(shift=terms.shift(shift))

    def step(self, state: State) -> str:
        """For instance "Shift II: mining"."""
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

    def stop_at_shifts(self) -> tuple[str, str, str]:
        """Jumping from shift to shift in a replay: what it is called, going back, going forward."""
        return (
            self.tr("Shift", "jump from shift to shift"),
            self.tr("Previous shift (Page up)"),
            self.tr("Next shift (Page down)"),
        )

    def chart_notes(self) -> tuple[str, str]:
        """What the chart of the scores shows."""
        return (
            self.tr("VP on the score track"),
            self.tr("VP if the game had ended then, without the scoring of the running shift"),
        )
