"""Commands and their options: names, parsing of the command line, and help.

argparse is not used: its messages cannot be translated together with the program's other messages, and do not name the
allowed values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from haspelknecht_qt.commands.errors import UsageError
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.commands.values import ValueKind, wrong_value_error
from haspelknecht_qt.core.record_error import quote

PROGRAM = "haspelknecht-qt"
MIN_HELP_WIDTH, MAX_HELP_WIDTH = 40, 80
"""Limits of the width of the help texts, in characters. Between them, the help is as wide as the terminal."""

Arguments: TypeAlias = Mapping[str, Any]
"""Values of a command's options by name without dashes, each of the type that its ValueKind returns."""

_INDENT = " " * 2
_GUTTER = " " * 4


class CommandOption(NamedTuple):
    """A command-line option such as "--players 4", or a switch such as "--json".

    A switch has no ValueKind (`value` is None): it is True if it is given, else False. An option that is not given has
    the value parsed from `default`, or None if `default` is "". A `required` option must be given.
    """

    name: str
    help: str
    value: ValueKind | None = None
    default: str = ""
    required: bool = False

    @property
    def usage(self) -> str:
        """Name and placeholder of the option, for instance "--players N"."""
        return f"{self.name} {self.value.placeholder}" if self.value else self.name


class Command(NamedTuple):
    """A command of the program.

    `operand` describes a word that must be given besides the options, for instance a file; None if there is none. `run`
    carries out the command and returns the exit status. Its argument has the values of options by name without dashes,
    and the value of the operand under the name "file".
    """

    name: str
    summary: str
    run: Callable[[Arguments], int]
    options: tuple[CommandOption, ...] = ()
    operand: ValueKind | None = None

    def parse(self, args: Sequence[str]) -> Arguments:
        """Parses the words after the command's name; returns the values of options and operand. Raises UsageError."""
        found = self._texts_by_option(args)
        values: dict[str, Any] = {}
        for option in self.options:
            if option.value is None:
                values[option.name[2:]] = option.name in found
            elif option.name in found:
                values[option.name[2:]] = _parse_value(option.name, option.value, found[option.name])
            elif option.required:
                sentence = translate("CommandLine", "{option} is missing; expected {allowed}")
                raise UsageError(sentence.format(option=option.usage, allowed=option.value.allowed))
            else:
                values[option.name[2:]] = option.value.parse(option.default) if option.default else None
        if self.operand is not None:
            if "" not in found:
                raise UsageError(translate("CommandLine", "{name} is missing").format(name=self.operand.placeholder))
            values["file"] = _parse_value(self.operand.placeholder, self.operand, found[""])
        return values

    def _texts_by_option(self, args: Sequence[str]) -> dict[str, str]:
        """Returns the text of each given option by the option's name, and the operand's text under the name ""."""
        known = {option.name: option for option in self.options}
        found: dict[str, str] = {}
        rest = iter(args)
        only_operands = False
        for word in rest:
            name, has_value, text = word.partition("=")
            if only_operands or not word.startswith("-"):
                if self.operand is None or "" in found:
                    raise UsageError(translate("CommandLine", "unexpected argument: {word}").format(word=quote(word)))
                found[""] = word
            elif word == "--":
                only_operands = True
            elif name not in known:
                raise wrong_value_error(translate("CommandLine", "option"), name, ", ".join((*known, "--help")))
            elif (value := known[name].value) is None:
                if has_value:
                    raise UsageError(translate("CommandLine", "{option} takes no value").format(option=name))
                found[name] = ""
            else:
                following = text if has_value else next(rest, None)
                if following is None or (not has_value and following.startswith("--")):
                    sentence = translate("CommandLine", "{option} needs a value; expected {allowed}")
                    raise UsageError(sentence.format(option=name, allowed=value.allowed))
                found[name] = following
        return found

    def help(self) -> str:
        """Returns the help text of the command: usage, summary and options."""
        parts = [PROGRAM, self.name]
        if self.operand is not None:
            parts.append(self.operand.placeholder)
        parts += [option.usage if option.required else f"[{option.usage}]" for option in self.options]
        rows = [(option.usage, _help_text(option)) for option in self.options]
        rows.append(("--help", translate("CommandLine", "Shows this help.")))
        blocks = [
            format_usage(parts),
            wrap(self.summary),
            format_listing(translate("CommandLine", "Options:"), rows),
        ]
        return "\n\n".join(blocks)


def format_usage(parts: Sequence[str]) -> str:
    """Returns the first paragraph of a help text: "Usage:" and the command's parts. No part contains a line break."""
    head = translate("CommandLine", "Usage:")
    # Lines must not be broken at the spaces inside a part: zero bytes replace them until the text is wrapped.
    line = " ".join([head, *(part.replace(" ", "\0") for part in parts)])
    hanging = " " * (len(head) + 1)
    return wrap(line, subsequent_indent=hanging, break_on_hyphens=False).replace("\0", " ")


def format_listing(title: str, rows: Sequence[tuple[str, str]]) -> str:
    """Returns a title and rows (term, explanation) as text: each term on its own line, the explanation below it."""
    lines = [title]
    for word, explanation in rows:
        indent = _INDENT + _GUTTER
        lines += [_INDENT + word, wrap(explanation, initial_indent=indent, subsequent_indent=indent)]
    return "\n".join(lines)


def wrap(text: str, **options: Any) -> str:
    """Returns the text in lines that fit the terminal. The options are those of `textwrap.fill`."""
    from shutil import get_terminal_size  # noqa: PLC0415 - deferred imports: needed only for help
    from textwrap import fill  # noqa: PLC0415

    columns = get_terminal_size((MAX_HELP_WIDTH, 0)).columns
    return fill(text, min(max(columns, MIN_HELP_WIDTH), MAX_HELP_WIDTH), **options)


def _help_text(option: CommandOption) -> str:
    sentences = [option.help]
    if option.value is not None:
        sentences.append(translate("CommandLine", "Allowed: {allowed}.").format(allowed=option.value.allowed))
    if option.default:
        sentences.append(translate("CommandLine", "Default: {default}.").format(default=option.default))
    return " ".join(sentences)


def _parse_value(place: str, value: ValueKind, text: str) -> Any:
    try:
        return value.parse(text)
    except ValueError as error:
        raise wrong_value_error(place, text, value.allowed) from error
