"""The tutorial of one game: its chapters, their texts in all languages, and what the lessons need of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Generic

from attrs import frozen

from haspelknecht_qt.core.game import GameWithMoves, M, S
from haspelknecht_qt.ui.contracts.pointing import Pointing
from haspelknecht_qt.ui.rules.rule_markup import Printed
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage
from haspelknecht_qt.ui.tutorial.script import Tutorial, load
from haspelknecht_qt.ui.tutorial.texts import ChapterTexts, load_texts


@frozen(slots=False)
class GameTutorial(Generic[S, M]):
    """A tutorial that can be played.

    `folder` holds the chapters, `texts_file` answers a language's file of texts, which need not be there; `game` has the built-in printed values, with which the chapters were written, and
    `printed` says them in the texts. Chapters and texts are read when they are first asked for; both raise TutorialError.
    """

    folder: Path
    texts_file: Callable[[str], Path]
    game: GameWithMoves[S, M]
    pointing: Pointing[S, M]
    rule_texts: RuleTextsByLanguage
    printed: Printed

    @cached_property
    def tutorial(self) -> Tutorial[M]:
        """The chapters."""
        return load(self.folder, self.game.read)

    def texts(self, language: str) -> dict[str, ChapterTexts]:
        """The texts of all chapters by their keys; in English what is not written in this language."""
        return load_texts(self.texts_file, language, self.tutorial, self.rule_texts)
