"""Actions of the main window with their keys, and the menus that contain them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

import haspelknecht_qt
from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.table.themes import PALETTES
from haspelknecht_qt.table.typography import SPACINGS, TEXT_SIZES, escape_menu_text, escape_tooltip, own_families
from haspelknecht_qt.ui.widgets.basics import title_menu
from haspelknecht_qt.ui.window.language import Languages
from haspelknecht_qt.ui.window.settings import SCAN_PACES, SPEEDS, MotionChoice, ScanKey, Settings, ThemeChoice

_ACTIONS: Mapping[str, tuple[str, Sequence[str]]] = {
    "new": (QT_TRANSLATE_NOOP("Menus", "New game…"), ("Ctrl+N",)),
    "open": (QT_TRANSLATE_NOOP("Menus", "Open…"), ("Ctrl+O",)),
    "save": (QT_TRANSLATE_NOOP("Menus", "Save"), ("Ctrl+S",)),
    "save_as": (QT_TRANSLATE_NOOP("Menus", "Save as…"), ("Ctrl+Shift+S",)),
    "copy_code": (QT_TRANSLATE_NOOP("Menus", "Copy the game as text"), ("Ctrl+Shift+C",)),
    "paste_code": (QT_TRANSLATE_NOOP("Menus", "Paste a copied game"), ("Ctrl+Shift+V",)),
    "start_page": (QT_TRANSLATE_NOOP("Menus", "Back to the start page"), ("Alt+Home",)),
    "invite": (QT_TRANSLATE_NOOP("Menus", "Invite other computers…"), ("Ctrl+I",)),
    "join": (QT_TRANSLATE_NOOP("Menus", "Join a table…"), ("Ctrl+J",)),
    "quit": (QT_TRANSLATE_NOOP("Menus", "Quit"), ("Ctrl+Q",)),
    "undo": (QT_TRANSLATE_NOOP("Menus", "Undo"), ("Ctrl+Z",)),
    "redo": (QT_TRANSLATE_NOOP("Menus", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    "restart": (QT_TRANSLATE_NOOP("Menus", "Restart my turn"), ("Ctrl+R",)),
    "zoom_in": (QT_TRANSLATE_NOOP("Menus", "Zoom in"), ("Ctrl++", "Ctrl+=")),
    "zoom_out": (QT_TRANSLATE_NOOP("Menus", "Zoom out"), ("Ctrl+-",)),
    "fit": (QT_TRANSLATE_NOOP("Menus", "Fit the table"), ("Ctrl+0",)),
    "full_screen": (QT_TRANSLATE_NOOP("Menus", "Full screen"), ("F11",)),
    "moves": (QT_TRANSLATE_NOOP("Menus", "Moves"), ("Ctrl+1",)),
    "log": (QT_TRANSLATE_NOOP("Menus", "Log"), ("Ctrl+2",)),
    "score": (QT_TRANSLATE_NOOP("Menus", "Score"), ("Ctrl+3",)),
    "rules": (QT_TRANSLATE_NOOP("Menus", "Rules"), ("Ctrl+4",)),
    "current_rule": (QT_TRANSLATE_NOOP("Menus", "The rule for this step"), ("F1",)),
    "menu": (QT_TRANSLATE_NOOP("Menus", "Menu"), ("F10",)),
    "table": (QT_TRANSLATE_NOOP("Menus", "Go to the table"), ("F6",)),
    "replay": (QT_TRANSLATE_NOOP("Menus", "Replay"), ("F9",)),
    "choices": (QT_TRANSLATE_NOOP("Menus", "Say what I can do"), ("F7",)),
    "say_again": (QT_TRANSLATE_NOOP("Menus", "Say it again"), ("F8",)),
    "scan": (QT_TRANSLATE_NOOP("Menus", "Highlight choices one by one"), ("F4",)),
    "about": (QT_TRANSLATE_NOOP("Menus", "About {program}"), ()),
    "result": (QT_TRANSLATE_NOOP("Menus", "Final scoring"), ()),
    "decisions": (QT_TRANSLATE_NOOP("Menus", "Costliest decisions"), ()),
    "hand_over": (QT_TRANSLATE_NOOP("Menus", "Cover the table between players"), ()),
    "results": (QT_TRANSLATE_NOOP("Menus", "Results of finished games…"), ()),
    "puzzles": (QT_TRANSLATE_NOOP("Menus", "Puzzles…"), ()),
}
"""English text and keys of each action, by the action's name."""

