"""Bots in a played match: their display and controls, and questions to the user about them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QKeySequence

from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.bots.process import BotFailureKind
from haspelknecht_qt.core.game import PERSON, E, M, S, U
from haspelknecht_qt.ui.coach.controller import CoachController
from haspelknecht_qt.ui.hints.controller import HintController
from haspelknecht_qt.ui.widgets.basics import IconButton
from haspelknecht_qt.ui.widgets.dialogs import MessageButton, MessageDialog
from haspelknecht_qt.ui.widgets.drop_down import DropDown
from haspelknecht_qt.ui.widgets.filling import fill_drop_down

if TYPE_CHECKING:
    from haspelknecht_qt.bots.process import BotFailure
    from haspelknecht_qt.ui.match.match_context import MatchContext
    from haspelknecht_qt.ui.match.session import Session

THINKING_NOTE_DELAY = 250
"""Delay before the prompt shows that a bot is thinking, in milliseconds. Most bots answer sooner."""


class BotsAtTable(QObject, Generic[S, M, E, U]):
    """Connects bots, hints and coach of a match with the players' menu and the prompt, and asks about failed bots."""

    def __init__(self, session: Session[S, M, E, U], context: MatchContext[S, M, E, U]) -> None:
        super().__init__(session)
        self._session = session
        self._controller = session.controller
        self._context = context
        self._menu = context.controls.menu
        self._seat_names = context.game_ui.texts.seats
        self.failure_message: MessageDialog | None = None
        self.trust_message: MessageDialog | None = None
        self._thinking_timer = QTimer(self, singleShot=True, interval=THINKING_NOTE_DELAY)
        self._thinking_timer.timeout.connect(self._show_bot_state)
        turns = session.controller.turns
        turns.changed.connect(self._on_turn_changed)
        turns.bot_missing.connect(self._ask_for_replacement)
        turns.third_party_bot_waits.connect(self._ask_to_trust)
        session.changed.connect(self._on_turn_changed)
        self.hint_controller: HintController[S, M, E, U] = HintController(session, context)
        self.coach: CoachController[S, M, E, U] = CoachController(session, context)
        session.listen(self._menu.coach_mode_chosen, self.coach.set_mode)
        session.listen(self._menu.hint.triggered, self.hint_controller.toggle_hint)
        session.listen(self._menu.why.triggered, lambda: self.hint_controller.explain_last_move(None))
        session.listen(self._menu.pause.triggered, self.set_paused)
        session.listen(self._menu.player_chosen, self.give_seat)
        session.listen(self._menu.about_to_open, self._fill_menu)
        session.listen(context.bots.failed, self._ask_for_replacement)
        self._on_turn_changed()

    def close_hints_and_controls(self) -> None:
        """Closes hints and open questions, and disables the controls of the bots."""
        self.hint_controller.end()
        self.coach.end()
        for question in (self.failure_message, self.trust_message):
            if question:
                question.close_without_answer()
        self._thinking_timer.stop()
        self._context.table.bubbles.set_thinking_seat(None)
        self._context.controls.disable()

    def _fill_menu(self) -> None:
        seats, coach, match = self._controller.seats, self.coach, self._session.match
        # The players of a finished match are a part of its result.
        self._menu.show_seats(match.seats, self._context.bots.names, may_change=not match.is_over)
        persons = [number for number, seat in enumerate(seats) if seat.is_person] if coach.is_available else []
        self._menu.show_coach({number: (seats[number].name, coach.mode_of(number)) for number in persons})

    def give_seat(self, seat: int, player: str) -> None:
        """Gives a seat to a person (PERSON) or to the bot of this name."""
        if self._session.match.seats[seat].player != player:
            self._controller.set_player(seat, player)

    def set_paused(self, paused: bool) -> None:
        """Pauses or resumes the bots."""
        self._controller.turns.set_paused(paused)
        if not paused:
            # Removes the message "Bots paused" from the prompt.
            self._session.show_texts()

    def _on_turn_changed(self) -> None:
        """Updates prompt and controls after a change of the position, or when a bot starts, ends or pauses."""
        self._update_controls()
        self._thinking_timer.stop()
        self._context.table.bubbles.set_thinking_seat(None)
        controller = self._controller
        if controller.turns.bot_decision is None or controller.viewed_ply is not None:
            return
        if controller.turns.is_paused:
            self._show_bot_state()
        elif controller.turns.thinking_seat is not None:
            self._thinking_timer.start()

    def _show_bot_state(self) -> None:
        """Shows in the prompt that a bot is thinking, or that the bots are paused."""
        controller = self._controller
        if controller.turns.bot_decision is None or controller.handover_to is not None:
            return
        if controller.turns.is_paused:
            key = self._menu.pause.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._context.prompt.show_message(self.tr("Bots paused. Press {key} to resume.").format(key=key))
        elif (seat := controller.turns.thinking_seat) is not None:
            self._context.prompt.show_message(self.tr("{name} is thinking…").format(name=self._seat_names.name(seat)))
            self._context.table.bubbles.set_thinking_seat(seat)

    def _update_controls(self) -> None:
        controls, menu = self._context.controls, self._menu
        match = self._session.match
        has_bots = any(not seat.is_person for seat in match.seats)
        paused = self._controller.turns.is_paused
        menu.menuAction().setEnabled(True)
        menu.hint.setEnabled(self.hint_controller.can_hint)
        menu.why.setEnabled(self.hint_controller.can_explain)
        menu.pause.setEnabled(has_bots and not match.is_over)
        menu.pause.setChecked(paused)
        controls.hint_button.setEnabled(menu.hint.isEnabled())
        controls.hint_button.show()
        controls.pause_button.setEnabled(menu.pause.isEnabled())
        controls.pause_button.setVisible(has_bots)
        controls.pause_button.set_icon("play" if paused else "pause")
        self._name_button(controls.hint_button, self.tr("Hint"), menu.hint.shortcut())
        words = self.tr("Resume the bots") if paused else self.tr("Pause the bots")
        self._name_button(controls.pause_button, words, menu.pause.shortcut())

    def _name_button(self, button: IconButton, words: str, key: QKeySequence) -> None:
        button.setAccessibleName(words)
        shown = key.toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(self.tr("{words} ({key})").format(words=words, key=shown))

    def _ask_to_trust(self, seat: int) -> None:
        """Asks whether a third-party bot may run its code. The match waits for the answer. Esc and Enter mean no."""
        player = self._controller.match.seats[seat].player
        headline = QCoreApplication.translate("BotByOthers", "The bot {bot} is not part of this program")
        words = QCoreApplication.translate(
            "BotByOthers",
            "Its code comes from {origin}. It runs with all your permissions, and nobody has checked it. "
            "Let it play only if you trust its author.",
        )
        refuse = QCoreApplication.translate("BotByOthers", "Random moves instead")
        allow = QCoreApplication.translate("BotByOthers", "Let it play")
        self.trust_message = self._context.dialogs.ask(
            "warn",
            headline.format(bot=self._menu.player_text(player)),
            words.format(origin=self._context.bots.untrusted_origin(player)),
            [
                MessageButton(refuse, on_press=partial(self._on_trust_answered, seat, player, may_play=False)),
                MessageButton(allow, "danger", partial(self._on_trust_answered, seat, player, may_play=True)),
            ],
        )

    def _on_trust_answered(self, seat: int, player: str, *, may_play: bool) -> None:
        self.trust_message = None
        if may_play:
            self._context.bots.trust(player)
        self._go_on_with_player(seat, player if may_play else RANDOM)

    def _ask_for_replacement(self, seat: int, failure: BotFailure | None = None) -> None:
        """Asks who shall replace a failed or unknown bot. The match waits for the answer.

        `failure` is None if the bot is unknown. Esc chooses random moves, so that the match can continue.
        """
        self._controller.turns.set_paused(True)
        player, name = self._controller.match.seats[seat].player, self._seat_names.name(seat)
        choice = DropDown(self._context.look)
        players = [PERSON, *self._context.bots.names]
        offered = [(each, self._menu.player_text(each)) for each in players]
        fill_drop_down(choice, offered, player if player in players else RANDOM)
        unknown = QCoreApplication.translate("BotLost", "There is no bot called {bot}")
        headline = unknown if failure is None else _failure_text(failure.kind)
        question = QCoreApplication.translate("BotLost", "Nothing is lost. Who should play for {name} from now on?")
        at_random = QCoreApplication.translate("BotLost", "Random moves")
        go_on = QCoreApplication.translate("BotLost", "Continue")
        self.failure_message = MessageDialog(
            self._context.look,
            self._context.window,
            "warn",
            headline.format(name=name, bot=self._menu.player_text(player)),
            question.format(name=name),
            [
                MessageButton(at_random, on_press=lambda: self._go_on_with_player(seat, RANDOM)),
                MessageButton(go_on, "primary", lambda: self._go_on_with_player(seat, str(choice.currentData()))),
            ],
            "" if failure is None else failure.detail,
        )
        choice.setAccessibleName(self.failure_message.words.text())
        self.failure_message.column.insertWidget(2, choice)
        self.failure_message.open()

    def _go_on_with_player(self, seat: int, player: str) -> None:
        self.failure_message = None
        self._controller.set_player(seat, player)
        self._controller.turns.set_paused(False)
        self._on_turn_changed()


def _failure_text(fault: BotFailureKind) -> str:
    """Returns the sentence that says how a bot has failed. Its field {name} is the name of the player."""
    match fault:
        case BotFailureKind.CRASHED:
            return QCoreApplication.translate("BotLost", "{name}’s bot has crashed")
        case BotFailureKind.LATE:
            return QCoreApplication.translate("BotLost", "{name}’s bot has not answered in time")
        case BotFailureKind.ILLEGAL:
            return QCoreApplication.translate("BotLost", "{name}’s bot has chosen an illegal move")
        case BotFailureKind.NOT_STARTED:
            return QCoreApplication.translate("BotLost", "{name}’s bot could not be started")
