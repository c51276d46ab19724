"""Adds to puzzles the differences between their answers, from which reasons are found: `make puzzle-reasons`.

The answers are played to the end again, apart from the rollouts that chose and checked the puzzles.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from attrs import evolve

from haspelknecht_qt import composition
from haspelknecht_qt.bots.candidates import initial_candidates
from haspelknecht_qt.bots.evaluator_bot import AnyEvaluatorBot, EvaluatorBot
from haspelknecht_qt.bots.levels import strongest_hint_level
from haspelknecht_qt.bots.puzzles import Puzzle, load
from haspelknecht_qt.commands.terminal import write
from tools import puzzle_file
from tools.puzzle_check import GAMES_WITH_PUZZLES
from tools.rollouts import Rollouts

_FIRST_SEED = 1 << 53
"""Seed of the first rollout, apart from those of the search for puzzles and of their check."""


def with_differences(puzzle: Puzzle, bot: AnyEvaluatorBot, rollouts: int) -> Puzzle:
    """Returns the puzzle with the differences of its answers to the best one, after this number of rollouts of each.

    Answers that are no candidates of `bot` get none. Raises ValueError without the compiled model.
    """
    match = puzzle.match(composition.games())
    if match.decision is None:
        raise ValueError(f"{puzzle.name}: the game is over")
    root = bot.evaluator.decision_root(match.game.observe(match.state, match.decision.actor))
    source = bot.evaluator.rollout_source(root)
    if source is None:
        raise ValueError("the compiled model is missing, which is needed for rollouts")
    by_moves = {
        tuple(map(match.game.write_move, bot.evaluator.remaining_moves(root, each) or ())): each
        for each in reversed(initial_candidates(bot, root))
    }
    best, *others = puzzle.alternatives
    played, numbers = Rollouts(source, _FIRST_SEED), range(rollouts)
    compared = [
        evolve(each, differences=played.differences(by_moves[best.moves], by_moves[each.moves], numbers))
        if best.moves in by_moves and each.moves in by_moves
        else each
        for each in others
    ]
    return evolve(puzzle, alternatives=(best, *compared))


def main(argv: Sequence[str] | None = None) -> None:
    """Adds the differences to the puzzles of the games."""
    parser = argparse.ArgumentParser(description="Adds the differences between answers to the puzzles.")
    parser.add_argument("--game", choices=GAMES_WITH_PUZZLES, help="the game (default: all games)")
    parser.add_argument("--rollouts", type=int, default=200, help="rollouts of each answer (default 200)")
    arguments = parser.parse_args(argv)
    if arguments.rollouts < 1:
        parser.error("--rollouts: allowed is 1 or more")
    for name in GAMES_WITH_PUZZLES if arguments.game is None else (arguments.game,):
        bot_factories = composition.builtin_bot_factories(name, timed=False)
        bot = bot_factories[strongest_hint_level(bot_factories)](composition.game(name))
        if not isinstance(bot, EvaluatorBot):
            raise TypeError(f"the strongest level of {name} has no evaluator, reasons need one")
        file = composition.puzzles_file(name)
        puzzles = load(file, composition.plugin(name).puzzle_themes())
        found = [with_differences(each, bot, arguments.rollouts) for each in puzzles]
        file.write_text(puzzle_file.write(found), encoding="utf-8")
        explained = sum(bool(other.differences) for each in found for other in each.alternatives)
        write(f"{name}: {explained} answers of {len(found)} puzzles with differences")


if __name__ == "__main__":
    main()
