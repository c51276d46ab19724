"""Model of the score table: the points of every player for every score item, so far and as if the game ended now."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Generic

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import E, M, S, ScoreItem, Seat
from haspelknecht_qt.core.handicap import items_with_handicap
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.table.typography import TextRole
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.panels.rows import ModelIndex
from haspelknecht_qt.ui.score_items import ScoreItemTexts
from haspelknecht_qt.ui.widgets.formats import number_text
from haspelknecht_qt.ui.window.look import Look


class RowKind(Enum):
    """Kind of a row in the score table: a score item, the sum scored so far, or the total if the game ended now."""

    ITEM = auto()
    SCORED_SO_FAR = auto()
    IF_ENDED_NOW = auto()


@frozen
class ScoreRow:
    """Row of the score table. `item` is the id of its score item; "" for the sum and the total."""

    kind: RowKind
    item: str = ""


def score_rows(items: Sequence[ScoreItem]) -> tuple[ScoreRow, ...]:
    """Returns the rows of the table: items scored during play, their sum, items scored at the end, and the total."""
    return (
        *(ScoreRow(RowKind.ITEM, item.id) for item in items if item.scored_during_play),
        ScoreRow(RowKind.SCORED_SO_FAR),
        *(ScoreRow(RowKind.ITEM, item.id) for item in items if not item.scored_during_play),
        ScoreRow(RowKind.IF_ENDED_NOW),
    )


class ScoreModel(QAbstractTableModel, Generic[S, M, E]):
    """Model of the score table: one column for the items, then one for each seat."""

    def __init__(
        self, look: Look, texts: GameTexts[S, M, E], items: Sequence[ScoreItem], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._texts = texts
        self._item_texts = ScoreItemTexts(texts.score)
        self._game_items = items
        self._seats: tuple[Seat, ...] = ()
        self._set_items()
        self._state: S | None = None
        self._standing: Standing | None = None
        self._is_over = False
        self.update_style()

    def _set_items(self) -> None:
        items = items_with_handicap(self._game_items, self._seats)
        self._items_during_play = [item.id for item in items if item.scored_during_play]
        self.lines = score_rows(items)

    def update_style(self) -> None:
        """Updates fonts and colours to the current look."""
        roles = TextRole.BODY, TextRole.FIGURE, TextRole.BODY_STRONG, TextRole.SCORE
        self._fonts = {role: self._look.font(role) for role in roles}
        self._colours = {token: QColor(self._look.theme[token]) for token in ("ink", "ink3", "stop", "paper2")}

    def show(self, state: S, standing: Standing, seats: Sequence[Seat], *, is_over: bool) -> None:
        """Shows the `standing` of a state: the points of each seat if the game ended in this state.

        `is_over` is True if the game has ended in this state.
        """
        seats_changed = tuple(seats) != self._seats
        if seats_changed:
            self.beginResetModel()
        self._seats = tuple(seats)
        self._set_items()
        self._state, self._standing, self._is_over = state.copy(), standing, is_over
        if seats_changed:
            self.endResetModel()
        else:
            self.notify_views()

    def notify_views(self) -> None:
        """Notifies the table view that all texts and numbers may have changed."""
        if self.columnCount():
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.lines) - 1, self.columnCount() - 1))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    @override
    def rowCount(self, parent: ModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own default value, which is never modified
        return 0 if parent.isValid() or self._standing is None else len(self.lines)

    @override
    def columnCount(self, parent: ModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own default value, which is never modified
        return 0 if parent.isValid() or self._standing is None else len(self._seats) + 1

    def points(self, line: ScoreRow, seat: int) -> int:
        """Returns the points of a seat in a row. Raises LookupError before the first `show`."""
        standing = self._standing
        if standing is None:
            raise LookupError("there is no score yet")
        match line.kind:
            case RowKind.ITEM:
                return standing.seats[seat].item_points(line.item)
            case RowKind.SCORED_SO_FAR:
                return sum(standing.seats[seat].item_points(item) for item in self._items_during_play)
            case RowKind.IF_ENDED_NOW:
                return standing.seats[seat].total

    def name(self, line: ScoreRow) -> str:
        """Returns the name of a row, which is in the first column."""
        match line.kind:
            case RowKind.ITEM:
                return self._item_texts.name(line.item)
            case RowKind.SCORED_SO_FAR:
                return self.tr("Scored so far")
            case RowKind.IF_ENDED_NOW if self._is_over:
                return self.tr("Final score")
            case RowKind.IF_ENDED_NOW:
                return self.tr("If the game ended now")

    def explanation(self, line: ScoreRow, seat: int | None) -> str:
        """Returns the explanation of a row's points: for one seat, or in general if `seat` is None."""
        match line.kind:
            case RowKind.SCORED_SO_FAR:
                return self.tr("The position on the score track.")
            case RowKind.IF_ENDED_NOW if self._is_over:
                return self.tr("Everything above.")
            case RowKind.IF_ENDED_NOW:
                return self.tr("Everything above, plus the final scoring as things stand.")
            case RowKind.ITEM:
                about = self._item_texts.explanation(line.item)
                if seat is None or self._state is None:
                    return about
                detail = self._item_texts.calculation(self._state, seat, line.item)
                return "\n".join(part for part in (self._seats[seat].name, detail, about) if part)

    @override
    def data(self, index: ModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line = self.lines[index.row()]
        seat = index.column() - 1
        match role:
            case Qt.ItemDataRole.DisplayRole if seat < 0:
                return self.name(line)
            case Qt.ItemDataRole.DisplayRole:
                # A dash replaces 0, so that points other than 0 stand out.
                points = self.points(line, seat)
                return number_text(points) if points or line.kind is not RowKind.ITEM else "\N{EN DASH}"
            case Qt.ItemDataRole.AccessibleTextRole if seat >= 0:
                return self.tr("{name}, {item}: {points}").format(
                    name=self._seats[seat].name,
                    item=self.name(line),
                    points=self._texts.formats.vp(self.points(line, seat)),
                )
            case Qt.ItemDataRole.ToolTipRole:
                return self.explanation(line, seat if seat >= 0 else None)
            case Qt.ItemDataRole.TextAlignmentRole if seat >= 0:
                return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            case Qt.ItemDataRole.FontRole:
                return self._font(line, seat)
            case Qt.ItemDataRole.ForegroundRole:
                return self._colours[self._colour(line, seat)]
            case Qt.ItemDataRole.BackgroundRole if line.kind is not RowKind.ITEM:
                return self._colours["paper2"]
            case _:
                return None

    def _font(self, line: ScoreRow, seat: int) -> QFont:
        if line.kind is RowKind.ITEM:
            return self._fonts[TextRole.BODY if seat < 0 else TextRole.FIGURE]
        return self._fonts[TextRole.BODY_STRONG if seat < 0 else TextRole.SCORE]

    def _colour(self, line: ScoreRow, seat: int) -> str:
        if seat < 0 or line.kind is not RowKind.ITEM:
            return "ink"
        points = self.points(line, seat)
        return "stop" if points < 0 else "ink" if points else "ink3"

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section <= len(self._seats):
            return None
        if section == 0:
            return self.tr("Points for") if role == Qt.ItemDataRole.AccessibleTextRole else None
        seat = self._seats[section - 1]
        match role:
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return seat.name
            case Qt.ItemDataRole.UserRole:
                return seat.colour
            case _:
                return None
