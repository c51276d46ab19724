"""Match on the table, with all objects that exist only while it is on the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QObject

from haspelknecht_qt.core.game import E, M, S, U

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import Match
    from haspelknecht_qt.ui.match.controller import Controller
    from haspelknecht_qt.ui.match.session import Session
    from haspelknecht_qt.ui.review.replay import Replay


class MatchOnTable(QObject, Generic[S, M, E, U]):
    """Base class of a played match, a tutorial chapter and a puzzle. `end` takes it off the table and deletes it."""

    is_played_match = False
    """Whether this is a played match, which is saved and whose result is stored."""
    file: Path | None = None
    """File in which the match was saved, or from which it was opened; None without a file."""
    session: Session[S, M, E, U]
    replay: Replay[S, M, E, U]

    @property
    def controller(self) -> Controller[S, M, E, U]:
        """Controller of the match."""
        return self.session.controller

    @property
    def match(self) -> Match[S, M, E, U]:
        """Match on the table."""
        return self.session.match

    @property
    def may_replay(self) -> bool:
        """Whether past positions of the match may be shown."""
        return True

    @property
    def would_be_lost(self) -> bool:
        """Whether this is a played match that is saved in no file. The caller checks whether the results contain it."""
        return self.is_played_match and not (self.controller.is_autosaved or self.controller.is_saved_to_file)

    def begin(self) -> None:
        """Shows the match for the first time."""
        self.session.begin()

    def end(self) -> None:
        """Takes the match off the table, and deletes all objects of the match."""
        self.replay.end()
        self.session.end()
        self.deleteLater()
