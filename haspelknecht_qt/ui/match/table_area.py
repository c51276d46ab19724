"""Table of a game and the pages beside it."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.ui.contracts import GameUi, TakeBack
from haspelknecht_qt.ui.match.prompt import Prompt
from haspelknecht_qt.ui.panels.pages import Pages
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.settings import Settings
from haspelknecht_qt.ui.window.view_settings import ViewSettings
from haspelknecht_qt.ui.window.workspace import Workspace

if TYPE_CHECKING:
    from haspelknecht_qt.table.game_table import GameTable


class TableArea(Generic[S, M, E, U]):
    """Creates table and pages on first use. One match after the other uses them."""

    def __init__(
        self,
        game_ui: GameUi[S, M, E, U],
        prompt: Prompt[M],
        look: Look,
        settings: Settings,
        view_settings: ViewSettings,
        workspace: Workspace,
    ) -> None:
        self._game_ui = game_ui
        self._prompt = prompt
        self._look = look
        self._settings = settings
        self._view_settings = view_settings
        self._workspace = workspace

    @cached_property
    def table(self) -> GameTable[S, M | TakeBack[M], E, U]:
        """Table, with the prompt above it."""
        table = self._game_ui.make_table(self._look.art, self._look.typography)
        self._view_settings.set_table(table)
        self._workspace.set_table(table.view)
        self._prompt.setParent(table.view)
        return table

    @cached_property
    def pages(self) -> Pages[S, M, E, U]:
        """Pages in the side panel."""
        game_ui = self._game_ui
        pages = Pages(self._look, game_ui.texts, game_ui.pointing, self.table, game_ui.game.items, game_ui.rules)
        for key, page in pages.widgets.items():
            self._workspace.add_page(key, key, page)
        pages.rules_wanted.connect(partial(self._workspace.open_drawer, "rules"))
        self._workspace.panel.show_page(self._settings.tab)
        return pages

    @property
    def has_table(self) -> bool:
        """Whether the table exists."""
        return "table" in vars(self)

    @property
    def _has_pages(self) -> bool:
        return "pages" in vars(self)

    def turn_to_page(self, key: str) -> None:
        """Turns to a page. In a small window the same key closes it again."""
        self._workspace.open_drawer("" if self._workspace.drawer == key else key)
        if self._has_pages and self.pages.widgets[key].isVisible():
            self.pages.widgets[key].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_rule(self, rule: str) -> None:
        """Opens a rule."""
        if self._has_pages:
            self.pages.open_rule(rule)

    def retranslate(self) -> None:
        """Sets all texts on the table in the current language."""
        if self.has_table:
            self.table.retranslate()

    def destroy_table(self) -> None:
        """Removes the table before the window is destroyed: the table must not access a view that is half destroyed."""
        if not self.has_table:
            return
        table = self.table
        self._view_settings.set_table(None)
        del self.table
        self._prompt.setParent(self._workspace)
        table.close()
        self._workspace.set_table(None)
        table.view.deleteLater()
        table.deleteLater()

    def close(self) -> list[QWidget]:
        """Removes table and pages. Returns the pages, which are not deleted yet."""
        self.destroy_table()
        if not self._has_pages:
            return []
        pages = list(self.pages.widgets.values())
        self._workspace.remove_pages()
        self.pages.deleteLater()
        return pages
