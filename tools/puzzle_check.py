"""Checks the puzzles of a game by players that did not choose them: `make puzzle-check ARGS="--game NAME"`.

The best answer of a puzzle must stay the best, whatever policy the player goes on with and whatever policy the
opponents follow. All sensible answers are played on in all these ways, with chance of the check's own. An answer counts
by its best way. Near the end of the game, a player who searches also plays the answers on: it plays every candidate to
the end. If the best answer can still be given after another one, with the same result as in the other order, that one
must cost points by itself. The result is written into the puzzle file.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Hashable, Sequence
from functools import cache, partial
from typing import Any

from attrs import evolve, frozen

from haspelknecht_qt import composition
from haspelknecht_qt.bots.candidates import initial_candidates
from haspelknecht_qt.bots.evaluator import AnyEvaluator, RolloutSource
from haspelknecht_qt.bots.evaluator_bot import AnyEvaluatorBot, EvaluatorBot
from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.bots.move_order import state_after_both
from haspelknecht_qt.bots.puzzles import Puzzle, load
from haspelknecht_qt.commands.terminal import write, write_error
from haspelknecht_qt.core.game import CHANCE, AnyGame
from haspelknecht_qt.core.level import Search
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.rng import Generator
from tools import executors, puzzle_file
from tools.rollouts import Rollouts

GAMES_WITH_PUZZLES = tuple(name for name in composition.GAME_NAMES if composition.plugin(name).puzzle_themes())
MIN_LEAD, WANTED_SHARE = 1.0, 0.95
"""Minimum lead of the best answer in the check, in points, and the share of puzzles that should reach it."""
_MAX_CANDIDATES = 12
"""Number of the strongest level's candidates that are checked besides the alternatives of the puzzle."""
_SCREENING, _ALL = range(12), range(192)
"""Numbers of rollouts for all answers, and for those near the best one."""
_IN_ANOTHER_ORDER = range(96)
"""Numbers of rollouts for answers after which the best one is still possible."""
_REACH = 3.0
"""Maximum distance from the best answer after the screening, in points. Answers further behind get no more rollouts."""
_FIRST_SEED = 1 << 52
"""Seed of the first rollout, apart from those of the search for puzzles, of hints and of reviews."""
_SEARCH = Search(options=4, rollouts=64, rounds=99, seconds=0.0, margin=20.0, first=0.0, envy=0.0)
"""Search of the player near the end of the game. Every rollout ends with the game, and only its points count."""
_MAX_OWN_DECISIONS = 8
"""Maximum number of decisions that the searching player still has to make, as one game has shown."""
_SEARCHED_GAMES = 4


@frozen
class _Players:
    """Players of a check: the strongest bot, the same with the search of the check, and a quick opponent."""

    game: AnyGame
    strongest: AnyEvaluatorBot
    searching: AnyEvaluatorBot
    opponent: AnyEvaluatorBot


@cache
def _players(name: str) -> _Players:
    game = composition.game(name)
    factories = composition.builtin_bot_factories(name, timed=False)
    bots = [bot for level, make in factories.items() if level != RANDOM and isinstance(bot := make(game), EvaluatorBot)]
    without_lookahead = [bot for bot in bots if bot.search is None and bot.lookahead.options == 1]
    return _Players(game, bots[-1], evolve(bots[-1], search=_SEARCH), without_lookahead[-1])


def checked_lead(puzzle: Puzzle, name: str, seed: int = 0) -> float:
    """Returns the least lead of a puzzle's best answer over every other one, in points.

    It is the least over all kinds of opponents. Raises RecordError for a damaged puzzle, ModelMissing without the
    compiled model of the game.
    """
    match, players = puzzle.match(composition.games()), _players(name)
    if match.decision is None:
        raise ValueError(f"{puzzle.name}: the game is over")
    seat = match.decision.actor
    leads = _policy_leads(players, match, seat, puzzle, _FIRST_SEED + seed)
    if min(leads) >= MIN_LEAD:
        leads += _leads_in_another_order(players, match, seat, puzzle, _FIRST_SEED + seed)
    if min(leads) >= MIN_LEAD:
        leads += _searched_leads(players, match, seat, puzzle, _FIRST_SEED + seed)
    return min(leads)


