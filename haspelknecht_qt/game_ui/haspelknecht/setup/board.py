"""Choice of the development board in the new-game dialog: a list of layouts, and a map of the tiles in play."""

from __future__ import annotations

import math
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QPointF, QRect, QRectF, QSignalBlocker, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QPlainTextEdit, QToolTip, QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.storage import StorageError, read_limited
from haspelknecht_qt.game_ui.haspelknecht.board_editor.editor import EditorStart
from haspelknecht_qt.game_ui.haspelknecht.board_editor.grid import cell_box
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import OwnBoards, SavedBoard
from haspelknecht_qt.game_ui.haspelknecht.setup.layout_list import LayoutList
from haspelknecht_qt.game_ui.haspelknecht.setup.options import (
    BOARD_KEY,
    LAYOUT_KEY,
    HaspelknechtOptions,
    HaspelknechtSetupTexts,
)
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.boards import DrawnBoard, board_line, read_board_in_any_form
from haspelknecht_qt.games.haspelknecht.layouts import LayoutError, Placement
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, FREE_LAYOUT
from haspelknecht_qt.ui.messages.error_texts import data_error_text
from haspelknecht_qt.ui.messages.messages import Messages, translate
from haspelknecht_qt.ui.setup.choices import NewGameChoices
from haspelknecht_qt.ui.widgets.basics import IconButton, restyle, surface, text_label
from haspelknecht_qt.ui.widgets.elided import ElidedLabel
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

MIN_MAP_HEIGHT, MAX_HEX_WIDTH = 196, 54
"""Minimum height of the map, and maximum width of a tile in it, in logical pixels at scale 1."""


class BoardMap(QWidget):
    """Small map of the tiles at their places on the board. A tooltip shows a tile's number and name."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._placement: Placement | None = None
        self.setMinimumSize(look.px(260), look.px(MIN_MAP_HEIGHT))
        look.changed.connect(self.update)

    def set_placement(self, placement: Placement | None) -> None:
        """Shows the tiles at their places; an empty map if `placement` is None."""
        self._placement = placement
        names = [] if placement is None else [terms.tile_title(number) for number in placement.tile_numbers]
        self.setAccessibleDescription(", ".join(names))
        self.update()

    def hexagons(self) -> list[tuple[int, QRectF]]:
        """Returns the number and the box of each tile, in pixels of the widget."""
        if self._placement is None:
            return []
        bounds = layouts.bounding_box(cell for _, cell in self._placement.tiles)
        _, _, width, height = bounds
        hex_width = min(self.width() / width, self.height() / height, self._look.px(MAX_HEX_WIDTH))
        return [(number, cell_box(cell, bounds, self, hex_width)) for number, cell in self._placement.tiles]

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._look.px(320), self._look.px(MIN_MAP_HEIGHT))

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            for number, box in self.hexagons():
                if box.contains(QPointF(event.pos())):
                    QToolTip.showText(event.globalPos(), terms.tile_title(number), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, box in self.hexagons():
            backdrop = self._look.art.pixmap("tiles", f"hex.{number // 10}", box.size())
            painter.drawPixmap(box.topLeft(), backdrop)
            side = box.width() * 0.62
            picture = self._look.art.pixmap("tiles", f"picture.{number}", QSizeF(side, side))
            painter.drawPixmap(box.center() - QPointF(side / 2, side / 2), picture)


MAX_FILE_SIZE = 16 * 1024
"""Maximum size of a file from which a layout is read, in bytes."""


class LayoutTextField(QPlainTextEdit):
    """Text field for a layout, high enough for its placeholder while it is empty.

    Emits `file_dropped` with the path of a file that the player drops or pastes.
    """

    file_dropped = Signal(Path)

    def __init__(self, height: int) -> None:
        """`height` is the height of a field with text, in pixels."""
        super().__init__()
        self._height_with_text = height
        self.textChanged.connect(self.fit_height)
        self.fit_height()

    def fit_height(self) -> None:
        """Fits the height to the placeholder. The owner must call it after a change of the placeholder."""
        height = self._height_with_text
        if self.document().isEmpty():
            margins = 2 * math.ceil(self.document().documentMargin())
            room = QRect(0, 0, self.viewport().width() - margins, 0)
            text_box = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, self.placeholderText())
            height = max(height, text_box.height() + margins + self.height() - self.viewport().height())
        self.setFixedHeight(height)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_height()

    @override
    def insertFromMimeData(self, source: QMimeData) -> None:
        """Emits `file_dropped` for a file, instead of inserting the file's URL."""
        urls = source.urls()
        if len(urls) == 1 and urls[0].isLocalFile():
            self.file_dropped.emit(Path(urls[0].toLocalFile()))
        else:
            super().insertFromMimeData(source)


