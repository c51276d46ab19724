"""Common code of commands that use a game: choosing the game and its options, bots and saved games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from haspelknecht_qt import composition
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

if TYPE_CHECKING:
    from haspelknecht_qt.bots import BotFactory

GAME_OPTION = "--game"
PROGRAM_BOT = "program"
"""Name of the bot that `--bot-program` adds."""


def game_option() -> CommandOption:
    """Returns the option that names the game."""
    return CommandOption(
        name=GAME_OPTION,
        value=values.one_of(translate("CommandLine", "NAME"), composition.GAME_NAMES),
        help=translate("CommandLine", "The game to play."),
        default=composition.DEFAULT_GAME,
    )


def requested_game_name(words: Sequence[str]) -> str:
    """Returns the name of the game that a command line requests; the default game if it names none or an unknown one."""
    name = composition.DEFAULT_GAME
    for place, word in enumerate(words):
        option, has_value, text = word.partition("=")
        if option == GAME_OPTION:
            name = text if has_value else "".join(words[place + 1 : place + 2])
    return name if name in composition.GAME_NAMES else composition.DEFAULT_GAME


def command_texts(name: str) -> CommandTexts:
    """Returns the texts of a game for the command line, such as the names of its score items."""
    return composition.plugin(name).command_texts(translate)


def game_for_records(name: str) -> AnyGame:
    """Returns a game with the built-in printed values. Raises Failure if they are damaged."""
    try:
        return composition.game(name)
    except composition.IncompleteInstallation as error:
        raise installation_failure(error) from error


def game_for_new_matches(name: str) -> AnyGame:
    """Returns a game for new matches: its printed values include the user's corrections, if there are any.

    Reports the file of corrections on the standard error. If this file is wrong, reports the reason and uses the
    built-in values. Raises Failure if the program's own file is damaged.
    """
    try:
        chosen = composition.game_for_matches(name)
    except composition.IncompleteInstallation as error:
        raise installation_failure(error) from error
    if chosen.corrections_error is not None:
        sentence = translate(
            "CommandLine", "Your corrected printed values cannot be used; the built-in values are used instead: {error}"
        )
        write_error_line(sentence.format(error=format_error(chosen.corrections_error)))
    elif chosen.corrected_value_count:
        sentence = translate("CommandLine", "Corrected printed values are used ({number}): {file}")
        write_error_line(sentence.format(number=chosen.corrected_value_count, file=chosen.corrections_file))
    return chosen.game


def installation_failure(error: composition.IncompleteInstallation) -> Failure:
    """Returns the Failure for a missing or damaged file of the installed program."""
    return Failure(translate("CommandLine", "The program is not fully installed: {error}").format(error=error))


def match_options(game: AnyGame) -> tuple[CommandOption, ...]:
    """Returns the command-line options for the options of a new match, for instance its rulebook."""
    known = {option.key: option for option in game.options}
    found = []
    for texts in command_texts(game.name).match_options():
        option = known[texts.key]
        allowed = [
            each for each in option.values_for_player_counts(game.players_allowed) if each not in texts.excluded_values
        ]
        kind = values.one_of(texts.placeholder, allowed)
        name, default = _option_name(option.key), str(option.default)
        found.append(CommandOption(name=name, value=kind, help=texts.help, default=default))
    return tuple(found)


def _option_name(key: str) -> str:
    """Returns the command-line name of a game's option: its key with dashes between the words."""
    return f"--{key.replace('_', '-')}"


def parse_match_options(game: AnyGame, arguments: Arguments, players: int) -> JsonObject:
    """Returns the options for `Game.setup`. Raises UsageError for values not allowed with this number of players."""
    offered = {option_help.key: option_help for option_help in command_texts(game.name).match_options()}
    options: JsonObject = {"players": players}
    for option in game.options:
        if option.key not in offered:
            continue
        value, option_help = arguments[_option_name(option.key)[2:]], offered[option.key]
        fitting = [str(one) for one in option.values(players) if one not in option_help.excluded_values]
        if str(value) not in fitting:
            allowed = ", ".join(fitting)
            if not option_help.mismatch_message:
                raise values.wrong_value_error(_option_name(option.key), str(value), allowed)
            raise UsageError(
                option_help.mismatch_message.format(players=players, allowed=allowed, **{option.key: value})
            )
        options[option.key] = value
    return options


def bot_names(name: str) -> tuple[str, ...]:
    """Returns the names of a game's built-in bots: "random", then the levels of play."""
    from haspelknecht_qt.bots import levels  # noqa: PLC0415 - deferred import: other commands start faster

    return (levels.RANDOM, *(level.name for level in composition.plugin(name).levels()))


