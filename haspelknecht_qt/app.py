"""Creates the application and its window.

The start must be quick. First the window is shown with its start page. Everything that this page does not need is
loaded after the page was painted (`startup`). No game is imported here.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QIcon
from PySide6.QtWidgets import QApplication

import haspelknecht_qt
from haspelknecht_qt import composition, paths
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.drawings import Drawings
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.ui.window.language import Languages
from haspelknecht_qt.ui.window.look import Look, wanted_theme
from haspelknecht_qt.ui.window.main_window import MainWindow
from haspelknecht_qt.ui.window.settings import Settings

if TYPE_CHECKING:
    from haspelknecht_qt.ui.window.program import Program


def main(file: Path | None = None) -> int:
    """Opens the window, with the saved game in `file` if given. Returns the exit status after the window was closed."""
    app = create_application()
    with ExitStack() as running:
        window = create_window_with_start_page()

        def finish_start() -> None:
            from haspelknecht_qt import startup  # noqa: PLC0415 - deferred import: keeps start-up fast

            window.window_geometry.fit_to_screen()
            startup.install_crash_handler(window, running)
            window.load_remaining_parts()
            if file is not None:
                window.loaded_parts.files.open(file)
                # Shows the start page again if the file could not be opened.
                window.start_page.show_opening_message("")
            startup.preload(window)

        if file is not None:
            window.start_page.show_opening_message(file.name)
        # Qt paints all widgets in one pass. A timer of 0 ms fires after this pass, when the start page is visible.
        window.start_page.painted.connect(lambda: QTimer.singleShot(0, window, finish_start))
        window.window_geometry.show_window()
        status = app.exec()
        # Translators must be removed while their data still exist.
        window.languages.remove_translations()
        window.deleteLater()
        # Qt's objects depend on Python objects and must be deleted before them.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return status


def create_application() -> QApplication:
    """Returns the QApplication of the process. Creates it, with name and style, on the first call."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    QApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    # The style is a command-line option here, because `setStyle` would load the class QStyle, which is slow.
    app = QApplication([*sys.argv[:1], "-style", "Fusion"])
    app.setApplicationName("haspelknecht-qt")
    app.setApplicationDisplayName(haspelknecht_qt.PROGRAM)
    app.setApplicationVersion(haspelknecht_qt.__version__)
    app.setDesktopFileName("haspelknecht-qt")
    return app


def create_window_with_start_page(drawings: Drawings | None = None) -> MainWindow:
    """Returns the window with its start page, without the parts that are loaded after this page was painted.

    `drawings` caches drawings, and several windows may share it. By default, the window has its own cache.
    """
    infos, game_uis = composition.game_infos(), composition.game_uis()
    settings = Settings(paths.user_config(), infos[0].name)
    languages = Languages()
    languages.choose(languages.wanted_language(settings.language))
    ratio = QApplication.primaryScreen().devicePixelRatio()
    # The start page's first picture shows the selected game.
    chosen = next((info for info in infos if info.name == settings.game), infos[0])
    art = Art(chosen.art, themes.LIGHT, drawings or Drawings(), ratio)
    look = Look(art, Typography(paths.resources()), paths.user_cache())
    look.art.set_theme(wanted_theme(settings.theme, settings.palette))
    look.typography.text_size = settings.text_size
    look.typography.spacing = settings.spacing
    if settings.font and QFontDatabase.hasFamily(settings.font):
        look.typography.family = settings.font

    def load_program(window: MainWindow) -> Program:
        from haspelknecht_qt import startup  # noqa: PLC0415 - deferred import: keeps start-up fast

        return startup.load_program(window, game_uis)

    window = MainWindow(look, settings, languages, infos, paths.start_page_copy_file(), load_program)
    icon = look.stored_picture("icon", "", art, "app", lambda: art.pixmap("app", "app"))
    window.setWindowIcon(QIcon(icon))
    return window


def create_window(drawings: Drawings | None = None) -> MainWindow:
    """Returns the window with all its parts. `drawings` is that of `create_window_with_start_page`."""
    window = create_window_with_start_page(drawings)
    window.load_remaining_parts()
    return window
