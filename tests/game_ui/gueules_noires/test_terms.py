"""Every word of the game stands in one table, exactly as the three rulebooks have it."""

from haspelknecht_qt.game_ui.gueules_noires.texts import terms


def test_the_shifts_have_numerals():
    assert [terms.shift_numeral(number) for number in (1, 2, 3)] == ["I", "II", "III"]
