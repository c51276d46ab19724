"""Actions and menus of the window, with their keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

import haspelknecht_qt
from haspelknecht_qt.table.themes import PALETTES
from haspelknecht_qt.table.typography import TEXT_SIZES, in_menu, tip
from haspelknecht_qt.ui.window.language import Languages
from haspelknecht_qt.ui.window.settings import SPEEDS, MotionChoice, Settings, ThemeChoice

_KEYS: Mapping[str, Sequence[str]] = {
    "new": ("Ctrl+N",),
    "open": ("Ctrl+O",),
    "save": ("Ctrl+S",),
    "save_as": ("Ctrl+Shift+S",),
    "copy_code": ("Ctrl+Shift+C",),
    "paste_code": ("Ctrl+Shift+V",),
    "quit": ("Ctrl+Q",),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "restart": ("Ctrl+R",),
    "zoom_in": ("Ctrl++", "Ctrl+="),
    "zoom_out": ("Ctrl+-",),
    "fit": ("Ctrl+0",),
    "full_screen": ("F11",),
    "moves": ("Ctrl+1",),
    "log": ("Ctrl+2",),
    "score": ("Ctrl+3",),
    "rules": ("Ctrl+4",),
    "current_rule": ("F1",),
    "menu": ("F10",),
    "table": ("F6",),
    "replay": ("F9",),
}

PAGES = ("moves", "log", "score", "rules")
"""The pages of the side panel, each with an action of the same name."""
IN_MATCH = (
    *("save", "save_as", "copy_code", "undo", "redo", "restart", "zoom_in", "zoom_out", "fit", "table", "replay"),
    *PAGES,
    "current_rule",
)
"""Actions that need a match on the table."""
NOT_WHILE_GUIDED = ("save", "save_as", "copy_code", "restart")
"""Actions that are disabled in the tutorial and in puzzles.

