"""Panels beside the grid: the palette of tile levels, and the list of a drawing's problems."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.board_editor.edited_board import BoardDrawing
from haspelknecht_qt.game_ui.haspelknecht.board_editor.grid import Grid, draw_hex
from haspelknecht_qt.game_ui.haspelknecht.messages import layout_problem_text
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.boards import suitable_player_counts
from haspelknecht_qt.games.haspelknecht.layouts import MIN_TILES_PER_LEVEL, TILES_PER_LEVEL, LayoutProblem
from haspelknecht_qt.games.haspelknecht.printed import LEVELS
from haspelknecht_qt.ui.messages.messages import translate
from haspelknecht_qt.ui.widgets.basics import IconButton, RadioCard, discard_widgets, restyle, surface, text_label
from haspelknecht_qt.ui.widgets.dialogs import scroll_area_with
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.formats import TextFormats
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

HEX_WIDTH = 44.0
"""Width of the hex on a level's card, in logical pixels at scale 1."""


class LevelCard(RadioCard):
    """Card of a level. A click chooses the level; dragging takes a new hex of this level to the grid."""

    def __init__(self, look: Look, grid: Grid, level: int) -> None:
        super().__init__(look, framed=False)
        self._grid = grid
        self._level = level
        self._press_point: QPointF | None = None
        self._is_carrying = False
        self.name_label = text_label("strong")
        self.count_label = text_label("caption", wrap=True)
        margins = look.px(46 + HEX_WIDTH), look.px(8), look.px(10), look.px(8)
        fill_layout(QVBoxLayout(self), 1, self.name_label, self.count_label, 1, spacing=0, margins=margins)
        self.setMinimumHeight(look.px(HEX_WIDTH * 1.16 + 12))

    @override
    def sizeHint(self) -> QSize:
        """Returns the size of the card, which is at least as high as the hex on it."""
        return super().sizeHint().expandedTo(QSize(0, self.minimumHeight()))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._press_point = event.position() if event.button() == Qt.MouseButton.LeftButton else None

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._press_point is None:
            return
        away = (event.position() - self._press_point).manhattanLength()
        if not self._is_carrying and away >= QApplication.startDragDistance():
            self._is_carrying = True
            self._grid.carry_hex(self._level, self._point_on_grid(event))
        elif self._is_carrying:
            self._grid.carry_hex_to(self._point_on_grid(event))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._is_carrying:
            self.setChecked(True)
            self._grid.drop_hex(self._point_on_grid(event))
        self._press_point, self._is_carrying = None, False

    def _point_on_grid(self, event: QMouseEvent) -> QPointF:
        return QPointF(self._grid.mapFromGlobal(event.globalPosition().toPoint()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = self._look.smooth_painter(self, pictures=True)
        wide = self._look.px(HEX_WIDTH)
        box = QRectF(QPointF(0, 0), QSizeF(wide, wide * 2 / 3**0.5))
        box.moveCenter(QPointF(self._look.px(36) + wide / 2, self.height() / 2))
        draw_hex(painter, self._look, box, self._level)


class LevelPalette(Retranslated, QWidget):
    """Column with a card for each level. Emits `level_chosen` with the level of the card that was clicked."""

    level_chosen = Signal(int)

    def __init__(self, look: Look, grid: Grid) -> None:
        super().__init__()
        self._tile_counts: tuple[int, ...] = (0,) * len(LEVELS)
        self._min_count = MIN_TILES_PER_LEVEL
        self.cards: dict[int, LevelCard] = {}
        column = fill_layout(QVBoxLayout(self), spacing=look.px(8), margins=NO_MARGINS)
        for level in LEVELS:
            card = LevelCard(look, grid, level)
            card.setChecked(level == grid.level)
            card.toggled.connect(lambda on, level=level: self.level_chosen.emit(level) if on else None)
            column.addWidget(card)
            self.cards[level] = card
        self.retranslate()

    def choose_level(self, level: int) -> None:
        """Selects the card of a level."""
        self.cards[level].setChecked(True)

    def show_counts(self, counts: tuple[int, ...], required_count: int) -> None:
        """Shows the number of hexes of each level, and the number required of each level (V2, R14)."""
        self._tile_counts, self._min_count = counts, required_count
        self.retranslate()

    @override
    def retranslate(self) -> None:
        for level, card in self.cards.items():
            found = self._tile_counts[level - 1]
            is_right = self._min_count <= found <= TILES_PER_LEVEL
            card.name_label.setText(self.tr("Level {level}").format(level=level))
            words = self.tr("{found}; allowed: {least} to {most}")
            card.count_label.setText(words.format(found=found, least=self._min_count, most=TILES_PER_LEVEL))
            restyle(card.count_label, "role", "caption" if is_right else "refusal")
            card.setAccessibleName(card.name_label.text())
            card.setAccessibleDescription(card.count_label.text())
            card.setToolTip(self.tr("Click the grid to place one, or drag it there. Key: {key}").format(key=level))


MAX_SHOWN_PROBLEMS = 12
"""Maximum number of problems listed at once. Other problems are listed once these are solved."""


@frozen
class CheckedSetup:
    """Number of players and rulebook for which a drawing is checked. `label` returns both as a text."""

    player_count: int
    rulebook: str
    label: Callable[[], str]


class ProblemRow(QFrame):
    """A problem in the list: a sentence, and a link to the violated rule.

    Emits `problem_pointed_at` with the problem when pointer or focus enters the row, and with None when it leaves.
    Emits `rule_wanted` with the id of the rule when the link is clicked.
    """

    problem_pointed_at = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, look: Look, problem: LayoutProblem, sentence: str, rule: str) -> None:
        super().__init__()
        self.problem = problem
        self.setProperty("surface", "note")
        self.sentence_label = text_label("caption", sentence, wrap=True)
        self.rule_button = IconButton(look, "rules", "quiet", 14, on_click=lambda: self.rule_wanted.emit(problem.rule))
        self.rule_button.setText(rule)
        self.rule_button.setAccessibleDescription(sentence)
        self.rule_button.installEventFilter(self)
        parts = (self.sentence_label, 1), (self.rule_button, 0, Qt.AlignmentFlag.AlignTop)
        margins = look.px(10), look.px(4), look.px(4), look.px(4)
        fill_layout(QHBoxLayout(self), *parts, spacing=look.px(4), margins=margins)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.problem_pointed_at.emit(self.problem)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.problem_pointed_at.emit(None)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Highlights the place of the problem. Touch screens need this, because they have no hovering pointer."""
        super().mousePressEvent(event)
        self.problem_pointed_at.emit(self.problem)

    @override
    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Highlights the place of the problem while the row's link has the focus."""
        del watched
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.problem_pointed_at.emit(self.problem if event.type() == QEvent.Type.FocusIn else None)
        return False


class ProblemPanel(Retranslated, QWidget):
    """Panel with the problems of a drawing. `is_sound` is True if the drawing has no problem."""

    problem_pointed_at = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, look: Look, drawing: BoardDrawing, setup: CheckedSetup) -> None:
        super().__init__()
        self._look = look
        self._drawing = drawing
        self._setup = setup
        self._formats = TextFormats()
        self.is_sound = False
        self.problems: list[LayoutProblem] = []
        self.rows: list[ProblemRow] = []
        self.heading_label = text_label("section", wrap=True)
        self.verdict_label = text_label("strong", wrap=True)
        self.thaler_label = text_label("second", wrap=True)
        self.seats_label = text_label("second", wrap=True)
        self.setup_note = text_label("note", wrap=True)
        self._problem_column = fill_layout(QVBoxLayout(), 1, spacing=look.px(6), margins=(0, 0, look.px(4), 0))
        problems = self.verdict_label, (scroll_area_with(self._problem_column), 1)
        notes = self.thaler_label, self.seats_label, self.setup_note
        parts = self.heading_label, surface("rule"), *problems, surface("rule"), *notes
        fill_layout(QVBoxLayout(self), *parts, spacing=look.px(8), margins=NO_MARGINS)
        self.retranslate()

    def refresh(self) -> None:
        """Checks the current drawing and shows its problems."""
        drawing = self._drawing
        self.problems = drawing.problems(self._setup.player_count, self._setup.rulebook)
        too_large = drawing.is_too_large()
        self.is_sound = not self.problems and not too_large
        if self.is_sound:
            verdict = self.tr("Nothing is wrong with this board.")
        elif too_large:
            verdict = self.tr("A board has at most {rows} rows and {columns} columns.")
            verdict = verdict.format(rows=layouts.MAX_ROWS, columns=layouts.MAX_COLUMNS)
        else:
            verdict = self.tr("%n thing(s) to correct:", "", len(self.problems))
        self.verdict_label.setText(verdict)
        restyle(self.verdict_label, "role", "strong" if self.is_sound else "refusal")
        self._list_problems()
        self._show_thaler_range()
        self._show_suitable_player_counts()

    def _list_problems(self) -> None:
        discard_widgets(self._problem_column, self.rows)
        self.rows = []
        for index, problem in enumerate(self.problems[:MAX_SHOWN_PROBLEMS]):
            rule = self.tr("Rule {rule}").format(rule=problem.rule)
            row = ProblemRow(self._look, problem, layout_problem_text(problem, translate), rule)
            row.problem_pointed_at.connect(self.problem_pointed_at)
            row.rule_wanted.connect(self.rule_wanted)
            self.rows.append(row)
            self._problem_column.insertWidget(index, row)

    def _show_thaler_range(self) -> None:
        least, most = layouts.thaler_range_of_draws(self._drawing.cells)
        if least == most:
            words = self.tr("The tiles drawn for it give %n Thaler directly towards the leases.", "", most)
        else:
            words = self.tr("The tiles drawn for it give {least} to {most} Thaler directly towards the leases.")
            words = words.format(least=least, most=most)
        self.thaler_label.setText(words)

    def _show_suitable_player_counts(self) -> None:
        suited = [str(number) for number in suitable_player_counts(self._drawing.cells, self._setup.rulebook)]
        if suited:
            words = self.tr("The numbers of tiles match the printed layouts for this number of seats: {numbers}.")
            words = words.format(numbers=self._formats.join(suited))
        elif not self.is_sound:
            words = ""  # An invalid board gets no note about its numbers of tiles.
        else:
            words = self.tr("No printed layout has these numbers of tiles.")
        self.seats_label.setText(words)

    @override
    def retranslate(self) -> None:
        self.heading_label.setText(self.tr("What the rules say"))
        words = self.tr("Checked for %n seat(s), rulebook: {rulebook}.", "", self._setup.player_count)
        self.setup_note.setText(words.format(rulebook=self._setup.label()))
        self.refresh()
