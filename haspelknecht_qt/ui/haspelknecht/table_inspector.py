"""The inspector of the small arrangement: the tile under the pointer in words, because small tiles bear no names."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.games.haspelknecht.model import State
from haspelknecht_qt.ui.haspelknecht import developments_board
from haspelknecht_qt.ui.haspelknecht import table_words as words
from haspelknecht_qt.ui.haspelknecht.developments_board import TilePicture, requirement_disks, shield
from haspelknecht_qt.ui.haspelknecht.phrases import Phrases
from haspelknecht_qt.ui.haspelknecht.regions import Box
from haspelknecht_qt.ui.haspelknecht.table_canvas import Canvas
from haspelknecht_qt.ui.haspelknecht.table_type import CAPTION, CAPTION_STRONG, NAME


@frozen
class Page:
    """What the inspector says: a tile with its title, what it does, and whether the viewer may acquire it; or only `hint`."""

    tile: TilePicture | None
    title: str
    kind: str
    effect: str
    points: str
    reach: str
    reconstructed: str
    hint: str


def page(state: State, viewer: int, tile: int | None, phrases: Phrases) -> Page:
    """The page for a tile; without one, how to get there."""
    if tile is None or tile not in state.box.index:
        return Page(None, "", "", "", "", "", "", words.point_at_a_tile())
    picture = developments_board.tile_picture(state, tile)
    return Page(
        tile=picture,
        title=phrases.tile_title(tile),
        kind=words.level_and_symbol(tile // 10, picture.symbol),
        effect=phrases.tile_effect(tile, state.box.rulebook),
        points=words.next_owner(picture.owners),
        reach=phrases.tile_reach(state, viewer, tile),
        reconstructed=words.reconstructed() if picture.guessed else "",
        hint="",
    )


def paint(canvas: Canvas, box: Box, page_: Page) -> None:
    """Paints the inspector into its box."""
    canvas.panel(box)
    with canvas.at(box.x, box.y):
        if page_.tile is None:
            canvas.paragraph(14, 30, page_.hint, box.width - 28, CAPTION, "ink3")
        else:
            _tile(canvas, box.width, box.height, page_, page_.tile)


def _tile(canvas: Canvas, width: float, height: float, page_: Page, tile: TilePicture) -> None:
    with canvas.at(40, 44, 0.56):
        bounds = canvas.art.bounds("tiles", f"hex.{tile.number // 10}")
        left, top = developments_board.HEX_MIDDLE
        canvas.art_in("tiles", f"hex.{tile.number // 10}", Box(-left, -top, bounds.width(), bounds.height()))
        developments_board.picture(canvas, tile.number, 0, 0, 1.2)
    y = 30.0
    for line in canvas.wrapped(page_.title, width - 90, NAME.sized(15, 700))[:2]:
        canvas.text(78, y, line, NAME.sized(15, 700), "ink")
        y += 17
    canvas.fitted(78, y + 1, page_.kind, width - 90, CAPTION.sized(12), "ink2")
    for index, colour in enumerate(requirement_disks(tile.requirement)):
        canvas.art_at("tiles", f"requirement.{colour}", 87 + 20 * index, y + 19)
    rule = max(86.0, y + 36)
    canvas.line((12, rule), (width - 12, rule))
    foot = height - 14 - (18 if page_.reconstructed else 0)
    reach = canvas.wrapped(page_.reach, width - 56, CAPTION_STRONG)[:3]
    below = foot - 34 - 16 * (len(reach) - 1)
    lines = int((below - 12 - rule) // (canvas.line_height(CAPTION) * 1.02))
    canvas.paragraph(14, rule + 20, page_.effect, width - 28, CAPTION.sized(12.5), "ink", max(1, lines))
    canvas.line((12, below - 6), (width - 12, below - 6))
    shield(canvas, 24, below + 10, tile.next_vp, 0.72)
    canvas.fitted(42, below + 15, page_.points, width - 56, CAPTION, "ink2")
    canvas.icon("arrow", 24, below + 31, 14, "ink2")
    for number, line in enumerate(reach):
        canvas.text(42, below + 36 + 16 * number, line, CAPTION_STRONG, "ink")
    if page_.reconstructed:
        canvas.art_at("pieces", "diamond", 24, height - 15)
        canvas.fitted(42, height - 11, page_.reconstructed, width - 56, CAPTION.sized(12), "ink3")
