"""Default for `ui.contracts.RuleBook`. Both games and the toy game inherit it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

from haspelknecht_qt.core.game import GameState, U
from haspelknecht_qt.ui.rules.rule_markup import NothingPrinted, Printed
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage


class StateWithStep(GameState, Protocol):
    """State with a step."""

    @property
    def step(self) -> str:
        """Current step, the last one when the game is over."""
        ...


S = TypeVar("S", bound=StateWithStep)


class DefaultRuleBook(Generic[S, U]):
    """Rule book of a game whose matches all follow the same rules.

    `of_steps` and `of_items` have the id of the rule for each step and for each item of the score. `built_in` are the
    printed values, None if the game has no printed values.
    """

    def __init__(
        self,
        rule_texts: RuleTextsByLanguage,
        of_steps: Mapping[str, str],
        of_items: Mapping[str, str],
        built_in: Printed | None = None,
    ) -> None:
        self.rule_texts = rule_texts
        self.built_in = NothingPrinted() if built_in is None else built_in
        self._of_steps = of_steps
        self._of_items = of_items

    def marks(self, setup: U) -> tuple[str, ...]:
        """Returns (): all matches follow the same rules."""
        return ()

    def printed(self, setup: U) -> Printed:
        """Returns the built-in values."""
        return self.built_in

    def current_rule(self, state: S) -> str:
        """Returns the id of the rule for the step. Raises KeyError."""
        return self._of_steps[state.step]

    def rule_of_item(self, item: str) -> str:
        """Returns the id of the rule for an item of the score. Raises KeyError."""
        return self._of_items[item]
