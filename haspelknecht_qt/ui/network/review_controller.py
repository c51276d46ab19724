"""Controller of a finished match of another computer, which is shown here with everything that was secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.undo import UndoError, UndoRefusal
from haspelknecht_qt.network.guest import TableGuest
from haspelknecht_qt.network.table_view import GuestState
from haspelknecht_qt.ui.match.controller import MatchController


class ReviewController(MatchController[S, M, E, U], Generic[S, M, E, U]):
    """Shows a copy of a finished match. Only the host can undo its end, so undo asks the host."""

    def __init__(self, guest: TableGuest, *options: Any, **named_options: Any) -> None:
        """The other arguments are those of `MatchController`."""
        super().__init__(*options, **named_options)
        self._guest = guest
        if guest.seats:
            # The board in front stays the same when the guest's own match gives way to this copy.
            self._viewer = guest.seats[0]

    @override
    def why_not_undo(self) -> UndoRefusal | None:
        guest = self._guest
        if guest.match is None or guest.state is not GuestState.PLAYING:
            return UndoRefusal.NOTHING
        return guest.match.why_not_undo()

    @property
    @override
    def can_redo(self) -> bool:
        """Returns False: all moves of a finished match are played."""
        return False

    @override
    def undo(self) -> None:
        self._ask(self._guest.undo)

    @override
    def redo(self) -> None:
        raise UndoError(UndoRefusal.NOTHING)

    @override
    def restart_turn(self) -> None:
        self._ask(self._guest.restart_turn)

    def _ask(self, ask: Callable[[], None]) -> None:
        """Asks the host, unless it has not answered the last question yet. Raises UndoError."""
        if reason := self.why_not_undo():
            raise UndoError(reason)
        if not self._guest.is_waiting:
            ask()
