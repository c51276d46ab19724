"""Steps that load and draw everything that a match needs, before the first match begins.

They run while the start page is shown. A match may begin between two steps; the other steps are then left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.ui.match.bot_names import bot_names_of
from haspelknecht_qt.ui.match.controller import AnyController, Controller
from haspelknecht_qt.ui.match.game_window import AnyGameWindow
from haspelknecht_qt.ui.setup.choices import NewGameChoices


def steps_for(game: AnyGameWindow, offered: AnyMatch | None) -> Iterator[Callable[[], object]]:
    """Yields the steps for a game. `offered` is the match that the start page offers to continue, of any game."""
    for step in _all_steps(game, offered):
        if game.current is not None:
            return
        yield step


def _all_steps(game: AnyGameWindow, offered: AnyMatch | None) -> Iterator[Callable[[], object]]:
    context = game.context
    yield lambda: context.table
    yield lambda: context.pages
    yield game.bots.prepare
    match = _probable_match(game, offered)
    if match is None:
        return
    controller: AnyController = Controller(match, game.game_ui.pointing, game.bots, parent=game)
    view = controller.view
    controller.turns.close()
    controller.deleteLater()
    levels = bot_names_of(match.seats, game.game_ui.texts.bots)
    yield from context.table.steps_ahead((match.setup, match.seats, levels), view.state, view.viewer, view.moves)


def _probable_match(game: AnyGameWindow, offered: AnyMatch | None) -> AnyMatch | None:
    """Returns a match that looks like the one that probably begins next: the offered one, or one as last time."""
    context = game.context
    name, option_set = game.game_ui.name, game.game_ui.option_set
    if offered is not None and offered.game.name == name:
        return offered
    choices = NewGameChoices.from_json(context.settings.new_game(name), option_set, game.bots.names, seed=0)
    return None if choices.problems(option_set) else choices.match(option_set)
