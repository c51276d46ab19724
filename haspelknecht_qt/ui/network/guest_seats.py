"""Choice of the seats that this computer plays at the table of another one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.network.messages import SeatHolder
from haspelknecht_qt.network.table_view import TableInfo, TableSeat
from haspelknecht_qt.ui.widgets.basics import HouseMark, Switch, discard_widgets, surface, text_label
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

MARK_SIZE = 30


class GuestSeats(Retranslated, QWidget):
    """Rows of all seats, each with a switch to take it. Without a seat, the computer only watches."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._table: TableInfo | None = None
        self._chosen: set[int] | None = None
        """Seats that the player has chosen; None before the first choice."""
        self._rows: list[QWidget] = []
        self.switches: dict[int, Switch] = {}
        self._column = fill_layout(QVBoxLayout(self), spacing=look.px(8), margins=NO_MARGINS)

    @property
    def seats(self) -> tuple[int, ...]:
        """Chosen seats, ascending."""
        return tuple(number for number, switch in self.switches.items() if switch.isChecked())

    def show_table(self, table: TableInfo) -> None:
        """Shows the seats of a table. A choice stays as long as its seat is free."""
        self._table = table
        discard_widgets(self._column, self._rows)
        self._rows, self.switches = [], {}
        wanted = self._wanted(table)
        for number, seat in enumerate(table.seats):
            self._add_row(number, seat, is_chosen=number in wanted)
        self.changed.emit()

    def _wanted(self, table: TableInfo) -> set[int]:
        """Returns the seats to be switched on: the player's choice, or the own seats, or the first free one."""
        if self._chosen is not None:
            return self._chosen
        own = {number for number, seat in enumerate(table.seats) if seat.holder is SeatHolder.OWN}
        return own or {next((number for number, seat in enumerate(table.seats) if seat.holder is SeatHolder.OPEN), -1)}

    def _add_row(self, number: int, table_seat: TableSeat, *, is_chosen: bool) -> None:
        px, seat = self._look.px, table_seat.seat
        row = surface("card")
        parts: list[QWidget] = [HouseMark(self._look, seat.colour, MARK_SIZE)]
        if table_seat.holder in {SeatHolder.OPEN, SeatHolder.OWN}:
            switch = self.switches[number] = Switch(self._look)
            switch.setText(seat.name)
            switch.setChecked(is_chosen)
            switch.toggled.connect(lambda _on: self._choose())
            parts.append(switch)
        else:
            name = text_label("strong", seat.name)
            # The names of all seats are below each other, with a switch and without it.
            name.setIndent(px(Switch.TEXT_LEFT))
            parts += [name, text_label("caption", self._holder_text(table_seat.holder))]
        margins = px(10), px(6), px(10), px(6)
        fill_layout(QHBoxLayout(row), *parts, 1, spacing=px(10), margins=margins)
        self._column.addWidget(row)
        self._rows.append(row)

    def _holder_text(self, holder: SeatHolder) -> str:
        if holder is SeatHolder.BOT:
            return self.tr("a bot")
        return self.tr("at the host’s computer") if holder is SeatHolder.HOST else self.tr("at another computer")

    def _choose(self) -> None:
        self._chosen = set(self.seats)
        self.changed.emit()

    @override
    def retranslate(self) -> None:
        if self._table is not None:
            self.show_table(self._table)