def bots_help(name: str, text: str) -> str:
    """Returns the help text about a game's bots: `text`, and a sentence about levels that this installation lacks."""
    missing = composition.unplayable_levels(name)
    if not missing:
        return text
    sentence = translate(
        "CommandLine",
        "The strongest bot, {names}, is missing: this copy of the program was built without a C++ compiler.",
    )
    return f"{text} {sentence.format(names=', '.join(missing))}"


def bot_version(bot_factory: BotFactory) -> str:
    """Returns a bot's version: a text that changes with its settings, weights or code; "" for bots without versions."""
    from haspelknecht_qt.bots import levels, third_party  # noqa: PLC0415 - deferred import: other commands start faster

    if isinstance(bot_factory, levels.LevelBotFactory):
        return bot_factory.version
    return third_party.code_version(bot_factory)


def bot_factories(
    name: str, module: Path | None = None, program: str | None = None, *, timed: bool = False
) -> Mapping[str, BotFactory]:
    """Returns the bot factories of a game by name: built-in bots, bots of installed packages, and the user's bots.

    `module` is a Python file; its bot is named after the file, without the suffix. `program` is a command line; its bot
    is named "program". No bot replaces another one of the same name. No third-party code is run. Raises UsageError and
    Failure.
    """
    from haspelknecht_qt.bots import third_party  # noqa: PLC0415 - deferred import: other commands start faster

    try:
        found = dict(composition.bot_factories(name, timed=timed))
        if module is not None:
            _check_module_name(module, tuple(dict.fromkeys((*bot_names(name), *found, PROGRAM_BOT))))
            found[module.stem] = third_party.FileBotFactory.from_file(module)
        if program is not None:
            if PROGRAM_BOT in found:
                sentence = translate("CommandLine", "--bot-program: an installed bot is already named {name}")
                raise UsageError(sentence.format(name=PROGRAM_BOT))
            found[PROGRAM_BOT] = third_party.ProgramBotFactory.from_command(program)
    except composition.IncompleteInstallation as error:
        raise installation_failure(error) from error
    except third_party.UnusableBot as error:
        raise UsageError(format_bot_error(error)) from error
    return found


def _check_module_name(module: Path, taken_names: Sequence[str]) -> None:
    """Raises UsageError if the bot of a file would have the name of another bot, or a name that cannot be chosen."""
    if module.stem in taken_names or "," in module.stem:
        allowed = translate("CommandLine", "a Python file whose name has no comma and is none of {names}")
        names = ", ".join(f"{taken}.py" for taken in taken_names)
        raise values.wrong_value_error("--bot-module", module.name, allowed.format(names=names))


def announce_third_party_code(bot_factories: Iterable[BotFactory]) -> None:
    """Reports third-party code on the standard error before it runs, then checks that it loads. Raises UsageError."""
    from haspelknecht_qt.bots import third_party  # noqa: PLC0415 - deferred import: other commands start faster

    third_party_factories = {origin: made for made in bot_factories if (origin := third_party.code_origin(made))}
    if third_party_factories:
        sentence = translate(
            "CommandLine", "Running code that is not part of this program, with all your permissions: {places}"
        )
        write_error_line(sentence.format(places=", ".join(map(repr, third_party_factories))))
    for bot_factory in third_party_factories.values():
        try:
            if isinstance(bot_factory, third_party.FileBotFactory):
                bot_factory.check()
            elif isinstance(bot_factory, third_party.ProgramBotFactory):
                bot_factory.check_program()
        except third_party.UnusableBot as error:
            raise UsageError(format_bot_error(error)) from error


def load_match(path: Path) -> AnyMatch:
    """Loads the match of a saved game and checks every move. Raises Failure.

    If the match has printed values of its own, uses them and reports that on the standard error.
    """
    try:
        match = record.load(path, composition.games())
    except RecordError as error:
        raise Failure(format_error(error)) from error
    except composition.IncompleteInstallation as error:
        raise installation_failure(error) from error
    if corrected := match.game.corrected_value_count(match.setup):
        sentence = translate("CommandLine", "The saved game’s own printed values are used ({number} corrected)")
        write_error(sentence.format(number=corrected))
    return match


def seat_title(match: AnyMatch, seat: int) -> str:
    """Returns a seat's title, for instance "Anna (madder, random)". Bots are named as on the command line."""
    who = match.seats[seat]
    player = translate("CommandLine", "person") if who.is_person else who.player
    sentence = translate("CommandLine", "{name} ({colour}, {player})")
    return sanitize(sentence.format(name=who.name, colour=_colour_name(who.colour), player=player))


def _colour_name(colour: str) -> str:
    """Returns the translated name of a seat's colour for use in a sentence; an unknown colour is returned unchanged."""
    return {
        "madder": translate("CommandLine", "madder"),
        "woad": translate("CommandLine", "woad"),
        "leaf": translate("CommandLine", "leaf"),
        "heather": translate("CommandLine", "heather"),
    }.get(colour, colour)
