"""Whole games of Gueules Noires told in every language: each sentence is finished, in the rulebooks' words, and reads as one."""

import re

import pytest

from haspelknecht_qt.core.game import CHANCE, Seat
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import make_texts
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.events import event_as_seen_by
from haspelknecht_qt.games.gueules_noires.scoring import ITEMS
from tests.forms import sparsely
from tests.game_ui.gueules_noires.playing import KINDS, walk
from tests.games.gueules_noires.table import GAME
from tests.languages import CODES, expected

NAMES = ("Anna", "Ben", "Odile", "Ida")
SEATS = [Seat(name, colour) for name, colour in zip(NAMES, ("madder", "woad", "leaf", "heather"), strict=True)]
UNFINISHED = re.compile(r"%n|%L?\d|[{}]|\(s\)|None|  ")
CLUMSY = {
    code: re.compile(pattern.replace("NAMES", "|".join(NAMES)))
    for code, pattern in expected("gueules_noires", "clumsy").items()
}
REFUSED = list(moves.all_moves())[::61]


def told(options, seed, words):
    """Every sentence of a game: what is asked, what may be done and what it brings, what is refused, what happened."""
    lines = []
    for ply, (state, legal, move) in enumerate(walk(options, seed)):
        decision = GAME.decision(state)
        yield from words.prompts.prompt(state, decision, SEATS)
        yield words.periods.heading(state)
        for event, after in GAME.events_with_states(state, move):
            seen, event_seen = GAME.observe(after, 0), event_as_seen_by(event, 0)
            joined = words.events.merged_line(event_seen, seen, lines[-1]) if lines else None
            lines[-1:] = [joined] if joined else [*lines[-1:], words.events.create_log_line(ply, event_seen, seen)]
        if decision.actor == CHANCE or ply % 3:
            continue
        for each in legal[:12]:
            yield from (
                words.moves.line(state, each),
                words.moves.consequences(state, each),
                words.moves.heading(state, each),
            )
        yield from (text for remark in words.prompts.remarks(state) for text in (remark.headline, remark.text))
        yield from (str(words.moves.refusal_text(state, each, ())) for each in REFUSED if GAME.why_not(state, each))
    yield from (words.events.line(line.event, line.state, line.count) for line in lines)
    yield from words.prompts.prompt(lines[-1].state, None, SEATS)
    for item in ITEMS:
        yield words.score.item_explanation(item.id)
        yield from (words.score.item_calculation(lines[-1].state, seat, item.id) for seat in range(options["players"]))


@pytest.mark.parametrize("options, code", sparsely(KINDS[::2], CODES), ids=str)
def test_a_whole_game(languages, options, code):
    words = make_texts(GAME)
    words.seats.set_seats(SEATS)
    languages.choose(code)
    sentences = {sentence for seed in (0, 1) for sentence in told(options, seed, words)}
    assert len(sentences) > 150
    assert {sentence for sentence in sentences if UNFINISHED.search(sentence)} == set()
    assert {sentence for sentence in sentences if code in CLUMSY and CLUMSY[code].search(sentence)} == set()
