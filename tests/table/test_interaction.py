"""The selection: what pointing at one thing after another leads to, whatever the input device."""

from __future__ import annotations

import pytest

from haspelknecht_qt.table.interaction import MoveSelection, PathChangeReason
from haspelknecht_qt.table.move_index import MoveIndex

MOVES = [
    (("disk", "farmer"), "disk on farmer"),
    (("disk", "tile", "food"), "tile for food"),
    (("disk", "tile", "wood"), "tile for wood"),
    (("coal", "cart"), "coal to the cart"),
    (("confirm",), "confirm"),
]


class Notes:
    """Writes down what the selection tells."""

    def __init__(self) -> None:
        self.said: list[object] = []

    def on_path_changed(self, why: PathChangeReason) -> None:
        self.said.append(why)

    def on_move_chosen(self, move: object) -> None:
        self.said.append(move)

    def on_refused(self, path: tuple[str, ...]) -> None:
        self.said.append(path)


@pytest.fixture
def notes() -> Notes:
    return Notes()


@pytest.fixture
def selection(notes: Notes) -> MoveSelection[object]:
    selection: MoveSelection[object] = MoveSelection(notes)
    selection.set_moves(MoveIndex(MOVES))
    notes.said.clear()
    return selection


def test_two_clicks(selection, notes) -> None:
    selection.choose("disk")
    assert selection.path == ("disk",)
    assert selection.next_elements() == ("farmer", "tile")
    selection.choose("farmer")
    assert selection.path == ()
    assert notes.said == [PathChangeReason.CHOSEN, PathChangeReason.PLAYED, "disk on farmer"]


def test_one_click(selection, notes) -> None:
    selection.choose("confirm")
    assert notes.said == [PathChangeReason.PLAYED, "confirm"]


def test_three_steps_after_a_drop(selection, notes) -> None:
    assert selection.lift("disk")
    assert selection.is_holding
    selection.drop("tile")
    assert not selection.is_holding
    assert selection.next_elements() == ("food", "wood")
    selection.choose("wood")
    assert notes.said == [PathChangeReason.LIFTED, PathChangeReason.CHOSEN, PathChangeReason.PLAYED, "tile for wood"]


def test_a_press_that_was_a_click(selection, notes) -> None:
    selection.lift("disk")
    selection.choose_held()
    assert selection.path == ("disk",)
    assert not selection.is_holding
    assert notes.said == [PathChangeReason.LIFTED, PathChangeReason.CHOSEN]


def test_what_can_not_be_lifted(selection, notes) -> None:
    assert not selection.lift("farmer")
    assert not selection.lift("confirm")
    assert notes.said == []


@pytest.mark.parametrize("how", ["choose", "drop"])
def test_refusal_tells_the_whole_path_and_forgets_it(selection, notes, how) -> None:
    if how == "drop":
        selection.lift("disk")
        selection.drop("cart")
    else:
        selection.choose("disk")
        selection.choose("cart")
    assert selection.path == ()
    assert notes.said[1:] == [PathChangeReason.REFUSED, ("disk", "cart")]


def test_nothing_starts_here(selection, notes) -> None:
    selection.choose("farmer")
    assert notes.said == [PathChangeReason.REFUSED, ("farmer",)]


def test_choosing_another_start_instead(selection, notes) -> None:
    selection.choose("disk")
    selection.choose("coal")
    assert selection.path == ("coal",)
    assert notes.said == [PathChangeReason.CHOSEN, PathChangeReason.CHOSEN]


@pytest.mark.parametrize("take_back", [None, "disk"])
def test_taking_a_choice_back(selection, notes, take_back) -> None:
    selection.choose("disk")
    selection.choose(take_back)
    assert selection.path == ()
    assert notes.said == [PathChangeReason.CHOSEN, PathChangeReason.CANCELLED]


def test_dropping_at_home_or_beside_is_no_refusal(selection, notes) -> None:
    selection.lift("disk")
    selection.drop(None)
    assert notes.said == [PathChangeReason.LIFTED, PathChangeReason.CANCELLED]


def test_cancelling_nothing_says_nothing(selection, notes) -> None:
    selection.cancel()
    selection.drop("farmer")
    selection.choose_held()
    assert notes.said == []


def test_double_click_plays_the_only_move(selection, notes) -> None:
    selection.complete_move("coal")
    assert notes.said == [PathChangeReason.PLAYED, "coal to the cart"]


def test_double_click_with_several_moves_chooses(selection, notes) -> None:
    selection.choose("disk")
    selection.complete_move("disk")
    assert selection.path == ("disk",)
    selection.choose("tile")
    selection.complete_move("tile")
    assert selection.path == ("disk", "tile")
    assert PathChangeReason.PLAYED not in notes.said


def test_double_click_on_nothing_legal_is_refused(selection, notes) -> None:
    selection.complete_move("farmer")
    assert notes.said == [PathChangeReason.REFUSED, ("farmer",)]


def test_new_moves_forget_the_choice(selection, notes) -> None:
    selection.lift("disk")
    selection.set_moves(MoveIndex())
    assert selection.path == ()
    assert not selection.is_holding
    assert selection.next_elements() == ()
    assert notes.said == [PathChangeReason.LIFTED, PathChangeReason.NEW_MOVES]


def test_the_choice_is_forgotten_before_the_move_is_told() -> None:
    """Whoever plays the move at once may hand in the next moves while being told."""

    class Game(Notes):
        def on_move_chosen(self, move: object) -> None:
            assert selection.path == ()
            super().on_move_chosen(move)
            selection.set_moves(MoveIndex([(("coal", "cart"), "next")]))

    game = Game()
    selection: MoveSelection[object] = MoveSelection(game)
    selection.set_moves(MoveIndex(MOVES))
    selection.choose("disk")
    selection.choose("farmer")
    selection.choose("coal")
    selection.choose("cart")
    assert [said for said in game.said if not isinstance(said, PathChangeReason)] == ["disk on farmer", "next"]
