"""Match on the table, and owner of all objects that exist only as long as the match."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from PySide6.QtCore import QObject

from haspelknecht_qt.core.game import E, M, S, U

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import Match
    from haspelknecht_qt.ui.match.controller import MatchController
    from haspelknecht_qt.ui.match.session import Session
    from haspelknecht_qt.ui.review.replay import Replay


class MatchOnTable(QObject, Generic[S, M, E, U]):
    """Base class of all that can be on the table: a match, a tutorial chapter or a puzzle. `end` deletes it."""

    is_recorded = False
    """Whether the match is saved here and its result stored. Only a `PlayedMatch` that is no `PracticeMatch` is."""
    file: Path | None = None
    """File to which the match was saved or from which it was opened; None if there is none."""
    session: Session[S, M, E, U]
    replay: Replay[S, M, E, U]

    @property
    def controller(self) -> MatchController[S, M, E, U]:
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
    def is_unsaved(self) -> bool:
        """Whether the match is to be recorded, but is saved in no file. It may still be stored in the results."""
        return self.is_recorded and not (self.controller.is_autosaved or self.controller.is_saved_to_file)

    def begin(self) -> None:
        """Shows the match for the first time."""
        self.session.begin()

    def end(self) -> None:
        """Takes the match off the table and deletes all its objects."""
        self.replay.close_and_delete_bar()
        self.session.end()
        self.deleteLater()


AnyMatchOnTable: TypeAlias = MatchOnTable[Any, Any, Any, Any]
"""`MatchOnTable` of any game."""