_MENU_TITLES: Mapping[str, str] = {
    "game": QT_TRANSLATE_NOOP("Menus", "Game"),
    "favourites": QT_TRANSLATE_NOOP("Menus", "Favourites"),
    "recent": QT_TRANSLATE_NOOP("Menus", "Open a recent game"),
    "edit": QT_TRANSLATE_NOOP("Menus", "Edit"),
    "view": QT_TRANSLATE_NOOP("Menus", "View"),
    "theme": QT_TRANSLATE_NOOP("Menus", "Theme"),
    "palette": QT_TRANSLATE_NOOP("Menus", "Players’ colours"),
    "text_size": QT_TRANSLATE_NOOP("Menus", "Text size"),
    "font": QT_TRANSLATE_NOOP("Menus", "Font"),
    "spacing": QT_TRANSLATE_NOOP("Menus", "Spacing of texts"),
    "speed": QT_TRANSLATE_NOOP("Menus", "Motion"),
    "scanning": QT_TRANSLATE_NOOP("Menus", "One-switch scanning"),
    "language": QT_TRANSLATE_NOOP("Menus", "Language"),
    "help": QT_TRANSLATE_NOOP("Menus", "Help"),
    "tutorial": QT_TRANSLATE_NOOP("Menus", "Tutorial"),
}
"""English title of each menu, by the menu's name."""

_MENU_CONTENTS: Mapping[str, Sequence[str]] = {
    "main": ("game", "edit", "view", "help", "", "quit"),
    "game": (
        *("new", "favourites", "open", "recent", "results", "puzzles", "", "invite", "join", ""),
        *("save", "save_as", "", "copy_code", "paste_code", "", "hand_over", "", "start_page"),
    ),
    "edit": ("undo", "redo", "restart"),
    "view": (
        *("moves", "log", "score", "rules", "table", "", "replay", "result", "decisions", ""),
        *("zoom_in", "zoom_out", "fit", "full_screen", "", "theme", "palette", "text_size", "font", "spacing", "speed"),
        *("scanning", "language"),
    ),
    "help": ("current_rule", "tutorial", "", "choices", "say_again", "", "about"),
}
"""Names of the actions and submenus in each menu; "" is a separator.

Menus without an entry in this mapping are filled with choices, files or chapters.
"""

PAGES = ("moves", "log", "score", "rules")
"""Keys of the side panel's pages. Each page has an action of the same name."""
MATCH_ACTIONS = (
    *("save", "save_as", "copy_code", "undo", "redo", "restart", "zoom_in", "zoom_out", "fit", "table", "replay"),
    *PAGES,
    *("current_rule", "choices", "say_again", "invite", "start_page"),
)
"""Names of the actions that need a match on the table."""
DISABLED_WHEN_GUIDED = ("save", "save_as", "copy_code", "restart", "invite")
"""Names of the actions that are disabled in the tutorial, in puzzles and in matches of other computers.

A match from the tutorial could not be opened elsewhere, because its opponents are scripted. In a puzzle only the
deciding seat plays. A guest has only a part of the match.
"""


