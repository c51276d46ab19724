"""Comparison of the journal with the speech of the screen reader."""

from tests.heard.comparison import compare


def journal_line(time, sentence):
    return {"time": time, "kind": "move", "sentence": sentence}


def spoken_line(time, text):
    return {"time": time, "text": text}


def test_sentence_is_found_in_a_longer_text_with_other_spaces():
    journal = [journal_line(1.0, "Anna skips\n2\N{NO-BREAK SPACE}moves.")]
    result = compare(journal, [spoken_line(1.2, "notification Anna skips 2 moves. Your turn")])
    assert result.counts == {"move": 1}
    assert result.missing == []
    assert result.late == 0


def test_late_sentence_is_counted_and_early_sentence_is_missing():
    journal = [journal_line(1.0, "Anna skips"), journal_line(5.0, "Jost skips"), journal_line(6.0, "Jost plans")]
    result = compare(
        journal, [spoken_line(1.1, "Anna skips"), spoken_line(3.0, "Jost skips"), spoken_line(7.5, "Jost plans")]
    )
    assert result.missing == journal[1:2]
    assert result.late == 1


def test_delay_begins_when_the_window_is_found():
    assert (
        compare([journal_line(1.0, "Your turn")], [spoken_line(4.0, "window"), spoken_line(4.2, "Your turn")]).late == 0
    )
