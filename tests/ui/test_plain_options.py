"""Form of a game that has only options: lists and switches, made from `Game.options`."""

import pytest

from haspelknecht_qt.core.game import Option
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.ui.setup.choices import DefaultOptionSet, NewGameChoices
from haspelknecht_qt.ui.setup.form import OptionFields
from tests.toy.texts import GAME

FIRST = Option("first", "lot", lambda players: ("lot", "youngest", "oldest")[: players - 1])
OPEN = Option("open", default=False, values=lambda _: (True, False))


class KeyTexts:
    """Texts of options, made from their keys."""

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
    shown = OptionFields(look, choices, (FIRST, OPEN), (2, 3, 4), KeyTexts())
    qtbot.addWidget(shown)
    shown.show()
    return shown


def test_lists_are_segments_and_booleans_are_switches(form):
    assert form.labels["first"].text() == "Option first"
    assert [form.segments["first"].button(place).text() for place in range(3)] == ["Lot", "Youngest", "Oldest"]
    assert form.segments["first"].chosen_index == 1
    assert form.notes["first"].text() == "about first youngest"
    assert form.switches["open"].text() == "Option open"
    assert not form.switches["open"].isChecked()


def test_chosen_options_are_signalled_and_stored(qtbot, form, choices):
    with qtbot.waitSignals([form.changed, form.changed, form.changed]):
        form.segments["first"].button(2).click()
        form.switches["open"].click()
        form.undo.button(1).click()
    assert choices.options == {"first": "oldest", "open": True}
    assert choices.undo is UndoPolicy.FREE
    assert form.notes["first"].text() == "about first oldest"


def test_values_not_allowed_for_the_seat_count_are_hidden(form, choices):
    choices.seat_count = 2
    form.refresh()
    assert [form.segments["first"].button(place).isVisible() for place in range(3)] == [True, False, False]
    assert choices.options["first"] == "lot"


def test_problem_is_shown_beside_its_option(form):
    form.show_problems({"first": "Not with so many."})
    assert form.notes["first"].text() == "Not with so many."


@pytest.mark.parametrize("value, kept", [("short", "short"), ("long", "usual"), (True, "usual"), (None, "usual")])
def test_remembered_values_that_are_not_allowed_become_defaults(value, kept):
    assert DefaultOptionSet(GAME).read_options({"length": value}, 2)["length"] == kept
