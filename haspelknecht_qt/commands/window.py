"""The command "open", which opens the window with a saved game. Also opens the empty window if no command is given."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from pathlib import Path

from haspelknecht_qt.commands import qt, values
from haspelknecht_qt.commands.errors import Failure
from haspelknecht_qt.commands.interrupts import ended_by_interrupts
from haspelknecht_qt.commands.options import Command
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.core.storage import check_regular


def command(_args: Sequence[str] = ()) -> Command:
    """Returns the command "open"."""
    return Command(
        name="open",
        summary=translate(
            "CommandLine",
            "Opens a saved game in the window, or a board file for a new game. Any problem with the file is shown there.",
        ),
        operand=values.record_path(),
        run=lambda arguments: open_window(arguments["file"]),
    )


def open_window(file: Path | None) -> int:
    """Opens the window, with the saved game in `file` if given. Returns the exit status; raises Failure."""
    # The window itself reports a damaged file, because it can load the undamaged part of it.
    if file is not None:
        try:
            check_regular(file)
        except OSError as error:
            raise _unreadable_file_failure(file, error) from error
    qt.check_display()
    # The start creates little garbage, so garbage collection would waste time. `startup.preload` enables it again.
    gc.disable()
    try:
        # As soon as the window is complete, a handler of its own replaces this one (`startup.install_crash_handler`).
        with ended_by_interrupts():
            application = qt.create_application()  # noqa: F841 - must exist while the window does
            from haspelknecht_qt import app  # noqa: PLC0415 - needs Qt

            return app.main(file)
    finally:
        gc.enable()


def _unreadable_file_failure(file: Path, cause: OSError) -> Failure:
    """Returns the Failure for a file that cannot be read. Other commands report such a file in the same words."""
    from haspelknecht_qt.commands.error_messages import format_error  # noqa: PLC0415 - keeps start-up fast
    from haspelknecht_qt.core import record  # noqa: PLC0415 - keeps start-up fast

    return Failure(format_error(record.unreadable_file_error(file, cause)))