def _policy_leads(players: _Players, match: AnyMatch, seat: int, puzzle: Puzzle, seed: int) -> list[float]:
    """Returns the lead of the best answer against each kind of opponents, all played by policies of the model.

    Raises ValueError if the strongest level does not know the best answer, or without the compiled model.
    """
    evaluator = players.strongest.evaluator
    root = evaluator.decision_root(match.game.observe(match.state, seat))
    rollout_source = _rollout_source(evaluator, root)
    best, *others = _answers(players, match, root, puzzle)
    leads = []
    for opponents in rollout_source.policy_indexes[1:]:
        ways = []
        for own in rollout_source.policy_indexes:
            policies = [opponents] * len(match.seats)
            policies[seat] = own
            ways.append(Rollouts(rollout_source, seed, policies))
        leads.append(_lead(ways, best, others))
    return leads


def _rollout_source(evaluator: AnyEvaluator, root: object) -> RolloutSource[Any]:
    found: RolloutSource[Any] | None = evaluator.rollout_source(root)
    if found is None:
        raise ValueError("the compiled model is missing, which is needed for rollouts")
    return found


def _answers(players: _Players, match: AnyMatch, root: object, puzzle: Puzzle) -> list[Any]:
    """Returns the answers that are checked, the best one first, as candidates with different outcomes."""
    evaluator = players.strongest.evaluator
    known = list(initial_candidates(players.strongest, root))
    by_line = {
        tuple(map(match.game.write_move, evaluator.remaining_moves(root, each) or ())): each for each in known[::-1]
    }
    wanted = [each.moves for each in puzzle.alternatives]
    if wanted[0] not in by_line:
        raise ValueError(f"{puzzle.name}: the best answer is no candidate of the strongest level")
    answers: dict[Hashable, Any] = {}
    for each in [*(by_line[moves] for moves in wanted if moves in by_line), *known[:_MAX_CANDIDATES]]:
        answers.setdefault(evaluator.outcome_key(root, each), each)
    return list(answers.values())


def _lead(ways: Sequence[Rollouts[Any]], best: Any, others: Sequence[Any]) -> float:
    """Returns the lead of the best answer over the best of the others, in points. Each goes on in its best way.

    What has the same results as the best answer is the same answer in another form.
    """

    def value(answer: Any, numbers: range) -> float:
        return max(way.mean(answer, numbers) for way in ways)

    others = [each for each in others if not all(way.are_same(best, each, _SCREENING) for way in ways)]
    near = [each for each in others if value(each, _SCREENING) > value(best, _SCREENING) - _REACH]
    compared, numbers = (near, _ALL) if near else (others, _SCREENING)
    return value(best, numbers) - max(value(each, numbers) for each in compared)


def _leads_in_another_order(players: _Players, match: AnyMatch, seat: int, puzzle: Puzzle, seed: int) -> list[float]:
    """Returns the lead of the best answer over the answers after which it is still possible, given in both orders.

    Policies do not always go on with the best answer, so their rollouts rate such an answer too low.
    """
    best, *others = (each.moves for each in puzzle.alternatives)
    leads = []
    for other in others:
        both = state_after_both(match.game, match.state, best, other)
        if both is not None:
            after_best = _state_after(match, best)
            leads.append(_value(players, seat, after_best, seed) - _value(players, seat, both, seed))
    return leads


def _state_after(match: AnyMatch, answer: Sequence[str]) -> object:
    """Returns the state after an answer."""
    state = match.state.copy()
    for text in answer:
        match.game.advance(state, match.game.read_move(text))
    return state


