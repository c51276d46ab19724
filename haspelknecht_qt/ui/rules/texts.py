"""Rules in one language: all chapters, checked as a whole.

Each language has a folder of chapters `NN_name.md`, in the order of their names. Imports no Qt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path

from attrs import field

from haspelknecht_qt import languages
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.languages import SOURCE
from haspelknecht_qt.ui.rules.chapter_file import Rule, RuleChapter, read_chapter
from haspelknecht_qt.ui.rules.markup import Block, RuleTextError, linked_rules, plain_text, text_lines
from haspelknecht_qt.ui.rules.rule_markup import RuleMarkup


@frozen
class RuleTexts:
    """Chapters of the rules in one language. Raises RuleTextError if two rules share an id or a link has no target."""

    folder: Path
    language: str
    chapters: tuple[RuleChapter, ...]
    _rules: dict[str, tuple[RuleChapter, Rule]] = field(init=False, repr=False)

    @_rules.default
    def _rules_by_id(self) -> dict[str, tuple[RuleChapter, Rule]]:
        found: dict[str, tuple[RuleChapter, Rule]] = {}
        for chapter in self.chapters:
            for rule in chapter.rules:
                if rule.id in found:
                    raise RuleTextError(self._file(chapter), 1, f"{rule.id} once more", "each rule once")
                found[rule.id] = (chapter, rule)
        for chapter in self.chapters:
            lines = chain.from_iterable(map(text_lines, blocks_of(chapter)))
            for target in chain.from_iterable(map(linked_rules, lines)):
                if target not in found:
                    raise RuleTextError(self._file(chapter), 1, f"a link to {target}", ", ".join(found))
        return found

    def _file(self, chapter: RuleChapter) -> Path:
        return self.folder / f"{chapter.key}.md"

    @property
    def ids(self) -> tuple[str, ...]:
        """Ids of all rules, in the order of the chapters."""
        return tuple(self._rules)

    @property
    def titles(self) -> dict[str, str]:
        """Titles of all rules, by id."""
        return {rule.id: rule.title for _, rule in self._rules.values()}

    def rule(self, rule_id: str) -> Rule:
        """Returns the rule with this id. Raises KeyError for an unknown id."""
        return self._rules[rule_id][1]

    def plain_text(self, rule: Rule, values: Mapping[str, str]) -> str:
        """Returns a rule as plain text, one line per paragraph. `values` are texts of printed values, by name."""
        titles = self.titles
        return "\n".join(plain_text(line, titles, values) for block in rule.blocks for line in text_lines(block))


def blocks_of(chapter: RuleChapter) -> Iterator[Block]:
    """Yields every block of a chapter, beginning with those of the introduction."""
    yield from chapter.intro
    for rule in chapter.rules:
        yield from rule.blocks


def load_rule_texts(folder: Path, language: str, rule_markup: RuleMarkup, source: RuleTexts | None = None) -> RuleTexts:
    """Reads the rules in a folder of chapters. Raises RuleTextError if the folder or a chapter is invalid.

    `source` are the rules in the original language. They replace chapters and rules that the folder lacks. None means
    that the folder itself has the original.
    """
    files = sorted(folder.glob("*.md"))
    if source is None:
        if not files:
            raise RuleTextError(folder, 0, "no chapters", "NN_name.md")
        return RuleTexts(folder, language, tuple(read_chapter(file, rule_markup) for file in files))
    known = {chapter.key: chapter for chapter in source.chapters}
    for file in files:
        if file.stem not in known:
            raise RuleTextError(file, 0, f"a chapter {file.stem}", ", ".join(known))
    written = {file.stem: read_chapter(file, rule_markup, known[file.stem]) for file in files}
    return RuleTexts(folder, language, tuple((known | written).values()))


class RuleTextsByLanguage:
    """Rules of one game in all languages. Each language is read when it is first needed."""

    def __init__(self, rule_markup: RuleMarkup) -> None:
        self.rule_markup = rule_markup
        self._read: dict[str, RuleTexts] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """Codes of the languages in which there are rules, English first."""
        return tuple(code for code in languages.codes() if self._has_chapters(code))

    def texts(self, language: str) -> RuleTexts:
        """Returns the rules in a language. Missing chapters and rules are in English.

        Raises RuleTextError for an invalid chapter.
        """
        code = language if self._has_chapters(language) else SOURCE
        if code not in self._read:
            source = None if code == SOURCE else self.texts(SOURCE)
            self._read[code] = load_rule_texts(self.rule_markup.chapter_folder(code), code, self.rule_markup, source)
        return self._read[code]

    def _has_chapters(self, language: str) -> bool:
        return any(self.rule_markup.chapter_folder(language).glob("*.md"))
