"""Settings of theme, players' colours, text size, speed, motion and language. They take effect at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from haspelknecht_qt.ui.window.language import Languages
from haspelknecht_qt.ui.window.look import Look, accessibility_hints, wanted_theme
from haspelknecht_qt.ui.window.menus import Menus
from haspelknecht_qt.ui.window.settings import SPEEDS, MotionChoice, Settings, ThemeChoice
from haspelknecht_qt.ui.window.workspace import Workspace

if TYPE_CHECKING:
    from haspelknecht_qt.table.game_table import AnyGameTable


class ViewSettings(QObject):
    """Applies the settings of theme, colours, text size, motion and language to window and table."""

    def __init__(
        self, look: Look, settings: Settings, languages: Languages, workspace: Workspace, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._settings = settings
        self._languages = languages
        self._workspace = workspace
        self._table: AnyGameTable | None = None
        self._menus: Menus | None = None
        self._set_look()
        self._shown_look = (self._look.theme, self._look.typography.text_size)
        workspace.set_animated(self.delay_factor > 0)
        connect_motion_preference(self._set_speed)
        self._look.changed.connect(self._show_look)

    def connect_to(self, menus: Menus) -> None:
        """Connects to the signals of the menus in which these settings are chosen."""
        self._menus = menus
        menus.theme_chosen.connect(self._set_look)
        menus.speed_chosen.connect(self._set_speed)
        menus.language_chosen.connect(lambda: self._languages.choose(self._settings.language))

    def set_table(self, table: AnyGameTable | None) -> None:
        """Sets the table that follows the settings; None if there is no table."""
        self._table = table
        self._set_speed()

    def toggle_theme(self) -> None:
        """Switches from the light to the dark theme, or back."""
        wanted = ThemeChoice.LIGHT if self._look.theme.name == "dark" else ThemeChoice.DARK
        if self._menus is not None:
            self._menus.choice_action("theme", wanted).trigger()

    @property
    def _has_reduced_motion(self) -> bool:
        choice = self._settings.motion
        return system_wants_less_motion() if choice is MotionChoice.SYSTEM else choice is MotionChoice.REDUCED

    @property
    def delay_factor(self) -> float:
        """Factor for the delays of displays that appear step by step. 1 is normal, 0 shows everything at once."""
        return 0.0 if self._has_reduced_motion else SPEEDS[self._settings.speed]

    def _set_look(self) -> None:
        settings = self._settings
        self._look.set(
            theme=wanted_theme(settings.theme, settings.palette),
            text_size=settings.text_size,
            family=settings.font,
            spacing=settings.spacing,
        )

    def _show_look(self) -> None:
        """Shows a new theme or text size on the table, because Qt restyles only widgets. The scene scales itself.

        The table changes in the next pass of the event loop, so that the window responds meanwhile.
        """
        shown = (self._look.theme, self._look.typography.text_size)
        if shown != self._shown_look:
            QTimer.singleShot(0, self, self._show_look_on_table)
        self._shown_look = shown

    def _show_look_on_table(self) -> None:
        if self._table is not None:
            self._table.set_theme(self._look.theme)

    def _set_speed(self) -> None:
        self._workspace.set_animated(self.delay_factor > 0)
        if self._table is not None:
            self._table.set_duration_factor(SPEEDS[self._settings.speed])
            self._table.set_reduced_motion(self._has_reduced_motion)


def system_wants_less_motion() -> bool:
    """Whether the system asks for reduced motion; False if unknown. Qt knows this since version 6.12."""
    style = QGuiApplication.styleHints()  # In a variable, because `style` owns the objects used below.
    hints = accessibility_hints(style)
    preference = None if hints is None else hints.property("motionPreference")
    # `preference` is a Qt enum with value 0 for no preference. In older versions of Qt it is None.
    return bool(getattr(preference, "value", preference))


def connect_motion_preference(then: Callable[[], None]) -> None:
    """Connects `then` to changes of the system's wish for reduced motion (`system_wants_less_motion`)."""
    style = QGuiApplication.styleHints()
    changed = getattr(accessibility_hints(style), "motionPreferenceChanged", None)
    if changed is not None:
        changed.connect(then)
