"""Default for `ui.contracts.RuleBook`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from attrs import field, frozen

from haspelknecht_qt.core.game import AnyGame, S, U
from haspelknecht_qt.ui.rules.rule_markup import NothingPrinted
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage


@frozen
class DefaultRuleBook(Generic[S, U]):
    """Rule book without printed values and variants.

    `at_hand` holds the id of the best rule for each step, `of_items` the id of the rule for each item of the score.
    """

    game: AnyGame
    rule_texts: RuleTextsByLanguage
    at_hand: Mapping[str, str]
    of_items: Mapping[str, str]
    built_in: NothingPrinted = field(factory=NothingPrinted, init=False)

    def marks(self, setup: U) -> tuple[str, ...]:
        """Returns (): all matches follow the same rules."""
        return ()

    def printed(self, setup: U) -> NothingPrinted:
        """Returns no printed values."""
        return self.built_in

    def current_rule(self, state: S) -> str:
        """Returns the rule of the step, or the first rule of the texts if there is no decision. Raises KeyError for an unknown step."""
        decision = self.game.decision(state)
        return self.rule_texts.rule_markup.first if decision is None else self.at_hand[decision.step]

    def rule_of_item(self, item: str) -> str:
        """Returns the rule for an item of the score. Raises KeyError."""
        return self.of_items[item]
