"""Words of the printed rulebooks, and words that they do not use, in the languages with such lists."""

from __future__ import annotations

import re

from tests.languages import expected

WORDS = expected("haspelknecht", "words")
"""Words of the rulebook by language, each in a form in which the texts use it."""
OTHER_WORDS = expected("haspelknecht", "other_words")
"""Words by language that the rulebook does not use for these things, or spells otherwise."""


def found_in(text, words):
    """The words of a list that occur in a text as whole words."""
    # Nearly all texts lack the word, which is found out much faster without a regular expression.
    return [word for word in words if word in text and re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)]


def wrong_words(language, text):
    """The words in a text that the rulebook of its language does not use."""
    return found_in(text, OTHER_WORDS.get(language, []))
