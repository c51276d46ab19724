"""Texts of refusals: headline and reason in whole sentences, with the values of the position."""

import pytest

from haspelknecht_qt.game_ui.gueules_noires import pointing
from haspelknecht_qt.ui.refusals import find_refusal
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


PATHS_OF_MISTAKES = {
    pointing.PointingMistake.STORED_CUBE_UNUSABLE: ("stockcube.grey",),
    pointing.PointingMistake.OTHER_COLOUR: ("stockcube.grey", "cell.handcart-02.brown"),
}
"""Paths of the mistakes whose texts depend on the path."""


@pytest.mark.parametrize("mistake", pointing.PointingMistake)
def test_every_pointing_mistake_has_a_refusal_text(game_texts, mistake):
    path = PATHS_OF_MISTAKES.get(mistake, ("seat.1.crew",))
    refusal_text = game_texts.moves._refusals._pointing.refusal_text(
        Table().state, mistake, path, "Now.", ["Ann1", "Bob2", "Cyd3"]
    )
    assert_said(refusal_text.headline)
    assert_said(refusal_text.text)


@pytest.mark.parametrize("target", ["cell.handcart-02.brown", "order.handcart-02"])
@pytest.mark.parametrize(
    "stock, steps, is_possible",
    [(counts(yellow=1), 2, True), (counts(yellow=1), 1, False), (counts(), 2, False)],
    ids=["another cube", "one work step", "no other cube"],
)
def test_refused_cube_of_another_colour_is_told_how_to_use_two_only_if_it_can(
    game_texts, target, stock, steps, is_possible
):
    state = Table(2).has(cage=counts(grey=1), stock=stock).holds("handcart-02").extracts(steps).state
    path = ("cagecube.grey", target)
    refusal = find_refusal(GAME, pointing, state, path)
    said = game_texts.moves.refusal(state, refusal.move, path)
    assert ("First choose both cubes, then the order spot." in said) == is_possible
