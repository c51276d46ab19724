"""Controller of a match that another computer holds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic

from PySide6.QtCore import QObject, QTimer

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.override import override
from haspelknecht_qt.network.guest import TableGuest
from haspelknecht_qt.network.seen_match import SeenMatch
from haspelknecht_qt.network.table_view import GuestState, MatchUpdate
from haspelknecht_qt.ui.contracts import PathTranslation, TakeBack
from haspelknecht_qt.ui.match.bots import BotService
from haspelknecht_qt.ui.match.controller import MatchChange, MatchController

POLL_INTERVAL = 30
"""Interval of the checks whether all animations have ended, in milliseconds."""


class GuestController(MatchController[S, M, E, U], Generic[S, M, E, U]):
    """Plays a match that another computer holds: sends moves there, and shows what comes back.

    Changes that arrive during an animation are shown together after it.
    """

    asks_bots = False

    def __init__(
        self,
        guest: TableGuest,
        match: SeenMatch[S, M, E, U],
        pointing: PathTranslation[S, M],
        bots: BotService,
        *,
        always_hands_over: Callable[[], bool],
        is_table_busy: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """`is_table_busy` returns whether changes must wait, for instance for an animation."""
        super().__init__(match, pointing, bots, always_hands_over=always_hands_over, parent=parent)
        self._guest = guest
        self._elsewhere = frozenset(self._seats_of_others())
        self._viewer = self._first_viewer()
        self._must_wait = is_table_busy
        self._is_asked = False
        """Whether the host has been asked for something that it has not done or refused yet."""
        self._unshown_plies: list[int] = []
        self._idle_timer = QTimer(self, singleShot=True, interval=POLL_INTERVAL)
        self._idle_timer.timeout.connect(self._show_when_table_is_idle)
        guest.match_changed.connect(self._take_update)
        guest.refused.connect(self._forget_question)
        guest.state_changed.connect(self._follow_state)
        guest.table_changed.connect(self.update_seats)

    def close(self) -> None:
        """Ends the connections to the guest. Nothing is shown afterwards."""
        self._idle_timer.stop()
        self._guest.match_changed.disconnect(self._take_update)
        self._guest.refused.disconnect(self._forget_question)
        self._guest.state_changed.disconnect(self._follow_state)
        self._guest.table_changed.disconnect(self.update_seats)

    def update_seats(self) -> None:
        """Shows who sits where, after the guest or somebody else has taken or left a seat."""
        self.set_seats_elsewhere(self._seats_of_others())

    def _seats_of_others(self) -> set[int]:
        persons = {number for number, seat in enumerate(self.match.seats) if seat.is_person}
        return persons - set(self._guest.seats)

    @property
    def has_unshown_moves(self) -> bool:
        """Whether moves of the host have arrived that are not shown yet."""
        return bool(self._unshown_plies)

    @property
    @override
    def may_play(self) -> bool:
        is_ready = self._guest.state is GuestState.PLAYING and not self._is_asked
        return super().may_play and is_ready and not self._unshown_plies

    @override
    def play(self, move: M | TakeBack[M]) -> None:
        """Sends a move, or the wish to take one back. The match changes when the host has accepted it."""
        if self.may_play:
            if isinstance(move, TakeBack):
                self._ask(partial(self._guest.take_back, move.ply))
            else:
                self._ask(partial(self._guest.play, move))

    def _ask(self, ask: Callable[[], None]) -> None:
        """Asks the host, unless it has not answered the last question yet. Raises UndoError during a hand-over."""
        self._refuse_during_handover()
        if self._guest.state is GuestState.PLAYING and not self._guest.is_waiting:
            self._is_asked = True
            ask()

    @property
    @override
    def is_saved_to_file(self) -> bool:
        """Returns True: the host saves the match after every move."""
        return True

    @property
    @override
    def can_redo(self) -> bool:
        return self.handover_to is None and self.match.can_redo

    @override
    def undo(self) -> None:
        self._ask(self._guest.undo)

    @override
    def redo(self) -> None:
        self._ask(self._guest.redo)

    @override
    def restart_turn(self) -> None:
        self._ask(self._guest.restart_turn)

    def _forget_question(self) -> None:
        """Offers moves again after a refusal."""
        self._is_asked = False
        self.refresh_moves()

    def _follow_state(self) -> None:
        """Offers moves only while the host can be reached."""
        self.refresh_moves()

    def _take_update(self, update: MatchUpdate) -> None:
        self._is_asked = False
        if update.was_undone:
            self._unshown_plies.clear()
            self._show_update(MatchChange.UNDONE)
        elif update.new_plies:
            self._unshown_plies += update.new_plies
            self._show_when_table_is_idle()
        else:
            self._show_update(MatchChange.REFRESHED)

    def _show_when_table_is_idle(self) -> None:
        if self._must_wait():
            self._idle_timer.start()
        else:
            self._show_update(MatchChange.PLAYED)

    def _show_update(self, change: MatchChange) -> None:
        """Shows the present position with everything that has happened since the last one.

        A past position stays in view. The present one is shown when the player returns to it.
        """
        self._idle_timer.stop()
        plies, self._unshown_plies = self._unshown_plies, []
        if self.viewed_ply is not None and not self.match.is_over:
            self._show_later(change, plies[0] if plies else self.match.ply)
            return
        self.viewed_ply = self._unshown = None
        self._choose_viewer()
        narration = [part for ply in plies for part in self.narration(ply)]
        self._emit_change_and_wake_bots(narration, change)
