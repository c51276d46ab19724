"""Session of a match: connects its controller with table, prompt, side panel and hand-over screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from PySide6.QtCore import QMetaObject, QObject, QPoint, Qt, Signal, SignalInstance
from shiboken6 import isValid

from haspelknecht_qt.core.game import CHANCE, E, M, S, U
from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.core.undo import UndoError
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import Confirmation, GameTexts, LogLine, MatchSnapshot, TakeBack
from haspelknecht_qt.ui.match.bot_names import bot_names_of
from haspelknecht_qt.ui.match.controller import MatchChange, MatchController
from haspelknecht_qt.ui.match.hand_over import RecentEventLines
from haspelknecht_qt.ui.match.prompt import prompt_actions
from haspelknecht_qt.ui.panels.log import append_lines, make_log_lines
from haspelknecht_qt.ui.widgets.dialogs import MessageButton, MessageDialog

if TYPE_CHECKING:
    import pathlib

    from haspelknecht_qt.ui.match.match_context import MatchContext

DRAWER_GAP = 10
"""Space between the prompt and a drawer (a page opened in a small window) below it, in logical pixels at scale 1."""


def events_since_last_turn(
    match: Match[S, M, E, U], seat: int, noticed_entries: Iterable[Entry[M]], texts: GameTexts[S, M, E]
) -> list[RecentEventLines]:
    """Returns the events since the last move of this seat, or all events before its first move.

    They are grouped by period and, in the order of their first events, by player. An event that concerns all players
    ends the groups before it, so that it stands between what came before and after. Only events of `noticed_entries`
    are included, as every seat may know them, because everybody at the table can read the list. While the turn goes on
    after a draw, the seat's own events are left out.
    """
    plies = {entry.ply for entry in noticed_entries}
    entries = match.entries_since(seat)
    has_moved = len(entries) < match.ply
    goes_on = has_moved and all(entry.actor == CHANCE for entry in entries)
    log_lines: list[LogLine[S, E]] = []
    for entry in entries:
        if entry.ply in plies:
            append_lines(
                log_lines, entry.ply, match.events_with_states_for(entry.ply, *range(len(match.seats))), texts.events
            )
    found: dict[tuple[tuple[int, int], int, int | None], list[str]] = {}
    section, last_seat = 0, None
    for line in log_lines:
        is_notable = texts.events.is_notable(line.event) and not (goes_on and line.seat == seat)
        sentence = texts.events.line(line.event, line.state, line.count) if is_notable else ""
        if sentence:
            if None in {line.seat, last_seat} and line.seat != last_seat:
                section += 1
            last_seat = line.seat
            found.setdefault((match.game.period(line.state), section, line.seat), []).append(sentence)
    # Sorted by period only. Sorting is stable, so players stay in the order of their first events.
    return [
        RecentEventLines(texts.periods.name(period), None if player is None else match.seats[player], tuple(sentences))
        for (period, _, player), sentences in sorted(found.items(), key=lambda group: group[0][0])
    ]


class Session(QObject, Generic[S, M, E, U]):
    """Shows a match, and plays the moves that the player chooses on the table, in the prompt or in the move list."""

    changed = Signal(object)
    """Emitted with the `MatchChange` after the change is shown."""
    move_rejected = Signal()
    """Emitted when the player chooses a legal move that is not offered, for instance in the tutorial."""
    refusal_explained = Signal()
    """Emitted when the table says why a move is illegal."""

    def __init__(
        self, controller: MatchController[S, M, E, U], context: MatchContext[S, M, E, U], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self._context = context
        self._texts = context.game_ui.texts
        self._table = table = context.table
        self._prompt = prompt = context.prompt
        self._announced: tuple[str, str] = ("", "")
        """Lines of the prompt that were last announced to screen readers."""
        self._announced_period = self.match.game.period(self.match.state)
        self.confirmation: MessageDialog | None = None
        """Open question whether a risky move shall be made; None if there is none."""
        self.hold_move: Callable[[M], bool] = lambda _move: False
        """Function that returns whether a chosen move must wait. It then calls `play`, unless another move is chosen."""
        self.may_replay: Callable[[], bool] = lambda: True
        """Function that returns whether past positions may be shown."""
        self.other_prompt: Callable[[], tuple[str, str] | None] = lambda: None
        """Function that returns both lines of a prompt instead of the game's prompt; None for the game's prompt."""
        self.changed.connect(context.match_changed)
        controller.changed.connect(self._show)
        controller.seats_changed.connect(self._show_seats)
        controller.game_over.connect(partial(self.changed.emit, MatchChange.ENDED))
        self._connections: list[QMetaObject.Connection] = []
        self.listen(table.move_chosen, self.choose)
        self.listen(table.refused, self._explain_refusal)
        self.listen(table.prompt_moved, self.place_prompt)
        self.listen(context.pages.moves.move_chosen, self.choose)
        self.listen(context.pages.log.ply_wanted, self._go_to_ply)
        self.listen(prompt.chosen, self.choose)
        self.listen(prompt.undo_wanted, self.undo)
        self.listen(prompt.redo_wanted, self.redo)
        self.listen(context.hand_over_screen.confirmed, self._confirm_handover)
        self.listen(context.files.saved, self._say_saved)

    def listen(self, signal: SignalInstance, slot: Callable[..., object] | SignalInstance) -> None:
        """Connects a signal of a shared widget, which outlives the match, to a slot of the match.

        `stop_listening` ends the connection at the end of the match. Qt would end it only when an object is deleted,
        later in the event loop.
        """
        self._connections.append(signal.connect(slot))

    def stop_listening(self) -> None:
        """Ends all connections that `listen` has made."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections.clear()

    @property
    def match(self) -> Match[S, M, E, U]:
        """Match that is shown."""
        return self.controller.match

    def begin(self) -> None:
        """Shows the match for the first time."""
        self._show_seats()
        self._table.set_setup(self.match.setup)
        self._prompt.show()
        # First, so that the first prompt is said at the table. The hand-over screen takes the focus when it appears.
        self._table.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.controller.begin()
        # Fitted only now, because the table has no size before `begin` shows it.
        self._table.view.fit_scene()
        self.place_prompt()

    def end(self) -> None:
        """Ends the bots of the match, closes an open confirmation, and hides the hand-over screen."""
        self.controller.turns.close()
        self._forget_confirmation()
        self._context.hand_over_screen.hide()

    def _show_seats(self) -> None:
        self._texts.seats.set_seats(self.match.seats)
        self._table.set_seats(self.match.seats, bot_names_of(self.controller.seats, self._texts.bots))

    def show_bot_names(self) -> None:
        """Shows the names of the bots in the current language."""
        self._table.set_levels(bot_names_of(self.controller.seats, self._texts.bots))

    def _show(self, view: MatchSnapshot[S, M], narration: list[tuple[E, S]], change: MatchChange) -> None:
        """Shows the events and the position or, during a hand-over, the hand-over screen."""
        if not self.controller.may_play:
            # The guest of this seat may have come back, and would play on while the question is open.
            self._forget_confirmation()
        covered = self.controller.handover_to is not None
        is_uncovering = self._context.hand_over_screen.isVisible() and not covered
        # Before the hand-over screen takes the focus: waiting announcements must not be said to the next person.
        self._table.tree.set_hidden(covered)
        if is_uncovering:
            self._context.hand_over_screen.release_focus()
        self._context.hand_over_screen.setVisible(covered)
        if is_uncovering:
            self._table.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if not covered:
            self._table.show(view.state, view.viewer, view.moves, narration, view.observer)
            self._announce_events(narration)
        self.show_texts(change)

    def _confirm_handover(self, by_key: bool) -> None:
        """Shows the match to the next person. After a key, shows the keyboard focus where the last person used it."""
        screen, view = self._context.hand_over_screen, self._table.view
        self.controller.confirm_handover()
        if not by_key or not view.hasFocus():
            return
        before = screen.focus_before
        if before is None or before is view or not isValid(before) or not before.isVisible() or not before.isEnabled():
            view.focus_element()
        else:
            before.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _announce_events(self, narration: list[tuple[E, S]]) -> None:
        """Announces events to screen readers. Names a new period first, unless the event's line does."""
        texts = self._texts
        for line in make_log_lines(0, narration, texts.events):
            sentence, period = texts.events.line(line.event, line.state, line.count), self.match.game.period(line.state)
            if period != self._announced_period:
                self._announced_period = period
                name = texts.periods.name(period)
                if name not in sentence:
                    self._table.tree.say(name)
            self._table.tree.say(sentence)

    def show_texts(self, change: MatchChange = MatchChange.RETRANSLATED) -> None:
        """Updates all texts around the table, and emits `changed` with `change`."""
        controller, view = self.controller, self.controller.view
        if controller.handover_to is not None:
            self._show_hand_over(controller.handover_to, view)
        if view.past_ply is None:
            self._show_question(view)
        else:
            self._announce_past_position(view, view.past_ply)
        reason = controller.why_not_undo()
        self._prompt.show_undo(
            can_undo=reason is None,
            why_not="" if reason is None else self._context.messages.undo_refusal_text(reason),
            can_redo=self.controller.can_redo,
        )
        self.place_prompt()
        self._context.pages.show(self.match, view)
        self._context.pages.log.set_replay_allowed(allowed=self.may_replay())
        self.changed.emit(change)

    def _show_question(self, view: MatchSnapshot[S, M]) -> None:
        asked, seats = view.decision, self.controller.seats
        if asked is None:
            seat = self.match.standing_in(view.state).ranking()[0]
        else:
            seat = view.viewer if asked.actor == CHANCE else asked.actor
        headline, second = self.other_prompt() or self._texts.prompts.prompt(view.state, asked, seats)
        self._prompt.show_texts(seats[seat].colour, headline, second)
        if self.controller.handover_to is None:
            self._announce(headline, second)
        self._prompt.show_actions(prompt_actions(view, self._context.game_ui.pointing, self._texts))

    def _announce_past_position(self, view: MatchSnapshot[S, M], ply: int) -> None:
        """Announces to screen readers which past position is shown, because the prompt is hidden then."""
        headline = self.tr("Looking back: {heading}").format(heading=self._texts.periods.heading(view.state))
        last = self.match.visible_ply_count
        second = self.tr("Step {ply} of {last}. The game is paused.").format(ply=ply, last=last)
        self._announce(headline, second)

    def _announce(self, headline: str, second: str) -> None:
        """Announces lines of the prompt to screen readers, if they have changed since the last announcement."""
        before, self._announced = self._announced, (headline, second)
        for line, last in zip(self._announced, before, strict=True):
            if line != last:
                self._table.tree.say(line)

    def say_choices(self) -> None:
        """Announces what the player can do now: places of the table, then buttons of the prompt. The prompt shows it."""
        choices = self._table.tree.choices() if self.controller.may_play else []
        choices += [button.text() for button in self._prompt.buttons if button.isEnabled()]
        if not self._prompt.result_button.isHidden():
            choices.append(self._prompt.result_button.text())
        sentence = self.tr("Nothing can be done now.")
        if choices:
            sentence = self.tr("Possible now: {choices}.").format(choices=self._texts.formats.join_lists(choices))
        self._prompt.show_brief_message(sentence)
        self._table.tree.say_without_keeping(sentence)

    def place_prompt(self) -> None:
        """Moves the prompt to its place on the table. In a small window, moves the drawer (open page) below it."""
        rect = self._table.prompt_rect()
        corner = self._table.view.mapTo(self._prompt.parentWidget() or self._table.view, QPoint(0, 0))
        self._prompt.setGeometry(rect.translated(corner))
        self._prompt.raise_()
        drawer_top = self._prompt.geometry().bottom() + self._context.look.px(DRAWER_GAP)
        self._context.workspace.set_drawer_top(drawer_top)

    def _show_hand_over(self, seat: int, view: MatchSnapshot[S, M]) -> None:
        """Covers the table with the hand-over screen until the person in this seat comes."""
        notice = self._texts.prompts.hand_over_notice(view.state) if self.controller.is_decision_secret else ""
        heading = self._texts.periods.heading(view.state)
        self._context.hand_over_screen.call_person(self.match.seats[seat], heading, self.recent_events(seat), notice)

    def recent_events(self, seat: int) -> list[RecentEventLines]:
        """Returns the events that have happened since this seat's last turn and that all players may know."""
        return events_since_last_turn(self.match, seat, self.controller.view.noticed_entries, self._texts)

    def choose(self, move: M | TakeBack[M]) -> None:
        """Plays a move that the player has chosen, or takes one back. Asks for confirmation of a risky move."""
        if not isinstance(move, TakeBack) and self.controller.is_allowed(move):
            wanted = self._texts.moves.confirmation(self.controller.state, move)
            if wanted is not None:
                self._ask_before(move, wanted)
                return
        self._play_unless_held(move)

    def _play_unless_held(self, move: M | TakeBack[M]) -> None:
        if isinstance(move, TakeBack) or not self.controller.is_allowed(move) or not self.hold_move(move):
            self.play(move)

    def _ask_before(self, move: M, confirmation: Confirmation) -> None:
        """Asks the player to confirm a move. Plays it if the player agrees."""
        self._forget_confirmation()

        def confirm() -> None:
            self.confirmation = None
            self._play_unless_held(move)

        def cancel() -> None:
            self.confirmation = None

        answers = [
            MessageButton(confirmation.cancel_label, on_press=cancel),
            MessageButton(confirmation.play_label, "danger", confirm),
        ]
        self.confirmation = self._context.dialogs.ask("warn", confirmation.headline, confirmation.text, answers)

    def _forget_confirmation(self) -> None:
        if self.confirmation is not None:
            self.confirmation.close_without_answer()
            self.confirmation = None

    def play(self, move: M | TakeBack[M]) -> None:
        """Plays a move, or takes one back, without asking for confirmation."""
        if self.controller.is_allowed(move):
            self._try_action(lambda: self.controller.play(move))
        else:
            self.move_rejected.emit()

    def _go_to_ply(self, ply: int) -> None:
        if self.may_replay():
            self.controller.go_to_ply(ply)

    def undo(self) -> None:
        """Undoes the last move."""
        self._try_action(self.controller.undo)

    def redo(self) -> None:
        """Plays the last undone move again."""
        self._try_action(self.controller.redo)

    def _say_saved(self, file: pathlib.Path) -> None:
        sentence = self.tr("The game has been saved as “{file}”.").format(file=file.name)
        self._prompt.show_brief_message(sentence)

    def restart_turn(self) -> None:
        """Undoes all moves that the player has made in this turn."""
        self._try_action(self.controller.restart_turn)

    def _try_action(self, act: Callable[[], None]) -> None:
        """Skips running animations and calls `act`. Shows the reason if `act` raises UndoError."""
        self._table.skip()
        try:
            act()
        except UndoError as refused:
            self._prompt.show_brief_message(self._context.messages.undo_refusal_text(refused))

    def _explain_refusal(self, path: Path, _intended: object) -> None:
        if self.controller.may_play and self.controller.is_move_withheld(path):
            self.move_rejected.emit()
        elif self.controller.may_play:
            why = self.controller.explain_refusal(path)
            sentence = self._texts.moves.refusal(self.controller.state, why.move, path)
            self._table.show_note(path, sentence, why.rule)
            self.refusal_explained.emit()


AnySession: TypeAlias = Session[Any, Any, Any, Any]
"""Session of a match of any game."""
