"""The command "open": the window with a saved game in it; without a command the window alone."""

from __future__ import annotations

import os
from pathlib import Path

from haspelknecht_qt.commands import qt, values
from haspelknecht_qt.commands.errors import Failure
from haspelknecht_qt.commands.options import Command
from haspelknecht_qt.commands.texts import translate


def command() -> Command:
    """What "open" takes."""
    return Command(
        name="open",
        summary=translate(
            "CommandLine", "Opens a saved game in the window. What is wrong with a damaged one is said there."
        ),
        operand=values.record(),
        run=lambda arguments: open_window(arguments["file"]),
    )


def open_window(file: Path | None) -> int:
    """Opens the window, with the saved game in `file` if one is given. Returns its exit status; raises Failure."""
    # A file that is there but damaged is the window's to tell of: it has ways to save what can be saved.
    # Path.is_file raises an error for a name that is too long to be one.
    if file is not None and not os.path.isfile(file):  # noqa: PTH113 - see above
        raise Failure(translate("CommandLine", "{file}: there is no such file").format(file=file))
    qt.check_display()
    application = qt.start()  # noqa: F841 - the window shows itself with it
    from haspelknecht_qt import app  # noqa: PLC0415 - stands on Qt

    return app.main(file)
