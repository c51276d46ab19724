"""Replay of a match, move by move or automatically. It never changes the match."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from haspelknecht_qt.core.game import CHANCE, E, M, S, U
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.panels.log import make_log_lines
from haspelknecht_qt.ui.review.bar import ReplayBar
from haspelknecht_qt.ui.review.history import MatchHistory
from haspelknecht_qt.ui.review.timeline import Timeline

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import Entry
    from haspelknecht_qt.ui.match.match_context import MatchContext
    from haspelknecht_qt.ui.match.session import Session

POLL_INTERVAL = 15
"""Interval of the timer that checks whether all animations have ended, in milliseconds."""
MOVE_PAUSE = 420
"""Pause between two moves at the normal pace, in milliseconds."""
STILL_MOVE_PAUSE = 900
"""Pause after a move without animation, in milliseconds: longer, because such a move is easily missed."""
SCRUB_PAUSE = 220
"""Delay between dragging along the timeline and showing the acting player's board, in milliseconds."""
BAR_OVERHANG = (8, 6)
"""Minimum heights by which the bar is larger than the prompt, above and below it, in logical pixels at scale 1."""


class Replay(QObject, Generic[S, M, E, U]):
    """Shows past positions of a match, one by one or automatically, with a bar in place of the prompt.

    The replay opens whenever the controller shows a past position, for instance after a click on the log. It closes
    when the controller shows the present position again.
    """

    continue_wanted = Signal(int)
    """Emitted with the ply of the position from which the player wants to play on, in a new match."""
    decisions_wanted = Signal()
    """Emitted when the player asks for the page of the costliest decisions."""
    closed = Signal()
    """Emitted after `leave` has returned to the match."""

    def __init__(
        self,
        session: Session[S, M, E, U],
        context: MatchContext[S, M, E, U],
        offers_decisions: Callable[[], bool] | None = None,
    ) -> None:
        """`offers_decisions` returns whether the page of the costliest decisions can be opened.

        In tutorial chapters and puzzles it is None. They also have no button to play on from a past position.
        """
        super().__init__(session)
        self._controller = session.controller
        self._context = context
        self._table = context.table
        self._history: MatchHistory | None = None
        self._entries: tuple[Entry[M], ...] = ()
        """Entries of the log to which the history belongs."""
        self._end_ply = 0
        self._is_own_turn = False
        """Whether it was the turn of a person at this screen when the replay was opened, and has been since."""
        self._has_rested = False
        self._wanted_ply = 0
        self._window = self._table.view.window()
        self._offers_decisions = offers_decisions or (lambda: False)
        self._move_timer = QTimer(self, singleShot=True)
        self._move_timer.timeout.connect(self._show_next)
        self._scrub_timer = QTimer(self, singleShot=True, interval=0)
        self._scrub_timer.timeout.connect(self._scrub)
        self._acting_board_timer = QTimer(self, singleShot=True, interval=SCRUB_PAUSE)
        self._acting_board_timer.timeout.connect(self._show_acting_player_board)
        session.changed.connect(self._follow_controller)
        session.listen(self._table.prompt_moved, self.place_bar)
        session.listen(context.workspace.arranged, self._fit_bar)
        self._table.view.installEventFilter(self)
        self._window.installEventFilter(self)
        if not offers_decisions:
            self.bar.continue_button.hide()

    @cached_property
    def bar(self) -> ReplayBar:
        """Replay bar, created on first use, because most matches have no replay."""
        look, game_ui = self._context.look, self._context.game_ui
        timeline = Timeline(look, game_ui.texts, game_ui.periods, self._describe)
        bar = ReplayBar(look, game_ui.texts, timeline, self._table.view)
        bar.set_compact(self._context.workspace.is_small)
        bar.position_wanted.connect(self.scrub)
        bar.step_wanted.connect(self.step)
        bar.jump_wanted.connect(self.jump)
        bar.play_pressed.connect(self.toggle_playing)
        bar.pace_chosen.connect(self._set_pace)
        bar.follow_chosen.connect(self._set_board_following)
        bar.continue_pressed.connect(self._continue_match_from_here)
        bar.decisions_pressed.connect(self._show_decisions)
        bar.leave_wanted.connect(self.leave)
        bar.installEventFilter(self)
        return bar

    @property
    def _has_bar(self) -> bool:
        return "bar" in vars(self)

    def _fit_bar(self) -> None:
        """Makes the bar compact in a small window."""
        if self._has_bar:
            self.bar.set_compact(self._context.workspace.is_small)

    def close_and_delete_bar(self) -> None:
        """Closes the replay and deletes its bar."""
        self.pause()
        if self.is_open:
            self._close()
        self._table.view.removeEventFilter(self)
        self._window.removeEventFilter(self)
        if self._has_bar:
            self.bar.deleteLater()

    @property
    def is_open(self) -> bool:
        """Whether a past position is shown, with the bar in place of the prompt."""
        return self._history is not None

    @property
    def is_playing(self) -> bool:
        """Whether the automatic replay is running."""
        return self._move_timer.isActive()

    @property
    def ply(self) -> int:
        """Ply of the position that is shown."""
        return self._controller.viewed_ply or 0

    def open(self, first: int | None = None, until: int | None = None, board_seat: int | None = None) -> None:
        """Shows the position at ply `first`, by default the last position that may be shown.

        With `until`, then replays the moves to that ply. With `board_seat`, the board of this seat is in front.
        """
        if self._controller.handover_to is not None:
            return
        self.pause()
        last = self._controller.match.visible_ply_count
        self._show(last if first is None else first, animated=False)
        if board_seat is not None:
            self._controller.show_past_position(self.ply, board_seat)
            self._table.skip()
        if until is not None:
            self.play(until)

    def show_state_in_move(self, ply: int, state: S) -> None:
        """Shows a state between two events of the move at this ply, for instance the scored one at a period's end."""
        if self._controller.handover_to is None:
            self.pause()
            self._table.skip()
            self._controller.show_past_position(ply + 1, state=state)
            self._table.skip()

    def toggle_open(self) -> None:
        """Opens the replay or, if it is open, returns to the match."""
        if self.is_open:
            self.leave()
        else:
            self.open()

    def _follow_controller(self) -> None:
        """Opens, closes or updates the replay after the controller has shown a position."""
        if self._controller.viewed_ply is None:
            if self.is_open:
                self._close()
            return
        if not self.is_open:
            self._open()
        elif self._entries != self._visible_entries:
            self._read_history()
        self._show_position()

    def leave(self) -> None:
        """Returns to the match."""
        self.pause()
        self._controller.go_to_ply(self._controller.match.ply)
        self._table.skip()
        self.closed.emit()

    def _open(self) -> None:
        self._read_history()
        self._is_own_turn = self._may_person_play()
        self.bar.show_pace(self._context.settings.replay_pace)
        self.bar.show_follows_acting_player(self._context.settings.replay_follows)
        self.bar.decisions_button.setVisible(self._offers_decisions())
        self._table.set_replay_pace(self.bar.pace)
        self._context.prompt.hide()
        self.bar.show()
        self.place_bar()
        # While the window with the result has the focus, `hasFocus` is False for the table.
        focused = self._window.focusWidget()
        if focused is self._table.view or self._context.prompt.isAncestorOf(focused):
            self.bar.setFocus(Qt.FocusReason.OtherFocusReason)

    def _may_person_play(self) -> bool:
        """Whether the match waits for a person at this screen."""
        decision = self._controller.match.decision
        return decision is not None and self._controller.seats[decision.actor].is_person

    def _show_turn(self) -> None:
        """Says in the bar when it has become the turn of a person at this screen, through moves at another computer."""
        may_play = self._may_person_play()
        self._is_own_turn = self._is_own_turn and may_play
        was_due = self.bar.is_turn_due
        self.bar.show_turn_due(may_play and not self._is_own_turn)
        if self.bar.is_turn_due and not was_due:
            self._table.tree.say(self.bar.leave_button.text())

    @property
    def _visible_entries(self) -> tuple[Entry[M], ...]:
        match = self._controller.match
        return match.entries[: match.visible_ply_count]

    def _read_history(self) -> None:
        """Shows all positions on the timeline: at first, and after a move of a person at another computer."""
        match, self._entries = self._controller.match, self._visible_entries
        self._history = MatchHistory(match, len(self._entries))
        self._end_ply = min(self._end_ply, self._last_ply)
        self.bar.show_history(self._history, [seat.colour for seat in match.seats])

    def _close(self) -> None:
        self.pause()
        self._history = None
        self._table.set_replay_pace(1.0)
        had_focus = self.bar.isAncestorOf(self._window.focusWidget())
        self.bar.hide()
        self._context.prompt.show()
        if had_focus:
            self._table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def place_bar(self) -> None:
        """Places the bar over the prompt, as high as its contents need."""
        if self._has_bar:
            above, below = map(self._context.look.px, BAR_OVERHANG)
            rect = self._table.prompt_rect().adjusted(0, -above, 0, below)
            missing = max(0, self.bar.minimumSizeHint().height() - rect.height())
            self.bar.setGeometry(rect.adjusted(0, -(missing // 2), 0, missing - missing // 2))
            self.bar.raise_()

    def scrub(self, ply: int) -> None:
        """Shows the position at a ply in the next run of the event loop. Only the last of several calls counts.

        The same board stays in front while the player drags along the timeline, so that its changes can be seen.
        """
        self.pause()
        self._wanted_ply = ply
        self._scrub_timer.start()

    def _scrub(self) -> None:
        self._controller.show_past_position(self._wanted_ply, self._controller.viewer)
        self._table.skip()
        self._acting_board_timer.start()

    def _show_acting_player_board(self) -> None:
        """Puts the acting player's board in front, once the player no longer drags along the timeline."""
        if self.bar.timeline.isSliderDown():
            self._acting_board_timer.start()
        elif self._board_seat(self.ply) not in {None, self._controller.viewer}:
            self._show(self.ply, animated=False)

    def step(self, by: int) -> None:
        """Goes one move forward (1), with animation, or one move back (-1)."""
        self.pause()
        if 0 <= self.ply + by <= self._last_ply:
            self._show(self.ply + by, animated=by == 1)

    def jump(self, direction: int) -> None:
        """Goes to the next stop if `direction` is positive, otherwise to the previous stop, as chosen in the bar."""
        self.pause()
        if self._history is not None:
            to = self._history.stop_after if direction > 0 else self._history.stop_before
            self._show(to(self.ply, self.bar.stop_kind), animated=False)

    @property
    def _last_ply(self) -> int:
        return 0 if self._history is None else self._history.last_ply

    def _show(self, ply: int, *, animated: bool) -> None:
        """Shows a position. If `animated`, the last move before it is animated."""
        controller = self._controller
        self._table.skip()
        ply = min(max(0, ply), controller.match.visible_ply_count)
        board_seat = self._board_seat(ply)
        if animated and ply > 0 and board_seat is not None and board_seat != controller.viewer:
            # First puts the acting player's board in front, without animation.
            controller.show_past_position(ply - 1, board_seat)
            self._table.skip()
        controller.show_past_position(ply, board_seat, animated=animated)
        if not animated:
            self._table.skip()

    def _board_seat(self, ply: int) -> int | None:
        """Returns the seat whose board shall be in front; None to keep the viewer's board in front."""
        if self._history is None or not self._context.settings.replay_follows:
            return None
        return self._history.last_acting_seat(ply)

    def toggle_playing(self) -> None:
        """Starts or stops the automatic replay."""
        if self.is_playing:
            self.pause()
        else:
            self.play()

    def play(self, until: int | None = None) -> None:
        """Replays automatically to ply `until`, by default to the end. If already there, begins at the start."""
        if self._history is None:
            return
        self._end_ply = self._last_ply if until is None else min(until, self._last_ply)
        if self.ply >= self._end_ply:
            self._show(0, animated=False)
        self._has_rested = True
        self._move_timer.start(POLL_INTERVAL)
        self.bar.show_playing(playing=True)

    def pause(self) -> None:
        """Stops the automatic replay. A running animation is not interrupted."""
        for timer in (self._move_timer, self._scrub_timer, self._acting_board_timer):
            timer.stop()
        if self._has_bar:
            self.bar.show_playing(playing=False)

    def _show_next(self) -> None:
        """Shows the next move, if the previous animation and a pause after it are over. Otherwise waits for them."""
        pause = 0.0
        if self._table.is_busy:
            self._has_rested = False
        elif not self._has_rested:
            self._has_rested = True
            pause = MOVE_PAUSE
        elif self.ply >= self._end_ply:
            self.pause()
            return
        else:
            self._show(self.ply + 1, animated=True)
            self._has_rested = not self._table.is_busy
            pause = STILL_MOVE_PAUSE if self._has_rested else 0.0
        self._move_timer.start(max(POLL_INTERVAL, round(pause / self.bar.pace)))

    def _set_pace(self, pace: float) -> None:
        self._context.settings.replay_pace = pace
        self._table.set_replay_pace(pace)

    def _set_board_following(self, follows: bool) -> None:
        self._context.settings.replay_follows = follows
        self._show(self.ply, animated=False)

    def _show_decisions(self) -> None:
        self.pause()
        self.decisions_wanted.emit()

    def _continue_match_from_here(self) -> None:
        self.pause()
        self.continue_wanted.emit(self.ply)

    def _show_position(self) -> None:
        ply, match = self.ply, self._controller.match
        actor = match.entries[ply - 1].actor if ply else CHANCE
        self.bar.show_position(ply, self.describe_move(ply), None if actor == CHANCE else match.seats[actor].colour)
        self.bar.continue_button.setEnabled(ply < match.visible_ply_count)
        self._show_turn()
        self.place_bar()

    def describe_move(self, ply: int) -> str:
        """Returns a description of the last move before a position, with the period in which it was made first."""
        match, texts, viewer = self._controller.match, self._context.game_ui.texts, self._controller.viewer
        if self._history is None or not 0 < ply <= self._last_ply:
            return texts.periods.heading(match.seen_state(0, viewer))
        lines = [
            texts.events.line(line.event, line.state, line.count)
            for line in make_log_lines(ply, self._controller.narration(ply - 1), texts.events)
        ]
        happened = self.tr(" · ", "between two things that happened").join(filter(None, lines))
        if not happened:
            entry = match.entries[ply - 1]
            if match.is_hidden_from(ply - 1, viewer):
                return texts.periods.heading(match.seen_state(ply, viewer))
            happened = texts.moves.line(match.seen_state(ply - 1, viewer), entry.move)
            if entry.actor != CHANCE:
                happened = self.tr("{name}: {move}").format(name=texts.seats.name(entry.actor), move=happened)
        # A period's last move leads to a position in the next period.
        season = texts.periods.name(self._history.positions[ply - 1].period)
        return self.tr("{season}: {happened}").format(season=season, happened=happened)

    def _describe(self, ply: int) -> str:
        return self.tr("Step {ply}\n{words}").format(ply=ply, words=self.describe_move(ply))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While the replay is open, passes key presses on the table to the bar, and closes the replay with Esc.

        Places the bar again when its contents need another height, for instance at another text size.
        """
        if event.type() == QEvent.Type.LayoutRequest and watched is vars(self).get("bar"):
            self.place_bar()
        if not self.is_open or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if watched is self._table.view:
            return self.bar.handle_key(event)
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
            return True
        return False
