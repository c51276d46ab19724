"""The second half of the start, after the first page is painted: the rest of the program, and the watch over errors.

This is the one boundary of a quick start: whatever is imported here is not needed for that picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial

from haspelknecht_qt import composition, crash, paths
from haspelknecht_qt.core.autosave import Autosave
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.core.results import Results
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.interrupts import Interrupts
from haspelknecht_qt.lazy import Lazy
from haspelknecht_qt.ui.contracts import AnyFace
from haspelknecht_qt.ui.messages.crash_dialog import CrashTeller, CrashWords
from haspelknecht_qt.ui.messages.files import Files
from haspelknecht_qt.ui.messages.messages import Messages
from haspelknecht_qt.ui.play.game_window import AnyGameWindow, GameWindow
from haspelknecht_qt.ui.puzzles.keeper import PuzzleKeeper
from haspelknecht_qt.ui.results.keeper import ResultKeeper
from haspelknecht_qt.ui.results.tournament import TournamentKeeper
from haspelknecht_qt.ui.window.cover import Notice
from haspelknecht_qt.ui.window.favourites import FavouritesMenu
from haspelknecht_qt.ui.window.frame import MainWindow
from haspelknecht_qt.ui.window.program import Program


def load(window: MainWindow, faces: Lazy[AnyFace]) -> Program:
    """The parts that there is one of each, for a window in which the games of these faces can be played."""
    records: Lazy[AnyGame] = Lazy({name: partial(_game_for_records, faces, name) for name in faces})
    messages = Messages(window, partial(_of_setup, faces))
    files = Files(records, window.settings, window.dialogs, messages, window)
    autosave, failure = open_autosave()
    tournament = TournamentKeeper(window, records)
    results = ResultKeeper(
        Results(paths.results()),
        faces,
        records,
        window.look,
        window.dialogs,
        messages,
        window.notice,
        tournament.round_of,
        window,
    )
    results.match_wanted.connect(window.watch)
    results.filled.connect(window.start_page.show_results)
    results.forgotten.connect(tournament.forget)
    puzzles = PuzzleKeeper(window, records, results, composition.find_puzzles, messages)
    window.menus.connect_to(
        {
            "results": lambda: results.show(window.start_page.choice),
            "puzzles": lambda: puzzles.show(window.start_page.choice),
        }
    )
    window.start_page.results.connect(window.menus.actions["results"].trigger)
    window.start_page.puzzles.connect(window.menus.actions["puzzles"].trigger)

    def put_up(face: AnyFace) -> AnyGameWindow:
        game: AnyGameWindow = GameWindow(
            face,
            autosave,
            window.look,
            window.settings,
            window.view_settings,
            window.workspace,
            window.menus,
            window.dialogs,
            files,
            window,
        )
        results.follow(game)
        tournament.follow(game)
        puzzles.follow(game)
        return game

    notices = () if failure is None else (Notice("warn", "warn", partial(messages.of_autosave, failure)),)
    return Program(
        faces, records, autosave, messages, files, put_up, results, FavouritesMenu(window), tournament, puzzles, notices
    )


def ahead(window: MainWindow) -> Iterator[Callable[[], object]]:
    """What every match of the game that is up needs, in small pieces: with all this done, it begins almost as quickly as any other."""
    art = window.look.art
    for sheet in art.sheets:
        yield partial(art.measure, sheet)
    if window.game is not None:
        yield window.game.lay_table
        yield window.game.bots.prepare


def _game_for_records(faces: Lazy[AnyFace], name: str) -> AnyGame:
    return faces[name].records


def _of_setup(faces: Lazy[AnyFace], error: BaseException) -> str | None:
    """What the game whose set-up was refused says of it: that game has been loaded."""
    return next(filter(None, (face.messages.of_setup(error) for face in faces.made)), None)


def open_autosave() -> tuple[Autosave | None, StorageError | None]:
    """The autosaves; without them, why there are none."""
    try:
        return Autosave(paths.autosaves()), None
    except StorageError as error:
        return None, error


def watch_over(window: MainWindow, running: ExitStack) -> None:
    """Until `running` ends: has the game saved and the player told when something breaks, and hears when the system wants an end.

    Tells of what broke the last time.
    """
    words = CrashWords(Messages(window))
    teller = CrashTeller(words, window)
    teller.leave.connect(window.leave_at_once)
    teller.play_on.connect(lambda: play_again_from_log(window))
    watch = running.enter_context(
        crash.install(
            paths.user_log(),
            save=window.save_now,
            game=lambda: "" if window.session is None else crash.about_game(window.session.match),
            players=lambda: persons(window),
            report=teller.tell,
        )
    )
    interrupts = Interrupts(window.leave_at_once)
    running.callback(interrupts.close)
    if watch.previous is not None:
        window.notice(Notice("warn", "warn", partial(words.of_previous, watch.previous)))
    if watch.failure is not None:
        window.notice(Notice("warn", "warn", partial(words.of_log, watch.failure)))


def persons(window: MainWindow) -> list[str]:
    """What the persons at the table call themselves."""
    return [] if window.session is None else [seat.name for seat in window.session.match.seats if seat.is_person]


def play_again_from_log(window: MainWindow) -> None:
    """Sets the match up anew: the error may have come in the middle of a move, and left half a position."""
    if window.game is not None:
        window.game.set_up_anew()
