"""What the commands need of a game that is played: the game, its agreements as options, its bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from haspelknecht_qt import composition
from haspelknecht_qt.bots import BotFactory, levels, third_party
from haspelknecht_qt.commands import values
from haspelknecht_qt.commands.error_messages import format_bot_error, format_error
from haspelknecht_qt.commands.errors import Failure, UsageError
from haspelknecht_qt.commands.options import Arguments, CommandOption
from haspelknecht_qt.commands.terminal import write_error, write_error_line
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.text import sanitize
from haspelknecht_qt.core.translation import CommandTexts

GAME = "--game"


def game_option() -> CommandOption:
    """The option that names the game."""
    return CommandOption(
        name=GAME,
        value=values.one_of(translate("CommandLine", "NAME"), composition.NAMES),
        help=translate("CommandLine", "The game that is played."),
        default=composition.DEFAULT,
    )


def requested_game(words: Sequence[str]) -> str:
    """The game that a command line names; the default where it names none, or one that there is not."""
    name = composition.DEFAULT
    for place, word in enumerate(words):
        option, has_value, text = word.partition("=")
        if option == GAME:
            name = text if has_value else "".join(words[place + 1 : place + 2])
    return name if name in composition.NAMES else composition.DEFAULT


def command_texts(name: str) -> CommandTexts:
    """What the command line says about a game."""
    return composition.plugin(name).command_texts(translate)


def game_for_records(name: str) -> AnyGame:
    """A game with the program's own printed values. Raises Failure when their file is damaged."""
    try:
        return composition.game(name)
    except composition.IncompleteInstallation as error:
        raise incomplete_error(error) from error


def game_for_new_matches(name: str) -> AnyGame:
    """A game with the values that the owner of a box has corrected, if there are any: it is said where they come from.

    A wrong file of the owner's is not used, and it is said why. Raises Failure when the program's own file is damaged.
    """
    try:
        chosen = composition.game_for_matches(name)
    except composition.IncompleteInstallation as error:
        raise incomplete_error(error) from error
    if chosen.refused is not None:
        sentence = translate("CommandLine", "Corrected printed values are not used, the program’s own are: {error}")
        write_error_line(sentence.format(error=format_error(chosen.refused)))
    elif chosen.corrected:
        sentence = translate("CommandLine", "Corrected printed values are used ({number} of them): {file}")
        write_error_line(sentence.format(number=chosen.corrected, file=chosen.file))
    return chosen.game


def incomplete_error(error: composition.IncompleteInstallation) -> Failure:
    """What to raise where a file of the program's own is damaged."""
    return Failure(translate("CommandLine", "The program is not installed completely: {error}").format(error=error))


# Agreements


def match_options(game: AnyGame) -> tuple[CommandOption, ...]:
    """The options for what players agree on before they begin."""
    known = {option.key: option for option in game.options}
    return tuple(
        CommandOption(
            name=_name(option_help.key),
            value=values.one_of(
                option_help.placeholder,
                [
                    value
                    for value in known[option_help.key].values_for_any(game.players_allowed)
                    if value not in option_help.excluded
                ],
            ),
            help=option_help.help,
            default=str(known[option_help.key].default),
        )
        for option_help in command_texts(game.name).match_options()
    )


def _name(key: str) -> str:
    """What a game's option is called on the command line: as its key, with strokes between the words."""
    return f"--{key.replace('_', '-')}"


def parse_setup(game: AnyGame, arguments: Arguments, players: int) -> JsonObject:
    """What the game is to be set up with. Raises UsageError for what does not go with this number of players."""
    offered = {option_help.key: option_help for option_help in command_texts(game.name).match_options()}
    options: JsonObject = {"players": players}
    for option in game.options:
        if option.key not in offered:
            continue
        value, option_help = arguments[_name(option.key)[2:]], offered[option.key]
        fitting = [str(one) for one in option.values(players) if one not in option_help.excluded]
        if str(value) not in fitting:
            allowed = ", ".join(fitting)
            if not option_help.mismatch:
                raise values.refusal(_name(option.key), str(value), allowed)
            raise UsageError(option_help.mismatch.format(players=players, allowed=allowed, **{option.key: value}))
        options[option.key] = value
    return options


# Bots


def bot_names(name: str) -> tuple[str, ...]:
    """The names of the bots that the program brings along for a game."""
    return (levels.RANDOM, *(level.name for level in composition.plugin(name).levels()))


def bots_help(name: str, text: str) -> str:
    """What is said about a game's bots, and which ones are missing here."""
    missing = composition.missing_levels(name)
    if not missing:
        return text
    sentence = translate(
        "CommandLine",
        "The strongest bot, {names}, is missing: this copy of the program was built without a C++ compiler.",
    )
    return f"{text} {sentence.format(names=', '.join(missing))}"


def version(bot_factory: BotFactory) -> str:
    """What tells a level, or a bot by others, from one of the same name with other settings, knowledge or code; "" for what has none of these."""
    return bot_factory.version if isinstance(bot_factory, levels.LevelBotFactory) else third_party.version(bot_factory)


def bot_factories(
    name: str, module: Path | None = None, program: str | None = None, *, timed: bool = False
) -> Mapping[str, BotFactory]:
    """What makes each bot of a game, by name: the program's own, installed ones, and those of a Python file and of a command line.

    The file's bot is called as the file without its ending, the program's bot "program". No code by others is run. Raises UsageError and
    Failure.
    """
    try:
        found = dict(composition.bot_factories(name, timed=timed))
        if module is not None:
            found[module.stem] = third_party.FileBotFactory.of(module)
        if program is not None:
            found["program"] = third_party.ProgramBotFactory.of(program)
    except composition.IncompleteInstallation as error:
        raise incomplete_error(error) from error
    except third_party.UnusableBot as error:
        raise UsageError(format_bot_error(error)) from error
    return found


def trust(bot_factories: Iterable[BotFactory]) -> None:
    """Says on the standard error which code by others is going to run, then sees whether it can be had. Raises UsageError."""
    third_party_makers = {
        origin: bot_factory for bot_factory in bot_factories if (origin := third_party.origin(bot_factory))
    }
    if third_party_makers:
        sentence = translate(
            "CommandLine", "Code that is not part of this program is run now, with all rights that you have: {places}"
        )
        write_error_line(sentence.format(places=", ".join(map(repr, third_party_makers))))
    for bot_factory in third_party_makers.values():
        try:
            if isinstance(bot_factory, third_party.FileBotFactory):
                bot_factory.function()
            elif isinstance(bot_factory, third_party.ProgramBotFactory):
                bot_factory.find()
        except third_party.UnusableBot as error:
            raise UsageError(format_bot_error(error)) from error


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
