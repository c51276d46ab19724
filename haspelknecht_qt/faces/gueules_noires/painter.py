"""Paints the table of Gueules Noires: every sheet for one sight of the game.

A sight is all that the picture depends on. Each sheet is told the part of it that it shows, so only what has changed is painted again.
"""

from __future__ import annotations

from collections.abc import Callable

from haspelknecht_qt.faces.gueules_noires import elements, places, tips, transitions
from haspelknecht_qt.faces.gueules_noires.boards import (
    forecast,
    majorities,
    mine,
    opponents,
    previews,
    tray,
    yard,
)
from haspelknecht_qt.faces.gueules_noires.boards.geometry import Geometry
from haspelknecht_qt.faces.gueules_noires.places_key import places_key
from haspelknecht_qt.faces.gueules_noires.sight import Sight
from haspelknecht_qt.faces.gueules_noires.words import captions
from haspelknecht_qt.faces.gueules_noires.words.pit_words import PitWords
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.match_data import BANK
from haspelknecht_qt.games.gueules_noires.state import Colour, Side
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.layers import Layer
from haspelknecht_qt.table.planks import paint_planks
from haspelknecht_qt.table.sheets import Paint, Sheets
from haspelknecht_qt.table.window_plan import Box, Mode

ROPES, SHEAVE = "ropes", "sheave"
"""The sheets that move while the cage rides."""
_IRON = (960.0, 480.0)
"""The size of a piece of the iron table that joins on all sides."""
_MARGIN = 8.0
"""Around boards and panels: their shadows."""


