"""The command "render": draws the table of a saved game as a picture, without a window or a display."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from haspelknecht_qt import languages
from haspelknecht_qt.commands import qt, values
from haspelknecht_qt.commands.errors import Failure
from haspelknecht_qt.commands.interrupts import ended_by_interrupts
from haspelknecht_qt.commands.options import Arguments, Command, CommandOption
from haspelknecht_qt.commands.playing import load_match
from haspelknecht_qt.commands.texts import language, translate
from haspelknecht_qt.core.storage import StorageError, write_atomic

THEMES = ("light", "dark", "contrast")
"""Names of the themes. They are not imported from the table, because this module needs no Qt."""

_MAX_PIXELS = 1 << 26
"""Maximum number of pixels in a picture: twice an 8K screen, 256 MB of memory."""


def command(_args: Sequence[str] = ()) -> Command:
    """Returns the command "render"."""
    return Command(
        name="render",
        summary=translate(
            "CommandLine",
            "Draws the table of a saved game as a picture, with the board of the player to move in front.",
        ),
        operand=values.record_path(),
        options=(
            CommandOption(
                name="--out",
                value=values.path("PNG", translate("CommandLine", "a path that ends in .png"), ".png"),
                help=translate("CommandLine", "The file for the picture; an existing file is overwritten."),
                required=True,
            ),
            CommandOption(
                name="--ply",
                value=values.whole_number("N", 0),
                help=translate("CommandLine", "The position after this many moves; by default, the last one."),
            ),
            CommandOption(
                name="--size",
                value=values.size(translate("CommandLine", "WIDTHxHEIGHT"), 320, 8192),
                help=translate("CommandLine", "The size of the picture, in points."),
                default="1920x1080",
            ),
            CommandOption(
                name="--scale",
                value=values.decimal(translate("CommandLine", "FACTOR"), 0.5, 4),
                help=translate("CommandLine", "Pixels per point, as on a high-resolution screen."),
                default="1",
            ),
            CommandOption(
                name="--theme",
                value=values.one_of(translate("CommandLine", "NAME"), THEMES),
                help=translate("CommandLine", "The colour theme."),
                default="light",
            ),
            CommandOption(
                name="--language",
                value=values.one_of(translate("CommandLine", "CODE"), languages.codes()),
                help=translate("CommandLine", "The language of the text in the picture."),
                default=language(),
            ),
        ),
        run=run,
    )


def run(arguments: Arguments) -> int:
    """Draws the picture and writes it. Raises UsageError and Failure."""
    width, height = arguments["size"]
    scale = arguments["scale"]
    if width * height * scale * scale > _MAX_PIXELS:
        sentence = translate("CommandLine", "at most {number} pixels in total with --scale {scale}")
        allowed = sentence.format(number=_MAX_PIXELS, scale=f"{scale:g}")
        raise values.wrong_value_error("--size", f"{width}x{height}", allowed)
    match = load_match(arguments["file"])
    ply = match.ply if arguments["ply"] is None else arguments["ply"]
    if ply > match.ply:
        sentence = translate("CommandLine", "whole numbers from {least} to {most}")
        raise values.wrong_value_error("--ply", str(ply), sentence.format(least=0, most=match.ply))
    qt.use_offscreen_platform()
    with ended_by_interrupts():
        application = qt.create_application()  # noqa: F841 - must exist while drawing
        from haspelknecht_qt.commands import picture  # noqa: PLC0415 - needs Qt

        data = picture.draw(match, ply, (width, height), scale, arguments["theme"], arguments["language"])
    _write(data, arguments["out"])
    return 0


def _write(data: bytes, file: Path) -> None:
    """Writes the picture: replaces an ordinary file atomically, writes directly into any other target such as a pipe."""
    try:
        if file.exists() and not file.is_file():
            file.write_bytes(data)
        else:
            write_atomic(file, data)
    except (OSError, StorageError) as error:
        why = error.error if isinstance(error, StorageError) else error.strerror or error
        sentence = translate("CommandLine", "{file}: the picture cannot be written: {error}")
        raise Failure(sentence.format(file=file, error=why)) from error
