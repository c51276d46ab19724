"""Reading records for the commands that show them."""

from __future__ import annotations

from pathlib import Path

from haspelknecht_qt import composition
from haspelknecht_qt.commands.error_messages import format_error
from haspelknecht_qt.commands.errors import Failure
from haspelknecht_qt.commands.playing import incomplete_error
from haspelknecht_qt.commands.terminal import write_error
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.core import record
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.sanitize import sanitize


def load(path: Path) -> AnyMatch:
    """The match in a record, every move of it checked. Raises Failure.

    Printed values of its own that the record brings along are used, and it is said.
    """
    try:
        match = record.load(path, composition.games())
    except RecordError as error:
        raise Failure(format_error(error)) from error
    except composition.IncompleteInstallation as error:
        raise incomplete_error(error) from error
    if corrected := match.game.corrected(match.setup):
        sentence = translate(
            "CommandLine", "The saved game brings its own printed values, which are used: {number} corrected"
        )
        write_error(sentence.format(number=corrected))
    return match


def seat_title(match: AnyMatch, seat: int) -> str:
    """A seat's name, as it stands in a line: "Anna (madder, random)". A bot has the name by which commands know it."""
    who = match.seats[seat]
    player = translate("CommandLine", "person") if who.is_person else who.player
    sentence = translate("CommandLine", "{name} ({colour}, {player})")
    return sanitize(sentence.format(name=who.name, colour=_colour(who.colour), player=player))


def _colour(colour: str) -> str:
    """What a seat's colour is called in a sentence; one that is none of ours keeps its name."""
    return {
        "madder": translate("CommandLine", "madder"),
        "woad": translate("CommandLine", "woad"),
        "leaf": translate("CommandLine", "leaf"),
        "heather": translate("CommandLine", "heather"),
    }.get(colour, colour)
