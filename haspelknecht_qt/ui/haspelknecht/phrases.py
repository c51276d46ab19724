"""Everything that the program says about a game of Haspelknecht, in finished sentences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.core.game import Game
from haspelknecht_qt.core.seat import Seat
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.model import State, Step, Worker
from haspelknecht_qt.ui.haspelknecht import terms
from haspelknecht_qt.ui.haspelknecht.phrases_amounts import AmountPhrases
from haspelknecht_qt.ui.haspelknecht.phrases_moves import MovePhrases


class Phrases(QObject):
    """Sentences about states, moves, events and rules in the language of the moment. Keeps no text, so a language may change at any time.

    The parts stand in modules of their own (phrases_*.py, rules_text*.py); how texts are written for translation is
    told in terms.py.
    """

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._names: tuple[str, ...] = ()
        self.amounts = AmountPhrases(self)
        self._moves = MovePhrases(game, self.amounts, self)

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """Whom the sentences speak of from now on."""
        self._names = tuple(seat.name for seat in seats)

    def name(self, seat: int) -> str:
        """The name of a seat's player."""
        return self._names[seat] if seat < len(self._names) else self.tr("Player {number}").format(number=seat + 1)

    def move(self, state: State, move: moves.Move) -> str:
        """One line that says what the move does, for instance "Take 3 black disks from action pool A"."""
        return self._moves.line(state, move)

    def group(self, state: State, move: moves.Move) -> str:
        """The heading under which a list of moves shows the move."""
        return self._moves.heading(state, move)

    def take_back(self, move: moves.Place) -> str:
        """Taking back what this placement laid on a worker, for instance "Take back a black disk"."""
        return self._moves.take_back(move)

    def heading(self, state: State) -> str:
        """Where the game stands, for instance "Year II, summer: planning"."""
        year, season = terms.year(state.year), terms.season(state.season)
        match state.step:
            case Step.FIRST_ORDER:
                return self.tr("Set-up")
            case Step.REFILLING:
                text = self.tr("Year {year}, {season}: refilling the resource boards")
            case Step.FIRST_TAKING:
                text = self.tr("Year {year}, {season}: first taking")
            case Step.SECOND_TAKING:
                text = self.tr("Year {year}, {season}: second taking")
            case Step.RETURNING_WATER:
                text = self.tr("Year {year}, {season}: returning pit water")
            case Step.PLANNING:
                text = self.tr("Year {year}, {season}: planning")
            case Step.EXECUTING:
                text = self.tr("Year {year}, {season}: executing")
            case Step.WINTER:
                text = self.tr("Year {year}, {season}: before the scoring phase")
            case Step.STORING:
                text = self.tr("Year {year}, {season}: storage phase")
            case Step.END:
                return self.tr("End of the game")
        return text.format(year=year, season=season)

    def tile_name(self, tile: int) -> str:
        """The name of a development, for instance "Ladder"."""
        return terms.tile_name(tile)

    def tile_title(self, tile: int) -> str:
        """Number and name of a development, for instance "23 Ladder"."""
        return terms.tile_title(tile)

    def worker(self, worker: Worker, *, improved: bool = False) -> str:
        """The name of a worker."""
        return terms.worker(worker, improved=improved)
