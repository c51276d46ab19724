"""Each element of a path is visible on the table, and the texts fit in every language."""

from functools import lru_cache
from itertools import product

import pytest
from PySide6.QtCore import QPointF

from haspelknecht_qt import paths
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.game_ui.haspelknecht import pointing, tips
from haspelknecht_qt.game_ui.haspelknecht.boards import wheel
from haspelknecht_qt.game_ui.haspelknecht.boards.developments import DRAWN_TILE_WIDTH, NAME_WIDTH, TILE_NAME_STYLE
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import hex_field
from haspelknecht_qt.game_ui.haspelknecht.pieces import HaspelknechtPieces, pieces_on_table
from haspelknecht_qt.game_ui.haspelknecht.places import BOARD_BUTTONS, needed_board_buttons, places
from haspelknecht_qt.game_ui.haspelknecht.places_key import places_key
from haspelknecht_qt.game_ui.haspelknecht.regions import arrange
from haspelknecht_qt.game_ui.haspelknecht.texts import captions
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.layouts import first_play_placement
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import Canvas, box_of
from haspelknecht_qt.table.elements import OPPONENT_BOARD
from haspelknecht_qt.table.ledger import Piece as TablePiece
from haspelknecht_qt.table.places import Shape
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from haspelknecht_qt.table.typography import CAPTION, CAPTION_STRONG, Fonts, Typography
from haspelknecht_qt.table.window_plan import Box, LayoutMode
from haspelknecht_qt.ui.widgets.formats import signed_text
from tests.languages import CODES, has_terms, term_rows
from tests.short_forms import sparse_product
from tests.ui.games import GAME, KINDS, kind_name, positions

SIZES = [
    (LayoutMode.WIDE, 1554, 1080),
    (LayoutMode.WIDE, 1554, 1240),
    (LayoutMode.SMALL, 1220, 720),
    (LayoutMode.SMALL, 1440, 720),
]
BUTTONS = {"confirm", "pass", "finish", "end_turn", "done", "keep_water", "decline"}

PIECES = HaspelknechtPieces()


@pytest.fixture(scope="module")
def art(drawings):
    return Art(paths.art_folders("haspelknecht"), themes.LIGHT, drawings)


@lru_cache
def arranged(size, seats):
    regions = arrange(*size, seats)
    return regions, hex_field(regions.developments, first_play_placement(seats))


def unnamed(_place):
    return ""


@pytest.mark.parametrize("size, options", sparse_product(SIZES, KINDS[::4]))
def test_every_element_of_every_path_lies_within_the_view(art, options, size):
    seats = options["players"]
    regions, field = arranged(size, seats)
    view = Box(0, 0, regions.width, regions.height)
    key = shown = None
    for state, legal in positions(options, 1):
        found = pointing.paths(state, legal)
        new = places_key(state, state.seat, state.seat, regions, field, needed_board_buttons(found))
        if new != key:
            key, shown = new, {place.id: place for place in places(art, new, unnamed)}
            assert all(view.contains(box_of(place.shape.bounds)) for place in shown.values())
        lying = pieces_on_table(state, state.seat, PLAYER_COLOURS)
        sources = {
            PIECES.element_of(TablePiece(0, kind, place, 0), frozenset()): place
            for place, kinds in lying.items()
            for kind in kinds
        }
        for path, _ in found:
            for element in path:
                assert element in BUTTONS or element in shown or sources[element] in shown, element


@pytest.mark.parametrize("options", KINDS[1::5], ids=kind_name)
def test_every_piece_lies_within_the_view(art, options):
    """The board in front is the viewer's, or that of another player."""
    seats = options["players"]
    regions, field = arranged(SIZES[0], seats)
    view = Box(0, 0, regions.width, regions.height)
    for number, (state, _) in enumerate(positions(options, 3)):
        if number % 7:
            continue
        for own in (0, seats - 1):
            key = places_key(state, own, own, regions, field, ())
            shown = {place.id: place for place in places(art, key, unnamed)}
            for place, kinds in pieces_on_table(state, own, PLAYER_COLOURS).items():
                if place.endswith("digger") and place not in shown:
                    continue  # The tile covers the Coal-digger of this phase, with the pieces on him.
                for index in range(len(kinds)):
                    assert place in shown, f"{place} holds {kinds} and is not on the table"
                    spot = shown[place].slot(index, len(kinds))
                    assert view.contains_point(spot.x(), spot.y()), place


