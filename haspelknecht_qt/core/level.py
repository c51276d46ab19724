"""Levels of play: settings with names, from which a game's bots are created."""

from __future__ import annotations

from attrs import field, frozen


@frozen
class LookAhead:
    """Settings of a further comparison: the best `options` are played on for `rounds`, the current one included.

    Options worth more than `margin` less than the best are left out. `seconds` limits the time (0: no limit, so the
    same position always gets the same answer, however slow the machine).
    """

    options: int = 1
    margin: float = 6.0
    seconds: float = 0.0
    rounds: int = 1


@frozen(kw_only=True)
class Search:
    """Settings of a search in a game's compiled model (see bots/search.py).

    The best `options` by first evaluation, at most `margin` points behind the best, are played on for `rounds`,
    `rollouts` times in all. `first` is the share of the first evaluation in a value (0 to 1). `envy` is the weight of
    the best opponent's points against one's own, shared among all opponents. `seconds` limits the time (0: no limit, so
    the same position always gets the same answer, however slow the machine).
    """

    options: int
    rollouts: int
    rounds: int
    seconds: float
    margin: float = 6.0
    first: float = 0.5
    envy: float = 1.0


@frozen(kw_only=True)
class Level:
    """A level of play: its knowledge, the number of plans compared, the depth, and the settings of playing on.

    `seconds` is the time limit for 95 of 100 decisions on one core. `knowledge`, `effort`, `foresight` and `envy` are
    passed to the EvaluatorFactory. A level with a `search` needs the game's compiled model. The strongest level with
    `gives_hints` gives hints and decision reviews; this changes nothing in its play.
    """

    name: str
    seconds: float
    knowledge: str
    effort: int
    foresight: int = 1
    envy: float = 0.0
    ahead: LookAhead = field(factory=LookAhead)
    search: Search | None = None
    gives_hints: bool = field(default=False, repr=False)
