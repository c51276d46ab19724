"""Favourites, which are named choices for a new game: their menu, and the dialog to rename and delete them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from haspelknecht_qt.core.favourites import (
    MAX_NAME_LENGTH,
    Favourite,
    FavouriteRefused,
    FavouriteStore,
    normalized_name,
)
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.results import ResultsError
from haspelknecht_qt.table.typography import escape_menu_text
from haspelknecht_qt.ui.contracts import AnyGameUi
from haspelknecht_qt.ui.setup.last_time import remembered_choices
from haspelknecht_qt.ui.widgets.basics import IconButton, discard_widgets, name_button, surface, text_label
from haspelknecht_qt.ui.widgets.button_menus import open_button_menu
from haspelknecht_qt.ui.widgets.dialogs import Dialog, NameDialog, lay_out_above_foot, make_foot, scroll_area_with
from haspelknecht_qt.ui.widgets.elided import ElidedLabel
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtWidgets import QAbstractButton, QMenu

    from haspelknecht_qt.ui.results.service import ResultsService
    from haspelknecht_qt.ui.widgets.dialogs import Dialogs
    from haspelknecht_qt.ui.window.game_info import GameInfo


class FavouritesMenu(QObject):
    """Menu of the favourites (named choices for a new game). A button of the start page opens the menu, too."""

    chosen = Signal(object)
    """Emitted with the favourite with which a new match shall begin."""

    def __init__(
        self,
        results: ResultsService,
        dialogs: Dialogs,
        infos: Sequence[GameInfo],
        menu: QMenu,
        button: QAbstractButton,
        look: Look,
        game_uis: Mapping[str, AnyGameUi],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.favourites = FavouriteStore(results.results, [info.name for info in infos], results.queue.report)
        self._results = results
        self._dialogs = dialogs
        self._infos = infos
        self._look = look
        self._game_uis = game_uis
        self._window = window
        self._menu = menu
        self._menu.aboutToShow.connect(self._fill)
        self._button = button
        self._button.clicked.connect(self._open_menu)

    def _fill(self) -> None:
        self._menu.clear()
        infos = {info.name: info for info in self._infos}
        for favourite in self.favourites.all:
            words = self.tr("{name} ({game})").format(name=favourite.name, game=infos[favourite.game].title())
            action = self._menu.addAction(escape_menu_text(words))
            action.triggered.connect(lambda _checked=False, favourite=favourite: self.chosen.emit(favourite))
        if self._menu.isEmpty():
            self._menu.addAction(self.tr("None yet: save one when you set up a new game")).setEnabled(False)
            return
        self._results.report_damaged_files()
        self._menu.addSeparator()
        self._menu.addAction(self.tr("Rename or delete…")).triggered.connect(lambda _checked=False: self.open_manager())

    def ask_for_name(self, game: str, choices: dict[str, Any], parent_dialog: QWidget) -> None:
        """Asks for a name in a dialog above `parent_dialog`, and stores the choices as a favourite of this name.

        If there is no room for another favourite, shows a message instead.
        """
        headline, words = self.tr("Save as a favourite"), (self.tr("Cancel"), self.tr("Save"))
        if self.favourites.is_full:
            reason = self.tr("There is no room for another favourite. Delete one first.")
            self._dialogs.show_message("refuse", headline, reason, self.tr("Close"))
            return
        asking = NameDialog(self._look, parent_dialog, headline, "", MAX_NAME_LENGTH, words, self._name_refusal)
        asking.name_chosen.connect(lambda name: self._store(Favourite(game, name, choices), parent_dialog))
        asking.open()

    def _store(self, favourite: Favourite, parent_dialog: QWidget) -> None:
        try:
            self.try_change(lambda: self.favourites.add(favourite))
        except FavouriteRefused:
            # Another window has meanwhile stored a favourite of this name, or the last one for which there was room.
            self.ask_for_name(favourite.game, favourite.choices, parent_dialog)
        self.update_button()

    def try_change(self, change: Callable[[], None]) -> None:
        """Calls `change`, which writes stored favourites. Shows a message if writing fails. Raises FavouriteRefused."""
        try:
            change()
        except ResultsError as error:
            headline, reason = self.tr("The favourites could not be changed"), self._results.texts.error_text(error)
            self._dialogs.show_message("refuse", headline, reason, self.tr("Close"))
        self._results.report_damaged_files()

    def _name_refusal(self, name: str) -> str:
        if not normalized_name(name):
            return self.tr("A favourite needs a name.")
        return self.tr("Another favourite already has this name.") if self.favourites.is_taken(name) else ""

    def open_manager(self) -> FavouritesWindow:
        """Opens the dialog to rename and delete favourites."""
        dialog = FavouritesWindow(self._look, self.favourites, self.try_change, self._game_uis, self._window)
        dialog.favourite_chosen.connect(self.chosen)
        dialog.finished.connect(self.update_button)
        dialog.open()
        return dialog

    def update_button(self) -> None:
        """Shows the button of the start page, or hides it if there are no favourites."""
        self._button.setVisible(bool(self.favourites.all))

    def _open_menu(self) -> None:
        self._fill()
        open_button_menu(self._menu, self._button)


class FavouriteRow(QFrame):
    """Row of the dialog: a favourite's name, its contents in words, and buttons to start, rename and delete it."""

    def __init__(self, look: Look, favourite: Favourite, about: str) -> None:
        super().__init__()
        self.favourite = favourite
        self.setProperty("surface", "card")
        self.name = ElidedLabel("name", favourite.name)
        self.about = text_label("caption", about, wrap=True)
        self.start_button = IconButton(look, "play", "plain", 17)
        self.rename_button = IconButton(look, "edit", "tool", 18)
        self.delete_button = IconButton(look, "delete", "tool", 18)
        words = fill_layout(QVBoxLayout(), self.name, self.about, spacing=0)
        buttons = self.rename_button, self.delete_button, self.start_button
        margins = look.px(14), look.px(8), look.px(10), look.px(8)
        fill_layout(QHBoxLayout(self), (words, 1), *buttons, spacing=look.px(6), margins=margins)


