"""The form for games that have nothing but options: lists and switches, drawn from `Game.options`."""

import pytest

from haspelknecht_qt.core.game import Option
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.setup.choices import DefaultOptionSet, NewGameChoices
from haspelknecht_qt.ui.setup.form import OptionFields
from tests.toy.texts import GAME

FIRST = Option("first", "lot", lambda players: ("lot", "youngest", "oldest")[: players - 1])
OPEN = Option("open", default=False, values=lambda _: (True, False))


class JsonValue:
    """Texts that say the keys."""

    def name(self, key):
        return f"Option {key}"

    def value_name(self, _key, value):
        return str(value).capitalize()

    def explanation(self, key, value):
        return f"about {key} {value}"


@pytest.fixture
def choices():
    return NewGameChoices({"first": "youngest", "open": False}, seat_count=4)


@pytest.fixture
def form(qtbot, look, choices):
    shown = OptionFields(look, choices, (FIRST, OPEN), (2, 3, 4), JsonValue())
    qtbot.addWidget(shown)
    shown.show()
    return shown


def test_lists_are_segments_and_yes_or_no_is_a_switch(form):
    assert form.labels["first"].text() == "Option first"
    assert [form.segments["first"].button(place).text() for place in range(3)] == ["Lot", "Youngest", "Oldest"]
    assert form.segments["first"].chosen_index == 1
    assert form.notes["first"].text() == "about first youngest"
    assert form.switches["open"].text() == "Option open"
    assert not form.switches["open"].isChecked()


def test_what_is_chosen_is_told_and_kept(qtbot, form, choices):
    with qtbot.waitSignals([form.changed, form.changed, form.changed]):
        form.segments["first"].button(2).click()
        form.switches["open"].click()
        form.undo.button(1).click()
    assert choices.options == {"first": "oldest", "open": True}
    assert choices.undo is UndoPolicy.FREE
    assert form.notes["first"].text() == "about first oldest"


def test_values_that_do_not_go_with_so_many_players_are_not_offered(form, choices):
    choices.seat_count = 2
    form.refresh()
    assert [form.segments["first"].button(place).isVisible() for place in range(3)] == [True, False, False]
    assert choices.options["first"] == "lot"


def test_what_is_wrong_is_said_beside_it(form):
    form.show_problems({"first": "Not with so many."})
    assert form.notes["first"].text() == "Not with so many."


@pytest.mark.parametrize("value, kept", [("short", "short"), ("long", "usual"), (True, "usual"), (None, "usual")])
def test_remembered_values_that_are_not_allowed_are_forgotten(value, kept):
    assert DefaultOptionSet(GAME).read_options({"length": value}, 2)["length"] == kept
