"""Reader of one chapter of the rules.

    # The year                        the chapter's title, then words before the first rule, if any

    ## Y1 Three years                 a rule: its id and its title

    A paragraph may continue over
    several lines.

    - an item of a list

    | header | header |               a table; without the line of dashes it has no header
    |---|---|
    | cell | cell |

    @dutch Text of the Dutch rulebook.

    ```board                          a small board, in the game's own notation
    pieces: 2 wood -> 2 coal
    ```

    ```table coal_chart               a table of printed values, of a kind that the game defines
    coal | VP
    each further = each further one
    ```

    <!--
    Notes that readers do not see, for instance what is still to be translated.
    -->

The game's `RuleMarkup` lists the available pictures, values, boards and tables. The notation of words, links and
pictures is described in markup.py. Imports no Qt.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.ui.rules.markup import (
    Block,
    BoardBlock,
    Bullets,
    Line,
    Paragraph,
    PrintedValueTable,
    RuleTextError,
    TextTable,
    TextVariants,
    check_name,
    parse_line,
)
from haspelknecht_qt.ui.rules.rule_markup import BoardBlockRow, MarkupError, RuleMarkup


@frozen
class Rule:
    """Rule of a rulebook: its id, its title and the blocks of its text."""

    id: str
    title: str
    blocks: tuple[Block, ...]


@frozen
class RuleChapter:
    """Chapter of the rules: its file name without ".md", its title, the text before the first rule, and its rules."""

    key: str
    title: str
    intro: tuple[Block, ...]
    rules: tuple[Rule, ...]


_HEADING = re.compile(r"## (\w+) (\S.*)")
_FENCE = "```"
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


def read_chapter(path: Path, rule_markup: RuleMarkup, source: RuleChapter | None = None) -> RuleChapter:
    """Reads a chapter from a file. Raises RuleTextError for a defect, and FileNotFoundError if there is no such file.

    `source` is the same chapter in the original language. Its title, introduction and rules replace those that the file
    lacks. It also defines the order of the rules.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RuleTextError(path, 1, str(error), "UTF-8") from error
    own = _Reader(path, text, rule_markup).chapter()
    if source is None:
        if not own.title:
            raise RuleTextError(path, 1, "no title", "# title")
        return own
    written = {rule.id: rule for rule in own.rules}
    rules = [written.pop(rule.id, rule) for rule in source.rules]
    return RuleChapter(own.key, own.title or source.title, own.intro or source.intro, (*rules, *written.values()))


@frozen
class _Lines:
    """Lines of one block. `number` is the line number of the first of these lines in the file, counted from 1."""

    number: int
    lines: tuple[str, ...]


