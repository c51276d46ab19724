"""Dialog in which a player draws, names and saves a development board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.storage import StorageError, portable_stem, write_atomic
from haspelknecht_qt.game_ui.haspelknecht.board_editor.edited_board import BoardDrawing
from haspelknecht_qt.game_ui.haspelknecht.board_editor.grid import Grid
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import (
    OwnBoards,
    SavedBoard,
    load_shared_board,
)
from haspelknecht_qt.game_ui.haspelknecht.board_editor.side_panels import CheckedSetup, LevelPalette, ProblemPanel
from haspelknecht_qt.games.haspelknecht.boards import (
    FILE_SUFFIX,
    MAX_NAME_LENGTH,
    CellLevels,
    DrawnBoard,
    board_line,
    move_up_and_left,
    normalize_name,
    read_board_in_any_form,
)
from haspelknecht_qt.games.haspelknecht.layouts import MIN_TILES_PER_LEVEL, LayoutError
from haspelknecht_qt.ui.messages.error_texts import data_error_text
from haspelknecht_qt.ui.messages.files import accept_copy
from haspelknecht_qt.ui.messages.messages import Messages, translate
from haspelknecht_qt.ui.widgets.basics import IconButton, name_button, restyle, text_label
from haspelknecht_qt.ui.widgets.dialogs import Dialog, Dialogs, MessageButton, copy_text, lay_out_above_foot, make_foot
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.window.look import ICON_SIZE, Look

LEVELS_WIDTH, PROBLEMS_WIDTH = 218, 300
"""Widths of the columns with the levels and with the problems, in logical pixels at scale 1."""
FRENCH_RULEBOOK = "french"


@frozen
class EditorStart:
    """Initial contents of the editor: a saved board (`saved_board`), a board to copy (`template`), or an empty grid."""

    saved_board: SavedBoard | None = None
    template: DrawnBoard | None = None

    @property
    def file(self) -> Path | None:
        """File of the saved board; None for a new board."""
        return None if self.saved_board is None else self.saved_board.file


class BoardEditor(Dialog):
    """Dialog to draw a board.

    Emits `board_saved` with the `SavedBoard` after the board is saved. If the dialog is closed without saving, its
    drawing is stored as a draft, and restored the next time.
    """

    SIZE = (1240, 760)

    board_saved = Signal(object)

    def __init__(
        self,
        look: Look,
        boards: OwnBoards,
        setup: CheckedSetup,
        start: EditorStart,
        open_rule: Callable[[str, QWidget], None],
        parent: QWidget | None = None,
    ) -> None:
        """Creates the dialog. `open_rule` takes a rule id and a widget, and shows the rule in front of the widget."""
        super().__init__(look, parent, delete_on_close=True)
        self.setAcceptDrops(True)
        self._boards = boards
        self._start = start
        self._open_rule = open_rule
        self._min_per_level = setup.player_count if setup.rulebook == FRENCH_RULEBOOK else MIN_TILES_PER_LEVEL
        self._messages = Messages(self)
        self._dialogs = Dialogs(look, self)
        self._unfinished_cells: CellLevels = ()
        """Drawing of the unsaved draft below a template; () without a template or a draft."""
        self.drawing, name, self._is_resumed = self._drawing_to_edit()
        self._initial_contents = self.drawing.cells, name
        self._status_text = ""
        self.name_field = QLineEdit(name)
        self.name_field.setMaxLength(MAX_NAME_LENGTH)
        self._name_label = text_label("second")
        self.name_problem = text_label("refusal")
        self.status_label = text_label("note", wrap=True)
        drawing = self.drawing
        self.undo_button = self._make_edit_button(drawing.undo, "undo", "tool")
        self.redo_button = self._make_edit_button(drawing.redo, "redo", "tool")
        self.sideways_button = self._make_edit_button(partial(drawing.mirror, upside_down=False))
        self.upside_down_button = self._make_edit_button(partial(drawing.mirror, upside_down=True))
        self.clear_button = self._make_edit_button(drawing.clear, "delete", size=17)
        self.paste_button = IconButton(look, "open", "quiet", 17, on_click=self.paste)
        self.copy_button = IconButton(look, "copy", on_click=self._copy_board)
        self.export_button = IconButton(look, "export", on_click=self._ask_where_to_export)
        self.close_button = IconButton(look, on_click=self.reject)
        self.save_button = IconButton(look, "check", "primary", on_click=self._save_own_board)
        self.save_button.setDefault(True)
        self.grid = Grid(look, self.drawing)
        self.level_palette = LevelPalette(look, self.grid)
        self.problem_panel = ProblemPanel(look, self.drawing, setup)
        self._lay_out()
        self._connect_signals()
        self.finish_construction()

    def _drawing_to_edit(self) -> tuple[BoardDrawing, str, bool]:
        """Returns the drawing to edit, its name, and whether it is a restored draft."""
        start, draft = self._start, self._boards.read_draft(self._start.file)
        if start.saved_board is not None:
            board = start.saved_board.board
            drawing = BoardDrawing.from_cells(board.cells)
            if draft is not None:
                drawing.replace_with(draft.cells)
            return drawing, board.name if draft is None else draft.name, draft is not None
        drawing = BoardDrawing.from_cells(() if draft is None else draft.cells)
        if start.template is not None:
            self._unfinished_cells = drawing.cells
            # The template is one undo step, so that the player can undo it to get the unsaved draft back.
            drawing.replace_with(start.template.cells)
            return drawing, start.template.name, False
        return drawing, "" if draft is None else draft.name, draft is not None

    def _lay_out(self) -> None:
        px = self._look.px
        self.name_field.setFixedWidth(px(300))
        name = self._name_label, self.name_field, self.name_problem
        head = fill_layout(QHBoxLayout(), *name, 1, spacing=px(8))
        changes = self.undo_button, self.redo_button, self.sideways_button, self.upside_down_button, self.clear_button
        tools = fill_layout(QHBoxLayout(), *changes, 1, self.paste_button, spacing=px(4))
        middle = fill_layout(QVBoxLayout(), tools, (self.grid, 1), self.status_label, spacing=px(6))
        left = fill_layout(QVBoxLayout(), self.level_palette, 1)
        self.level_palette.setFixedWidth(px(LEVELS_WIDTH))
        self.problem_panel.setFixedWidth(px(PROBLEMS_WIDTH))
        body = fill_layout(QHBoxLayout(), left, (middle, 1), self.problem_panel, spacing=px(22))
        margins = px(28), px(20), px(28), px(14)
        page = fill_layout(QVBoxLayout(), head, (body, 1), spacing=px(14), margins=margins)
        foot, row = make_foot(self._look, side=28)
        fill_layout(row, self.copy_button, self.export_button, 1, self.close_button, self.save_button)
        lay_out_above_foot(self, page, foot)

    def _connect_signals(self) -> None:
        self.grid.changed.connect(self._clear_status)
        self.grid.level_chosen.connect(self.level_palette.choose_level)
        self.level_palette.level_chosen.connect(self._choose_level)
        self.problem_panel.problem_pointed_at.connect(self.grid.highlight_problem)
        self.problem_panel.rule_wanted.connect(lambda rule: self._open_rule(rule, self))
        self.name_field.textChanged.connect(self._refresh_widgets)
        for keys, button in (
            ("Ctrl+Z", self.undo_button),
            ("Ctrl+Shift+Z", self.redo_button),
            ("Ctrl+Y", self.redo_button),
            ("Ctrl+V", self.paste_button),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(button.click)

    def _choose_level(self, level: int) -> None:
        self.grid.level = level

    def _make_edit_button(
        self, change: Callable[[], None], icon: str = "", kind: str = "quiet", size: float = ICON_SIZE
    ) -> IconButton:
        """Returns a button that changes the drawing by calling `change`."""

        def change_drawing() -> None:
            change()
            self._clear_status()

        return IconButton(self._look, icon, kind, size, on_click=change_drawing)

    def _clear_status(self) -> None:
        """Clears the status line after a change, because its message described the previous drawing."""
        self._status_text = ""
        self._refresh_widgets()

    def _refresh_widgets(self) -> None:
        """Updates the widgets that depend on the drawing or its name."""
        drawing = self.drawing
        self.problem_panel.refresh()
        self.grid.show_problems(self.problem_panel.problems)
        self.grid.retranslate()
        self.level_palette.show_counts(drawing.hexes_per_level, self._min_per_level)
        self.undo_button.setEnabled(drawing.can_undo)
        self.redo_button.setEnabled(drawing.can_redo)
        for button in (self.sideways_button, self.upside_down_button, self.clear_button):
            button.setEnabled(bool(drawing.levels))
        wrong = self._name_error()
        self.name_problem.setText(wrong if self.problem_panel.is_sound or self.name_field.text() else "")
        # An empty name is not marked as wrong, because the player may not have typed a name yet.
        restyle(self.name_field, "wrong", "true" if wrong and self.name_field.text() else "false")
        is_whole = self.problem_panel.is_sound and not wrong
        for button in (self.copy_button, self.export_button, self.save_button):
            button.setEnabled(is_whole)
        self.save_button.setToolTip("" if is_whole else wrong or self.problem_panel.verdict_label.text())
        self._show_status()

    def _name_error(self) -> str:
        """Returns the message about an invalid name; "" if the name is valid."""
        try:
            name = normalize_name(self.name_field.text())
        except LayoutError:
            if self.name_field.text().strip():
                return self.tr("The name contains a character that is not allowed.")
            return self.tr("A board needs a name.")
        is_taken = self._boards.is_name_taken(name, self._start.file)
        return self.tr("Another board already has this name.") if is_taken else ""

    def _show_status(self) -> None:
        if self._status_text == "copied":
            words = self.tr("The board has been copied to the clipboard as one line of text.")
        elif self._status_text:
            words = self._status_text
        elif self._is_resumed and self._start.saved_board is not None:
            words = self.tr(
                "These are your changes from last time. “Undo” takes you back to the board as you saved it."
            )
        elif self._is_resumed:
            words = self.tr("This is your unfinished board from last time.")
        else:
            words = self.tr(
                "Click or drag to place tiles. On the keyboard: arrow keys, 1 to 4, Delete; Shift and arrow "
                "keys move a tile."
            )
        self.status_label.setText(words)

    def paste(self) -> None:
        """Loads the board from the clipboard, or shows why this is not possible."""
        self.load_text(QGuiApplication.clipboard().text())

    def load_text(self, board_text: str) -> None:
        """Loads a board from a text in any form in which boards are shared, such as one line or rows of digits."""
        self._load_board(partial(read_board_in_any_form, board_text))

    def _load_board(self, read_board: Callable[[], DrawnBoard]) -> None:
        try:
            board = read_board()
        except LayoutError as error:
            reason, close = data_error_text(error, translate), self.tr("Close", "a message")
            self._dialogs.show_message("refuse", self.tr("This is not a valid board"), reason, close)
            return
        self.drawing.replace_with(board.cells)
        self._status_text = ""
        self._is_resumed = False
        if board.name and not self.name_field.text().strip():
            self.name_field.setText(board.name)
        self._refresh_widgets()

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            accept_copy(event)

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        accept_copy(event)
        urls = event.mimeData().urls()
        if urls and urls[0].isLocalFile():
            self._load_board(partial(load_shared_board, Path(urls[0].toLocalFile())))
        else:
            self.load_text(event.mimeData().text())

    def _drawn_board(self) -> DrawnBoard:
        return DrawnBoard(normalize_name(self.name_field.text()), move_up_and_left(self.drawing.cells))

    def _copy_board(self) -> None:
        copy_text(board_line(self._drawn_board()))
        self._status_text = "copied"
        self._show_status()

    def _ask_where_to_export(self) -> None:
        dialog = QFileDialog(self, self.tr("Save the board as a file"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("Boards ({suffix})").format(suffix=f"*{FILE_SUFFIX}")])
        dialog.setDefaultSuffix(FILE_SUFFIX.removeprefix("."))
        dialog.selectFile(f"{portable_stem(self.name_field.text())}{FILE_SUFFIX}")
        dialog.fileSelected.connect(lambda name: self.export(Path(name)))
        dialog.open()

    def export(self, path: Path) -> None:
        """Writes the board to a file, to be shared with other players."""
        try:
            write_atomic(path, f"{board_line(self._drawn_board())}\n".encode())
        except StorageError as error:
            self._show_write_error(error)
        else:
            self._status_text = self.tr("The board has been saved in “{file}”.").format(file=path.name)
            self._show_status()

    def _save_own_board(self) -> None:
        try:
            saved_board = self._boards.save_board(self._drawn_board(), self._start.file)
        except StorageError as error:
            self._show_write_error(error)
            return
        # A saved copy of a template leaves the draft of another board alone.
        if self._unfinished_cells in ((), self.drawing.cells):
            self._boards.delete_draft(self._start.file)
        self.accept()
        self.board_saved.emit(saved_board)

    def _show_write_error(self, error: StorageError, *answers: MessageButton) -> None:
        """Shows a write error with buttons for `answers`. If `answers` is empty, the only button is "Close"."""
        headline, words = self.tr("The board could not be saved"), self._messages.unsaved_file_text(error)
        self._dialogs.ask("refuse", headline, words, answers or [MessageButton(self.tr("Close", "a message"))])

    @override
    def reject(self) -> None:
        """Closes the dialog, and saves a changed drawing as a draft."""
        cells, name = self.drawing.cells, " ".join(self.name_field.text().split())
        start = self._start.saved_board
        is_saved = (
            start is not None and name == start.board.name and BoardDrawing.from_cells(start.board.cells).cells == cells
        )
        is_changed = (cells, name) != self._initial_contents
        try:
            if is_changed and cells and not is_saved:
                self._boards.save_draft(DrawnBoard(name, cells), self._start.file)
            elif is_changed:
                self._boards.delete_draft(self._start.file)
        except StorageError as error:
            leave = MessageButton(self.tr("Close without saving"), "danger", super().reject)
            self._show_write_error(error, MessageButton(self.tr("Cancel")), leave)
        else:
            super().reject()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Design a board") if self._start.saved_board is None else self.tr("Edit a board"))
        self._name_label.setText(self.tr("Name"))
        self.name_field.setAccessibleName(self.tr("Name"))
        self.name_field.setPlaceholderText(self.tr("The name of your board"))
        self.sideways_button.setText(self.tr("Mirror ↔"))
        self.upside_down_button.setText(self.tr("Mirror ↕"))
        self.clear_button.setText(self.tr("Clear"))
        self.paste_button.setText(self.tr("Paste"))
        name_button(self.undo_button, self.tr("Undo (Ctrl+Z)"))
        name_button(self.redo_button, self.tr("Redo (Ctrl+Shift+Z)"))
        for button, words in (
            (self.sideways_button, self.tr("Mirrors the board left to right")),
            (self.upside_down_button, self.tr("Mirrors the board top to bottom")),
            (self.clear_button, self.tr("Removes all tiles")),
            (self.paste_button, self.tr("Pastes a copied board; you can also drop a board file here")),
        ):
            button.setToolTip(words)
        self.copy_button.setText(self.tr("Copy as text"))
        self.export_button.setText(self.tr("Save as a file…"))
        self.close_button.setText(self.tr("Close"))
        self.save_button.setText(self.tr("Save the board"))
        self._refresh_widgets()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Gives the focus to the grid instead of the name field. Players draw a new board before they name it."""
        super().showEvent(event)
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
