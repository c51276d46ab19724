"""Command line: the commands and their exit statuses.

A command's module is imported only when the command is run: `--version`, for instance, needs neither the rules nor Qt.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module

import haspelknecht_qt
from haspelknecht_qt.commands import terminal
from haspelknecht_qt.commands.errors import Failure, UsageError
from haspelknecht_qt.commands.options import PROGRAM, Command, format_listing, format_usage, wrap
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.commands.values import wrong_value_error

EXIT_OK = 0
EXIT_FAILED = 1
EXIT_WRONG_USAGE = 2
EXIT_INTERRUPTED = 130
"""Exit status after Ctrl+C: 128 plus the number of the signal, as in shells."""
EXIT_BROKEN_PIPE = 141
"""Exit status after writing to a closed pipe: 128 plus the number of the signal, as in shells."""

_HELP = ("--help", "-h")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the program with these arguments, by default those of the process. Returns the exit status."""
    terminal.prepare_streams()
    status = EXIT_OK
    try:
        status = _run_reporting_errors(list(sys.argv[1:] if argv is None else argv))
        terminal.flush()
    except BrokenPipeError:
        terminal.discard_output()
        return EXIT_BROKEN_PIPE
    except Failure as error:
        # Python 3.14 keeps buffered output after a failed write, so `flush` fails again. Only one error is reported.
        if status == EXIT_OK:
            terminal.write_error_line(f"{PROGRAM}: {error}")
        terminal.discard_output()
        return EXIT_FAILED
    return status


def _run_reporting_errors(args: Sequence[str]) -> int:
    """Runs the program and returns its exit status. Reports expected errors on the standard error."""
    try:
        return _run(args)
    except UsageError as error:
        terminal.write_error_line(f"{PROGRAM}: {error}")
        terminal.write_error(translate("CommandLine", "More help: {command}").format(command=_help_command(args)))
        return EXIT_WRONG_USAGE
    except Failure as error:
        terminal.write_error_line(f"{PROGRAM}: {error}")
        return EXIT_FAILED
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED


def _run(args: Sequence[str]) -> int:
    if not args:
        from haspelknecht_qt.commands import window  # noqa: PLC0415 - deferred import: keeps start-up fast

        return window.open_window(None)
    name, *rest = args
    if name in _HELP:
        terminal.write(_help())
    elif name == "--version":
        terminal.write(f"{PROGRAM} {haspelknecht_qt.__version__}")
    elif name not in COMMANDS:
        place = translate("CommandLine", "command")
        raise wrong_value_error(place, name, ", ".join((*COMMANDS, "--version", "--help")))
    else:
        command = COMMANDS[name](rest)
        if any(word in _HELP for word in rest):
            terminal.write(command.help())
        else:
            return command.run(command.parse(rest))
    return EXIT_OK


def _help() -> str:
    file = translate("CommandLine", "FILE")
    commands = [
        ("simulate", translate("CommandLine", "Plays whole games with bots.")),
        ("tournament", translate("CommandLine", "Shows which bot is stronger, and with what confidence.")),
        (f"replay {file}", translate("CommandLine", "Replays a saved game and shows the score.")),
        (f"moves {file}", translate("CommandLine", "Shows who is to move in a saved game, and every legal move.")),
        (f"render {file}", translate("CommandLine", "Draws the table of a saved game as a picture.")),
        (f"open {file}", translate("CommandLine", "Opens a saved game in the window, or a board file for a new game.")),
    ]
    options = [
        ("--version", translate("CommandLine", "Prints the version.")),
        ("--help", translate("CommandLine", "Shows this help; after a command, the help for that command.")),
    ]
    return "\n\n".join(
        (
            format_usage([PROGRAM, translate("CommandLine", "[COMMAND ...]")]),
            wrap(
                translate(
                    "CommandLine",
                    "The board games Haspelknecht and Coal Baron (Gueules Noires) on your computer. Without a "
                    "command, the window opens.",
                )
            ),
            format_listing(translate("CommandLine", "Commands:"), commands),
            format_listing(translate("CommandLine", "Options:"), options),
        )
    )


def _help_command(args: Sequence[str]) -> str:
    return " ".join((PROGRAM, *(name for name in args[:1] if name in COMMANDS), "--help"))


def _command(name: str, args: Sequence[str] = ()) -> Command:
    """Imports a command's module and returns the command. If `args` name a game, its options depend on this game."""
    module = import_module(f"haspelknecht_qt.commands.{_MODULE_NAMES[name]}")
    command: Command = module.command(args)
    return command


_MODULE_NAMES = {name: name for name in ("simulate", "tournament", "replay", "moves", "render")} | {"open": "window"}
"""Module of each command in the package `commands`, by the command's name."""

COMMANDS: Mapping[str, Callable[..., Command]] = {name: partial(_command, name) for name in _MODULE_NAMES}
"""Functions that return a command, by the command's name. Their argument is the list of arguments after this name."""
