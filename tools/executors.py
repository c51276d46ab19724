"""Executors of the tools: their command line options, and the end of a tool on errors and Ctrl+C."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from haspelknecht_qt.bots.executors import ExecutorError, TaskExecutor, open_executor
from haspelknecht_qt.commands.executors import environment_fingerprint

_FAILED = 1
_INTERRUPTED = 130


def add_options(parser: ArgumentParser) -> None:
    """Adds the options for the executor."""
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default 1)")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="use the workers of this Dask cluster instead")


@contextmanager
def playing(parser: ArgumentParser, arguments: Namespace) -> Iterator[TaskExecutor]:
    """Context with the executor. Ends the tool with a message on executor errors, and on Ctrl+C."""
    if arguments.jobs < 1 or (arguments.scheduler is not None and arguments.jobs > 1):
        parser.error("--jobs: allowed is 1 or more, with --scheduler 1")
    try:
        with open_executor(
            arguments.jobs, arguments.scheduler, partial(environment_fingerprint, packages=(__package__,))
        ) as found:
            yield found
    except ExecutorError as error:
        parser.exit(_FAILED, f"{error}\n")
    except KeyboardInterrupt:
        parser.exit(_INTERRUPTED, "Stopped.\n")
