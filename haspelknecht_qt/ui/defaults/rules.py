"""Default implementation of `ui.contracts.RuleBook`. Both games and the toy game in the tests inherit it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

from haspelknecht_qt.core.game import GameState, U
from haspelknecht_qt.ui.rules.rule_markup import Printed
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage


class StateWithStep(GameState, Protocol):
    """State of a game that has a current step."""

    @property
    def step(self) -> str:
        """Current step of the match; the last step when the game is over."""
        ...


S = TypeVar("S", bound=StateWithStep)


class DefaultRuleBook(Generic[S, U]):
    """Rule book of a game without rule variants.

    `rules_by_step` and `rules_by_item` map steps and items of the score to rule ids. `built_in` are the values printed
    on the game's components, as shipped with the program; None if there are none.
    """

    def __init__(
        self,
        rule_texts: RuleTextsByLanguage,
        rules_by_step: Mapping[str, str],
        rules_by_item: Mapping[str, str],
        built_in: Printed | None = None,
    ) -> None:
        self.rule_texts = rule_texts
        self.built_in = Printed() if built_in is None else built_in
        self._rules_by_step = rules_by_step
        self._rules_by_item = rules_by_item

    def marks(self, setup: U) -> tuple[str, ...]:
        """Returns (), because the game has no rule variants."""
        return ()

    def printed(self, setup: U) -> Printed:
        """Returns the printed values as shipped with the program."""
        return self.built_in

    def current_rule(self, state: S) -> str:
        """Returns the id of the rule about the current step. Raises KeyError for a step without a rule."""
        return self._rules_by_step[state.step]

    def rule_of_item(self, item: str) -> str:
        """Returns the id of the rule about an item of the score. Raises KeyError for an unknown item."""
        return self._rules_by_item[item]
