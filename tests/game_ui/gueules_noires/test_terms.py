"""Terms of the game, in one table, exactly as in the three rulebooks: numerals of the shifts."""

from haspelknecht_qt.game_ui.gueules_noires.texts import terms


def test_shifts_have_roman_numerals():
    assert [terms.shift_numeral(number) for number in (1, 2, 3)] == ["I", "II", "III"]