Other parts of the program do not know the tutorial's scripted opponents. In a puzzle only the deciding seat plays.
"""
NEEDS_LOADING = ("new", "open", "paste_code", "results", "puzzles")
"""Actions that need the parts loaded after the start page is painted."""


class Menus(QObject):
    """Actions of the window by name, and the menus that list them.

    A choice is written to the settings before its signal is emitted.
    """

    theme_chosen = Signal()
    speed_chosen = Signal()
    language_chosen = Signal()
    recent_chosen = Signal(Path)

    def __init__(self, window: QWidget, settings: Settings, languages: Languages) -> None:
        super().__init__(window)
        self._settings = settings
        self._languages = languages
        self.actions: dict[str, QAction] = {}
        for name, keys in _KEYS.items():
            self._add(name, window, keys)
        for name in ("about", "result", "decisions", "hand_over", "results", "puzzles"):
            self._add(name, window, ())
        self.main = QMenu(window)
        self.game = QMenu(window)
        self.recent = QMenu(window)
        self.favourites = QMenu(window)
        self.edit = QMenu(window)
        self.view = QMenu(window)
        self.theme = QMenu(window)
        self.palette = QMenu(window)
        self.text_size = QMenu(window)
        self.speed = QMenu(window)
        self.language = QMenu(window)
        self.help = QMenu(window)
        self.tutorial = QMenu(window)
        self._groups: list[QActionGroup] = []
        self._choices: dict[str, dict[str, QAction]] = {}
        self._fill()
        self.recent.aboutToShow.connect(self._list_recent)
        self.retranslate()

    def connect_to(self, handlers: Mapping[str, Callable[[], None]]) -> None:
        """Connects each action to its handler, by name."""
        for name, handler in handlers.items():
            self.actions[name].triggered.connect(lambda _checked=False, then=handler: then())

    def enable(self, names: Iterable[str], enabled: bool) -> None:
        """Enables or disables these actions."""
        for name in names:
            self.actions[name].setEnabled(enabled)

    # Choices

    def _fill(self) -> None:
        act = self.actions
        self.game.addAction(act["new"])
        self.game.addMenu(self.favourites)
        self.game.addAction(act["open"])
        self.game.addMenu(self.recent)
        self.game.addActions([act["results"], act["puzzles"]])
        self.game.addSeparator()
        self.game.addActions([act["save"], act["save_as"]])
        self.game.addSeparator()
        self.game.addActions([act["copy_code"], act["paste_code"]])
        self.game.addSeparator()
        self.game.addAction(act["hand_over"])
        self.edit.addActions([act["undo"], act["redo"], act["restart"]])
        self.view.addActions([act["moves"], act["log"], act["score"], act["rules"], act["table"]])
        self.view.addSeparator()
        self.view.addActions([act["replay"], act["result"], act["decisions"]])
        self.view.addSeparator()
        self.view.addActions([act["zoom_in"], act["zoom_out"], act["fit"], act["full_screen"]])
        self.view.addSeparator()
        for menu in (self.theme, self.palette, self.text_size, self.speed, self.language):
            self.view.addMenu(menu)
        act["hand_over"].setCheckable(True)
        act["hand_over"].setChecked(self._settings.always_hands_over)
        act["hand_over"].triggered.connect(self._set_hand_over)
        self.help.addAction(act["current_rule"])
        self.help.addMenu(self.tutorial)
        self.help.addSeparator()
        self.help.addAction(act["about"])
        for menu in (self.game, self.edit, self.view, self.help):
            self.main.addMenu(menu)
        self.main.addSeparator()
        self.main.addAction(act["quit"])
        settings = self._settings
        self._choose_of("theme", self.theme, tuple(ThemeChoice), settings.theme.value, self._set_theme)
        self._choose_of("palette", self.palette, PALETTES, settings.palette, self._set_palette)
        sizes = tuple(map(str, TEXT_SIZES))
        self._choose_of("text_size", self.text_size, sizes, str(settings.text_size), self._set_text_size)
        self._choose_of("speed", self.speed, tuple(SPEEDS), settings.speed, self._set_speed)
        self.speed.addSeparator()
        self._choose_of("motion", self.speed, tuple(MotionChoice), settings.motion.value, self._set_motion)
        language = self._languages.wanted(settings.language)
        self._choose_of("language", self.language, self._languages.codes, language, self._set_language)

    def _choose_of(
        self, name: str, menu: QMenu, values: Sequence[str], present: str, then: Callable[[str], None]
    ) -> None:
        group = QActionGroup(self)
        self._groups.append(group)
        self._choices[name] = {}
        for value in values:
            action = QAction(self)
            action.setCheckable(True)
            action.setChecked(value == present)
            action.triggered.connect(lambda _checked=False, value=value: then(value))
            group.addAction(action)
            menu.addAction(action)
            self._choices[name][value] = action

    def choice(self, name: str, value: str) -> QAction:
        """The action for a value of "theme", "palette", "text_size", "speed", "motion" or "language"."""
        return self._choices[name][value]

    def _set_hand_over(self, always: bool) -> None:
        self._settings.always_hands_over = always

    def _set_theme(self, value: str) -> None:
        self._settings.theme = ThemeChoice(value)
        self.theme_chosen.emit()

    def _set_palette(self, value: str) -> None:
        self._settings.palette = value
        self.theme_chosen.emit()

    def _set_text_size(self, value: str) -> None:
        self._settings.text_size = float(value)
        self.theme_chosen.emit()

    def _set_speed(self, value: str) -> None:
        self._settings.speed = value
        self.speed_chosen.emit()

    def _set_motion(self, value: str) -> None:
        self._settings.motion = MotionChoice(value)
        self.speed_chosen.emit()

    def _set_language(self, value: str) -> None:
        self._settings.language = value
        self.language_chosen.emit()

    def _list_recent(self) -> None:
        self.recent.clear()
        self.recent.setToolTipsVisible(True)
        for path in self._settings.recent:
            action = self.recent.addAction(in_menu(path.name))
            action.setToolTip(tip(str(path)))
            action.triggered.connect(lambda _checked=False, path=path: self.recent_chosen.emit(path))
        if self.recent.isEmpty():
            self.recent.addAction(self.tr("None yet")).setEnabled(False)

    # Texts

    def retranslate(self) -> None:
        """Sets all texts in the current language. Called by the window: Qt notifies widgets only."""
        for name, label in self._words().items():
            self.actions[name].setText(label)
        self.game.setTitle(self.tr("Game"))
        self.favourites.setTitle(self.tr("Favourites"))
        self.recent.setTitle(self.tr("Open a recent game"))
        self.edit.setTitle(self.tr("Edit"))
        self.view.setTitle(self.tr("View"))
        self.theme.setTitle(self.tr("Theme"))
        self.palette.setTitle(self.tr("Players’ colours"))
        self.text_size.setTitle(self.tr("Text size"))
        self.speed.setTitle(self.tr("Motion"))
        self.language.setTitle(self.tr("Language"))
        self.help.setTitle(self.tr("Help"))
        self.tutorial.setTitle(self.tr("Tutorial"))
        words = {
            "theme": {
                "system": self.tr("Follow the system"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
            },
            "palette": {
                "default": self.tr("For everybody"),
                "red_green": self.tr("For red-green colour blindness"),
                "blue_yellow": self.tr("For blue-yellow colour blindness"),
            },
            "text_size": {
                "1.0": self.tr("Normal"),
                "1.15": self.tr("Large"),
                "1.3": self.tr("Very large"),
            },
            "speed": {
                "off": self.tr("Off"),
                "fast": self.tr("Fast"),
                "normal": self.tr("Normal", "motion"),
                "slow": self.tr("Slow"),
            },
            "motion": {
                "system": self.tr("Pieces move as set in the system"),
                "full": self.tr("Pieces travel"),
                "reduced": self.tr("Pieces only fade"),
            },
            "language": {code: Languages.name(code) for code in self._languages.codes},
        }
        for name, choices in words.items():
            for value, label in choices.items():
                self._choices[name][value].setText(label)

    def _words(self) -> dict[str, str]:
        return {
            "new": self.tr("New game…"),
            "open": self.tr("Open…"),
            "save": self.tr("Save"),
            "save_as": self.tr("Save as…"),
            "copy_code": self.tr("Copy the game as a code"),
            "paste_code": self.tr("Open the game in a copied code"),
            "quit": self.tr("Quit"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "restart": self.tr("Restart my turn"),
            "zoom_in": self.tr("Zoom in"),
            "zoom_out": self.tr("Zoom out"),
            "fit": self.tr("Fit the table"),
            "full_screen": self.tr("Full screen"),
            "moves": self.tr("Moves"),
            "log": self.tr("Log"),
            "score": self.tr("Score"),
            "rules": self.tr("Rules"),
            "current_rule": self.tr("The rule for this step"),
            "menu": self.tr("Menu"),
            "table": self.tr("To the table"),
            "replay": self.tr("Replay"),
            "result": self.tr("Final scoring"),
            "decisions": self.tr("Decisions that cost most"),
            "results": self.tr("Results of finished games…"),
            "puzzles": self.tr("Puzzles…"),
            "hand_over": self.tr("Cover the table between players"),
            "about": self.tr("About {program}").format(program=haspelknecht_qt.PROGRAM),
        }

    def _add(self, name: str, window: QWidget, keys: Sequence[str]) -> None:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        # Added to the window itself, so that shortcuts also work for actions that are in no visible menu.
        window.addAction(action)
        self.actions[name] = action
