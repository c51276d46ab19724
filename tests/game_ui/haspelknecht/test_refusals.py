"""Texts of refusals: what is not possible, and what would be, with the current values."""

import pytest

from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.game_ui.haspelknecht.pointing import PointingMistake
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.games.haspelknecht.kinds import Building, Marker, Season, Step, Tile, Worker
from haspelknecht_qt.ui.refusals import find_refusal
from tests.games.haspelknecht.table import Table, exhausted
from tests.ui.games import GAME
from tests.ui.wording import SEATS, assert_said

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def texts():
    made = make_texts(GAME)
    made.seats.set_seats(SEATS)
    return made


REFUSALS = {
    "not on the digger": (
        Table(Step.PLANNING).hand(black=1),
        "place black coal_digger",
        "You cannot place this on the Coal-digger\nHe is paid with exactly 1 yellow disk, 1 food or 1 Thaler.",
    ),
    "the other disk of a pair": (
        Table(Step.PLANNING).hand(yellow=2).has(buildings=Building.WATER_MILL).play("place yellow water_mill"),
        "place yellow coal_digger",
        "The Water Mill needs pairs\nAdd a second disk of the same colour, or take the single one back.",
    ),
    "a disk of a development": (
        Table(Step.PLANNING).hand(1, 1, 1).own(0, 11, 12, 13).play("place black farmer", "place brown farmer"),
        "place yellow coal_digger",
        (
            "This disk is needed for the development you are paying for\n"
            "Without it, the disks of different colours cannot match any development."
        ),
    ),
    "a pair of a development": (
        Table(Step.PLANNING)
        .hand(1, 1, 2)
        .own(0, 11, 12, 13)
        .has(buildings=Building.WATER_MILL)
        .play("place black farmer", "place brown farmer"),
        "place yellow water_mill",
        (
            "This disk is needed for the development you are paying for\n"
            "Without it, the disks of different colours cannot match any development."
        ),
    ),
    "water in the Pinge": (
        Table().has(water=3).plan(Worker.FARMER, black=1).play("work farmer"),
        "excavate",
        "Pit water blocks the Pinge\nYou cannot excavate with 2 or more pit water; you have 3. First remove some.",
    ),
    "the Coal-digger, after the Pinge": (
        Table().plan(Worker.COAL_DIGGER, food=1).has(exhausted=True, pinge=0, water=2, wood=1),
        "work coal_digger",
        ("The Pinge is exhausted\nCoal is now excavated in the tunnel; anything planned for the Pinge is lost."),
    ),
    "wood is missing": (
        Table().has(pinge=4).plan(Worker.FARMER, black=1),
        "work farmer",
        (
            "No coal in the Pinge is accessible\n"
            "The next coal is behind an empty wood symbol, and there is no wood on your farm."
        ),
    ),
    "wood would help": (
        Table().has(pinge=4, wood=1).plan(Worker.FARMER, black=1),
        "work farmer",
        "No coal in the Pinge is accessible\nThe next coal is behind an empty wood symbol: place wood there.",
    ),
    "the Farmer has worked": (
        Table().plan(Worker.FARMER, yellow=1).has(wood=1).play("work farmer"),
        "work farmer",
        "The Farmer has already worked\nEach worker works once per action phase.",
    ),
    "the Farmer has acquired": (
        Table().plan(Worker.FARMER, brown=2).has(wood=1).play("acquire farmer 11"),
        "work farmer",
        "The Farmer has already worked\nEach worker works once per action phase.",
    ),
    "the Coal-digger has worked": (
        Table().plan(Worker.COAL_DIGGER, food=1).has(wood=1, pinge=7).play("work coal_digger", "excavate", "excavate"),
        "work coal_digger",
        "The Coal-digger has already worked\nEach worker works once per action phase.",
    ),
    "nothing is planned": (
        Table().has(wood=1),
        "work farmer",
        "Nothing is planned for the Farmer\nOnly workers given disks or pay in the plan can be set to work.",
    ),
    "other disks": (
        Table().plan(Worker.FARMER, yellow=2),
        "acquire farmer 11",
        (
            "Your disks do not match 11 Carrying Pole\n"
            "It requires exactly: 1 brown disk(s), 1 disk(s) of any colour. On the Farmer: 2 yellow disk(s)."
        ),
    ),
    "out of reach": (
        Table().plan(Worker.FARMER, yellow=1, brown=2),
        "acquire farmer 21",
        (
            "21 Bucket is out of reach\n"
            "It touches none of your developments, and nobody owns it yet: first acquire one next to it."
        ),
    ),
    "a fee nobody can pay": (
        Table().own(1, 33).plan(Worker.FARMER, black=1, brown=3),
        "acquire farmer 33 coal",
        "You cannot pay the fee for 33 Hammer and Pick\nFee: 1 coal to Bob2. There is no coal on your farm.",
    ),
    "a fee to choose": (
        Table().own(1, 21).has(coal=1).plan(Worker.FARMER, yellow=1, brown=2),
        "acquire farmer 21",
        (
            "You must pay a fee for 21 Bucket\n"
            "Fee, one of these, to Bob2: 1 coal, 1 wood, 1 food. On your farm, choose what to pay."
        ),
    ),
    "the Haspelknecht waits": (
        Table(Step.PLANNING).hand(yellow=1).has(pinge=3),
        "place yellow haspelknecht",
        "The Haspelknecht is not in play\nHe comes once the Pinge is exhausted: 3 coal to go.",
    ),
    "the turn is not over": (
        Table().plan(Worker.FARMER, yellow=1).plan(Worker.FARMHAND, brown=2),
        "end turn",
        "Your plan has not been executed yet\nYet to work: Farmer, Farmhand.",
    ),
    "one of them may lapse": (
        Table().plan(Worker.FARMER, black=2).plan(Worker.FARMHAND, brown=2).has(pinge=4),
        "end turn",
        "Your plan has not been executed yet\nYet to work: Farmhand.",
    ),
    "markers of this phase": (
        Table().has(markers=Marker.HAULING_CABLE, fresh=[Tile.HAULING_CABLE], water=1),
        "use hauling_cable",
        "You cannot play the Hauling Cable now\nIt can be used from the next action phase on.",
    ),
    "markers of this phase, usable in winter": (
        Table(rulebook="english").has(markers=Marker.HAULING_CABLE, fresh=[Tile.HAULING_CABLE], water=1),
        "use hauling_cable",
        "You cannot play the Hauling Cable now\nIt can be used once this action phase is over.",
    ),
    "markers of the last phase": (
        Table(season=Season.AUTUMN, year=3).has(markers=Marker.HAULING_CABLE, fresh=[Tile.HAULING_CABLE], water=1),
        "use hauling_cable",
        "You cannot play the Hauling Cable now\nThere is no further action phase. Unused, it scores at the end.",
    ),
    "a Charcoal Burner of the last phase": (
        Table(season=Season.AUTUMN, year=3).has(
            buildings=Building.CHARCOAL_BURNER, fresh=[Tile.CHARCOAL_BURNER], wood=3
        ),
        "burn",
        "The Charcoal Burner does not work yet\nIt works from the next action phase on, and there is none.",
    ),
    "an owned tile while planning": (
        Table(Step.PLANNING).hand(black=1).has(tiles=[11]),
        "acquire farmer 11",
        "You already own 11 Carrying Pole\nYou can acquire each development only once.",
    ),
    "a distant tile while planning": (
        Table(Step.PLANNING).hand(black=1),
        "acquire farmer 22",
        (
            "22 Wheelbarrow is out of reach\n"
            "It touches none of your developments, and nobody owns it yet: first acquire one next to it."
        ),
    ),
    "wood while the Windlass works in winter": (
        Table(Step.STORING, season=Season.WINTER, rulebook="french")
        .has(markers=Marker.WINDLASS, exhausted=True, pinge=0, shaft=3, wood=1)
        .play("use windlass"),
        "wood tunnel",
        "You cannot place wood now\nA worker is at work: first use his actions.",
    ),
    "a marker is missing": (
        Table().has(water=1, wood=1),
        "use hauling_cable",
        ("You have no Hauling Cable marker to play\nIt comes with development 14 Hauling Cable and can be used once."),
    ),
    "a marker used at once": (
        Table(rulebook="french").has(fresh=[Tile.HAULING_CABLE], water=1, wood=1),
        "use hauling_cable",
        ("You have no Hauling Cable marker to play\nIt comes with development 14 Hauling Cable and can be used once."),
    ),
    "a missing Windlass": (
        Table().has(wood=1),
        "use windlass",
        "You have no Windlass marker to play\nIt comes with development 25 Windlass and can be used once.",
    ),
    "a missing Oil Lamp": (
        Table().has(wood=1),
        "exchange A black A yellow",
        "You have no Oil Lamp marker to play\nIt comes with development 32 Oil Lamp and can be used once.",
    ),
    "no water for the cable": (
        Table().has(markers=Marker.HAULING_CABLE, wood=1),
        "use hauling_cable",
        "There is no pit water for the Hauling Cable\nIt removes 1 pit water, so keep it until there is some.",
    ),
    "markers after storing": (
        Table(Step.STORING, rulebook="english").has(
            markers=Marker.HAULING_CABLE, water=1, food=2, stored=["food", "", "", ""]
        ),
        "use hauling_cable",
        "It is too late for action markers this year\nIn winter, use them before you store anything.",
    ),
    "no Barn": (
        Table(Step.STORING).has(food=1),
        "store barn food",
        "You have no Barn\nIt comes with development 12 Barn.",
    ),
    "planning is not the time": (
        Table(Step.PLANNING).hand(black=1),
        "take A black",
        "You cannot take disks now\nIt is time to plan: place what you have on your workers, then confirm.",
    ),
    "the game is over": (
        Table(Step.END),
        "take A black",
        "The game is over\nLook through the log, or start a new game.",
    ),
}


