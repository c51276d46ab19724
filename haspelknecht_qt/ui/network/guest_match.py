"""Match of another computer on the table of this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QObject, Signal

from haspelknecht_qt.core.game import E, IllegalMove, M, S, U
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.undo import UndoError
from haspelknecht_qt.network.errors import NetworkError
from haspelknecht_qt.network.guest import TableGuest
from haspelknecht_qt.network.permissions import Permissions
from haspelknecht_qt.network.seen_match import SeenMatch
from haspelknecht_qt.network.table_view import GuestState, RefusedAction
from haspelknecht_qt.ui.coach.controller import CoachController
from haspelknecht_qt.ui.hints.controller import HintController
from haspelknecht_qt.ui.match.match_on_table import MatchOnTable
from haspelknecht_qt.ui.match.session import Session
from haspelknecht_qt.ui.network.guest_controller import GuestController
from haspelknecht_qt.ui.network.texts import error_text
from haspelknecht_qt.ui.review.replay import Replay
from haspelknecht_qt.ui.review.scoring_sheets import ScoringSheets
from haspelknecht_qt.ui.widgets.basics import IconButton, name_button
from haspelknecht_qt.ui.window.settings import BOT_PACES

if TYPE_CHECKING:
    from haspelknecht_qt.ui.match.match_context import MatchContext

SECOND_SCREEN_TEXT_SIZE = 1.3
"""Text size of a screen without players, which is read from far away."""


class GuestMatch(MatchOnTable[S, M, E, U], Generic[S, M, E, U]):
    """Match that another computer holds, with the seats that this computer plays. Without a seat it is a second screen.

    It is not saved here: the host saves it. Hints and coach see only what the seats of this computer may see.
    """

    dialog_wanted = Signal()
    """Emitted when the player asks for the choice of seats."""

    def __init__(
        self, guest: TableGuest, match: SeenMatch[S, M, E, U], context: MatchContext[S, M, E, U], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._guest = guest
        self._context = context
        self.permissions = Permissions() if guest.table is None else guest.table.permissions
        """Permissions by the host when this object was made."""
        self._controller: GuestController[S, M, E, U] = GuestController(
            guest,
            match,
            context.game_ui.pointing,
            context.bots,
            always_hands_over=lambda: context.settings.always_hands_over,
            is_table_busy=lambda: context.table.is_busy or self._shows_sheet(),
            parent=self,
        )
        self.session = Session(self._controller, context, self)
        self.replay = Replay(self.session, context)
        scorings, pause = context.game_ui.scorings, BOT_PACES["normal"]
        self.sheets: ScoringSheets[S, M, E, U] | None = None
        if scorings is not None:
            self.sheets = ScoringSheets(self.session, context, scorings, lambda: pause, self.replay.show_state_in_move)
        self._connect_help()
        self.seats_button = IconButton(context.look, "person", "icon", on_click=self.dialog_wanted)
        context.prompt.add_tool(self.seats_button)
        self._was_away = False
        """Whether the connection was lost when this was last looked at."""
        self._awaited_seat: int | None = None
        """Seat for which the game waited when this was last looked at; None if it waited for nobody."""
        self._end_error: NetworkError | None = None
        """Error that has ended the visit; None during the visit."""
        guest.refused.connect(self._explain_refusal)
        guest.return_failed.connect(self._report_return_error)
        guest.state_changed.connect(self._show_state)
        guest.table_changed.connect(self._follow_table)
        guest.failed.connect(self._show_end)
        self.session.changed.connect(lambda _change: self._show_state())

    def _connect_help(self) -> None:
        """Connects hints and coach with the menu of the players, as far as the host allows them."""
        session, controls, permissions = self.session, self._context.controls, self.permissions
        self.hint_controller: HintController[S, M, E, U] | None = None
        self.coach: CoachController[S, M, E, U] | None = None
        menu = controls.menu
        if permissions.hints:
            hints = self.hint_controller = HintController(session, self._context)
            session.listen(menu.hint.triggered, hints.toggle_hint)
            session.listen(menu.why.triggered, lambda: hints.explain_last_move(None))
        if permissions.coach:
            self.coach = CoachController(session, self._context)
            session.listen(menu.coach_mode_chosen, self.coach.set_mode)
        session.listen(menu.about_to_open, self._fill_menu)
        session.changed.connect(lambda _change: self._update_help())

    def _fill_menu(self) -> None:
        menu, coach = self._context.controls.menu, self.coach
        menu.show_seats((), ())
        own = self._guest.seats if coach is not None and coach.is_available else ()
        seats = self._controller.seats
        menu.show_coach({seat: (seats[seat].name, coach.mode_of(seat)) for seat in own if coach is not None})

    def _update_help(self) -> None:
        controls, hints = self._context.controls, self.hint_controller
        controls.menu.menuAction().setEnabled(True)
        controls.menu.hint.setEnabled(hints is not None and hints.can_hint)
        controls.menu.why.setEnabled(hints is not None and hints.can_explain)
        controls.hint_button.setVisible(hints is not None and bool(self._guest.seats))
        controls.hint_button.setEnabled(controls.menu.hint.isEnabled())

    @property
    def is_busy(self) -> bool:
        """Whether moves are still to be shown, or are being shown."""
        return self._controller.has_unshown_moves or self._context.table.is_busy or self._shows_sheet()

    def _shows_sheet(self) -> bool:
        return bool(self.sheets and self.sheets.must_match_wait)

    @override
    def begin(self) -> None:
        super().begin()
        self._show_state()
        if not self._guest.seats:
            self._context.look.set(text_size=max(SECOND_SCREEN_TEXT_SIZE, self._context.settings.text_size))
            if not self._context.workspace.is_small:
                # In a small window, the page would lie over the board of the player whose turn it is.
                self._context.workspace.show_page("score")

    @override
    def end(self) -> None:
        self._controller.close()
        self._guest.refused.disconnect(self._explain_refusal)
        self._guest.return_failed.disconnect(self._report_return_error)
        self._guest.state_changed.disconnect(self._show_state)
        self._guest.table_changed.disconnect(self._follow_table)
        self._guest.failed.disconnect(self._show_end)
        self.session.stop_listening()
        if self.sheets:
            self.sheets.end()
        for part in (self.hint_controller, self.coach):
            if part is not None:
                part.end()
        self._context.controls.disable()
        self.seats_button.hide()
        self.seats_button.deleteLater()
        self._context.look.set(text_size=self._context.settings.text_size)
        super().end()

    def _show_state(self) -> None:
        """Says whether the host can be reached, for whom the game waits, and why the visit has ended."""
        name_button(self.seats_button, self.tr("Seats at this table"))
        self._awaited_seat = self._find_awaited_seat()
        was_away, self._was_away = self._was_away, self._guest.state is GuestState.AWAY
        if was_away and self._guest.state is GuestState.PLAYING:
            self._context.table.tree.say(self.tr("The connection is back."))
            # Calls this method again.
            self.session.show_texts()
        elif self._was_away:
            self._say(
                self.tr("The connection was lost. The table stays in view while this computer tries to reconnect.")
            )
        elif self._end_error is not None:
            self._say(error_text(self._end_error))
        elif self._awaited_seat is not None:
            name = self._controller.match.seats[self._awaited_seat].name
            self._say(self.tr("{name} is away. The game is waiting.").format(name=name))

    def _find_awaited_seat(self) -> int | None:
        """Returns the seat for which the game waits now, because its guest is away; None if it waits for nobody."""
        decision, table = self._controller.match.decision, self._guest.table
        return decision.actor if decision is not None and table is not None and table.is_away(decision.actor) else None

    def _follow_table(self) -> None:
        """Shows the prompt again when another guest has gone or come back whose turn it is."""
        if self._find_awaited_seat() != self._awaited_seat:
            self.session.show_texts()

    def _show_end(self, error: NetworkError) -> None:
        """Says why the visit has ended. Later errors belong to attempts to join again."""
        if self._end_error is None:
            self._end_error = error
            self.session.show_texts()

    def _explain_refusal(self, refusal: RefusedAction | None) -> None:
        """Says why the host has refused a move."""
        error = None if refusal is None else refusal.error
        if isinstance(error, UndoError):
            self._say(self._context.messages.undo_refusal_text(error))
        elif isinstance(error, IllegalMove):
            self._say(self.tr("The host does not allow this move. Rule: {rule}").format(rule=error.rule))
        else:
            self._say(self.tr("Something else has happened in the meantime. Look at the table again."))

    def _report_return_error(self, error: NetworkError) -> None:
        self._say(error_text(error))

    def _say(self, sentence: str) -> None:
        self._context.prompt.show_message(sentence)
        self._context.table.tree.say(sentence)
