"""Messages to a guest do not depend on information hidden from its seats: the short form of a long check.

`python -m tests.network.across_the_house secrets` compares thousands of pairs.
"""

import pytest

from haspelknecht_qt import composition
from tests.core.playing import TOY
from tests.network.pairs import make_pair, random_match
from tests.network.secret_pairs import KINDS, compared_pairs, game_of

SHORT = 6


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.game)
def test_messages_to_a_guest_do_not_depend_on_hidden_information(kind):
    found = [pair for _, pair in zip(range(SHORT), compared_pairs(kind, 1), strict=False)]
    assert len(found) == SHORT
    assert all(pair.first for pair in found)
    assert [pair.first for pair in found] == [pair.second for pair in found]


def test_comparison_of_pairs_finds_a_leak(monkeypatch):
    whole = random_match(TOY, {"players": 2}, 1)
    pairs = []
    monkeypatch.setattr(type(TOY), "observe", lambda _game, state, _seat: state.copy())
    monkeypatch.setattr(
        type(TOY), "is_hidden_from", lambda _game, _state, decision, _move, seat: decision.actor == 1 - seat
    )
    monkeypatch.setattr("tests.network.pairs.looks_alike", lambda *_arguments: True)
    for end in range(3, whole.ply):
        for seat in (0, 1):
            pair = make_pair(TOY, whole, (seat,), end, 99)
            if pair is not None and pair.differs:
                pairs.append(pair)
    assert pairs
    assert any(pair.first != pair.second for pair in pairs)


def test_pairs_of_every_game_are_compared():
    assert {kind.game for kind in KINDS} == {TOY.name, *composition.GAME_NAMES}
    assert game_of(KINDS[0]) is TOY
