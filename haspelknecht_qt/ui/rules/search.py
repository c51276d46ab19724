"""Full-text search of the rules: every word must occur in the rule. Ignores accents and case. Imports no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from haspelknecht_qt.core.text import fold
from haspelknecht_qt.ui.rules.texts import RuleTexts

SNIPPET = 90
"""Maximum number of characters of a rule beside its title."""


@frozen
class FoundRule:
    """A rule that was found, with an excerpt around the first hit."""

    rule: str
    title: str
    snippet: str


@frozen
class _Entry:
    rule: str
    title: str
    text: str
    folded_title: str
    folded_text: str


def words(query: str) -> list[str]:
    """The folded words of a query."""
    return fold(query).split()


class Index:
    """Search index of all rules of one language; `values` are the texts of printed values by name."""

    def __init__(self, texts: RuleTexts, values: Mapping[str, str]) -> None:
        self._entries = [
            _Entry(rule.id, rule.title, text, fold(f"{rule.id} {rule.title}"), fold(text))
            for chapter in texts.chapters
            for rule in chapter.rules
            for text in [texts.plain(rule, values)]
        ]

    def find(self, query: str) -> list[FoundRule]:
        """Rules in which every word occurs: first the rule with this id, then rules with the words in the title, then all others."""
        wanted = words(query)
        if not wanted:
            return []
        found = [(_rank(entry, wanted), place, entry) for place, entry in enumerate(self._entries)]
        kept = sorted((rank, place) for rank, place, _ in found if rank is not None)
        return [self._hit(self._entries[place], wanted) for _, place in kept]

    def _hit(self, entry: _Entry, wanted: Sequence[str]) -> FoundRule:
        return FoundRule(entry.rule, entry.title, snippet(entry.text, entry.folded_text, wanted))


def _rank(entry: _Entry, wanted: Sequence[str]) -> int | None:
    """Rank of an entry, lowest first; None if a word is missing."""
    if len(wanted) == 1 and wanted[0] == entry.rule.lower():
        return 0
    if all(word in entry.folded_title for word in wanted):
        return 1
    if all(word in entry.folded_title or word in entry.folded_text for word in wanted):
        return 2
    return None


def snippet(text: str, folded: str, wanted: Sequence[str]) -> str:
    """Excerpt of the text, on one line, around the first occurrence of a word."""
    places = [place for word in wanted if (place := folded.find(word)) >= 0]
    start = 0
    if places and min(places) > SNIPPET // 2:
        start = text.rfind(" ", 0, min(places) - SNIPPET // 3) + 1
    end = len(text)
    if end - start > SNIPPET:
        end = max(text.rfind(" ", start, start + SNIPPET), start + 1)
    shown = " ".join(text[start:end].split())
    return f"{'… ' if start else ''}{shown}{' …' if end < len(text) else ''}"


def places(text: str, query: str) -> Iterator[tuple[int, int]]:
    """(start, length) of every occurrence of a word of the query."""
    folded = fold(text)
    for word in words(query):
        start = folded.find(word)
        while start >= 0:
            yield start, len(word)
            start = folded.find(word, start + len(word))
