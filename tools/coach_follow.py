"""Measures what the coach is worth: `make coach ARGS=--follow`.

The second-weakest level plays against itself, and one of the two follows the coach's lessons. Its lead is compared with
the lead of the next level in the ladder. Every deal is played from both seats, on seeds with no other use.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from attrs import define, field, frozen

from haspelknecht_qt import composition
from haspelknecht_qt.bots import AnyBot, BotFactory, coach, ladder
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.coach import CoachMode
from haspelknecht_qt.bots.evaluator_bot import AnyEvaluatorBot, EvaluatorBot
from haspelknecht_qt.bots.levels import strongest_hint_level
from haspelknecht_qt.bots.statistics import ConfidenceInterval
from haspelknecht_qt.bots.tournament import Tournament
from haspelknecht_qt.core.game import AnyGame, Decision, GameState
from haspelknecht_qt.core.rng import Generator

SEED = 7_950_000
"""Seed of the first deal. These seeds have no other use."""
PUPIL = "pupil"
"""Name of the bot that follows the coach, in results."""
_RUNG = 1
"""Index of the level among those of the ladder, from the weakest."""


@define(eq=False)
class PupilBot:
    """Bot that chooses like `level`, but plays the best move of the coach's lesson instead of a move with a warning.

    It chooses all moves of a combined choice before it plays the first one, as a person may take them back.
    """

    game: AnyGame
    level: AnyBot
    judge: AnyEvaluatorBot
    _line: list[object] = field(factory=list, init=False)
    """Chosen moves that are still to be played."""

    def choose(
        self, observation: GameState, decision: Decision, legal_moves: Sequence[object], generator: Generator
    ) -> object:
        """Returns the next move of the present choice."""
        if len(legal_moves) == 1 and not self._line:
            return legal_moves[0]
        if not self._line:
            self._line = self._choice(observation.copy(), decision, generator)
        return self._line.pop(0)

    def _choice(self, state: GameState, decision: Decision, generator: Generator) -> list[object]:
        """Returns the moves of a choice. Changes `state`."""
        game, line = self.game, list[object]()
        is_complete = False
        while not is_complete:
            before = state.copy()
            line.append(self.level.choose(before, decision, game.legal_moves(before), generator))
            game.advance(state, line[-1])
            is_complete = decision.step not in game.combined_choice_steps or game.decision(state) != decision
        review = coach.judge(self.judge, before, decision.actor, line[-1], time.process_time)
        if review is None or not coach.should_warn(review, CoachMode.LESSON):
            return line
        better = [game.read_move(text) for text in review.best.moves]
        if game.digest(self.judge.evaluator.decision_root(before)) != game.digest(before):
            return better
        # Later moves of a turn are choices of their own.
        return [*line[:-1], better[0]]


@frozen
class PupilFactory:
    """Creates a `PupilBot`. Picklable."""

    level: BotFactory
    judge: BotFactory

    def __call__(self, game: AnyGame) -> PupilBot:
        """Returns a bot for a game. Raises TypeError if the judge cannot review moves."""
        judge = self.judge(game)
        if not isinstance(judge, EvaluatorBot):
            raise TypeError(f"{game.name}: the level that gives hints cannot review moves")
        return PupilBot(game, self.level(game), judge)


@frozen
class FollowTrial:
    """Games of `name` like those of `condition` in the ladder. `step` leads from the level to the next one."""

    name: str
    seed: int
    condition: ladder.ConditionMeasurements
    step: ladder.LadderStep

    @classmethod
    def of(cls, name: str, seed: int) -> FollowTrial:
        """Returns the trial of a game. Raises ValueError without a ladder."""
        measured = composition.find_ladder(name)
        if measured is None:
            raise ValueError(f"{name} has no ladder")
        condition = measured.conditions[0]
        return cls(name, seed, condition, condition.steps[_RUNG + 1])

    def tournament(self, deals: int) -> Tournament:
        """Returns the tournament of the pupil and the level, both in every seat of each deal."""
        known = composition.builtin_bot_factories(self.name, timed=False)
        level = known[self.step.against]
        pupil = Contestant(PUPIL, PupilFactory(level, known[strongest_hint_level(known)]))
        options = {"players": self.condition.seats, **self.condition.options}
        arena = Arena(composition.game(self.name), options, self.seed, (pupil, Contestant(self.step.against, level)))
        return Tournament(arena, deals)

    def report(self, tournament: Tournament) -> Iterator[str]:
        """Yields the lines of the report on the games played."""
        step, row = self.step, tournament.rows()[0]
        yield f"{self.name}: {step.against} with the coach against {step.against}, {row.games} games"
        yield f"  margin {_text(row.margin)}, share {_text(row.share)}, seats lost {len(row.lost_seats)}"
        yield f"  ladder: {step.name} against {step.against}, {step.games} games"
        yield f"  margin {_text(step.margin)}, share {_text(step.share)}"


def _text(interval: ConfidenceInterval) -> str:
    return f"{interval.mean:.2f} ({interval.low:.2f} to {interval.high:.2f})"
