"""The words of the printed rulebooks, and words that they do not use, in the languages that tell them."""

from __future__ import annotations

import re

from tests.languages import expected

WORDS = expected("haspelknecht", "words")
"""Words of the rulebook, each in a form in which the texts use it, by languages."""
OTHER_WORDS = expected("haspelknecht", "other_words")
"""Words that it does not use for these things, or spells otherwise, by languages."""


def found_in(said, words):
    """Those of some words that stand in a text as whole words."""
    return [word for word in words if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", said)]


def wrong_words(language, said):
    """The words in a text that the rulebook of its language does not use."""
    return found_in(said, OTHER_WORDS.get(language, []))
