"""Paints the table: every sheet for one sight of the game.

A sight is all that the picture depends on. Each sheet is told the part of it that it shows, so only what has changed is painted again.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from attrs import evolve, field, frozen
from PySide6.QtWidgets import QGraphicsScene

from haspelknecht_qt.core.seat import Seat
from haspelknecht_qt.faces.haspelknecht import bubbles
from haspelknecht_qt.faces.haspelknecht.boards import developments, inspector, opponents, own, preview
from haspelknecht_qt.faces.haspelknecht.boards import farm as own_board_farm
from haspelknecht_qt.faces.haspelknecht.boards import mine as own_board_mine
from haspelknecht_qt.faces.haspelknecht.boards import pools as pools_board
from haspelknecht_qt.faces.haspelknecht.boards import wheel as wheel_board
from haspelknecht_qt.faces.haspelknecht.boards import workers as own_board_workers
from haspelknecht_qt.faces.haspelknecht.boards.hexes import HexField
from haspelknecht_qt.faces.haspelknecht.boards.regions import BOARD_HEIGHT, BOARD_WIDTH, Box, Mode, Regions
from haspelknecht_qt.faces.haspelknecht.canvas import Canvas
from haspelknecht_qt.faces.haspelknecht.places import chip_boxes
from haspelknecht_qt.faces.haspelknecht.sheets import Paint, Sheets
from haspelknecht_qt.faces.haspelknecht.text_style import CAPTION_STRONG
from haspelknecht_qt.faces.haspelknecht.words import captions as words
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht import scoring
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.model import Season, State, Worker
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.layers import Layer
from haspelknecht_qt.table.typography import Typography

_OAK = (960.0, 720.0)
"""The size of a piece of the oak table that joins on all sides."""
PHASE_MARKER = "phase_marker"
"""The sheet of the phase marker."""
_MARGIN = 8.0
"""Around boards and panels: their shadows and the tiles' corners."""


@frozen
class Sight:
    """One sight of the game: the position as seat `viewer` sees it, with the board of seat `on_board` in front.

    `phase` is the field of the wheel where the phase marker stands if not where the state says. `scores` by seat are shown
    in the place of the state's own. `held` are the results of plans with the piece in the hand;
    `fees` the tiles that cost a fee; `chips` the choices that stand on the table; `inspected` the tile that the inspector
    tells of; `corner` is the view's place in the window, in logical pixels. `thinking` is the seat whose bot thinks, with the `frame`
    of its dots, `asked` the seats whose bots can be asked for their reasons; `pointed` is the element under the pointer.
    """

    state: State
    viewer: int
    on_board: int
    seats: tuple[Seat, ...]
    levels: tuple[str, ...]
    regions: Regions
    hexes: HexField
    phase: int | None = None
    scores: tuple[int, ...] = ()
    held: Mapping[Worker, preview.Result | None] = field(factory=dict)
    fees: tuple[developments.Fee, ...] = ()
    chips: tuple[str, ...] = ()
    brook_lit: bool = False
    inspected: int | None = None
    corner: tuple[int, int] = (0, 0)
    thinking: int | None = None
    asked: tuple[int, ...] = ()
    frame: int = 0
    pointed: str | None = None

    @property
    def colours(self) -> list[str]:
        """The colours of the seats."""
        return [seat.colour for seat in self.seats]

    @property
    def cards(self) -> list[tuple[int, Box]]:
        """(seat, box) of the other players' cards."""
        others = [seat for seat in range(len(self.seats)) if seat != self.viewer]
        return list(zip(others, self.regions.opponents, strict=True))

    @property
    def game(self) -> Haspelknecht:
        """The engine with this match's printed values."""
        return Haspelknecht(self.state.box.components)