class LayoutChooser(Retranslated, QFrame):
    """Widget for choosing a layout.

    Changes the options of the match and emits `changed`. Emits `redraw_requested` for a new random draw of the tiles.
    Emits `editor_requested` with an `EditorStart` to open the board editor.
    """

    changed = Signal()
    redraw_requested = Signal()
    editor_requested = Signal(object)

    def __init__(
        self,
        look: Look,
        choices: NewGameChoices,
        option_set: HaspelknechtOptions,
        boards: OwnBoards,
        texts: HaspelknechtSetupTexts,
    ) -> None:
        super().__init__()
        self._look = look
        self._choices = choices
        self._option_set = option_set
        self._boards = boards
        self._messages = Messages(self)
        self._deleted_board: DrawnBoard | None = None
        self._write_error: StorageError | None = None
        self.setProperty("surface", "card")
        self.layout_list = LayoutList(look, option_set.game.components, texts)
        self.layout_list.layout_chosen.connect(self._choose_layout)
        self.layout_list.own_board_chosen.connect(self.choose_own_board)
        self.design_button = IconButton(
            look, "edit", "quiet", 17, on_click=lambda: self.editor_requested.emit(EditorStart())
        )
        self.board_map = BoardMap(look)
        self.thaler_label = text_label("caption", wrap=True)
        self.thaler_warning = text_label("warning", wrap=True)
        self.own_fields = self._make_text_fields()
        self.problem_label = text_label("refusal", wrap=True)
        self.edit_button = IconButton(look, "edit", "quiet", 17, on_click=self._edit_board)
        self.delete_button = IconButton(look, "delete", "quiet", 17, on_click=self._delete_board)
        self.deleted_note = ElidedLabel("note")
        self.undo_button = IconButton(look, "undo", "quiet", 17, on_click=self._undo_deleting)
        self.redraw_button = IconButton(look, "dice", "quiet", 17, on_click=self.redraw_requested)
        self.file_errors_label = text_label("warning", wrap=True)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        px = self._look.px
        tools = fill_layout(QHBoxLayout(), self.edit_button, self.delete_button, 1, spacing=px(4))
        gone = fill_layout(QHBoxLayout(), (self.deleted_note, 1), self.undo_button)
        foot = fill_layout(QHBoxLayout(), (self.thaler_label, 1), self.redraw_button)
        board = self.own_fields, (self.board_map, 1), self.problem_label, tools, gone
        notes = surface("rule"), foot, self.thaler_warning, self.file_errors_label
        right = fill_layout(QVBoxLayout(), *board, *notes, spacing=px(6), margins=(0, px(10), px(14), px(8)))
        parts = (self.layout_list, 1), (self.design_button, 0, Qt.AlignmentFlag.AlignLeft)
        left = fill_layout(QVBoxLayout(), *parts, margins=(0, 0, 0, px(8)))
        fill_layout(QHBoxLayout(self), left, (right, 1), margins=NO_MARGINS)

    def _make_text_fields(self) -> QWidget:
        """Returns a widget in which the player pastes, drops or loads a layout."""
        own = QWidget()
        self.layout_field = LayoutTextField(self._look.px(112))
        self.layout_field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.layout_field.setTabChangesFocus(True)
        self.layout_field.setPlainText("" if self._chosen_own_board() else self._choices.options[BOARD_KEY])
        self.layout_field.textChanged.connect(self._use_typed_layout)
        self.layout_field.file_dropped.connect(self.load_file)
        self.load_button = IconButton(self._look, "open", "quiet", 17, on_click=self._ask_for_file)
        parts = self.layout_field, (self.load_button, 0, Qt.AlignmentFlag.AlignRight)
        fill_layout(QVBoxLayout(own), *parts, margins=NO_MARGINS)
        return own

    def _chosen_own_board(self) -> SavedBoard | None:
        """Returns the saved board that is chosen; None if another layout is chosen."""
        options = self._choices.options
        if options[LAYOUT_KEY] != FREE_LAYOUT:
            return None
        return next((saved for saved in self._boards.boards if board_line(saved.board) == options[BOARD_KEY]), None)

    def refresh(self) -> None:
        """Shows the options. If the chosen layout does not fit the number of players, shows the first-play layout."""
        wanted = self._option_set.layout_ids(self._choices)
        if self._choices.options[LAYOUT_KEY] not in wanted:
            self._choices.options[LAYOUT_KEY] = FIRST_PLAY
        layout, saved = self._choices.options[LAYOUT_KEY], self._chosen_own_board()
        self.layout_list.show_layouts(wanted, self._boards.boards, self._choices.seat_count)
        self.layout_list.select_card(layout if saved is None else saved.file)
        self.own_fields.setVisible(layout == FREE_LAYOUT and saved is None)
        try:
            placement = self._option_set.placement(self._choices)
        except LayoutError:
            placement = None
        self.board_map.set_placement(placement)
        self.redraw_button.setVisible(self._option_set.is_random(self._choices) and placement is not None)
        self.edit_button.setVisible(placement is not None)
        self.edit_button.setText(self.tr("Edit…") if saved is not None else self.tr("Edit a copy…"))
        self.delete_button.setVisible(saved is not None)
        self._describe_placement(placement)
        self._show_notes()

    def _show_notes(self) -> None:
        """Shows notes about files: a deleted board, unreadable files, and the reason why a file was not written."""
        self.deleted_note.setVisible(self._deleted_board is not None)
        self.undo_button.setVisible(self._deleted_board is not None)
        if self._deleted_board is not None:
            self.deleted_note.set_line(self.tr("“{board}” has been deleted.").format(board=self._deleted_board.name))
        lines = [
            self.tr("“{file}” is not a valid board file. It has been renamed to “{now}”. {reason}").format(
                file=each.old_name, now=each.new_name, reason=data_error_text(each.error, translate)
            )
            for each in self._boards.unreadable_files
        ]
        if self._write_error is not None:
            lines.append(self._messages.unsaved_file_text(self._write_error))
        self.file_errors_label.setText("\n".join(lines))
        self.file_errors_label.setVisible(bool(lines))

    def show_problem(self, sentence: str) -> None:
        """Shows an error in the player's own layout; "" hides the error."""
        self.problem_label.setText(sentence)
        self.problem_label.setVisible(bool(sentence))
        restyle(self.layout_field, "wrong", "true" if sentence else "false")

    @override
    def retranslate(self) -> None:
        self.redraw_button.setText(self.tr("Draw again"))
        self.redraw_button.setToolTip(self.tr("Draws different tiles, with a new seed"))
        self.load_button.setText(self.tr("Load from a file…"))
        self.design_button.setText(self.tr("Design a board…"))
        self.delete_button.setText(self.tr("Delete"))
        self.undo_button.setText(self.tr("Undo"))
        self.layout_field.setAccessibleName(self.tr("My own layout"))
        self.layout_field.setPlaceholderText(
            self.tr(
                "Paste a shared layout here, or write one in digits:\neach line is a row, each digit a tile of "
                "that level, two characters apart.\n   1 1 1\n  2 2 2\n   3 3 3\n  4 4 4"
            )
        )
        self.layout_field.fit_height()
        self.refresh()

    def _describe_placement(self, placement: Placement | None) -> None:
        self.thaler_label.setVisible(placement is not None)
        self.thaler_warning.hide()
        if placement is None:
            return
        thaler = layouts.thaler_given_by_tiles(placement.tile_numbers)
        if self._option_set.is_random(self._choices):
            words = self.tr("Drawn at random. These tiles give %n Thaler directly towards the leases.", "", thaler)
        else:
            words = self.tr("These tiles give %n Thaler directly towards the leases.", "", thaler)
        self.thaler_label.setText(words)
        if layouts.has_too_few_thaler(self._choices.seat_count, placement.tile_numbers):
            self.thaler_warning.setText(
                self.tr(
                    "The leases of the three winters come to {number} Thaler in total, and these tiles directly "
                    "give less than that. Draw again?"
                ).format(number=layouts.THALER_NEEDED)
            )
            self.thaler_warning.show()

    def _choose_layout(self, name: str) -> None:
        options = self._choices.options
        if options[LAYOUT_KEY] != name or self._chosen_own_board() is not None:
            options[LAYOUT_KEY] = name
            if name == FREE_LAYOUT:
                options[BOARD_KEY] = self.layout_field.toPlainText()
            self._emit_changed()

    def choose_own_board(self, saved: SavedBoard) -> None:
        """Chooses one of the boards that the player saved."""
        if self._chosen_own_board() != saved:
            self._choose_board(saved.board)

    def choose_edited_board(self, saved: SavedBoard) -> None:
        """Chooses a board that was just saved, and clears the text field for a pasted layout."""
        if self._boards.is_name_taken(self._deleted_board.name if self._deleted_board else ""):
            self._deleted_board = None
        with QSignalBlocker(self.layout_field):
            self.layout_field.clear()
        self._choose_board(saved.board)

    def _choose_board(self, board: DrawnBoard) -> None:
        self._choices.options[LAYOUT_KEY], self._choices.options[BOARD_KEY] = FREE_LAYOUT, board_line(board)
        self._emit_changed()

    def _emit_changed(self) -> None:
        self.refresh()
        self.changed.emit()

    def _use_typed_layout(self) -> None:
        self._choices.options[BOARD_KEY] = self.layout_field.toPlainText()
        self._emit_changed()

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Load a layout"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.load_file(Path(name)))
        dialog.open()

    def load_file(self, path: Path) -> None:
        """Reads a layout from a file into the text field."""
        try:
            self.layout_field.setPlainText(read_limited(path, MAX_FILE_SIZE).decode())
        except (OSError, UnicodeDecodeError):
            self.show_problem(self.tr("“{file}” cannot be read as text.").format(file=path.name))

    def _edit_board(self) -> None:
        """Opens the editor with the chosen board if it is one of the player's own.

        Otherwise opens it with a copy of the chosen layout.
        """
        saved, options = self._chosen_own_board(), self._choices.options
        if saved is not None:
            self.editor_requested.emit(EditorStart(saved_board=saved))
        elif options[LAYOUT_KEY] == FREE_LAYOUT:
            self.editor_requested.emit(EditorStart(template=read_board_in_any_form(options[BOARD_KEY])))
        else:
            cells = self._option_set.placement(self._choices).cells
            self.editor_requested.emit(EditorStart(template=DrawnBoard("", cells)))

    def _delete_board(self) -> None:
        saved = self._chosen_own_board()
        if saved is None:
            return
        self._write_error = None
        try:
            self._boards.delete_board(saved)
        except StorageError as error:
            self._write_error = error
            self.refresh()
            return
        self._deleted_board = saved.board
        self._choices.options[LAYOUT_KEY] = FIRST_PLAY
        self._emit_changed()

    def _undo_deleting(self) -> None:
        if self._deleted_board is None:
            return
        self._write_error = None
        try:
            saved = self._boards.save_board(self._deleted_board)
        except StorageError as error:
            self._write_error = error
            self.refresh()
            return
        self._deleted_board = None
        self.choose_own_board(saved)
