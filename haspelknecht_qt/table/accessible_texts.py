"""What a screen reader says about a table, in the language of the moment.

What stands in a place is the place's own name; the parts of the table, and what is only painted, come from the game's scene.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QObject

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.table import elements
from haspelknecht_qt.table.accessible import ElementState, TablePart
from haspelknecht_qt.table.move_index import Exact, Path
from haspelknecht_qt.table.scene_contract import Scene, TableRegions
from haspelknecht_qt.table.stage import Stage

R = TypeVar("R", bound=TableRegions)
D = TypeVar("D")


class SceneAccessibleTexts(QObject, Generic[S, M, E, U, R, D]):
    """The words for the table that a stage shows."""

    def __init__(self, stage: Stage[S, M, E, U, R, D], scene: Scene[S, M, E, U, R, D]) -> None:
        super().__init__()
        self._stage = stage
        self._scene = scene

    def parts(self, elements: Sequence[str]) -> Sequence[TablePart]:
        """The table in reading order; nothing without a game."""
        view_state = self._stage.view_state
        return [] if view_state is None else list(self._scene.texts.parts(view_state, elements))

    def element(self, element: str, element_state: ElementState) -> str:
        """What lies in a place and, while it concerns a move, what it is in it."""
        name = self._stage.name(element)
        match element_state:
            case ElementState.IDLE:
                return name
            case ElementState.START:
                return self.tr("{place}; a move may begin here").format(place=name)
            case ElementState.TARGET:
                return self.tr("{place}; legal target").format(place=name)
            case ElementState.CHOSEN:
                return self.tr("{place}; chosen").format(place=name)

    def about(self, path: Path) -> str:
        """What the move at the end of a path does and brings; "" where the path goes on, or leads nowhere."""
        if elements.seat_of_bot_bubble(path[-1]) is not None:
            return self.tr("Tells what the bot hoped for, and what else it could have done.")
        if elements.seat_of_card(path[-1]) is not None:
            return self.tr("Shows this board in front. Esc leads back to your own.")
        view_state, found = self._stage.view_state, self._stage.table.interaction.index.lookup(path)
        if view_state is None or not isinstance(found, Exact):
            return ""
        what, result = self._scene.moves.describe(view_state.state, dict(view_state.moves)[path])
        return self.tr("{move}. {result}").format(move=what, result=result) if result else what
