"""Amounts in the languages with expected forms: one, several, none and negative."""

import pytest

from haspelknecht_qt.game_ui.haspelknecht.texts import amounts
from haspelknecht_qt.game_ui.haspelknecht.texts.amounts import AmountText
from haspelknecht_qt.games.haspelknecht.kinds import DiskColour, Good
from tests.languages import expected

MINUS = "\N{MINUS SIGN}"


@pytest.mark.parametrize("code, wanted", expected("haspelknecht", "points").items())
def test_victory_points_have_the_forms_of_the_language(languages, code, wanted):
    languages.choose(code)
    assert [amounts.vp(count) for count in (1, 5, 0, -6)] == wanted


@pytest.mark.parametrize("code, wanted", expected("haspelknecht", "several").items())
def test_several_goods_have_the_plural_of_the_language(languages, code, wanted):
    languages.choose(code)
    shown = [
        amounts.good_amount_text(Good.COAL, 1),
        amounts.good_amount_text(Good.COAL, 2),
        AmountText.THALER.counted(2),
        AmountText.DEBTS.counted(2),
    ]
    assert shown == wanted


@pytest.mark.parametrize("code, wanted", expected("haspelknecht", "none").items())
def test_zero_disks_have_the_form_of_the_language(languages, code, wanted):
    languages.choose(code)
    assert amounts.disks(DiskColour.BLACK, 0) == wanted


@pytest.mark.parametrize("code, wanted", expected("haspelknecht", "lists").items())
def test_lists_have_the_separators_of_the_language(languages, code, wanted):
    languages.choose(code)
    assert amounts.disks_by_colour([2, 0, 1]).count(", ") == 1
    assert amounts.join_lists(["a", "", "b"]) == wanted
    assert amounts.with_sign(amounts.good_amount_text(Good.FOOD, 2), -2).startswith(MINUS)
