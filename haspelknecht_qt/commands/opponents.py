"""The bots that can be named on the command line, and where their knowledge comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from haspelknecht_qt import paths
from haspelknecht_qt.bots import Bot, levels, others
from haspelknecht_qt.commands.errors import Failure, UsageError
from haspelknecht_qt.commands.terminal import tell
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.core.game import AnyGame
from haspelknecht_qt.games.haspelknecht.advice import evaluation, offer

_FILE = "weights.json"


def adviser() -> offer.HaspelknechtAdviser:
    """What the program's own bots know. Raises Failure when its file is damaged."""
    try:
        return offer.load(paths.game("haspelknecht") / "bots" / _FILE)
    except (evaluation.WeightsError, OSError) as error:
        sentence = translate("CommandLine", "The program is not installed completely: {error}")
        raise Failure(sentence.format(error=error)) from error


def version(maker: Callable[[AnyGame], Bot]) -> str:
    """What tells a level from one of the same name with other settings or knowledge; "" for all other bots."""
    return maker.version if isinstance(maker, levels.LevelMaker) else ""


def makers(
    module: Path | None = None, program: str | None = None, *, timed: bool = False
) -> Mapping[str, Callable[[AnyGame], Bot]]:
    """What makes each bot, by name: the program's own, installed ones, and those of a Python file and of a command line.

    The file's bot is called as the file without its ending, the program's bot "program". No code by others is run. Raises UsageError and
    Failure.
    """
    own = levels.makers(adviser(), timed=timed)
    found: dict[str, Callable[[AnyGame], Bot]] = {**own, **others.installed(own)}
    try:
        if module is not None:
            found[module.stem] = others.FromFile.of(module)
        if program is not None:
            found["program"] = others.FromProgram.of(program)
    except others.UnusableBot as error:
        raise UsageError(str(error)) from error
    return found


def let_in(makers: Iterable[Callable[[AnyGame], Bot]]) -> None:
    """Says on the standard error which code by others is going to run, then sees whether it can be had. Raises UsageError."""
    foreign = {origin: maker for maker in makers if (origin := others.origin(maker))}
    if foreign:
        sentence = translate(
            "CommandLine", "Code that is not part of this program is run now, with all rights that you have: {places}"
        )
        tell(sentence.format(places=", ".join(map(repr, foreign))))
    for maker in foreign.values():
        try:
            if isinstance(maker, others.FromFile):
                maker.function()
            elif isinstance(maker, others.FromProgram):
                maker.find()
        except others.UnusableBot as error:
            raise UsageError(str(error)) from error
