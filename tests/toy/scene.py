"""The toy's table: four workers at hand, four places of the plan, and the other player's card."""

from PySide6.QtCore import QSizeF

from haspelknecht_qt.table import elements
from haspelknecht_qt.table.layers import Layer
from haspelknecht_qt.table.places import Place, Shape
from haspelknecht_qt.table.planks import paint_planks
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.plain.scene import PlainScene
from tests.core.toy import PRINTED

CELL = 150.0


class ToyScene(PlainScene):
    """Carries out `scene_contract.Scene`."""

    def pieces(self, sight, _before, _lying):
        plan, kind = sight.state.plans[sight.on_board], f"player.{sight.colours[sight.on_board]}"
        return {f"{prefix(sight)}{'plan' if one in plan else 'hand'}.{one}": (kind,) for one in PRINTED}

    def picture(self, kind, size, pixel_ratio):
        return self.art.pixmap("pieces", kind, QSizeF(size, size), pixel_ratio)

    def places_key(self, sight):
        return sight.viewer, sight.on_board, sight.asked, sight.regions

    def places(self, sight, name):
        def place(element, box):
            shape = Shape(box.x, box.y, box.width, box.height, 6)
            return Place(element, shape, name=lambda: name(element), piece_size=60.0)

        found = [place(prefix(sight) + element, box) for element, box in cells(sight.regions.board)]
        for seat, box in sight.cards:
            found.append(place(elements.card(seat), box))
            if seat in sight.asked:
                found.append(place(elements.voice(seat), Box(box.right - 50, box.y, 50, 30)))
        return found

    def paint(self, sheets, sight):
        paint_planks(sheets, ("table", "table"), (960.0, 720.0), sight.regions, sight.corner)
        points = tuple(sight.scores) or self.game.scores(sight.state)
        front = [(sight.on_board, sight.regions.board), *sight.cards]
        for place, (seat, box) in enumerate(front):
            line = f"{sight.seats[seat].name}: {points[seat]}"
            sheets.show(f"board.{place}", Layer.BOARD, box, line, lambda canvas, line=line: paint_board(canvas, line))


def prefix(sight):
    """What the elements of another player's board begin with."""
    return elements.guest_prefix(is_guest=sight.is_guest)


def cells(board):
    """Every place of a board with its box: the hand below, the plan above."""
    for row, kind in enumerate(("plan", "hand")):
        for one in PRINTED:
            yield f"{kind}.{one}", Box(board.x + one * CELL, board.y + 60 + row * 1.2 * CELL, CELL - 20, CELL - 20)


def paint_board(canvas, line):
    """A sheet of paper with a line."""
    canvas.panel(canvas.box)
    canvas.text(canvas.box.x + 20, canvas.box.y + 36, line)
