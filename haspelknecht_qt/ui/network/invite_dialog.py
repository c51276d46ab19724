"""Page of the invitation: how others join the table, who has joined, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.override import override
from haspelknecht_qt.network.addresses import invitation
from haspelknecht_qt.network.guest_at_host import GuestInfo
from haspelknecht_qt.table.announcements import announce
from haspelknecht_qt.ui.contracts import BotTexts
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.network.hosting import AnyHosting
from haspelknecht_qt.ui.network.qr_code import QrCode
from haspelknecht_qt.ui.widgets.basics import Heading, HouseMark, IconButton, Switch, name_button, surface, text_label
from haspelknecht_qt.ui.widgets.dialogs import Dialog, copy_text, lay_out_above_foot, make_foot, scroll_area_with
from haspelknecht_qt.ui.widgets.drop_down import DropDown
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_drop_down, fill_layout
from haspelknecht_qt.ui.window.look import Look

MARK_SIZE = 30
OFFERED = "offered"
"""Choice in a seat's list: guests may take the seat. The other choices are PERSON and the names of bots."""


class SeatLine(QFrame):
    """Line of one seat: who plays it, and what its guest does."""

    def __init__(self, look: Look, hosting: AnyHosting, number: int, bots: Sequence[str], texts: BotTexts) -> None:
        super().__init__()
        self._hosting = hosting
        self._number = number
        self._bots = tuple(bots)
        self._texts = texts
        self.setProperty("surface", "card")
        self._mark = HouseMark(look, "", MARK_SIZE)
        self.name = text_label("strong")
        self.choice = DropDown(look)
        self.state = text_label("caption", wrap=True)
        self.continue_button = IconButton(look, "play", on_click=partial(hosting.continue_seat, number))
        # All lines have the same columns, with the button and without it.
        policy = self.continue_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.continue_button.setSizePolicy(policy)
        parts = self._mark, (self.name, 3), (self.choice, 4), (self.state, 4), self.continue_button
        margins = look.px(10), look.px(6), look.px(10), look.px(6)
        fill_layout(QHBoxLayout(self), *parts, spacing=look.px(10), margins=margins)
        self.choice.activated.connect(lambda _place: self._choose(str(self.choice.currentData())))

    def show_seat(self, seat: Seat) -> None:
        """Shows who plays the seat now."""
        self._mark.set_colour(seat.colour)
        self.name.setText(seat.name)
        self.choice.setAccessibleName(self.tr("Who plays for {name}").format(name=seat.name))
        self.continue_button.setText(self.tr("Play here"))
        guest = self._hosting.guest_of(self._number)
        is_offered = self._hosting.offers(self._number)
        offered = [
            (PERSON, self.tr("At this computer")),
            (OFFERED, self.tr("At another computer")),
            *((bot, bot_name(bot, self._texts)) for bot in self._bots),
        ]
        fill_drop_down(self.choice, offered, OFFERED if is_offered else seat.player)
        self.state.setText(self._state_text(guest, is_offered=is_offered))
        is_awaited = guest is not None and not guest.is_present
        self.continue_button.setVisible(is_awaited and self._number in self._hosting.host.waits_for)

    def _state_text(self, guest: GuestInfo | None, *, is_offered: bool) -> str:
        if guest is None:
            return self.tr("still free") if is_offered else ""
        if guest.is_present:
            return self.tr("connected: {name}").format(name=guest.name or guest.address)
        if self._number in guest.continued_seats:
            return self.tr("away, played here")
        return self.tr("away")

    def _choose(self, value: str) -> None:
        if value == OFFERED:
            self._hosting.offer_seat(self._number)
        else:
            self._hosting.keep_seat(self._number, value)


