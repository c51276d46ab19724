"""Moves panel: every legal move as a line of text, so that the game can be played by keyboard and screen reader."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Generic

from attrs import define
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QHideEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.text import fold
from haspelknecht_qt.table.announcements import announce
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.typography import TextRole
from haspelknecht_qt.ui.contracts import ChoiceRemark, GameTexts, PathTranslation, TakeBack
from haspelknecht_qt.ui.panels.rows import ListRow, RowList
from haspelknecht_qt.ui.widgets.basics import discard_widgets, name_button, name_clear_button, text_label
from haspelknecht_qt.ui.widgets.dialogs import ScrollArea
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.keys import PressedByEnter
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

_ICONS = {"lock": ("lock", "stop"), "warn": ("warn", "warn"), "hint": ("hint", "ink2")}
_MAX_REMARKS = 4
"""Maximum number of remarks shown, so that there is room for the moves. The most important remarks come first."""
_SHORT_LOSS_REASONS = frozenset({Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason})
"""Reasons for which the focus comes back to the panel, for instance from a menu."""


class _RuleButton(PressedByEnter, QPushButton):
    """Button that opens a rule. Its text is the id of the rule."""


class _RemarksArea(ScrollArea):
    """Area as high as its page if there is room for it. Otherwise it scrolls."""

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        page = self.widget()
        return -1 if page is None else page.heightForWidth(width)


class RemarksCard(Retranslated, QFrame):
    """Card with remarks on the moves about to be confirmed, each with the id of its rule. Hidden without remarks."""

    rule_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._shown_remarks: tuple[ChoiceRemark, ...] = ()
        self.setProperty("surface", "card")
        self.title = text_label("name")
        self._page = QWidget()
        self._page.setObjectName("page")
        self._grid = QGridLayout(self._page)
        self._grid.setColumnStretch(1, 1)
        self.area = _RemarksArea()
        self.area.setWidget(self._page)
        self._column = fill_layout(QVBoxLayout(self), self.title, self.area)
        look.call_on_change(self._apply_style)
        self.retranslate()
        self.hide()

    def show_remarks(self, remarks: Sequence[ChoiceRemark]) -> None:
        """Shows the first remarks, at most `_MAX_REMARKS`. Hides the card if there are none."""
        shown = tuple(remarks[:_MAX_REMARKS])
        if shown != self._shown_remarks:
            self._shown_remarks = shown
            self._fill()
        self.setVisible(bool(shown))

    def retranslate(self) -> None:
        """Sets the title and removes the remarks. The caller must show them again in the new language."""
        self.title.setText(self.tr("Before you confirm"))
        self._shown_remarks = ()

    def _fill(self) -> None:
        discard_widgets(self._grid, self._page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly))
        for row, remark in enumerate(self._shown_remarks):
            self._add_remark(row, remark)
        self.area.updateGeometry()

    def _add_remark(self, row: int, remark: ChoiceRemark) -> None:
        icon = QLabel()
        name, colour = _ICONS[remark.kind]
        icon.setPixmap(self._look.icon_pixmap(name, colour, 17))
        words = QWidget()
        lines = text_label("strong", remark.headline, wrap=True), text_label("caption", remark.text, wrap=True)
        fill_layout(QVBoxLayout(words), *lines, spacing=0, margins=NO_MARGINS)
        self._grid.addWidget(icon, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(words, row, 1)
        rule = self._rule_button(remark.rule)
        self._grid.addWidget(rule, row, 2, Qt.AlignmentFlag.AlignTop)
        # Qt would show new widgets only later. Until then they have no height, and the card shows its title alone.
        for widget in icon, *lines, words, rule:
            widget.show()

    def _rule_button(self, rule: str) -> QPushButton:
        button = _RuleButton(rule)
        button.setProperty("kind", "quiet")
        button.setStyleSheet(
            f"QPushButton {{ color: {self._look.theme['go']}; border: none; padding: 0 {self._look.px(3)}px; min-height: 0; }}"
        )
        button.setFont(self._look.font(TextRole.BODY_STRONG))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        name_button(button, self.tr("Read rule {rule}").format(rule=rule))
        button.clicked.connect(lambda _checked=False: self.rule_wanted.emit(rule))
        return button

    def _apply_style(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(px(12), px(8), px(10), px(10))
        self._column.setSpacing(px(6))
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(8))
        self._grid.setVerticalSpacing(px(8))
        self._fill()


@define(eq=False)
class _ListedChoice(Generic[M]):
    """Choice in the list, with its paths on the table, heading and row. `words` is the text that a search examines."""

    choice: M | TakeBack[M]
    paths: list[Path]
    heading: str
    row: ListRow
    words: str


class MovesPanel(Retranslated, QWidget, Generic[S, M, E]):
    """Panel with a search field, the moves under headings, and remarks on moves about to be confirmed.

    Typed text filters the rows: a row remains if it contains every word, or if the text is the key shown beside it. Up
    and Down move through the rows, Enter plays the current row's move, Esc empties the field.
    """

    move_chosen = Signal(object)
    """Emitted with a row's choice (a move of the game, or a TakeBack) after a click on the row, or Enter."""
    hovered = Signal(object)
    """Emitted with the choice of the row under the pointer, or of the new current row; None without a row."""
    rule_wanted = Signal(str)
    """Emitted with the id of a rule: the player wants to read the rule that a remark names."""

    def __init__(self, look: Look, texts: GameTexts[S, M, E], pointing: PathTranslation[S, M]) -> None:
        super().__init__()
        self._look = look
        self._texts = texts
        self._pointing = pointing
        self._keys: dict[M | TakeBack[M], str] = {}
        self._used_keys: frozenset[str] = frozenset()
        self._state: S | None = None
        self._moves: list[tuple[Path, M | TakeBack[M]]] = []
        self._entries: list[_ListedChoice[M]] = []
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self._search_icon = QAction(self)
        self.field.addAction(self._search_icon, QLineEdit.ActionPosition.LeadingPosition)
        self.list = RowList(look, keys=True)
        self.empty = text_label("second", wrap=True)
        self.advice = RemarksCard(look)
        self._column = fill_layout(QVBoxLayout(self), self.field, self.empty, (self.list, 1), self.advice)
        self.setFocusProxy(self.field)
        self.field.installEventFilter(self)
        self.list.installEventFilter(self)
        self.field.textEdited.connect(lambda _text: self._filter())
        self.field.textChanged.connect(self._show_all_if_empty)
        self.field.returnPressed.connect(self.list.choose_current)
        self.list.chosen.connect(self.move_chosen)
        self.list.hovered.connect(self.hovered)
        self.list.selectionModel().currentChanged.connect(self._current_changed)
        self.list.typed.connect(self.continue_typing)
        self.advice.rule_wanted.connect(self.rule_wanted)
        look.call_on_change(self._apply_style)
        self.retranslate()

    def show_moves(
        self,
        state: S,
        choices: Sequence[tuple[Path, M | TakeBack[M]]],
        keys: dict[M | TakeBack[M], str] | None = None,
        used_keys: frozenset[str] = frozenset(),
    ) -> None:
        """Lists the choices of the current seat, each with its path: the elements to point at.

        `choices` is empty if no person may act. A choice with several paths occurs once for each path, but is listed
        only once. `keys` maps choices to their keys on the table; the rows show the same keys. `used_keys` are all keys
        in use on the table; no other row gets one of them.
        """
        self._state = state
        self._keys = keys or {}
        self._used_keys = used_keys
        self._moves = list(choices)
        self.field.clear()
        self._refill()

    @override
    def retranslate(self) -> None:
        self.field.setPlaceholderText(self.tr("Type a move or its key"))
        self.field.setAccessibleName(self.tr("Filter the moves"))
        name_clear_button(self.field)
        self.list.setAccessibleName(self.tr("Moves"))
        self.advice.retranslate()
        self._refill()

    def highlight_moves(self, hovered: Path) -> None:
        """Highlights the rows of moves that continue the chosen path and contain the last element of `hovered`.

        `hovered` is the chosen path plus the element under the pointer. The empty path highlights no rows.
        """
        chosen, element = hovered[:-1], hovered[-1] if hovered else None
        rows = {
            id(entry.row)
            for entry in self._entries
            if any(element in path and path[: len(chosen)] == chosen for path in entry.paths)
        }
        self.list.highlight(place for place, row in enumerate(self.list.rows.rows) if id(row) in rows)

    def _refill(self) -> None:
        state = self._state
        self._entries = [] if state is None else self._make_listed_choices(state)
        self.advice.show_remarks(self._texts.prompts.remarks(state) if state is not None and self._entries else [])
        self._filter()

    def _make_listed_choices(self, state: S) -> list[_ListedChoice[M]]:
        """Returns all choices with their texts and keys, grouped by heading."""
        found: dict[str, list[_ListedChoice[M]]] = {}
        entered: dict[M | TakeBack[M], _ListedChoice[M]] = {}
        # Moves that end the step are listed last.
        for path, choice in sorted(self._moves, key=lambda move: self._ends_step(move[1])):
            if choice in entered:
                entered[choice].paths.append(path)
                continue
            entry = entered[choice] = self._make_listed_choice(state, path, choice)
            found.setdefault(entry.heading, []).append(entry)
        entries = [entry for group in found.values() for entry in group]
        # Choices without a key on the table get numbers from 1 that are not used on the table.
        free = (str(number) for number in itertools.count(1) if str(number) not in self._used_keys)
        for entry in entries:
            entry.row.key = self._keys.get(entry.choice) or next(free)
        return entries

    def _ends_step(self, choice: M | TakeBack[M]) -> bool:
        return not isinstance(choice, TakeBack) and self._pointing.ends_step(choice)

    def _make_listed_choice(self, state: S, path: Path, choice: M | TakeBack[M]) -> _ListedChoice[M]:
        texts = self._texts
        if isinstance(choice, TakeBack):
            move = choice.move
            line, detail = texts.moves.take_back_line(state, move), texts.moves.take_back_detail(state, move)
            heading = self.tr("Take back")
        else:
            move = choice
            line, detail = texts.moves.line(state, move), texts.moves.consequences(state, move)
            heading = texts.moves.heading(state, move)
        row = ListRow(line, choice, detail, picture=self._pointing.picture(move))
        return _ListedChoice(choice, [path], heading, row, fold(f"{heading} {line} {detail}"))

    def _filter(self) -> None:
        """Lists the rows that match the typed text. If the text is the key of a row, makes this row the current one."""
        typed = fold(self.field.text()).strip()
        words = typed.split()
        rows: list[ListRow] = []
        current, heading = -1, ""
        for entry in self._entries:
            is_key = fold(entry.row.key).strip() == typed
            if not is_key and not all(word in entry.words for word in words):
                continue
            if entry.heading != heading:
                heading = entry.heading
                rows.append(ListRow(heading))
            if is_key or (current < 0 and words):
                current = len(rows)
            rows.append(entry.row)
        self._end_highlight()
        self.list.rows.set_rows(rows)
        self.list.set_current(current)
        self.empty.setVisible(not rows)
        if self._entries:
            self.empty.setText(self.tr("No move matches what you typed."))
        else:
            self.empty.setText(self.tr("There is nothing to choose right now."))

    def _show_all_if_empty(self, typed: str) -> None:
        """Lists all rows after the field's clear button was pressed, for which Qt does not emit textEdited."""
        if not typed:
            self._filter()

    def continue_typing(self, typed: str) -> None:
        """Adds text typed into the list or the table to the search field, and moves the focus to the field."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.setText(self.field.text() + typed)
        self._filter()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Ends the highlight of the current row's move, which looks like a move that was begun on the table."""
        super().hideEvent(event)
        self._end_highlight()

    def _follow_focus(self, event: QFocusEvent) -> None:
        """Ends the highlight when the focus moves to another part of the window. Selects a row again when it returns."""
        if event.gotFocus():
            if self.field.text() and not self.list.currentIndex().isValid():
                self._filter()
        elif event.reason() not in _SHORT_LOSS_REASONS:
            focused = QApplication.focusWidget()
            if focused is None or not self.isAncestorOf(focused):
                self._end_highlight()

    def _end_highlight(self) -> None:
        """Makes no row the current one. Replacing the rows does not suffice: Qt then emits no `currentChanged`."""
        self.list.set_current(-1)

    def _current_changed(self) -> None:
        index = self.list.currentIndex()
        self.hovered.emit(self.list.rows.rows[index.row()].value if index.isValid() else None)
        if index.isValid() and self.field.hasFocus():
            # The focus stays in the field, so a screen reader would not read the current row by itself.
            announce(self.field, str(index.data(Qt.ItemDataRole.AccessibleTextRole)), urgent=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handles keys of the search field: Up and Down move through the list, Esc empties a field with text.

        A held Enter is ignored: it would play from the next list too. In an empty field, the keys of Undo and Redo
        belong to the match. When the focus leaves the panel, the highlight of the current row's move ends.
        """
        if isinstance(event, QFocusEvent):
            self._follow_focus(event)
            return False
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            is_undo = event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)
            if is_undo and not self.field.text():
                event.ignore()
                return True
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
                self.list.select_neighbour(1 if event.key() == Qt.Key.Key_Down else -1)
                return True
            if event.key() == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
            return event.isAutoRepeat() and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        return False

    def _apply_style(self) -> None:
        px = self._look.px
        self._search_icon.setIcon(self._look.icon("search", "ink3", 16))
        self._column.setContentsMargins(px(8), px(10), px(8), px(10))
        self._column.setSpacing(px(8))
