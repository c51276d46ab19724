"""Messages of Haspelknecht in the window: errors in data and layouts, and reasons why moves cannot be undone."""

from __future__ import annotations

from attrs import asdict
from PySide6.QtCore import QObject

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP, Translate
from haspelknecht_qt.core.validation import DataError
from haspelknecht_qt.games.haspelknecht.layouts import LayoutProblem
from haspelknecht_qt.ui.messages import error_texts
from haspelknecht_qt.ui.messages.messages import translate

_ADJACENCY_PROBLEMS = {
    "touches_none_before": QT_TRANSLATE_NOOP(
        "Messages",
        "The level {level} tile in row {row}, position {column}, touches no tile of level {before} ({rule}).",
    ),
    "touches_no_other_level": QT_TRANSLATE_NOOP(
        "Messages", "The level {level} tile in row {row}, position {column}, touches no tile of another level ({rule})."
    ),
    "touches_distant_level": QT_TRANSLATE_NOOP(
        "Messages",
        "The level {level} tile in row {row}, position {column}, touches a tile two or more levels away ({rule}).",
    ),
}
_NUMBER_PROBLEM = QT_TRANSLATE_NOOP(
    "Messages", "Tiles of level {level}: expected {least} to {most}, found {found} ({rule})."
)


def layout_problem_text(problem: LayoutProblem, translate: Translate) -> str:
    """Returns a text with the condition that the player's own layout violates, and with the allowed values."""
    row, column = (problem.cell[0] + 1, problem.cell[1] + 1) if problem.cell else (0, 0)
    sentence = translate("Messages", _ADJACENCY_PROBLEMS.get(problem.reason, _NUMBER_PROBLEM))
    return sentence.format(row=row, column=column, before=problem.level - 1, **asdict(problem))


class HaspelknechtMessages(QObject):
    """Messages of the game. Each call translates its message, because the language may change at any time."""

    def data_error_text(self, error: DataError) -> str:
        """Returns a text about an error in a data file or layout.

        It names the place of the error, the value found, and the values allowed.
        """
        return error_texts.data_error_text(error, translate)

    def setup_error_text(self, error: BaseException) -> str | None:
        """Returns the reason why a set-up is refused; None if `error` is of another kind."""
        return error_texts.data_error_text(error, translate) if isinstance(error, DataError) else None

    def draw_refusal_text(self) -> str:
        """Returns the reason why moves before a random draw cannot be undone."""
        return self.tr("Disks have been drawn since: in this game you can undo only as far back as the last draw.")

    def of_components(self, error: DataError) -> str:
        """Returns the message that the user's corrections of printed values contain an error and are not used."""
        return self.tr("Your corrected printed values are not in use. {reason}").format(
            reason=self.data_error_text(error)
        )

    def of_corrections(self, count: int) -> str:
        """Returns the message that the user's corrections of printed values are used."""
        return self.tr("Your corrected printed values are in use (%n value(s)).", "", count)
