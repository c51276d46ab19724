"""The composition root: puts the program together, opens its window and hands everything down.

A start has to be quick: the window is shown with its first page, and what that page can do without comes after it was painted
(`equipment`). Nothing that the rules or the table need is imported here.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

import haspelknecht_qt
from haspelknecht_qt import paths
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.drawings import Drawings
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.ui.window.language import Languages
from haspelknecht_qt.ui.window.look import Look, wanted_theme
from haspelknecht_qt.ui.window.main_window import MainWindow
from haspelknecht_qt.ui.window.settings import Settings


def main(file: Path | None = None) -> int:
    """Opens the window, with the saved game in `file` if one is given, and returns the exit status when it is closed."""
    app = application()
    with ExitStack() as running:
        window = make_frame()

        def go_on() -> None:
            from haspelknecht_qt import equipment  # noqa: PLC0415 - after the first picture
            from haspelknecht_qt.ui.preparation import Preparation  # noqa: PLC0415 - the same

            equipment.watch_over(window, running)
            equipment.equip(window)
            if file is not None:
                window.files.open(file)
            Preparation(equipment.ahead(window), window)

        # All widgets are painted in one pass; a timer of zero fires when it is through.
        window.start_page.painted.connect(lambda: QTimer.singleShot(0, window, go_on))
        window.show()
        status = app.exec()
        # While the bytes that they are read from are still there.
        window.languages.remove()
        window.deleteLater()
        # Qt's objects go before Python takes apart what they stand on.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return status


def application() -> QApplication:
    """The one QApplication, named and dressed."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    QApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    app.setApplicationName("haspelknecht-qt")
    app.setApplicationDisplayName("Haspelknecht")
    app.setApplicationVersion(haspelknecht_qt.__version__)
    app.setDesktopFileName("haspelknecht-qt")
    return app


def make_frame(drawings: Drawings | None = None) -> MainWindow:
    """The window with its first page: as much as the first picture needs.

    Windows that are given the same `drawings` draw together; one without has its own.
    """
    settings = Settings(paths.user_config())
    languages = Languages(paths.translations())
    languages.choose(languages.wanted(settings.language))
    ratio = QApplication.primaryScreen().devicePixelRatio()
    art = Art(paths.art("haspelknecht"), themes.LIGHT, drawings or Drawings(), ratio)
    look = Look(art, Typography(paths.resources()))
    look.set(theme=wanted_theme(settings.theme, settings.palette), text_size=settings.text_size)
    look.apply()
    window = MainWindow(look, settings, languages)
    window.setWindowIcon(QIcon(art.pixmap("app", "app")))
    return window


def make_window(drawings: Drawings | None = None) -> MainWindow:
    """The window with everything that belongs to it, at once; `drawings` as in `make_frame`."""
    from haspelknecht_qt import equipment  # noqa: PLC0415 - see above

    window = make_frame(drawings)
    equipment.equip(window)
    return window
