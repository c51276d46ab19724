"""The panel of moves: every legal move as a line of text. With it the whole game can be played by keyboard and screen reader."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from attrs import define
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from haspelknecht_qt.faces.haspelknecht.pointing import Path
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.model import State
from haspelknecht_qt.table.accessible import announce
from haspelknecht_qt.ui.panels.advice_card import AdviceCard
from haspelknecht_qt.ui.panels.move_pictures import move_picture, piece_picture
from haspelknecht_qt.ui.panels.rows import Row, RowList
from haspelknecht_qt.ui.play.controller import TakeBack
from haspelknecht_qt.ui.window.look import Look

Choice = moves.Move | TakeBack
"""What a row stands for: a legal move, or a piece that may be taken back from the plan."""


_ENDING = (moves.Confirm, moves.Pass, moves.Finish, moves.EndTurn, moves.Done)


@define(eq=False)
class _Entry:
    """A choice in the list: its row, the heading above it, its path on the table, and what typed words are looked for in."""

    choice: Choice
    path: Path
    heading: str
    row: Row
    words: str


class MovesPanel(QWidget):
    """A field to type in, the moves under headings, and what is worth a thought before confirming.

    What is typed keeps the rows in which every word occurs, or whose key it is; Up and Down walk through them, Enter plays the
    current one, Esc empties the field.
    """

    move_chosen = Signal(object)
    """A row was clicked, or Enter was pressed: a Choice."""
    hovered = Signal(object)
    """The Choice under the pointer or, when it moves by keyboard, the current one; None for none."""
    rule_wanted = Signal(str)
    """The id of a rule that a remark names."""

    def __init__(self, look: Look, phrases: Phrases, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._phrases = phrases
        self._state: State | None = None
        self._moves: list[tuple[Path, Choice]] = []
        self._entries: list[_Entry] = []
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self._search = QAction(self)
        self.field.addAction(self._search, QLineEdit.ActionPosition.LeadingPosition)
        self.list = RowList(look, keys=True)
        self.empty = QLabel()
        self.empty.setProperty("role", "second")
        self.empty.setWordWrap(True)
        self.advice = AdviceCard(look)
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
        self.list.pointed.connect(self.hovered)
        self.list.selectionModel().currentChanged.connect(self._current_changed)
        self.list.typed.connect(self._type)
        self.advice.rule_wanted.connect(self.rule_wanted)
        look.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    # What is shown

    def show_moves(self, state: State, choices: Sequence[tuple[Path, Choice]]) -> None:
        """Lists the choices of the seat that is asked, each with its path on the table; none if nobody may act here."""
        self._state = state
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
        rows = {id(entry.row) for entry in self._entries if element is not None and element in entry.path}
        self.list.rows.light(place for place, row in enumerate(self.list.rows.rows) if id(row) in rows)

    def _refill(self) -> None:
        state = self._state
        self._entries = [] if state is None else self._worded(state)
        self.advice.show_advice(self._phrases.advice(state) if state is not None and self._entries else [])
        self._filter()

    def _worded(self, state: State) -> list[_Entry]:
        """All choices in words. Those under one heading stand together; keys count from 1 in the order of the list."""
        found: dict[str, list[_Entry]] = {}
        # What ends the step stands last.
        for path, choice in sorted(self._moves, key=lambda move: isinstance(move[1], _ENDING)):
            entry = self._entry(state, path, choice)
            found.setdefault(entry.heading, []).append(entry)
        entries = [entry for group in found.values() for entry in group]
        for number, entry in enumerate(entries, 1):
            entry.row.key = str(number)
        return entries

    def _entry(self, state: State, path: Path, choice: Choice) -> _Entry:
        if isinstance(choice, TakeBack):
            improved = self._phrases.is_improved(state)
            text = self._phrases.take_back(choice.piece)
            detail = self._phrases.worker(choice.worker, improved=improved)
            heading, picture = self.tr("Take back"), piece_picture(choice.piece)
        else:
            text = self._phrases.move(state, choice)
            detail = self._phrases.move_detail(state, choice)
            heading, picture = self._phrases.group(state, choice), move_picture(choice)
        row = Row(text, choice, detail, picture=picture)
        return _Entry(choice, path, heading, row, _plain(f"{heading} {text} {detail}"))

    def _filter(self) -> None:
        """Lists what fits to the words typed; a row whose key is typed is the current one."""
        typed = _plain(self.field.text())
        words = typed.split()
        rows: list[Row] = []
        current, heading = -1, ""
        for entry in self._entries:
            is_key = entry.row.key == typed
            if not is_key and not all(word in entry.words for word in words):
                continue
            if entry.heading != heading:
                heading = entry.heading
                rows.append(Row(heading))
            if is_key or (current < 0 and words):
                current = len(rows)
            rows.append(entry.row)
        self.list.rows.set_rows(rows)
        self.list.set_current(current)
        self._say_why_empty(nothing_fits=bool(self._entries) and not rows)

    def _say_why_empty(self, *, nothing_fits: bool) -> None:
        self.empty.setVisible(nothing_fits or not self._entries)
        if nothing_fits:
            self.empty.setText(self.tr("No move fits to what you typed."))
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

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _dress(self) -> None:
        px = self._look.px
        self._search.setIcon(self._look.icon("search", "ink3", 16))
        self._column.setContentsMargins(px(8), px(10), px(8), px(10))
        self._column.setSpacing(px(8))


def _plain(text: str) -> str:
    """Lower case without accents, so that "etayage" finds "Étayage"."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).strip()
