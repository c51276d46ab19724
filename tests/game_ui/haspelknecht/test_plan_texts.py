"""Texts about the workers of a plan: what they can do later in the turn, and what the plan brings."""

import pytest

from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Placeable, Season, Step, Worker
from tests.games.haspelknecht.table import Table, exhausted
from tests.ui.games import GAME
from tests.ui.wording import SEATS

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def texts():
    made = make_texts(GAME)
    made.seats.set_seats(SEATS)
    return made


@pytest.mark.rule("E1", "E13")
@pytest.mark.parametrize(
    "fields, disks",
    [({"wood": 1}, {}), ({"wood": 0}, {"brown": 1}), ({"wood": 0}, {"ladder": 1})],
    ids=["wood on the farm", "wood of this plan", "wood by a marker"],
)
def test_contract_worker_who_needs_wood_is_not_said_to_have_nothing_to_do(texts, fields, disks):
    # Without wood, three coal of the Pinge are accessible.
    table = Table(Step.PLANNING).has(pinge=4, thaler=1, **fields).plan(Worker.FARMHAND, **disks)
    payment = moves.Place(Placeable.THALER, Worker.COAL_DIGGER)
    assert texts.moves.consequences(table.state, payment).startswith("Needs accessible coal first")
    assert texts.moves.joint_consequences([(table.state, payment)]).endswith("needs accessible coal first")
    GAME.play(table.state, payment)
    [remark] = [each for each in texts.prompts.remarks(table.state) if each.headline.startswith("Coal-digger")]
    assert (remark.headline, remark.kind) == ("Coal-digger: needs accessible coal first", "hint")


@pytest.mark.rule("E1", "E10")
def test_haspelknecht_waits_for_the_coal_of_the_coal_miner(texts):
    table = exhausted(step=Step.PLANNING).plan(Worker.HASPELKNECHT, food=1).plan(Worker.COAL_MINER, food=1)
    table.has(shaft=0, water=0, food=2)
    remarks = [each.headline for each in texts.prompts.remarks(table.state)]
    assert "Haspelknecht: needs accessible coal first" in remarks
    table.me.plan[Worker.COAL_MINER][Placeable.FOOD] = 0
    remarks = [each.headline for each in texts.prompts.remarks(table.state)]
    assert "Haspelknecht: nothing to do as things stand" in remarks


@pytest.mark.rule("W2", "E2")
@pytest.mark.parametrize(
    "farmer, farmhand, headline",
    [
        (0, 0, "Still missing for this winter’s lease: 2 food"),
        (1, 0, "With this plan, still missing for this winter’s lease: 1 food"),
        (1, 1, None),
    ],
)
def test_remark_on_the_lease_counts_the_food_of_the_plan(texts, farmer, farmhand, headline):
    table = Table(Step.PLANNING, season=Season.AUTUMN)
    table.plan(Worker.FARMER, yellow=farmer).plan(Worker.FARMHAND, yellow=farmhand)
    found = [remark.headline for remark in texts.prompts.remarks(table.state) if remark.rule == "W2"]
    assert found == ([headline] if headline else [])
