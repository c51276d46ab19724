"""Second half of the program's start: loads all other parts and installs the handlers of errors.

This module is imported after the start page is painted, so that its imports do not delay the page.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import cache, partial
from importlib import import_module
from itertools import product

from haspelknecht_qt import composition, crash, paths
from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.result import TournamentGame
from haspelknecht_qt.core.results import ResultStore
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.core.tournament_store import TournamentStore
from haspelknecht_qt.interrupts import TerminationHandler
from haspelknecht_qt.lazy import LazyMapping
from haspelknecht_qt.ui.coach.memory import CoachMemory
from haspelknecht_qt.ui.contracts import AnyGameUi
from haspelknecht_qt.ui.match import preparation
from haspelknecht_qt.ui.match.game_window import AnyGameWindow, GameWindow
from haspelknecht_qt.ui.messages.crash_dialog import CrashReporter, CrashTexts
from haspelknecht_qt.ui.messages.files import MatchFileService
from haspelknecht_qt.ui.messages.messages import Messages
from haspelknecht_qt.ui.network.service import NetworkService
from haspelknecht_qt.ui.puzzles.service import PuzzleService
from haspelknecht_qt.ui.results.service import ResultsService
from haspelknecht_qt.ui.results.tournament_service import TournamentService
from haspelknecht_qt.ui.setup.earlier_data import move_earlier_data
from haspelknecht_qt.ui.widgets.accessible_focus import install_focus_reports
from haspelknecht_qt.ui.widgets.accessible_labels import install_label_interfaces
from haspelknecht_qt.ui.widgets.idle_steps import IdleStepRunner
from haspelknecht_qt.ui.window import actions
from haspelknecht_qt.ui.window.favourites import FavouritesMenu
from haspelknecht_qt.ui.window.game_info import Notice
from haspelknecht_qt.ui.window.main_window import MainWindow
from haspelknecht_qt.ui.window.program import Program

_PAGES = ("haspelknecht_qt.ui.puzzles.page", "haspelknecht_qt.ui.results.page")
"""Modules of pages that are imported when they are first opened, or before that while the program is idle."""


def load_program(window: MainWindow, game_uis: LazyMapping[AnyGameUi]) -> Program:
    """Returns the parts of the program for a window, in which the games of `game_uis` can be played.

    Also connects the actions of the window.
    """
    install_label_interfaces()
    install_focus_reports()
    actions.connect_actions(window)

    def game_for_records(name: str) -> AnyGame:
        return game_uis[name].game_for_records

    records: LazyMapping[AnyGame] = LazyMapping({name: partial(game_for_records, name) for name in game_uis})
    messages = Messages(window)
    files = MatchFileService(records, window.settings, window.dialogs, messages, window)
    autosave, failure = open_autosave()
    infos = window.start_page.infos

    def tournament_game_of(match: AnyMatch) -> TournamentGame | None:
        return tournament.tournament_game_of(match)

    coach_memory = CoachMemory(window.settings)
    results = ResultsService(
        ResultStore(paths.results()),
        game_uis,
        records,
        window.look,
        window.dialogs,
        messages,
        window.start_contents.add_notice,
        tournament_game_of,
        coach_memory.assisted_seats,
        window,
    )
    favourites = FavouritesMenu(
        results,
        window.dialogs,
        infos,
        window.menus.menus["favourites"],
        window.start_page.favourites_button,
        window.look,
        game_uis,
        window,
    )
    report = results.queue.report
    move_earlier_data(window.settings, favourites.favourites, TournamentStore(results.results), records, report)
    favourites.update_button()
    tournament = TournamentService(results, window.look, window.dialogs, window.texts, game_uis, records, window)
    # Reading the puzzles of a game takes 20 ms.
    find_puzzles = cache(composition.find_puzzles)
    puzzles = PuzzleService(
        records, game_uis, infos, results, find_puzzles, window.look, window.dialogs, messages, window
    )
    _connect_services(window, results, favourites, tournament, puzzles)
    results.person_forgotten.connect(coach_memory.forget)
    network = NetworkService(records, window)

    def activate_game(game_ui: AnyGameUi) -> AnyGameWindow:
        game: AnyGameWindow = GameWindow(
            game_ui,
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
        results.connect_game(game)
        tournament.connect_game(game)
        puzzles.connect_game(game)
        network.connect_game(game)
        return game

    notices = [] if failure is None else [Notice("warn", "warn", partial(messages.autosave_error_text, failure))]
    notices += (Notice("warn", "warn", partial(messages.refused_record_text, defect)) for defect in tournament.defects)
    return Program(
        game_uis,
        records,
        autosave,
        messages,
        files,
        activate_game,
        results,
        favourites,
        tournament,
        puzzles,
        tuple(notices),
    )


def _connect_services(
    window: MainWindow,
    results: ResultsService,
    favourites: FavouritesMenu,
    tournament: TournamentService,
    puzzles: PuzzleService,
) -> None:
    """Connects the services with the window and with each other."""
    tournament.match_wanted.connect(window.begin)
    tournament.offer_changed.connect(window.offer_to_continue)
    results.match_wanted.connect(window.replay)
    results.results_changed.connect(window.start_page.set_results_button_visible)
    results.person_forgotten.connect(tournament.end_tournament_of)
    puzzles.puzzle_wanted.connect(
        lambda name, puzzle, match: window.begin_guided_match(name, lambda game: game.start_puzzle(puzzle, match))
    )
    puzzles.practice_wanted.connect(
        lambda name, match: window.begin_guided_match(name, lambda game: game.begin_practice(match))
    )
    favourites.chosen.connect(
        lambda chosen: window.switch_game(chosen.game, lambda game: game.begin_with_choices(chosen.choices))
    )
    window.menus.connect_to(
        {
            "results": lambda: results.show_page(window.start_page.choice),
            "puzzles": lambda: puzzles.show_puzzle_list(window.start_page.choice),
        }
    )
    window.start_page.results_button.clicked.connect(window.menus.actions["results"].trigger)
    window.start_page.puzzles_button.clicked.connect(window.menus.actions["puzzles"].trigger)


def preload(window: MainWindow) -> IdleStepRunner:
    """Loads everything that a match of the selected game needs, while the program is idle. Returns the runner.

    Loading begins again when another game is selected. Enables the garbage collector, which is off during the start.
    """
    # Later collections skip all objects that exist now: they belong to the program itself.
    gc.freeze()
    gc.enable()
    preloader = IdleStepRunner(preload_steps(window), window)
    window.game_activated.connect(lambda: preloader.restart(preload_steps(window)))
    return preloader


def preload_steps(window: MainWindow) -> Iterator[Callable[[], object]]:
    """Yields steps that load everything a match of the selected game needs, so that the first match begins quickly.

    If another game is selected between two steps, the steps of the previous game end, and those of the new one begin.
    """
    while True:
        game = window.game
        for step in _steps_of_game(window, game):
            yield step
            if window.game is not game:
                break
        else:
            return


def _steps_of_game(window: MainWindow, game: AnyGameWindow | None) -> Iterator[Callable[[], object]]:
    """Yields steps that first read all drawings, then prepare a match of `game` (if any), then load the rest."""
    art = window.look.art
    for sheet in art.sheets:
        yield partial(art.cache_bounds, sheet)
    if game is not None:
        yield from preparation.preparation_steps(game, window.start_contents.match)
    yield art.drawings.release_renderers
    game_uis = window.loaded_parts.game_uis
    others = [name for name in game_uis if name != window.start_page.choice]
    for name, load_game in product(others, (composition.game, game_uis.__getitem__)):
        yield partial(_load_other_game, name, load_game)
    for module in _PAGES:
        yield partial(import_module, module)


def _load_other_game(name: str, load_game: Callable[[str], object]) -> None:
    """Loads a game that is not selected. Ignores damaged files, which are reported when the player selects the game."""
    with suppress(composition.IncompleteInstallation):
        load_game(name)


def open_autosave() -> tuple[AutosaveFolder | None, StorageError | None]:
    """Returns the store of autosaves and None; if the folder cannot be used, None and the error."""
    try:
        return AutosaveFolder(paths.autosaves_folder()), None
    except StorageError as error:
        return None, error


def install_crash_handler(window: MainWindow, running: ExitStack) -> None:
    """Installs handlers of crashes and of the system's requests to end. They are removed when `running` is closed.

    After an unexpected error, the game is saved and the error is reported. A crash of the previous run is reported too.
    """
    texts = CrashTexts(Messages(window))
    reporter = CrashReporter(texts, window)
    reporter.quit_wanted.connect(window.quit_without_asking)

    def rebuild_match_from_log() -> None:
        # The state in memory may be inconsistent, as the error may have interrupted a move; the log is complete.
        if window.game is not None:
            window.game.rebuild_match()

    reporter.resume_wanted.connect(rebuild_match_from_log)

    def match_text() -> str:
        return "" if window.session is None else crash.describe_match(window.session.match)

    def person_names() -> list[str]:
        return [] if window.session is None else [seat.name for seat in window.session.match.seats if seat.is_person]

    handler = crash.CrashHandler(
        paths.user_logs(), save=window.autosave_now, game=match_text, players=person_names, report=reporter.report_error
    )
    watch = running.enter_context(handler)
    interrupts = TerminationHandler(window.quit_without_asking)
    running.callback(interrupts.close)
    if watch.previous is not None:
        window.start_contents.add_notice(Notice("warn", "warn", partial(texts.previous_crash_text, watch.previous)))
    if watch.failure is not None:
        window.start_contents.add_notice(Notice("warn", "warn", partial(texts.log_error_text, watch.failure)))
