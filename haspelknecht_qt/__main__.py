"""Entry point of the program: `python -m haspelknecht_qt`, the command `haspelknecht-qt` and the packaged program."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence

EXIT_INTERRUPTED = 130
"""Exit status after Ctrl+C: 128 plus the number of the signal, as in shells."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the program with these arguments, by default those of the process. Returns the exit status."""
    try:
        # Not at the top of the module: Ctrl+C during this import would end the program with a traceback.
        from haspelknecht_qt import cli  # noqa: PLC0415

        status = cli.main(argv)
    except KeyboardInterrupt:
        status = EXIT_INTERRUPTED
    if status == EXIT_INTERRUPTED:
        import signal  # noqa: PLC0415 - deferred import: commands start faster

        # A second Ctrl+C is ignored: during the shutdown of Python, it would replace the exit status.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Otherwise Python would look for unused objects once more before it ends, which is slow.
    gc.freeze()
    return status


if __name__ == "__main__":
    if hasattr(sys, "frozen"):
        # In the packaged program, bot processes start here too: `freeze_support` runs the bot instead of the program.
        # The import is not at the top, because it takes a tenth of the time of a short command.
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