class _Reader:
    """Parser of a chapter's file."""

    def __init__(self, path: Path, text: str, rule_markup: RuleMarkup) -> None:
        self._path = path
        self._rule_markup = rule_markup
        # Comments become empty lines, so that errors name the right line numbers.
        self._groups = list(_split_into_groups(_COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)))

    def chapter(self) -> RuleChapter:
        """Returns the chapter. Its title is "" if the file has no title."""
        has_title = bool(self._groups) and self._groups[0].lines[0].startswith("# ")
        title = self._groups[0].lines[0][2:].strip() if has_title else ""
        intro: list[Block] = []
        rules: list[Rule] = []
        blocks = intro
        for group in self._groups[has_title:]:
            first = group.lines[0]
            if first.startswith("#"):
                heading = _HEADING.fullmatch(first)
                if heading is None or len(group.lines) > 1:
                    raise RuleTextError(self._path, group.number, first, "## M2 title, and an empty line")
                if any(rule.id == heading[1] for rule in rules):
                    raise RuleTextError(self._path, group.number, f"{heading[1]} once more", "each rule once")
                blocks = []
                rules.append(Rule(heading[1], heading[2].strip(), ()))
            else:
                blocks.append(self._read_block(group))
                if rules:
                    rules[-1] = Rule(rules[-1].id, rules[-1].title, tuple(blocks))
        for rule in rules:
            if not rule.blocks:
                raise RuleTextError(self._path, 1, f"{rule.id} without words", "a paragraph below each title")
        return RuleChapter(self._path.stem, title, tuple(intro), tuple(rules))

    def _read_block(self, group: _Lines) -> Block:
        first = group.lines[0]
        if first.startswith(_FENCE):
            return self._read_fenced_block(group)
        if first.startswith("- "):
            return Bullets(tuple(self._read_item(number, line) for number, line in _numbered_lines(group)))
        if first.startswith("|"):
            return self._read_table(group)
        if first.startswith("@"):
            return TextVariants(tuple(self._read_variant(number, line) for number, line in _numbered_lines(group)))
        return Paragraph(self._read_line(group.number, " ".join(line.strip() for line in group.lines)))

    def _read_item(self, number: int, line: str) -> Line:
        if not line.startswith("- "):
            raise RuleTextError(self._path, number, line, "- item, each on one line")
        return self._read_line(number, line[2:].strip())

    def _read_table(self, group: _Lines) -> TextTable:
        rows = [(number, self._read_cells(number, line)) for number, line in _numbered_lines(group)]
        has_header = len(rows) > 1 and all(set(cell) == {"-"} for cell in rows[1][1])
        if has_header:
            del rows[1]
        columns = len(rows[0][1])
        for number, cells in rows:
            if len(cells) != columns:
                raise RuleTextError(self._path, number, f"{len(cells)} cells", f"{columns} cells")
        read = [tuple(self._read_line(number, cell) for cell in cells) for number, cells in rows]
        return TextTable(read[0] if has_header else (), tuple(read[1:] if has_header else read))

    def _read_cells(self, number: int, line: str) -> list[str]:
        if not line.startswith("|") or not line.rstrip().endswith("|"):
            raise RuleTextError(self._path, number, line, "| cell | cell |")
        return [cell.strip() for cell in line.strip()[1:-1].split("|")]

    def _read_variant(self, number: int, line: str) -> tuple[str, Line]:
        which, _, words = line.removeprefix("@").partition(" ")
        if not line.startswith("@") or which not in self._rule_markup.marks or not words.strip():
            allowed = ", ".join(f"@{name} words" for name in self._rule_markup.marks)
            raise RuleTextError(self._path, number, line, allowed)
        return which, self._read_line(number, words.strip())

    def _read_fenced_block(self, group: _Lines) -> Block:
        kind, _, name = group.lines[0].removeprefix(_FENCE).strip().partition(" ")
        if group.lines[-1] != _FENCE:
            raise RuleTextError(self._path, group.number, "a block without an end", "``` on a line of its own")
        lines = list(_numbered_lines(group))[1:-1]
        if not lines:
            raise RuleTextError(self._path, group.number, "an empty block", "at least one line between the fences")
        if kind == "board" and not name:
            return BoardBlock(tuple(self._read_row(number, line) for number, line in lines))
        if kind == "table":
            return self._read_data_table(group.number, name, lines)
        raise RuleTextError(self._path, group.number, group.lines[0], "```board, ```table and a kind")

    def _read_data_table(self, number: int, name: str, lines: list[tuple[int, str]]) -> PrintedValueTable:
        with self._adding_location(number):
            kind = self._rule_markup.tables[check_name(name, self._rule_markup.tables, "table")]
        header = tuple(self._read_line(lines[0][0], cell.strip()) for cell in lines[0][1].split("|"))
        if len(header) != kind.column_count:
            raise RuleTextError(self._path, lines[0][0], f"{len(header)} columns", f"{kind.column_count} columns")
        words = []
        for at, line in lines[1:]:
            word, sign, text = line.partition("=")
            if not sign or not text.strip():
                raise RuleTextError(self._path, at, line, "name = words")
            words.append((word.strip(), text.strip()))
        if tuple(word for word, _ in words) != kind.words:
            found = ", ".join(word for word, _ in words) or "no words"
            raise RuleTextError(self._path, number, found, ", ".join(kind.words) or "no words")
        return PrintedValueTable(name, header, tuple(words))

    def _read_row(self, number: int, line: str) -> BoardBlockRow:
        with self._adding_location(number):
            return self._rule_markup.read_row(line)

    def _read_line(self, number: int, text: str) -> Line:
        with self._adding_location(number):
            return parse_line(text, self._rule_markup)

    @contextmanager
    def _adding_location(self, number: int) -> Iterator[None]:
        """Adds file name and line number to any error inside the `with` block."""
        try:
            yield
        except MarkupError as error:
            raise RuleTextError(self._path, number, error.found, error.allowed) from error


def _numbered_lines(group: _Lines) -> Iterator[tuple[int, str]]:
    return ((group.number + place, line) for place, line in enumerate(group.lines))


def _split_into_groups(text: str) -> Iterator[_Lines]:
    """Splits the text of a file into groups of lines, at empty lines. A fenced block (```) is one group."""
    first = 0
    group: list[str] = []
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        fence = line.startswith(_FENCE)
        if not fenced and (not line.strip() or fence) and group:
            yield _Lines(first, tuple(group))
            group = []
        if not fenced and not line.strip():
            continue
        if not group:
            first = number
        group.append(line.rstrip())
        if fence:
            if fenced:
                yield _Lines(first, tuple(group))
                group = []
            fenced = not fenced
    if group:
        yield _Lines(first, tuple(group))
