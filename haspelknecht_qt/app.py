"""The composition root: puts the program together, opens its window and hands everything down.

What a first picture does not need is imported when it is first used: a start has to be quick.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

import haspelknecht_qt
from haspelknecht_qt import crash, paths
from haspelknecht_qt.core.autosave import Autosave
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.reading import DataError
from haspelknecht_qt.interrupts import Interrupts
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.ui.bots import Bots, Maker
from haspelknecht_qt.ui.crash_dialog import CrashTeller, CrashWords
from haspelknecht_qt.ui.haspelknecht.phrases import Phrases
from haspelknecht_qt.ui.language import Languages
from haspelknecht_qt.ui.look import Look
from haspelknecht_qt.ui.main_window import MainWindow
from haspelknecht_qt.ui.services import Services
from haspelknecht_qt.ui.settings import Settings
from haspelknecht_qt.ui.start_page import Notice

if TYPE_CHECKING:
    from haspelknecht_qt.ui.haspelknecht.table import HaspelknechtTable
    from haspelknecht_qt.ui.pages import Pages

COMPONENTS = "haspelknecht.toml"
KNOWLEDGE = "haspelknecht.json"


def main(file: Path | None = None) -> int:
    """Opens the window, with the saved game in `file` if one is given, and returns the exit status when it is closed."""
    app = application()
    with crash.install(paths.user_log()) as watch:
        window = make_window()
        teller = watch_over(window, watch)
        interrupts = Interrupts(window.leave_at_once)
        window.show()
        if file is not None:
            # After the first picture: a message about a file that is refused wants a window to stand over.
            QTimer.singleShot(0, window, lambda: window.files.open(file))
        status = app.exec()
        interrupts.close()
        teller.deleteLater()
        window.deleteLater()
        # Qt's objects go before Python takes apart what they stand on.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return status


def watch_over(window: MainWindow, watch: crash.Watch) -> CrashTeller:
    """Has the game saved and the player told when something breaks; tells of what broke the last time."""
    words = CrashWords(window.trouble)
    teller = CrashTeller(words, window)
    teller.leave.connect(window.leave_at_once)
    watch.save = window.save_now
    watch.game = lambda: "" if window.sitting is None else crash.about_game(window.sitting.match)
    watch.report = teller.tell
    if watch.previous is not None:
        window.notice(Notice("warn", "warn", partial(words.of_previous, watch.previous)))
    if watch.trouble is not None:
        window.notice(Notice("warn", "warn", partial(words.of_log, watch.trouble)))
    return teller


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


def make_window() -> MainWindow:
    """Everything that there is one of, and the window that it is handed to."""
    settings = Settings(paths.user_config())
    languages = Languages(paths.translations())
    languages.choose(languages.wanted(settings.language))
    art = Art(paths.resources(), themes.LIGHT, QApplication.primaryScreen().devicePixelRatio())
    look = Look(art, Typography(paths.resources()))
    look.apply()
    built_in = paths.resources() / "components" / COMPONENTS
    printed, refused = components.load_for_user(built_in, paths.user_components() / COMPONENTS)
    game = Haspelknecht(printed)
    autosave, trouble = open_autosave()
    services = Services(
        game=game,
        records=Haspelknecht(components.load(built_in)) if printed.corrected else game,
        look=look,
        settings=settings,
        languages=languages,
        bots=Bots(find_bots),
        autosave=autosave,
        make_table=partial(make_table, look),
        make_pages=lambda table, phrases: make_pages(look, phrases, table, printed),
    )
    window = MainWindow(services)
    window.setWindowIcon(QIcon(art.pixmap("app", "app")))
    notices = about_components(window, printed, refused)
    if trouble is not None:
        notices.append(Notice("warn", "warn", partial(window.trouble.of_autosave, trouble)))
    offer_last_game(window, autosave, notices)
    return window


def open_autosave() -> tuple[Autosave | None, StorageError | None]:
    """The autosaves; without them, why there are none."""
    try:
        return Autosave(paths.autosaves()), None
    except StorageError as error:
        return None, error


def offer_last_game(window: MainWindow, autosave: Autosave | None, notices: list[Notice]) -> None:
    """Has the start page offer the newest sound game, and tell of those that could not be read."""
    match = None
    if autosave is not None:
        try:
            recovery = autosave.newest_sound(window.services.records)
        except StorageError as error:
            notices.append(Notice("warn", "warn", partial(window.trouble.of_autosave, error)))
        else:
            match = recovery.match
            notices += [
                Notice("warn", "warn", partial(window.trouble.of_refused_autosave, error)) for error in recovery.refused
            ]
    window.offer(match, notices)


def about_components(window: MainWindow, printed: components.Components, refused: DataError | None) -> list[Notice]:
    """What is to be said about the printed values that the owner of a box has corrected."""
    if refused is not None:
        return [Notice("warn", "warn", partial(window.trouble.of_components, refused))]
    if printed.corrected:
        return [Notice("info", "ink2", partial(window.trouble.of_corrections, len(printed.corrected)))]
    return []


def find_bots() -> Mapping[str, Maker]:
    """What makes each bot, from the weakest to the strongest: the program's own, then those that are installed beside it."""
    from haspelknecht_qt.bots import levels, others  # noqa: PLC0415 - when bots are first spoken of
    from haspelknecht_qt.games.haspelknecht.advice import offer  # noqa: PLC0415 - the same

    return {**levels.makers(offer.load(paths.resources() / "bots" / KNOWLEDGE)), **others.installed()}


def make_table(look: Look, phrases: Phrases) -> HaspelknechtTable:
    """The table of Haspelknecht."""
    from haspelknecht_qt.ui.haspelknecht.table import HaspelknechtTable  # noqa: PLC0415 - when a game begins

    return HaspelknechtTable(look.art, phrases, look.typography)


def make_pages(look: Look, phrases: Phrases, table: HaspelknechtTable, printed: components.Components) -> Pages:
    """The pages of the side panel."""
    from haspelknecht_qt.ui.pages import Pages  # noqa: PLC0415 - when a game begins

    return Pages(look, phrases, table, printed)
