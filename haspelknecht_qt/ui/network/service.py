"""Invitations to the table of this computer, and visits to the tables of others.

Nothing of the network is imported before the player invites or joins, unless an earlier visit or invitation ended in a
crash.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSysInfo, QTimer

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import Games
from haspelknecht_qt.core.result import start_id
from haspelknecht_qt.ui.match.controller import MatchChange
from haspelknecht_qt.ui.widgets.dialogs import MessageButton

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import AnyMatch
    from haspelknecht_qt.network.errors import NetworkError
    from haspelknecht_qt.network.guest import TableGuest
    from haspelknecht_qt.network.seen_match import SeenMatch
    from haspelknecht_qt.network.stored_seats import TableFolder
    from haspelknecht_qt.network.table_view import GuestState, MatchUpdate
    from haspelknecht_qt.ui.match.game_window import AnyGameWindow
    from haspelknecht_qt.ui.match.match_on_table import AnyMatchOnTable
    from haspelknecht_qt.ui.network.hosting import AnyHosting
    from haspelknecht_qt.ui.network.invite_dialog import InviteDialog
    from haspelknecht_qt.ui.network.join_dialog import JoinDialog
    from haspelknecht_qt.ui.review.end_of_game import EndOfGame
    from haspelknecht_qt.ui.window.main_window import MainWindow

POLL_INTERVAL = 50
"""Interval of the checks whether the table is idle, in milliseconds."""


class NetworkService(QObject):
    """Opens the table on this computer to others, or puts the table of another computer on this one."""

    def __init__(self, games: Games, window: MainWindow) -> None:
        super().__init__(window)
        self._games = games
        self._window = window
        self.hosting: AnyHosting | None = None
        """Table of this computer that others may join; None without an invitation."""
        self.guest: TableGuest | None = None
        """Visit to a table of another computer; None without one."""
        self.invite_dialog: InviteDialog | None = None
        self.join_dialog: JoinDialog | None = None
        self._shown: AnyMatchOnTable | None = None
        """Match of another computer on the table; None if there is none."""
        self._is_following_host = False
        """Whether a match of the host is being put on the table: then no seat is given up."""
        # Another match may follow at once. `QTimer.singleShot` would keep a window alive that is deleted before it fires.
        self._follow_timer = QTimer(self, singleShot=True, interval=0)
        self._follow_timer.timeout.connect(self._follow_table)
        window.menus.connect_to({"invite": self.invite, "join": self.join})
        window.ask_before_leaving_table = self._ask_before_leaving
        window.start_page.join_button.clicked.connect(window.menus.actions["join"].trigger)
        self._offer_return()

    @cached_property
    def folder(self) -> TableFolder:
        """Folder in which this program remembers its seat and its table."""
        from haspelknecht_qt.network.stored_seats import TableFolder  # noqa: PLC0415 - nothing of the network before

        return TableFolder(paths.tables_folder())

    def _offer_return(self) -> None:
        """Offers on the start page to return to the table at which the program ended in the middle of a visit."""
        can_return = False
        if _is_table_stored():
            can_return = self.folder.seat.find() is not None
        self._window.start_page.show_return_offer(can_return=can_return)

    def connect_game(self, game: AnyGameWindow) -> None:
        """Connects to a game's part of the window: the guests follow each match that is put on the table.

        The invitation to a table of the last game stays open.
        """
        if self.hosting is not None:
            self.hosting.move_to(game.context)
        game.match_changed.connect(self._on_match_changed)
        game.table_cleared.connect(self._follow_timer.start)
        game.invite_wanted.connect(self.invite)
        game.closing.connect(self.close)

    def close(self) -> None:
        """Ends the invitation and the visit."""
        self.end_invitation()
        self.leave_table()

    # Inviting

    def invite(self) -> None:
        """Opens the table to other computers, unless it is open already, and shows the page of the invitation."""
        from haspelknecht_qt.network.errors import NetworkError  # noqa: PLC0415 - nothing of the network before
        from haspelknecht_qt.ui.network.hosting import Hosting  # noqa: PLC0415

        game = self._window.game
        if game is None or game.current is None or game.match is None:
            return
        if self.hosting is None:
            hosting = self.hosting = Hosting(game.current, game.context, self.folder, self)
            hosting.dialog_wanted.connect(self.show_invitation)
            try:
                hosting.open()
            except NetworkError as error:
                self.end_invitation()
                self._say_error(error)
                return
        self.show_invitation()

    def show_invitation(self) -> None:
        """Shows the page of the invitation."""
        from haspelknecht_qt.ui.network.invite_dialog import InviteDialog  # noqa: PLC0415 - not before an invitation

        game, hosting = self._window.game, self.hosting
        if game is None or hosting is None:
            return
        texts = game.game_ui.texts.bots
        dialog = self.invite_dialog = InviteDialog(
            self._window.look, hosting, hosting.seats, game.bots.names, texts, self._window
        )
        dialog.end_wanted.connect(self._end_invitation_if_wanted)
        dialog.finished.connect(lambda _result: setattr(self, "invite_dialog", None))
        dialog.open()

    def end_invitation(self) -> None:
        """Closes the table to others. All seats are played here again."""
        if self.invite_dialog is not None:
            self.invite_dialog.reject()
        hosting, self.hosting = self.hosting, None
        if hosting is not None:
            hosting.close()
            if self._window.controller is not None:
                self._window.controller.set_seats_elsewhere(())

    def _end_invitation_if_wanted(self) -> None:
        if not self._ask_before_leaving(lambda: None, guests_follow=False):
            self.end_invitation()

    def _ask_before_leaving(self, leave: Callable[[], object], guests_follow: bool) -> bool:
        """Asks whether to end a match that people at several computers play. Returns False if nobody need be asked.

        After a yes, ends the invitation or the visit, and calls `leave`. If `guests_follow`, guests do not count.
        """
        controller, end = self._window.controller, self.tr("End the invitation")
        if controller is None or controller.match.is_over or self._is_following_host:
            return False
        if self._has_guests and not guests_follow:
            headline = self.tr("Other computers are at this table")
            words = self.tr("They leave the table when the invitation ends. You can invite them again later.")
        elif self._holds_seat:
            headline, end = self.tr("You have a seat in this game"), self.tr("Leave the table")
            words = self.tr("You give up your seat when you leave the table. Somebody else can then take it.")
        else:
            return False

        def end_and_leave() -> None:
            self.close()
            leave()

        answers = [MessageButton(self.tr("Cancel")), MessageButton(end, "danger", end_and_leave)]
        self._window.dialogs.ask("warn", headline, words, answers)
        return True

    @property
    def _has_guests(self) -> bool:
        """Whether other computers are connected to the table of this one."""
        return self.hosting is not None and any(guest.is_present for guest in self.hosting.host.guests)

    @property
    def _holds_seat(self) -> bool:
        """Whether leaving gives a seat up at another computer. Without a connection, the seat would stay reserved."""
        if self.guest is None:
            return False
        from haspelknecht_qt.network.table_view import GuestState  # noqa: PLC0415 - nothing of the network before

        return self.guest.state is GuestState.PLAYING and bool(self.guest.seats)

    def _on_match_changed(self, change: MatchChange) -> None:
        if change is MatchChange.BEGUN:
            self._follow_table()
            if self.hosting is None and _is_table_stored():
                self._offer_to_invite_again()

    def _offer_to_invite_again(self) -> None:
        """Asks whether the guests may come back to a match during which this program was killed."""
        match = None if self._window.game is None else self._window.game.match
        if match is None:
            return
        stored_match = start_id(match)
        if self.folder.table.find(lambda table: table.match == stored_match) is None:
            return
        self._window.dialogs.ask(
            "info",
            self.tr("Let the other computers in again?"),
            self.tr("Others were at this table when the program ended. They will return to their seats automatically."),
            [MessageButton(self.tr("Not now")), MessageButton(self.tr("Let them in"), "primary", self.invite)],
        )

    def _follow_table(self) -> None:
        """Shows a new match on the table to the guests. Ends what has no match on the table any more."""
        game = self._window.game
        current = None if game is None else game.current
        if self.hosting is not None:
            if game is None or current is None or game.match is None:
                self.end_invitation()
            elif current is not self.hosting.current:
                self.hosting.follow(current)
        if self._shown is not None and current is not self._shown:
            self.leave_table()

    # Joining

    def join(self) -> None:
        """Opens the dialog in which the player joins a table or, at a table, chooses other seats."""
        from haspelknecht_qt.network.discovery import TableFinder  # noqa: PLC0415 - nothing of the network before
        from haspelknecht_qt.network.guest import TableGuest  # noqa: PLC0415

        guest = self.guest
        if guest is not None:
            self._show_join_dialog(guest)
        else:
            name, finder = QSysInfo.machineHostName(), TableFinder(parent=self)
            guest = self.guest = TableGuest(self._games, self.folder, name, finder, self)
            finder.setParent(guest)
            guest.match_began.connect(self._begin_match)
            guest.match_changed.connect(self._follow_undo)
            guest.table_changed.connect(self._follow_permissions)
            guest.match_ended.connect(self._show_whole_match)
            guest.failed.connect(self._on_failed)
            guest.state_changed.connect(self._let_choose_again)
            self._show_join_dialog(guest)
            self._return_to_seat(guest)

    def _return_to_seat(self, guest: TableGuest) -> None:
        """Goes back to the seat that a program had which ended in the middle of a visit."""
        from haspelknecht_qt.network.errors import NetworkError  # noqa: PLC0415 - nothing of the network before

        seat = self.folder.seat.take()
        if seat is not None:
            try:
                guest.rejoin(seat)
            except NetworkError:
                self.folder.seat.forget()

    def _show_join_dialog(self, guest: TableGuest) -> JoinDialog:
        from haspelknecht_qt.ui.network.join_dialog import JoinDialog  # noqa: PLC0415 - not before joining

        dialog = self.join_dialog = JoinDialog(self._window.look, guest, self._window)
        dialog.finished.connect(lambda _result: self._on_dialog_closed())
        dialog.open()
        return dialog

    def _on_dialog_closed(self) -> None:
        self.join_dialog = None
        if self._shown is None:
            self.leave_table()

    def _let_choose_again(self, state: GuestState) -> None:
        """Shows the choice of seats to a guest that has lost all its seats, for instance in the next match."""
        from haspelknecht_qt.network.table_view import GuestState  # noqa: PLC0415 - nothing of the network before

        if state is GuestState.CHOOSING and self.join_dialog is None and self.guest is not None:
            self._show_join_dialog(self.guest).say_seat_lost()

    def _begin_match(self, match: SeenMatch[Any, Any, Any, Any]) -> None:
        """Puts the match of the host on the table, in place of an earlier match of the same visit."""
        from haspelknecht_qt.network.seen_match import SeenMatch  # noqa: PLC0415 - not before joining
        from haspelknecht_qt.ui.network.guest_match import GuestMatch  # noqa: PLC0415

        guest, before = self.guest, None if self._shown is None else self._shown.match
        if guest is None:
            return

        def begin(game: AnyGameWindow) -> None:
            game.take_match_off_table()
            made: GuestMatch[Any, Any, Any, Any] = GuestMatch(guest, match, game.context, game)
            made.dialog_wanted.connect(self.join)
            self._shown = made
            game.begin_prepared(made)
            if self.join_dialog is not None:
                self.join_dialog.accept()

        self._is_following_host = True
        try:
            self._window.begin_guided_match(match.game.name, begin)
        finally:
            self._is_following_host = False
        if isinstance(before, SeenMatch) and before.seal == match.seal:
            self._say_lost_seats(guest, set(before.own_seats) - set(match.own_seats))

    def _say_lost_seats(self, guest: TableGuest, seats: set[int]) -> None:
        """Says to whom the host has given these seats of the guest. Seats that the guest has given back are still free."""
        from haspelknecht_qt.network.messages import SeatHolder  # noqa: PLC0415 - nothing of the network before

        if guest.table is None:
            return
        sentences = {
            SeatHolder.BOT: self.tr("{name}: the host has given this seat to a bot."),
            SeatHolder.HOST: self.tr("{name}: the host has taken this seat back."),
        }
        lost = [guest.table.seats[seat] for seat in sorted(seats)]
        said = [sentences[each.holder].format(name=each.seat.name) for each in lost if each.holder in sentences]
        if said:
            self._say(" ".join(said))

    def _follow_permissions(self) -> None:
        """Puts the match on the table again after the host has allowed or forbidden hints and coach."""
        from haspelknecht_qt.ui.network.guest_match import GuestMatch  # noqa: PLC0415 - not before joining

        guest, shown = self.guest, self._shown
        if guest is not None and guest.table is not None and guest.match is not None and isinstance(shown, GuestMatch):
            if guest.table.permissions != shown.permissions:
                self._begin_match(guest.match)

    def _show_whole_match(self, match: AnyMatch) -> None:
        """Shows a finished match with everything that was secret, and its final scoring, when the table is idle."""
        from haspelknecht_qt.ui.match.played_match import PracticeMatch  # noqa: PLC0415 - not before joining
        from haspelknecht_qt.ui.network.guest_match import GuestMatch  # noqa: PLC0415
        from haspelknecht_qt.ui.network.review_controller import ReviewController  # noqa: PLC0415

        game, shown, guest = self._window.game, self._shown, self.guest
        if game is None or not isinstance(shown, GuestMatch) or guest is None or guest.match is None:
            return
        if not guest.match.is_over:  # Its end has been undone meanwhile.
            return
        if shown.is_busy:
            QTimer.singleShot(POLL_INTERVAL, self, partial(self._show_whole_match, match))
        elif guest.table is not None and guest.table.permissions.review:
            game.take_match_off_table()
            make_controller = partial(ReviewController, guest)
            finished = self._shown = PracticeMatch(match, None, game.context, None, game, make_controller)
            review = finished.review
            review.save_wanted.connect(game.save)
            review.new_game_wanted.connect(game.ask_for_new_game)
            review.continued.connect(game.practice_wanted)
            review.result_made.connect(self._hide_rematch)
            game.begin_prepared(finished)

    def _hide_rematch(self, result: EndOfGame[Any, Any, Any, Any], _match: AnyMatch) -> None:
        """Hides the button for a rematch: the other players are not here. The host begins the next match."""
        result.again_button.hide()

    def _follow_undo(self, update: MatchUpdate) -> None:
        """Shows the match of the host again, in place of the whole match, after its end has been undone."""
        from haspelknecht_qt.ui.network.guest_match import GuestMatch  # noqa: PLC0415 - not before joining

        guest, shown = self.guest, self._shown
        if shown is None or isinstance(shown, GuestMatch) or update.is_over:
            return
        if guest is not None and guest.match is not None:
            self._begin_match(guest.match)

    def _on_failed(self, error: NetworkError) -> None:
        """Says why a visit has ended. The table stays in view."""
        if self.join_dialog is None:
            self._say_error(error)

    def leave_table(self) -> None:
        """Gives the seats back and ends the visit."""
        guest, self.guest = self.guest, None
        self._shown = None
        if guest is not None:
            guest.leave()
            guest.deleteLater()
            self._offer_return()

    def _say_error(self, error: NetworkError) -> None:
        from haspelknecht_qt.ui.network.texts import error_text  # noqa: PLC0415 - nothing of the network before

        self._say(error_text(error))

    def _say(self, sentence: str) -> None:
        headline, close = self.tr("The table on several computers"), self.tr("Close")
        self._window.dialogs.show_message("warn", headline, sentence, close)


def _is_table_stored() -> bool:
    """Whether a program remembers a seat or a table. A folder that cannot be read does not count."""
    with suppress(OSError):
        return any(paths.tables_folder().glob("*.json"))
    return False
