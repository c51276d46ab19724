"""Texts of whole games of Gueules Noires: each sentence is complete, in the rulebooks' words, and not clumsy."""

import re

import pytest

from haspelknecht_qt.core.game import CHANCE, Seat
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import make_texts
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.events import event_as_seen_by
from haspelknecht_qt.games.gueules_noires.scoring import ITEMS
from tests.game_ui.gueules_noires.playing import KINDS, walk
from tests.games.gueules_noires.table import GAME
from tests.languages import CODES, expected
from tests.short_forms import sparse_product

NAMES = ("Anna", "Ben", "Odile", "Ida")
SEATS = [Seat(name, colour) for name, colour in zip(NAMES, ("madder", "woad", "leaf", "heather"), strict=True)]
UNFINISHED = re.compile(r"%n|%L?\d|[{}]|\(s\)|None|  ")
CLUMSY = {
    code: re.compile(pattern.replace("NAMES", "|".join(NAMES)))
    for code, pattern in expected("gueules_noires", "clumsy").items()
}
REFUSED = list(moves.all_moves())[::61]


def sentences_of(options, seed, texts):
    """Every sentence of a game: prompts, moves with their consequences, remarks, refusals, events and scores."""
    lines = []
    for ply, (state, legal, move) in enumerate(walk(options, seed)):
        decision = GAME.decision(state)
        yield from texts.prompts.prompt(state, decision, SEATS)
        yield texts.periods.heading(state)
        for event, after in GAME.events_with_states(state, move):
            seen, event_seen = GAME.observe(after, 0), event_as_seen_by(event, 0)
            joined = texts.events.merged_line(event_seen, seen, lines[-1]) if lines else None
            lines[-1:] = [joined] if joined else [*lines[-1:], texts.events.create_log_line(ply, event_seen, seen)]
        if decision.actor == CHANCE or ply % 3:
            continue
        for each in legal[:12]:
            yield from (
                texts.moves.line(state, each),
                texts.moves.consequences(state, each),
                texts.moves.heading(state, each),
            )
        yield from (text for remark in texts.prompts.remarks(state) for text in (remark.headline, remark.text))
        yield from (str(texts.moves.refusal_text(state, each, ())) for each in REFUSED if GAME.why_not(state, each))
    yield from (texts.events.line(line.event, line.state, line.count) for line in lines)
    yield from texts.prompts.prompt(lines[-1].state, None, SEATS)
    for item in ITEMS:
        yield texts.score.item_explanation(item.id)
        yield from (texts.score.item_calculation(lines[-1].state, seat, item.id) for seat in range(options["players"]))


@pytest.mark.parametrize("options, code", sparse_product(KINDS[::2], CODES), ids=str)
def test_sentences_of_a_whole_game_are_complete_and_not_clumsy(languages, options, code):
    texts = make_texts(GAME)
    texts.seats.set_seats(SEATS)
    languages.choose(code)
    sentences = {sentence for seed in (0, 1) for sentence in sentences_of(options, seed, texts)}
    assert len(sentences) > 150
    assert {sentence for sentence in sentences if UNFINISHED.search(sentence)} == set()
    assert {sentence for sentence in sentences if code in CLUMSY and CLUMSY[code].search(sentence)} == set()
