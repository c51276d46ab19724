"""The plainest half of `contracts.GameTexts`: what a game need not say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.ui.contracts import LogLine, Remark
from haspelknecht_qt.ui.seat_names import SeatNames
from haspelknecht_qt.ui.widgets.formats import TextFormats


class DefaultTexts(SeatNames, ABC, Generic[S, M, E]):
    """Half of `contracts.GameTexts`: nothing is said twice, every event has a line of its own, and all of them are news.

    A game of one level has stretches alone: `period_group` is their name. Everything else it says in its own way as soon as it has one.
    """

    def __init__(self) -> None:
        super().__init__(_number)
        self.formats = TextFormats()

    @abstractmethod
    def period(self, period: tuple[int, int]) -> str:
        """The name of a stretch: the game's own affair."""

    def period_group(self, period: tuple[int, int]) -> str:
        """The stretch itself."""
        return self.period(period)

    def numeral(self, period: tuple[int, int]) -> str:
        """Its number."""
        return str(period[0])

    def tie_note(self) -> str:
        """Nothing decides a tie."""
        return ""

    def move_detail(self, state: S, move: M) -> str:
        """The line of the move says it all."""
        return ""

    def take_back_detail(self, state: S, move: M) -> str:
        """The same."""
        return ""

    def group(self, state: S, move: M) -> str:
        """All moves stand together."""
        return ""

    def merged_line(self, event: E, state: S, last: LogLine[S, E]) -> LogLine[S, E] | None:
        """Never."""
        return None

    def new_line(self, ply: int, event: E, state: S) -> LogLine[S, E]:
        """A line that concerns all and scores nothing."""
        return LogLine(ply, ply, event, state, None)

    def is_notable(self, event: E) -> bool:
        """Always."""
        return True

    def remarks(self, state: S) -> list[Remark]:
        """None."""
        return []

    def item_about(self, item: str) -> str:
        """The name of the item says it all."""
        return ""

    def item_detail(self, state: S, seat: int, item: str) -> str:
        """The number says it all."""
        return ""

    def source(self, source: str) -> str:
        """The game has no bots that give reasons. Raises KeyError."""
        raise KeyError(source)

    def bot(self, name: str) -> str | None:
        """The game has no levels of its own."""
        return None

    def option_about(self, key: str, value: str | bool) -> str:
        """The name of the value says it all."""
        return ""


def _number(seat: int) -> str:
    """What a seat is called as long as nobody sits there."""
    return str(seat + 1)
