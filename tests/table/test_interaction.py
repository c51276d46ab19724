"""The interaction: what pointing at one thing after another leads to, whatever the input device."""

from __future__ import annotations

import pytest

from haspelknecht_qt.table.interaction import Interaction, PathChange
from haspelknecht_qt.table.move_index import MoveIndex

MOVES = [
    (("disk", "farmer"), "disk on farmer"),
    (("disk", "tile", "food"), "tile for food"),
    (("disk", "tile", "wood"), "tile for wood"),
    (("coal", "cart"), "coal to the cart"),
    (("confirm",), "confirm"),
]


class Notes:
    """Writes down what the interaction tells."""

    def __init__(self) -> None:
        self.said: list[object] = []

    def on_path_changed(self, why: PathChange) -> None:
        self.said.append(why)

    def on_move_chosen(self, move: object) -> None:
        self.said.append(move)

    def on_refused(self, path: tuple[str, ...]) -> None:
        self.said.append(path)


@pytest.fixture
def notes() -> Notes:
    return Notes()


@pytest.fixture
def interaction(notes: Notes) -> Interaction[object]:
    interaction: Interaction[object] = Interaction(notes)
    interaction.set_moves(MoveIndex(MOVES))
    notes.said.clear()
    return interaction


def test_two_clicks(interaction, notes) -> None:
    interaction.choose("disk")
    assert interaction.path == ("disk",)
    assert interaction.targets() == ("farmer", "tile")
    interaction.choose("farmer")
    assert interaction.path == ()
    assert notes.said == [PathChange.CHOSEN, PathChange.PLAYED, "disk on farmer"]


def test_one_click(interaction, notes) -> None:
    interaction.choose("confirm")
    assert notes.said == [PathChange.PLAYED, "confirm"]


def test_three_steps_after_a_drop(interaction, notes) -> None:
    assert interaction.lift("disk")
    assert interaction.is_holding
    interaction.drop("tile")
    assert not interaction.is_holding
    assert interaction.targets() == ("food", "wood")
    interaction.choose("wood")
    assert notes.said == [PathChange.LIFTED, PathChange.CHOSEN, PathChange.PLAYED, "tile for wood"]


def test_a_press_that_was_a_click(interaction, notes) -> None:
    interaction.lift("disk")
    interaction.choose_held()
    assert interaction.path == ("disk",)
    assert not interaction.is_holding
    assert notes.said == [PathChange.LIFTED, PathChange.CHOSEN]


def test_what_can_not_be_lifted(interaction, notes) -> None:
    assert not interaction.lift("farmer")
    assert not interaction.lift("confirm")
    assert notes.said == []


@pytest.mark.parametrize("how", ["choose", "drop"])
def test_refusal_tells_the_whole_path_and_forgets_it(interaction, notes, how) -> None:
    if how == "drop":
        interaction.lift("disk")
        interaction.drop("cart")
    else:
        interaction.choose("disk")
        interaction.choose("cart")
    assert interaction.path == ()
    assert notes.said[1:] == [PathChange.REFUSED, ("disk", "cart")]


def test_nothing_starts_here(interaction, notes) -> None:
    interaction.choose("farmer")
    assert notes.said == [PathChange.REFUSED, ("farmer",)]


def test_choosing_another_start_instead(interaction, notes) -> None:
    interaction.choose("disk")
    interaction.choose("coal")
    assert interaction.path == ("coal",)
    assert notes.said == [PathChange.CHOSEN, PathChange.CHOSEN]


@pytest.mark.parametrize("take_back", [None, "disk"])
def test_taking_a_choice_back(interaction, notes, take_back) -> None:
    interaction.choose("disk")
    interaction.choose(take_back)
    assert interaction.path == ()
    assert notes.said == [PathChange.CHOSEN, PathChange.CANCELLED]


def test_dropping_at_home_or_beside_is_no_refusal(interaction, notes) -> None:
    interaction.lift("disk")
    interaction.drop(None)
    assert notes.said == [PathChange.LIFTED, PathChange.CANCELLED]


def test_cancelling_nothing_says_nothing(interaction, notes) -> None:
    interaction.cancel()
    interaction.drop("farmer")
    interaction.choose_held()
    assert notes.said == []


def test_double_click_plays_the_only_move(interaction, notes) -> None:
    interaction.complete_move("coal")
    assert notes.said == [PathChange.PLAYED, "coal to the cart"]


def test_double_click_with_several_moves_chooses(interaction, notes) -> None:
    interaction.choose("disk")
    interaction.complete_move("disk")
    assert interaction.path == ("disk",)
    interaction.choose("tile")
    interaction.complete_move("tile")
    assert interaction.path == ("disk", "tile")
    assert PathChange.PLAYED not in notes.said


def test_double_click_on_nothing_legal_is_refused(interaction, notes) -> None:
    interaction.complete_move("farmer")
    assert notes.said == [PathChange.REFUSED, ("farmer",)]


def test_new_moves_forget_the_choice(interaction, notes) -> None:
    interaction.lift("disk")
    interaction.set_moves(MoveIndex())
    assert interaction.path == ()
    assert not interaction.is_holding
    assert interaction.targets() == ()
    assert notes.said == [PathChange.LIFTED, PathChange.NEW_MOVES]


def test_the_choice_is_forgotten_before_the_move_is_told() -> None:
    """Whoever plays the move at once may hand in the next moves while being told."""

    class Game(Notes):
        def on_move_chosen(self, move: object) -> None:
            assert interaction.path == ()
            super().on_move_chosen(move)
            interaction.set_moves(MoveIndex([(("coal", "cart"), "next")]))

    game = Game()
    interaction: Interaction[object] = Interaction(game)
    interaction.set_moves(MoveIndex(MOVES))
    interaction.choose("disk")
    interaction.choose("farmer")
    interaction.choose("coal")
    interaction.choose("cart")
    assert [said for said in game.said if not isinstance(said, PathChange)] == ["disk on farmer", "next"]