class InviteDialog(Dialog):
    """Dialog of the invitation. The table stays open when the dialog is closed."""

    SIZE = (980, 700)
    end_wanted = Signal()
    """Emitted when the player ends the invitation."""

    def __init__(
        self,
        look: Look,
        hosting: AnyHosting,
        seats: Sequence[Seat],
        bots: Sequence[str],
        texts: BotTexts,
        parent: QWidget,
    ) -> None:
        super().__init__(look, parent, delete_on_close=True)
        self._hosting = hosting
        self._seats = tuple(seats)
        self.qr_code = QrCode(look)
        self._steps = [text_label("second", wrap=True) for _ in range(3)]
        self.address = text_label("title")
        self.other_addresses = text_label("caption", wrap=True)
        self.words = text_label("title", wrap=True)
        for label in (self.address, self.other_addresses, self.words):
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            # Otherwise the key Tab passes over labels, and a screen reader would not read them.
            label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.copy_button = IconButton(look, "copy", "tool", 18, on_click=self._copy)
        self.renew_button = IconButton(look, "dice", "quiet", on_click=hosting.renew_code)
        self.door_note = text_label("refusal", wrap=True)
        self._heading = Heading()
        self.seat_lines = [SeatLine(look, hosting, number, bots, texts) for number in range(len(seats))]
        self.seat_note = text_label("caption", wrap=True)
        self.watching = text_label("caption")
        self.help_switch = Switch(look)
        self.help_switch.setChecked(hosting.allows_help)
        self.help_switch.toggled.connect(hosting.set_allows_help)
        self.limits = text_label("note", wrap=True)
        self.end_button = IconButton(look, "cross", "quiet", on_click=self._end)
        self.close_button = IconButton(look, "", "primary", on_click=self.accept)
        self._lay_out()
        hosting.changed.connect(self.show_table)
        # A sentence about the table is not read while a dialog has the focus.
        hosting.said.connect(self._announce)
        self.finish_construction()

    def _lay_out(self) -> None:
        px = self._look.px
        address = fill_layout(QHBoxLayout(), self.address, self.copy_button, 1, spacing=px(8), margins=NO_MARGINS)
        first, second, third = self._steps
        lines = first, second, address, self.other_addresses, third, self.words, self.door_note
        column = fill_layout(QVBoxLayout(), *lines, 1, spacing=px(6))
        card = surface("note")
        code = (self.qr_code, 0, Qt.AlignmentFlag.AlignTop)
        margins = px(18), px(16), px(18), px(16)
        fill_layout(QHBoxLayout(card), code, (column, 1), spacing=px(20), margins=margins)
        seats = fill_layout(QVBoxLayout(), *self.seat_lines, spacing=px(8), margins=NO_MARGINS)
        parts = card, self._heading, seats, self.seat_note, self.watching, self.help_switch, self.limits, 1
        page = fill_layout(QVBoxLayout(), *parts, spacing=px(10), margins=(px(28), px(20), px(28), px(14)))
        foot, row = make_foot(self._look, 28)
        fill_layout(row, self.end_button, self.renew_button, 1, self.close_button)
        self.close_button.setDefault(True)
        whole = fill_layout(QVBoxLayout(), scroll_area_with(page), spacing=0, margins=NO_MARGINS)
        lay_out_above_foot(self, whole, foot)

    def show_table(self) -> None:
        """Shows the present code, addresses, seats and guests."""
        host = self._hosting.host
        best, *others = [*host.addresses, ""]
        self.address.setText(best or self.tr("This computer is not on a network."))
        self.other_addresses.setText(self.tr("or {addresses}").format(addresses=", ".join(filter(None, others))))
        self.other_addresses.setVisible(any(others))
        self.words.setText(host.code.replace("-", " "))
        self.qr_code.setVisible(bool(best))
        self.copy_button.setVisible(bool(best))
        if best:
            self.qr_code.set_text(invitation(best, host.code))
        self.door_note.setText(
            self.tr("The door is closed: too many wrong codes were typed. New words open it.")
            if host.is_door_closed
            else ""
        )
        self.door_note.setVisible(host.is_door_closed)
        for line, seat in zip(self.seat_lines, self._hosting.seats, strict=True):
            line.show_seat(seat)
        has_seat = any(self._hosting.offers(number) for number in range(len(self._seats)))
        self.seat_note.setVisible(not has_seat)
        watchers = sum(guest.is_present and guest.is_claimed and not guest.seats for guest in host.guests)
        self.watching.setText(self.tr("Second screens: %n", "", watchers))
        self.watching.setVisible(watchers > 0)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Invite"))
        first, second, third = self._steps
        first.setText(
            self.tr("On the other computer, press “Join a table” on the start page. The table appears there.")
        )
        second.setText(self.tr("If it does not appear, type this address:"))
        third.setText(self.tr("Then type these four words:"))
        self.address.setAccessibleDescription(second.text())
        self.words.setAccessibleDescription(third.text())
        self.qr_code.setAccessibleName(self.tr("QR code of address and words"))
        name_button(self.copy_button, self.tr("Copy address and words"))
        self.renew_button.setText(self.tr("New words"))
        self._heading.title.setText(self.tr("Who sits where"))
        self.seat_note.setText(
            self.tr(
                "No seat is free for guests: they can only watch. Choose “At another computer” for a seat that they may take."
            )
        )
        self.help_switch.setText(self.tr("Guests may use hints and the coach"))
        self.limits.setText(
            self.tr(
                "This works between computers on the same network. There is no server and no account. Over the internet "
                "it works only if you can both set up your routers for it. Moves are sent encrypted, and each computer "
                "gets only what its seats may see."
            )
        )
        self.end_button.setText(self.tr("End the invitation"))
        self.close_button.setText(self.tr("Back to the table"))
        self.show_table()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Moves the keyboard focus to the button that closes the dialog."""
        super().showEvent(event)
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _announce(self, sentence: str) -> None:
        announce(self, sentence)

    def _copy(self) -> None:
        host = self._hosting.host
        addresses = host.addresses
        # The network may have been lost since the page was shown.
        if addresses:
            copy_text(invitation(addresses[0], host.code))

    def _end(self) -> None:
        self.accept()
        self.end_wanted.emit()
