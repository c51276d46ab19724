"""The composition root: the only module that knows which games and faces there are, and puts the program together from them.

A game's modules are imported when the game is asked for: one that is not played is not loaded.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from haspelknecht_qt import paths
from haspelknecht_qt.faces.haspelknecht import cover as haspelknecht_cover
from haspelknecht_qt.lazy import Lazy

if TYPE_CHECKING:
    from haspelknecht_qt.bots.ladder import Ladder
    from haspelknecht_qt.ui.contracts import Face
    from haspelknecht_qt.ui.play.bots import Maker
    from haspelknecht_qt.ui.window.cover import Cover

    AnyFace = Face[Any, Any, Any, Any]

KNOWLEDGE = "weights.json"
LADDER = "ladder.json"


def covers() -> tuple[Cover, ...]:
    """The games as the start page shows them."""
    return (haspelknecht_cover.COVER,)


def faces() -> Lazy[AnyFace]:
    """What the window knows of each game, by the game's name."""
    return Lazy({haspelknecht_cover.NAME: haspelknecht})


def user_components(name: str) -> Path:
    """The file in which the owner of a game's box corrects printed values."""
    return paths.user_components() / f"{name}.toml"


def haspelknecht() -> AnyFace:
    """The face of Haspelknecht."""
    from haspelknecht_qt.faces.haspelknecht.face import make_face  # noqa: PLC0415 - when the game is needed
    from haspelknecht_qt.games.haspelknecht import components  # noqa: PLC0415 - the same
    from haspelknecht_qt.games.haspelknecht.game import Haspelknecht  # noqa: PLC0415 - the same

    name = haspelknecht_cover.NAME
    built_in = paths.game(name) / "components.toml"
    printed, refused = components.load_for_user(built_in, user_components(name))
    game = Haspelknecht(printed)
    records = Haspelknecht(components.load(built_in)) if printed.corrected else game
    return make_face(game, records, refused, paths.game(name), bots_of_haspelknecht, partial(find_ladder, name))


def bots_of_haspelknecht() -> Mapping[str, Maker]:
    """What makes each bot, from the weakest to the strongest: the program's own, then those that are installed beside it.

    Raises UnknowingBots where what the own ones know cannot be read.
    """
    from haspelknecht_qt.bots import levels, others  # noqa: PLC0415 - when bots are first spoken of
    from haspelknecht_qt.games.haspelknecht.advice import evaluation, offer  # noqa: PLC0415 - the same
    from haspelknecht_qt.ui.contracts import UnknowingBots  # noqa: PLC0415 - the same

    try:
        own = levels.makers(offer.load(paths.game(haspelknecht_cover.NAME) / "bots" / KNOWLEDGE))
    except (evaluation.WeightsError, OSError) as error:
        raise UnknowingBots(str(error)) from error
    return {**own, **others.installed(own)}


def find_ladder(name: str) -> Ladder | None:
    """How strong a game's bots were measured to be; None, and an error in the log that names the file, where it cannot be read."""
    from haspelknecht_qt.bots import ladder  # noqa: PLC0415 - when bots are first spoken of

    path = paths.game(name) / "bots" / LADDER
    try:
        return ladder.load(path)
    except (ladder.LadderError, OSError) as error:
        logging.getLogger(__name__).error("The measured levels cannot be read from %s: %s", path, error)  # noqa: TRY400
        return None
