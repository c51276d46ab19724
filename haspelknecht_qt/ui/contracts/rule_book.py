"""A game's rules as the window shows them."""

from __future__ import annotations

from typing import Protocol, TypeVar

from haspelknecht_qt.ui.rules.rule_markup import Printed
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage

S_contra = TypeVar("S_contra", contravariant=True)
U_contra = TypeVar("U_contra", contravariant=True)


class RuleBook(Protocol[S_contra, U_contra]):
    """The game's rules as they stand in the program, and what each match follows of them."""

    @property
    def rule_texts(self) -> RuleTextsByLanguage:
        """The texts in all languages, and what they may hold."""
        ...

    @property
    def built_in(self) -> Printed:
        """What is printed in the box as the program knows it."""
        ...

    def marks(self, setup: U_contra) -> tuple[str, ...]:
        """Which of `RuleMarkup.marks` (rulebooks, variants) a match follows."""
        ...

    def printed(self, setup: U_contra) -> Printed:
        """What is printed in the box that a match is played with."""
        ...

    def current_rule(self, state: S_contra) -> str:
        """The id of the rule that tells most about what is asked now."""
        ...

    def rule_of_item(self, item: str) -> str:
        """The id of the rule by which an item of the score is scored. Raises KeyError."""
        ...
