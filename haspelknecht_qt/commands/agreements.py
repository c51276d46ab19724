"""What games that are played from the command line have in common: how they are set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from haspelknecht_qt.commands import values
from haspelknecht_qt.commands.errors import UsageError
from haspelknecht_qt.commands.options import Option
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.printed import LAYOUT_IDS
from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, PLANNING


def agreements() -> tuple[Option, ...]:
    """The options for what players agree on before they begin: rulebook, development board, planning."""
    return (
        Option(
            name="--rulebook",
            value=values.one_of("R", tuple(RULEBOOKS)),
            help=translate("CommandLine", "The printed rulebook that counts where they disagree."),
            default="dutch",
        ),
        Option(
            name="--layout",
            value=values.one_of("L", (FIRST_PLAY, *LAYOUT_IDS)),
            help=translate("CommandLine", "The development board. Not every layout goes with every number of players."),
            default=FIRST_PLAY,
        ),
        Option(
            name="--planning",
            value=values.one_of("P", PLANNING),
            help=translate("CommandLine", "Whether the players see each other's plans before they are confirmed."),
            default="open",
        ),
    )


def setup_options(game: Haspelknecht, arguments: Mapping[str, Any], players: int) -> dict[str, Any]:
    """What the game is to be set up with. Raises UsageError for a layout that does not go with this number of players."""
    layout = arguments["layout"]
    layouts = game.components.layouts.items()
    fitting = (FIRST_PLAY, *(name for name, board in layouts if players in board.players))
    if layout not in fitting:
        sentence = translate("CommandLine", "--layout: found {layout}, allowed with {players} players: {allowed}")
        raise UsageError(sentence.format(layout=layout, players=players, allowed=", ".join(fitting)))
    return {"players": players, **{key: arguments[key] for key in ("rulebook", "planning", "layout")}}
