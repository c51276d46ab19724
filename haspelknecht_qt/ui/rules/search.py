"""Full-text search in the rules. A result contains every word of the query. Ignores accents and case. Imports no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.text import fold
from haspelknecht_qt.ui.rules.chapter_file import Rule
from haspelknecht_qt.ui.rules.texts import RuleTexts

MAX_SNIPPET_LENGTH = 90
"""Maximum number of characters of the excerpt shown for a found rule."""


@frozen
class FoundRule:
    """Result of a search: id and title of a rule, and an excerpt around the first occurrence of a searched word."""

    rule_id: str
    title: str
    snippet: str


@frozen
class _IndexedRule:
    """Rule in the search index. The folded texts have neither accents nor capitals, for comparison."""

    rule: Rule
    text: str
    folded_title: str
    folded_text: str

    def rank(self, words: Sequence[str]) -> int | None:
        """Returns the rank of the rule for searched words, 0 for the best; None if the rule lacks one of the words.

        On rank 0, the only word is the rule's id. On rank 1, the title has all words. On rank 2, title and text
        together have them.
        """
        if len(words) == 1 and words[0] == self.rule.id.lower():
            return 0
        if all(word in self.folded_title for word in words):
            return 1
        if all(word in self.folded_title or word in self.folded_text for word in words):
            return 2
        return None


class SearchIndex:
    """Search index of all rules in one language. `values` are the texts of the printed values, by name."""

    def __init__(self, texts: RuleTexts, values: Mapping[str, str]) -> None:
        rules = [rule for chapter in texts.chapters for rule in chapter.rules]
        plain = [texts.plain_text(rule, values) for rule in rules]
        self._entries = [
            _IndexedRule(rule, text, fold(f"{rule.id} {rule.title}"), fold(text))
            for rule, text in zip(rules, plain, strict=True)
        ]

    def find(self, query: str) -> list[FoundRule]:
        """Returns the rules that contain every word of the query.

        A rule with the query as its id comes first. Rules with all words in the title come next, then all others.
        """
        wanted = fold(query).split()
        if not wanted:
            return []
        ranks = [(rank, entry) for entry in self._entries if (rank := entry.rank(wanted)) is not None]
        return [
            FoundRule(entry.rule.id, entry.rule.title, snippet(entry.text, entry.folded_text, wanted))
            for _, entry in sorted(ranks, key=lambda ranked: ranked[0])
        ]


def snippet(text: str, folded: str, wanted: Sequence[str]) -> str:
    """Returns an excerpt of a rule's text, on one line, around the first occurrence of a searched word."""
    places = [place for word in wanted if (place := folded.find(word)) >= 0]
    start = 0
    if places and min(places) > MAX_SNIPPET_LENGTH // 2:
        start = text.rfind(" ", 0, min(places) - MAX_SNIPPET_LENGTH // 3) + 1
    end = len(text)
    if end - start > MAX_SNIPPET_LENGTH:
        end = max(text.rfind(" ", start, start + MAX_SNIPPET_LENGTH), start + 1)
    shown = " ".join(text[start:end].split())
    return f"{'… ' if start else ''}{shown}{' …' if end < len(text) else ''}"


def occurrences(text: str, query: str) -> Iterator[tuple[int, int]]:
    """Yields start and length of every occurrence of the query's words in the text."""
    folded = fold(text)
    for word in fold(query).split():
        start = folded.find(word)
        while start >= 0:
            yield start, len(word)
            start = folded.find(word, start + len(word))
