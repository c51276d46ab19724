"""Beginning of a match at a guest: checks that both programs fit, and makes the match that the guest sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import haspelknecht_qt
from haspelknecht_qt.core.game import Games, Seat, SetupError
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.match_format import MatchFormat
from haspelknecht_qt.network.messages import MatchBegan
from haspelknecht_qt.network.seen_match import SeenMatch
from haspelknecht_qt.network.versions import version_error

AnySeenMatch: TypeAlias = SeenMatch[Any, Any, Any, Any]


def begin_match(message: MatchBegan, games: Games, seats: Sequence[Seat], host_program: str) -> AnySeenMatch:
    """Returns the match before its first move. Raises NetworkError, with the part of the program if versions differ."""
    programs = host_program, haspelknecht_qt.__version__
    if message.game not in games:
        raise version_error("game", message.game, "-", programs=programs)
    game = games[message.game]
    if message.rules != game.rules_version:
        raise version_error("rules", message.rules, game.rules_version)
    try:
        setup = game.setup_from_json(message.setup)
    except SetupError as error:
        raise version_error("program", *programs) from error
    data = game.data_hash(setup)
    if message.data != data:
        raise version_error("printed values", message.data[:8], data[:8], programs=programs)
    match_format: MatchFormat[Any, Any, Any, Any] = MatchFormat(game, setup)
    if message.shape != match_format.shape:
        raise version_error("program", *programs)
    try:
        return SeenMatch(game, setup, seats, UndoPolicy(message.undo), message.seal, match_format)
    except ValueError as error:
        raise NetworkError(NetworkErrorKind.BAD_MESSAGE, {"error": error}) from error
