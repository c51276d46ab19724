"""Painter of the table of Haspelknecht.

The picture consists of sheets, the painted layers of the scene, each for one part of the table. A sheet is painted
again only if its part of the view state has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from operator import itemgetter
from typing import TypeVar

from attrs import evolve

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.boards import (
    developments,
    farm,
    inspector,
    mine,
    opponents,
    pools,
    scenery,
    wheel,
    workers,
)
from haspelknecht_qt.game_ui.haspelknecht.places import WATER_BUTTONS, button_boxes
from haspelknecht_qt.game_ui.haspelknecht.regions import BOARD_HEIGHT, BOARD_WIDTH
from haspelknecht_qt.game_ui.haspelknecht.texts import captions
from haspelknecht_qt.game_ui.haspelknecht.texts.captions import Caption
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import HaspelknechtTexts
from haspelknecht_qt.game_ui.haspelknecht.view_state import ViewState
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Season
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.painted_sheets import Layer, Paint, PaintedSheets, paint_background
from haspelknecht_qt.table.scene_contract import ScenePainter
from haspelknecht_qt.table.typography import CAPTION_STRONG
from haspelknecht_qt.table.window_plan import Box

PictureT = TypeVar("PictureT", bound=Hashable)

_OAK_TEXTURE_SIZE = (960.0, 720.0)
"""Width and height of the oak texture that is repeated over the table, in logical pixels."""
PHASE_MARKER = "phase_marker"
"""Name of the sheet with the phase marker."""
_MARGIN = 8.0
"""Margin of a sheet around its board or panel, for shadows and corners of tiles, in scene units."""


class TablePainter(ScenePainter[ViewState]):
    """Paints view states into the sheets of a table."""

    def __init__(self, art: Art, game: Haspelknecht, texts: HaspelknechtTexts) -> None:
        self._art = art
        self._game = game
        self._texts = texts

    @override
    def paint(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        paint_background(sheets, ("table", "table"), _OAK_TEXTURE_SIZE, view_state.regions, view_state.corner)
        self._paint_shared_boards(sheets, view_state)
        self._paint_board(sheets, view_state)
        self._paint_cards(sheets, view_state)

    @override
    def paint_choice(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        self._paint_plan_outcomes(sheets, view_state)
        self._paint_fees(sheets, view_state)
        self._paint_board_buttons(sheets, view_state)
        self._paint_brook(sheets, view_state)
        self._paint_opponent_name(sheets, view_state)

    def _paint_shared_boards(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        regions = view_state.regions
        self.paint_scores(sheets, view_state)
        pools_picture = pools.pools_picture(view_state.state)
        _show_panel(sheets, "pools", regions.pools, pools_picture, partial(pools.paint, mode=regions.mode))
        board, hexes = developments.developments_picture(view_state.state), view_state.details.hex_field
        with_names = developments.shows_names(hexes, regions.scale)
        around = regions.developments.grown(_MARGIN)
        # The hexagons have a sheet of their own, because they stay the same during a match. Every new owner changes
        # the captions.
        numbers = tuple(tile.number for tile in board.tiles)
        paint_hexagons = partial(developments.paint_hexagons, field=hexes, picture=board)
        sheets.show("hexagons", Layer.BOARD, around, (numbers, hexes), paint_hexagons)
        paint_tiles = partial(developments.paint_tiles, field=hexes, picture=board, with_names=with_names)
        sheets.show("tiles", Layer.CAPTION, around, (board, hexes, with_names), paint_tiles)

    @override
    def paint_scores(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints the panel of the year wheel, which contains the score track."""
        region, mode = view_state.regions.wheel, view_state.regions.mode
        field = view_state.details.phase_marker_field
        picture = wheel.wheel_picture(
            view_state.state, view_state.viewer, view_state.colours, view_state.standing, view_state.scores, field
        )
        _show_panel(sheets, "wheel", region, picture, partial(wheel.paint, mode=mode))
        shown_field = picture.phase_marker_field
        paint_marker = partial(wheel.paint_marker, box=region, field=shown_field, mode=mode)
        sheets.show(PHASE_MARKER, Layer.CAPTION, wheel.marker_track_box(region, mode), shown_field, paint_marker)

    def _paint_board(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        state, seat = view_state.state, view_state.board_seat
        player = state.players[seat]
        picture = scenery.scenery_picture(state, player, view_state.seats[seat].colour)
        region = view_state.regions.board
        around = region.grown(_MARGIN)
        sheets.show_textless("scenery", Layer.BOARD, around, picture, scenery.paint_scenery, region, picture)
        show = partial(_show_on_board, sheets, view_state)
        on_workers = workers.workers_picture(self._game, state, seat)
        box = self._box_around("digger", "farmhand")
        show("captions.workers", Layer.CAPTION, box, on_workers, partial(workers.paint_captions, picture=on_workers))
        on_farm = farm.farm_picture(state, player)
        paint = partial(farm.paint_captions, picture=on_farm)
        show("captions.farm", Layer.CAPTION, self._box_around("farm"), on_farm, paint)
        box = self._box_around("farm.food", "farm.debt.count")
        show("counts", Layer.OUTCOME, box, on_farm, partial(farm.paint_counts, picture=on_farm))
        in_mine = mine.mine_picture(state, player)
        box = Box(0, 0, BOARD_WIDTH, BOARD_HEIGHT)
        show("captions.mine", Layer.CAPTION, box, in_mine, partial(mine.paint_captions, picture=in_mine))
        box = self._box_around("shaft") if in_mine.is_exhausted else self._box_around("pinge.water.1", "tunnel.locked")
        show("signs", Layer.OUTCOME, box, in_mine, partial(mine.paint_signs, picture=in_mine))

    @override
    def preparation_steps(self, sheets: PaintedSheets, view_state: ViewState) -> Iterator[Callable[[], object]]:
        """Yields steps that draw the landscape of the next season, and the boards of other persons at this computer.

        Their board replaces this one when they are to move.
        """
        state, shown, scale = view_state.state, view_state.board_seat, view_state.regions.board_scale
        boards = {
            seat: scenery.scenery_picture(state, state.players[seat], each.colour)
            for seat, each in enumerate(view_state.seats)
            if seat == shown or each.is_person
        }
        following = Season((state.season + 1) % len(Season)).name.lower()
        for picture in (evolve(boards.pop(shown), season=following), *boards.values()):
            yield partial(scenery.prepare_scenery, self._art, picture, scale, sheets.ratio)

    def _box_around(self, first: str, last: str | None = None) -> Box:
        """Returns the box around one or two named places of the board, with a margin of 4 units."""
        a = self._art.bounds("board", first)
        b = a if last is None else a.united(self._art.bounds("board", last))
        return Box(b.x() - 4, b.y() - 4, b.width() + 8, b.height() + 8)

    def _paint_plan_outcomes(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        picture = workers.workers_picture(self._game, view_state.state, view_state.board_seat)
        held = view_state.details.held_results
        box = self._box_around("farmer.outcome", "farmhand.outcome")
        paint = partial(workers.paint_plan_outcomes, picture=picture, held=held)
        content = (picture, tuple(sorted(held.items(), key=itemgetter(0))))
        _show_on_board(sheets, view_state, "outcomes", Layer.OUTCOME, box, content, paint)

    def _paint_cards(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        paint = partial(opponents.paint, mode=view_state.regions.mode)
        for number, (seat, box) in enumerate(view_state.opponent_card_boxes):
            card = opponents.card_picture(
                view_state.state, seat, view_state.seats, view_state.standing, view_state.levels, view_state.board_seat
            )
            _show_panel(sheets, f"card.{number}", box, card, paint)

    @override
    def paint_hovered(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints the inspector with the tile under the pointer, if there is an inspector in this arrangement."""
        box = view_state.regions.inspector
        if box is None:
            sheets.hide("inspector")
            return
        tile = view_state.details.inspected_tile
        picture = inspector.inspector_picture(view_state.state, view_state.viewer, tile, self._texts)
        _show_panel(sheets, "inspector", box, picture, inspector.paint)

    # Sheets that depend on the held piece or on the chosen places

    def _paint_fees(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        fees, hexes = view_state.details.fees, view_state.details.hex_field
        if not fees:
            sheets.hide("fees")
            return
        around = view_state.regions.developments.grown(20)
        paint = partial(developments.paint_fees, field=hexes, fees=fees)
        sheets.show("fees", Layer.FOCUS - 1, around, (fees, hexes), paint)

    def _paint_board_buttons(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        exhausted = view_state.state.players[view_state.viewer].exhausted
        boxes = button_boxes(self._art, view_state.regions, view_state.details.board_buttons, is_exhausted=exhausted)
        for name in ("board_buttons.brook", "board_buttons.farm"):
            shown = tuple(entry for entry in boxes if (entry[0] in WATER_BUTTONS) == (name == "board_buttons.brook"))
            if not shown:
                sheets.hide(name)
                continue
            (_, first), (_, last) = shown[0], shown[-1]
            around = Box(first.x, first.y, last.right - first.x, first.height).grown(4)
            paint = partial(_paint_labelled_buttons, buttons=shown, zoom=view_state.regions.board_scale)
            sheets.show(name, Layer.OUTCOME, around, shown, paint)

    def _paint_opponent_name(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """If another player's board is shown large, paints the name of that player on the board."""
        if view_state.board_seat == view_state.viewer:
            sheets.hide("guest")
            return
        text = Caption.OPPONENT_BOARD.format(name=view_state.seats[view_state.board_seat].name)

        def paint(canvas: Canvas) -> None:
            canvas.pill(652, 6, text, icon="eye", fill="paperhi", ink="ink", line="ink", align="m")

        _show_on_board(sheets, view_state, "guest", Layer.OUTCOME, Box(440, 2, 430, 34), text, paint)

    def _paint_brook(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        if not view_state.details.is_brook_lit:
            sheets.hide("brook")
            return
        exhausted = view_state.state.players[view_state.viewer].exhausted
        brook = self._box_around("haspel.brook" if exhausted else "brook")

        def paint(canvas: Canvas) -> None:
            x, y = brook.center
            canvas.pill(x, y - 12, Caption.WATER_GOES_HERE.text, icon="drop", fill="go", ink="go_text", align="m")

        _show_on_board(sheets, view_state, "brook", Layer.OUTCOME, brook, exhausted, paint)


def _show_panel(
    sheets: PaintedSheets, name: str, box: Box, picture: PictureT, paint: Callable[[Canvas, Box, PictureT], None]
) -> None:
    """Shows the sheet of a panel, card or board that `paint` paints into `box`."""
    sheets.show(name, Layer.BOARD, box.grown(_MARGIN), picture, lambda canvas: paint(canvas, box, picture))


def _show_on_board(
    sheets: PaintedSheets, view_state: ViewState, name: str, layer: Layer, box: Box, content: Hashable, paint: Paint
) -> None:
    """Shows a sheet on the large board. `box` and `paint` use units of the board's drawing."""
    region, zoom = view_state.regions.board, view_state.regions.board_scale

    def paint_on_board(canvas: Canvas) -> None:
        with canvas.origin_at(region.x, region.y, zoom):
            paint(canvas)

    sheets.show(name, layer, view_state.regions.board_to_scene(box), (content, region), paint_on_board)


def _paint_labelled_buttons(canvas: Canvas, buttons: Sequence[tuple[str, Box]], zoom: float) -> None:
    for button, box in buttons:
        canvas.rect(box, "paperhi", "edge", 1.5, radius=box.height / 2)
        x, y = box.center
        canvas.text(x, y + 4.6 * zoom, captions.board_button_text(button), CAPTION_STRONG.sized(13 * zoom), "ink", "m")
