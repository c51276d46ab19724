"""What the window is equipped with once its first page is to be seen: games, records, bots, table, and the watch over it all."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from haspelknecht_qt import composition, crash, paths
from haspelknecht_qt.core.autosave import Autosave
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.faces.haspelknecht import game_table, pointing
from haspelknecht_qt.faces.haspelknecht.chronicle import HaspelknechtChronicle
from haspelknecht_qt.faces.haspelknecht.rules.book import Box, HaspelknechtRules
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.reading import DataError
from haspelknecht_qt.interrupts import Interrupts
from haspelknecht_qt.ui.messages.crash_dialog import CrashTeller, CrashWords
from haspelknecht_qt.ui.panels.pages import Pages
from haspelknecht_qt.ui.play.bots import Bots, Maker, random_only
from haspelknecht_qt.ui.tutorial.course import Course
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.main_window import MainWindow
from haspelknecht_qt.ui.window.services import Services
from haspelknecht_qt.ui.window.start_page import Notice

if TYPE_CHECKING:
    from haspelknecht_qt.bots.ladder import Ladder

GAME = "haspelknecht"
COMPONENTS = "haspelknecht.toml"
KNOWLEDGE = "weights.json"


def equip(window: MainWindow) -> None:
    """Gives the window everything that there is one of, and offers the last game."""
    built_in = paths.game(GAME) / "components.toml"
    printed, refused = components.load_for_user(built_in, paths.user_components() / COMPONENTS)
    game = Haspelknecht(printed)
    autosave, trouble = open_autosave()
    look = window.look
    records = Haspelknecht(components.load(built_in)) if printed.corrected else game
    rules = HaspelknechtRules(printed)
    window.equip(
        Services(
            game=game,
            records=records,
            bots=Bots(partial(bots_at_hand, window), window),
            autosave=autosave,
            make_table=partial(make_table, look),
            rules=rules,
            pointing=pointing,
            chronicle=HaspelknechtChronicle(),
            course=Course(paths.game(GAME) / "tutorial", records, pointing, rules.shelf, Box(records.components)),
            make_pages=lambda table, phrases: Pages(look, phrases, pointing, table, game.items, rules),
            find_ladder=find_ladder,
        )
    )
    for notice in about_components(window, printed, refused):
        window.notice(notice)
    if trouble is not None:
        window.notice(Notice("warn", "warn", partial(window.messages.of_autosave, trouble)))
    if autosave is not None:
        offer_last_game(window, autosave)


def ahead(window: MainWindow) -> Iterator[Callable[[], object]]:
    """What every match needs, in small pieces: with all this done, the first match begins almost as quickly as any other."""
    yield import_for_matches
    art = window.look.art
    for sheet in art.sheets:
        yield partial(art.frame, sheet)
    yield window.make_table


def import_for_matches() -> None:
    """Loads the modules that a match on the table and the bots at it need."""
    from haspelknecht_qt.bots import levels, third_party  # noqa: F401, PLC0415 - done ahead
    from haspelknecht_qt.games.haspelknecht.advice import offer  # noqa: F401, PLC0415 - done ahead
    from haspelknecht_qt.ui.play import (  # noqa: F401, PLC0415 - done ahead
        announcer,
        controller,
        session,
    )


def watch_over(window: MainWindow, running: ExitStack) -> None:
    """Until `running` ends: has the game saved and the player told when something breaks, and hears when the system wants an end.

    Tells of what broke the last time.
    """
    watch = running.enter_context(crash.install(paths.user_log()))
    interrupts = Interrupts(window.leave_at_once)
    running.callback(interrupts.close)
    words = CrashWords(window.messages)
    teller = CrashTeller(words, window)
    teller.leave.connect(window.leave_at_once)
    teller.play_on.connect(lambda: play_again_from_log(window))
    watch.save = window.save_now
    watch.game = lambda: "" if window.session is None else crash.about_game(window.session.match)
    watch.players = lambda: persons(window)
    watch.report = teller.tell
    if watch.previous is not None:
        window.notice(Notice("warn", "warn", partial(words.of_previous, watch.previous)))
    if watch.trouble is not None:
        window.notice(Notice("warn", "warn", partial(words.of_log, watch.trouble)))


def persons(window: MainWindow) -> list[str]:
    """What the persons at the table call themselves."""
    return [] if window.session is None else [seat.name for seat in window.session.match.seats if seat.is_person]


def play_again_from_log(window: MainWindow) -> None:
    """Sets the match up anew from its log: the error may have come in the middle of a move, and left half a position."""
    if window.session is not None and not window.lessons.is_running:
        match = window.session.match
        window.begin(match.continue_from(match.ply), window.file)


def open_autosave() -> tuple[Autosave | None, StorageError | None]:
    """The autosaves; without them, why there are none."""
    try:
        return Autosave(paths.autosaves()), None
    except StorageError as error:
        return None, error


def offer_last_game(window: MainWindow, autosave: Autosave) -> None:
    """Has the start page offer the newest sound game, and tell of those that could not be read."""
    try:
        recovery = autosave.newest_sound({window.services.records.name: window.services.records})
    except StorageError as error:
        window.notice(Notice("warn", "warn", partial(window.messages.of_autosave, error)))
        return
    for refused in recovery.refused:
        window.notice(Notice("warn", "warn", partial(window.messages.of_refused_autosave, refused)))
    window.offer(recovery.match)


def about_components(window: MainWindow, printed: components.Components, refused: DataError | None) -> list[Notice]:
    """What is to be said about the printed values that the owner of a box has corrected."""
    if refused is not None:
        return [Notice("warn", "warn", partial(window.messages.of_components, refused))]
    if printed.corrected:
        return [Notice("info", "ink2", partial(window.messages.of_corrections, len(printed.corrected)))]
    return []


def find_bots() -> Mapping[str, Maker]:
    """What makes each bot, from the weakest to the strongest: the program's own, then those that are installed beside it."""
    return composition.makers(composition.DEFAULT)


def bots_at_hand(window: MainWindow) -> Mapping[str, Maker]:
    """What makes each bot. Where what the program's own ones know cannot be read the player is told, and random moves are left."""
    try:
        return find_bots()
    except composition.Incomplete as error:
        logging.getLogger(__name__).error("There are no bots that think: %s", error)  # noqa: TRY400
        # Above the dialog that may be opening just now.
        QTimer.singleShot(0, window, partial(say_bots_missing, window, error))
        return random_only()


def say_bots_missing(window: MainWindow, error: Exception) -> None:
    """Tells that only random moves are to be had."""
    headline, words, close = window.messages.of_missing_bots()
    window.dialogs.tell("refuse", headline, words, close, str(error))


def find_ladder() -> Ladder | None:
    """How strong the bots were measured to be; None, and an error in the log that names the file, where it cannot be read."""
    from haspelknecht_qt.bots import ladder  # noqa: PLC0415 - when bots are first spoken of

    try:
        return composition.ladder(composition.DEFAULT)
    except (ladder.LadderError, OSError) as error:
        path = composition.ladder_file(composition.DEFAULT)
        logging.getLogger(__name__).error("The measured levels cannot be read from %s: %s", path, error)  # noqa: TRY400
        return None


def make_table(look: Look, phrases: Phrases) -> game_table.HaspelknechtTable:
    """The table of Haspelknecht."""
    return game_table.make_table(look.art, phrases, look.typography)
