"""Scene of a toy game: a mine with a cage, a space for a required number of workers, and an opponent's mine.

It implements all parts of a game's scene and nothing else.
"""

from __future__ import annotations

from attrs import evolve, field, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.table import elements
from haspelknecht_qt.table import scene_contract as parts
from haspelknecht_qt.table.accessible import TablePart
from haspelknecht_qt.table.ledger import Flow
from haspelknecht_qt.table.painted_sheets import Layer, paint_background
from haspelknecht_qt.table.places import PlaceState, Shape, TablePlace, point_slots
from haspelknecht_qt.table.playback import Motion, MotionBatch
from haspelknecht_qt.table.table_regions import TableRegions
from haspelknecht_qt.table.window_plan import Box, scale_for
from tests.table.rows import row_slots

RIDE = 120.0
LEVELS = 4
COLOURS = {"worker": "#2f5d8a", "cage": "#667681", "coal": "#2b2724"}
SEATS = (Seat("Anna", "madder"), Seat("Jost", "woad", "random"))


@frozen
class Mine:
    """One player's mine: workers at hand, the level of the cage and the coal in it."""

    workers: int = 6
    level: int = 0
    coal: int = 2


@frozen
class Position:
    """Both mines, the workers on the space, the price of the next visit and the points."""

    mines: tuple[Mine, ...] = (Mine(), Mine(workers=4, level=3))
    placed: int = 0
    price: int = 3
    points: tuple[int, ...] = (0, 0)


@frozen
class Regions(TableRegions):
    space: Box


@frozen
class Details:
    """Depth of the mine by the set-up, preview of the move under the pointer, and targets of the held workers."""

    depth: int
    preview: str = ""
    held: tuple[str, ...] = ()


