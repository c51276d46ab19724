"""Who plays the games of a command: the options that say so, and how it is told when they cannot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial

from haspelknecht_qt.bots import BotFactory
from haspelknecht_qt.bots.executors import ExecutorError, TaskExecutor, executor
from haspelknecht_qt.bots.third_party import EntryPointBotFactory
from haspelknecht_qt.commands import values
from haspelknecht_qt.commands.error_messages import format_bot_error
from haspelknecht_qt.commands.errors import Failure, UsageError
from haspelknecht_qt.commands.fingerprint import fingerprint
from haspelknecht_qt.commands.options import Arguments, CommandOption
from haspelknecht_qt.commands.texts import translate

MOST_PROCESSES = 61
"""Windows cannot wait for more of them."""


def options(about_jobs: str) -> tuple[CommandOption, ...]:
    """What says who plays. `about_jobs` is the help on the number of processes."""
    return (
        CommandOption(
            name="--jobs",
            value=values.whole("J", 1, MOST_PROCESSES),
            help=about_jobs,
            default="1",
        ),
        CommandOption(
            name="--scheduler",
            value=values.text(
                translate("CommandLine", "ADDRESS"),
                translate("CommandLine", "the address of a scheduler, for instance tcp://192.168.1.5:8786"),
            ),
            help=translate(
                "CommandLine",
                "The workers of this Dask cluster play instead; they must have the same version of the program. The Python package distributed is needed.",
            ),
        ),
    )


def check(arguments: Arguments) -> None:
    """Raises UsageError where what is said does not go with who is to play. To be asked before code by others is run."""
    if arguments["scheduler"] is None:
        return
    jobs: int = arguments["jobs"]
    if jobs > 1:
        raise UsageError(
            translate("CommandLine", "--jobs: found {jobs}, allowed with --scheduler: 1").format(jobs=jobs)
        )
    for option in ("bot-module", "bot-program"):
        if arguments.get(option) is not None:
            sentence = translate(
                "CommandLine",
                "{option} is not allowed with --scheduler: on other machines bots by others play only as packages that are installed there.",
            )
            raise UsageError(sentence.format(option=f"--{option}"))


@contextmanager
def playing(arguments: Arguments, bot_factories: Mapping[str, BotFactory]) -> Iterator[TaskExecutor]:
    """Who plays with the bots of these makers, as long as the block lasts. Raises Failure where they cannot, whenever that turns out."""
    packages = tuple(
        sorted(name for name, bot_factory in bot_factories.items() if isinstance(bot_factory, EntryPointBotFactory))
    )
    try:
        with executor(arguments["jobs"], arguments["scheduler"], partial(fingerprint, bots=packages)) as found:
            yield found
    except ExecutorError as error:
        raise Failure(format_bot_error(error)) from error
