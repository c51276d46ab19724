"""Objects that all matches of a game share: services, table, and pages of the side panel."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Generic

from attrs import define
from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.ui.contracts import GameUi, TakeBack
from haspelknecht_qt.ui.match.card_placement import CardPlacement
from haspelknecht_qt.ui.panels.pages import MatchPages

if TYPE_CHECKING:
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.coach.card import CoachCard
    from haspelknecht_qt.ui.coach.memory import CoachMemory
    from haspelknecht_qt.ui.hints.card import HintCard
    from haspelknecht_qt.ui.match.bots import BotService
    from haspelknecht_qt.ui.match.hand_over import HandOverScreen
    from haspelknecht_qt.ui.match.players_menu import PlayerControls
    from haspelknecht_qt.ui.match.prompt import PromptStrip
    from haspelknecht_qt.ui.messages.files import MatchFileService
    from haspelknecht_qt.ui.messages.messages import Messages
    from haspelknecht_qt.ui.widgets.dialogs import Dialogs
    from haspelknecht_qt.ui.window.look import Look
    from haspelknecht_qt.ui.window.settings import Settings
    from haspelknecht_qt.ui.window.view_settings import ViewSettings
    from haspelknecht_qt.ui.window.workspace import Workspace


@define(eq=False, slots=False)
class MatchContext(Generic[S, M, E, U]):
    """Objects that all matches of a game share. Table and pages are created on first use."""

    game_ui: GameUi[S, M, E, U]
    look: Look
    settings: Settings
    view_settings: ViewSettings
    workspace: Workspace
    dialogs: Dialogs
    files: MatchFileService
    messages: Messages
    bots: BotService
    prompt: PromptStrip[M]
    hand_over_screen: HandOverScreen
    hint_card: HintCard[M]
    coach_card: CoachCard
    coach_memory: CoachMemory
    controls: PlayerControls
    window: QWidget
    match_changed: SignalInstance
    """Signal `GameWindow.match_changed`, which is emitted with each `MatchChange`."""

    @cached_property
    def table(self) -> GameTable[S, M | TakeBack[M], E, U]:
        """Table of the game. The prompt is a child of its view."""
        table = self.game_ui.make_table(self.look.art, self.look.typography)
        self.view_settings.set_table(table)
        self.workspace.set_table(table.view)
        self.prompt.set_view(table.view)
        return table

    @cached_property
    def pages(self) -> MatchPages[S, M, E, U]:
        """Pages of the side panel."""
        pages = MatchPages(self.look, self.game_ui, self.table)
        pages.setParent(self.workspace)
        for key, page in pages.page_by_name.items():
            self.workspace.add_page(key, key, page)
        pages.rules_wanted.connect(partial(self.workspace.show_page, "rules"))
        self.workspace.panel.show_page(self.settings.tab)
        return pages

    @property
    def card_placement(self) -> CardPlacement:
        """Object that places cards over the table or on the side panel."""
        return CardPlacement(self.look, self.workspace, self.table, self.prompt)

    @property
    def has_table(self) -> bool:
        """Whether the table exists."""
        return "table" in vars(self)

    @property
    def _has_pages(self) -> bool:
        return "pages" in vars(self)

    def turn_to_page(self, key: str) -> None:
        """Shows a page of the side panel. In a small window, hides the page if it is already open.

        Does nothing while the table is covered.
        """
        if self.hand_over_screen.isVisible():
            return
        closes = self.workspace.open_page_key == key
        self.workspace.show_page("" if closes else key)
        # A page that slides out of sight is still visible.
        if not closes and self._has_pages and self.pages.page_by_name[key].isVisible():
            self.pages.page_by_name[key].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_rule(self, rule: str) -> None:
        """Opens the rule with this id on the page of rules."""
        if self._has_pages:
            self.pages.open_rule(rule)

    def destroy_table(self) -> None:
        """Removes the table. Call this before the window is destroyed: the table would use a half destroyed view."""
        if not self.has_table:
            return
        table = self.table
        self.view_settings.set_table(None)
        del self.table
        self.prompt.setParent(self.workspace)
        table.close()
        self.workspace.set_table(None)
        table.view.deleteLater()
        table.deleteLater()

    def close(self) -> list[QWidget]:
        """Removes table and pages. Returns the pages, which Qt deletes later in the event loop."""
        self.destroy_table()
        if not self._has_pages:
            return []
        pages = list(self.pages.page_by_name.values())
        self.workspace.remove_pages()
        self.pages.deleteLater()
        return pages
