"""Drawings of Gueules Noires: well-formed, by the rules of drawing, complete, with equal places on both yards."""

from __future__ import annotations

import re
import tomllib
from itertools import chain
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from haspelknecht_qt import paths
from haspelknecht_qt.table.game_colours import CONTRAST_KEY
from haspelknecht_qt.table.themes import LIGHT, PLAYER_COLOURS

FOLDER = paths.resources() / "gueules_noires" / "art"
FILES = sorted(FOLDER.glob("*.svg"))
SHEETS = [file.stem for file in FILES]
GAME_COLOURS = tomllib.loads((FOLDER / "colours.toml").read_text("utf-8"))
CONTRAST_COLOURS = GAME_COLOURS.pop(CONTRAST_KEY)
SVG = "{http://www.w3.org/2000/svg}"
BOXED = ("pieces", "vehicles")
YARDS = ("yard", "yard_small")
CARDS = ("opponent_125", "opponent_180", "opponent_272", "opponent_343", "opponent_488")
MOST_BYTES = 250_000
COLOURS = ("yellow", "brown", "grey", "black")
VEHICLES = ("handcart", "horsecart", "truck", "locomotive")
SIDES = ("lit", "dark")
LEVELS = range(1, 5)
LOCKABLE = (
    *(f"factory.{number}" for number in range(1, 9)),
    *(f"extraction.{moves}" for moves in (4, 6, 8, 10)),
    *(f"money.{francs}" for francs in range(3, 7)),
    "order.1",
)
SPACES = (
    *LOCKABLE,
    *(f"order.{number}" for number in range(2, 5)),
    *(f"delivery.{vehicle}" for vehicle in VEHICLES),
    "factory.draw5",
    "order.draw5",
)

ELEMENTS = {
    "pieces": {
        *(f"worker.{player}{shadow}" for player in PLAYER_COLOURS for shadow in ("", ".flat")), "worker.empty", "worker.sign",
        *(f"coal.{colour}{variant}" for colour in COLOURS for variant in ("", ".flat", ".empty")), "coal.empty", "coal.halo",
        *(f"{kind}.{colour}" for kind in ("sign", "mark", "cart", "cell") for colour in COLOURS),
        *(f"cart.{colour}.empty.{side}" for colour in COLOURS for side in SIDES), *(f"cell.{colour}.filled" for colour in COLOURS),
        *(f"tile.{colour}.{count}.{side}" for colour in COLOURS for count in (1, 2) for side in SIDES), "tile.back", "tile.stack",
        *(f"order.{vehicle}" for vehicle in VEHICLES), "order.back", "order.stack", "order.place", "order.full",
        "cage.back", "cage.front", "cage.origin", "cage.shadow", "sheave", "note", "note.3", "lamp", "lock", "mining", "price",
        "price.dear", "shield.silver", "shield.paper", *(f"need.{state}" for state in ("idle", "can", "hit", "hover", "no")),
        *(f"move.{state}" for state in ("left", "now", "used")), "clock", "clock.hand", "clock.hub", "clock.marker", "smoke",
        *(f"clock.shift.{shift}" for shift in (1, 2, 3)),
    },
    "vehicles": {f"vehicle.{vehicle}" for vehicle in VEHICLES},
    "mine": {
        "surface", "earth", "shaft", "headframe", "headframe.front", "orders.board", "foot.ground", "frame", "plate.crew", "plate.francs",
        "plate.stock", "plate.moves", "plate.delivered", *(f"sign.level.{level}" for level in LEVELS),
        *(f"printed.{level}.{side}" for level in LEVELS for side in SIDES),
    },
    "yard": {
        "yard", "yard.frame", *(f"plate.{space}" for space in (*SPACES, "bank")), *(f"closed.{space}" for space in LOCKABLE),
        *(f"head.delivery.{vehicle}" for vehicle in VEHICLES), "head.bank",
    },
    "opponent": {"card", "card.mine", "card.orders", "card.frame"},
    **{name: {name} for name in ("banner", "start_card", "table")},
}  # fmt: skip
PLACES = {
    "yard": {
        *(f"space.{space}{part}" for space in SPACES for part in ("", ".workers", ".worker", ".need")), "space.bank",
        *(f"space.{space}.lock" for space in LOCKABLE), *(f"space.factory.{number}.{part}" for number in range(1, 9) for part in ("tile", "price")),
        *(f"space.order.{number}.card" for number in range(1, 5)), *(f"space.{stack}.draw5.{part}" for stack in ("factory", "order") for part in ("stack", "left")),
        *(f"space.bank.worker.{seat}" for seat in range(1, 5)), *(f"canteen.{seats}.{seat}" for seats in (2, 3, 4) for seat in range(1, seats + 1)),
        *(f"supply.{colour}" for colour in COLOURS), "tray.factory", "tray.orders",
    },
    "mine": {
        *(f"level.{level}.{side}{part}" for level in LEVELS for side in SIDES for part in ("", ".printed", *(f".{slot}" for slot in range(1, 7)))),
        *(f"cage.{stop}" for stop in ("surface", *LEVELS)), "sheave", "shaft.inside", "band", "preview", "foot", "smoke.1", "smoke.2",
        *(f"{plate}.number" for plate in ("crew", "francs")), *(f"stock.{colour}.number" for colour in COLOURS),
        *(f"orders.{card}" for card in range(1, 10)), *(f"orders.four.{card}" for card in range(1, 17)), *(f"delivered.{colour}" for colour in COLOURS),
        *(f"moves.{move}" for move in range(1, 11)), *(f"crew.{worker}" for worker in range(1, 10)), *(f"crew.two.{worker}" for worker in range(1, 19)),
    },
    "pieces": {
        *(f"place.card.cell.{count}.{cell}" for count in range(1, 5) for cell in range(1, count + 1)), "place.card.shield", "place.cart.cube",
        *(f"place.cage.{place}" for place in range(1, 6)), *(f"place.clock.circle.{element}" for element in range(1, 13)),
        "place.tile.1.cart.1", "place.tile.2.cart.1", "place.tile.2.cart.2",
    },
    "opponent": {
        "band", "player", "name", "score", "forecast", "workers.number", "francs.number", "delivered.number", "mine", "orders",
        *(f"stock.{colour}.number" for colour in COLOURS), *(f"level.{level}" for level in LEVELS), *(f"orders.{card}" for card in range(1, 5)),
    },
}  # fmt: skip

