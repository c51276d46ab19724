"""Selection of moves by their elements, independent of the input device."""

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


class CallRecorder:
    """Records the calls of the selection."""

    def __init__(self) -> None:
        self.calls: list[object] = []

    def on_path_changed(self, why: PathChangeReason) -> None:
        self.calls.append(why)

    def on_move_chosen(self, move: object) -> None:
        self.calls.append(move)

    def on_refused(self, path: tuple[str, ...]) -> None:
        self.calls.append(path)


@pytest.fixture
def recorder() -> CallRecorder:
    return CallRecorder()


@pytest.fixture
def selection(recorder: CallRecorder) -> MoveSelection[object]:
    selection: MoveSelection[object] = MoveSelection(recorder)
    selection.set_moves(MoveIndex(MOVES))
    recorder.calls.clear()
    return selection


def test_two_choices_make_a_move(selection, recorder) -> None:
    selection.choose("disk")
    assert selection.path == ("disk",)
    assert selection.next_elements() == ("farmer", "tile")
    selection.choose("farmer")
    assert selection.path == ()
    assert recorder.calls == [PathChangeReason.CHOSEN, PathChangeReason.PLAYED, "disk on farmer"]


def test_one_choice_makes_a_move_of_one_element(selection, recorder) -> None:
    selection.choose("confirm")
    assert recorder.calls == [PathChangeReason.PLAYED, "confirm"]


def test_third_element_is_chosen_after_a_drop(selection, recorder) -> None:
    assert selection.lift("disk")
    assert selection.is_holding
    selection.drop("tile")
    assert not selection.is_holding
    assert selection.next_elements() == ("food", "wood")
    selection.choose("wood")
    assert recorder.calls == [
        PathChangeReason.LIFTED,
        PathChangeReason.CHOSEN,
        PathChangeReason.PLAYED,
        "tile for wood",
    ]


def test_held_element_can_be_chosen_without_a_drop(selection, recorder) -> None:
    selection.lift("disk")
    selection.choose_held()
    assert selection.path == ("disk",)
    assert not selection.is_holding
    assert recorder.calls == [PathChangeReason.LIFTED, PathChangeReason.CHOSEN]


def test_only_a_start_with_targets_can_be_lifted(selection, recorder) -> None:
    assert not selection.lift("farmer")
    assert not selection.lift("confirm")
    assert recorder.calls == []


@pytest.mark.parametrize("how", ["choose", "drop"])
def test_refusal_reports_the_whole_path_and_clears_it(selection, recorder, how) -> None:
    if how == "drop":
        selection.lift("disk")
        selection.drop("cart")
    else:
        selection.choose("disk")
        selection.choose("cart")
    assert selection.path == ()
    assert recorder.calls[1:] == [PathChangeReason.REFUSED, ("disk", "cart")]


def test_choice_of_an_element_without_moves_is_refused(selection, recorder) -> None:
    selection.choose("farmer")
    assert recorder.calls == [PathChangeReason.REFUSED, ("farmer",)]


def test_another_start_replaces_the_choice(selection, recorder) -> None:
    selection.choose("disk")
    selection.choose("coal")
    assert selection.path == ("coal",)
    assert recorder.calls == [PathChangeReason.CHOSEN, PathChangeReason.CHOSEN]


@pytest.mark.parametrize("take_back", [None, "disk"])
def test_choice_can_be_cancelled(selection, recorder, take_back) -> None:
    selection.choose("disk")
    selection.choose(take_back)
    assert selection.path == ()
    assert recorder.calls == [PathChangeReason.CHOSEN, PathChangeReason.CANCELLED]


def test_drop_without_a_target_is_not_refused(selection, recorder) -> None:
    selection.lift("disk")
    selection.drop(None)
    assert recorder.calls == [PathChangeReason.LIFTED, PathChangeReason.CANCELLED]


def test_cancel_without_a_choice_reports_nothing(selection, recorder) -> None:
    selection.cancel()
    selection.drop("farmer")
    selection.choose_held()
    assert recorder.calls == []


def test_double_click_plays_the_only_move(selection, recorder) -> None:
    selection.complete_move("coal")
    assert recorder.calls == [PathChangeReason.PLAYED, "coal to the cart"]


def test_double_click_only_chooses_if_there_are_several_moves(selection, recorder) -> None:
    selection.choose("disk")
    selection.complete_move("disk")
    assert selection.path == ("disk",)
    selection.choose("tile")
    selection.complete_move("tile")
    assert selection.path == ("disk", "tile")
    assert PathChangeReason.PLAYED not in recorder.calls


def test_double_click_on_an_illegal_element_is_refused(selection, recorder) -> None:
    selection.complete_move("farmer")
    assert recorder.calls == [PathChangeReason.REFUSED, ("farmer",)]


def test_new_moves_clear_the_choice(selection, recorder) -> None:
    selection.lift("disk")
    selection.set_moves(MoveIndex())
    assert selection.path == ()
    assert not selection.is_holding
    assert selection.next_elements() == ()
    assert recorder.calls == [PathChangeReason.LIFTED, PathChangeReason.NEW_MOVES]


def test_choice_is_cleared_before_the_move_is_reported() -> None:
    """A listener that plays the move at once may set the next moves within its call."""

    class Game(CallRecorder):
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
    assert [said for said in game.calls if not isinstance(said, PathChangeReason)] == ["disk on farmer", "next"]
