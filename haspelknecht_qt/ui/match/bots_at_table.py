"""Bots at the table: bots that think, wait and break down, and seats that change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.core.game import PERSON, E, M, S, U
from haspelknecht_qt.ui.contracts import GameTexts, Pointing, TakeBack
from haspelknecht_qt.ui.hints.controller import HintController
from haspelknecht_qt.ui.match.bot_failure import BotFailureMessage
from haspelknecht_qt.ui.match.bots import Bots
from haspelknecht_qt.ui.match.players_menu import PlayersMenu
from haspelknecht_qt.ui.match.prompt import Prompt
from haspelknecht_qt.ui.match.third_party_bot import ThirdPartyBotMessage
from haspelknecht_qt.ui.widgets.basics import IconButton
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.menus import Menus
from haspelknecht_qt.ui.window.settings import Settings
from haspelknecht_qt.ui.window.workspace import Workspace

if TYPE_CHECKING:
    from haspelknecht_qt.bots.process import BotFailure
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.match.controller import Controller
    from haspelknecht_qt.ui.match.session import Session
    from haspelknecht_qt.ui.panels.pages import Pages

THINKS_AFTER = 250
"""Milliseconds until it is said that a bot thinks: most answers come sooner."""


class BotsAtTable(QObject, Generic[S, M, E, U]):
    """One for the window; `begin` with each match on the table, `end` when it is taken off."""

    def __init__(
        self,
        look: Look,
        settings: Settings,
        words: GameTexts[S, M, E],
        pointing: Pointing[S, M],
        bots: Bots,
        workspace: Workspace,
        prompt: Prompt[M],
        menus: Menus,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._settings = settings
        self._words = words
        self._bots = bots
        self._prompt = prompt
        self._window = window
        self._session: Session[S, M, E, U] | None = None
        self._table: GameTable[S, M | TakeBack[M], E, U] | None = None
        self.lost: BotFailureMessage | None = None
        self.untrusted_origin: ThirdPartyBotMessage | None = None
        self.hint_controller: HintController[S, M, E, U] = HintController(look, words, pointing, bots, workspace, self)
        self.menu = PlayersMenu(window, words)
        self.hint_button = IconButton(look, "hint", "icon")
        self.pause_button = IconButton(look, "pause", "icon")
        for button in (self.hint_button, self.pause_button):
            prompt.add_tool(button)
        self._main_menu = menus.main
        menus.main.insertMenu(menus.view.menuAction(), self.menu)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(THINKS_AFTER)
        self._soon.timeout.connect(self._say)
        self._connect()
        self._enable()

    def _connect(self) -> None:
        menu = self.menu
        menu.hint.triggered.connect(lambda _checked=False: self.hint_controller.toggle())
        menu.why.triggered.connect(lambda _checked=False: self.hint_controller.explain_last())
        menu.pause.triggered.connect(self.set_paused)
        menu.pace_chosen.connect(self._set_pace)
        menu.player_chosen.connect(self.give_seat)
        menu.about_to_open.connect(self._list_seats)
        menu.show_pace(self._settings.bot_pace)
        self.hint_button.clicked.connect(menu.hint.trigger)
        self.pause_button.clicked.connect(menu.pause.trigger)
        self._bots.failed.connect(self._ask_who_goes_on)

    def begin(
        self,
        session: Session[S, M, E, U],
        table: GameTable[S, M | TakeBack[M], E, U],
        pages: Pages[S, M, E, U],
        *,
        taught: bool = False,
    ) -> None:
        """Is there for a match from now on. In a lesson it is not: there everybody does what the lesson says."""
        if taught:
            return
        self._session, self._table = session, table
        turns = session.controller.turns
        turns.changed.connect(self._turn_changed)
        turns.missing.connect(self._ask_who_goes_on)
        turns.third_party_waits.connect(self._ask_to_trust)
        session.shown.connect(self._turn_changed)
        self.hint_controller.begin(session, table, pages)
        self._turn_changed()

    def end(self) -> None:
        """Lets go of the match."""
        if self._session is not None:
            self._session.controller.turns.changed.disconnect(self._turn_changed)
        self.hint_controller.end()
        for question in (self.lost, self.untrusted_origin):
            if question is not None:
                question.forget()
        self.lost = self.untrusted_origin = None
        self._soon.stop()
        self._show_thinking()
        self._session = self._table = None
        self._enable()

    def close(self) -> None:
        """Another game is put up: menu, keys and card go for good."""
        self._main_menu.removeAction(self.menu.menuAction())
        for action in (self.menu.hint, self.menu.why, self.menu.pause):
            self._window.removeAction(action)
            action.deleteLater()
        for part in (self.menu, self.hint_controller.card, self):
            part.deleteLater()

    # Seats

    def give_seat(self, seat: int, player: str) -> None:
        """Has a person (PERSON) or the bot of this name play a seat from now on."""
        controller = self._controller
        if controller is not None and controller.match.seats[seat].player != player:
            controller.set_player(seat, player)

    def _list_seats(self) -> None:
        controller = self._controller
        self.menu.list_seats(() if controller is None else controller.match.seats, self._bots.names)

    # Pace and pause

    def set_paused(self, paused: bool) -> None:
        """Has the bots wait, or go on."""
        controller = self._controller
        if controller is not None:
            controller.turns.set_paused(paused)
        if self._session is not None and not paused:
            # What the prompt said of the pause is true no longer.
            self._session.show_texts()

    def _set_pace(self, pace: str) -> None:
        self._settings.bot_pace = pace

    def _turn_changed(self) -> None:
        """A bot has begun or ended thinking, or waits, or the position is another one."""
        self._enable()
        self._soon.stop()
        self._show_thinking()
        controller = self._controller
        if controller is None or controller.turns.turn is None or controller.viewed_ply is not None:
            return
        if controller.turns.is_paused:
            self._say()
        elif controller.turns.thinking is not None:
            self._soon.start()

    def _say(self) -> None:
        """In the prompt: that a bot thinks, or that all wait."""
        controller = self._controller
        if controller is None or controller.turns.turn is None or controller.handover_to is not None:
            return
        if controller.turns.is_paused:
            key = self.menu.pause.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._prompt.say(self.tr("The bots wait. {key} lets them go on.").format(key=key))
        elif controller.turns.thinking is not None:
            self._prompt.say(self.tr("{name} is thinking…").format(name=self._words.name(controller.turns.thinking)))
            self._show_thinking(controller.turns.thinking)

    def _show_thinking(self, seat: int | None = None) -> None:
        """At the card of who thinks; None: nobody does, or not for long enough yet."""
        if self._table is not None:
            self._table.bubbles.set_thinking(seat)

    def _enable(self) -> None:
        controller, menu = self._controller, self.menu
        has_bots = controller is not None and any(not seat.is_person for seat in controller.match.seats)
        paused = controller is not None and controller.turns.is_paused
        menu.menuAction().setEnabled(controller is not None)
        menu.hint.setEnabled(controller is not None and self.hint_controller.can_hint)
        menu.why.setEnabled(controller is not None and self.hint_controller.can_explain)
        menu.pause.setEnabled(has_bots)
        menu.pause.setChecked(paused)
        self.hint_button.setEnabled(menu.hint.isEnabled())
        self.hint_button.setVisible(controller is not None)
        self.pause_button.setVisible(has_bots)
        self.pause_button.set_icon("play" if paused else "pause")
        self._name(self.hint_button, self.tr("Hint"), menu.hint.shortcut())
        words = self.tr("Let the bots go on") if paused else self.tr("Let the bots wait")
        self._name(self.pause_button, words, menu.pause.shortcut())

    def _name(self, button: IconButton, words: str, key: QKeySequence) -> None:
        button.setAccessibleName(words)
        shown = key.toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(self.tr("{words} ({key})").format(words=words, key=shown))

    # Bots by others, and bots that break down

    def _ask_to_trust(self, seat: int) -> None:
        """A bot by others is to move for the first time: the game waits until it is known whether its code may be run."""
        controller = self._controller
        if controller is None:
            return
        player = controller.match.seats[seat].player
        self.untrusted_origin = ThirdPartyBotMessage(
            self._look, self.menu.player(player), self._bots.untrusted_origin(player), self._window
        )
        self.untrusted_origin.decided.connect(lambda may_play: self._answer_trust(seat, player, may_play=may_play))
        self.untrusted_origin.open()

    def _answer_trust(self, seat: int, player: str, *, may_play: bool) -> None:
        self.untrusted_origin = None
        if may_play:
            self._bots.trust(player)
        self._go_on(seat, player if may_play else RANDOM)

    def _ask_who_goes_on(self, seat: int, failure: BotFailure | None = None) -> None:
        """A bot has broken down, or is not there (without `failure`): the game waits until it is known who plays the seat."""
        controller = self._controller
        if controller is None:
            return
        controller.turns.set_paused(True)
        player = controller.match.seats[seat].player
        choices = [PERSON, *self._bots.names]
        self.lost = BotFailureMessage(
            self._look,
            self._words.name(seat),
            [(choice, self.menu.player(choice)) for choice in choices],
            player if player in choices else RANDOM,
            "" if failure is None else failure.detail,
            self._window,
            missing=player if failure is None else "",
        )
        self.lost.decided.connect(lambda chosen: self._go_on(seat, chosen))
        self.lost.open()

    def _go_on(self, seat: int, player: str) -> None:
        controller = self._controller
        self.lost = None
        if controller is None:
            return
        controller.set_player(seat, player)
        controller.turns.set_paused(False)
        self._turn_changed()

    @property
    def _controller(self) -> Controller[S, M, E, U] | None:
        return None if self._session is None else self._session.controller