def _value(players: _Players, seat: int, state: object, seed: int) -> float:
    """Returns the mean final score of the seat that decides in `state`, by rollouts of its best candidate."""
    evaluator = players.strongest.evaluator
    root = evaluator.decision_root(players.game.observe(state, seat))
    rollouts = Rollouts(_rollout_source(evaluator, root), seed)
    return max(rollouts.mean(each, _IN_ANOTHER_ORDER) for each in initial_candidates(players.strongest, root))


def _searched_leads(players: _Players, match: AnyMatch, seat: int, puzzle: Puzzle, seed: int) -> list[float]:
    """Returns the lead of the best answer if the player goes on with a search; nothing if the game is still long."""
    best = puzzle.alternatives[0].moves
    _, own_decisions = _searched_points(players, match, seat, best, seed, _MAX_OWN_DECISIONS)
    if own_decisions > _MAX_OWN_DECISIONS:
        return []
    means = []
    for alternative in puzzle.alternatives:
        points = [
            _searched_points(players, match, seat, alternative.moves, seed + number)[0]
            for number in range(_SEARCHED_GAMES)
        ]
        means.append(sum(points) / len(points))
    return [means[0] - max(means[1:])]


def _searched_points(
    players: _Players, match: AnyMatch, seat: int, answer: Sequence[str], seed: int, limit: int | None = None
) -> tuple[float, int]:
    """Plays one game after an answer of `seat`. Returns its final points and the number of its later decisions.

    Stops when the seat has made more decisions than `limit`; the points are then those of the position reached.
    """
    game, state, dice = match.game, _state_after(match, answer), Generator(seed)
    count = 0
    while (decision := game.decision(state)) is not None and (limit is None or count <= limit):
        if decision.actor == CHANCE:
            game.advance(state, game.draw_chance_move(state, dice))
            continue
        bot = players.searching if decision.actor == seat else players.opponent
        legal = game.legal_moves(state)
        count += decision.actor == seat and len(legal) > 1
        game.advance(state, bot.choose(game.observe(state, decision.actor), decision, legal, dice))
    return game.standing(state).seats[seat].total, count


def _checked(name: str, seed: int, puzzle: Puzzle) -> Puzzle:
    return evolve(puzzle, checked_lead=checked_lead(puzzle, name, seed))


def main(argv: Sequence[str] | None = None) -> None:
    """Checks the puzzles, writes the result into the puzzle file, and reports it."""
    parser = argparse.ArgumentParser(description="Checks puzzles with players that did not choose them.")
    parser.add_argument("--game", choices=GAMES_WITH_PUZZLES, help="the game (default: all games)")
    parser.add_argument("--seed", type=int, default=0, help="number added to the seeds of the rollouts (default 0)")
    parser.add_argument("--drop", action="store_true", help=f"drop the puzzles with a lead below {MIN_LEAD:g}")
    executors.add_options(parser)
    arguments = parser.parse_args(argv)
    with executors.playing(parser, arguments) as executor:
        for name in GAMES_WITH_PUZZLES if arguments.game is None else (arguments.game,):
            check: Callable[[Puzzle], Puzzle] = partial(_checked, name, arguments.seed)
            file, puzzles = composition.puzzles_file(name), []
            for each in executor.map(check, load(file, composition.plugin(name).puzzle_themes())):
                puzzles.append(each)
                write_error(f"{each.name}: {each.checked_lead:.1f}")
            good = [each for each in puzzles if each.checked_lead >= MIN_LEAD]
            write(
                f"{name}: the best answer of {len(good)} of {len(puzzles)} puzzles is ahead by {MIN_LEAD:g} or more "
                f"({len(good) / len(puzzles):.0%}, wanted {WANTED_SHARE:.0%})"
            )
            text = puzzle_file.write(good if arguments.drop else puzzles)
            file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    # Tasks of other processes are found by the module's full name.
    from tools.puzzle_check import main as started

    started()