@pytest.mark.parametrize("table, text, wanted", REFUSALS.values(), ids=REFUSALS)
def test_refusal_text_has_the_current_values(texts, table, text, wanted):
    move = GAME.read_move(text)
    assert GAME.why_not(table.state, move) is not None
    assert texts.moves.refusal(table.state, move, ()) == wanted


@pytest.mark.rule("D4", "P4")
@pytest.mark.parametrize("improved, workers", [(False, "on the Farmer:"), (True, "on the Farmer or on the improved")])
def test_refusal_while_planning_names_the_workers_for_a_tile(texts, improved, workers):
    table = Table(Step.PLANNING).hand(black=1).has(improved=improved)
    assert workers in texts.moves.refusal(table.state, GAME.read_move("acquire farmer 11"), ())


@pytest.mark.parametrize("mistake", PointingMistake)
def test_every_pointing_mistake_has_a_text(texts, mistake):
    refusal_text = texts.moves._refusals._pointing.refusal_text(Table(Step.FIRST_TAKING).state, mistake, (), "Now.")
    assert_said(refusal_text.headline)
    assert_said(refusal_text.text)


def test_refusal_of_a_path_without_a_move_is_explained(texts):
    table = Table(Step.PLANNING).hand(black=1)
    path = ("hand.black", "tile.11")
    refused = find_refusal(GAME, pointing, table.state, path)
    assert texts.moves.refusal(table.state, refused.move, path) == (
        "You cannot place disks on a development\n"
        "Place exactly the disks it requires on the Farmer; he acquires it when he works."
    )


