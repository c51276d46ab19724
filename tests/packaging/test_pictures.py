"""Positions of which pictures are taken for inspection."""

import pytest


@pytest.fixture
def pictures(script):
    return script("pictures")


def test_pictures_are_taken_of_every_step_of_both_games(pictures):
    names = [name for name, _ in pictures.positions()]
    assert len(names) == len(set(names))
    for seats in pictures.PIT_SEATS:
        assert {f"pit-{seats}-seats-{step}" for step in pictures.PIT_STEPS} <= set(names)
    assert {name.split("-")[-1] for name in names if not name.startswith("pit")} == set(pictures.STEPS)