class Menus(QObject):
    """Actions of the window by name, and the menus that contain them.

    A value that the player chooses, such as a theme, is stored in the settings. Then the setting's signal is emitted.
    """

    theme_chosen = Signal()
    speed_chosen = Signal()
    scanning_chosen = Signal()
    language_chosen = Signal()
    recent_chosen = Signal(Path)

    def __init__(self, window: QWidget, settings: Settings, languages: Languages) -> None:
        super().__init__(window)
        self._settings = settings
        self._languages = languages
        self.actions: dict[str, QAction] = {}
        for name, (_, keys) in _ACTIONS.items():
            action = self.actions[name] = QAction(self)
            action.setShortcuts([QKeySequence(key) for key in keys])
            # Added to the window too: the shortcut of an action that is only in a hidden menu would not work.
            window.addAction(action)
        self.menus = {name: QMenu(window) for name in ("main", *_MENU_TITLES)}
        self._choices: dict[str, dict[str, QAction]] = {}
        self._fill()
        self.menus["recent"].aboutToShow.connect(self._list_recent_files)
        self.retranslate()

    def connect_to(self, handlers: Mapping[str, Callable[[], object]]) -> None:
        """Connects actions to handlers. `handlers` maps the name of an action to its handler."""
        for name, handler in handlers.items():
            self.actions[name].triggered.connect(lambda _checked=False, then=handler: then())

    def enable(self, names: Iterable[str], enabled: bool) -> None:
        """Enables or disables the actions of these names."""
        for name in names:
            self.actions[name].setEnabled(enabled)

    def enable_match_actions(self, *, guided: bool = False) -> None:
        """Enables the actions for a match on the table; if `guided`, without DISABLED_WHEN_GUIDED."""
        self.enable(MATCH_ACTIONS, enabled=True)
        if guided:
            self.enable(DISABLED_WHEN_GUIDED, enabled=False)

    def disable_match_actions(self) -> None:
        """Disables the actions that need a match on the table."""
        self.enable((*MATCH_ACTIONS, "result", "decisions"), enabled=False)

    def _fill(self) -> None:
        for name, entries in _MENU_CONTENTS.items():
            for entry in entries:
                if entry in self.menus:
                    self.menus[name].addMenu(self.menus[entry])
                elif entry:
                    self.menus[name].addAction(self.actions[entry])
                else:
                    self.menus[name].addSeparator()
        settings, hand_over, speed = self._settings, self.actions["hand_over"], self.menus["speed"]
        hand_over.setCheckable(True)
        hand_over.setChecked(settings.always_hands_over)
        hand_over.triggered.connect(lambda on: setattr(settings, "always_hands_over", on))
        themes, languages = self.theme_chosen, self.language_chosen
        self._add_choices("theme", self.menus["theme"], tuple(ThemeChoice), settings.theme, themes, ThemeChoice)
        self._add_choices("palette", self.menus["palette"], PALETTES, settings.palette, themes)
        sizes = tuple(map(str, TEXT_SIZES))
        self._add_choices("text_size", self.menus["text_size"], sizes, str(settings.text_size), themes, float)
        spacing = self.menus["spacing"]
        self._add_choices("spacing", spacing, tuple(SPACINGS), settings.spacing, themes)
        self.menus["font"].aboutToShow.connect(self._list_fonts)
        self._add_choices("speed", speed, tuple(SPEEDS), settings.speed, self.speed_chosen)
        speed.addSeparator()
        self._add_choices("motion", speed, tuple(MotionChoice), settings.motion, self.speed_chosen, MotionChoice)
        self._fill_scanning_menu()
        language = self._languages.wanted_language(settings.language)
        self._add_choices("language", self.menus["language"], self._languages.codes, language, languages)

    def _fill_scanning_menu(self) -> None:
        settings, menu, scan = self._settings, self.menus["scanning"], self.actions["scan"]

        def switch(on: bool) -> None:
            settings.scans = on
            self.scanning_chosen.emit()

        scan.setCheckable(True)
        scan.setChecked(settings.scans)
        scan.triggered.connect(switch)
        menu.addAction(scan)
        menu.addSeparator()
        self._add_choices("scan_key", menu, tuple(ScanKey), settings.scan_key, self.scanning_chosen, ScanKey)
        menu.addSeparator()
        self._add_choices("scan_pace", menu, tuple(SCAN_PACES), settings.scan_pace, self.scanning_chosen)

    def _add_choices(
        self,
        setting: str,
        menu: QMenu,
        values: Sequence[str],
        present: str,
        chosen: SignalInstance,
        read: Callable[[str], object] = str,
    ) -> None:
        """Adds an action for each value of a setting; that of `present` is checked. `read` converts text to a value."""

        def choose(value: str) -> None:
            setattr(self._settings, setting, read(value))
            chosen.emit()

        group = QActionGroup(self)
        self._choices[setting] = {}
        for value in values:
            action = self._choices[setting][value] = QAction("", self, checkable=True, checked=value == present)
            action.triggered.connect(lambda _checked=False, value=value: choose(value))
            group.addAction(action)
            menu.addAction(action)

    def choice_action(self, setting: str, value: str) -> QAction:
        """Returns the action that gives a setting a value.

        Settings are "theme", "palette", "text_size", "spacing", "speed", "motion", "scan_key", "scan_pace" and "language".
        """
        return self._choices[setting][value]

    def _list_fonts(self) -> None:
        menu = self.menus["font"]
        menu.clear()
        group = QActionGroup(menu)
        for family in ("", *own_families()):
            words = escape_menu_text(family) if family else self.tr("Fonts of the program")
            action = menu.addAction(words, partial(self._choose_font, family))
            action.setCheckable(True)
            action.setChecked(family == self._settings.font)
            group.addAction(action)

    def _choose_font(self, family: str) -> None:
        self._settings.font = family
        self.theme_chosen.emit()

    def _list_recent_files(self) -> None:
        menu = self.menus["recent"]
        menu.clear()
        menu.setToolTipsVisible(True)
        for path in self._settings.recent_files:
            action = menu.addAction(escape_menu_text(path.name))
            action.setToolTip(escape_tooltip(str(path)))
            action.triggered.connect(lambda _checked=False, path=path: self.recent_chosen.emit(path))
        if menu.isEmpty():
            menu.addAction(self.tr("None yet")).setEnabled(False)

    def retranslate(self) -> None:
        """Sets all texts in the current language. The window calls this, because Qt notifies only widgets."""
        for name, (label, _) in _ACTIONS.items():
            text = QCoreApplication.translate("Menus", label)
            self.actions[name].setText(text.format(program=haspelknecht_qt.PROGRAM))
        for name, title in _MENU_TITLES.items():
            title_menu(self.menus[name], QCoreApplication.translate("Menus", title))
        title_menu(self.menus["main"], self.actions["menu"].text())
        words = {
            "theme": {
                "system": self.tr("Follow the system"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
                "contrast": self.tr("High contrast"),
            },
            "palette": {
                "default": self.tr("For everybody"),
                "red_green": self.tr("For red-green colour blindness"),
                "blue_yellow": self.tr("For blue-yellow colour blindness"),
            },
            "text_size": {"1.0": self.tr("Normal"), "1.15": self.tr("Large"), "1.3": self.tr("Very large")},
            "spacing": {
                "normal": self.tr("Normal", "spacing"),
                "wide": self.tr("Wide"),
                "very_wide": self.tr("Very wide"),
            },
            "speed": {
                "off": self.tr("Off"),
                "fast": self.tr("Fast"),
                "normal": self.tr("Normal", "motion"),
                "slow": self.tr("Slow"),
            },
            "motion": {
                "system": self.tr("Follow the system setting"),
                "full": self.tr("Pieces travel"),
                "reduced": self.tr("Pieces only fade"),
            },
            "scan_key": {
                "space": self.tr("Space takes what is lit"),
                "return": self.tr("Enter takes what is lit"),
            },
            "scan_pace": {
                "fast": self.tr("Fast"),
                "normal": self.tr("Normal", "scanning"),
                "slow": self.tr("Slow"),
                "very_slow": self.tr("Very slow"),
            },
            "language": {code: Languages.name(code) for code in self._languages.codes},
        }
        for name, choices in words.items():
            for value, label in choices.items():
                self._choices[name][value].setText(label)
