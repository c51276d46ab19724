"""Drawings and their loader: well-formed, complete, by the rules for drawings, and found by id."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtSvg import QSvgRenderer

from haspelknecht_qt import paths
from haspelknecht_qt.games import GAMES
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.drawings import Drawings, SvgSheet
from haspelknecht_qt.table.themes import DARK, LIGHT, PALETTES, PLAYER_COLOURS, css_rules, theme

RESOURCES = paths.resources()
FOLDERS = paths.art_folders("haspelknecht")
FOLDER = FOLDERS[0]
FILES = [file for folder in FOLDERS for file in sorted(folder.glob("*.svg"))]
SEASONS = ("spring", "summer", "autumn", "winter")
GAME_FOLDERS = {
    file: paths.art_folders(name)
    for name in reversed(GAMES)
    for folder in paths.art_folders(name)
    for file in sorted(folder.glob("*.svg"))
}
"""Art folders of the game of every drawing. Shared drawings have the folders of the first game."""
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"path", "rect", "circle", "ellipse"}
GEOMETRY = {
    "path": {"d"},
    "rect": {"x", "y", "width", "height", "rx"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "g": set(),
}
ATTRIBUTES = {
    "id",
    "transform",
    "class",
    "fill-opacity",
    "opacity",
    "stroke-width",
    "stroke-opacity",
    "stroke-dasharray",
}
SHEETS_WITH_BOXES = ("pieces", "people", "buildings", "tiles", "icons")
TILES = [level * 10 + number for level in range(1, 5) for number in range(1, 6)]


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def art():
    return Art(FOLDERS, LIGHT)


def drawing(file: Path) -> ET.Element:
    return ET.parse(file).getroot()  # noqa: S314 - our own files


def numbered(pattern: str, *ranges: range) -> set[str]:
    names = {pattern}
    for numbers in ranges:
        names = {name.replace("#", str(number), 1) for name in names for number in numbers}
    return names


BOARD_PLACES = {
    "digger", "digger.pay", "pinge", "pinge.bonus", "brook", "haspel.tile", "haspelknecht", "haspelknecht.pay", "miner", "miner.pay",
    "cart.1", "cart.2", "farmer", "farmer.outcome", "farmhand", "farmhand.outcome", "building.barn", "building.coal_storage",
    "building.charcoal_burner", "building.water_mill", "mill", "farm", "farm.food", "farm.wood", "farm.coal", "farm.thaler",
    "farm.debt", "shaft", "band",
    *numbered("pinge.coal.#", range(1, 8)), *numbered("pinge.wood.#", range(1, 3)), *numbered("pinge.water.#", range(1, 6)),
    *numbered("pinge.bonus.#", range(1, 4)), *numbered("haspelknecht.action.#", range(1, 4)), *numbered("miner.coal.#", range(1, 4)),
    *numbered("cart.1.disk.#", range(1, 7)), *numbered("cart.2.disk.#", range(1, 6)), *numbered("farmer.disk.#", range(1, 7)),
    *numbered("farmhand.disk.#", range(1, 7)), *numbered("mill.disk.#", range(1, 7)), *numbered("farm.storage.#", range(1, 5)),
    *numbered("marker.#", range(1, 7)), *numbered("shaft.water.#", range(1, 7)), *numbered("shaft.coal.#", range(1, 13)),
    *numbered("tunnel.#", range(7)), *numbered("tunnel.wood.#", range(7)), *numbered("tunnel.coal.#.#", range(7), range(1, 4)),
    *numbered("tunnel.tablet.#", range(7)), *numbered("tunnel.shield.#", range(7)), *numbered("tunnel.symbol.#.#", range(7), range(1, 4)),
}  # fmt: skip
ELEMENTS = {
    "pieces": {
        *(f"disk.{colour}{variant}" for colour in ("black", "brown", "yellow") for variant in ("", ".ghost")), "disk.any",
        *(f"{kind}.{player}" for kind in ("player", "pattern") for player in PLAYER_COLOURS),
        "coal", "coal.dug", "wood", "food", "thaler", "water", "water.missing", "water.missing.gauge", "debt",
        "prop.pinge", "prop.pinge.missing", "prop.tunnel", "prop.tunnel.missing",
        *(f"marker.{name}" for name in ("hauling_cable", "wheelbarrow", "ladder", "windlass", "oil_lamp", "hammer_and_pick")),
        "vp.silver", "vp.bronze", "vp.owned", "bonus.open", "bonus.owned", "phase_marker", "lock", "diamond", "slot.disk",
        "slot.storage", "tablet.done", "laurel",
    },
    "tiles": {
        *(f"picture.{number}" for number in TILES), *(f"{kind}.{level}" for kind in ("hex", "assist") for level in range(1, 5)),
        *(f"symbol.{name}" for name in ("fork", "hammer_and_pick", "building", "wheelbarrow", "oil_lamp", "lorry")),
        *(f"requirement.{name}" for name in ("black", "brown", "yellow", "any")),
    },
    "people": {"farmer", "farmhand", "improved_farmhand", "coal_digger", "coal_miner", "haspelknecht"},
    "buildings": {"farmhouse", "barn", "coal_storage", "charcoal_burner", "water_mill", "cart"},
    "mine": {"shaft.open", "landing", *numbered("section.#", range(7)), *numbered("water.#", range(1, 7)), "threshold.2", "threshold.5"},
    "tile": {"tile.scene", "tile.plate.haspelknecht", "tile.plate.miner"},
    "targets": {"brook.target", "haspel.brook.target"},
    "wheel": {"wheel", *numbered("field.#", range(1, 10)), *numbered("marker.#", range(1, 10)), "centre"},
    "wheel_turn": numbered("field.#.now", range(1, 10)),
    "banner": {"banner"},
    "table": {"table"},
    "app": {"app"},
    "opponent": {"card", "card.pinge", "card.tunnel", "card.frame", *numbered("card.section.#", range(7))},
    "icons": {
        f"icon.{name}" for name in (
            "undo", "redo", "check", "cross", "menu", "plus", "search", "chevron_right", "chevron_down", "arrow", "play", "lock",
            "eye", "moves", "log", "score", "rules", "hint", "settings", "person", "bot", "dice", "copy", "refuse", "warn", "info",
            "theme", "full_screen", "sound", "trophy", "save", "flag", "diamond", "pick", "ear", "drop", "shield",
        )
    },
    "board": {
        "landscape", "underground", "pinge.scene", "carts", "planks", "plate.digger", "plate.bonus", "plate.farmer",
        "plate.farmhand", "plate.farm", "plate.mill", "plot.barn", "plot.coal_storage", "plot.charcoal_burner", "plot.water_mill",
    },
    **{f"season_{season}": {"season", "season.turf"} for season in SEASONS},
}  # fmt: skip


def test_files_are_exactly_the_expected_sheets():
    assert {file.stem for file in FILES} == set(ELEMENTS)


@pytest.mark.parametrize("sheet", ELEMENTS)
def test_sheet_contains_every_expected_element(art, sheet):
    assert ELEMENTS[sheet] <= set(art.element_ids(sheet))


@pytest.mark.parametrize("file", GAME_FOLDERS, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
class TestDrawing:
    def test_drawing_has_only_allowed_shapes_and_attributes(self, file):
        for element in drawing(file).iter():
            kind = element.tag.removeprefix(SVG)
            if kind == "svg":
                continue
            assert kind in GEOMETRY, element.get("id")
            assert set(element.keys()) <= GEOMETRY[kind] | ATTRIBUTES, element.attrib

    def test_ids_are_well_formed_and_unique(self, file):
        ids = [name for element in drawing(file).iter() if (name := element.get("id"))]
        assert not [name for name, count in Counter(ids).items() if count > 1]
        assert all(re.fullmatch(r"[a-z0-9_]+(\.[a-z0-9_]+)*", name) for name in ids)

    def test_colours_are_set_by_classes_only(self, file):
        assert not re.search(r"#[0-9a-fA-F]{3}|<style|style=", file.read_text("utf-8"))
        for element in drawing(file).iter():
            assert element.get("fill", "none") == "none", element.attrib
            assert element.get("stroke", "none") == "none", element.attrib
            kinds = [name[:2] for name in element.get("class", "").split()]
            assert kinds in ([], ["f-"], ["s-"], ["f-", "s-"]), element.attrib

    def test_classes_name_colour_tokens_of_the_game(self, file):
        art = Art(GAME_FOLDERS[file], LIGHT)
        assert {name[2:] for name in SvgSheet.read(file).classes} <= art.theme.tokens.keys()

    def test_file_is_indented_by_two_without_tabs_or_trailing_blanks(self, file):
        lines = file.read_text("utf-8").split("\n")
        assert not [line for line in lines if line != line.rstrip() or "\t" in line]
        assert all((len(line) - len(line.lstrip())) % 2 == 0 for line in lines)

    @pytest.mark.parametrize("base", [LIGHT, DARK], ids=["light", "dark"])
    def test_qt_can_render_the_drawing(self, file, base):
        sheet, shown = SvgSheet.read(file), Art(GAME_FOLDERS[file], base).theme
        variants = [shown.variant_colours(season) for season in SEASONS] if GAME_FOLDERS[file] == FOLDERS else [{}]
        for variant in variants:
            text = sheet.text_with_rules(css_rules(sheet.classes, shown, variant))
            assert QSvgRenderer(text.encode()).isValid()


@pytest.mark.parametrize("sheet", SHEETS_WITH_BOXES)
def test_content_of_a_group_stays_within_its_box(art, sheet):
    """The first rectangle of a group, without fill or line, is its box. A pixmap contains the box and no more."""
    checked = sum(check_boxes(art, file) for file in FILES if file.stem == sheet)
    assert checked >= len(ELEMENTS[sheet])


def check_boxes(art, file):
    """Checks the boxes of all groups of a file. Returns the number of these groups."""
    sheet, root, checked = file.stem, drawing(file), 0
    parents = {child: parent for parent in root.iter() for child in parent}
    for group in root.iter(f"{SVG}g"):
        first = group[0]
        in_places = (
            any(ancestor.get("id") == "places" for ancestor in _ancestors(group, parents))
            or group.get("id") == "places"
        )
        if in_places or first.tag != f"{SVG}rect" or {"class", "fill", "stroke"} & set(first.keys()):
            continue
        box = QSizeF(float(first.get("width")), float(first.get("height")))
        bounds = art.bounds(sheet, group.get("id"))
        assert bounds.width() == pytest.approx(box.width(), abs=0.3), group.get("id")
        assert bounds.height() == pytest.approx(box.height(), abs=0.3), group.get("id")
        checked += 1
    return checked


def _ancestors(element: ET.Element, parents: dict[ET.Element, ET.Element]):
    while element in parents:
        element = parents[element]
        yield element


def place_boxes(art, sheet):
    """Boxes of all places that a drawing of Haspelknecht defines, by id: the named shapes in its group "places"."""
    group = ET.parse(FOLDER / f"{sheet}.svg").getroot().find(f".//{SVG}g[@id='places']")  # noqa: S314 - our own drawings
    shapes = [] if group is None else [each for each in group.iter() if each.tag != f"{SVG}g" and each.get("id")]
    return {shape.get("id"): art.bounds(sheet, shape.get("id")) for shape in shapes}


def test_the_board_has_every_place(art):
    assert set(place_boxes(art, "board")) >= BOARD_PLACES


def test_every_place_lies_on_its_sheet_and_has_a_size(art):
    for sheet in ("board", "wheel", "opponent"):
        frame = art.view_box(sheet)
        for name, box in place_boxes(art, sheet).items():
            assert frame.contains(box), name
            assert box.width() >= 4, name
            assert box.height() >= 4, name


def test_places_of_one_kind_have_a_minimum_distance(art):
    places = place_boxes(art, "board")
    for pattern in (
        r"pinge\.(coal|wood)\.\d",
        r"farmer\.disk\.\d",
        r"shaft\.coal\.\d+",
        r"tunnel\.symbol\.\d\.\d",
        r"marker\.\d",
    ):
        centres = [box.center() for name, box in places.items() if re.fullmatch(pattern, name)]
        for at, one in enumerate(centres):
            assert all((one - other).manhattanLength() >= 24 for other in centres[:at]), pattern


def test_portraits_and_buildings_fit_their_places(art):
    places = place_boxes(art, "board")
    for worker, person in (
        ("farmer", "farmer"),
        ("digger", "coal_digger"),
        ("miner", "coal_miner"),
        ("haspelknecht", "haspelknecht"),
    ):
        assert ratio(places[f"{worker}.portrait"]) == pytest.approx(ratio(art.bounds("people", person)), rel=0.01)
    for building in ("barn", "coal_storage", "charcoal_burner", "water_mill"):
        assert ratio(places[f"building.{building}"]) == pytest.approx(
            ratio(art.bounds("buildings", building)), rel=0.01
        )
    for wood in ("pinge", "tunnel"):
        place = places[f"{wood}.wood.1"]
        assert place.size().toTuple() == pytest.approx(art.bounds("pieces", f"prop.{wood}").size().toTuple(), abs=0.3)


def ratio(box: QRectF) -> float:
    return box.width() / box.height()


def test_bounds_include_the_transformations_of_all_parents(tmp_path):
    (tmp_path / "one.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none"><g transform="translate(10 20)">'
        '<g id="inner" transform="scale(2)"><rect id="leaf" x="1" y="2" width="3" height="4"/></g></g></svg>',
        encoding="utf-8",
    )
    other = Art((tmp_path,), LIGHT)
    assert other.bounds("one", "leaf") == QRectF(12, 24, 6, 8)
    assert other.bounds("one", "inner") == QRectF(12, 24, 6, 8)


def test_a_place_without_line_and_fill_has_bounds(art):
    assert art.bounds("board", "pinge.coal.1").center().toTuple() == pytest.approx((70, 220))
    assert art.bounds("board", "tunnel.wood.0").bottom() == pytest.approx(463.5)


def test_pixmap_is_cached_by_its_size(art):
    assert art.pixmap("pieces", "coal") is art.pixmap("pieces", "coal")
    assert art.pixmap("pieces", "coal", QSizeF(20, 20)) is not art.pixmap("pieces", "coal")


def test_cropped_pixmap_is_the_middle_of_the_whole_one(art):
    size = QSizeF(400, 40)
    whole, cropped = art.pixmap("banner", "banner", size), art.pixmap("banner", "banner", size, width=120)
    assert cropped.toImage() == whole.toImage().copy(140, 0, 120, 40)
    assert art.pixmap("banner", "banner", size, width=500) is whole, "a picture is never wider than its size"


def test_pixmap_has_the_pixel_ratio_of_the_screen():
    sharp = Art(FOLDERS, LIGHT, pixel_ratio=2.0)
    pixmap = sharp.pixmap("pieces", "disk.black", QSizeF(35, 35))
    assert pixmap.size().toTuple() == (70, 70)
    assert pixmap.deviceIndependentSize() == QSizeF(35, 35)
    assert sharp.pixmap("pieces", "disk.black", QSizeF(35, 35), pixel_ratio=1.0).width() == 35
    sharp.pixel_ratio = 3.0
    assert sharp.pixmap("pieces", "disk.black", QSizeF(35, 35)).width() == 105


def middle(pixmap: QPixmap) -> str:
    return pixmap.toImage().pixelColor(pixmap.width() // 2, pixmap.height() // 2).name()


def test_theme_change_recolours_and_keeps_earlier_pixmaps(art):
    light = art.pixmap("tiles", "hex.2")
    assert middle(light) == art.theme["level2"]
    art.set_theme(DARK)
    assert middle(art.pixmap("tiles", "hex.2")) == art.theme["level2"]
    art.set_theme(LIGHT)
    assert art.pixmap("tiles", "hex.2") is light


def test_a_swap_recolours_one_pixmap(art):
    assert middle(art.pixmap("tiles", "hex.2", swap={"level2": "go_tint"})) == LIGHT["go_tint"]
    assert middle(art.pixmap("tiles", "hex.2", swap={"level2": "#123456"})) == "#123456"
    assert middle(art.pixmap("tiles", "hex.2")) == art.theme["level2"]


@pytest.mark.parametrize("palette", PALETTES)
def test_palettes_recolour_the_players(palette):
    art = Art(FOLDERS, theme("light", palette))
    shown = art.pixmap("pieces", "pattern.woad").toImage().pixelColor(20, 20).name()
    assert shown == art.theme["woad"]


def test_a_composition_covers_its_parts_within_the_board(art):
    parts = [("board", "landscape"), ("board", "underground"), ("mine", "section.0")]
    whole, corner = art.compose(parts, scale=0.5)
    assert (whole.size().toTuple(), corner.toTuple()) == ((610, 264), (0, 0))
    assert art.compose(parts, scale=0.5)[0] is whole
    bounds = art.bounds("board", "pinge.scene")
    part, corner = art.compose([("board", "pinge.scene")], pixel_ratio=2)
    assert QRectF(corner.x() / 2, corner.y() / 2, part.width() / 2, part.height() / 2).contains(bounds)
    assert part.width() <= 2 * bounds.width() + 2
    assert part.height() <= 2 * bounds.height() + 2
    assert part.toImage().pixelColor(QPoint(400, 400) - corner).alpha() == 255
    assert part.devicePixelRatio() == 2


def test_element_lies_at_its_bounds_in_a_composition(art):
    bounds = art.bounds("board", "plate.farm")
    picture, corner = art.compose([("board", "plate.farm")])
    image, inside = picture.toImage(), bounds.center().toPoint() - corner
    assert image.pixelColor(inside.x(), int(bounds.top()) - corner.y() + 12).name() == LIGHT["plate"]
    beside = [image.pixelColor(0, y).alpha() for y in range(image.height())]
    assert 0 <= int(bounds.left()) - corner.x() <= 1
    assert max(beside) < 255


@pytest.mark.usefixtures("qapp")
def test_cached_pixmaps_stay_within_the_budget():
    art = Art(FOLDERS, LIGHT, Drawings(max_pixels=10_000))
    first = art.pixmap("pieces", "coal", QSizeF(60, 60))
    for size in range(61, 70):
        art.pixmap("pieces", "coal", QSizeF(size, size))
    assert art.pixmap("pieces", "coal", QSizeF(60, 60)) is not first
    assert art.pixmap("pieces", "coal", QSizeF(60, 60)).width() == 60


@pytest.mark.usefixtures("qapp")
def test_large_pixmaps_displace_each_other_but_no_small_ones():
    art = Art(FOLDERS, LIGHT, Drawings(max_pixels=1_000_000))
    small = art.pixmap("pieces", "coal", QSizeF(60, 60))
    first, *_, last = [art.pixmap("pieces", "coal", QSizeF(size, size)) for size in range(400, 408)]
    assert art.pixmap("pieces", "coal", QSizeF(60, 60)) is small
    assert art.pixmap("pieces", "coal", QSizeF(407, 407)) is last
    assert art.pixmap("pieces", "coal", QSizeF(400, 400)) is not first


def test_errors_name_file_and_id(art, tmp_path):
    with pytest.raises(KeyError, match=r"pieces\.svg.*grumble"):
        art.pixmap("pieces", "grumble")
    with pytest.raises(KeyError, match=r"pieces\.svg.*grumble"):
        art.bounds("pieces", "grumble")
    with pytest.raises(KeyError, match=r"pieces\.svg.*grumble"):
        art.compose([("pieces", "grumble")])
    with pytest.raises(FileNotFoundError, match="grumble"):
        art.element_ids("grumble")
    (tmp_path / "torn.svg").write_text("<svg><g></svg>", encoding="utf-8")
    for name, colour in (("gaudy", "f-mauve"), ("odd", "paper")):
        (tmp_path / f"{name}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect id="a" width="9" height="9" class="{colour}"/></svg>',
            "utf-8",
        )
    with pytest.raises(ValueError, match=r"torn\.svg:1"):
        Art((tmp_path,), LIGHT).element_ids("torn")
    with pytest.raises(KeyError, match=r"gaudy\.svg.*mauve"):
        Art((tmp_path,), LIGHT).pixmap("gaudy", "a")
    with pytest.raises(KeyError, match=r"odd\.svg.*'paper'.*f-TOKEN"):
        Art((tmp_path,), LIGHT).pixmap("odd", "a")
    with pytest.raises(KeyError, match=r"pieces\.svg.*mauve"):
        art.pixmap("pieces", "coal", swap={"mauve": "ink"})


@pytest.mark.parametrize(
    "sheet, element",
    [
        ("board", "landscape"),
        ("board", "underground"),
        ("board", "pinge.scene"),
        ("banner", "banner"),
        ("table", "table"),
        ("wheel", "wheel"),
        ("opponent", "card"),
        ("app", "app"),
    ],
)
def test_scenery_stays_within_its_sheet(art, sheet, element):
    assert art.view_box(sheet).adjusted(-0.01, -0.01, 0.01, 0.01).contains(art.bounds(sheet, element))
