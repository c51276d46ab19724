"""A game's rules as the window shows them."""

from __future__ import annotations

from typing import Protocol, TypeVar

from haspelknecht_qt.ui.rules.rule_markup import Printed
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage

S_contra = TypeVar("S_contra", contravariant=True)
U_contra = TypeVar("U_contra", contravariant=True)


class RuleBook(Protocol[S_contra, U_contra]):
    """The rules in the program, and the variants of each match."""

    @property
    def rule_texts(self) -> RuleTextsByLanguage:
        """Texts in all languages, with their markup."""
        ...

    @property
    def built_in(self) -> Printed:
        """Printed values that are built into the program."""
        ...

    def marks(self, setup: U_contra) -> tuple[str, ...]:
        """Returns the names of a match's rulebook and variants, as in `RuleMarkup.marks`."""
        ...

    def printed(self, setup: U_contra) -> Printed:
        """Returns the printed values of a match."""
        ...

    def current_rule(self, state: S_contra) -> str:
        """Returns the id of the rule that explains the current decision best."""
        ...

    def rule_of_item(self, item: str) -> str:
        """Returns the id of the rule for an item of the score. Raises KeyError."""
        ...
