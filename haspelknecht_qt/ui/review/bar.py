"""Replay bar: a timeline, a description of the last move, and buttons for going through the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import MIN_TARGET_SIZE
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.review.history import MatchHistory, StopKind
from haspelknecht_qt.ui.review.timeline import Timeline
from haspelknecht_qt.ui.widgets.basics import HouseMark, IconButton, name_button
from haspelknecht_qt.ui.widgets.button_menus import open_button_menu
from haspelknecht_qt.ui.widgets.elided import ElidedLabel
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.settings import REPLAY_PACES

Value = TypeVar("Value")


class ReplayBar(Retranslated, QFrame):
    """Bar with the controls of a replay. It only emits signals; `Replay` acts on them and sets the contents."""

    position_wanted = Signal(int)
    """Emitted with the ply of the position that the player wants to see."""
    step_wanted = Signal(int)
    """Emitted with 1 for one move forward, and with -1 for one move back."""
    jump_wanted = Signal(int)
    """Emitted with 1 for a jump to the next stop, and with -1 for a jump to the previous stop.

    A stop is a position of interest, for instance the beginning of a period (`StopKind`).
    """
    play_pressed = Signal()
    pace_chosen = Signal(float)
    follow_chosen = Signal(bool)
    decisions_pressed = Signal()
    continue_pressed = Signal()
    leave_wanted = Signal()
    """Emitted when the player wants to return from the replay to the match."""

    def __init__(
        self, look: Look, texts: GameTexts[S, M, E], timeline: Timeline[S, M, E], parent: QWidget | None = None
    ) -> None:
        """`timeline` is placed in the bar, which becomes its parent."""
        super().__init__(parent)
        self._look = look
        self._compact = False
        self._playing = False
        self.is_turn_due = False
        """Whether the bar says that the match waits for the player."""
        self._last_ply = 0
        self._ply = 0
        self.stop_kind = StopKind.PERIOD
        self.pace = 1.0
        self.setProperty("surface", "panel")
        self._game_texts = texts
        self.timeline = timeline
        self.timeline.valueChanged.connect(self.position_wanted)
        self.mark = HouseMark(look, "madder", 22)
        self.description = ElidedLabel("strong")
        self.count_label = ElidedLabel("caption")
        self.back_button = IconButton(look, "step_back", "tool", 18, on_click=lambda: self.step_wanted.emit(-1))
        self.play_button = IconButton(look, "play", "tool", 18, on_click=self.play_pressed)
        self.forward_button = IconButton(look, "step_forward", "tool", 18, on_click=lambda: self.step_wanted.emit(1))
        self.stop_back_button = IconButton(look, "chevron_left", "tool", 18, on_click=lambda: self.jump_wanted.emit(-1))
        self.stop_button = IconButton(
            look, "", "quiet", 18, on_click=lambda: self._pop_up(self._stops, self.stop_button)
        )
        self.stop_forward_button = IconButton(
            look, "chevron_right", "tool", 18, on_click=lambda: self.jump_wanted.emit(1)
        )
        self.pace_button = IconButton(
            look, "clock", "quiet", 18, on_click=lambda: self._pop_up(self._paces, self.pace_button)
        )
        self.follow_button = IconButton(look, "eye", "quiet", 18)
        self.follow_button.setCheckable(True)
        self.follow_button.toggled.connect(self.follow_chosen)
        self.decisions_button = IconButton(look, "hint", "tool", 18, on_click=self.decisions_pressed)
        self.continue_button = IconButton(look, "arrow", "plain", 18, on_click=self.continue_pressed)
        self.leave_button = IconButton(look, "check", "primary", 18, on_click=self.leave_wanted)
        self._stops, self._stop_actions = self._menu(tuple(StopKind), self._set_stop_kind)
        self._paces, self._pace_actions = self._menu(REPLAY_PACES, self._set_pace)
        moves = self.back_button, self.play_button, self.forward_button
        stops = self.stop_back_button, self.stop_button, self.stop_forward_button
        others = self.pace_button, self.follow_button, self.decisions_button, self.continue_button, self.leave_button
        self._words = QWidget()
        self._words_row = fill_layout(QHBoxLayout(self._words), self.mark, (self.description, 1), self.count_label)
        self._row = fill_layout(QHBoxLayout(), *moves, (self._words, 1), *stops, *others)
        self._column = fill_layout(QVBoxLayout(self), self.timeline, self._row)
        self.setFocusProxy(self.timeline)
        self.retranslate()
        look.call_on_change(self._apply_style)
        self.hide()

    def _menu(self, values: Sequence[Value], on_choice: Callable[[Value], None]) -> tuple[QMenu, dict[Value, QAction]]:
        menu, group = QMenu(self), QActionGroup(self)
        actions: dict[Value, QAction] = {}
        for value in values:
            actions[value] = action = group.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda _checked=False, value=value: on_choice(value))
            menu.addAction(action)
        return menu, actions

    def _pop_up(self, menu: QMenu, button: QAbstractButton) -> None:
        menu.setAccessibleName(button.accessibleName() or button.text())
        open_button_menu(menu, button, above=True)

    def show_history(self, history: MatchHistory, colours: Sequence[str]) -> None:
        """Shows the history of a match on the timeline. `colours` are the players' colours by seat."""
        self._last_ply = history.last_ply
        self.timeline.show_history(history, colours)

    def show_position(self, ply: int, words: str, colour: str | None) -> None:
        """Shows a position. `words` describe the last move before it.

        `colour` is the colour of the player who made this move; None at the start of the match and for a chance move.
        """
        self._ply = ply
        self.timeline.move_needle_to(ply)
        self.description.set_line(words)
        self.mark.setVisible(colour is not None)
        if colour is not None:
            self.mark.set_colour(colour)
        self._show_step_number()
        for button in (self.back_button, self.stop_back_button):
            button.setEnabled(ply > 0)
        for button in (self.forward_button, self.stop_forward_button):
            button.setEnabled(ply < self._last_ply)
        self.setAccessibleName(words)

    def show_playing(self, playing: bool) -> None:
        """Shows whether the replay is playing automatically."""
        if playing != self._playing:
            self._playing = playing
            self.play_button.set_icon("pause" if playing else "play")
            self._name_play_button()

    def show_turn_due(self, is_due: bool) -> None:
        """Says on the button to leave the replay whether the match waits for the player."""
        self.is_turn_due = is_due
        self._show_leave_text()

    def show_pace(self, pace: float) -> None:
        """Shows the pace of the replay. Chooses the nearest value of REPLAY_PACES."""
        self.pace = min(REPLAY_PACES, key=lambda one: abs(one - pace))
        self._pace_actions[self.pace].setChecked(True)
        self.pace_button.setText(self._pace_name(self.pace))

    def show_follows_acting_player(self, follows: bool) -> None:
        """Shows whether the replay puts the acting player's board in front."""
        with QSignalBlocker(self.follow_button):
            self.follow_button.setChecked(follows)

    def set_compact(self, compact: bool) -> None:
        """Sets whether the bar has the smaller height for small windows."""
        if compact != self._compact:
            self._compact = compact
            self.timeline.set_compact(compact)
            self._apply_style()

    def _set_stop_kind(self, stop: StopKind) -> None:
        self.stop_kind = stop
        self.retranslate()

    def _set_pace(self, pace: float) -> None:
        self.show_pace(pace)
        self.pace_chosen.emit(pace)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.handle_key(event):
            super().keyPressEvent(event)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Handles a key press on the bar or the table. Returns False if the replay does not use the key."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        match event.key():
            case Qt.Key.Key_Left:
                self._move_by(event, -1)
            case Qt.Key.Key_Right:
                self._move_by(event, 1)
            case Qt.Key.Key_PageUp | Qt.Key.Key_Up:
                self.jump_wanted.emit(-1)
            case Qt.Key.Key_PageDown | Qt.Key.Key_Down:
                self.jump_wanted.emit(1)
            case Qt.Key.Key_Home:
                self.position_wanted.emit(0)
            case Qt.Key.Key_End:
                self.position_wanted.emit(self._last_ply)
            case Qt.Key.Key_Space:
                self.play_pressed.emit()
            case Qt.Key.Key_Escape:
                self.leave_wanted.emit()
            case _:
                return False
        return True

    def _move_by(self, event: QKeyEvent, by: int) -> None:
        """Goes one move forward (1) or back (-1). While the key is held down, moves are not animated."""
        if event.isAutoRepeat():
            self.position_wanted.emit(min(self._last_ply, max(0, self._ply + by)))
        else:
            self.step_wanted.emit(by)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accepts clicks, so that they do not reach the table below."""
        event.accept()

    def _pace_name(self, pace: float) -> str:
        return self.tr("{pace}×", "how many times as fast").format(pace=QLocale().toString(pace, "g", 3))  # noqa: RUF001

    def _show_step_number(self) -> None:
        self.count_label.set_line(self.tr("Step {ply} of {last}").format(ply=self._ply, last=self._last_ply))

    def _name_play_button(self) -> None:
        name_button(self.play_button, self.tr("Pause (Space)") if self._playing else self.tr("Play (Space)"))

    @override
    def retranslate(self) -> None:
        previous_player, next_player = self.tr("Previous player (Page up)"), self.tr("Next player (Page down)")
        previous_score, next_score = self.tr("Previous score (Page up)"), self.tr("Next score (Page down)")
        labels = {
            StopKind.PERIOD: self._game_texts.periods.jump_labels(),
            StopKind.PLAYER: (self.tr("Player"), previous_player, next_player),
            StopKind.SCORE: (self.tr("Score"), previous_score, next_score),
        }
        for stop, action in self._stop_actions.items():
            action.setText(labels[stop][0])
            action.setChecked(stop is self.stop_kind)
        for pace, action in self._pace_actions.items():
            action.setText(self._pace_name(pace))
        name, before, after = labels[self.stop_kind]
        self.stop_button.setText(name)
        name_button(self.stop_back_button, before)
        name_button(self.stop_forward_button, after)
        self.stop_button.setToolTip(self.tr("What the buttons beside this one jump to"))
        name_button(self.back_button, self.tr("One step back (Left)"))
        name_button(self.forward_button, self.tr("One step forward (Right)"))
        self.pace_button.setToolTip(self.tr("Replay speed"))
        name_button(self.follow_button, self.tr("Show the acting player’s board"))
        name_button(self.decisions_button, self.tr("Costliest decisions"))
        self.continue_button.setToolTip(self.tr("Continue from this position, as a separate game"))
        # The button does not always show this text.
        self.continue_button.setAccessibleName(self.tr("Continue from here"))
        name_button(self.leave_button, self.tr("Back to the game (Esc)"))
        self._show_continue_text()
        self._show_leave_text()
        self.timeline.setAccessibleName(self.tr("Step shown"))
        self.show_pace(self.pace)
        self._name_play_button()
        self._show_step_number()

    def _show_leave_text(self) -> None:
        self.leave_button.setText(self.tr("It is your turn") if self.is_turn_due else self.tr("Back to the game"))

    def _show_continue_text(self) -> None:
        """Shows the text of the button if the controls are small: the caption needs the room between large ones."""
        is_large = self._look.typography.min_target_size > MIN_TARGET_SIZE
        self.continue_button.setText("" if is_large else self.tr("Continue from here"))

    def _apply_style(self) -> None:
        px = self._look.px
        self._show_continue_text()
        least = self._look.typography.min_target_size
        is_large = least > MIN_TARGET_SIZE
        self._column.setContentsMargins(px(6), px(3), px(6), px(3))
        self._column.setSpacing(0)
        self._row.setContentsMargins(px(4), 0, px(2), 0)
        self._row.setSpacing(px(3))
        self._words_row.setContentsMargins(0, 0, 0, 0)
        self._words_row.setSpacing(px(3))
        is_high = is_large and not self._compact
        self.description.setMinimumHeight(self.description.height_of_lines(2) if is_high else 0)
        self._arrange(in_one_row=is_large)
        high, wide = (px(18), px(7)) if self._compact else (px(22), px(10))
        tool = high + px(4)
        if is_large:
            wide, tool = px(7), least
            high = least - 2 * px(2)
        self.setStyleSheet(
            f"QPushButton {{ min-height: {high}px; padding: {px(2)}px {wide}px; }}"
            f'QPushButton[kind="tool"] {{ min-height: {tool}px; padding: 0; }}'
            f'QPushButton[kind="primary"] {{ padding: {px(2)}px {wide}px {px(1)}px {wide}px; }}'
            f'QPushButton[kind="quiet"], QPushButton[kind="plain"] {{ min-width: {least - 2 * wide}px; }}'
            f'QPushButton[kind="quiet"]:checked {{ background: {self._look.theme["paper3"]}; }}'
        )

    def _arrange(self, *, in_one_row: bool) -> None:
        """Places the timeline above the buttons or, `in_one_row`, beside them: the bar is too low for two large rows."""
        place = self._row.indexOf(self._words)
        if in_one_row:
            if place >= 0:
                # Taken first, because PySide would keep a wrapper of the layout item that Qt frees.
                self._row.takeAt(place)
            self.timeline.set_heading(self._words)
        else:
            self.timeline.set_heading(None)
        if not in_one_row and place < 0:
            self._row.insertWidget(self._row.indexOf(self.forward_button) + 1, self._words, 1)
        direction = QBoxLayout.Direction.LeftToRight if in_one_row else QBoxLayout.Direction.TopToBottom
        self._column.setDirection(direction)
        self._column.setStretch(0, int(in_one_row))
        self._column.setStretch(1, int(not in_one_row))
