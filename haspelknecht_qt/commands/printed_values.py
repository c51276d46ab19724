"""The game, with the printed values that it is to be played with."""

from __future__ import annotations

from pathlib import Path

from haspelknecht_qt import paths
from haspelknecht_qt.commands.errors import Failure
from haspelknecht_qt.commands.terminal import tell
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.commands.words import of_error
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht

_FILE = "haspelknecht.toml"


def game_for_new_matches() -> Haspelknecht:
    """The game with the values that the owner of a box has corrected, if there are any: it is said where they come from.

    A wrong file of the owner's is not used, and it is said why. Raises Failure when the program's own file is damaged.
    """
    user_file = paths.user_components() / _FILE
    try:
        values, refused = components.load_for_user(_built_in(), user_file)
    except (components.ComponentsError, FileNotFoundError) as error:
        raise _incomplete(error) from error
    if refused is not None:
        sentence = translate("CommandLine", "Corrected printed values are not used, the program's own are: {error}")
        tell(sentence.format(error=of_error(refused)))
    elif values.corrected:
        sentence = translate("CommandLine", "Corrected printed values are used ({number} of them): {file}")
        tell(sentence.format(number=len(values.corrected), file=user_file))
    return Haspelknecht(values)


def game_for_records() -> Haspelknecht:
    """The game to read records with. Raises Failure when the program's own file of values is damaged.

    A record holds the values that it was played with wherever they are not the program's own. So those which the owner of a
    box has corrected by now must not take their place.
    """
    try:
        return Haspelknecht(components.load(_built_in()))
    except (components.ComponentsError, FileNotFoundError) as error:
        raise _incomplete(error) from error


def _built_in() -> Path:
    return paths.game("haspelknecht") / "components.toml"


def _incomplete(error: Exception) -> Failure:
    return Failure(translate("CommandLine", "The program is not installed completely: {error}").format(error=error))
