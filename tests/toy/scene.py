"""The toy's table: four workers at hand, four places of the plan, and the other player's card."""

from PySide6.QtCore import QSizeF

from haspelknecht_qt.table import elements
from haspelknecht_qt.table import scene_contract as parts
from haspelknecht_qt.table.accessible import TablePart
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.painted_sheets import Layer, paint_background
from haspelknecht_qt.table.places import Shape, TablePlace
from haspelknecht_qt.table.table_regions import TableRegions
from haspelknecht_qt.table.window_plan import Box, scale_for, stack_boxes
from haspelknecht_qt.ui.refusals import MoveDescriber
from tests.core.toy import PRINTED

CELL = 150.0


class ToyScene(
    parts.SceneDetailsMaker,
    parts.ScenePieces,
    parts.ScenePictures,
    parts.ScenePlaces,
    parts.ScenePainter,
    parts.SceneAnimation,
):
    """Implements most parts of a scene in one class."""

    def __init__(self, art, game, texts):
        self.art, self.game, self.texts = art, game, texts

    def arrange(self, mode, width, height, seats):
        scale = scale_for(mode, width, height)
        wide, high = width / scale, height / scale
        prompt, board = Box(272, 16, wide - 288, 84), Box(272, 116, wide - 288, high - 132)
        cards = stack_boxes(Box(16, 116, 240, high - 132), seats - 1, 16, 240)
        return TableRegions(mode, scale, wide, high, prompt, board, cards)

    def position_details(self, _state, _viewer, _seats, _moves, _regions, _last):
        return None

    def layout(self, view_state, _before, _snapshot):
        plan = view_state.state.plans[view_state.board_seat]
        kind = f"player.{view_state.colours[view_state.board_seat]}"
        return {f"{prefix(view_state)}{'plan' if worker in plan else 'hand'}.{worker}": (kind,) for worker in PRINTED}

    def picture(self, kind, size, pixel_ratio):
        return self.art.pixmap("pieces", kind, QSizeF(size, size), pixel_ratio)

    def key(self, view_state):
        return view_state.viewer, view_state.board_seat, view_state.askable_seats, view_state.regions

    def places(self, view_state, name):
        def place(element, box):
            shape = Shape(box.x, box.y, box.width, box.height, 6)
            return TablePlace(element, shape, name=lambda: name(element), piece_size=60.0)

        found = [place(prefix(view_state) + element, box) for element, box in cells(view_state.regions.board)]
        for seat, box in view_state.opponent_card_boxes:
            found.append(place(elements.card(seat), box))
            if seat in view_state.askable_seats:
                found.append(place(elements.bot_bubble(seat), Box(box.right - 50, box.y, 50, 30)))
        return found

    def paint(self, sheets, view_state):
        paint_background(sheets, ("table", "table"), (960.0, 720.0), view_state.regions, view_state.corner)
        points = tuple(view_state.scores) or self.game.scores(view_state.state)
        front = [(view_state.board_seat, view_state.regions.board), *view_state.opponent_card_boxes]
        for place, (seat, box) in enumerate(front):
            line = f"{view_state.seats[seat].name}: {points[seat]}"
            sheets.show(f"board.{place}", Layer.BOARD, box, line, lambda canvas, line=line: paint_board(canvas, line))

    def name(self, view_state, element):
        return self.texts.places.short_name(view_state.state, view_state.viewer, element)

    def details(self, view_state, element):
        return self.texts.places.details(view_state.state, view_state.viewer, element)

    def parts(self, view_state, elements):
        yield TablePart("table", self.texts.periods.heading(view_state.state), elements=tuple(elements))

    def tooltip(self, _view_state, _x, _y):
        return ""


def make_table(art, typography, game, texts, pointing):
    """Returns a game table with the toy's scene."""
    toy = ToyScene(art, game, texts)
    moves = MoveDescriber(game, pointing, texts.moves)
    return GameTable(
        parts.SceneParts(toy, toy, toy, toy, toy, toy, toy, moves, game.standing, game.scores), art, typography
    )


def prefix(view_state):
    """Prefix of the element ids on the board in front; "" for the viewer's own board."""
    return elements.opponent_board_prefix(is_opponent_board=view_state.shows_opponent_board)


def cells(board):
    """Yields every place of a board with its box: the plan above, the hand below."""
    for row, kind in enumerate(("plan", "hand")):
        for one in PRINTED:
            yield f"{kind}.{one}", Box(board.x + one * CELL, board.y + 60 + row * 1.2 * CELL, CELL - 20, CELL - 20)


def paint_board(canvas, line):
    """Paints a sheet of paper with a line of text."""
    canvas.panel(canvas.box)
    canvas.text(canvas.box.x + 20, canvas.box.y + 36, line)
