"""Levels of play: settings that a game names, and that its opponents are made with."""

from __future__ import annotations

from attrs import field, frozen


@frozen
class LookAhead:
    """How the best options are compared further: the `options` best ones are played on for some `rounds`, the present one included.

    `margin` leaves options out that are worth so much less than the best. `seconds` ends it earlier (0: never, then the same position always gets the
    same answer, however slow the machine).
    """

    options: int = 1
    margin: float = 6.0
    seconds: float = 0.0
    rounds: int = 1


@frozen(kw_only=True)
class Search:
    """How the best options are searched in a game's own fast model (see bots/search.py): the `options` best ones by first judgement, as far as they are at
    the most `margin` points behind, are played on for some `rounds`, `rollouts` times in all. `first` is how much of a worth is the first
    judgement (0 to 1), `envy` how much of the best opponent's points counts against one's own, shared among all opponents. `seconds` ends it
    earlier (0: never, then the same position always gets the same answer, however slow the machine).
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
    """A level of play: what it knows, how many plans it compares, how far it looks, how far it plays on.

    `seconds` is the time that it should answer within, on one core, in 95 of 100 decisions; `knowledge`, `effort`, `foresight` and `envy` are
    those of an Adviser. A level with a `search` needs the game's compiled model. Of those that judge (`gives_hints`) the strongest one's word counts in hints and
    in hindsight; that changes nothing in how it plays.
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