class FavouritesWindow(Dialog):
    """Dialog with all favourites. `favourite_chosen` is emitted with the favourite for a new match."""

    SIZE = (720, 480)
    favourite_chosen = Signal(object)

    def __init__(
        self,
        look: Look,
        favourites: FavouriteStore,
        try_change: Callable[[Callable[[], None]], None],
        game_uis: Mapping[str, AnyGameUi],
        parent: QWidget | None = None,
    ) -> None:
        """`try_change` calls a function that changes favourites. It shows the reason if they cannot be stored."""
        super().__init__(look, parent, delete_on_close=True)
        self._favourites = favourites
        self._try_change = try_change
        self._game_uis = game_uis
        self._deleted: tuple[Favourite, int] | None = None
        self.rows: list[FavouriteRow] = []
        self.title = text_label("section")
        self.deleted_label = ElidedLabel("note")
        self.undo_button = IconButton(look, "undo", "quiet", 17, on_click=self._undo)
        self.close_button = IconButton(look, on_click=self.reject)
        self._list = fill_layout(QVBoxLayout(), 1, spacing=look.px(8), margins=(0, 0, look.px(6), 0))
        margins = look.px(24), look.px(20), look.px(24), look.px(10)
        parts = self.title, surface("rule"), (scroll_area_with(self._list), 1)
        page = fill_layout(QVBoxLayout(), *parts, spacing=look.px(10), margins=margins)
        foot, row = make_foot(look, side=24)
        fill_layout(row, (self.deleted_label, 1), self.undo_button, 0, self.close_button)
        lay_out_above_foot(self, page, foot)
        self.finish_construction()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Favourites"))
        self.title.setText(self.tr("Favourites"))
        self.undo_button.setText(self.tr("Undo"))
        self.close_button.setText(self.tr("Close"))
        self._show_favourites()

    def _show_favourites(self) -> None:
        discard_widgets(self._list, self.rows)
        self.rows = [FavouriteRow(self._look, each, self._describe(each)) for each in self._favourites.all]
        for place, row in enumerate(self.rows):
            self._list.insertWidget(place, row)
            row.start_button.setText(self.tr("Start game"))
            for button, words, act in (
                (row.start_button, self.tr("Start game"), self._start),
                (row.rename_button, self.tr("Rename"), self._rename),
                (row.delete_button, self.tr("Delete"), self._delete),
            ):
                name_button(button, words)
                button.setAccessibleDescription(row.favourite.name)
                button.clicked.connect(lambda _checked=False, act=act, row=row: act(row.favourite))
        for widget in (self.deleted_label, self.undo_button):
            widget.setVisible(self._deleted is not None)
        if self._deleted is not None:
            self.deleted_label.set_line(self.tr("“{name}” has been deleted.").format(name=self._deleted[0].name))

    def _describe(self, favourite: Favourite) -> str:
        """Returns the description of a favourite: its game, its players and its options."""
        game_ui = self._game_uis[favourite.game]
        last = remembered_choices(game_ui, favourite.choices)
        if last is None:
            return game_ui.info.title()
        # Separated by dots: otherwise screen readers would read the list as one sentence.
        return "  ·  ".join((game_ui.info.title(), last.players, *last.options))

    def _start(self, favourite: Favourite) -> None:
        self.accept()
        self.favourite_chosen.emit(favourite)

    def _rename(self, favourite: Favourite) -> None:
        def name_refusal(name: str) -> str:
            if not normalized_name(name):
                return self.tr("A favourite needs a name.")
            taken = self._favourites.is_taken(name) and normalized_name(name).casefold() != favourite.name.casefold()
            return self.tr("Another favourite already has this name.") if taken else ""

        headline, words = self.tr("Rename the favourite"), (self.tr("Cancel"), self.tr("Rename"))
        asking = NameDialog(self._look, self, headline, favourite.name, MAX_NAME_LENGTH, words, name_refusal)
        asking.name_chosen.connect(partial(self._give_name, favourite))
        asking.open()

    def _give_name(self, favourite: Favourite, name: str) -> None:
        try:
            self._try_change(lambda: self._favourites.rename(favourite, name))
        except FavouriteRefused:
            # Another window has meanwhile stored a favourite of this name, so the player must choose another name.
            self._rename(favourite)
        self._show_favourites()

    def _delete(self, favourite: Favourite) -> None:
        def delete() -> None:
            number = self._favourites.delete(favourite)
            self._deleted = None if number is None else (favourite, number)

        self._try_change(delete)
        self._show_favourites()

    def _undo(self) -> None:
        if self._deleted is not None:
            favourite, number = self._deleted

            def restore() -> None:
                self._favourites.restore(favourite, number)
                self._deleted = None

            self._try_change(restore)
            self._show_favourites()
