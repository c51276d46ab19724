"""Whole games told in every language: each sentence is finished, and reads as one."""

import re

import pytest

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Marker, Mine, Placeable, Worker
from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from haspelknecht_qt.games.haspelknecht.scoring import ITEMS
from tests.forms import sparsely
from tests.languages import CODES, expected
from tests.ui.matches import GAME, NAMES, finished_match

UNFINISHED = re.compile(r"%n|%L?\d|[{}]|\(s\)|None|  ")
CLUMSY = {
    code: re.compile(pattern.replace("NAMES", "|".join(NAMES)))
    for code, pattern in expected("haspelknecht", "clumsy").items()
}


def told(match, phrases):
    """Every sentence of a game: what is asked, what may be done and what it brings, what lies where, what happened."""
    for entry in match.entries:
        state, ply = match.jump(entry.ply), entry.ply
        yield from (phrases.event(event, after) for event, after in match.narration(ply))
        yield from phrases.prompt(state, entry.decision, match.seats)
        yield phrases.heading(state)
        if entry.actor == CHANCE or ply % 3:
            continue
        for move in match.game.legal_moves(state)[:12]:
            yield phrases.move(state, move)
            yield phrases.move_detail(state, move)
            yield phrases.group(state, move)
        yield from (text for advice in phrases.remarks(state) for text in (advice.headline, advice.text))
        names = phrases._names(state)
        yield from (
            text
            for seat in range(3)
            for tile in state.box.index
            for text in phrases._tiles.facts(state, seat, tile, names)
        )
        for move in REFUSED:
            if match.game.why_not(state, move):
                note = phrases.note(state, move, ())
                yield from (note.headline, note.text)
    state = match.state
    for item in ITEMS:
        yield phrases.item_about(item)
        yield from (phrases.item_detail(state, seat, item) for seat in range(3))
    yield from phrases.prompt(state, None, match.seats)


REFUSED = [
    moves.CONFIRM,
    moves.PASS,
    moves.END_TURN,
    moves.DONE,
    *(moves.Activate(worker) for worker in Worker),
    *(moves.PlaceWood(mine) for mine in Mine),
    *(moves.EXCAVATE, moves.REEL, moves.FINISH, moves.BURN, moves.TIMBER_THALER, moves.DECLINE, moves.RETURN_WATER),
    *(moves.UseMarker(marker) for marker in (Marker.HAULING_CABLE, Marker.WINDLASS)),
    *(moves.Place(piece, worker) for piece in Placeable for worker in Worker),
]
"""Moves that are mostly not possible."""


@pytest.mark.parametrize("rulebook, code", sparsely(list(RULEBOOKS), CODES))
def test_a_whole_game(languages, rulebook, code):
    match = finished_match("ppp", seed=11, rulebook=rulebook)
    phrases = Phrases(GAME)
    phrases.set_seats(match.seats)
    languages.choose(code)
    sentences = set(told(match, phrases))
    assert len(sentences) > 150
    assert {sentence for sentence in sentences if UNFINISHED.search(sentence)} == set()
    assert {sentence for sentence in sentences if code in CLUMSY and CLUMSY[code].search(sentence)} == set()
