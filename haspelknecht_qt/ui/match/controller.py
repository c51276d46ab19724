"""The controller: what is played at the table becomes moves of the match, and what the match tells goes to the table.

It owns the match and draws nothing. The window shows the View that comes with `changed`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any, Generic, TypeAlias

from PySide6.QtCore import QObject, Signal

from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import Autosave
from haspelknecht_qt.core.game import CHANCE, PERSON, Decision, E, M, S, U
from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.core.undo import UndoError, UndoRefusal
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import MatchView, Pointing, Refusal, TakeBack
from haspelknecht_qt.ui.match.bot_turns import BotTurns
from haspelknecht_qt.ui.match.bots import Bots


class Controller(QObject, Generic[S, M, E, U]):
    """Plays a match with persons at one screen and with bots.

    `viewer` is the seat whose board lies in front; `view` is what that seat may see and do. While a person has to come to the screen,
    `handover_to` is that seat and nothing can be played until `confirm_handover`: before each secret choice, and before every turn where
    `always_hands_over` says so. While somebody looks back, `viewed_ply` is the number of moves of the position that is shown, and nothing
    can be played until `look_at` the present.
    """

    position_changed = Signal()
    """The position is another one; its View is made right afterwards, so that who decides what is offered can still do so."""
    changed = Signal(object, list)
    """The View of another position, and (event, what the viewer sees after it) for all that has happened, empty after a jump."""
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
        match: Match[S, M, E, U],
        pointing: Pointing[S, M],
        bots: Bots,
        autosave: Autosave | None = None,
        *,
        always_hands_over: Callable[[], bool] = lambda: False,
        move_filter: Callable[[M | TakeBack[M]], bool] = lambda _move: True,
        undo_floor: int = 0,
        is_table_busy: Callable[[], bool] = lambda: False,
        rest: Callable[[], int] = lambda: 0,
        parent: QObject | None = None,
    ) -> None:
        """`move_filter` says which of the moves may be made, where not all of them may: in a lesson. The first `undo_floor` moves of the log are not
        undone: there, those that led to its position. A bot's move is made when the table has not been busy for `rest` milliseconds.
        """
        super().__init__(parent)
        self.match = match
        self.handover_to: int | None = None
        self.viewed_ply: int | None = None
        self.saved = True
        self._saved_to_file: Entry[M] | None = None
        self._pointing = pointing
        self._bots = bots
        self._autosave = autosave
        self._always_hands_over = always_hands_over
        self._move_filter = move_filter
        self._undo_floor = undo_floor
        self._viewer = self._first_viewer()
        self._board_seat: int | None = None
        self._was_secret = False
        self._view: MatchView[S, M] | None = None
        self.turns = BotTurns(
            match,
            bots,
            is_held=lambda: self.viewed_ply is not None,
            is_table_busy=is_table_busy,
            rest=rest,
            parent=self,
        )
        self.turns.chosen.connect(self.play)

    def begin(self) -> None:
        """Shows the match for the first time and has whoever is to move asked."""
        if not self.match.is_over:
            # Who looks at a finished game again has nothing to lose, and another game in progress keeps its place among those saved.
            self._save()
        self._seat_viewer(is_new_player=True)
        self._narrate([])

    def close(self) -> None:
        """Ends the match for good: no bot answers any more."""
        self.turns.close()

    # What the window shows

    @property
    def view(self) -> MatchView[S, M]:
        """What is to be seen and done now. Made once for each change."""
        if self._view is None:
            self._view = MatchView(
                state=self._seen(),
                viewer=self.viewer,
                decision=self.match.decision,
                moves=tuple((path, move) for path, move in self._moves() if self._move_filter(move))
                if self.may_play
                else (),
                entries=self.match.entries_for(self._viewer),
                past_ply=self.viewed_ply,
            )
        return self._view

    @property
    def viewer(self) -> int:
        """The seat whose board lies in front."""
        return self._viewer if self.viewed_ply is None or self._board_seat is None else self._board_seat

    @property
    def state(self) -> S:
        """The position that is shown, as the viewer sees it. Not to be changed."""
        return self.view.state

    @property
    def moves(self) -> list[tuple[Path, M | TakeBack[M]]]:
        """What the person at the screen may do, each with its path: legal moves, then what may be taken back."""
        return list(self.view.moves)

    @property
    def entries(self) -> tuple[Entry[M], ...]:
        """The log as the viewer may read it: without the moves that are concealed from that seat."""
        return self.view.entries

    def narration(self, ply: int) -> list[tuple[E, S]]:
        """What the person at the screen may know of the logged move at this ply: (event, the position after it). Raises IndexError."""
        return self.match.narration_for(ply, self._viewer)

    @property
    def visible_plies(self) -> int:
        """So many moves of the log can be looked back at: all but those of a secret choice that is being made at this moment."""
        return self.match.visible_plies

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
            and self.handover_to is None
            and self.viewed_ply is None
        )

    def is_allowed(self, move: M | TakeBack[M]) -> bool:
        """Whether a move is offered."""
        return self._move_filter(move)

    def is_withheld(self, path: Path) -> bool:
        """Whether a legal move goes along this path, or begins with it, that is not offered."""
        return any(whole[: len(path)] == path and not self._move_filter(move) for whole, move in self._moves())

    def explain(self, path: Path) -> Refusal[M]:
        """Why what the person has pointed at cannot be done."""
        return self._pointing.why_not(self.match.game, self.match.state, path)

    # What the person does

    def play(self, move: M | TakeBack[M]) -> None:
        """Plays a legal move, or takes back what was placed. Raises IllegalMove or Refused with nothing changed."""
        if isinstance(move, TakeBack):
            self.match.take_back(move.ply)
            self._after_change(self.match.ply, [])
        else:
            ply = self.match.ply
            self._after_change(ply, self.match.play(move, narrate=True))

    def why_not_undo(self) -> UndoRefusal | None:
        """None when `undo` does something, else the reason why not."""
        since = self.match.entries[self._undo_floor :]
        if self._undo_floor and not any(self._is_persons(entry) for entry in since):
            return UndoRefusal.NOTHING
        return self.match.why_not_undo()

    def undo(self) -> None:
        """Takes back the last move, and the bots' and draws after it. Raises Refused.

        Where only bots play they wait then: they would make the same move again at once.
        """
        if reason := self.why_not_undo():
            raise UndoError(reason)
        # Before the match changes: who hears of it asks for a view, and finds the one that fits.
        if not any(seat.is_person for seat in self.match.seats):
            self.turns.set_paused(True)
        self.match.undo()
        self._after_change(self.match.ply, [])

    def redo(self) -> None:
        """Plays again what was undone last. Raises Refused."""
        ply = self.match.ply
        self._after_change(ply, self.match.redo(narrate=True))

    def restart_turn(self) -> None:
        """Takes back all that the person has done in this turn. Raises Refused."""
        self.match.restart_turn()
        self._after_change(self.match.ply, [])

    def confirm_handover(self) -> None:
        """The awaited person sits at the screen now."""
        if self.handover_to is not None:
            self.handover_to = None
            self._narrate([])

    def look_at(self, ply: int) -> None:
        """Shows the position after so many moves of the log; all of them: the present one, in which play goes on."""
        self.turns.cancel()
        self.viewed_ply = None if ply >= self.match.ply else max(0, ply)
        self._board_seat = None
        self._show([])
        self.turns.wake()

    def refresh_moves(self) -> None:
        """Shows the position once more: what may be done in it is something else now."""
        self._view = None
        self.changed.emit(self.view, [])

    def show_replay(self, ply: int, board_seat: int | None = None, *, animated: bool = False) -> None:
        """Shows the position after so many moves that everybody may see; nothing can be played until `look_at` the present one.

        The board of seat `board_seat` lies in front, by default the viewer's. With `animated`, the last of these moves is narrated.
        """
        self.turns.cancel()
        self.viewed_ply = min(max(0, ply), self.visible_plies)
        self._board_seat = board_seat
        self._show(self.narration(self.viewed_ply - 1) if animated and self.viewed_ply else [])

    def set_player(self, seat: int, player: str) -> None:
        """Has a person (PERSON) or the bot of this name play a seat from now on; the match stands where it stood.

        Raises KeyError for an unknown bot.
        """
        if player != PERSON and not self._bots.knows(player):
            raise KeyError(player)
        self.turns.cancel()
        self._bots.release(seat)
        self.match.set_player(seat, player)
        self._view = None
        self.seats_changed.emit()
        self._after_change(self.match.ply, [])

    def save(self, path: FilePath) -> None:
        """Saves the match in a file of the user's. Raises StorageError."""
        record.save(path, self.match)

    # What follows

    def _after_change(self, ply: int, told: list[tuple[E, S]]) -> None:
        """After each change of the match: saves, and shows what the viewer may know of it."""
        self.turns.cancel()
        self.viewed_ply = None
        self._view = None
        self._save()
        # Whoever sat at the screen sees what has happened; then it may be somebody else's turn.
        seen = [(event, self.match.game.observe(state, self._viewer)) for event, state in told]
        self._seat_viewer()
        if self.match.is_hidden_from(0, self._viewer):
            # That is a person who may know less of it.
            seen = [told for each in range(ply, self.match.ply) for told in self.narration(each)]
        self._narrate(seen)

    def _narrate(self, narration: list[tuple[E, S]]) -> None:
        self._show(narration)
        if self.match.is_over:
            self.game_over.emit()
        self.turns.wake()

    def _show(self, narration: list[tuple[E, S]]) -> None:
        self._view = None
        self.position_changed.emit()
        self._view = None
        self.changed.emit(self.view, narration)

    def _seat_viewer(self, *, is_new_player: bool = False) -> None:
        """Puts the board of the person who is asked in front; before a secret choice, or always, that person comes to the screen first.

        A `is_new_player` is not known yet: even the seat in front may be somebody else's. Where a secret choice begins, those who have looked on
        have to look away even if the same person goes on.
        """
        self.handover_to = None
        began = self.is_secret and not self._was_secret
        self._was_secret = self.is_secret
        if not self.match.seats[self._viewer].is_person:
            self._viewer = self._first_viewer()
        decision = self.match.decision
        if decision is None or not self.match.seats[decision.actor].is_person:
            return
        changed = decision.actor != self._viewer
        self._viewer = decision.actor
        others = sum(seat.is_person for seat in self.match.seats) > 1
        hands_over = self.is_secret or self._always_hands_over()
        if others and (changed or is_new_player or began) and hands_over:
            self.handover_to = decision.actor
            self.hand_over.emit(decision.actor)

    def _first_viewer(self) -> int:
        """The first person; where bots play alone, the first seat."""
        return next((number for number, seat in enumerate(self.match.seats) if seat.is_person), 0)

    def _seen(self) -> S:
        """The position that is shown, as the person at the screen may see it."""
        seen: S = self.match.seen(self.match.ply if self.viewed_ply is None else self.viewed_ply, self._viewer)
        return seen

    @property
    def is_saved_to_file(self) -> bool:
        """Whether the match was saved in a file as it stands."""
        return self._saved_to_file is not None and self.match.ply > 0 and self.match.entries[-1] is self._saved_to_file

    def take_file(self) -> None:
        """The match has been saved in a file as it stands."""
        self._saved_to_file = self.match.entries[-1] if self.match.ply else None

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

    # What may be done

    def _moves(self) -> list[tuple[Path, M | TakeBack[M]]]:
        """Every legal move with its paths, then everything that may be taken back."""
        state = self.match.state
        return [*self._pointing.paths(state, self.match.game.legal_moves(state)), *self._take_backs()]

    def _take_backs(self) -> list[tuple[Path, TakeBack[M]]]:
        """The moves of the running joint choice that the person may take back, the last of equal ones each."""
        decision = self.match.decision
        if decision is None or decision.step not in self.match.game.joint_steps:
            return []
        state = self.match.state
        found: dict[M, list[tuple[Path, TakeBack[M]]]] = {}
        for entry in reversed(self.match.entries):
            if entry.decision != decision:
                break
            paths = [] if entry.move in found else self._pointing.take_back_paths(state, entry.move)
            if paths and self.match.why_not_take_back(entry.ply) is None:
                found[entry.move] = [(path, TakeBack(entry.ply, entry.move)) for path in paths]
        return [back for backs in found.values() for back in backs]

    def _is_persons(self, entry: Entry[M]) -> bool:
        return entry.actor != CHANCE and self.match.seats[entry.actor].is_person


AnyController: TypeAlias = Controller[Any, Any, Any, Any]
"""The controller of a match of some game, to whoever holds whichever is there."""
