"""Levels of play: settings with names, from which a game's bots are created.

A candidate is a move or a plan of several moves. A rollout continues the game quickly, with simple decisions.
"""

from __future__ import annotations

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen


@frozen
class LookAhead:
    """Settings for comparing candidates by looking ahead.

    Each of the best `options` candidates is followed by a rollout of `rounds` rounds, the current round included.
    Candidates more than `margin` points behind the best are left out. `seconds` limits the time; 0 means no limit.
    Without a limit, the same position gets the same answer on every machine.
    """

    options: int = 1
    margin: float = 6.0
    seconds: float = 0.0
    rounds: int = 1


@frozen(kw_only=True)
class TreeSearch:
    """Settings of a tree search, in which opponents reply by the same search.

    Each decision compares the best candidates, at most `breadth`. Of the others, at most `denials` are compared: those
    with the largest lead in points over the opponents. Candidates more than `margin` points behind the best are
    left out. Each of the `iterations` reaches one new position and evaluates it by a rollout of `rounds` rounds. The
    chance moves after a candidate are drawn at most `outcomes` times. `exploration` is the bonus for rarely visited
    candidates, in points. The first evaluation of a candidate counts as much as `first_weight` iterations.
    """

    breadth: int = 10
    denials: int = 4
    iterations: int = 2400
    rounds: int = 1
    outcomes: int = 6
    margin: float = 15.0
    exploration: float = 6.0
    first_weight: float = 2.0


@frozen(kw_only=True)
class Search:
    """Settings of a search in a game's compiled model (see bots/search.py).

    A first evaluation selects the best `options` candidates, at most `margin` points behind the best. Together they get
    `rollouts` rollouts of `rounds` rounds each. `first` (0 to 1) is the weight of the first evaluation in a candidate's
    value. The best opponent's points, times `envy` and divided by the number of opponents, are subtracted from the
    seat's points. `seconds` limits the time; 0 means no limit. Without a limit, the same position gets the same answer
    on every machine. With `tree`, a tree search replaces the rollouts where the game offers one.
    """

    options: int
    rollouts: int
    rounds: int
    seconds: float
    margin: float = 6.0
    first: float = 0.5
    envy: float = 1.0
    tree: TreeSearch | None = None


@frozen(kw_only=True)
class Level:
    """Settings of one of a game's own bots, called a level of play. `repr` identifies the level in measured results.

    `seconds` is the time limit for 95 of 100 decisions on one core. `knowledge` (name of a set of weights), `effort`,
    `foresight` and `envy` are explained at `EvaluatorFactory`. `ahead` has the settings for looking ahead. `search` has
    the settings of its search in the game's compiled model, None if it does not search. Of the levels with
    `gives_hints`, the strongest gives hints and decision reviews. `gives_hints` does not change how the level plays.
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
