"""Rulebook and tutorial of Haspelknecht for tests."""

from functools import partial

from haspelknecht_qt import languages, paths
from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.game_ui.haspelknecht.rules.book import RULE_MARKUP, HaspelknechtRuleBook, printed_components
from haspelknecht_qt.ui.tutorial.game_tutorial import GameTutorial
from tests.ui.games import GAME

BOOK = HaspelknechtRuleBook(GAME.components)
SHELF = BOOK.rule_texts
LANGUAGES = SHELF.languages
COURSE = GameTutorial(
    paths.game_folder("haspelknecht") / "tutorial",
    partial(languages.tutorial_file, "haspelknecht"),
    GAME,
    pointing,
    SHELF,
    printed_components(GAME.components),
)
TUTORIAL = COURSE.tutorial
rule_texts = SHELF.texts

__all__ = ["BOOK", "COURSE", "LANGUAGES", "RULE_MARKUP", "SHELF", "TUTORIAL", "rule_texts"]
