"""Parts of the window that are used by one match after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from attrs import frozen
from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.ui.contracts import GameUi, TakeBack
from haspelknecht_qt.ui.match.card_placement import CardPlacement
from haspelknecht_qt.ui.match.session import Session

if TYPE_CHECKING:
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.hints.card import HintCard
    from haspelknecht_qt.ui.match.bots import Bots
    from haspelknecht_qt.ui.match.controller import Controller
    from haspelknecht_qt.ui.match.hand_over import HandOverScreen
    from haspelknecht_qt.ui.match.players_menu import PlayerControls
    from haspelknecht_qt.ui.match.prompt import Prompt
    from haspelknecht_qt.ui.messages.files import Files
    from haspelknecht_qt.ui.messages.messages import Messages
    from haspelknecht_qt.ui.panels.pages import Pages
    from haspelknecht_qt.ui.widgets.dialogs import Dialogs
    from haspelknecht_qt.ui.window.look import Look
    from haspelknecht_qt.ui.window.settings import Settings
    from haspelknecht_qt.ui.window.view_settings import ViewSettings
    from haspelknecht_qt.ui.window.workspace import Workspace

BELOW_PROMPT = 10
"""Space between the prompt and the drawer of a small window."""


@frozen
class MatchContext(Generic[S, M, E, U]):
    """Services and widgets for a match on the table."""

    game_ui: GameUi[S, M, E, U]
    look: Look
    settings: Settings
    view_settings: ViewSettings
    workspace: Workspace
    dialogs: Dialogs
    files: Files
    messages: Messages
    bots: Bots
    prompt: Prompt[M]
    hand_over: HandOverScreen
    hint_card: HintCard[M]
    controls: PlayerControls
    table: GameTable[S, M | TakeBack[M], E, U]
    pages: Pages[S, M, E, U]
    window: QWidget
    changed: SignalInstance
    """Emitted with each `MatchChange`, before the objects of the match are notified."""

    def session(self, controller: Controller[S, M, E, U], parent: QObject) -> Session[S, M, E, U]:
        """Returns a new session of a match. The caller begins the match later."""
        session = Session(
            controller,
            self.table,
            self.prompt,
            self.hand_over,
            self.game_ui.texts,
            self.game_ui.pointing,
            self.messages,
            self.pages,
            parent,
        )
        session.changed.connect(self.changed)
        session.prompt_placed.connect(lambda bottom: self.workspace.set_drawer_top(bottom + self.look.px(BELOW_PROMPT)))
        return session

    @property
    def placement(self) -> CardPlacement:
        """Returns an object that finds room for cards."""
        return CardPlacement(self.look, self.workspace, self.table, self.prompt)
