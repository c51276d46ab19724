"""List of the bots, weakest first, each with a description and its result against the next weaker bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.contracts import BotTexts
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.widgets.basics import text_label
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.bots.ladder import Ladder, LadderStep

_MEASURED_SEAT_COUNT = 2
"""Number of seats with which all bot levels have been measured."""


class BotLevelList(Retranslated, QWidget):
    """List of the bots with their measured results.

    The results are those for the chosen number of seats; if none were measured, those for two seats. If nothing has
    been measured at all, one sentence names the bots from the weakest to the strongest.
    """

    def __init__(self, look: Look, texts: BotTexts, bots: Sequence[str], ladder: Ladder | None) -> None:
        super().__init__()
        self._texts = texts
        self._bots = tuple(bots)
        self._ladder = ladder
        self._steps = {} if ladder is None else {step.name: step for step in ladder.steps}
        self._seat_count = _MEASURED_SEAT_COUNT
        self._with_all_seats: dict[str, LadderStep] = {}
        is_measured = any(bot in self._steps for bot in self._bots)
        self._left_out = [step for step in self._steps if step not in self._bots] if is_measured else []
        self.order_sentence = text_label("note", wrap=True)
        self.missing_levels = text_label("note", wrap=True)
        """Sentence that names the bot levels missing from a program that was built without a compiler."""
        self.missing_levels.setVisible(bool(self._left_out))
        self.names: dict[str, QLabel] = {}
        self.lines: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(look.px(14))
        grid.setVerticalSpacing(look.px(3))
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.order_sentence, 0, 0, 1, 2)
        if is_measured:
            self.order_sentence.hide()
            for row, bot in enumerate(self._bots, 1):
                self.names[bot] = text_label("caption")
                self.lines[bot] = text_label("note", wrap=True)
                grid.addWidget(self.names[bot], row, 0, Qt.AlignmentFlag.AlignTop)
                grid.addWidget(self.lines[bot], row, 1)
        grid.addWidget(self.missing_levels, len(self._bots) + 1, 0, 1, 2)
        # Limits the height to the size hint. The hint is large enough, because Qt computes it for a narrower column.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.retranslate()

    def show_results_for(self, count: int) -> None:
        """Shows the results that were measured with this number of seats."""
        steps = () if self._ladder is None or count == _MEASURED_SEAT_COUNT else self._ladder.steps_with(count)
        found = {step.name: step for step in steps}
        if (count, found) != (self._seat_count, self._with_all_seats):
            self._seat_count, self._with_all_seats = count, found
            self.retranslate()

    def strength_text(self, bot: str) -> str:
        """Returns the bot's measured strength in one line; "" for a bot level that was not measured."""
        if (step := self._with_all_seats.get(bot)) is not None:
            result = self.tr("Wins {wins} of 100 games against {bot} in all other seats; {points} points on average")
        elif (step := self._steps.get(bot)) is None:
            return self.tr("Plays random legal moves") if bot == RANDOM else ""
        elif self._seat_count == _MEASURED_SEAT_COUNT:
            result = self.tr("Wins {wins} of 100 games against {bot}; {points} points on average")
        else:
            result = self.tr("Wins {wins} of 100 two-player games against {bot}; {points} points on average")
        return result.format(
            wins=round(100 * step.share.mean),
            bot=bot_name(step.against, self._texts),
            points=QLocale().toString(step.points.mean, "f", 0),
        )

    @override
    def retranslate(self) -> None:
        self.order_sentence.setText(
            self.tr("From the weakest to the strongest: {names}.").format(
                names=", ".join(bot_name(bot, self._texts) for bot in self._bots)
            )
        )
        missing = QCoreApplication.translate(
            "UnbuiltLevels",
            "The strongest bot, {names}, is missing: this copy of the program was built without a C++ compiler.",
        )
        self.missing_levels.setText(
            missing.format(names=", ".join(bot_name(name, self._texts) for name in self._left_out))
        )
        for bot, line in self.lines.items():
            self.names[bot].setText(bot_name(bot, self._texts))
            line.setText(self.strength_text(bot))
            line.setToolTip(self._measured_games_text(bot))
            line.setAccessibleName(self.tr("{bot}: {words}").format(bot=bot_name(bot, self._texts), words=line.text()))

    def _measured_games_text(self, bot: str) -> str:
        """Returns a sentence with the number of games in which a bot was measured; "" if it was not measured."""
        if bot in self._with_all_seats:
            return self.tr("Measured in %n game(s) with this number of seats", "", self._with_all_seats[bot].games)
        if bot in self._steps:
            return self.tr("Measured in %n two-player game(s)", "", self._steps[bot].games)
        return ""
