"""Texts of whole games of Haspelknecht in every language: each sentence is complete and not clumsy."""

import re

import pytest

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import TILE_TEXTS
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Marker, Mine, Placeable, Worker
from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from haspelknecht_qt.games.haspelknecht.scoring import ITEM_IDS
from tests.languages import CODES, expected
from tests.short_forms import sparse_product
from tests.ui.matches import GAME, NAMES, finished_match

UNFINISHED = re.compile(r"%n|%L?\d|[{}]|\(s\)|None|  ")
CLUMSY = {
    code: re.compile(pattern.replace("NAMES", "|".join(NAMES)))
    for code, pattern in expected("haspelknecht", "clumsy").items()
}


def sentences_of(match, texts):
    """Every sentence of a match: prompts, moves and their consequences, remarks, tiles, refusals, events, scores."""
    for entry in match.entries:
        state, ply = match.state_at(entry.ply), entry.ply
        yield from (texts.events.line(event, after) for event, after in match.events_with_states(ply))
        yield from texts.prompts.prompt(state, entry.decision, match.seats)
        yield texts.periods.heading(state)
        if entry.actor == CHANCE or ply % 3:
            continue
        for move in match.game.legal_moves(state)[:12]:
            yield texts.moves.line(state, move)
            yield texts.moves.consequences(state, move)
            yield texts.moves.heading(state, move)
        yield from (text for advice in texts.prompts.remarks(state) for text in (advice.headline, advice.text))
        names = texts.seats.names(len(state.players))
        yield from (
            text
            for seat in range(3)
            for tile in state.box.tile_index
            for text in TILE_TEXTS.facts(state, seat, tile, names)
        )
        for move in REFUSED:
            if match.game.why_not(state, move):
                note = texts.moves.refusal_text(state, move, ())
                yield from (note.headline, note.text)
    state = match.state
    for item in ITEM_IDS:
        yield texts.score.item_explanation(item)
        yield from (texts.score.item_calculation(state, seat, item) for seat in range(3))
    yield from texts.prompts.prompt(state, None, match.seats)


REFUSED = [
    moves.CONFIRM,
    moves.PASS,
    moves.END_TURN,
    moves.DONE,
    *(moves.Activate(worker) for worker in Worker),
    *(moves.PlaceWood(mine) for mine in Mine),
    *(
        moves.EXCAVATE,
        moves.REEL,
        moves.FINISH_WORK,
        moves.BURN,
        moves.TIMBER_THALER,
        moves.DECLINE,
        moves.RETURN_WATER,
    ),
    *(moves.UseMarker(marker) for marker in (Marker.HAULING_CABLE, Marker.WINDLASS)),
    *(moves.Place(piece, worker) for piece in Placeable for worker in Worker),
]
"""Moves that are mostly illegal."""


@pytest.mark.parametrize("rulebook, code", sparse_product(list(RULEBOOKS), CODES))
def test_sentences_of_a_whole_game_are_complete_and_not_clumsy(languages, rulebook, code):
    match = finished_match("ppp", seed=11, rulebook=rulebook)
    texts = make_texts(GAME)
    texts.seats.set_seats(match.seats)
    languages.choose(code)
    sentences = set(sentences_of(match, texts))
    assert len(sentences) > 150
    assert {sentence for sentence in sentences if UNFINISHED.search(sentence)} == set()
    assert {sentence for sentence in sentences if code in CLUMSY and CLUMSY[code].search(sentence)} == set()
