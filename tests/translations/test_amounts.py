"""Amounts in the languages whose forms are written down here: one, several, none and fewer than none."""

import pytest

from haspelknecht_qt.faces.haspelknecht.words.amounts import AmountPhrases
from haspelknecht_qt.games.haspelknecht.kinds import Colour, Good

MINUS = "\N{MINUS SIGN}"
SPACE = "\N{NARROW NO-BREAK SPACE}"
FIXED = "\N{NO-BREAK SPACE}"


@pytest.fixture(params=["en", "fr", "nl"])
def speaking(request, languages):
    """The amounts, and the code of the language that they are in."""
    languages.choose(request.param)
    return AmountPhrases(), request.param


WANTED = {
    "en": ["1 VP", "5 VP", "0 VP", f"{MINUS}6 VP"],
    "fr": [f"1{FIXED}PV", f"5{FIXED}PV", f"0{FIXED}PV", f"{MINUS}6{FIXED}PV"],
    "nl": ["1 OP", "5 OP", "0 OP", f"{MINUS}6 OP"],
}


def test_victory_points(speaking):
    amounts, code = speaking
    assert [amounts.vp(count) for count in (1, 5, 0, -6)] == WANTED[code]


def test_several_are_said_in_the_plural(speaking):
    amounts, code = speaking
    said = [amounts.good(Good.COAL, 1), amounts.good(Good.COAL, 2), amounts.thaler(2), amounts.debts(2)]
    assert (
        said
        == {
            "en": ["1 coal", "2 coal", "2 Thaler", "2 debt chits"],
            "fr": [f"1{FIXED}charbon", f"2{FIXED}charbons", f"2{FIXED}Thalers", f"2{FIXED}reconnaissances de dettes"],
            "nl": ["1 steenkool", "2 steenkool", "2 taler", "2 schuldfiches"],
        }[code]
    )


def test_none_takes_the_form_that_the_language_has_for_it(speaking):
    amounts, code = speaking
    wanted = {"en": "0 black disks", "fr": f"0{FIXED}disque noir", "nl": "0 zwarte schijven"}
    assert amounts.disks(Colour.BLACK, 0) == wanted[code]


def test_lists(speaking):
    amounts, code = speaking
    assert amounts.disks_by_colour([2, 0, 1]).count(", ") == 1
    assert amounts.join_lists(["a", "", "b"]) == {"fr": f"a{SPACE}; b"}.get(code, "a; b")
    assert amounts.signed(amounts.good(Good.FOOD, 2), -2).startswith(MINUS)
