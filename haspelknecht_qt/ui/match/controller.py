"""Controller of a match: plays moves, and emits the positions to be shown.

The controller owns the match and draws nothing. `Session` shows each `MatchSnapshot` that the controller emits.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import Enum, auto
from functools import partial
from typing import Any, Generic, TypeAlias

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.game import CHANCE, NO_SEAT, PERSON, E, M, S, Seat, U
from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.core.seat_undo import can_redo, why_not_undo
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.core.undo import UndoError, UndoRefusal
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import ELSEWHERE, MatchSnapshot, PathTranslation, Refusal, TakeBack
from haspelknecht_qt.ui.match.bot_turns import BotTurns
from haspelknecht_qt.ui.match.bots import BotService
from haspelknecht_qt.ui.match.move_paths import moves_with_paths
from haspelknecht_qt.ui.match.snapshots import make_snapshot
from haspelknecht_qt.ui.refusals import find_refusal


class MatchChange(Enum):
    """Kinds of changes of a match, or of what is shown of it."""

    BEGUN = auto()
    """The match is shown for the first time."""
    PLAYED = auto()
    """A move was played, or an undone move was played again."""
    UNDONE = auto()
    """Moves were undone or taken back."""
    ENDED = auto()
    """The match has ended, or a finished match is shown for the first time. Follows the change, such as PLAYED."""
    REPLAYED = auto()
    """Another position is shown: a past one, or the present one again."""
    REFRESHED = auto()
    """The position is the same, but the offered moves, a seat's player or the viewer have changed."""
    RETRANSLATED = auto()
    """Only the texts must be shown again, for instance in another language."""


