"""Start of Qt. Reports a missing library or display in a sentence, because Qt itself would abort the process."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from haspelknecht_qt import message_files
from haspelknecht_qt.commands import terminal
from haspelknecht_qt.commands.errors import Failure
from haspelknecht_qt.commands.options import PROGRAM
from haspelknecht_qt.commands.texts import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

PLATFORM_VARIABLE = "QT_QPA_PLATFORM"
"""Environment variable that selects Qt's platform plugin."""


def use_offscreen_platform() -> None:
    """Lets Qt draw without a display on Linux. A platform plugin that the environment selects has priority."""
    if sys.platform == "linux":
        os.environ.setdefault(PLATFORM_VARIABLE, "offscreen")


def check_display() -> None:
    """Raises Failure if there is no display for a window."""
    if sys.platform == "linux" and not any(map(os.environ.get, (PLATFORM_VARIABLE, "DISPLAY", "WAYLAND_DISPLAY"))):
        raise Failure(
            translate(
                "CommandLine",
                "The window needs a display, but neither DISPLAY nor WAYLAND_DISPLAY is set. See --help for "
                "what works without one.",
            )
        )


def create_application() -> QApplication:
    """Returns the QApplication, which is necessary for windows and pictures. First compiles outdated translations.

    Raises Failure if a library that Qt needs is missing. If Qt finds no usable platform, writes the reason and
    ends the process with status 1, because Qt itself would abort it.
    """
    try:
        from PySide6 import QtCore, QtSvg, QtWidgets  # noqa: F401, PLC0415 - deferred: most commands need no Qt
    except ImportError as error:
        raise Failure(translate("CommandLine", "Qt cannot be loaded: {error}").format(error=error)) from error
    _skip_feature_search()
    _compile_messages()
    from haspelknecht_qt import app  # noqa: PLC0415 - needs Qt

    complaints: list[str] = []
    about_platforms: list[str] = []

    def on_message(kind: QtCore.QtMsgType, place: QtCore.QMessageLogContext, text: str) -> None:
        if kind == QtCore.QtMsgType.QtFatalMsg:
            plugins = Path(QtCore.QLibraryInfo.path(QtCore.QLibraryInfo.LibraryPath.PluginsPath))
            # The first message about platforms names the cause, all later ones only the consequences.
            _exit_with_reason(_missing_library(plugins) or next(iter(about_platforms), text))
        complaints.append(text)
        if (place.category or "").startswith("qt.qpa"):
            about_platforms.append(text)

    before = QtCore.qInstallMessageHandler(on_message)
    try:
        application = app.create_application()
    finally:
        QtCore.qInstallMessageHandler(before)
    for complaint in complaints:
        terminal.write_error(complaint)
    return application


def _skip_feature_search() -> None:
    """Keeps PySide from reading the source of every module that is imported from now on.

    PySide looks in it for the name PySide, to support `from __feature__ import`, which this program does not use. The
    search takes a tenth of the program's start time, and keeps 12 MB of source text in memory.
    """
    features = sys.modules.get("shibokensupport.feature")
    if hasattr(features, "_mod_uses_pyside"):
        vars(features)["_mod_uses_pyside"] = lambda _module: False


def _compile_messages() -> None:
    """Compiles outdated messages.ts files; if that is not possible, writes one sentence to the standard error."""
    try:
        message_files.compile_outdated()
    except message_files.CompileError as error:
        reason = str(error) or translate("CommandLine", "Qt’s tool lrelease was not found")
        sentence = translate(
            "CommandLine",
            "The texts are not compiled, so plurals are wrong and other languages are missing: {reason}. To "
            "compile them: {command}",
        )
        terminal.write_error_line(f"{PROGRAM}: {sentence.format(reason=reason, command='make play')}")


def _missing_library(plugins: Path) -> str | None:
    """Returns the linker's message about a library that Qt's platform plugin on Linux lacks; Qt does not name it."""
    plugin = plugins / "platforms" / "libqxcb.so"
    if not plugin.is_file() or os.environ.get(PLATFORM_VARIABLE, "xcb") != "xcb":
        return None
    import ctypes  # noqa: PLC0415 - needed only for this error

    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return str(error)
    return None


def _exit_with_reason(reason: str) -> None:
    sentence = translate("CommandLine", "Qt cannot start: {reason}").format(reason=reason)
    terminal.write_error(f"{PROGRAM}: {sentence}")
    terminal.flush()
    if sys.stderr is not None:
        sys.stderr.flush()
    os._exit(1)
