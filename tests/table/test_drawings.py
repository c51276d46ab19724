"""Drawings of several views: shared pixmaps, and each view's own theme, pixel ratio and folders."""

import pytest
from PySide6.QtCore import QSizeF

from haspelknecht_qt import paths
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.drawings import Drawings, SvgSheet
from haspelknecht_qt.table.themes import DARK, LIGHT, Theme, theme

FOLDERS = paths.art_folders("haspelknecht")
FOLDER = FOLDERS[0]
SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect id="a" width="9" height="9" class="f-{}"/></svg>'
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def shared():
    return Drawings()


def folder_with(path, colours="", **sheets):
    """Creates a folder of drawings. Each sheet is a square in the colour of a token."""
    path.mkdir()
    for name, token in sheets.items():
        (path / f"{name}.svg").write_text(SQUARE.format(token), "utf-8")
    if colours:
        (path / "colours.toml").write_text(colours, "utf-8")
    return path


def square_colour(art, sheet, **how):
    return art.pixmap(sheet, "a", QSizeF(5, 5), **how).toImage().pixelColor(2, 2).name()


def test_views_share_their_pixmaps(shared):
    one, other = Art(FOLDERS, LIGHT, shared), Art(FOLDERS, theme("light"), shared)
    assert one.pixmap("pieces", "coal") is other.pixmap("pieces", "coal")
    parts = [("board", "landscape"), ("season_winter", "season")]
    winter = one.theme.variant_colours("winter")
    assert one.compose(parts, 0.3, swap=winter)[0] is other.compose(parts, 0.3, swap=winter)[0]
    assert one.pixmap("pieces", "coal") is not Art(FOLDERS, LIGHT).pixmap("pieces", "coal")


def test_each_view_has_its_own_theme_and_pixel_ratio(shared):
    one, other = Art(FOLDERS, LIGHT, shared), Art(FOLDERS, LIGHT, shared)
    light = one.pixmap("tiles", "hex.2")
    other.set_theme(DARK)
    other.pixel_ratio = 2.0
    assert one.pixmap("tiles", "hex.2") is light
    assert other.pixmap("tiles", "hex.2") is not light
    assert other.pixmap("tiles", "hex.2").devicePixelRatio() == 2.0


def test_swap_of_an_unused_colour_reuses_the_pixmap(shared):
    art = Art(FOLDERS, LIGHT, shared)
    assert "grass" not in {name[2:] for name in SvgSheet.read(FOLDER / "pieces.svg").classes}
    assert art.pixmap("pieces", "coal", swap={"grass": "ink"}) is art.pixmap("pieces", "coal")
    assert art.pixmap("pieces", "coal", swap={"coal": "ink"}) is not art.pixmap("pieces", "coal")


def test_themes_with_one_name_and_other_colours_have_their_own_pixmaps(shared):
    art = Art(FOLDERS, LIGHT, shared)
    tokens = {**art.theme.tokens, "level2": "#123456"}
    other = Art(FOLDERS, Theme("light", "default", tokens, art.theme.game_colours), shared)
    assert art.pixmap("tiles", "hex.2").toImage() != other.pixmap("tiles", "hex.2").toImage()


def test_a_sheet_comes_from_the_first_folder_that_has_it(tmp_path, shared):
    game = folder_with(tmp_path / "game", banner="go")
    common = folder_with(tmp_path / "common", banner="stop", icons="ink")
    art = Art((game, common), LIGHT, shared)
    assert square_colour(art, "banner") == LIGHT["go"]
    assert square_colour(art, "icons") == LIGHT["ink"]
    assert square_colour(Art((common,), LIGHT, shared), "banner") == LIGHT["stop"]
    with pytest.raises(FileNotFoundError, match=r"board\.svg in .*game, .*common"):
        art.element_ids("board")


def test_two_games_may_give_one_token_different_colours(tmp_path, shared):
    one = Art((folder_with(tmp_path / "one", 'hay = ["#aa0000", "#bb0000"]\n', barn="hay"),), LIGHT, shared)
    two = Art((folder_with(tmp_path / "two", 'hay = ["#00aa00", "#00bb00"]\n', barn="hay"),), DARK, shared)
    assert (square_colour(one, "barn"), square_colour(two, "barn")) == ("#aa0000", "#00bb00")
    # A window hands its theme to the drawings of every game.
    two.set_theme(one.theme)
    assert square_colour(two, "barn") == "#00aa00"
    assert two.theme.palette == themes.DEFAULT_PALETTE


def test_drawings_without_game_colours_have_the_shared_colours(tmp_path, shared):
    art = Art((folder_with(tmp_path / "common", icons="ink"),), LIGHT, shared)
    assert art.theme is LIGHT
    assert square_colour(art, "icons", swap={"ink": "go"}) == LIGHT["go"]


def test_swap_can_exchange_the_colours_of_two_tokens(tmp_path, shared):
    art = Art((folder_with(tmp_path / "common", one="ink", two="paper"),), LIGHT, shared)
    swap = {"ink": "paper", "paper": "ink"}
    assert (square_colour(art, "one", swap=swap), square_colour(art, "two", swap=swap)) == (
        LIGHT["paper"],
        LIGHT["ink"],
    )


def test_style_is_inserted_after_the_root_tag(tmp_path):
    path = folder_with(tmp_path / "common", icons="ink") / "icons.svg"
    text = SvgSheet.read(path).text_with_rules(".f-ink{fill:#000000}")
    assert 'viewBox="0 0 9 9"><style>.f-ink{fill:#000000}</style><rect' in text


def test_error_names_an_empty_sheet(tmp_path, shared):
    (tmp_path / "empty.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf-8")
    with pytest.raises(ValueError, match=r"empty\.svg"):
        Art((tmp_path,), LIGHT, shared).view_box("empty")


def test_invalid_game_colours_are_refused_when_art_is_created(tmp_path, shared):
    folder = folder_with(tmp_path / "game", 'hay = "#aa0000"\n', barn="hay")
    with pytest.raises(ValueError, match=r"colours\.toml: hay"):
        Art((folder,), LIGHT, shared)


def test_oldest_renderers_beyond_the_limit_are_released(shared, monkeypatch):
    art = Art(FOLDERS, LIGHT, shared)
    for sheet, element in (("icons", "icon.log"), ("pieces", "coal"), ("icons", "icon.moves")):
        art.pixmap(sheet, element)
    assert [path.stem for path, _ in shared._renderers] == ["pieces", "icons"]
    length = len(shared.sheet(FOLDERS, "icons").text)
    monkeypatch.setattr("haspelknecht_qt.table.drawings._MAX_SVG_LENGTH_AT_REST", length)
    shared.release_renderers()
    assert [path.stem for path, _ in shared._renderers] == ["icons"]
    assert not art.pixmap("pieces", "wood").isNull()
