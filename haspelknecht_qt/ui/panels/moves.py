"""The panel of moves: every legal move as a line of text. With it the whole game can be played by keyboard and screen reader."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Generic

from attrs import define
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.core.text import fold
from haspelknecht_qt.table.accessible import announce
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import GameTexts, Pointing, TakeBack
from haspelknecht_qt.ui.panels.remarks_card import RemarksCard
from haspelknecht_qt.ui.panels.rows import ListRow, RowList
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look


@define(eq=False)
class _Listed(Generic[M]):
    """A choice in the list: its row, the heading above it, its paths on the table, and what typed words are looked for in."""

    choice: M | TakeBack[M]
    paths: list[Path]
    heading: str
    row: ListRow
    words: str


class MovesPanel(Retranslated, QWidget, Generic[S, M, E]):
    """A field to type in, the moves under headings, and what is worth a thought before confirming.

    What is typed keeps the rows in which every word occurs, or whose key it is; Up and Down walk through them, Enter plays the
    current one, Esc empties the field.
    """

    move_chosen = Signal(object)
    """A row was clicked, or Enter was pressed: a move of the game, or a TakeBack."""
    hovered = Signal(object)
    """The move or TakeBack under the pointer or, when it moves by keyboard, the current one; None for none."""
    rule_wanted = Signal(str)
    """The id of a rule that a remark names."""

    def __init__(
        self, look: Look, words: GameTexts[S, M, E], pointing: Pointing[S, M], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._texts = words
        self._pointing = pointing
        self._keys: dict[M | TakeBack[M], str] = {}
        self._taken: frozenset[str] = frozenset()
        self._state: S | None = None
        self._moves: list[tuple[Path, M | TakeBack[M]]] = []
        self._entries: list[_Listed[M]] = []
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self._search = QAction(self)
        self.field.addAction(self._search, QLineEdit.ActionPosition.LeadingPosition)
        self.list = RowList(look, keys=True)
        self.empty = QLabel()
        self.empty.setProperty("role", "second")
        self.empty.setWordWrap(True)
        self.advice = RemarksCard(look)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.field)
        self._column.addWidget(self.empty)
        self._column.addWidget(self.list, 1)
        self._column.addWidget(self.advice)
        self.setFocusProxy(self.field)
        self.field.installEventFilter(self)
        self.field.textEdited.connect(lambda _text: self._filter())
        self.field.textChanged.connect(self._cleared)
        self.field.returnPressed.connect(self.list.choose_current)
        self.list.chosen.connect(self.move_chosen)
        self.list.hovered.connect(self.hovered)
        self.list.selectionModel().currentChanged.connect(self._current_changed)
        self.list.typed.connect(self._type)
        self.advice.rule_wanted.connect(self.rule_wanted)
        look.changed.connect(self._apply_style)
        self._apply_style()
        self.retranslate()

    # What is shown

    def show_moves(
        self,
        state: S,
        choices: Sequence[tuple[Path, M | TakeBack[M]]],
        keys: dict[M | TakeBack[M], str] | None = None,
        taken: frozenset[str] = frozenset(),
    ) -> None:
        """Lists the choices of the seat that is asked, each with its path on the table; none if nobody may act here.

        A choice that is done in several ways on the table comes once for each, and is listed once. `keys` are those that make a choice
        on the table: its row has the same. Of the keys that are `taken` there, no other row has one.
        """
        self._state = state
        self._keys = keys or {}
        self._taken = taken
        self._moves = list(choices)
        self.field.clear()
        self._refill()

    def retranslate(self) -> None:
        """Says everything again, in the language of the moment."""
        self.field.setPlaceholderText(self.tr("Type a move, or its key"))
        self.field.setAccessibleName(self.tr("Filter the moves"))
        self.list.setAccessibleName(self.tr("Moves"))
        self.advice.retranslate()
        self._refill()

    def light(self, element: str | None) -> None:
        """Lights the rows of all moves that have this element of the table in their path; None for no rows."""
        rows = {
            id(entry.row)
            for entry in self._entries
            if element is not None and any(element in path for path in entry.paths)
        }
        self.list.rows.light(place for place, row in enumerate(self.list.rows.rows) if id(row) in rows)

    def _refill(self) -> None:
        state = self._state
        self._entries = [] if state is None else self._worded(state)
        self.advice.show_remarks(self._texts.remarks(state) if state is not None and self._entries else [])
        self._filter()

    def _worded(self, state: S) -> list[_Listed[M]]:
        """All choices in words. Those under one heading stand together; keys count from 1 in the order of the list."""
        found: dict[str, list[_Listed[M]]] = {}
        entered: dict[M | TakeBack[M], _Listed[M]] = {}
        # What ends the step stands last.
        for path, choice in sorted(self._moves, key=lambda move: self._ends(move[1])):
            if choice in entered:
                entered[choice].paths.append(path)
                continue
            entry = entered[choice] = self._entry(state, path, choice)
            found.setdefault(entry.heading, []).append(entry)
        entries = [entry for group in found.values() for entry in group]
        # What has a key on the table has the same here; figures that stand for something else there are left out.
        free = (str(number) for number in itertools.count(1) if str(number) not in self._taken)
        for entry in entries:
            entry.row.key = self._keys.get(entry.choice) or next(free)
        return entries

    def _ends(self, choice: M | TakeBack[M]) -> bool:
        return not isinstance(choice, TakeBack) and self._pointing.ends(choice)

    def _entry(self, state: S, path: Path, choice: M | TakeBack[M]) -> _Listed[M]:
        words = self._texts
        if isinstance(choice, TakeBack):
            move = choice.move
            text, detail = words.take_back(state, move), words.take_back_detail(state, move)
            heading = self.tr("Take back")
        else:
            move = choice
            text, detail = words.move(state, move), words.move_detail(state, move)
            heading = words.group(state, move)
        row = ListRow(text, choice, detail, picture=self._pointing.picture(move))
        return _Listed(choice, [path], heading, row, fold(f"{heading} {text} {detail}"))

    def _filter(self) -> None:
        """Lists what fits to the words typed; a row whose key is typed is the current one."""
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
        self.list.rows.set_rows(rows)
        self.list.set_current(current)
        self._say_why_empty(nothing_fits=bool(self._entries) and not rows)

    def _say_why_empty(self, *, nothing_fits: bool) -> None:
        self.empty.setVisible(nothing_fits or not self._entries)
        if nothing_fits:
            self.empty.setText(self.tr("No move fits what you typed."))
        else:
            self.empty.setText(self.tr("There is nothing to choose at the moment."))

    def _cleared(self, text: str) -> None:
        """The clear button of the field empties it without its being edited."""
        if not text:
            self._filter()

    # What is pressed

    def _type(self, text: str) -> None:
        """What is typed while the list has the focus goes on in the field."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.setText(self.field.text() + text)
        self._filter()

    def _current_changed(self) -> None:
        index = self.list.currentIndex()
        self.hovered.emit(self.list.rows.rows[index.row()].value if index.isValid() else None)
        if index.isValid() and self.field.hasFocus():
            # The list has no focus: nobody else would say which move Enter plays.
            announce(self.field, str(index.data(Qt.ItemDataRole.AccessibleTextRole)), urgent=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the field, Up and Down walk through the list; Esc empties the field before it means anything else."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
                self.list.step(1 if event.key() == Qt.Key.Key_Down else -1)
                return True
            if event.key() == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
        return False

    def _apply_style(self) -> None:
        px = self._look.px
        self._search.setIcon(self._look.icon("search", "ink3", 16))
        self._column.setContentsMargins(px(8), px(10), px(8), px(10))
        self._column.setSpacing(px(8))
