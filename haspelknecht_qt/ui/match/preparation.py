"""Steps that load and draw everything that a match needs, before the first match begins.

They run while the start page is shown. When a match begins, the remaining steps are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.ui.match.bot_names import bot_names_of
from haspelknecht_qt.ui.match.controller import AnyController, Controller
from haspelknecht_qt.ui.match.game_window import AnyGameWindow
from haspelknecht_qt.ui.setup.choices import NewGameChoices


def preparation_steps(game: AnyGameWindow, offered: AnyMatch | None) -> Iterator[Callable[[], object]]:
    """Yields the steps for a game. `offered` is the match that the start page offers to continue, of any game."""
    for step in _all_steps(game, offered):
        if game.current is not None:
            return
        yield step


def _all_steps(game: AnyGameWindow, offered: AnyMatch | None) -> Iterator[Callable[[], object]]:
    context = game.context
    yield lambda: context.table
    yield lambda: context.pages
    yield game.bots.load_factories
    for match in _probable_matches(game, offered):
        controller: AnyController = Controller(match, game.game_ui.pointing, game.bots, parent=game)
        view = controller.view
        controller.turns.close()
        controller.deleteLater()
        yield partial(_read_first_move, match)
        levels = bot_names_of(match.seats, game.game_ui.texts.bots)
        yield from context.table.drawing_steps((match.setup, match.seats, levels), view.state, view.viewer, view.moves)


def _read_first_move(match: AnyMatch) -> None:
    """Reads the text of a move, because the game lists all its moves at the first reading."""
    for move in match.game.legal_moves(match.state)[:1]:
        match.game.read_move(match.game.write(move))


def _probable_matches(game: AnyGameWindow, offered: AnyMatch | None) -> Iterator[AnyMatch]:
    """Yields matches that need the same pictures as the match that probably begins next.

    This is `offered`, if it is a match of this game. Otherwise they are two matches with the choices of the last new
    game. The first is halfway through, like many puzzles and opened files. The second is at its start. Without a last
    new game they have the default choices, but the first has as many players as possible.
    """
    context = game.context
    name, option_set = game.game_ui.name, game.game_ui.option_set
    if offered is not None and offered.game.name == name:
        yield offered
        return
    last = context.settings.new_game_choices(name)
    most = {"count": max(option_set.game.players_allowed)}
    long, new = (NewGameChoices.from_json(each, option_set, game.bots.names, seed=0) for each in (last or most, last))
    if not new.problems(option_set):
        yield _match_in_middle(long.match(option_set))
        yield new.match(option_set)


def _match_in_middle(match: AnyMatch) -> AnyMatch:
    """Plays a match to its end with random moves. Returns a new match with the first half of all its moves."""
    while not match.is_over:
        match.play(Generator(match.seed, match.ply).choice(match.game.legal_moves(match.state)))
    return match.continue_from(match.ply // 2)
