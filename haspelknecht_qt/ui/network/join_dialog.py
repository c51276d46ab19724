"""Dialogs of a guest: finding a table, typing its code, and choosing seats."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import QCompleter, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.network.addresses import read_invitation
from haspelknecht_qt.network.code_words import words_beginning_with
from haspelknecht_qt.network.discovery import FoundTable, TableFinder
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.guest import TableGuest
from haspelknecht_qt.network.table_view import GuestState
from haspelknecht_qt.table.announcements import announce, joined
from haspelknecht_qt.ui.network.guest_seats import GuestSeats
from haspelknecht_qt.ui.network.texts import error_text
from haspelknecht_qt.ui.widgets.basics import Heading, IconButton, discard_widgets, restyle, text_label
from haspelknecht_qt.ui.widgets.dialogs import Dialog, lay_out_above_foot, make_foot, scroll_area_with
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.window.look import Look

_CODE_ERRORS = {
    NetworkErrorKind.WRONG_CODE,
    NetworkErrorKind.UNKNOWN_WORD,
    NetworkErrorKind.CODE_LENGTH,
    NetworkErrorKind.DOOR_CLOSED,
}
"""Errors that the player corrects in the field of the code."""


class CodeField(QLineEdit):
    """Field for the four words of a code. It completes the word that is being typed."""

    def __init__(self) -> None:
        super().__init__()
        self._completions = QStringListModel(self)
        completer = QCompleter(self._completions, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)
        self.textEdited.connect(self._complete)

    def _complete(self, text: str) -> None:
        """Offers whole texts: the words typed so far, and each word that continues the last one.

        A finished word is not offered again: the list would take the key Enter.
        """
        begun = text.replace("-", " ").rpartition(" ")[2]
        before = text[: len(text) - len(begun)]
        words = words_beginning_with(begun) if begun else ()
        self._completions.setStringList([before + word for word in words if word != begun])


class JoinDialog(Dialog):
    """Dialog that joins a table: first address and code, then the seats. It closes when the match begins."""

    SIZE = (760, 480)

    def __init__(self, look: Look, guest: TableGuest, parent: QWidget) -> None:
        super().__init__(look, parent, delete_on_close=True)
        self._guest = guest
        self._error: NetworkError | None = None
        self._found: tuple[FoundTable, ...] = ()
        self._finder = TableFinder(parent=self)
        self.return_note = text_label("strong", wrap=True)
        self.found_heading = Heading()
        self.found_note = text_label("caption", wrap=True)
        self.found_buttons: list[IconButton] = []
        self._found_column = QVBoxLayout()
        self._address_label, self._code_label = text_label("strong"), text_label("strong")
        self.address = QLineEdit()
        self.code = CodeField()
        self.problem = text_label("refusal", wrap=True)
        self.seat_heading = Heading()
        self.seat_note = text_label("caption", wrap=True)
        self.no_seat_note = text_label("refusal", wrap=True)
        self.seats = GuestSeats(look)
        self.cancel_button = IconButton(look, on_click=self.reject)
        self.join_button = IconButton(look, "", "primary", on_click=self._go_on)
        self.pages = QStackedWidget()
        self._lay_out()
        self._finder.found.connect(self._show_found_tables)
        self.address.textEdited.connect(self._read_pasted_invitation)
        for field in (self.address, self.code):
            field.textChanged.connect(lambda _text: self._show_problem(None))
        self.seats.changed.connect(self._name_buttons)
        guest.state_changed.connect(self._show_state)
        guest.table_changed.connect(self._show_table)
        guest.claim_refused.connect(self._say_seats_taken)
        guest.return_failed.connect(self._report_return_error)
        guest.failed.connect(self._show_problem)
        self.finish_construction()
        self._finder.start()
        self._show_state()

    def _lay_out(self) -> None:
        px = self._look.px
        margins = px(28), px(20), px(28), px(14)
        self._found_column.setSpacing(px(6))
        fields = self._address_label, self.address, self._code_label, self.code
        first = fill_layout(
            QVBoxLayout(),
            self.return_note,
            self.found_heading,
            self.found_note,
            self._found_column,
            *fields,
            spacing=px(8),
        )
        second = fill_layout(
            QVBoxLayout(), self.seat_heading, self.seat_note, self.seats, self.no_seat_note, 1, spacing=px(10)
        )
        for column in (first, second):
            page = QWidget()
            page.setObjectName("page")
            column.setContentsMargins(0, 0, 0, 0)
            page.setLayout(column)
            self.pages.addWidget(page)
        first.addStretch(1)
        body = fill_layout(QVBoxLayout(), self.pages, self.problem, 1, spacing=px(8), margins=margins)
        foot, row = make_foot(self._look, 28)
        fill_layout(row, self.cancel_button, 1, self.join_button)
        self.join_button.setDefault(True)
        whole = fill_layout(QVBoxLayout(), scroll_area_with(body), spacing=0, margins=NO_MARGINS)
        lay_out_above_foot(self, whole, foot)

    # Tables found on the network

    def _show_found_tables(self, tables: tuple[FoundTable, ...]) -> None:
        is_first, self._found = bool(tables) and not self._found, tables
        discard_widgets(self._found_column, self.found_buttons)
        self.found_buttons = []
        for table in tables:
            button = IconButton(self._look, "person", on_click=partial(self._choose_table, table))
            button.setText(self.tr("{name} ({address})").format(name=table.name, address=table.addresses[0]))
            self._found_column.addWidget(button)
            self.found_buttons.append(button)
        if len(tables) == 1 and not self.address.text():
            self._choose_table(tables[0])
        self._write_found_note()
        if is_first:
            announce(self, joined([*(button.text() for button in self.found_buttons), self.found_note.text()]))

    def _choose_table(self, table: FoundTable) -> None:
        self.address.setText(table.addresses[0])
        self.code.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read_pasted_invitation(self, text: str) -> None:
        """Fills both fields if a whole invitation was pasted into the field of the address."""
        try:
            address, code = read_invitation(text)
        except NetworkError:
            return
        self.address.setText(address)
        self.code.setText(code.replace("-", " "))

    # Joining

    def _go_on(self) -> None:
        """Joins the table or, at the second page, takes the chosen seats."""
        if self._guest.state is GuestState.CHOOSING or self._is_at_table:
            self._guest.claim(self.seats.seats)
            if self._guest.state is GuestState.AWAY:
                # The host answers after the connection is back. Otherwise the dialog waits for its answer.
                self.accept()
            return
        self._show_problem(None)
        try:
            self._guest.join(self._addresses, self.code.text())
        except NetworkError as error:
            self._show_problem(error)
        self._show_state()

    @property
    def _addresses(self) -> tuple[str, ...]:
        """All addresses of the chosen table, or the one that was typed."""
        typed = self.address.text()
        return next((table.addresses for table in self._found if table.addresses[0] == typed), (typed,))

    @property
    def _is_at_table(self) -> bool:
        """Whether a match of this table is shown already, so that the dialog only changes the seats."""
        return self._guest.match is not None and self._guest.state in {GuestState.PLAYING, GuestState.AWAY}

    @property
    def _is_connecting(self) -> bool:
        """Whether the guest is on its way to a table that it joins. On its way to a former seat, it may join another."""
        return self._guest.state is GuestState.CONNECTING and not self._guest.is_returning

    def _show_state(self) -> None:
        state = self._guest.state
        is_choosing = state is GuestState.CHOOSING or self._is_at_table
        has_turned = is_choosing and self.pages.currentIndex() == 0
        self.pages.setCurrentIndex(1 if is_choosing else 0)
        if has_turned:
            self._finder.stop()
            self._show_table()
        for field in (self.address, self.code):
            field.setEnabled(not self._is_connecting)
        self.join_button.setEnabled(not self._is_connecting)
        is_returning = self._guest.is_returning
        begins_return = is_returning and self.return_note.isHidden()
        self.return_note.setVisible(is_returning)
        self._name_buttons()
        if has_turned:
            self.join_button.setFocus(Qt.FocusReason.OtherFocusReason)
            notes = self.seat_heading.title, self.seat_note, self.no_seat_note
            announce(self, joined([note.text() for note in notes if not note.isHidden()]))
        elif self._is_connecting:
            announce(self, self.join_button.text())
        elif begins_return:
            announce(self, self.return_note.text())

    def _show_table(self) -> None:
        if self._guest.table is not None and self.pages.currentIndex() == 1:
            self.seats.show_table(self._guest.table)
            self.no_seat_note.setVisible(not self.seats.switches)

    def _show_problem(self, error: NetworkError | None) -> None:
        self._error = error
        self.problem.setText("" if error is None else error_text(error))
        self.problem.setVisible(error is not None)
        kind = None if error is None else error.kind
        is_code = kind in _CODE_ERRORS
        restyle(self.code, "wrong", "true" if is_code else "false")
        restyle(self.address, "wrong", "true" if error is not None and not is_code else "false")
        for field in (self.address, self.code):
            field.setAccessibleDescription("")
        if error is not None:
            self._show_state()
            field = self.code if is_code else self.address
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            announce(field, self.problem.text(), urgent=True)

    def _say_seats_taken(self) -> None:
        self._say_problem(self.tr("Somebody else has just taken this seat. Choose again."))

    def say_seat_lost(self) -> None:
        """Says why the guest chooses seats once more at the same table."""
        self._say_problem(self.tr("Your seat is gone: the host has taken it back or begun another game. Choose again."))

    def _report_return_error(self, error: NetworkError) -> None:
        self._say_problem(error_text(error))

    def _say_problem(self, sentence: str) -> None:
        """Says something that no field of this dialog can correct."""
        self.problem.setText(sentence)
        self.problem.show()
        announce(self, sentence, urgent=True)

    def _name_buttons(self) -> None:
        if self.pages.currentIndex() == 0:
            self.join_button.setText(self.tr("Connecting…") if self._is_connecting else self.tr("Join"))
        else:
            self.join_button.setText(self.tr("Play") if self.seats.seats else self.tr("Just watch"))

    def _write_found_note(self) -> None:
        self.found_note.setText(
            self.tr("Choose a table, then type its four words.")
            if self._found
            else self.tr("Looking for tables… If none appears, type the address that the other computer shows.")
        )

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Join a table"))
        self.return_note.setText(self.tr("Returning to your table… You can also join another one here."))
        self.found_heading.title.setText(self.tr("Tables on this network"))
        self._address_label.setText(self.tr("Address"))
        self._code_label.setText(self.tr("Four words"))
        self.address.setAccessibleName(self.tr("Address"))
        self.code.setAccessibleName(self.tr("Four words"))
        self.address.setPlaceholderText(self.tr("for instance 192.168.0.5"))
        self.seat_heading.title.setText(self.tr("Your seats"))
        self.seat_note.setText(
            self.tr(
                "Take one or more free seats. Without a seat, this computer is a second screen: it shows the table "
                "in large type and no secrets."
            )
        )
        self.no_seat_note.setText(
            self.tr("No seat is free. The host can offer you one, with “At another computer” on the invitation page.")
        )
        self.cancel_button.setText(self.tr("Cancel"))
        self._show_problem(self._error)
        self._write_found_note()
        self._name_buttons()

    @override
    def done(self, result: int) -> None:
        self._finder.stop()
        super().done(result)
