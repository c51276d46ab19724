"""Scenes of the window: its pages, dialogs, and states of a match, for tests of every text and every layout."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import paths
from haspelknecht_qt.bots.hints import Hint
from haspelknecht_qt.core.favourites import Favourite
from haspelknecht_qt.core.puzzle_progress import mistake_puzzle
from haspelknecht_qt.core.tournament import PlayedTournament
from haspelknecht_qt.game_ui.haspelknecht.board_editor.editor import BoardEditor, EditorStart
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import OwnBoards
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.boards import FILE_SUFFIX, DrawnBoard
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.layouts import first_play_layout
from haspelknecht_qt.ui.hints.client import HintAnswer, question_about
from haspelknecht_qt.ui.results.tournament_table import TournamentStrip
from haspelknecht_qt.ui.review.end_of_game import EndOfGame
from haspelknecht_qt.ui.review.scoring_sheet import ScoringSheet
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from tests.game_ui.gueules_noires.shift_ends import end_shift
from tests.translations import advice_scenes, network_scenes
from tests.translations.reading import settle, wait_for
from tests.ui import at_window as at
from tests.ui.matches import at_step, finished_match, legal, new_match, planning_match, play_at_random


def at_start(window):
    """The start page."""
    return [window]


def as_last_time(window):
    """The start page of a user who has set up a game before."""
    match = new_match("pb")
    seats = [{"name": seat.name, "colour": seat.colour, "player": seat.player} for seat in finished_match("pppp").seats]
    seats[1]["player"] = "farmer"
    window.settings.remember_new_game("haspelknecht", {"count": 4, "seats": seats})
    window.offer_to_continue(match)
    window.show_start()
    return [window]


def taking(window):
    """Disks are taken, by two persons and two bots."""
    window.begin(new_match("ppbb"))
    return [window]


def planning(window):
    """A plan is made, and a move is highlighted."""
    match = planning_match()
    match.play(legal(match, moves.Place))
    window.begin(match)
    path, _ = window.controller.moves[0]
    window.table.highlight(path)
    return [window]


def executing(window):
    """Workers are set to work."""
    window.begin(play_at_random(new_match("ppp"), at_step(Step.EXECUTING)))
    return [window]


def storing(window):
    """The first winter."""
    window.begin(play_at_random(new_match("pppp", rulebook="french"), at_step(Step.STORING)))
    return [window]


def log(window):
    """The log of half a game."""
    window.begin(play_at_random(new_match(), lambda match: match.ply > 120))
    at.trigger(window, "log")
    return [window]


def score(window):
    """The score of half a game."""
    window.begin(play_at_random(new_match(), lambda match: match.ply > 120))
    at.trigger(window, "score")
    return [window]


def looking_back(window):
    """An earlier position in the replay."""
    window.begin(play_at_random(new_match(), lambda match: match.ply > 120))
    at.log_page(window).ply_wanted.emit(30)
    return [window]


def hand_over(window):
    """The hand-over to the next person."""
    window.begin(play_at_random(new_match(planning="hidden"), at_step(Step.PLANNING)))
    return [window]


def over(window):
    """The final position, and the result over it."""
    window.begin(finished_match())
    wait_for(lambda: any(dialog.isVisible() for dialog in window.findChildren(EndOfGame)))
    return [window, *window.findChildren(EndOfGame)]


def end_of_shift(window):
    """The sheet at the end of a shift of Gueules Noires, as large as the window allows."""
    at.cards(window)["gueules_noires"].click()
    end_shift(window, 2, "pbbb")
    sheet = at.sheet(window)
    px = window.look.px
    width, height = map(px, ScoringSheet.SIZE)
    sheet.resize(min(width, window.width() - 24), min(height, window.height() - 24))
    return [sheet]


def results(window):
    """The results of finished games, with a strength and the points by game, as large as the window allows.

    The first game is the first one of a tournament.
    """
    for seed in (1, 2, 3):
        match = finished_match("pb", seed)
        match.set_player(1, "farmer")
        if seed == 1:
            at.tournament(window)._set_tournament(PlayedTournament.begin(match, 3))
        at.results(window).store_finished(match, None)
    at.trigger(window, "results")
    page = at.results_page(window)
    page.resize(window.width() - 24, window.height() - 24)
    page.show_person("Anna")
    return [page]


def results_by_agreement(window):
    """The results by options of the match, for the games of a tournament, without a chosen person."""
    (page,) = results(window)
    page.person_choice.activated.emit(0)
    page.tournament_choice.activated.emit(1)
    page.summary.show_page(page.summary.PEOPLE + 1)
    return [page]


def tutorial(window):
    """The first chapter of the tutorial."""
    window.start_tutorial()
    return [window]


def rules(window):
    """The rules beside the table."""
    window.begin(planning_match())
    at.trigger(window, "rules")
    return [window]


def new_game(window):
    """The dialog of a new game."""
    at.press(window, "new")
    settle()
    (dialog,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, NewGameDialog)]
    return [dialog]


def own_boards(window):
    """The dialog of a new game with a drawn board, a deleted board and an unreadable board."""
    boards = OwnBoards(paths.own_boards_folder())
    for name in ("Grete", "Henrik"):
        boards.save_board(DrawnBoard(name, first_play_layout(2).cells))
    (boards.folder / f"Anna{FILE_SUFFIX}").write_text("Jost", encoding="utf-8")
    at.press(window, "new")
    settle()
    (dialog,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, NewGameDialog)]
    dialog.resize(NewGameDialog.SIZE[0], window.height())
    for name in ("delete", "choose"):
        next(iter(at.own_boards(dialog).values())).click()
        if name == "delete":
            at.board_choice(dialog).delete_button.click()
    return [dialog]


def drawing(window):
    """The board editor with faults of every kind, over the dialog of a new game."""
    (dialog,) = new_game(window)
    editor = dialog.form.open_editor(EditorStart())
    width, height = BoardEditor.SIZE
    editor.resize(min(width, window.width() - 24), min(height, window.height() - 24))
    editor.load_text("   1 1 1\n  2 2 2\n   3 3 4\n  4 4 4 4 4")
    editor.name_field.setText("Grete")
    settle()
    return [editor]


def favourites(window):
    """The list of favourites, over the start page that offers them."""
    seats = [{"name": seat.name, "colour": seat.colour, "player": "farmer"} for seat in finished_match("pppp").seats]
    for game, name in (("haspelknecht", "Grete"), ("gueules_noires", "Henrik")):
        at.favourites(window).favourites.add(Favourite(game, name, {"count": 2, "seats": seats}))
    at.favourites(window).open_manager().reject()
    dialog = at.favourites(window).open_manager()
    dialog.resize(720, 480)
    dialog.rows[1].delete_button.click()
    settle()
    return [window, dialog]


def tournament(window):
    """The table of a tournament, over the result of its last game but two."""
    match = new_match("pppp")
    at.tournament(window)._begin(match, 4)
    window.begin(play_at_random(match))
    keeper = at.tournament(window)
    keeper.begin_next()
    window.begin(play_at_random(at.match(window)))
    wait_for(lambda: any(dialog.isVisible() for dialog in window.findChildren(EndOfGame)))
    (result,) = [dialog for dialog in window.findChildren(EndOfGame) if dialog.isVisible()]
    table = result.findChild(TournamentStrip).open_table()
    settle()
    return [result, table]


def between_games(window):
    """The start page with a tournament to continue."""
    match = new_match("pppp")
    at.tournament(window)._begin(match, 4)
    window.begin(play_at_random(match))
    window.show_start()
    return [window]


def within_a_tournament(window):
    """The start page with a game of a tournament to continue."""
    match = play_at_random(new_match("pppp"), lambda match: match.ply > 120)
    at.tournament(window)._begin(match, 4)
    window.offer_to_continue(match)
    window.show_start()
    return [window]


def puzzles(window):
    """A puzzle, and over it the list with mistake puzzles, one of which is due, as large as the window allows."""
    match = finished_match()
    plies = [entry.ply for entry in match.entries if entry.decision.step == Step.FIRST_TAKING.value][-2:]
    keeper = at.puzzles(window)
    keeper.open_next_puzzle("haspelknecht")
    keeper.progress.store_mistake_puzzles(
        [mistake_puzzle(match, ply, 3.5, 0, keeper.today() - place) for place, ply in enumerate(plies)]
    )
    keeper.show_puzzle_list("haspelknecht")
    keeper.page.resize(window.width() - 24, window.height() - 24)
    return [window, keeper.page]


def solved_puzzle(window):
    """An answered puzzle of the other game, with its alternatives."""
    at.puzzles(window).open_next_puzzle("gueules_noires")
    solving = at.solving(window)
    for text in solving.puzzle.alternatives[-1].moves:
        window.session.play(at.match(window).game.read_move(text))
    # Widgets that the previous scene has left are drawn for their own game alone.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [window]


def judged_answer(window):
    """A mistake puzzle that is answered with the same mistake, and evaluated by a bot."""
    match = finished_match()
    (ply,) = [entry.ply for entry in match.entries if entry.decision.step == Step.FIRST_TAKING.value][-1:]
    keeper = at.puzzles(window)
    keeper.progress.store_mistake_puzzles([mistake_puzzle(match, ply, 3.5, 0, keeper.today() - 1)])
    keeper.open_next_puzzle("haspelknecht")
    position, solving = at.match(window), at.solving(window)
    best, *_, played = position.game.legal_moves(position.state)
    window.session.play(played)
    # The hints below replace those of a bot.
    solving._hints.cancel()
    hints = [
        Hint((position.game.write_move(move),), points, (("coal", points - 5.0), ("water", 5.0)))
        for move, points in ((best, 41.5), (played, 38.0))
    ]
    entry = next(entry for entry in position.entries[ply:] if entry.actor >= 0)
    solving._on_hint_answer(HintAnswer(question_about(position, entry), "haspelknecht", tuple(hints), 1))
    return [window]


SCENES = (
    at_start,
    as_last_time,
    taking,
    planning,
    executing,
    storing,
    log,
    score,
    looking_back,
    hand_over,
    over,
    end_of_shift,
    solved_puzzle,
    results,
    results_by_agreement,
    rules,
    tutorial,
    new_game,
    own_boards,
    drawing,
    favourites,
    tournament,
    between_games,
    within_a_tournament,
    puzzles,
    judged_answer,
    *advice_scenes.SCENES,
    *network_scenes.SCENES,
)


def scene_id(part):
    """Returns the part of a test's name for a scene, languages or sizes."""
    if isinstance(part, tuple):
        return "-".join(map(scene_id, part))
    return str(getattr(part, "__name__", part))