def test_refusal_of_a_legal_move_at_the_wrong_place_is_explained(texts):
    table = Table(Step.FIRST_TAKING)
    path = ("pool.A.black", "cart.2")
    refused = find_refusal(GAME, pointing, table.state, path)
    assert texts.moves.refusal(table.state, refused.move, path) == (
        "You cannot put them there\nDisks from the first taking go on cart field 1."
    )


@pytest.mark.rule("T1", "T4")
@pytest.mark.parametrize("step", [Step.FIRST_TAKING, Step.SECOND_TAKING])
def test_refusal_of_a_pool_without_a_colour_asks_for_the_disks(texts, step):
    refused = find_refusal(GAME, pointing, Table(step).state, ("pool.A",))
    assert texts.moves.refusal(Table(step).state, refused.move, ("pool.A",)) == (
        "Begin with the disks of one colour\nDrag them to your cart, or click the disks and then the cart field."
    )


def test_refusal_of_a_pool_while_planning_says_what_to_decide(texts):
    state = Table(Step.PLANNING).hand(black=1).state
    refused = find_refusal(GAME, pointing, state, ("pool.A",))
    assert texts.moves.refusal(state, refused.move, ("pool.A",)) == (
        "You cannot take disks now\nIt is time to plan: place what you have on your workers, then confirm."
    )


@pytest.mark.parametrize(
    "path, wanted",
    [
        (("pinge.coal",), "You need a worker at work to excavate\nPlans are being executed: set your workers to work."),
        (
            ("pinge.water",),
            "You need a worker at work to remove pit water\nPlans are being executed: set your workers to work.",
        ),
        (("farm.wood",), "There is no wood on your farm\nBrown disks on the Farmer or the Farmhand bring wood."),
    ],
)
def test_refusal_of_a_piece_lifted_too_early_says_what_is_missing(texts, path, wanted):
    state = Table().has(pinge=4, water=1).plan(Worker.FARMER, black=1).state
    refused = find_refusal(GAME, pointing, state, path)
    assert texts.moves.refusal(state, refused.move, path) == wanted


