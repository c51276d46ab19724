"""The command "open", which opens the window with a saved game. Also opens the empty window if no command is given."""

from __future__ import annotations

import gc
import os
from collections.abc import Sequence
from pathlib import Path

from haspelknecht_qt.commands import qt, values
from haspelknecht_qt.commands.errors import Failure
from haspelknecht_qt.commands.options import Command
from haspelknecht_qt.commands.texts import translate


def command(_args: Sequence[str] = ()) -> Command:
    """Returns the command "open"."""
    return Command(
        name="open",
        summary=translate("CommandLine", "Opens a saved game in the window. Any problem with the file is shown there."),
        operand=values.record_path(),
        run=lambda arguments: open_window(arguments["file"]),
    )


def open_window(file: Path | None) -> int:
    """Opens the window, with the saved game in `file` if given. Returns the exit status; raises Failure."""
    # The window itself reports a damaged file, because it can load the undamaged part of it. For a name that is too
    # long, os.path.isfile returns False, but Path.is_file would raise an error.
    if file is not None and not os.path.isfile(file):  # noqa: PTH113 - Path.is_file may raise
        raise Failure(translate("CommandLine", "{file}: no such file").format(file=file))
    qt.check_display()
    # The start creates little garbage, so garbage collection would waste time. `startup.preload` enables it again.
    gc.disable()
    try:
        application = qt.create_application()  # noqa: F841 - must exist while the window does
        from haspelknecht_qt import app  # noqa: PLC0415 - needs Qt

        return app.main(file)
    finally:
        gc.enable()