@frozen
class ToyScene(
    parts.SceneDetailsMaker,
    parts.ScenePieces,
    parts.ScenePictures,
    parts.ScenePlaces,
    parts.ScenePainter,
    parts.SceneAnimation,
):
    """Implements all parts of a scene. `painted` records what was painted, `heights` the cage's positions on its ride."""

    setup: list[int] = field(factory=lambda: [LEVELS])
    painted: list[str] = field(factory=list)
    heights: list[tuple[float, ...]] = field(factory=list)

    def scene(self):
        no_standing = Standing(())
        own = (self,) * 8
        return parts.SceneParts(*own, standing=lambda _state: no_standing, scores=lambda state: state.points)

    def set_setup(self, setup):
        self.setup[:] = [setup]

    def arrange(self, mode, width, height, seats):
        scale = scale_for(mode, width, height)
        wide, high = width / scale, height / scale
        return Regions(
            mode,
            scale,
            wide,
            high,
            prompt=Box(300, 10, 500, 50),
            board=Box(300, 80, 700, 600),
            space=Box(20, 500, 200, 80),
            opponents=tuple(Box(20, 100 + 150 * number, 200, 140) for number in range(seats - 1)),
        )

    def position_details(self, state, viewer, seats, moves, regions, last):
        if not 0 <= state.mines[viewer].level <= self.setup[0]:
            raise ValueError("the cage is deeper than the mine")
        return Details(self.setup[0])

    def choice_details(self, view_state, path, targets):
        return evolve(view_state.details, held=tuple(targets) if path else ())

    def hover_details(self, view_state, path):
        return evolve(
            view_state.details, preview=f"{view_state.state.price} francs" if path == ("crew", "space") else ""
        )

    def layout(self, view_state, before, snapshot):
        mine = view_state.state.mines[view_state.board_seat]
        prefix = elements.opponent_board_prefix(is_opponent_board=view_state.shows_opponent_board)
        return {
            f"{prefix}crew": ("worker",) * mine.workers,
            f"{prefix}cage.{mine.level}": ("cage",),
            f"{prefix}load.{mine.level}": ("coal",) * mine.coal,
            "space": ("worker",) * view_state.state.placed,
        }

    def flows_of(self, event, viewer):
        return (Flow("worker", "crew", "space", 3),) if event == "placed" else ()

    def element_of(self, piece, starts):
        return "cage" if piece.kind == "cage" else piece.place

    def picture(self, kind, size, pixel_ratio):
        pixmap = QPixmap(round(size * pixel_ratio), round(size * pixel_ratio))
        pixmap.setDevicePixelRatio(pixel_ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.fillRect(QRectF(1, 1, size - 2, size - 2), QColor(COLOURS[kind]))
        painter.end()
        return pixmap

    def key(self, view_state):
        return (
            view_state.viewer,
            view_state.board_seat,
            view_state.state.price,
            view_state.askable_seats,
            view_state.regions,
        )

    def places(self, view_state, name):
        prefix = elements.opponent_board_prefix(is_opponent_board=view_state.shows_opponent_board)

        def place(element, box, slots=None, **more):
            shape = Shape(box.x, box.y, box.width, box.height, 6)
            return TablePlace(element, shape, slots, name=lambda: name(element), **more)

        found = [
            place("space", view_state.regions.space, row_slots(40, 540, 40), drop_count=view_state.state.price),
            place(f"{prefix}crew", Box(300, 80, 400, 60), row_slots(330, 110, 40)),
        ]
        for level in range(view_state.details.depth + 1):
            box = Box(400, 160 + 100 * level, 300, 90)
            found.append(place(f"{prefix}cage.{level}", box, point_slots(450, 205 + 100 * level)))
            found.append(
                place(
                    f"{prefix}load.{level}", box, row_slots(520, 205 + 100 * level, 40), part_of_element=f"cage.{level}"
                )
            )
        for seat, box in view_state.opponent_card_boxes:
            found.append(place(elements.card(seat), box))
            if seat in view_state.askable_seats:
                found.append(place(elements.bot_bubble(seat), Box(box.x, box.y - 10, 40, 20)))
        return found

    def states_without_moves(self, view_state):
        return {"space": PlaceState.DISABLED} if view_state.state.placed else {}

    def paint(self, sheets, view_state):
        self.painted.append("all")
        paint_background(sheets, ("table", "table"), (960.0, 720.0), view_state.regions, view_state.corner)
        board, plate = view_state.regions.board, Box(720, 60, 250, 40)
        sheets.show("board", Layer.BOARD, board, view_state.board_seat, lambda canvas: canvas.panel(canvas.box))
        sheets.show("plate", Layer.BOARD, plate, view_state.board_seat, lambda canvas: canvas.panel(canvas.box))

    def paint_choice(self, sheets, view_state):
        self.painted.append(f"hints {' '.join(view_state.details.held)}".strip())

    def paint_hovered(self, sheets, view_state):
        if not view_state.details.preview:
            sheets.hide("preview")
            return
        box = Box(720, 110, 250, 40)
        text = view_state.details.preview
        sheets.show("preview", Layer.OUTCOME, box, text, lambda canvas: canvas.text(box.x, box.y + 20, text))

    def paint_scores(self, sheets, view_state):
        self.painted.append(f"scores {view_state.scores}")

    def preparation_steps(self, sheets, view_state):
        yield lambda: self.painted.append("prepared")
        yield lambda: self.painted.append("prepared more")

    def group_events(self, narration):
        return [(event, state) for event, state in narration if event != "bell"]

    def animate_before(self, event, last, view_state, surface):
        """Moves the cage together with its load."""
        if event != "ride" or not surface.has_motion:
            return None
        was, now = (seen.state.mines[seen.viewer].level for seen in (last, view_state))
        riding = [
            surface.items.item(piece.id)
            for kind in ("cage", "load")
            for piece in surface.items.pieces_in(f"{kind}.{was}")
        ]

        def start():
            surface.paint()
            began = [item.pos() for item in riding]

            def ride(progress):
                for item, pos in zip(riding, began, strict=True):
                    item.setPos(pos + QPointF(0, 100 * (now - was) * progress))
                self.heights.append(tuple(item.y() for item in riding))

            return [Motion(ride, RIDE)]

        return MotionBatch(start)

    def details(self, view_state, element):
        return ""

    def name(self, view_state, element):
        return {"crew": f"Crew: {view_state.state.mines[view_state.viewer].workers} workers"}.get(element, element)

    def parts(self, view_state, elements):
        yield TablePart("mine", f"Mine of {view_state.seats[view_state.board_seat].name}", elements=tuple(elements))

    def describe(self, state, move):
        return f"Do: {move}", "3 francs" if move == "place" else ""

    def tooltip(self, view_state, x, y):
        return "A deep shaft" if view_state.regions.board.contains_point(x, y) else ""

    def path_of_elements(self, path):
        return path

    def intended_move(self, state, path):
        return "place" if path == ("crew", "space") else None

    def why_not(self, state, path):
        return None if path == ("crew", "space") else ("Not there\nA space takes workers.", "GT2")
