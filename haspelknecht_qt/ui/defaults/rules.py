"""The plainest `contracts.RuleBook`: words without printed values and variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from attrs import field, frozen

from haspelknecht_qt.core.game import AnyGame, S, U
from haspelknecht_qt.ui.rules.rule_markup import NothingPrinted
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage


@frozen
class DefaultRuleBook(Generic[S, U]):
    """A `contracts.RuleBook` without printed values and variants.

    `at_hand` are the ids of the rules that tell most about each step, `of_items` those by which the items of the score are scored.
    """

    game: AnyGame
    rule_texts: RuleTextsByLanguage
    at_hand: Mapping[str, str]
    of_items: Mapping[str, str]
    built_in: NothingPrinted = field(factory=NothingPrinted, init=False)

    def marks(self, setup: U) -> tuple[str, ...]:
        """All matches follow the same rules."""
        return ()

    def printed(self, setup: U) -> NothingPrinted:
        """Nothing."""
        return self.built_in

    def current_rule(self, state: S) -> str:
        """That of the step; when nobody is asked, the rule that the texts begin with. Raises KeyError for an unknown step."""
        decision = self.game.decision(state)
        return self.rule_texts.rule_markup.first if decision is None else self.at_hand[decision.step]

    def rule_of_item(self, item: str) -> str:
        """The rule by which an item of the score is scored. Raises KeyError."""
        return self.of_items[item]
