"""Painter of the table of Gueules Noires.

It paints a view state onto sheets, the painted layers of the scene. Each sheet gets only the values that it shows. So
only the sheets that show a changed value are repainted.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires import effects, elements, places
from haspelknecht_qt.game_ui.gueules_noires.boards import majorities, mine, opponents, previews, tray, yard
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import Geometry
from haspelknecht_qt.game_ui.gueules_noires.pieces import GueulesNoiresPieces
from haspelknecht_qt.game_ui.gueules_noires.places_key import places_key
from haspelknecht_qt.game_ui.gueules_noires.texts.captions import Caption
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import GueulesNoiresTexts
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.match_data import BANK
from haspelknecht_qt.games.gueules_noires.state import Colour, MineSide
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.painted_sheets import Layer, PaintedSheets, paint_background
from haspelknecht_qt.table.scene_contract import ScenePainter
from haspelknecht_qt.table.window_plan import Box

ROPES, SHEAVE = "ropes", "sheave"
"""Names of the painted layers that move while the cage rides."""
_IRON_TEXTURE_SIZE = (960.0, 480.0)
"""Width and height of the texture that is repeated over the table, in logical pixels."""
Shown = TypeVar("Shown", bound=Hashable)
"""Type of the data for painting a part of the yard."""
_MARGIN = 8.0
"""Margin around painted boards and panels that leaves room for their shadows, in scene units."""


class TablePainter(ScenePainter[ViewState]):
    """Paints view states onto the painted layers of a table."""

    def __init__(self, art: Art, game: GueulesNoires, texts: GueulesNoiresTexts, pieces: GueulesNoiresPieces) -> None:
        self._art = art
        self._pieces = pieces
        self._game = game
        self._texts = texts

    @override
    def paint(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        geometry = Geometry(self._art, view_state.regions)
        paint_background(sheets, ("table", "table"), _IRON_TEXTURE_SIZE, view_state.regions, view_state.corner)
        self._paint_yard(sheets, view_state, geometry)
        self._paint_mine(sheets, view_state, geometry, self._pieces.filled_minecarts(view_state.state))
        self.paint_scores(sheets, view_state)

    @override
    def paint_scores(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints the list of players, the cards of the other players, and the score if the game ended now."""
        regions = view_state.regions
        clock = majorities.clock_picture(view_state)
        around = regions.clock.grown(_MARGIN)
        sheets.show("clock", Layer.BOARD, around, (clock, regions), majorities.paint, regions, clock)
        self._paint_turning_clock(sheets, view_state, clock)
        for number, (seat, box) in enumerate(view_state.opponent_card_boxes):
            card = opponents.card_picture(view_state, seat)
            around = box.grown(_MARGIN)
            sheets.show(f"card.{number}", Layer.BOARD, around, (card, box), opponents.paint, box, card, regions.mode)
        if regions.forecast is None:
            sheets.hide("forecast")
            return
        shown = majorities.forecast_picture(view_state, self._texts)
        area = regions.forecast.grown(_MARGIN)
        sheets.show("forecast", Layer.BOARD, area, shown, majorities.paint_score_if_ended_now, regions.forecast, shown)

    def _paint_turning_clock(
        self, sheets: PaintedSheets, view_state: ViewState, clock: majorities.ClockPicture
    ) -> None:
        """Paints the turning parts of the shift clock: hand and scoring marker, each on its own layer."""
        box = majorities.clock_layout(view_state.regions, len(view_state.seats), clock.shift).clock_box
        shift, marker = clock.shift, majorities.marked_element(clock)
        for name, above, shown, paint in (
            (effects.SCORING_MARKER, 1, marker, majorities.paint_marker),
            (effects.CLOCK_HAND, 2, shift, majorities.paint_clock_hand),
            ("clock.hub", 3, shift, majorities.paint_hub),
        ):
            sheets.show(name, Layer.BOARD + above, box.grown(_MARGIN), shown, paint, box, shown)

    def _paint_yard(self, sheets: PaintedSheets, view_state: ViewState, geometry: Geometry) -> None:
        region = view_state.regions.yard
        content = (geometry.yard_drawing, region)
        sheets.show("yard", Layer.BOARD, region.grown(_MARGIN), content, yard.paint_scenery, geometry)
        shown = yard.yard_picture(view_state)
        found = places.tray_of(geometry, places_key(view_state))
        for building in ("factory", "delivery", "mining", "money", "orders"):
            spaces = tuple(space for space in shown.spaces if yard.building_of(space.space) == building)
            self._paint_building(sheets, geometry, building, spaces, found)
        self._paint_small_buildings(sheets, geometry, shown, found)
        if found is None:
            for name in ("tray", "tray.captions", "tray.over"):
                sheets.hide(name)
            return
        picture, around = tray.tray_picture(view_state, found), found.box.grown(_MARGIN)
        sheets.show("tray", Layer.BOARD + 2, around, picture, tray.paint, geometry, picture)
        sheets.show("tray.captions", Layer.CAPTION, around, picture, tray.paint_captions, picture)
        sheets.show("tray.over", Layer.OUTCOME, around, picture, tray.paint_above_pieces, geometry, picture)

    def _paint_building(
        self,
        sheets: PaintedSheets,
        geometry: Geometry,
        building: str,
        spaces: tuple[yard.SpacePicture, ...],
        covering: tray.TrayLayout | None,
    ) -> None:
        """Paints the worker spaces of a building, without the spaces that the tray covers."""
        if covering is not None:
            spaces = tuple(space for space in spaces if not covering.box.overlaps(geometry.space_box(space.number)))
        box = geometry.box_in_yard(building).grown(_MARGIN)
        for name, layer, paint in (
            ("plates", Layer.BOARD + 1, yard.paint_plates),
            ("captions", Layer.CAPTION, yard.paint_captions),
            ("over", Layer.OUTCOME, yard.paint_above_pieces),
        ):
            sheets.show(f"{building}.{name}", layer, box, (spaces, geometry.regions.yard), paint, geometry, spaces)

    def _paint_small_buildings(
        self, sheets: PaintedSheets, geometry: Geometry, shown: yard.YardPicture, covering: tray.TrayLayout | None
    ) -> None:
        """Paints bank, canteen and supply, without those that the tray covers."""

        def show_sheet(
            name: str, building: str, layer: float, content: Shown, paint: Callable[[Canvas, Geometry, Shown], None]
        ) -> None:
            box = geometry.box_in_yard(building)
            if covering is not None and covering.box.overlaps(box):
                sheets.hide(name)
            else:
                key = (content, geometry.regions.yard)
                sheets.show(name, layer, box.grown(_MARGIN), key, paint, geometry, content)

        show_sheet("bank.plate", "bank", Layer.BOARD + 1, shown.bank_state, yard.paint_bank_plate)
        show_sheet("bank", "bank", Layer.CAPTION, shown.bank_workers, yard.paint_bank_captions)
        show_sheet("canteen", "canteen", Layer.OUTCOME, shown.canteen_workers, yard.paint_canteen)
        show_sheet("supply", "supply", Layer.CAPTION, shown.supply_counts, yard.paint_supply)

    def _paint_mine(
        self, sheets: PaintedSheets, view_state: ViewState, geometry: Geometry, filled_places: tuple[str, ...]
    ) -> None:
        region = view_state.regions.board
        picture = mine.mine_picture(view_state, filled_places)
        colour, around = picture.colour, region.grown(_MARGIN)
        sheets.show_textless("scenery", Layer.BOARD, around, (colour, region), mine.paint_scenery, geometry, colour)
        for name, layer, paint in (
            ("galleries", Layer.BOARD + 1, mine.paint_tiles),
            ("mine.captions", Layer.CAPTION, mine.paint_captions),
            ("tubs", Layer.OUTCOME, mine.paint_tubs),
            (effects.ORDER_MARKS, Layer.OUTCOME, mine.paint_order_marks),
        ):
            sheets.show(name, layer, region, (picture, region), paint, geometry, picture)
        self._paint_ropes(sheets, view_state, geometry)
        sheave_box = geometry.box_in_mine("sheave")
        sheets.show_textless(SHEAVE, Layer.CAPTION, sheave_box, region, mine.paint_sheave, geometry)
        sheets.show_textless("headframe", Layer.CAPTION, region, region, mine.paint_front_of_headframe, geometry)
        self._paint_pair_button(sheets, view_state, geometry)
        self._paint_diamonds(sheets, view_state, geometry)
        self._paint_opponent_sign(sheets, view_state, geometry)

    def _paint_ropes(self, sheets: PaintedSheets, view_state: ViewState, geometry: Geometry) -> None:
        """Paints the ropes down to the cage. They are hidden while the player holds the cage."""
        if previews.reachable_levels(view_state):
            sheets.hide(ROPES)
            return
        level = view_state.state.players[view_state.board_seat].level
        box, content = mine.ropes_box(geometry, level), (level, view_state.regions.board)
        sheets.show_textless(ROPES, Layer.CAPTION, box, content, mine.paint_ropes, geometry, level)

    def _paint_pair_button(self, sheets: PaintedSheets, view_state: ViewState, geometry: Geometry) -> None:
        """Paints the button for putting two cubes on one order spot, if such a move is possible."""
        if not places_key(view_state).can_pair:
            sheets.hide("pair")
            return
        box = places.pair_button_box(geometry)
        sheets.show("pair", Layer.CAPTION, box.grown(2), box, mine.paint_pair_button, geometry, box)

    def _paint_diamonds(self, sheets: PaintedSheets, view_state: ViewState, geometry: Geometry) -> None:
        """Paints a diamond on each printed minecart whose side is a reconstructed value."""
        components = view_state.state.box.components
        sides = components.printed_minecart_side
        boxes = tuple(
            (geometry.regions.board_to_scene(mine.diamond_box(geometry, components, colour)), sides[colour])
            for colour in Colour
            if mine.is_printed_side_guessed(components, colour)
        )

        def paint(canvas: Canvas) -> None:
            for box, side in boxes:
                ink = "soil3" if side == MineSide.LIT else "cave_text"
                canvas.paint_at("pieces", "diamond", *box.center, 0.8 * geometry.mine_scale, swap={"ink3": ink})

        sheets.show("diamonds", Layer.OUTCOME, geometry.regions.board, boxes, paint)

    def _paint_opponent_sign(self, sheets: PaintedSheets, view_state: ViewState, geometry: Geometry) -> None:
        """Paints a sign with the owner's name on the large mine, if the mine belongs to another player."""
        if not view_state.shows_opponent_board:
            sheets.hide("guest")
            return
        name = view_state.seats[view_state.board_seat].name
        box = geometry.box_in_mine("preview")

        def paint(canvas: Canvas) -> None:
            x, y = box.center
            text = Caption.OTHER_MINE.format(name=name)
            canvas.pill(x, y - 12, text, icon="eye", fill="paperhi", ink="ink", line="ink", align="m")

        sheets.show("guest", Layer.OUTCOME, box.grown(60), (name, box), paint)

    @override
    def paint_choice(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints what depends on the chosen elements: numbers in the tray, ropes, names of the cage's next levels."""
        geometry = Geometry(self._art, view_state.regions)
        self._paint_tray_numbers(sheets, view_state, geometry)
        self._paint_ropes(sheets, view_state, geometry)
        levels = previews.reachable_levels(view_state)
        if not levels:
            sheets.hide("levels")
            return
        shaft = geometry.box_in_mine("shaft.rail").grown(20)
        content = (levels, view_state.regions.board)
        sheets.show("levels", Layer.OUTCOME, shaft, content, previews.paint_level_names, geometry, levels)

    def _paint_tray_numbers(self, sheets: PaintedSheets, view_state: ViewState, geometry: Geometry) -> None:
        """Paints numbers on drawn pieces while the player points at the button for putting all of them back.

        The pieces will be drawn again in the order of these numbers.
        """
        is_asked = elements.WHOLE_HAND in (*view_state.details.path, *view_state.details.hovered_path)
        found = places.tray_of(geometry, places_key(view_state)) if is_asked else None
        if found is None:
            sheets.hide("tray.numbers")
            return
        sheets.show("tray.numbers", Layer.OUTLINE, found.box.grown(_MARGIN), found, tray.paint_numbers, found)

    @override
    def paint_hovered(self, sheets: PaintedSheets, view_state: ViewState) -> None:
        """Paints the preview of the move under the pointer, and numbers in the tray."""
        geometry = Geometry(self._art, view_state.regions)
        self._paint_tray_numbers(sheets, view_state, geometry)
        preview = previews.preview(self._game, view_state)
        board = view_state.regions.board
        for name in ("preview", "preview.place", "preview.pill", "preview.orders", "preview.cage"):
            sheets.hide(name)
        if preview is None:
            return
        box = geometry.box_in_mine("preview").grown(_MARGIN)
        above = geometry.box_in_mine("moves") if preview.all_steps else box
        bottom = previews.text_box(geometry, preview).bottom + _MARGIN
        box = Box(box.x, min(box.y, above.y), box.width, bottom - min(box.y, above.y)).grown(_MARGIN)
        sheets.show("preview", Layer.NOTE, box, (preview, board), previews.paint, geometry, preview)
        player = view_state.state.players[view_state.viewer]
        if (level := preview.cage_level) is not None:
            box = geometry.regions.board_to_scene(geometry.cage_box(level)).grown(_MARGIN)
            sheets.show("preview.cage", Layer.TINT + 1, box, (level, board), previews.paint_pale_cage, geometry, level)
        if preview.tile_face is not None:
            printed = view_state.state.box.components.printed_minecart_side
            box = previews.new_tile_box(geometry, printed, player.tiles, preview.tile_face)
            sheets.show("preview.place", Layer.OUTLINE, box.grown(_MARGIN), box, previews.paint_new_tile, box)
        if preview.space is not None and preview.space != BANK:
            space = yard.space_picture(view_state, preview.space)
            box = geometry.space_box(preview.space).grown(_MARGIN)
            key = (space, view_state.regions.yard)
            sheets.show("preview.pill", Layer.OUTCOME, box, key, yard.paint_cost_label, geometry, space, "hover")
        if preview.delivered_orders:
            delivered, cards = preview.delivered_orders, tuple(player.orders)
            content = (delivered, cards, board)
            sheets.show(
                "preview.orders", Layer.OUTLINE, board, content, previews.outline_orders, geometry, delivered, cards
            )
