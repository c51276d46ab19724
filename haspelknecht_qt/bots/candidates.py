"""Candidates of a decision that hints and reviews compare: the best ones, with different moves and outcomes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from haspelknecht_qt.bots.evaluator import RolloutSource, W
from haspelknecht_qt.bots.evaluator_bot import EvaluatorBot
from haspelknecht_qt.bots.move_order import is_legal_line
from haspelknecht_qt.core.game import M, S

MAX_CANDIDATES = 6
"""Maximum number of candidates for rollouts. All are at most `_MAX_POINTS_BEHIND` points behind the best one."""
_MAX_POINTS_BEHIND = 6.0
_MAX_CONTINUATIONS = 2
"""Maximum number of continuations of a played move that are taken over from other candidates."""


def initial_candidates(bot: EvaluatorBot[S, M, W], root: S) -> Sequence[W]:
    """Returns the candidates, best first. The compiled model evaluates them if there is one, else the evaluator."""
    position = bot.evaluator.search_position(root)
    return bot.evaluator.candidates(root) if position is None else position.candidates


def candidates_to_compare(
    bot: EvaluatorBot[S, M, W], root: S, observation: S, made: Sequence[M]
) -> tuple[list[W], tuple[int, ...]] | None:
    """Returns the candidates to be compared, and the indexes of those that `made` may begin; None without a choice.

    They are the best candidate that `made` begins and the best of `initial_candidates`; of those with the same outcome,
    only one. Also returns None for preparatory moves only, such as one placement of a plan.
    """
    evaluator = bot.evaluator
    known = initial_candidates(bot, root)
    played = evaluator.candidate_for_moves(observation, made, known) if len(known) > 1 else None
    if played is None:
        return None
    by_outcome = distinct_candidates(bot, root, root, known, MAX_CANDIDATES, 2)
    if played not in by_outcome.values():
        end, line = evaluator.outcome_key(root, played), evaluator.remaining_moves(root, played)
        same = (each for key, each in by_outcome.items() if key == end or evaluator.remaining_moves(root, each) == line)
        if (equal := next(same, None)) is None:
            by_outcome[end] = played
        else:
            played = equal
    candidates = [*(by_outcome | _other_continuations(bot, root, observation, made, by_outcome)).values()]
    # After `made` the player may still choose among these.
    others = (
        index for index, each in enumerate(candidates) if each != played and begins_with(bot, observation, each, made)
    )
    played_indexes = (candidates.index(played), *others)
    return (candidates, played_indexes) if len(played_indexes) < len(candidates) else None


def continuations(bot: EvaluatorBot[S, M, W], state: S) -> tuple[RolloutSource[W] | None, list[W]]:
    """Returns the source of rollouts in this position (None without a compiled model), and the best candidates."""
    root = bot.evaluator.decision_root(state)
    ranked = initial_candidates(bot, root)
    candidates = distinct_candidates(bot, root, state, ranked, MAX_CANDIDATES, 2)
    return bot.evaluator.rollout_source(root), [*candidates.values()]


def _other_continuations(
    bot: EvaluatorBot[S, M, W], root: S, observation: S, made: Sequence[M], by_outcome: Mapping[Hashable, W]
) -> dict[Hashable, W]:
    """Returns candidates by outcome key. They begin with `made` and continue as one in `by_outcome` does.

    For instance, they extract at another mining space. The evaluator may know only one continuation of `made`. Rollouts
    may find another one better.
    """
    found: dict[Hashable, W] = {}
    for each in by_outcome.values():
        rest = (bot.evaluator.remaining_moves(observation, each) or ())[len(made) :]
        line = [*made, *rest]
        if rest and len(found) < _MAX_CONTINUATIONS and is_legal_line(bot.game, observation, line):
            other = bot.evaluator.candidate_for_moves(observation, line)
            if other is not None and (key := bot.evaluator.outcome_key(root, other)) not in by_outcome:
                found.setdefault(key, other)
    return found


def begins_with(bot: EvaluatorBot[S, M, W], observation: S, candidate: W, made: Sequence[M]) -> bool:
    """Whether the moves of the candidate that are still missing in the position begin with `made`."""
    line = bot.evaluator.remaining_moves(observation, candidate)
    return line is not None and tuple(line[: len(made)]) == tuple(made)


def distinct_candidates(
    bot: EvaluatorBot[S, M, W], root: S, state: S, ranked: Sequence[W], most: int, least: int = 0
) -> dict[Hashable, W]:
    """Returns up to `most` of the `ranked` candidates by outcome key, best first, with different moves and outcomes.

    Each can still be carried out after the moves made between `root` and `state`. If `least` is above 0, candidates
    after the first `least` are at most `_MAX_POINTS_BEHIND` points behind the best one.
    """
    found: dict[Hashable, W] = {}
    # Two plans may have the same moves although their workers have different purposes. To the player they are one plan.
    lines: list[Sequence[M]] = []
    for each in ranked:
        if len(found) == most or (0 < least <= len(found) and each.utility < ranked[0].utility - _MAX_POINTS_BEHIND):
            break
        line = bot.evaluator.remaining_moves(state, each)
        if line is not None and line not in lines:
            lines.append(line)
            found.setdefault(bot.evaluator.outcome_key(root, each), each)
    return found