class TablePainter:
    """Paints sights into the sheets of a scene."""

    def __init__(self, scene: QGraphicsScene, art: Art, typography: Typography, phrases: Phrases) -> None:
        self.sheets = Sheets(scene, art, typography)
        self._art = art
        self._phrases = phrases

    def paint(self, sight: Sight, ratio: float) -> None:
        """Shows a sight at `ratio` device pixels to a scene unit."""
        self.sheets.set_screen(sight.regions.scale, ratio, fine=sight.regions.fine)
        self._oak(sight.regions, sight.corner)
        self._commons(sight)
        self._board(sight)
        self._cards(sight)
        self._bubbles(sight)
        self._inspector(sight)
        self.paint_hints(sight, ratio)

    def paint_hints(self, sight: Sight, ratio: float) -> None:
        """What depends on what the player holds or points at."""
        self.sheets.set_screen(sight.regions.scale, ratio, fine=sight.regions.fine)
        self._outcomes(sight)
        self._fees(sight)
        self._chips(sight)
        self._brook(sight)
        self._guest(sight)

    def _oak(self, regions: Regions, corner: tuple[int, int]) -> None:
        """The planks, as large as in the rest of the window and joined to them: `corner` is the view's place in the window."""
        box = Box(0, 0, regions.width, regions.height)
        width, height = _OAK[0] / regions.scale, _OAK[1] / regions.scale
        left, top = -(corner[0] % _OAK[0]) / regions.scale, -(corner[1] % _OAK[1]) / regions.scale

        def paint(canvas: Canvas) -> None:
            for row in range(math.ceil((box.height - top) / height)):
                for column in range(math.ceil((box.width - left) / width)):
                    canvas.art_in("table", "table", Box(left + column * width, top + row * height, width, height))

        self.sheets.show("oak", Layer.TABLE, box, corner, paint)

    # What everybody shares

    def _commons(self, sight: Sight) -> None:
        regions, mode = sight.regions, sight.regions.mode
        self._wheel(sight)
        pools = pools_board.pools_picture(sight.state)
        self.sheets.show(
            "pools",
            Layer.BOARD,
            regions.pools.grown(_MARGIN),
            pools,
            lambda canvas: pools_board.paint(canvas, regions.pools, pools, mode),
        )
        board, hexes = developments.developments_picture(sight.state), sight.hexes
        named = developments.named(hexes, regions.scale)
        around = regions.developments.grown(_MARGIN)
        tiles = tuple(tile.number for tile in board.tiles)
        # The hexagons stay while the game lasts; what stands on them changes with every owner.
        self.sheets.show(
            "hexagons",
            Layer.BOARD,
            around,
            (tiles, _corner(hexes)),
            lambda canvas: developments.paint_hexagons(canvas, hexes, board),
        )
        self.sheets.show(
            "tiles",
            Layer.CAPTION,
            around,
            (board, _corner(hexes), named),
            lambda canvas: developments.paint_tiles(canvas, hexes, board, with_names=named),
        )

    def paint_scores(self, sight: Sight, ratio: float) -> None:
        """What shows the scores."""
        self.sheets.set_screen(sight.regions.scale, ratio, fine=sight.regions.fine)
        self._wheel(sight)

    def _wheel(self, sight: Sight) -> None:
        regions, mode = sight.regions, sight.regions.mode
        wheel = wheel_board.wheel_picture(sight.state, sight.viewer, sight.colours, sight.phase, sight.scores)
        self.sheets.show(
            "wheel",
            Layer.BOARD,
            regions.wheel.grown(_MARGIN),
            wheel,
            lambda canvas: wheel_board.paint(canvas, regions.wheel, wheel, mode),
        )
        self.sheets.show(
            PHASE_MARKER,
            Layer.CAPTION,
            wheel_board.marker_box(regions.wheel, mode),
            wheel.field,
            lambda canvas: wheel_board.paint_marker(canvas, regions.wheel, wheel.field, mode),
        )

    # The board in front

    def _board(self, sight: Sight) -> None:
        state, seat, region = sight.state, sight.on_board, sight.regions.board
        player, colour = state.players[seat], sight.seats[seat].colour
        scenery = own.scenery(state, player, colour)
        self.sheets.show(
            "scenery",
            Layer.BOARD,
            region.grown(_MARGIN),
            scenery,
            lambda canvas: own.paint_scenery(canvas, region, scenery),
        )
        workers = own_board_workers.workers_picture(sight.game, state, seat)
        farm = own_board_farm.farm_picture(state, player)
        mine = own_board_mine.mine_picture(state, player)

        captions = (
            ("captions.workers", workers, self._union("digger", "farmhand"), own_board_workers.paint),
            ("captions.farm", farm, self._union("farm"), own_board_farm.paint),
            ("captions.mine", mine, Box(0, 0, BOARD_WIDTH, BOARD_HEIGHT), own_board_mine.paint),
        )
        for name, picture, box, paint in captions:
            self._on_board(sight, name, Layer.CAPTION, box, picture, _upon(paint, picture))
        counts = self._union("farm.food", "farm.debt.count")
        self._on_board(
            sight, "counts", Layer.OUTCOME, counts, farm, lambda canvas: own_board_farm.paint_counts(canvas, farm)
        )
        signs = self._union("pinge.water.1", "tunnel.locked") if not mine.exhausted else self._union("shaft")
        self._on_board(
            sight, "signs", Layer.OUTCOME, signs, mine, lambda canvas: own_board_mine.paint_signs(canvas, mine)
        )

    def prepare(self, sight: Sight) -> None:
        """Draws the land of the next season while nothing else is to be done."""
        state, seat = sight.state, sight.on_board
        now = own.scenery(state, state.players[seat], sight.seats[seat].colour)
        following = Season((state.season + 1) % len(Season)).name.lower()
        own.prepare(self._art, evolve(now, season=following), sight.regions.board_scale, self.sheets.ratio)

    def _union(self, first: str, last: str | None = None) -> Box:
        """The box around two places of the board, and everything between them."""
        a = self._art.bounds("board", first)
        b = a if last is None else a.united(self._art.bounds("board", last))
        return Box(b.x() - 4, b.y() - 4, b.width() + 8, b.height() + 8)

    def _on_board(self, sight: Sight, name: str, layer: float, box: Box, content: Hashable, paint: Paint) -> None:
        """Shows a sheet that is painted in the units of the board."""
        region, zoom = sight.regions.board, sight.regions.board_scale

        def on_board(canvas: Canvas) -> None:
            with canvas.at(region.x, region.y, zoom):
                paint(canvas)

        self.sheets.show(name, layer, sight.regions.on_board(box), (content, region), on_board)

    def _outcomes(self, sight: Sight) -> None:
        picture = own_board_workers.workers_picture(sight.game, sight.state, sight.on_board)
        held = dict(sight.held)
        content = (picture, tuple(sorted(held.items(), key=lambda entry: entry[0])))
        self._on_board(
            sight,
            "outcomes",
            Layer.OUTCOME,
            self._union("farmer.outcome", "farmhand.outcome"),
            content,
            lambda canvas: own_board_workers.paint_outcomes(canvas, picture, held),
        )

    # The others

    def _cards(self, sight: Sight) -> None:
        standing = scoring.standing(sight.state)
        for number, (seat, box) in enumerate(sight.cards):
            card = opponents.card_picture(sight.state, seat, sight.seats, standing, sight.levels, sight.on_board)
            self.sheets.show(
                f"card.{number}",
                Layer.BOARD,
                box.grown(_MARGIN),
                (card, box),
                _card_painter(box, card, sight.regions.mode),
            )

    def paint_voices(self, sight: Sight, ratio: float) -> None:
        """The bubbles at the cards of the bots that think or can be asked for their reasons."""
        self.sheets.set_screen(sight.regions.scale, ratio, fine=sight.regions.fine)
        self._bubbles(sight)

    def _bubbles(self, sight: Sight) -> None:
        for number, (seat, card) in enumerate(sight.cards):
            thinks = seat == sight.thinking
            if not thinks and seat not in sight.asked:
                self.sheets.hide(f"voice.{number}")
                continue
            box = bubbles.bubble(card, sight.regions.mode)
            frame = sight.frame if thinks else None
            lit = not thinks and sight.pointed == bubbles.element_of(seat)
            self.sheets.show(
                f"voice.{number}",
                Layer.OUTCOME,
                box.grown(_MARGIN),
                (box, frame, lit),
                _voice_painter(box, frame, lit=lit),
            )

    def paint_inspector(self, sight: Sight, ratio: float) -> None:
        """What the inspector says, if there is one."""
        self.sheets.set_screen(sight.regions.scale, ratio, fine=sight.regions.fine)
        self._inspector(sight)

    def _inspector(self, sight: Sight) -> None:
        box = sight.regions.inspector
        if box is None:
            self.sheets.hide("inspector")
            return
        page = inspector.page(sight.state, sight.viewer, sight.inspected, self._phrases)
        self.sheets.show(
            "inspector",
            Layer.BOARD,
            box.grown(_MARGIN),
            page,
            lambda canvas: inspector.paint(canvas, box, page),
        )

    # Hints

    def _fees(self, sight: Sight) -> None:
        if not sight.fees:
            self.sheets.hide("fees")
            return
        self.sheets.show(
            "fees",
            Layer.FOCUS - 1,
            sight.regions.developments.grown(20),
            (sight.fees, _corner(sight.hexes)),
            lambda canvas: developments.paint_fees(canvas, sight.hexes, sight.fees),
        )

    def _chips(self, sight: Sight) -> None:
        exhausted = sight.state.players[sight.viewer].exhausted
        boxes = chip_boxes(self._art, sight.regions, sight.chips, exhausted=exhausted)
        for name in ("chips.brook", "chips.farm"):
            shown = [entry for entry in boxes if entry[0].startswith("water.") == (name == "chips.brook")]
            if not shown:
                self.sheets.hide(name)
                continue
            box = Box(
                shown[0][1].x - 4,
                shown[0][1].y - 4,
                shown[-1][1].right - shown[0][1].x + 8,
                shown[0][1].height + 8,
            )
            self.sheets.show(name, Layer.OUTCOME, box, tuple(shown), _chip_painter(shown, sight.regions.board_scale))

    def _guest(self, sight: Sight) -> None:
        """A sign on another player's board."""
        if sight.on_board == sight.viewer:
            self.sheets.hide("guest")
            return
        name = sight.seats[sight.on_board].name

        def paint(canvas: Canvas) -> None:
            canvas.pill(652, 6, words.other_board(name), icon="eye", fill="paperhi", ink="ink", line="ink", align="m")

        self._on_board(sight, "guest", Layer.OUTCOME, Box(440, 2, 430, 34), name, paint)

    def _brook(self, sight: Sight) -> None:
        if not sight.brook_lit:
            self.sheets.hide("brook")
            return
        exhausted = sight.state.players[sight.viewer].exhausted
        brook = self._union("haspel.brook" if exhausted else "brook")

        def paint(canvas: Canvas) -> None:
            x, y = brook.center
            canvas.pill(x, y - 12, words.water_goes_here(), icon="drop", fill="go", ink="go_text", align="m")

        self._on_board(sight, "brook", Layer.OUTCOME, brook, exhausted, paint)


def _corner(hexes: HexField) -> Hashable:
    """Tells one position of the tiles from another."""
    return (hexes.tile, tuple(sorted(hexes.centres.items())), tuple(sorted(hexes.assists.items())))


def _upon(paint: Callable[[Canvas, Any], None], picture: Hashable) -> Paint:
    return lambda canvas: paint(canvas, picture)


def _card_painter(box: Box, card: opponents.CardPicture, mode: Mode) -> Paint:
    return lambda canvas: opponents.paint(canvas, box, card, mode)


def _voice_painter(box: Box, frame: int | None, *, lit: bool) -> Paint:
    return lambda canvas: bubbles.paint(canvas, box, frame, lit=lit)


def _chip_painter(chips: Sequence[tuple[str, Box]], zoom: float) -> Paint:
    def paint(canvas: Canvas) -> None:
        for chip, box in chips:
            canvas.rect(box, "paperhi", "edge", 1.5, radius=box.height / 2)
            x, y = box.center
            style = CAPTION_STRONG.sized(13 * zoom)
            canvas.text(x, y + 4.6 * zoom, words.chip(chip), style, "ink", "m")

    return paint
