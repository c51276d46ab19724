"""List of layouts in the new-game dialog: printed layouts, the player's own boards, and a pasted layout."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import SavedBoard
from haspelknecht_qt.game_ui.haspelknecht.setup.options import LAYOUT_KEY, HaspelknechtSetupTexts
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.layouts import Layout
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, FREE_LAYOUT
from haspelknecht_qt.ui.widgets.basics import RadioCard, discard_widgets, text_label
from haspelknecht_qt.ui.widgets.dialogs import ScrollArea
from haspelknecht_qt.ui.widgets.elided import ElidedLabel
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

MIN_WIDTH = 236
"""Minimum width of the list, in logical pixels at scale 1."""


class LayoutCard(RadioCard):
    """Card of a layout: its name, and its number of tiles of each level."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, framed=False)
        self.name = ElidedLabel("strong")
        self.tiles_label = text_label("caption")
        margins = look.px(40), look.px(4), look.px(8), look.px(4)
        fill_layout(QVBoxLayout(self), self.name, self.tiles_label, spacing=0, margins=margins)

    def show_layout(self, name: str, tiles_per_level: Sequence[int]) -> None:
        """Shows the name of the layout, and its number of tiles of each level.

        `tiles_per_level` is empty if these numbers are unknown.
        """
        self.name.set_line(name)
        self.tiles_label.setText(" ".join(map(str, tiles_per_level)))
        self.tiles_label.setVisible(bool(tiles_per_level))
        self.setAccessibleName(name)
        self.setAccessibleDescription(self.tiles_label.text())


class LayoutList(Retranslated, ScrollArea):
    """List with a card for each layout.

    Emits `layout_chosen` with the id of a clicked layout, or `own_board_chosen` with one of the player's own boards.
    """

    layout_chosen = Signal(str)
    own_board_chosen = Signal(object)

    def __init__(self, look: Look, components: Components, texts: HaspelknechtSetupTexts) -> None:
        super().__init__()
        self._look = look
        self._texts = texts
        self._components = components
        self._player_count = 0
        self.cards: dict[str, LayoutCard] = {}
        """Cards of the game's layouts, by the layout's id."""
        self.own_cards: dict[Path, LayoutCard] = {}
        """Cards of the player's own boards, by the board's file."""
        self._own_boards: tuple[SavedBoard, ...] = ()
        # Never visible. Qt orders only widgets that can have the focus, which excludes the list.
        self._place_in_tab_order = QWidget(self)
        self._place_in_tab_order.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._place_in_tab_order.hide()
        self._last_in_tab_order = self._place_in_tab_order
        self._list = fill_layout(QVBoxLayout(), 1, spacing=look.px(2), margins=(look.px(6),) * 4)
        inside = QWidget()
        inside.setObjectName("page")
        inside.setLayout(self._list)
        self.setWidget(inside)
        self.setFixedWidth(look.px(MIN_WIDTH))
        # The list gets its height only after the selection.
        self.verticalScrollBar().rangeChanged.connect(self._show_selected)

    def show_layouts(self, ids: Sequence[str], own: tuple[SavedBoard, ...], players: int) -> None:
        """Lists the layouts `ids` for a number of players. Boards `own` come before FREE_LAYOUT, a pasted layout."""
        if (list(self.cards), self._own_boards, self._player_count) == (list(ids), own, players):
            return
        self._player_count, self._own_boards = players, own
        discard_widgets(self._list, (*self.cards.values(), *self.own_cards.values()))
        self.cards, self.own_cards = {}, {}
        self._last_in_tab_order = self._place_in_tab_order
        for name in ids:
            if name == FREE_LAYOUT:
                self._add_own_boards()
            card = self.cards[name] = LayoutCard(self._look)
            card.toggled.connect(lambda on, name=name: self.layout_chosen.emit(name) if on else None)
            self._append(card)
        self.retranslate()

    def _add_own_boards(self) -> None:
        for saved in self._own_boards:
            card = self.own_cards[saved.file] = LayoutCard(self._look)
            card.toggled.connect(lambda on, saved=saved: self.own_board_chosen.emit(saved) if on else None)
            self._append(card)

    def _append(self, card: LayoutCard) -> None:
        """Adds a card at the end of the list, also in the order of Tab. Qt puts new widgets last in the whole dialog."""
        self._list.insertWidget(self._list.count() - 1, card)
        QWidget.setTabOrder(self._last_in_tab_order, card)
        self._last_in_tab_order = card

    def select_card(self, chosen: str | Path) -> None:
        """Selects a card: of a layout by its id, or of one of the player's own boards by its file."""
        card = self.own_cards[chosen] if isinstance(chosen, Path) else self.cards[chosen]
        if not card.isChecked():
            card.setChecked(True)
            self._show_selected()

    def _show_selected(self) -> None:
        """Scrolls to the selected card."""
        # New cards must have their places before the list scrolls to one of them.
        self._list.activate()
        for card in (*self.cards.values(), *self.own_cards.values()):
            if card.isChecked():
                self.ensureWidgetVisible(card)

    @override
    def retranslate(self) -> None:
        """Shows the names in the current language, and adapts the width to the longest name."""
        for name, card in self.cards.items():
            if name == FREE_LAYOUT:
                card.show_layout(self._texts.value_name(LAYOUT_KEY, name), ())
            elif name == FIRST_PLAY:
                first = layouts.first_play_layout(self._player_count)
                card.show_layout(self._texts.value_name(LAYOUT_KEY, name), first.tiles_per_level)
            else:
                card.show_layout(terms.layout_name(name), self._components.layouts[name].tiles_per_level)
        for saved in self._own_boards:
            shape = Layout(FREE_LAYOUT, (), saved.board.cells)
            self.own_cards[saved.file].show_layout(saved.board.name, shape.tiles_per_level)
        margins, bar = self._list.contentsMargins(), self.verticalScrollBar()
        widest = max((card.sizeHint().width() for card in self.cards.values()), default=0)
        wanted = margins.left() + widest + margins.right() + bar.sizeHint().width()
        self.setFixedWidth(max(self._look.px(MIN_WIDTH), wanted))
