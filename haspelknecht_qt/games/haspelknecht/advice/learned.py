"""What was learned by self-play in the compiled model (tools/trainer.py), which only the model asks."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen

from haspelknecht_qt.core.compiled.learned_file import LearnedFile
from haspelknecht_qt.core.compiled.learning import Network
from haspelknecht_qt.games.haspelknecht.advice.evaluation import WEIGHED, Evaluation
from haspelknecht_qt.games.haspelknecht.model.binding import HIDDEN

FILE = LearnedFile(WEIGHED, HIDDEN)
"""How the file looks."""


@frozen(eq=False)
class Learned:
    """The linear part, and the network whose answer is added to it."""

    evaluation: Evaluation
    network: Network


def load(path: Path) -> Learned:
    """What the file holds. Raises WeightsError, or OSError when it cannot be read."""
    found = FILE.load(path)
    return Learned(Evaluation(found.linear), found.network)