def test_ids_of_places_are_unique(art):
    for state, legal in positions(KINDS[2], 3):
        board_buttons = needed_board_buttons(pointing.paths(state, legal))
        regions, field = arranged(SIZES[0], KINDS[2]["players"])
        for board_seat in range(KINDS[2]["players"]):
            key = places_key(state, 0, board_seat, regions, field, board_buttons)
            ids = [place.id for place in places(art, key, unnamed)]
            assert len(ids) == len(set(ids))
            assert any(name.startswith(OPPONENT_BOARD) for name in ids) == (board_seat != 0)
            if board_seat:
                assert "farmer" not in ids


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_of_named_layouts_have_places(art, players):
    for layout in GAME.components.layouts.values():
        if players not in layout.player_counts:
            continue
        placement = layouts.place_random_tiles(layout, Generator(5, 1))
        options = {"players": players, "layout": layout.id}
        state = next(state for state, _ in positions(options, 5))
        placement = GAME.setup(options, 5).placement
        regions = arrange(LayoutMode.WIDE, 1554, 1080, players)
        field = hex_field(regions.developments, placement)
        shown = {place.id: place for place in places(art, places_key(state, 0, 0, regions, field, ()), unnamed)}
        for number in placement.tile_numbers:
            x, y = field.tile_centres[number]
            assert shown[f"tile.{number}"].shape.contains(QPointF(x, y))


def test_no_target_covers_the_middle_of_another(art):
    """Checks the places that can be targets at the same time."""
    state = next(state for state, _ in positions({"players": 4}, 1))
    regions, field = arranged(SIZES[0], 4)
    shown = {place.id: place.shape for place in places(art, places_key(state, 0, 0, regions, field, ()), unnamed)}
    targets = ["farmer", "farmhand", "digger", "cart.1", "cart.2", "pinge.wood", "tunnel.wood", "shaft.coal", "brook"]
    targets += [f"farm.{kind}" for kind in ("food", "wood", "coal", "thaler")] + ["storage.farm", "player_disk"]
    for one, other in product(targets, repeat=2):
        if one != other:
            assert not shown[one].contains(shown[other].center), (one, other)


# Words

TILE_NAMES = {
    code: [row[code] for row in term_rows(code, "haspelknecht") if row["id"].startswith("tile_")]
    for code in CODES
    if has_terms(code, "haspelknecht")
}
"""The names of the twenty tiles in each language."""


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.333, 2.0])
@pytest.mark.parametrize("names", TILE_NAMES.values(), ids=TILE_NAMES)
def test_names_of_tiles_fit_on_their_tiles(art, names, scale):
    canvas = Canvas(art, Fonts(Typography(paths.resources())), Box(0, 0, 10, 10), scale, scale)
    with canvas.origin_at(0, 0, 117 / DRAWN_TILE_WIDTH):
        assert len(names) == 20
        for name in names:
            assert canvas.text_width(name, TILE_NAME_STYLE) <= NAME_WIDTH, name
    canvas.finish()


