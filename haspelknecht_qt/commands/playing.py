"""What the commands need of a game that is played: the game, its agreements as options, its bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from haspelknecht_qt import composition
from haspelknecht_qt.bots import Maker, levels, third_party
from haspelknecht_qt.commands import values
from haspelknecht_qt.commands.errors import Failure, UsageError
from haspelknecht_qt.commands.options import Arguments, CommandOption
from haspelknecht_qt.commands.terminal import say
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.commands.words import of_error, of_trouble
from haspelknecht_qt.core.agreement import CommandWords
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.core.plain import PlainObject

GAME = "--game"


def game_option() -> CommandOption:
    """The option that names the game."""
    return CommandOption(
        name=GAME,
        value=values.one_of(translate("CommandLine", "NAME"), composition.NAMES),
        help=translate("CommandLine", "The game that is played."),
        default=composition.DEFAULT,
    )


def game_asked_for(words: Sequence[str]) -> str:
    """The game that a command line names; the default where it names none, or one that there is not."""
    name = composition.DEFAULT
    for place, word in enumerate(words):
        option, has_value, text = word.partition("=")
        if option == GAME:
            name = text if has_value else "".join(words[place + 1 : place + 2])
    return name if name in composition.NAMES else composition.DEFAULT


def words_of(name: str) -> CommandWords:
    """What the command line says about a game."""
    return composition.parts(name).command_words(translate)


def game_for_records(name: str) -> AnyGame:
    """A game with the program's own printed values. Raises Failure when their file is damaged."""
    try:
        return composition.game(name)
    except composition.Incomplete as error:
        raise incomplete(error) from error


def game_for_new_matches(name: str) -> AnyGame:
    """A game with the values that the owner of a box has corrected, if there are any: it is said where they come from.

    A wrong file of the owner's is not used, and it is said why. Raises Failure when the program's own file is damaged.
    """
    try:
        chosen = composition.game_for_matches(name)
    except composition.Incomplete as error:
        raise incomplete(error) from error
    if chosen.refused is not None:
        sentence = translate("CommandLine", "Corrected printed values are not used, the program’s own are: {error}")
        say(sentence.format(error=of_error(chosen.refused)))
    elif chosen.corrected:
        sentence = translate("CommandLine", "Corrected printed values are used ({number} of them): {file}")
        say(sentence.format(number=chosen.corrected, file=chosen.file))
    return chosen.game


def incomplete(error: composition.Incomplete) -> Failure:
    """What to raise where a file of the program's own is damaged."""
    return Failure(translate("CommandLine", "The program is not installed completely: {error}").format(error=error))


# Agreements


def agreements(game: AnyGame) -> tuple[CommandOption, ...]:
    """The options for what players agree on before they begin."""
    known = {option.key: option for option in game.options}
    return tuple(
        CommandOption(
            name=_name(agreed.key),
            value=values.one_of(
                agreed.placeholder,
                [value for value in known[agreed.key].possible(game.players_allowed) if value not in agreed.left_out],
            ),
            help=agreed.help,
            default=str(known[agreed.key].default),
        )
        for agreed in words_of(game.name).agreements()
    )


def _name(key: str) -> str:
    """What a game's option is called on the command line: as its key, with strokes between the words."""
    return f"--{key.replace('_', '-')}"


def setup_options(game: AnyGame, arguments: Arguments, players: int) -> PlainObject:
    """What the game is to be set up with. Raises UsageError for what does not go with this number of players."""
    offered = {agreed.key: agreed for agreed in words_of(game.name).agreements()}
    options: PlainObject = {"players": players}
    for option in game.options:
        if option.key not in offered:
            continue
        value, agreed = arguments[_name(option.key)[2:]], offered[option.key]
        fitting = [str(one) for one in option.values(players) if one not in agreed.left_out]
        if str(value) not in fitting:
            allowed = ", ".join(fitting)
            if not agreed.misfit:
                raise values.refusal(_name(option.key), str(value), allowed)
            raise UsageError(agreed.misfit.format(players=players, allowed=allowed, **{option.key: value}))
        options[option.key] = value
    return options


# Bots


def names_of_bots(name: str) -> tuple[str, ...]:
    """The names of the bots that the program brings along for a game."""
    return (levels.RANDOM, *(level.name for level in composition.parts(name).levels()))


def about_bots(name: str, text: str) -> str:
    """What is said about a game's bots, and which ones are missing here."""
    missing = composition.unbuilt(name)
    if not missing:
        return text
    sentence = translate(
        "CommandLine",
        "The strongest bot, {names}, is missing: this copy of the program was built without a C++ compiler.",
    )
    return f"{text} {sentence.format(names=', '.join(missing))}"


def version(maker: Maker) -> str:
    """What tells a level, or a bot by others, from one of the same name with other settings, knowledge or code; "" for what has none of these."""
    return maker.version if isinstance(maker, levels.LevelMaker) else third_party.version(maker)


def makers(
    name: str, module: Path | None = None, program: str | None = None, *, timed: bool = False
) -> Mapping[str, Maker]:
    """What makes each bot of a game, by name: the program's own, installed ones, and those of a Python file and of a command line.

    The file's bot is called as the file without its ending, the program's bot "program". No code by others is run. Raises UsageError and
    Failure.
    """
    try:
        found = dict(composition.makers(name, timed=timed))
        if module is not None:
            found[module.stem] = third_party.FromFile.of(module)
        if program is not None:
            found["program"] = third_party.FromProgram.of(program)
    except composition.Incomplete as error:
        raise incomplete(error) from error
    except third_party.UnusableBot as error:
        raise UsageError(of_trouble(error)) from error
    return found


def let_in(makers: Iterable[Maker]) -> None:
    """Says on the standard error which code by others is going to run, then sees whether it can be had. Raises UsageError."""
    foreign = {origin: maker for maker in makers if (origin := third_party.origin(maker))}
    if foreign:
        sentence = translate(
            "CommandLine", "Code that is not part of this program is run now, with all rights that you have: {places}"
        )
        say(sentence.format(places=", ".join(map(repr, foreign))))
    for maker in foreign.values():
        try:
            if isinstance(maker, third_party.FromFile):
                maker.function()
            elif isinstance(maker, third_party.FromProgram):
                maker.find()
        except third_party.UnusableBot as error:
            raise UsageError(of_trouble(error)) from error
