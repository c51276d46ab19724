"""The comparison of the journal with what was said."""

from tests.heard.comparison import compare


def shown(time, sentence):
    return {"time": time, "kind": "move", "sentence": sentence}


def said(time, text):
    return {"time": time, "text": text}


def test_sentences_are_found_within_longer_texts_and_with_other_spaces():
    journal = [shown(1.0, "Anna skips\n2\N{NO-BREAK SPACE}moves.")]
    result = compare(journal, [said(1.2, "notification Anna skips 2 moves. Your turn")])
    assert result.counts == {"move": 1}
    assert result.missing == []
    assert result.late == 0


def test_a_late_sentence_is_counted_and_one_said_before_is_missing():
    journal = [shown(1.0, "Anna skips"), shown(5.0, "Jost skips"), shown(6.0, "Jost plans")]
    result = compare(journal, [said(1.1, "Anna skips"), said(3.0, "Jost skips"), said(7.5, "Jost plans")])
    assert result.missing == journal[1:2]
    assert result.late == 1


def test_before_the_window_is_found_nothing_is_late():
    assert compare([shown(1.0, "Your turn")], [said(4.0, "window"), said(4.2, "Your turn")]).late == 0
