"""Texts of refusals: headline and reason in whole sentences, with the values of the position."""

import pytest

from haspelknecht_qt.game_ui.gueules_noires import pointing
from tests.games.gueules_noires.table import GAME, Table, counts, table_with_one_returned_tile
from tests.ui.wording import assert_said

pytestmark = pytest.mark.usefixtures("qapp")


REFUSALS = {
    "too few workers": (
        lambda: Table().stands("money-6", 1, 2).has(workers=2),
        "place money-6",
        "You do not have enough workers\nThis space costs 3 workers now, and you have 2.",
    ),
    "too dear": (
        lambda: Table(tiles=["black-2-lit"]).has(francs=3),
        "place factory-1",
        "You do not have enough francs\nThis tile costs 8 francs, and you have 3 francs.",
    ),
    "the cage is below": (
        lambda: Table(2).has(level=2, cage=counts(grey=1)).extracts(),
        "store grey",
        "The cage is not at the surface level\nYou can unload coal only there. First move the cage up: one work step.",
    ),
    "another cube": (
        lambda: Table(2).has(cage=counts(grey=2, brown=1)).extracts(),
        "store black",
        "There is no such cube in the cage\nIn the cage: 1 brown cubes, 2 grey cubes.",
    ),
    "not mining": (Table, "cage 3", "You are not mining now\nFirst place workers on a mining space."),
    "one step": (
        lambda: Table(2).has(stock=counts(grey=2)).holds("handcart-02").extracts(1),
        "fill handcart-02 brown with stock:grey stock:grey",
        "Using two cubes for one costs two work steps\nYou have only one left.",
    ),
    "the other side": (
        table_with_one_returned_tile,
        "return under black-1-dark",
        "All must go on top of the stack, or all under it\nThe first one went on top of the stack.",
    ),
}


@pytest.mark.parametrize("make, text, wanted", REFUSALS.values(), ids=REFUSALS)
def test_refusal_states_the_current_values(game_texts, make, text, wanted):
    table = make()
    assert table.why(text) is not None
    assert game_texts.moves.refusal(table.state, GAME.read_move(text), ()) == wanted


@pytest.mark.parametrize("mistake", pointing.PointingMistake)
def test_every_pointing_mistake_has_a_refusal_text(game_texts, mistake):
    path = ("stockcube.grey",) if mistake is pointing.PointingMistake.STORED_CUBE_UNUSABLE else ("seat.1.crew",)
    refusal_text = game_texts.moves._refusals._pointing.refusal_text(
        Table().state, mistake, path, "Now.", ["Ann1", "Bob2", "Cyd3"]
    )
    assert_said(refusal_text.headline)
    assert_said(refusal_text.text)
