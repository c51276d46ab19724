"""Painting of the small boards of the rules, in two themes and several widths, with the printed values of the box."""

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.game_ui.gueules_noires.rules.board_painter import paint_board
from haspelknecht_qt.game_ui.gueules_noires.rules.book import GueulesNoiresRuleBook
from haspelknecht_qt.games.gueules_noires import components
from haspelknecht_qt.games.gueules_noires.printed import SPACE_IDS, TILE_IDS
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.ui.rules.markup import BoardBlock
from haspelknecht_qt.ui.rules.texts import blocks_of
from haspelknecht_qt.ui.window.look import Look
from tests.games.gueules_noires.table import BUILT_IN
from tests.languages import SOURCE

RULES = GueulesNoiresRuleBook(BUILT_IN)
READ_ROW = RULES.rule_texts.rule_markup.read_row


@pytest.fixture(params=[themes.LIGHT, themes.DARK], ids=["light", "dark"])
def look(request, qapp):  # noqa: ARG001 - fonts and pictures need it
    made = Look(Art(paths.art_folders("gueules_noires"), request.param), Typography(paths.resources()))
    made.set(theme=request.param, text_size=1.0, scale=1.0)
    return made


def painted(look, *lines, printed=BUILT_IN, width=400):
    return paint_board(BoardBlock(tuple(map(READ_ROW, lines))), printed, look, width).toImage()


def test_every_board_of_the_rules_fits_its_width(look):
    boards = [
        block
        for chapter in RULES.rule_texts.texts(SOURCE).chapters
        for block in blocks_of(chapter)
        if isinstance(block, BoardBlock)
    ]
    for board in boards:
        for width in (180, 300, 440):
            picture = RULES.built_in.board_pixmap(board, look, width)
            assert picture.width() <= width * picture.devicePixelRatio()
            assert picture.height() > 30


def test_every_space_every_tile_and_every_piece_can_be_painted(look):
    spaces = [painted(look, f"space {space} price 1") for space in SPACE_IDS]
    tiles = [painted(look, f"pieces: tile {tile}") for tile in TILE_IDS]
    pieces = [
        painted(look, f"pieces: {name}")
        for name in ("yellow", "grey", "worker", "franc", "truck", "cage", "lamp", "vp")
    ]
    empty = painted(look, "pieces: +")
    assert len({bytes(image.constBits()) for image in tiles}) == len(TILE_IDS)
    assert all(image != empty for image in (*spaces, *pieces))


def test_workers_and_cubes_are_painted(look):
    assert painted(look, "space money-5 price 1") != painted(look, "space money-5 workers woad 1 price 2")
    assert painted(look, "space money-5 workers woad 1 price 2") != painted(
        look, "space money-5 workers leaf 1 price 2"
    )
    assert painted(look, "order horsecart-07: grey -") != painted(look, "order horsecart-07: grey grey")
    assert painted(look, "order handcart-08: black yellow+grey") != painted(look, "order handcart-08: black grey+grey")


def test_corrected_values_are_painted(look):
    corrected = components.apply_corrections(BUILT_IN, "[money]\nmoney-5 = 9\n", "my.toml")
    assert painted(look, "space money-5 price 1") != painted(look, "space money-5 price 1", printed=corrected)
    assert painted(look, "space money-6 price 1") == painted(look, "space money-6 price 1", printed=corrected)


def test_rows_of_spaces_lie_side_by_side_on_a_wide_board(look):
    lines = ["space money-4 price 1", "space money-5 price 1", "space money-6 price 1"]
    wide, narrow = painted(look, *lines, width=430), painted(look, *lines, width=200)
    assert narrow.height() > 2 * wide.height()