pytestmark = pytest.mark.usefixtures("qapp")


def kind(sheet: str) -> str:
    """Returns the kind of a sheet: the small yard counts as the yard, each opponent's card as one kind."""
    return sheet.split("_", maxsplit=1)[0] if sheet in (*YARDS, *CARDS) else sheet


def drawing(sheet: str) -> ET.Element:
    return ET.parse(FOLDER / f"{sheet}.svg").getroot()  # noqa: S314 - our own files


def classes(sheet: str) -> set[str]:
    return set(chain.from_iterable(element.get("class", "").split() for element in drawing(sheet).iter()))


def light_renderer(sheet: str) -> QSvgRenderer:
    """Renderer of the sheet in the light colours of this game."""
    colours = LIGHT.tokens | {token: light for token, (light, _) in GAME_COLOURS.items()}
    rules = (f".{name}{{{'fill' if name[0] == 'f' else 'stroke'}:{colours[name[2:]]}}}" for name in classes(sheet))
    text = (FOLDER / f"{sheet}.svg").read_text("utf-8")
    start = re.search(r"<svg [^>]*>", text).end()
    return QSvgRenderer(QByteArray(f"{text[:start]}<style>{''.join(rules)}</style>{text[start:]}".encode()))


def bounds(renderer: QSvgRenderer, element: str) -> QRectF:
    return renderer.transformForElement(element).mapRect(renderer.boundsOnElement(element))


def places(sheet: str) -> dict[str, QRectF]:
    group = next(element for element in drawing(sheet).iter() if element.get("id") == "places")
    return {
        box.get("id"): QRectF(*(float(box.get(side)) for side in ("x", "y", "width", "height")))
        for box in group.iter(f"{SVG}rect")
    }


def ids(sheet: str) -> list[str]:
    return [name for element in drawing(sheet).iter() if (name := element.get("id"))]


def test_every_sheet_has_a_list_of_expected_elements():
    assert {kind(sheet) for sheet in SHEETS} == set(ELEMENTS)
    assert {*YARDS, *CARDS} < set(SHEETS)


def test_colour_file_gives_each_token_two_colours():
    for token, pair in GAME_COLOURS.items():
        assert re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", token)
        assert len(pair) == 2, token
        assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in pair), token
    assert CONTRAST_COLOURS.keys() <= GAME_COLOURS.keys()


def test_game_does_not_redefine_the_player_colours():
    assert not [token for token in GAME_COLOURS if token.split("_")[0] in PLAYER_COLOURS]


@pytest.mark.parametrize("sheet", SHEETS)
class TestDrawing:
    def test_sheet_contains_all_elements_of_its_kind(self, sheet):
        assert ELEMENTS[kind(sheet)] <= set(ids(sheet))
        assert light_renderer(sheet).elementExists(min(ELEMENTS[kind(sheet)]))

    def test_file_is_small_enough_to_load_at_once(self, sheet):
        assert (FOLDER / f"{sheet}.svg").stat().st_size < MOST_BYTES

    def test_every_place_exists_lies_on_the_sheet_and_has_an_area(self, sheet):
        if kind(sheet) not in PLACES:
            assert "places" not in ids(sheet)
            return
        frame, boxes = light_renderer(sheet).viewBoxF(), places(sheet)
        assert PLACES[kind(sheet)] <= set(boxes)
        for name, box in boxes.items():
            assert frame.contains(box), name
            assert min(box.width(), box.height()) >= 4, name