class TablePainter:
    """Paints sights into the sheets of a table."""

    def __init__(self, art: Art, game: GueulesNoires, words: PitWords) -> None:
        self._art = art
        self._game = game
        self._words = words

    def paint(self, sheets: Sheets, sight: Sight, full: tuple[str, ...]) -> None:
        """Paints everything but hints and voices; `full` are the places of minecarts with a cube."""
        geometry = Geometry(self._art, sight.regions)
        paint_planks(sheets, ("table", "table"), _IRON, sight.regions, sight.corner)
        self._yard(sheets, sight, geometry)
        self._mine(sheets, sight, geometry, full)
        self.paint_scores(sheets, sight)

    def paint_scores(self, sheets: Sheets, sight: Sight) -> None:
        """What shows the scores: the list of the players, their cards, the forecast."""
        regions = sight.regions
        clock = majorities.clock_picture(sight)
        sheets.show(
            "clock",
            Layer.BOARD,
            regions.clock.grown(_MARGIN),
            (clock, regions),
            lambda canvas: majorities.paint(canvas, regions, clock),
        )
        self._turning_clock(sheets, sight, clock)
        for number, (seat, box) in enumerate(sight.cards):
            card = opponents.card_picture(sight, seat)
            sheets.show(
                f"card.{number}",
                Layer.BOARD,
                box.grown(_MARGIN),
                (card, box),
                _card_painter(box, card, regions.mode),
            )
        self._forecast(sheets, sight, regions.forecast)

    def _turning_clock(self, sheets: Sheets, sight: Sight, clock: majorities.ClockPicture) -> None:
        """What turns on the shift clock, each on a sheet of its own."""
        box = majorities.layout(sight.regions, len(sight.seats), clock.shift).clock
        shift, marker = clock.shift, majorities.marker_of(clock)
        for name, above, shown, paint in (
            (transitions.MARKER, 1, marker, majorities.paint_marker),
            (transitions.HAND, 2, shift, majorities.paint_hand),
            ("clock.hub", 3, shift, majorities.paint_hub),
        ):
            sheets.show(name, Layer.BOARD + above, box.grown(_MARGIN), shown, _clock_painter(paint, box, shown))

    def _forecast(self, sheets: Sheets, sight: Sight, box: Box | None) -> None:
        if box is None:
            sheets.hide("forecast")
            return
        page = forecast.page(sight, self._words)
        sheets.show(
            "forecast",
            Layer.BOARD,
            box.grown(_MARGIN),
            page,
            lambda canvas: forecast.paint(canvas, box, page),
        )

    # The yard

    def _yard(self, sheets: Sheets, sight: Sight, geometry: Geometry) -> None:
        regions = sight.regions
        sheets.show(
            "yard",
            Layer.BOARD,
            regions.yard.grown(_MARGIN),
            (geometry.sheet, regions.yard),
            lambda canvas: yard.paint_fronts(canvas, geometry),
        )
        shown = yard.yard_picture(sight)
        found = places.tray_of(geometry, places_key(sight))
        for building in ("factory", "delivery", "mining", "money", "orders"):
            self._building(sheets, geometry, building, yard.spaces_of(shown, building), found)
        self._rest_of_yard(sheets, geometry, shown, found)
        if found is None:
            sheets.hide("tray")
            sheets.hide("tray.over")
            return
        picture = tray.picture(sight, found)
        sheets.show(
            "tray",
            Layer.BOARD + 2,
            found.box.grown(_MARGIN),
            picture,
            lambda canvas: tray.paint(canvas, geometry, picture),
        )
        sheets.show(
            "tray.over",
            Layer.OUTCOME,
            found.box.grown(_MARGIN),
            picture,
            lambda canvas: tray.paint_over(canvas, geometry, picture),
        )

    def _building(
        self,
        sheets: Sheets,
        geometry: Geometry,
        building: str,
        spaces: tuple[yard.SpacePicture, ...],
        covering: tray.Tray | None,
    ) -> None:
        """The spaces of a building; those that the tray covers are not seen."""
        if covering is not None:
            spaces = tuple(space for space in spaces if not covering.box.overlaps(geometry.space(space.number)))
        box = yard.all_boxes(geometry, building)
        for name, layer, paint in (
            ("plates", Layer.BOARD + 1, yard.paint_plates),
            ("captions", Layer.CAPTION, yard.paint_captions),
            ("over", Layer.OUTCOME, yard.paint_over),
        ):
            sheets.show(
                f"{building}.{name}",
                layer,
                box,
                (spaces, geometry.regions.yard),
                _spaces_painter(paint, geometry, spaces),
            )

    def _rest_of_yard(
        self, sheets: Sheets, geometry: Geometry, shown: yard.YardPicture, covering: tray.Tray | None
    ) -> None:
        where = geometry.regions.yard

        def show(name: str, building: str, layer: float, content: object, paint: Paint) -> None:
            box = yard.all_boxes(geometry, building)
            if covering is not None and covering.box.overlaps(geometry.yard(building)):
                sheets.hide(name)
            else:
                sheets.show(name, layer, box, (content, where), paint)

        seen = places.benched(geometry, len(shown.canteen))
        show(
            "bank.plate",
            "bank",
            Layer.BOARD + 1,
            shown.bank_state,
            lambda canvas: yard.paint_bank(canvas, geometry, shown.bank_state),
        )
        show(
            "bank",
            "bank",
            Layer.CAPTION,
            shown.bank,
            lambda canvas: yard.paint_bank_captions(canvas, geometry, shown.bank),
        )
        show(
            "canteen",
            "canteen",
            Layer.OUTCOME,
            shown.canteen,
            lambda canvas: yard.paint_canteen(canvas, geometry, shown.canteen, seen),
        )
        show(
            "supply",
            "supply",
            Layer.CAPTION,
            shown.supply,
            lambda canvas: yard.paint_supply(canvas, geometry, shown.supply),
        )

    # The mine in front

    def _mine(self, sheets: Sheets, sight: Sight, geometry: Geometry, full: tuple[str, ...]) -> None:
        region = sight.regions.board
        picture = mine.mine_picture(sight, full)
        around = region.grown(_MARGIN)
        sheets.show(
            "scenery",
            Layer.BOARD,
            around,
            (picture.colour, region),
            lambda canvas: mine.paint_scenery(canvas, geometry, picture.colour),
        )
        for name, layer, paint in (
            ("galleries", Layer.BOARD + 1, mine.paint_tiles),
            ("mine.captions", Layer.CAPTION, mine.paint_captions),
            ("tubs", Layer.OUTCOME, mine.paint_tubs),
            ("checks", Layer.OUTCOME, mine.paint_checks),
        ):
            sheets.show(name, layer, region, (picture, region), _mine_painter(paint, geometry, picture))
        self._ropes(sheets, sight, geometry)
        sheets.show(
            SHEAVE, Layer.CAPTION, geometry.mine("sheave"), region, lambda canvas: mine.paint_sheave(canvas, geometry)
        )
        sheets.show("headframe", Layer.CAPTION, region, region, lambda canvas: mine.paint_headframe(canvas, geometry))
        self._pair(sheets, sight, geometry)
        self._diamonds(sheets, sight, geometry)
        self._guest(sheets, sight, geometry)

    def _ropes(self, sheets: Sheets, sight: Sight, geometry: Geometry) -> None:
        """The ropes down to the cage; while that is in the hand, there is nothing that they could hold."""
        if previews.levels(sight):
            sheets.hide(ROPES)
            return
        region = sight.regions.board
        level = sight.state.players[sight.on_board].level
        sheets.show(
            ROPES,
            Layer.CAPTION,
            mine.ropes_box(geometry, level),
            (level, region),
            lambda canvas: mine.paint_ropes(canvas, geometry, level),
        )

    def _pair(self, sheets: Sheets, sight: Sight, geometry: Geometry) -> None:
        """The pill for two cubes on one spot, while that is possible."""
        if not places_key(sight).pairs:
            sheets.hide("pair")
            return
        box = places.pair_pill(geometry)
        sheets.show("pair", Layer.CAPTION, box.grown(2), box, lambda canvas: mine.paint_pair(canvas, geometry, box))

    def _diamonds(self, sheets: Sheets, sight: Sight, geometry: Geometry) -> None:
        """On values that had to be reconstructed."""
        components = sight.state.box.components
        boxes = tuple(
            (geometry.regions.on_board(tips.diamond(geometry, components, colour)), components.printed_minecart[colour])
            for colour in Colour
            if tips.is_guessed(components, colour)
        )

        def paint(canvas: Canvas) -> None:
            for box, side in boxes:
                ink = "soil3" if side == Side.LIT else "cave_text"
                canvas.art_at("pieces", "diamond", *box.center, 0.8 * geometry.zoom, swap={"ink3": ink})

        sheets.show("diamonds", Layer.OUTCOME, geometry.regions.board, boxes, paint)

    def _guest(self, sheets: Sheets, sight: Sight, geometry: Geometry) -> None:
        """A sign on another player's mine."""
        if not sight.is_guest:
            sheets.hide("guest")
            return
        name = sight.seats[sight.on_board].name
        box = geometry.mine("preview")

        def paint(canvas: Canvas) -> None:
            x, y = box.center
            text = captions.other_mine(name)
            canvas.pill(x, y - 12, text, icon="eye", fill="paperhi", ink="ink", line="ink", align="m")

        sheets.show("guest", Layer.OUTCOME, box.grown(60), (name, box), paint)

    # Hints

    def paint_hints(self, sheets: Sheets, sight: Sight) -> None:
        """What depends on what the player holds: the names of the levels while the cage is in the hand."""
        geometry = Geometry(self._art, sight.regions)
        self._numbers(sheets, sight, geometry)
        self._ropes(sheets, sight, geometry)
        levels = previews.levels(sight)
        if not levels:
            sheets.hide("levels")
            return
        shaft = geometry.mine("shaft.rail").grown(20)
        sheets.show(
            "levels",
            Layer.OUTCOME,
            shaft,
            (levels, sight.regions.board),
            lambda canvas: previews.paint_levels(canvas, geometry, levels),
        )

    def _numbers(self, sheets: Sheets, sight: Sight, geometry: Geometry) -> None:
        """In which order everything will be drawn again, while all of it is put back at once."""
        is_asked = elements.ALL in (*sight.details.path, *sight.details.pointed)
        found = places.tray_of(geometry, places_key(sight)) if is_asked else None
        if found is None:
            sheets.hide("tray.numbers")
            return
        sheets.show(
            "tray.numbers",
            Layer.OUTLINE,
            found.box.grown(_MARGIN),
            found,
            lambda canvas: tray.paint_numbers(canvas, found),
        )

    def paint_pointed(self, sheets: Sheets, sight: Sight) -> None:
        """What a move would bring that is pointed at."""
        geometry = Geometry(self._art, sight.regions)
        self._numbers(sheets, sight, geometry)
        preview = previews.preview(self._game, sight)
        board = sight.regions.board
        for name in ("preview", "preview.place", "preview.pill", "preview.orders", "preview.cage"):
            sheets.hide(name)
        if preview is None:
            return
        box = geometry.mine("preview").grown(_MARGIN)
        above = geometry.mine("moves") if preview.of_all else box
        bottom = previews.note_box(geometry, preview).bottom + _MARGIN
        box = Box(box.x, min(box.y, above.y), box.width, bottom - min(box.y, above.y)).grown(_MARGIN)
        sheets.show(
            "preview", Layer.NOTE, box, (preview, board), lambda canvas: previews.paint(canvas, geometry, preview)
        )
        if preview.level is not None:
            self._ghost_of_cage(sheets, sight, geometry, preview.level)
        if preview.face is not None:
            self._place_of_tile(sheets, sight, geometry, preview.face)
        if preview.space is not None and preview.space != BANK:
            space = yard.yard_picture(sight).spaces[preview.space]
            box = geometry.space(preview.space).grown(_MARGIN)
            sheets.show(
                "preview.pill",
                Layer.OUTCOME,
                box,
                (space, sight.regions.yard),
                lambda canvas: yard.paint_pill(canvas, geometry, space, "hover"),
            )
        if preview.orders:
            lying = tuple(sight.state.players[sight.viewer].orders)
            sheets.show(
                "preview.orders",
                Layer.OUTLINE,
                board,
                (preview.orders, lying, board),
                lambda canvas: previews.paint_orders(canvas, geometry, preview.orders, lying),
            )

    def _ghost_of_cage(self, sheets: Sheets, sight: Sight, geometry: Geometry, level: int) -> None:
        box = geometry.regions.on_board(geometry.cage(level))
        sheets.show(
            "preview.cage",
            Layer.TINT + 1,
            box.grown(_MARGIN),
            (level, sight.regions.board),
            lambda canvas: previews.paint_ghost(canvas, geometry, level),
        )

    def _place_of_tile(self, sheets: Sheets, sight: Sight, geometry: Geometry, face: int) -> None:
        player = sight.state.players[sight.viewer]
        spot = previews.tile_place(geometry, sight.state.box.components.printed_minecart, player, face)
        sheets.show(
            "preview.place", Layer.OUTLINE, spot.grown(_MARGIN), spot, lambda canvas: previews.paint_place(canvas, spot)
        )


def _clock_painter(paint: Callable[[Canvas, Box, int], None], box: Box, shown: int) -> Paint:
    return lambda canvas: paint(canvas, box, shown)


def _card_painter(box: Box, card: opponents.CardPicture, mode: Mode) -> Paint:
    return lambda canvas: opponents.paint(canvas, box, card, mode)


def _spaces_painter(
    paint: Callable[[Canvas, Geometry, tuple[yard.SpacePicture, ...]], None],
    geometry: Geometry,
    spaces: tuple[yard.SpacePicture, ...],
) -> Paint:
    return lambda canvas: paint(canvas, geometry, spaces)


def _mine_painter(
    paint: Callable[[Canvas, Geometry, mine.MinePicture], None], geometry: Geometry, picture: mine.MinePicture
) -> Paint:
    return lambda canvas: paint(canvas, geometry, picture)
