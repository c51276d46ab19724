"""The bots that can be named on the command line, and where their knowledge comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from haspelknecht_qt import paths
from haspelknecht_qt.bots import Bot, levels, others
from haspelknecht_qt.commands.errors import Failure, UsageError
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.core.game import Game
from haspelknecht_qt.games.haspelknecht.advice import evaluation, offer

_FILE = "haspelknecht.json"


def adviser() -> offer.HaspelknechtAdviser:
    """What the program's own bots know. Raises Failure when its file is damaged."""
    try:
        return offer.load(paths.resources() / "bots" / _FILE)
    except (evaluation.WeightsError, FileNotFoundError) as error:
        sentence = translate("CommandLine", "The program is not installed completely: {error}")
        raise Failure(sentence.format(error=error)) from error


def makers(
    module: Path | None = None, program: str | None = None, *, timed: bool = False
) -> Mapping[str, Callable[[Game], Bot]]:
    """What makes each bot, by name: the program's own, installed ones, and those of a Python file and of a command line.

    The file's bot is called as the file without its ending, the program's bot "program". Raises UsageError and Failure.
    """
    found: dict[str, Callable[[Game], Bot]] = {**levels.makers(adviser(), timed=timed), **others.installed()}
    try:
        if module is not None:
            from_file = others.FromFile(module)
            from_file.function()
            found[module.stem] = from_file
        if program is not None:
            found["program"] = others.FromProgram.of(program)
    except others.UnusableBot as error:
        raise UsageError(str(error)) from error
    return found
