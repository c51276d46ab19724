"""High contrast on the table of every game: each painted text has at least 7:1 to its ground."""

import pytest

from haspelknecht_qt import composition
from tests.languages import SOURCE
from tests.short_forms import sparse_product
from tests.table_texts import weak_texts
from tests.ui.any_game import play

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((1920, 1080), (1280, 720))
PLIES = (3, 40, 130)
AAA = 7.0
"""Least contrast of text at level AAA of the web accessibility guidelines."""


@pytest.mark.parametrize("name, size, plies", sparse_product(composition.GAME_NAMES, SIZES, PLIES))
def test_every_text_on_the_table_has_high_contrast(name, size, plies):
    match = play(name, "pppp", plies)
    assert weak_texts(match, size, "contrast", AAA, SOURCE) == []


def test_light_theme_has_texts_of_lower_contrast():
    match = play(composition.GAME_NAMES[0], "pppp", PLIES[1])
    assert weak_texts(match, SIZES[1], "light", AAA, SOURCE) != []
