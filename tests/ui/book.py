"""The rulebook and the tutorial of Haspelknecht, as tests read them."""

from functools import partial

from haspelknecht_qt import languages, paths
from haspelknecht_qt.faces.haspelknecht import pointing
from haspelknecht_qt.faces.haspelknecht.rules.book import EDITION, HaspelknechtRules, PrintedBox
from haspelknecht_qt.ui.tutorial.book import TutorialBook
from tests.ui.games import GAME

BOOK = HaspelknechtRules(GAME.components)
SHELF = BOOK.shelf
LANGUAGES = SHELF.languages
COURSE = TutorialBook(
    paths.game("haspelknecht") / "tutorial",
    partial(languages.lessons, "haspelknecht"),
    GAME,
    pointing,
    SHELF,
    PrintedBox(GAME.components),
)
TUTORIAL = COURSE.tutorial
rule_texts = SHELF.texts

__all__ = ["BOOK", "COURSE", "EDITION", "LANGUAGES", "SHELF", "TUTORIAL", "rule_texts"]