@pytest.mark.parametrize("sheet", BOXED)
def test_no_element_exceeds_its_box(sheet):
    """The first rectangle of a group is its box, without fill or line. A pixmap holds only the box."""
    renderer, checked = light_renderer(sheet), 0
    for group in drawing(sheet).iter(f"{SVG}g"):
        first = group[0]
        if group.get("id") in {None, "places"} or first.tag != f"{SVG}rect" or first.get("class"):
            continue
        found = bounds(renderer, group.get("id"))
        assert found.width() == pytest.approx(float(first.get("width")), abs=0.3), group.get("id")
        assert found.height() == pytest.approx(float(first.get("height")), abs=0.3), group.get("id")
        checked += 1
    assert checked >= len(ELEMENTS[sheet])


def test_boxes_of_pieces_do_not_overlap():
    renderer = light_renderer("pieces")
    boxes = [bounds(renderer, name) for name in sorted(ELEMENTS["pieces"])]
    assert not [one for at, one in enumerate(boxes) for other in boxes[:at] if one.intersects(other)]


def test_both_yards_have_the_same_places():
    assert set(places("yard")) == set(places("yard_small"))


@pytest.mark.parametrize("sheet", YARDS)
def test_places_of_a_space_lie_on_its_plate(sheet):
    boxes = places(sheet)
    for space in SPACES:
        plate = boxes[f"space.{space}"].adjusted(-3, -3, 3, 3)
        for name, box in boxes.items():
            if name.startswith(f"space.{space}."):
                assert plate.contains(box), name


@pytest.mark.parametrize("sheet", YARDS)
def test_plates_of_the_yard_do_not_overlap(sheet):
    boxes = [places(sheet)[f"space.{space}"] for space in (*SPACES, "bank")]
    assert not [one for at, one in enumerate(boxes) for other in boxes[:at] if one.intersects(other)]


@pytest.mark.parametrize("sheet", YARDS)
def test_places_of_the_bank_do_not_overlap(sheet):
    """Counts of workers may have two digits, fourteen units wide."""
    held = places(sheet)
    names = ["text", *(f"{what}.{seat}" for seat in range(1, 5) for what in ("worker", "count"))]
    boxes = [held[f"space.bank.{name}"] for name in names]
    assert all(held[f"space.bank.count.{seat}"].width() >= 14 for seat in range(1, 5))
    assert all(held["space.bank"].contains(box) for box in boxes)
    assert not [one for at, one in enumerate(boxes) for other in boxes[:at] if one.intersects(other)]


def test_tile_slots_go_outwards_from_the_shaft_on_their_side():
    boxes = places("mine")
    middle = boxes["shaft.inside"].center().x()
    for level in LEVELS:
        for side in SIDES:
            slots = [boxes[f"level.{level}.{side}.{slot}"] for slot in range(1, 7)]
            away = [abs(slot.center().x() - middle) for slot in slots]
            assert away == sorted(away)
            assert all(boxes[f"level.{level}.{side}"].adjusted(-1, -1, 1, 1).contains(slot) for slot in slots)
            assert all((slot.center().x() < middle) == (side == "lit") for slot in slots)


def test_cage_and_order_places_have_the_proportions_of_their_pieces():
    renderer = light_renderer("pieces")
    cage = bounds(renderer, "cage.back")
    for stop in ("surface", *LEVELS):
        place = places("mine")[f"cage.{stop}"]
        assert place.width() / place.height() == pytest.approx(cage.width() / cage.height(), rel=0.01)
    for card in ("orders.1", "orders.four.1"):
        place = places("mine")[card]
        assert place.height() == pytest.approx(1.2 * place.width(), rel=0.01)


@pytest.mark.parametrize("sheet", ["banner", "start_card", "table"])
def test_scenery_does_not_exceed_its_sheet(sheet):
    renderer = light_renderer(sheet)
    assert renderer.viewBoxF().adjusted(-0.05, -0.05, 0.05, 0.05).contains(bounds(renderer, sheet))


def painted(sheet: str) -> QImage:
    renderer = light_renderer(sheet)
    image = QImage(renderer.defaultSize(), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def test_joints_of_the_table_continue_at_the_opposite_edge():
    """A joint in the first row or column is also one in the last."""
    image = painted("table")
    joint = GAME_COLOURS["table2"][0]
    across = [x for x in range(image.width()) if image.pixelColor(x, 0).name() == joint]
    along = [y for y in range(image.height()) if image.pixelColor(0, y).name() == joint]
    assert across == [x for x in range(image.width()) if image.pixelColor(x, image.height() - 1).name() == joint] != []
    assert along == [y for y in range(image.height()) if image.pixelColor(image.width() - 1, y).name() == joint] != []