class MatchController(QObject, Generic[S, M, E, U]):
    """Plays a match of persons at one screen, and of bots.

    - `handover_to`: seat of the person who must come to the screen; None if there is none. Until `confirm_handover` is
      called, nobody can play.
    - `viewed_ply`: ply of the past position shown; None for the present. Nobody can play while a past one is shown.
    """

    asks_bots = True
    """Whether this computer asks the bots of the match for their moves."""
    position_changed = Signal()
    """Emitted before a new `view` is made. A slot may change the offered moves, but must not read the old `view`."""
    changed = Signal(object, list, object)
    """Emitted with the `MatchSnapshot`, the narration and the `MatchChange`.

    The narration is a list of events, each with the state after it, as the viewer sees them. It is empty after a
    change of several moves, such as an undo.
    """
    handover_needed = Signal(int)
    """Emitted before `changed`, with the seat of the person who must come, also again while the hand-over is pending."""
    seats_changed = Signal()
    """Emitted before `changed`, when a seat gets another player."""
    game_over = Signal()
    """Emitted after `changed`, when a match has ended or a finished match is shown for the first time."""
    save_failed = Signal(object)
    """Emitted with the StorageError of a failed autosave. Later failures emit nothing, until an autosave succeeds."""

    def __init__(
        self,
        match: Match[S, M, E, U],
        pointing: PathTranslation[S, M],
        bots: BotService,
        autosave: AutosaveFolder | None = None,
        *,
        always_hands_over: Callable[[], bool] = lambda: False,
        move_filter: Callable[[M | TakeBack[M]], bool] = lambda _move: True,
        undo_floor: int = 0,
        is_table_busy: Callable[[], bool] = lambda: False,
        bot_pause: Callable[[], int] = lambda: 0,
        parent: QObject | None = None,
    ) -> None:
        """`always_hands_over` returns whether a hand-over is needed before every turn, not only before secret choices.

        `move_filter` returns whether a legal move is offered. The first `undo_floor` moves are never undone: they lead
        to the start of a tutorial chapter or puzzle. `is_table_busy` returns whether bots must wait, for instance for
        an animation. `bot_pause` returns the additional pause before a bot's move, in milliseconds.
        """
        super().__init__(parent)
        self.match = match
        self.handover_to: int | None = None
        self.viewed_ply: int | None = None
        self.is_autosaved = autosave is not None
        self._saved_to_file: tuple[Entry[M] | None] | None = None
        self._pointing = pointing
        self._bots = bots
        self._autosave = autosave
        self._always_hands_over = always_hands_over
        self.is_allowed = move_filter
        self._undo_floor = undo_floor
        self._elsewhere: frozenset[int] = frozenset()
        self._viewer = self._first_viewer()
        self._front_seat = next((number for number, seat in enumerate(match.seats) if seat.is_person), 0)
        self._board_seat: int | None = None
        self._unshown: tuple[MatchChange, int] | None = None
        """Change that was made during a replay, and its first ply; None if there is none."""
        self._was_secret = False
        self._is_end_announced = False
        """Whether `game_over` was emitted for this end of the match."""
        self._view: MatchSnapshot[S, M] | None = None
        self.turns = BotTurns(
            match,
            bots,
            shows_past=lambda: not self.asks_bots or self.viewed_ply is not None,
            is_table_busy=is_table_busy,
            bot_pause=bot_pause,
            parent=self,
        )
        self.turns.chosen.connect(self.play)

    def begin(self) -> None:
        """Shows the match for the first time. If it is a bot's turn, the bot begins to think."""
        if not self.match.is_over:
            # A finished match is not autosaved, because its file could replace that of another match in progress.
            self._autosave_match()
        self._choose_viewer(is_new_player=True)
        self._emit_change_and_wake_bots([], MatchChange.BEGUN)

    @property
    def view(self) -> MatchSnapshot[S, M]:
        """Everything that the viewer may see and do in the position shown. It is made only once after each change."""
        if self._view is None:
            moves = moves_with_paths(self.match, self._pointing) if self.may_play else []
            allowed = ((path, move) for path, move in moves if self.is_allowed(move))
            self._view = make_snapshot(self.match, self._viewer, self.viewer, allowed, self.viewed_ply)
        return self._view

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seats as this screen shows them: the player of a person at another computer is ELSEWHERE."""
        return tuple(
            evolve(seat, player=ELSEWHERE) if number in self._elsewhere and seat.is_person else seat
            for number, seat in enumerate(self.match.seats)
        )

    @property
    def viewer(self) -> int:
        """Seat whose board is in front: of the person at the screen or, in a replay, the seat chosen there.

        If nobody at the screen plays, or if it is not known who looks, it is the last person who had to decide.
        """
        if self.viewed_ply is not None and self._board_seat is not None:
            return self._board_seat
        return self._front_seat if self._viewer == NO_SEAT else self._viewer

    @property
    def state(self) -> S:
        """State of the position shown, as the viewer sees it. Callers must not change this object."""
        return self.view.state

    @property
    def moves(self) -> list[tuple[Path, M | TakeBack[M]]]:
        """Moves that the viewer can make, each with its path. Legal moves come before take-backs."""
        return list(self.view.moves)

    def narration(self, ply: int) -> list[tuple[E, S]]:
        """Returns the events of the move at this ply that the viewer may know, each with the state after it.

        Raises IndexError if the log has no such ply.
        """
        return self.match.events_with_states_for(ply, self._viewer)

    @property
    def is_decision_secret(self) -> bool:
        """Whether the current decision must be hidden from the other players."""
        return self.match.game.is_secret(self.match.state)

    @property
    def may_play(self) -> bool:
        """Whether the person at the screen can make a move now."""
        decision = self.match.decision
        return (
            decision is not None
            and decision.actor == self._viewer
            and self.seats[decision.actor].is_person
            and self.handover_to is None
            and self.viewed_ply is None
        )

    def is_move_withheld(self, path: Path) -> bool:
        """Whether a legal move with a path that begins with `path` is not offered, for instance by the tutorial."""
        return any(
            whole[: len(path)] == path and not self.is_allowed(move)
            for whole, move in moves_with_paths(self.match, self._pointing)
        )

    def explain_refusal(self, path: Path) -> Refusal[M]:
        """Returns the reason why no legal move has this path."""
        return find_refusal(self.match.game, self._pointing, self.match.state, path)

    def play(self, move: M | TakeBack[M]) -> None:
        """Plays a legal move, or takes a move back. Raises IllegalMove or UndoError without changing the match.

        Raises ValueError during a hand-over, when no move is offered.
        """
        if self.handover_to is not None:
            raise ValueError("the hand-over is not confirmed")
        if isinstance(move, TakeBack):
            self.change_match(MatchChange.UNDONE, partial(self.match.take_back, move.ply))
        else:
            self.change_match(MatchChange.PLAYED, partial(self.match.play, move, narrate=True))

    def change_match(
        self, change: MatchChange, act: Callable[[], list[tuple[E, S]] | None], *, ends_replay: bool = True
    ) -> None:
        """Calls `act`, which changes the match. Then autosaves the match and shows the change.

        `act` returns the narration of the change, if it has one. Its errors leave everything as it is. Without
        `ends_replay`, a past position stays in view, unless the match is over. The change is shown when it is left.
        """
        ply = self.match.ply
        narration = act() or []
        if ends_replay or self.viewed_ply is None or self.match.is_over:
            self._autosave_and_show_change(change, ply, narration)
        else:
            self._autosave_match()
            self._show_later(change, ply)

    def _show_later(self, change: MatchChange, ply: int) -> None:
        """Keeps a past position in view. `go_to_ply` shows the change, which begins at `ply`."""
        kinds = MatchChange.REFRESHED, MatchChange.PLAYED, MatchChange.UNDONE
        earlier, first = self._unshown or (change, ply)
        self._unshown = max(change, earlier, key=kinds.index), min(ply, first)
        self.viewed_ply = min(self.viewed_ply or 0, self.match.visible_ply_count)
        self._emit_change([], MatchChange.REPLAYED)

    def why_not_undo(self) -> UndoRefusal | None:
        """Returns the reason why `undo` is not possible; None if it is possible."""
        if self.handover_to is not None:
            return UndoRefusal.OTHER_SEAT
        actors = {entry.actor for entry in self.match.entries[self._undo_floor :]} - {CHANCE}
        if self._undo_floor and not any(self.match.seats[actor].is_person for actor in actors):
            return UndoRefusal.NOTHING
        return why_not_undo(self.match, self._seats_here)

    @property
    def can_redo(self) -> bool:
        """Whether `redo` has a move to play again that was not undone by a person at another computer."""
        return self.handover_to is None and can_redo(self.match, self._seats_here)

    @property
    def _seats_here(self) -> set[int]:
        return set(range(len(self.match.seats))) - self._elsewhere

    def undo(self) -> None:
        """Undoes the last move of a person, and all moves of bots and chance after it. Raises UndoError.

        If only bots play, undoes the last move and pauses the bots, because they would make the same move again.
        """
        if reason := self.why_not_undo():
            raise UndoError(reason)
        # The bots are paused before `match.undo`: the pause calls slots that read `view`, and the undo outdates it.
        if not any(seat.is_person for seat in self.match.seats):
            self.turns.set_paused(True)
        self.change_match(MatchChange.UNDONE, partial(self.match.undo, self._seats_here))

    def redo(self) -> None:
        """Plays the last undone move again. Raises UndoError."""
        self._refuse_during_handover()
        self.change_match(MatchChange.PLAYED, partial(self.match.redo, narrate=True))

    def restart_turn(self) -> None:
        """Undoes all moves that the viewer has made in this turn. Raises UndoError."""
        self._refuse_during_handover()
        if (decided := self.match.decision or self._last_entry) and decided.actor in self._elsewhere:
            raise UndoError(UndoRefusal.OTHER_SEAT)
        self.change_match(MatchChange.UNDONE, self.match.restart_turn)

    def _refuse_during_handover(self) -> None:
        """Raises UndoError during a hand-over: the person at the screen may not be the one whose moves change."""
        if self.handover_to is not None:
            raise UndoError(UndoRefusal.OTHER_SEAT)

    def confirm_handover(self) -> None:
        """Ends the hand-over and shows the match, after the next person has come to the screen."""
        if self.handover_to is not None:
            self.handover_to = None
            self._emit_change_and_wake_bots([], MatchChange.REFRESHED)

    def go_to_ply(self, ply: int) -> None:
        """Shows the position after the first `ply` moves; from `Match.visible_ply_count` on, the present position."""
        self.turns.cancel()
        self.viewed_ply = None if ply >= self.match.visible_ply_count else max(0, ply)
        self._board_seat = None
        if self.viewed_ply is None and self._unshown is not None:
            (change, first), self._unshown = self._unshown, None
            self._choose_viewer()
            plies = range(first, self.match.ply) if change is MatchChange.PLAYED else ()
            self._emit_change_and_wake_bots([part for each in plies for part in self.narration(each)], change)
        else:
            self._emit_change([], MatchChange.REPLAYED)
            self.turns.wake()

    def refresh_moves(self) -> None:
        """Shows the position again after a change of the offered moves."""
        self._view = None
        self.changed.emit(self.view, [], MatchChange.REFRESHED)

    def show_past_position(
        self, ply: int, board_seat: int | None = None, *, animated: bool = False, state: S | None = None
    ) -> None:
        """Shows the position after the first `ply` moves as a past position, even if it is the present one.

        `ply` is limited to `Match.visible_ply_count`. The board of `board_seat` is in front, by default the viewer's.
        If `animated`, `changed` is emitted with the events of the last of these moves. `state` replaces the position,
        for instance with one between two events of this move.
        """
        self.turns.cancel()
        self.viewed_ply = min(max(0, ply), self.match.visible_ply_count)
        self._board_seat = board_seat
        narration = self.narration(self.viewed_ply - 1) if animated and self.viewed_ply else []
        self._emit_change(narration, MatchChange.REPLAYED, state)

    def set_player(self, seat: int, player: str) -> None:
        """Gives a seat to a person (PERSON) or to the bot of this name. Raises KeyError for an unknown bot."""
        if player != PERSON and not self._bots.has_bot(player):
            raise KeyError(player)
        self.turns.cancel()
        self._bots.end_bot(seat)
        self.match.set_player(seat, player)
        self._view = self._saved_to_file = None
        self.seats_changed.emit()
        self._autosave_and_show_change(MatchChange.REFRESHED, self.match.ply, [])

    def set_seats_elsewhere(self, seats: Collection[int]) -> None:
        """Sets the seats whose persons are at other computers. This screen plays no moves for them."""
        if self._elsewhere == frozenset(seats):
            return
        self._elsewhere = frozenset(seats)
        # Decided anew, because a pending hand-over may have lost all other persons at this screen.
        self.handover_to = None
        self._choose_viewer(is_new_player=True)
        self.seats_changed.emit()
        self._emit_change([], MatchChange.REFRESHED)

    def _autosave_and_show_change(self, change: MatchChange, ply: int, narration: list[tuple[E, S]]) -> None:
        """Autosaves the match after a change, and shows the change as far as the viewer may know it."""
        self.turns.cancel()
        self.viewed_ply = self._unshown = self._view = None
        self._autosave_match()
        # `observe` comes before `_choose_viewer`, which may make another person the viewer.
        seen = [(event, self.match.game.observe(state, self._viewer)) for event, state in narration]
        self._choose_viewer()
        if self.match.is_hidden_from(0, self._viewer):
            # The new viewer may be looking at the screen already, so keep only events that this person may know.
            seen = [part for each in range(ply, self.match.ply) for part in self.narration(each)]
        self._emit_change_and_wake_bots(seen, change)

    def _emit_change_and_wake_bots(self, narration: list[tuple[E, S]], change: MatchChange) -> None:
        self._emit_change(narration, change)
        if self.match.is_over and not self._is_end_announced:
            self._is_end_announced = True
            self.game_over.emit()
        self.turns.wake()

    def _emit_change(self, narration: list[tuple[E, S]], change: MatchChange, state: S | None = None) -> None:
        # After an undo, the match may end again, and one update of a host may contain both.
        self._is_end_announced = self._is_end_announced and self.match.is_over and change is not MatchChange.UNDONE
        self.position_changed.emit()
        self._view = None
        if state is not None:
            self._view = evolve(self.view, state=state)
        self.changed.emit(self.view, narration, change)

    def _choose_viewer(self, *, is_new_player: bool = False) -> None:
        """Makes the deciding person the viewer, and asks for a hand-over if needed.

        Hand-overs happen only before secret choices or, if `always_hands_over` returns True, before every turn:
        - Another person decides.
        - `is_new_player` is True: another person may have taken the viewer's seat.
        - A secret choice begins. The others must look away, even if the same person decides.
        - A hand-over to the deciding person was not confirmed.
        """
        pending, self.handover_to = self.handover_to, None
        decision, seats = self.match.decision, self.seats
        # After a secret choice, anybody may be looking at the screen until all choices are revealed.
        has_chosen = decision is not None and self._viewer in self.match.secret_seats - {decision.actor}
        if self._viewer == NO_SEAT or not seats[self._viewer].is_person or has_chosen:
            self._viewer = self._first_viewer()
        if decision is not None and self.match.seats[decision.actor].is_person:
            self._front_seat = decision.actor
        is_elsewhere = decision is not None and decision.actor in self._elsewhere
        began = self.is_decision_secret and not self._was_secret
        self._was_secret = self.is_decision_secret and not is_elsewhere
        if decision is None or not seats[decision.actor].is_person:
            return
        changed = decision.actor != self._viewer
        self._viewer = decision.actor
        others = sum(seat.is_person for seat in seats) > 1
        hands_over = self.is_decision_secret or self._always_hands_over()
        if pending == decision.actor or (others and (changed or is_new_player or began) and hands_over):
            self.handover_to = decision.actor
            self.handover_needed.emit(decision.actor)

    def _first_viewer(self) -> int:
        """Returns the seat of the first person at this screen; 0 if only bots play.

        Returns NO_SEAT if there is none, or several during a secret choice: any of them may be looking.
        """
        persons = [number for number, seat in enumerate(self.seats) if seat.is_person]
        if len(persons) > 1 and self.is_decision_secret:
            return NO_SEAT
        return next(iter(persons), NO_SEAT if self._elsewhere else 0)

    @property
    def is_saved_to_file(self) -> bool:
        """Whether the match was saved to a file after its last change."""
        return self._saved_to_file is not None and self._last_entry is self._saved_to_file[0]

    def mark_saved_to_file(self) -> None:
        """Remembers that the match has been saved to a file."""
        self._saved_to_file = (self._last_entry,)

    @property
    def _last_entry(self) -> Entry[M] | None:
        return self.match.entries[-1] if self.match.ply else None

    def _autosave_match(self) -> None:
        # With other players, a finished match would count as another match, and its result would be stored twice.
        if self._autosave is None or (self._is_end_announced and self.match.is_over):
            return
        try:
            self._autosave.save(self.match)
            self.is_autosaved = True
        except StorageError as error:
            first, self.is_autosaved = self.is_autosaved, False
            if first:
                self.save_failed.emit(error)


AnyMatchController: TypeAlias = MatchController[Any, Any, Any, Any]
"""`MatchController` of a match of any game."""
