"""Table of this computer that others may join: connects the network with the match on the table."""

from __future__ import annotations

from functools import partial
from typing import Any, Generic, TypeAlias

from PySide6.QtCore import QObject, QSysInfo, QTimer, Signal

from haspelknecht_qt.core.game import PERSON, E, M, S, Seat, U
from haspelknecht_qt.network.actions import SeatAction
from haspelknecht_qt.network.discovery import TableAnnouncer
from haspelknecht_qt.network.errors import NetworkError
from haspelknecht_qt.network.guest_at_host import GuestInfo
from haspelknecht_qt.network.host import TableHost
from haspelknecht_qt.network.permissions import Permissions
from haspelknecht_qt.network.stored_seats import TableFolder
from haspelknecht_qt.ui.match.controller import MatchChange
from haspelknecht_qt.ui.match.match_context import MatchContext
from haspelknecht_qt.ui.match.match_on_table import MatchOnTable
from haspelknecht_qt.ui.network.texts import error_text
from haspelknecht_qt.ui.widgets.basics import IconButton, name_button

MESSAGE_DURATION = 5000
"""Time for which the prompt says who has come or gone, in milliseconds."""
ADDRESS_INTERVAL = 5000
"""Interval of the checks whether this computer has other addresses, in milliseconds."""


