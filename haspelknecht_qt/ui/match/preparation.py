"""Steps that load and draw everything that a match needs, before the first match begins.

They run while the start page is shown. When a match begins, the remaining steps are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

from PySide6.QtWidgets import QWidget

from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.ui.match.bot_names import bot_names_of
from haspelknecht_qt.ui.match.controller import AnyMatchController, MatchController
from haspelknecht_qt.ui.match.game_window import AnyGameWindow
from haspelknecht_qt.ui.rules.markup import RuleTextError
from haspelknecht_qt.ui.rules.view import locale_language
from haspelknecht_qt.ui.setup.choices import NewGameChoices


def preparation_steps(game: AnyGameWindow, offered_match: AnyMatch | None) -> Iterator[Callable[[], object]]:
    """Yields steps that prepare a match of `game`. The start page offers to continue `offered_match`, of any game."""
    for step in _all_preparation_steps(game, offered_match):
        if game.current is not None:
            return
        yield step


def _all_preparation_steps(game: AnyGameWindow, offered_match: AnyMatch | None) -> Iterator[Callable[[], object]]:
    context = game.context
    yield lambda: context.table
    yield lambda: context.pages
    yield game.bots.load_factories
    for match in _matches_to_prepare(game, offered_match):
        controller: AnyMatchController = MatchController(match, game.game_ui.pointing, game.bots, parent=game)
        view = controller.view
        controller.turns.close()
        controller.deleteLater()
        yield partial(_fill_move_cache, match)
        levels = bot_names_of(match.seats, game.game_ui.texts.bots)
        yield from context.table.predraw_steps((match.setup, match.seats, levels), view.state, view.viewer, view.moves)
        yield partial(context.table.set_seats, ())
    yield partial(_load_rules, game)
    yield from _dialog_steps(game)


def _dialog_steps(game: AnyGameWindow) -> Iterator[Callable[[], object]]:
    """Yields steps that make the dialog of a new game and paint it: all its pictures are drawn then. Deletes it."""
    made: list[QWidget] = []
    try:
        yield lambda: made.append(game.make_new_game_dialog())
        yield from (dialog.grab for dialog in made)
    finally:
        # Steps may be left out because the window, and the dialog with it, is gone.
        for dialog in made:
            with suppress(RuntimeError):
                dialog.deleteLater()


def _load_rules(game: AnyGameWindow) -> None:
    """Reads the rules in the current language. Ignores an invalid chapter, which the rules page reports."""
    with suppress(RuleTextError):
        game.game_ui.rules.rule_texts.texts(locale_language())


def _fill_move_cache(match: AnyMatch) -> None:
    """Reads the text of a move, because the game lists all its moves at the first reading."""
    for move in match.game.legal_moves(match.state)[:1]:
        match.game.read_move(match.game.write_move(move))


def _matches_to_prepare(game: AnyGameWindow, offered_match: AnyMatch | None) -> Iterator[AnyMatch]:
    """Yields matches that need the same pictures as the match that probably begins next.

    `offered_match` is the only one, if it is a match of this game. Otherwise there are two, with the choices of the
    last new game or default ones: one halfway through, like many puzzles and opened files, and one at its start.
    """
    context = game.context
    name, option_set = game.game_ui.name, game.game_ui.option_set
    if offered_match is not None and offered_match.game.name == name:
        yield offered_match
        return
    last = context.settings.new_game_choices(name)
    most = {"count": max(option_set.game.players_allowed)}
    long, new = (NewGameChoices.from_json(each, option_set, game.bots.names, seed=0) for each in (last or most, last))
    if not new.problems(option_set):
        yield _match_in_middle(long.create_match(option_set))
        yield new.create_match(option_set)


def _match_in_middle(match: AnyMatch) -> AnyMatch:
    """Plays a match to its end with random moves. Returns a new match with the first half of all its moves."""
    while not match.is_over:
        match.play(Generator(match.seed, match.ply).choice(match.game.legal_moves(match.state)))
    return match.copy_undone_to(match.ply // 2)
