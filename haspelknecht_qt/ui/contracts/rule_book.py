"""Rules of a game as shown in the program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

from haspelknecht_qt.core.game import GameState, U
from haspelknecht_qt.ui.rules.rule_markup import PrintedValuesForRules
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage


class StateWithStep(GameState, Protocol):
    """State of a game that has a current step."""

    @property
    def step(self) -> str:
        """Current step of the match; the last step when the game is over."""


S = TypeVar("S", bound=StateWithStep)


class RuleBook(Generic[S, U]):
    """Rules of a game, and the rule variants that a match uses. Games with rule variants override some methods.

    - `rule_texts`: texts of the rules in all languages, with their markup
    - `rules_by_step`, `rules_by_item`: ids of the rules about the steps of the game, and about the items of the score
    - `built_in`: values printed on the game's components, as shipped with the program; None if there are none
    """

    def __init__(
        self,
        rule_texts: RuleTextsByLanguage,
        rules_by_step: Mapping[str, str],
        rules_by_item: Mapping[str, str],
        built_in: PrintedValuesForRules | None = None,
    ) -> None:
        self.rule_texts = rule_texts
        self.built_in = PrintedValuesForRules() if built_in is None else built_in
        self._rules_by_step = rules_by_step
        self._rules_by_item = rules_by_item

    def rulebook_and_variant_ids(self, setup: U) -> tuple[str, ...]:
        """Returns the ids of a match's rulebook and variants. They select the rule paragraphs for this match."""
        return ()

    def printed_values(self, setup: U) -> PrintedValuesForRules:
        """Returns the values printed on the components that a match uses."""
        return self.built_in

    def current_rule(self, state: S) -> str:
        """Returns the id of the rule that explains the pending decision best. Raises KeyError if there is none."""
        return self._rules_by_step[state.step]

    def rule_of_move(self, state: S, move: object) -> str:
        """Returns the id of the rule that explains a legal move best, by default the rule for the decision.

        Raises KeyError if there is none.
        """
        return self.current_rule(state)

    def rule_of_item(self, item: str) -> str:
        """Returns the id of the rule about an item of the score. Raises KeyError for an unknown item."""
        return self._rules_by_item[item]
