"""Positions of puzzles with their small pictures, made in short steps while the program is idle."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPixmap

from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import Games, GameState
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.game_table import AnyGameTable
from haspelknecht_qt.table.render import picture_steps
from haspelknecht_qt.ui.contracts import AnyGameUi
from haspelknecht_qt.ui.puzzles.puzzle import ListedPuzzle
from haspelknecht_qt.ui.window.look import Look

PICTURE_SIZE = (132, 72)
"""Width and height of a small picture, in logical pixels at scale 1."""
MAX_PICTURES = 80
"""Maximum number of pictures in memory: several screens full of a list."""
MAX_WAITING = 12
"""Maximum number of pictures that wait to be made. Older requests belong to rows that were scrolled away."""
STEP_INTERVAL = 5
"""Pause between two steps, in milliseconds, so that the window responds."""


class PuzzlePictures(QObject):
    """Makes positions and pictures of puzzles of one game. Delete it with the page that shows them."""

    position_ready = Signal(str)
    """Emitted with the key of a puzzle when its position is known, and again when its picture is ready."""

    def __init__(self, look: Look, art: Art, game_ui: AnyGameUi, games: Games, parent: QObject) -> None:
        """`art` has the drawings of the game, and follows changes of the look. `games` read the puzzles."""
        super().__init__(parent)
        self._look = look
        self._art = art
        self._game_ui = game_ui
        self._games = games
        self._positions: dict[str, GameState | None] = {}
        """State at the decision of each opened puzzle, as its player sees it; None for an unreadable puzzle."""
        self._pictures: OrderedDict[str, QPixmap] = OrderedDict()
        self._waiting: deque[ListedPuzzle] = deque(maxlen=MAX_WAITING)
        self._steps: Iterator[Callable[[], object]] = iter(())
        self._table: AnyGameTable | None = None
        self._timer = QTimer(self, interval=STEP_INTERVAL)
        self._timer.timeout.connect(self._take_step)
        look.changed.connect(self._forget_pictures)

    def close(self) -> None:
        """Stops all work and removes the hidden table."""
        self._timer.stop()
        self._waiting.clear()
        self._remove_table()

    def position(self, puzzle: ListedPuzzle) -> GameState | None:
        """Returns the state at the decision of a puzzle, as its player sees it; None if it is not known yet, or unreadable."""
        return self._positions.get(puzzle.key)

    def picture(self, puzzle: ListedPuzzle) -> QPixmap:
        """Returns the picture of a puzzle. Returns an empty one of the same size, and makes the picture, if needed."""
        found = self._pictures.get(puzzle.key)
        if found is not None:
            self._pictures.move_to_end(puzzle.key)
            return found
        if puzzle not in self._waiting and self._positions.get(puzzle.key, puzzle) is not None:
            self._waiting.append(puzzle)
            self._timer.start()
        return self._empty_picture()

    @property
    def is_idle(self) -> bool:
        """Whether all pictures that were asked for are ready."""
        return not self._timer.isActive()

    @property
    def size(self) -> QSize:
        """Size of a picture in logical pixels."""
        return QSize(*map(self._look.px, PICTURE_SIZE))

    def _take_step(self) -> None:
        """Takes the next step of the picture being made, or begins the next picture."""
        step = next(self._steps, None)
        if step is not None:
            step()
        elif self._waiting:
            self._steps = self._steps_for(self._waiting.popleft())
        else:
            self._timer.stop()

    def _steps_for(self, puzzle: ListedPuzzle) -> Iterator[Callable[[], object]]:
        """Yields the steps that make the position and the picture of a puzzle."""
        found: list[AnyMatch] = []
        yield lambda: self._open(puzzle, found)
        for match in found:
            yield self._make_table
            if self._table is None:
                return
            decision = match.decision
            viewer = 0 if decision is None else decision.actor
            state = match.game.observe(match.state, viewer)
            parts = match.setup, match.seats, ["" for _ in match.seats]
            yield from picture_steps(
                self._table,
                parts,
                state,
                viewer,
                self.size,
                self._art.pixel_ratio,
                partial(self._add_image, puzzle.key),
            )

    def _open(self, puzzle: ListedPuzzle, found: list[AnyMatch]) -> None:
        try:
            match = record.from_code(puzzle.definition.code, self._games, puzzle.key)
        except RecordError:
            # The player gets the reason on opening the puzzle.
            self._positions[puzzle.key] = None
            return
        found.append(match)
        if match.decision is not None:
            self._positions[puzzle.key] = match.game.observe(match.state, match.decision.actor)
            self.position_ready.emit(puzzle.key)

    def _make_table(self) -> None:
        if self._table is None:
            self._table = self._game_ui.make_table(self._art, self._look.typography)

    def _add_image(self, key: str, image: QImage) -> None:
        self._pictures[key] = QPixmap.fromImage(image)
        while len(self._pictures) > MAX_PICTURES:
            self._pictures.popitem(last=False)
        self.position_ready.emit(key)

    def _empty_picture(self) -> QPixmap:
        ratio = self._art.pixel_ratio
        empty = QPixmap(self.size * ratio)
        empty.setDevicePixelRatio(ratio)
        empty.fill(QColor(self._look.theme["paper3"]))
        return empty

    def _forget_pictures(self) -> None:
        """Makes all pictures again, in another theme or size."""
        self._steps = iter(())
        self._waiting.clear()
        self._pictures.clear()
        self._remove_table()
        self._art.pixel_ratio = self._look.art.pixel_ratio
        self._art.set_theme(self._look.theme)

    def _remove_table(self) -> None:
        if self._table is not None:
            self._table.close()
            self._table.view.deleteLater()
            self._table.deleteLater()
            self._table = None
