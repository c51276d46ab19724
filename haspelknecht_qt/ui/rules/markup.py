"""Elements of a rule text, and the parser of its lines.

    **strong**   [words](rule:M2)   [](rule:21)   {coal}   {=pinge.blocked}

A link without words shows the id and the title of its rule, `{coal}` is a picture, `{=...}` a printed value. Imports no
Qt.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.text import sanitize, truncate
from haspelknecht_qt.ui.rules.rule_markup import BoardBlockRow, MarkupError, RuleMarkup

MAX_QUOTE_LENGTH = 200
"""Maximum number of characters that an error quotes from a file."""


class RuleTextError(ValueError):
    """Raised for an unreadable rule text. `path` and `line` (counted from 1) give the place of the error.

    `found` is the wrong text, and `allowed` describes valid texts.
    """

    def __init__(self, path: Path, line: int, found: str, allowed: str) -> None:
        super().__init__(f"{path}:{line}: {truncate(found, MAX_QUOTE_LENGTH)}; allowed: {sanitize(allowed)}")
        self.path = path
        self.line = line
        self.found = found
        self.allowed = allowed


@frozen
class Text:
    """Plain text within a line."""

    text: str


@frozen
class Strong:
    """Emphasized text within a line."""

    content: tuple[Inline, ...]


@frozen
class Link:
    """Link to a rule. `content` is () if the link shows the id and the title of the rule."""

    target: str
    content: tuple[Inline, ...]


@frozen
class InlinePicture:
    """Small picture within a line. `name` is a name from `RuleMarkup.pictures`."""

    name: str


@frozen
class InlineValue:
    """Printed value within a line, filled in from the game's components. `name` is a name from `RuleMarkup.values`."""

    name: str


Inline = Text | Strong | Link | InlinePicture | InlineValue
Line = tuple[Inline, ...]


@frozen
class Paragraph:
    """Paragraph of text."""

    content: Line


@frozen
class Bullets:
    """Unordered list."""

    items: tuple[Line, ...]


@frozen
class TextTable:
    """Table with a text in each cell. `header` is () for a table without a header."""

    header: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


@frozen
class PrintedValueTable:
    """Table whose rows are made from the values printed on the game's components.

    `kind` is one of `RuleMarkup.tables`. `words` are the texts that this kind of table needs, by their names.
    """

    kind: str
    header: tuple[Line, ...]
    words: tuple[tuple[str, str], ...]

    def word(self, name: str) -> str:
        """Returns the text with this name in `words`. Raises KeyError for an unknown name."""
        return dict(self.words)[name]


@frozen
class TextVariants:
    """Texts that differ by rulebook or variant. Each text is paired with the id of its rulebook or variant.

    These ids are keys of `RuleMarkup.marks`.
    """

    entries: tuple[tuple[str, Line], ...]


@frozen
class BoardBlock:
    """Small picture in a rule text: a position of the game, or rows of pieces."""

    rows: tuple[BoardBlockRow, ...]


Block = Paragraph | Bullets | TextTable | PrintedValueTable | TextVariants | BoardBlock

_TOKEN = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*"
    r"|\[(?P<words>[^\[\]]*)\]\((?P<target>[^()]*)\)"
    r"|\{=(?P<value>[^{}]*)\}"
    r"|\{(?P<piece>[^{}]*)\}"
)
_STRAY_SIGN = re.compile(r"\*\*|[\[\]{}]")
_LINK = re.compile(r"rule:(\w+)")


def parse_line(text: str, rule_markup: RuleMarkup) -> Line:
    """Parses a line of a rule text. Raises MarkupError for a name that is not in `rule_markup`."""
    return tuple(_parse_inlines(text, rule_markup))


def _parse_inlines(text: str, rule_markup: RuleMarkup) -> Iterator[Inline]:
    end = 0
    for match in _TOKEN.finditer(text):
        if match.start() > end:
            yield _parse_text(text[end : match.start()])
        end = match.end()
        yield _parse_token(match, rule_markup)
    if end < len(text):
        yield _parse_text(text[end:])


def _parse_text(text: str) -> Text:
    stray = _STRAY_SIGN.search(text)
    if stray is not None:
        raise MarkupError(f"a stray {stray.group()!r}", "**strong**, [words](rule:M2), {coal}, {=pinge.blocked}")
    return Text(text)


def _parse_token(match: re.Match[str], rule_markup: RuleMarkup) -> Inline:
    if match["strong"] is not None:
        return Strong(parse_line(match["strong"], rule_markup))
    if match["target"] is not None:
        link = _LINK.fullmatch(match["target"])
        if link is None:
            raise MarkupError(f"a link to {match['target']!r}", "[words](rule:M2)")
        return Link(link[1], parse_line(match["words"], rule_markup))
    if match["value"] is not None:
        return InlineValue(check_name(match["value"], rule_markup.values, "value"))
    return InlinePicture(check_name(match["piece"], rule_markup.pictures, "picture"))


def check_name(name: str, names: Collection[str], kind: str) -> str:
    """Returns `name` if it is one of `names`. Otherwise raises MarkupError, which suggests the most similar names."""
    if name not in names:
        near = get_close_matches(name, names, 3, 0.4) or sorted(names)
        raise MarkupError(f"no {kind} {name!r}", ", ".join(near))
    return name


def plain_text(line: Line, titles: Mapping[str, str], values: Mapping[str, str]) -> str:
    """Returns the text of a line without pictures and emphasis, for searching and for screen readers."""
    return "".join(_plain_inline(part, titles, values) for part in line)


def _plain_inline(part: Inline, titles: Mapping[str, str], values: Mapping[str, str]) -> str:
    match part:
        case Text(text):
            return text
        case Strong(content):
            return plain_text(content, titles, values)
        case Link(target, content):
            return plain_text(content, titles, values) if content else f"{target} {titles[target]}"
        case InlineValue(name):
            return values[name]
        case InlinePicture():
            return ""


def linked_rules(line: Line) -> Iterator[str]:
    """Yields the ids of the rules to which a line links."""
    for part in line:
        if isinstance(part, Link):
            yield part.target
        if isinstance(part, Link | Strong):
            yield from linked_rules(part.content)


def text_lines(block: Block) -> Iterator[Line]:
    """Yields every line of text in a block."""
    match block:
        case Paragraph(content):
            yield content
        case Bullets(items):
            yield from items
        case TextTable(header, rows):
            yield from header
            for row in rows:
                yield from row
        case PrintedValueTable(_, header, words):
            yield from header
            yield from ((Text(word),) for _, word in words)
        case TextVariants(entries):
            yield from (line for _, line in entries)
        case BoardBlock(rows):
            yield from ((Text(row.text),) for row in rows if row.text)