class TestCanvas:
    """Text on the canvas: its size on the screen, and how it fits into little room."""

    @pytest.fixture
    def canvas(self, art):
        canvas = Canvas(art, Fonts(Typography(paths.resources())), Box(0, 0, 400, 100), 0.5, 1.0)
        yield canvas
        canvas.finish()

    @pytest.mark.usefixtures("art")
    def test_text_is_never_smaller_than_the_minimum(self):
        fonts = Fonts(Typography(paths.resources()))
        font, _ = fonts.get(CAPTION, scale=0.5, device=2.0)
        assert font.pixelSize() == 22
        font, _ = fonts.get(CAPTION, scale=2.0, device=1.0)
        assert font.pixelSize() == 25

    @pytest.mark.usefixtures("art")
    def test_text_size_setting_does_not_change_fixed_texts(self):
        fonts = Fonts(Typography(paths.resources(), 1.3))
        assert fonts.get(CAPTION.sized(20), 1.0, 1.0)[0].pixelSize() == 26
        assert fonts.get(caption_style(fixed=True), 1.0, 1.0)[0].pixelSize() == 20

    def test_shrunk_text_fits_into_its_width(self, art):
        canvas = Canvas(art, Fonts(Typography(paths.resources())), Box(0, 0, 400, 100), 2.0, 2.0)
        text = "Opens when the Pinge is exhausted"
        wide = canvas.text_width(text, CAPTION_STRONG)
        assert canvas.shrunk_text(0, 20, text, wide * 0.8, CAPTION_STRONG) <= wide * 0.8 + 1
        assert canvas.shrunk_text(0, 20, text, wide * 0.1, CAPTION_STRONG) <= wide * 0.1 + 1
        canvas.finish()

    def test_lines_break_between_words(self, canvas):
        lines = canvas.wrapped_lines("one two three four five six seven eight", 120, CAPTION)
        assert " ".join(lines) == "one two three four five six seven eight"
        assert len(lines) > 1
        assert all(canvas.text_width(line, CAPTION) <= 120 for line in lines)

    def test_nested_origins_multiply_their_zoom(self, canvas):
        with canvas.origin_at(10, 10, 2.0):
            assert canvas.zoom == 2.0
            with canvas.origin_at(1, 1, 3.0):
                assert canvas.zoom == 6.0
        assert canvas.zoom == 1.0


def caption_style(*, fixed):
    return type(CAPTION)(CAPTION.role, 20, None, fixed)


def test_every_step_and_board_button_has_a_caption():
    assert all(captions.activity(step, 1) for step in Step)
    assert captions.activity(Step.EXECUTING, 3) == captions.activity(Step.PLANNING, 0)
    start = GAME.initial_state(GAME.setup({}, 1))
    assert captions.activity(start.step, wheel.wheel_field_of(start)) == captions.Caption.SET_UP.text
    assert len({captions.board_button_text(button) for button in BOARD_BUTTONS}) == len(BOARD_BUTTONS)
    assert signed_text(-2) == "\N{MINUS SIGN}2"
    assert signed_text(0) == "0"
    assert captions.missing_for_lease_text(2, 0) != captions.missing_for_lease_text(0, 2)


def test_every_reason_for_a_guess_is_marked_for_translation():
    components = GAME.components
    shown = [key for key in components.value_keys() if not key.startswith("layout")]
    sources = [components.provenance(key) for key in shown]
    guessed = {source.why for source in sources if source.is_guessed}
    assert guessed == set(tips.REASONS)


def test_tooltips_of_diamonds_give_the_reasons_for_guesses(art):
    state = next(state for state, _ in positions({"players": 4}, 1))
    regions, field = arranged(SIZES[0], 4)
    tooltips = [
        tips.reasons_for_guesses(state.box.components, keys)
        for _, keys in tips.diamond_boxes(art, state, regions, field)
    ]
    assert sum(bool(text) for text in tooltips) == 2 + 1 + 7 + 20
    box, _ = next(iter(tips.diamond_boxes(art, state, regions, field)))
    assert tips.diamond_tooltip(art, state, regions, field, box.x + 1, box.y + 1) == tooltips[0]
    assert tips.diamond_tooltip(art, state, regions, field, -5, -5) == ""


def test_hexagon_contains_a_point_near_its_corner():
    assert Shape.hexagon(0, 0, 10).contains(QPointF(0, 9))