class Hosting(QObject, Generic[S, M, E, U]):
    """Lets guests play and watch the match on the table of this computer.

    The host checks each move of a guest as it checks a click. If a guest is away, the game waits for its seats, until
    the guest comes back or somebody at this screen continues the seat.
    """

    changed = Signal()
    """Emitted when guests have come or gone, or when seats or the code have changed."""
    said = Signal(str)
    """Emitted with each sentence that is said about guests."""
    dialog_wanted = Signal()
    """Emitted when the player asks for the page of the invitation."""

    def __init__(
        self, match: MatchOnTable[S, M, E, U], context: MatchContext[S, M, E, U], folder: TableFolder, parent: QObject
    ) -> None:
        """`folder` is where the seats of guests are stored, so that guests can come back after a crash."""
        super().__init__(parent)
        self.current = match
        """Match on the table of this computer."""
        self._context = context
        self._present: dict[str, str] = {}
        """Names at each guest that was connected when this was last looked at, by its id."""
        self.host = TableHost(match.match, self._carry_out, folder, parent=self)
        self._announcer: TableAnnouncer | None = None
        self.guests_button = IconButton(context.look, "person", "icon", on_click=self.dialog_wanted)
        self.continue_button = IconButton(context.look, "play", on_click=self._continue_awaited_seat)
        self._add_tools()
        self.continue_button.hide()
        self.host.guests_changed.connect(self._on_guests_changed)
        self.host.wrong_code_entered.connect(self._say_wrong_code)
        self.host.store_failed.connect(self._say_error)
        self.host.version_refused.connect(self._say_error)
        self._message_timer = QTimer(self, singleShot=True, interval=MESSAGE_DURATION)
        self._message_timer.timeout.connect(self._show_prompt_again)
        self._addresses: tuple[str, ...] = ()
        self._address_timer = QTimer(self, interval=ADDRESS_INTERVAL)
        self._address_timer.timeout.connect(self._follow_addresses)
        self._listen()

    def open(self) -> None:
        """Lets other computers join the table. Raises NetworkError."""
        self.host.open()
        if not self.host.guests and not self.host.open_seats:
            self.host.offer_seats()
        host = self.host
        self._announcer = TableAnnouncer(host.table_id, host.game, host.port, QSysInfo.machineHostName())
        self._follow_addresses()
        self._address_timer.start()
        self._update_tools()

    def _follow_addresses(self) -> None:
        """Announces the table again if this computer has got other addresses, for instance in another network."""
        former, self._addresses = self._addresses, self.host.addresses
        if self._announcer is None or former == self._addresses:
            return
        if self._addresses:
            self._announcer.start()
        self.changed.emit()

    def close(self) -> None:
        """Tells all guests that the table is closed. Their seats are played at this screen again."""
        if self._announcer is not None:
            self._announcer.stop()
        self._message_timer.stop()
        self._address_timer.stop()
        self.host.guests_changed.disconnect(self._on_guests_changed)
        self.host.close()
        for tool in (self.guests_button, self.continue_button):
            tool.hide()
            tool.deleteLater()
        self.deleteLater()

    def move_to(self, context: MatchContext[S, M, E, U]) -> None:
        """Moves the buttons to the prompt of another game. Call this before the window of the last game is deleted."""
        self._message_timer.stop()
        self._context = context
        self._add_tools()

    def _add_tools(self) -> None:
        for tool in (self.guests_button, self.continue_button):
            self._context.prompt.add_tool(tool)

    def follow(self, match: MatchOnTable[S, M, E, U]) -> None:
        """Shows another match of this computer to the guests, for instance a rematch."""
        self.current = match
        self.host.show_match(match.match)
        self._listen()
        self._on_guests_changed()

    def _listen(self) -> None:
        session = self.current.session
        # Methods, not lambdas: Qt ends their connections together with this object.
        session.controller.changed.connect(self._update_guests)
        session.controller.seats_changed.connect(self._take_seats_for_bots)
        session.changed.connect(self._update_tools)

    def _update_guests(self) -> None:
        self.host.update()

    # Seats

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seats of the match."""
        return self.current.match.seats

    @property
    def open_seats(self) -> frozenset[int]:
        """Seats that guests may take."""
        return frozenset(self.host.open_seats)

    def guest_of(self, seat: int) -> GuestInfo | None:
        """Returns the guest who holds a seat; None if nobody elsewhere does."""
        return next((guest for guest in self.host.guests if seat in guest.seats), None)

    def offers(self, seat: int) -> bool:
        """Returns whether a person at another computer is to play a seat: it is free for guests, or taken by one."""
        return self.seats[seat].is_person and (seat in self.open_seats or self.guest_of(seat) is not None)

    def offer_seat(self, seat: int) -> None:
        """Lets guests take a seat. A bot in it is replaced by a person, and a guest that is away loses it."""
        guest = self.guest_of(seat)
        if guest is not None and not guest.is_present:
            # Its player may come again with the code, as another guest.
            self.host.take_seat_back(seat)
        self._set_player(seat, PERSON)
        self.host.set_open_seats(self.open_seats | {seat})
        self.changed.emit()

    def keep_seat(self, seat: int, player: str = PERSON) -> None:
        """Gives a seat to a person at this screen or to the bot called `player`. Its guest loses it."""
        guest = self.guest_of(seat)
        if guest is not None:
            self.host.take_seat_back(seat)
        self.host.set_open_seats(self.open_seats - {seat})
        self._set_player(seat, player)
        self.changed.emit()

    def _set_player(self, seat: int, player: str) -> None:
        if self.current.match.seats[seat].player != player:
            self.current.controller.set_player(seat, player)

    def _take_seats_for_bots(self) -> None:
        """Takes seats back that the menu of the players has given to bots."""
        for number, seat in enumerate(self.seats):
            if not seat.is_person:
                self.host.take_seat_back(number)

    @property
    def allows_help(self) -> bool:
        """Whether guests may use hints and the coach."""
        return self.host.permissions.hints

    def set_allows_help(self, allows: bool) -> None:
        """Allows or forbids hints and the coach to guests. Their programs keep to it."""
        self.host.set_permissions(Permissions(hints=allows, coach=allows))

    def renew_code(self) -> None:
        """Makes a new code. After too many wrong ones, others can join again."""
        was_closed = self.host.is_door_closed
        self.host.renew_code()
        if was_closed:
            # The prompt says that the door is closed until the next change of the match.
            self._show_prompt_again()
        self.changed.emit()

    # Moves of guests

    def _carry_out(self, action: SeatAction[M]) -> None:
        """Carries out what a guest wants. Raises IllegalMove or UndoError."""
        controller = self.current.controller
        if controller.viewed_ply is None:
            self._context.table.skip()
        change = MatchChange.UNDONE if action.is_undo else MatchChange.PLAYED
        controller.change_match(change, partial(action.apply, controller.match), ends_replay=False)

    # What is said about guests

    def _on_guests_changed(self) -> None:
        controller = self.current.controller
        former_seats = controller.seats
        controller.set_seats_elsewhere(self.host.remote_seats)
        before, guests = self._present, {guest.id: guest for guest in self.host.guests}
        self._present = {guest.id: self._names(guest) for guest in guests.values() if guest.is_present}
        for came in self._present.keys() - before.keys():
            self._say_for_a_while(self.tr("{names}: connected.").format(names=self._present[came]))
        for gone in before.keys() - self._present.keys():
            if gone in guests:
                sentence = self.tr("{names}: the connection was lost.").format(names=self._names(guests[gone]))
            else:
                sentence = self.tr("{names}: left the table.").format(names=before[gone])
                if controller.seats != former_seats and controller.handover_to is not None:
                    self._say_above_hand_over(sentence)
            self._say_for_a_while(sentence)
        self._update_tools()
        self.changed.emit()

    def _names(self, guest: GuestInfo) -> str:
        """Returns the names of the players at a guest; before it has chosen seats, the name of its computer."""
        names = [self.current.match.seats[seat].name for seat in guest.seats]
        return ", ".join(names) or (self.tr("Second screen") if guest.is_claimed else guest.name)

    @property
    def awaited_seat(self) -> int | None:
        """Seat for which the game waits now, because its guest is away; None if it waits for nobody."""
        decision = self.current.match.decision
        return decision.actor if decision is not None and decision.actor in self.host.waits_for else None

    def _continue_awaited_seat(self) -> None:
        if self.awaited_seat is not None:
            self.continue_seat(self.awaited_seat)

    def continue_seat(self, seat: int) -> None:
        """Lets the people at this screen play a seat until its guest comes back."""
        self.host.continue_seat(seat)
        self._on_guests_changed()

    def _update_tools(self) -> None:
        """Shows the number of guests and, if the game waits for somebody, says so in the prompt."""
        count = len(self._present)
        name_button(self.guests_button, self.tr("Invitation. Connected: %n", "", count))
        awaited = self.awaited_seat
        self.continue_button.setVisible(awaited is not None)
        if awaited is not None:
            name = self.current.match.seats[awaited].name
            self.continue_button.setText(self.tr("Play for {name} here").format(name=name))
            self._say(self.tr("{name} is away. The game is waiting.").format(name=name))

    def _say_wrong_code(self, left: int) -> None:
        if left:
            self._say_for_a_while(self.tr("Somebody has typed wrong words. Tries left: {left}").format(left=left))
        else:
            self._say(self.tr("The door is closed: too many wrong codes were typed. New words open it."))
        self.changed.emit()

    def _say_error(self, error: NetworkError) -> None:
        self._say(error_text(error))

    def _say_for_a_while(self, sentence: str) -> None:
        """Says something that does not matter for long, and shows the prompt again afterwards."""
        self._say(sentence)
        self._message_timer.start()

    def _say_above_hand_over(self, sentence: str) -> None:
        """Says in a message that a guest has left its seats: the hand-over screen covers the prompt.

        The screen may have appeared for a player of this guest, who is not here.
        """
        what_next = self.tr("Another computer can join with the words of the invitation and continue.")
        headline, close = self.tr("A player has left"), self.tr("Close")
        self._context.dialogs.show_message("warn", headline, f"{sentence} {what_next}", close)

    def _show_prompt_again(self) -> None:
        self.current.session.show_texts()

    def _say(self, sentence: str) -> None:
        self._message_timer.stop()
        self._context.prompt.show_message(sentence)
        self._context.table.tree.say(sentence)
        self.said.emit(sentence)


AnyHosting: TypeAlias = Hosting[Any, Any, Any, Any]
"""`Hosting` of any game."""
