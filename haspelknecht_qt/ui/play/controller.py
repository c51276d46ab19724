"""The controller: what is played at the table becomes moves of the match, and what the match tells goes to the table.

It owns the match and draws nothing. The window shows `state` and `moves` whenever `changed` is heard.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any

from attrs import frozen
from PySide6.QtCore import QObject, Signal

from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import Autosave
from haspelknecht_qt.core.game import CHANCE, Decision
from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.core.seat import PERSON
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.core.undo import Refusal as UndoRefusal
from haspelknecht_qt.core.undo import Refused
from haspelknecht_qt.faces.haspelknecht import pointing
from haspelknecht_qt.faces.haspelknecht.pieces import KIND_OF_PIECE
from haspelknecht_qt.faces.haspelknecht.pointing import Path
from haspelknecht_qt.games.haspelknecht.model import Piece, State, Step, Worker
from haspelknecht_qt.games.haspelknecht.moves import Place
from haspelknecht_qt.ui.play.bot_turns import BotTurns
from haspelknecht_qt.ui.play.bots import Bots


@frozen
class TakeBack:
    """Takes back what was placed while planning: no move of the game, but one entry of the log less (rule P1).

    `ply` is the entry's place in the log.
    """

    piece: Piece
    worker: Worker
    ply: int


class Controller(QObject):
    """Plays a match with persons at one screen and with bots.

    `viewer` is the seat whose board lies in front; `state` is what that seat may see. While a person has to come to the screen,
    `awaited` is that seat and nothing can be played until `welcome`: before each secret plan, and before every turn where
    `always_hands_over` says so. While somebody looks back,
    `looking_at` is the number of moves of the position that is shown, and nothing can be played until `look_at` the present.
    `offers` says which of the moves may be made, where not all of them may: in a lesson. The first `stands` moves of the log are
    not undone: there, those that led to its position.
    """

    changed = Signal(list)
    """The position is another one: (event, what the viewer sees after it) for all that has happened, empty after a jump."""
    hand_over = Signal(int)
    """The screen is to be handed to the person of this seat; comes before `changed`."""
    seats_changed = Signal()
    """Somebody else plays a seat; comes before `changed`."""
    game_over = Signal()
    """The last move has been played; comes after `changed`."""
    save_failed = Signal(object)
    """The autosave failed with this StorageError. Comes once until it works again."""

    def __init__(
        self,
        match: Match,
        bots: Bots,
        autosave: Autosave | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.awaited: int | None = None
        self.looking_at: int | None = None
        self.saved = True
        self.always_hands_over: Callable[[], bool] = lambda: False
        self.stands = 0
        self.offers: Callable[[Any], bool] = lambda _move: True
        self._bots = bots
        self._autosave = autosave
        self._viewer = self._first_viewer()
        self._front: int | None = None
        self.turns = BotTurns(match, bots, self)
        self.turns.is_held = lambda: self.looking_at is not None
        self.turns.chosen.connect(self.play)

    def begin(self) -> None:
        """Shows the match for the first time and has whoever is to move asked."""
        self._save()
        self._seat_viewer(newcomer=True)
        self._tell([])

    def close(self) -> None:
        """Ends the match for good: no bot answers any more."""
        self.turns.close()

    # What the window shows

    @property
    def viewer(self) -> int:
        """The seat whose board lies in front."""
        return self._viewer if self.looking_at is None or self._front is None else self._front

    @property
    def state(self) -> State:
        """The position that is shown, as the viewer sees it. Not to be changed."""
        if self.looking_at is None:
            return self._seen(self.match.state)
        past: State = self.match.seen(self.looking_at, self._viewer)
        return past

    @property
    def open_ply(self) -> int:
        """So many moves of the log can be looked back at: all but those of a secret choice that is being made at this moment."""
        return self.match.open_ply

    @property
    def is_secret(self) -> bool:
        """Whether the seat asked decides on something that the others must not see."""
        return self.match.game.is_secret(self.match.state)

    @property
    def decision(self) -> Decision | None:
        """Who is asked, at which step; None when the game is over."""
        return self.match.decision

    @property
    def may_play(self) -> bool:
        """Whether the person at the screen is asked."""
        decision = self.match.decision
        return (
            decision is not None
            and decision.actor == self._viewer
            and self.match.seats[decision.actor].is_person
            and self.awaited is None
            and self.looking_at is None
        )

    @property
    def moves(self) -> list[tuple[Path, Any]]:
        """What the person at the screen may do, each with its path: legal moves, then what may be taken back."""
        if not self.may_play:
            return []
        return [(path, move) for path, move in (*self._legal_paths(), *self._take_backs()) if self.offers(move)]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The log as the viewer may read it: without the moves that are concealed from that seat."""
        return self.match.entries_for(self._viewer)

    def withholds(self, path: Path) -> bool:
        """Whether a legal move goes along this path, or begins with it, that is not offered."""
        return any(
            whole[: len(path)] == path and not self.offers(move)
            for whole, move in (*self._legal_paths(), *self._take_backs())
        )

    def explain(self, path: Path) -> pointing.Refusal:
        """Why what the person has pointed at cannot be done."""
        return pointing.why_not(self.match.game, self.match.state, path)

    # What the person does

    def play(self, move: Any) -> None:
        """Plays a legal move, or takes back what was placed. Raises IllegalMove or Refused with nothing changed."""
        if isinstance(move, TakeBack):
            self.match.take_back(move.ply)
            self._after(self.match.ply, [])
        else:
            ply = self.match.ply
            self._after(ply, self.match.play(move, narrate=True))

    def why_not_undo(self) -> UndoRefusal | None:
        """None when `undo` does something, else the reason why not."""
        since = self.match.entries[self.stands :]
        if self.stands and not any(self._is_persons(entry) for entry in since):
            return UndoRefusal.NOTHING
        return self.match.why_not_undo()

    def undo(self) -> None:
        """Takes back the last move, and the bots' and draws after it. Raises Refused.

        Where only bots play they wait then: they would make the same move again at once.
        """
        if reason := self.why_not_undo():
            raise Refused(reason)
        self.match.undo()
        if not any(seat.is_person for seat in self.match.seats):
            self.turns.set_paused(True)
        self._after(self.match.ply, [])

    def redo(self) -> None:
        """Plays again what was undone last. Raises Refused."""
        ply = self.match.ply
        self._after(ply, self.match.redo(narrate=True))

    def restart_turn(self) -> None:
        """Takes back all that the person has done in this turn. Raises Refused."""
        self.match.restart_turn()
        self._after(self.match.ply, [])

    def welcome(self) -> None:
        """The awaited person sits at the screen now."""
        if self.awaited is not None:
            self.awaited = None
            self._tell([])

    def look_at(self, ply: int) -> None:
        """Shows the position after so many moves of the log; all of them: the present one, in which play goes on."""
        self.turns.cancel()
        self.looking_at = None if ply >= self.match.ply else max(0, ply)
        self._front = None
        self.changed.emit([])
        self.turns.wake()

    def replay_to(self, ply: int, front: int | None = None, *, tell: bool = False) -> None:
        """Shows the position after so many moves that everybody may see; nothing can be played until `look_at` the present one.

        The board of seat `front` lies in front, by default the viewer's. With `tell`, the last of these moves is narrated.
        """
        self.turns.cancel()
        self.looking_at = min(max(0, ply), self.open_ply)
        self._front = front
        told = self.match.narration_for(self.looking_at - 1, self._viewer) if tell and self.looking_at else []
        self.changed.emit(told)

    def reseat(self, seat: int, player: str) -> None:
        """Has a person (PERSON) or the bot of this name play a seat from now on; the match stands where it stood.

        Raises KeyError for an unknown bot.
        """
        if player != PERSON and not self._bots.knows(player):
            raise KeyError(player)
        self.turns.cancel()
        self._bots.release(seat)
        self.match.reseat(seat, player)
        self.seats_changed.emit()
        self._after(self.match.ply, [])

    def save(self, path: FilePath) -> None:
        """Saves the match in a file of the user's. Raises StorageError."""
        record.save(path, self.match)

    # What follows

    def _after(self, ply: int, told: list[tuple[Any, Any]]) -> None:
        """After each change of the match: saves, and shows what the viewer may know of it."""
        self.turns.cancel()
        self.looking_at = None
        self._save()
        # Whoever sat at the screen sees what has happened; then it may be somebody else's turn.
        seen = [(event, self._seen(state)) for event, state in told]
        self._seat_viewer()
        self._tell([] if self.match.conceals(ply, self._viewer) else seen)

    def _tell(self, narration: list[tuple[Any, State]]) -> None:
        self.changed.emit(narration)
        if self.match.is_over:
            self.game_over.emit()
        self.turns.wake()

    def _seat_viewer(self, *, newcomer: bool = False) -> None:
        """Puts the board of the person who is asked in front; in secret planning, or always, that person comes to the screen first.

        A `newcomer` is not known yet: even the seat in front may be somebody else's.
        """
        self.awaited = None
        if not self.match.seats[self._viewer].is_person:
            self._viewer = self._first_viewer()
        decision = self.match.decision
        if decision is None or not self.match.seats[decision.actor].is_person:
            return
        changed = decision.actor != self._viewer
        self._viewer = decision.actor
        others = sum(seat.is_person for seat in self.match.seats) > 1
        if others and (changed or newcomer) and (self.is_secret or self.always_hands_over()):
            self.awaited = decision.actor
            self.hand_over.emit(decision.actor)

    def _first_viewer(self) -> int:
        """The first person; where bots play alone, the first seat."""
        return next((number for number, seat in enumerate(self.match.seats) if seat.is_person), 0)

    def _seen(self, state: Any) -> State:
        seen: State = self.match.game.observe(state, self._viewer)
        return seen

    def _save(self) -> None:
        if self._autosave is None:
            return
        try:
            self._autosave.save(self.match)
            self.saved = True
        except StorageError as error:
            first = self.saved
            self.saved = False
            if first:
                self.save_failed.emit(error)

    # Taking back

    def _take_backs(self) -> list[tuple[Path, TakeBack]]:
        """Everything that the person has placed and may take back, the last of equal pieces each."""
        decision = self.match.decision
        if decision is None or decision.step != Step.PLANNING.value:
            return []
        found: dict[tuple[Piece, Worker], TakeBack] = {}
        for entry in reversed(self.match.entries):
            if entry.decision != decision:
                break
            if isinstance(entry.move, Place):
                piece, worker = entry.move.piece, entry.move.worker
                if (piece, worker) not in found and self.match.why_not_take_back(entry.ply) is None:
                    found[piece, worker] = TakeBack(piece, worker, entry.ply)
        return [(path, back) for back in found.values() for path in paths_of_take_back(back.piece, back.worker)]

    def _is_persons(self, entry: Entry) -> bool:
        return entry.actor != CHANCE and self.match.seats[entry.actor].is_person

    def _legal_paths(self) -> list[tuple[Path, Any]]:
        state = self.match.state
        return list(pointing.paths(state, self.match.game.legal_moves(state)))


def paths_of_take_back(piece: Piece, worker: Worker) -> list[Path]:
    """From the worker back to where the piece came from: a disk to either cart field, all else to its own place."""
    source = f"{pointing.WORKERS[worker]}.{KIND_OF_PIECE[piece]}"
    targets = ("cart.1", "cart.2") if piece <= Piece.YELLOW else (pointing.PIECES[piece],)
    return [(source, target) for target in targets]