@pytest.mark.rule("E10", "E13", "M4", "M5")
@pytest.mark.parametrize(
    "table, path, wanted",
    [
        (
            exhausted().plan(Worker.HASPELKNECHT, food=1).has(water=3, shaft=2).play("work haspelknecht"),
            ("shaft.coal",),
            "Pit water blocks the reel\nYou cannot reel up coal with 2 or more pit water; you have 3. First remove some.",
        ),
        (
            Table(Step.STORING).has(exhausted=True, pinge=0, shaft=2, wood=1),
            ("shaft.coal",),
            "You need a worker at work to reel up coal\nThis is the storage phase: store for the winter.",
        ),
        (
            Table().plan(Worker.FARMER, black=1).play("work farmer"),
            ("tunnel.coal", "shaft.coal"),
            "The tunnel is not open\nIt opens once the Pinge is exhausted: 7 coal to go.",
        ),
        (
            Table().has(wood=1, pinge_wood=2),
            ("farm.wood", "pinge.wood"),
            (
                "All wood symbols in the Pinge are covered\n"
                "Wood can already be placed in the tunnel, section by section."
            ),
        ),
        (
            Table().has(wood=1, pinge_wood=2, tunnel_wood=7),
            ("farm.wood",),
            (
                "All wood symbols in the Pinge are covered\n"
                "So are those in the tunnel; wood can be stored, paid or burned instead."
            ),
        ),
        (
            Table(Step.PLANNING).has(wood=1).hand(black=1),
            ("farm.wood",),
            (
                "You cannot place wood now\nPlace it on your own turn, while you execute your plan. "
                "It is time to plan: place what you have on your workers, then confirm."
            ),
        ),
    ],
)
def test_refusal_of_coal_and_wood_says_why_they_cannot_be_moved(texts, table, path, wanted):
    refused = find_refusal(GAME, pointing, table.state, path)
    assert texts.moves.refusal(table.state, refused.move, path) == wanted


MARKERS = int(Marker.HAULING_CABLE | Marker.WINDLASS | Marker.OIL_LAMP | Marker.LADDER)


@pytest.mark.rule("P1", "D7", "TM1", "R12", "14", "25")
@pytest.mark.parametrize(
    "table, marker, rule",
    [
        (Table().has(wood=1), "windlass", "25"),
        (Table().has(wood=1), "hauling_cable", "14"),
        (Table().has(wood=1, tiles=[14], fresh=[14]), "hauling_cable", "D7"),
        (Table().has(wood=1), "ladder", "P1"),
        (Table(Step.PLANNING).hand(black=1), "oil_lamp", "TM1"),
        (Table(Step.STORING).has(wood=1), "oil_lamp", "R12"),
    ],
)
def test_refusal_of_a_marker_that_cannot_be_lifted_says_why(texts, table, marker, rule):
    table.has(markers=MARKERS)
    path = (f"marker.{marker}",)
    refused = find_refusal(GAME, pointing, table.state, path)
    assert refused.rule == rule
    told = texts.moves.refusal(table.state, refused.move, path)
    assert "no " + marker.replace("_", " ") not in told.lower(), "the player has the marker"


@pytest.mark.rule("E12")
@pytest.mark.parametrize(
    "table, wanted",
    [
        (
            Table(Step.PLANNING).hand(brown=2),
            "Place exactly the disks it requires on the Farmer; he acquires it when he works.",
        ),
        (
            Table().plan(Worker.FARMER, yellow=1).has(wood=1),
            "No worker who has yet to work can acquire a development within reach.",
        ),
        (
            Table().plan(Worker.FARMER, black=1).has(pinge=7).play("work farmer"),
            "A worker is at work: first use his actions.",
        ),
    ],
)
def test_refusal_of_a_player_disk_that_cannot_be_lifted_says_why(texts, table, wanted):
    refused = find_refusal(GAME, pointing, table.state, ("player_disk",))
    told = texts.moves.refusal(table.state, refused.move, refused.path)
    assert (told, refused.rule) == (f"You cannot acquire a development now\n{wanted}", "E12")


@pytest.mark.rule("W3")
@pytest.mark.parametrize(
    "stored, element, wanted",
    [
        (("food",), "farm.coal", "This storage place is taken\nEach place holds 1 unit; use another place, or finish."),
        ((), "farm.wood", "There is no wood on your farm\nStore what is left there, or finish."),
        ((), "farm.thaler", "Thaler need no storage\nThey stay on the farm; only food, wood and coal are stored."),
    ],
)
def test_refusal_of_a_good_lifted_while_storing_names_the_storage(texts, stored, element, wanted):
    table = Table(Step.STORING).has(food=1, coal=2, thaler=1).play(*(f"store farm {good}" for good in stored))
    refused = find_refusal(GAME, pointing, table.state, (element,))
    assert (texts.moves.refusal(table.state, refused.move, refused.path), refused.rule) == (wanted, "W3")
