import json

import pytest

from haspelknecht_qt.core.record import FORMAT, KEYS, MAX_RECORD_SIZE, checksum, dumps, load, loads
from haspelknecht_qt.core.record_error import Defect, RecordError, RecordPlace
from haspelknecht_qt.core.undo import UndoPolicy
from tests.core.playing import TOYS, new_match, play, play_at_random, same, texts, undone
from tests.core.toy import Toy
from tests.short_forms import every_nth

BREAKING = ("\n", "\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\u202e", "\u2066", "\u200f")
"""Characters that end a line somewhere, or change the writing direction."""


def is_one_line(text):
    return len(text.splitlines()) == 1 and not any(character in text for character in BREAKING)


def edited(match, **changes):
    """Returns a record with changed values and a matching checksum; None removes a key."""
    document = json.loads(dumps(match)) | changes
    document = {key: value for key, value in document.items() if value is not None}
    if "check" not in changes:
        document["check"] = checksum(document)
    return json.dumps(document)


def load_error(text, games=TOYS):
    with pytest.raises(RecordError) as error:
        loads(text, "game.haspelknecht", games)
    assert str(error.value).startswith("game.haspelknecht: ")
    assert "\n" not in str(error.value)
    assert error.value.file == "game.haspelknecht"
    return error.value


class TestDefects:
    def test_newer_format_is_refused(self, match):
        error = load_error(edited(match, format=FORMAT + 1, program="9.2", surprise=[1]))
        assert error.defect is Defect.NEWER_FORMAT
        assert error.place == RecordPlace(key="format")
        assert error.details == {"format": FORMAT + 1, "known": FORMAT, "program": "9.2"}
        assert "needs program version 9.2" in str(error)

    def test_damaged_file_with_a_newer_format_is_reported_as_damaged(self, match):
        assert load_error(edited(match, format=FORMAT + 1, check="0" * 64)).defect is Defect.CHANGED

    @pytest.mark.parametrize("value", [0, -1])
    def test_format_number_below_1_is_refused(self, match, value):
        error = load_error(edited(match, format=value))
        assert (error.defect, error.place.key) == (Defect.WRONG_VALUE, "format")
        assert "allowed is 1 or more" in str(error)

    @pytest.mark.parametrize("key", KEYS)
    def test_missing_key_is_refused(self, match, key):
        error = load_error(edited(match, **{key: None}) if key != "check" else edited(match, check=None))
        assert (error.defect, error.place.key) == (Defect.MISSING_KEY, key)

    def test_unknown_key_is_refused(self, match):
        error = load_error(edited(match, undoes="free"))
        assert (error.defect, error.place.key) == (Defect.UNKNOWN_KEY, "undoes")
        assert "'undo'" in str(error)

    @pytest.mark.parametrize(
        "key, allowed",
        [
            ("format", "a whole number"),
            ("seed", "a whole number"),
            ("moves", "a list"),
            ("redo", "a list"),
            ("seats", "a list"),
            ("game", "text"),
            ("program", "text"),
            ("data", "text"),
            ("undo", "text"),
            ("check", "text"),
        ],
    )
    @pytest.mark.parametrize("value", [True, 1.5, {}, False])
    def test_wrong_type_is_refused(self, match, key, allowed, value):
        error = load_error(edited(match, **{key: value}))
        assert (error.defect, error.place.key, error.details["allowed"]) == (Defect.WRONG_TYPE, key, allowed)

    @pytest.mark.parametrize(
        "text, found",
        [("[]", "a list"), ("7", "a whole number"), ("null", "null"), ('"x"', "text"), ("true", "true or false")],
    )
    def test_document_that_is_no_object_is_refused(self, text, found):
        error = load_error(text)
        assert (error.defect, error.details["found"]) == (Defect.WRONG_TYPE, found)
        assert error.place == RecordPlace(line=1, column=1)

    @pytest.mark.parametrize("seed", [-1, 2**128, int("9" * 39)])
    def test_seed_out_of_range_is_refused(self, match, seed):
        error = load_error(edited(match, seed=seed))
        assert (error.defect, error.place.key) == (Defect.WRONG_VALUE, "seed")
        assert str(2**128 - 1) in str(error)

    def test_wrong_game_is_refused(self, match):
        error = load_error(edited(match, game="chess"))
        assert (error.defect, error.place.key) == (Defect.WRONG_GAME, "game")
        assert str(error).endswith("it is a game of 'chess', not of 'toy'")

    def test_wrong_setup_is_refused(self, match):
        error = load_error(edited(match, setup={"begins": 2, "rounds": 1}))
        assert (error.defect, error.place.key) == (Defect.WRONG_SETUP, "setup")
        assert "begins is 2, allowed is 0 or 1" in str(error)

    def test_wrong_undo_policy_is_refused(self, match):
        error = load_error(edited(match, undo="never"))
        assert (error.defect, error.place.key) == (Defect.WRONG_VALUE, "undo")
        assert "'barrier', 'free'" in str(error)

    def test_wrong_number_of_seats_is_refused(self, match):
        error = load_error(edited(match, seats=[]))
        assert (error.defect, error.place.key) == (Defect.WRONG_VALUE, "seats")

    @pytest.mark.parametrize(
        "seat, key, defect",
        [
            (7, "seats[1]", Defect.WRONG_TYPE),
            ({"name": "Bo", "colour": "madder"}, "seats[1].player", Defect.MISSING_KEY),
            ({"name": "Bo", "colour": "madder", "player": "person", "age": 7}, "seats[1].age", Defect.UNKNOWN_KEY),
            ({"name": "Bo", "colour": 7, "player": "person"}, "seats[1].colour", Defect.WRONG_TYPE),
            ({"name": "", "colour": "madder", "player": "person"}, "seats[1]", Defect.WRONG_SEAT),
            ({"name": "Bo", "colour": "nosuch", "player": "person"}, "seats[1].colour", Defect.WRONG_VALUE),
            ({"name": "Bo", "colour": "Madder", "player": "person"}, "seats[1].colour", Defect.WRONG_VALUE),
            ({"name": "Bo", "colour": "", "player": "person"}, "seats[1].colour", Defect.WRONG_VALUE),
            ({"name": "Bo", "colour": "woad", "player": "person"}, "seats[1].colour", Defect.WRONG_VALUE),
            ({"name": "Bo", "colour": "madder", "player": ""}, "seats[1]", Defect.WRONG_SEAT),
            ({"name": "Bo", "colour": "madder", "player": "b" * 101}, "seats[1]", Defect.WRONG_SEAT),
            ({"name": "a\u0007", "colour": "madder", "player": "person"}, "seats[1]", Defect.WRONG_SEAT),
            ({"name": "a\u2028b", "colour": "madder", "player": "person"}, "seats[1]", Defect.WRONG_SEAT),
            ({"name": "\u202ea", "colour": "madder", "player": "person"}, "seats[1]", Defect.WRONG_SEAT),
            ({"name": " ", "colour": "madder", "player": "person"}, "seats[1]", Defect.WRONG_SEAT),
        ],
    )
    def test_wrong_seat_is_refused(self, match, seat, key, defect):
        error = load_error(edited(match, seats=[{"name": "Al", "colour": "woad", "player": "easy"}, seat]))
        assert (error.place.key, error.defect) == (key, defect)

    def test_error_about_a_repeated_colour_lists_the_free_colours(self, match):
        seat = {"name": "Al", "colour": "leaf", "player": "person"}
        error = load_error(edited(match, seats=[seat, seat]))
        assert str(error).endswith("found 'leaf', allowed is 'madder', 'woad', 'heather'")

    @pytest.mark.parametrize("breaking", BREAKING)
    @pytest.mark.parametrize(
        "changes",
        [
            lambda text: {"game": text},
            lambda text: {"undo": text},
            lambda text: {"moves": [text]},
            lambda text: {"setup": {text: 1}},
            lambda text: {text: 1},
            lambda text: {"seats": [{"name": "Al", "colour": text, "player": "person"}] * 2},
            lambda text: {"seats": [{"name": "Al", "colour": "woad", "player": "person", text: 1}] * 2},
        ],
    )
    def test_error_message_with_quoted_text_is_one_line(self, match, changes, breaking):
        error = load_error(edited(match, **changes(f"two{breaking}lines")))
        assert is_one_line(str(error))
        assert is_one_line(str(error.place))
        assert all(is_one_line(str(value)) for value in error.details.values())

    @pytest.mark.parametrize("breaking", BREAKING)
    def test_error_message_with_a_file_name_is_one_line(self, breaking):
        with pytest.raises(RecordError) as error:
            loads("{}", f"two{breaking}lines", TOYS)
        assert is_one_line(str(error.value))
        assert error.value.file == f"two{breaking}lines"

    @pytest.mark.parametrize("key", ["moves", "redo"])
    def test_move_that_is_no_text_is_refused(self, match, key):
        error = load_error(edited(match, **{key: ["roll 3", 4]}))
        assert (error.defect, error.place.key) == (Defect.WRONG_TYPE, f"{key}[1]")

    def test_record_with_other_printed_values_is_salvaged(self, match):
        class Corrected(Toy):
            def data_hash(self, setup):
                return "corrected" + super().data_hash(setup)

        error = load_error(dumps(match), {Corrected.name: Corrected()})
        assert (error.defect, error.place.key) == (Defect.OTHER_VALUES, "data")
        assert texts(error.salvage) == texts(match)

    def test_record_with_other_values_and_a_bad_move_is_partly_salvaged(self, match):
        error = load_error(edited(match, data="other", moves=[*texts(match)[:4], "roll 9"], redo=[]))
        assert error.defect is Defect.OTHER_VALUES
        assert texts(error.salvage)[:4] == texts(match)[:4]

    def test_changed_record_is_refused_and_salvaged(self, match):
        error = load_error(dumps(match).replace("Ada", "Ida"))
        assert (error.defect, error.place.key) == (Defect.CHANGED, "check")
        assert str(error).endswith("the checksum does not match: the record was changed after it was written")
        assert error.salvage.seats[0].name == "Ida"
        assert texts(error.salvage) == texts(match)


class TestMoves:
    def test_illegal_move_is_reported_and_earlier_moves_are_salvaged(self):
        match = play(new_match(), "place 1")
        ply = match.ply
        error = load_error(edited(match, moves=[*texts(match), "place 1", "confirm"]))
        assert error.defect is Defect.ILLEGAL_MOVE
        assert error.place == RecordPlace(ply=ply)
        assert error.details == {"found": "'place 1'", "rule": "place", "step": "planning"}
        assert str(error) == f"game.haspelknecht: move {ply + 1}: 'place 1' is not legal at step 'planning': rule place"
        assert same(error.salvage, match)

    def test_unreadable_move_is_reported_and_earlier_moves_are_salvaged(self, match):
        error = load_error(edited(match, moves=[*texts(match)[:10], "place one"], redo=[]))
        assert error.defect is Defect.UNREADABLE_MOVE
        assert error.place == RecordPlace(ply=10)
        assert "allowed are" in str(error)
        assert texts(error.salvage)[:10] == texts(match)[:10]

    def test_seat_move_in_place_of_a_roll_is_illegal(self, match):
        error = load_error(edited(match, moves=["confirm"], redo=[]))
        assert (error.defect, error.place.ply) == (Defect.ILLEGAL_MOVE, 0)

    def test_recorded_roll_need_not_follow_from_the_seed(self, match):
        roll = "roll 2" if texts(match)[0] != "roll 2" else "roll 4"
        other = loads(edited(match, moves=[roll], redo=[]), "text", TOYS)
        assert texts(other) == [roll]

    def test_unreadable_move_in_the_redo_tail_is_reported(self, match):
        error = load_error(edited(match, redo=[*undone(match), "roll 9"]))
        assert (error.defect, error.place.ply) == (Defect.UNREADABLE_MOVE, match.ply + len(match.redo_tail))
        assert same(error.salvage, match)

    def test_move_after_the_end_is_illegal(self):
        match = play_at_random(new_match())
        error = load_error(edited(match, moves=[*texts(match), "confirm"]))
        assert (error.defect, error.place.ply) == (Defect.ILLEGAL_MOVE, match.ply)
        assert error.salvage.is_over


class TestSyntax:
    @pytest.mark.parametrize(
        "text",
        [
            "",
            " \n",
            "{",
            '{"format"',
            '{"format":',
            '{"format": 1',
            '{"format": 1,',
            '{"a": "x',
            '{"a": [tr',
            '{"a": -',
            '{"a": "\\',
        ],
    )
    def test_cut_off_text_is_reported_at_its_end(self, text):
        error = load_error(text)
        assert error.defect is Defect.CUT_OFF
        assert error.place == RecordPlace(line=1 + text.count("\n"), column=1 + len(text.split("\n")[-1]))

    @pytest.mark.parametrize(
        "text, line, column",
        [
            ("some words\n", 1, 1),
            ('an "inch', 1, 1),
            ("{\n  'a': 1}", 2, 3),
            ('{"a": 1\n "b": 2}', 2, 2),
            ('{"a": 1}\n!', 2, 1),
            ("\ufeff{}", 1, 1),
            ('{"a": "tab\t"}', 1, 11),
            ('{"a": 01}', 1, 8),
            ('{"a": 1.2.3}', 1, 10),
            ('{"a": "\\x"}', 1, 8),
            ('{"a": "\\u12"}', 1, 10),
        ],
    )
    def test_invalid_json_is_reported_with_line_and_column(self, text, line, column):
        error = load_error(text)
        assert error.defect is Defect.NOT_JSON
        assert error.place.line == line
        assert abs(error.place.column - column) <= 2

    @pytest.mark.parametrize("text", ["[" * 33 + "]" * 33, "[" * 1_000_000, '{"a":' * 100_000])
    def test_deep_nesting_is_refused(self, text):
        error = load_error(text)
        assert error.defect is Defect.TOO_DEEP
        assert error.place.line == 1

    def test_brackets_inside_a_text_are_no_nesting(self):
        assert load_error('"' + "[" * 1000 + '"').defect is Defect.WRONG_TYPE

    @pytest.mark.parametrize(
        "number", ["NaN", "-NaN", "Infinity", "-Infinity", "1e999", "-1e999", "9" * 41, "9" * 100_000, "1" + "0" * 400]
    )
    def test_infinite_undefined_or_too_long_numbers_are_refused(self, number):
        error = load_error(f'{{\n  "seed": {number}}}')
        assert error.defect in {Defect.WRONG_NUMBER, Defect.NOT_JSON}
        assert error.place == RecordPlace(line=2, column=11)
        assert len(str(error)) < 200

    def test_refused_number_is_named(self):
        error = load_error('{"seed": 1e999}')
        assert str(error).endswith("1e999 is not a number that a record may contain")

    def test_nan_inside_a_text_is_no_number(self):
        assert load_error('"NaN 1e999"').defect is Defect.WRONG_TYPE

    @pytest.mark.parametrize("text", ['{"seed": 1, "moves": [], "seed": 2}', '{"setup": {"seed": 1, "seed": 1}}'])
    def test_repeated_key_is_refused(self, text):
        error = load_error(text)
        assert (error.defect, error.place.key) == (Defect.REPEATED_KEY, "seed")
        assert str(error).endswith("the key appears twice")

    @pytest.mark.parametrize("half", ["\\ud800", "\\udc00x", "\\uDBFF\\u0041"])
    def test_lone_surrogates_are_refused(self, half):
        error = load_error(f'{{"game": "{half}"}}')
        assert (error.defect, error.place) == (Defect.HALF_CHARACTER, RecordPlace(line=1, column=10))

    def test_surrogate_pairs_are_accepted(self):
        assert load_error('{"\\ud83d\\ude00": 1, "check": ""}').defect is Defect.MISSING_KEY

    def test_too_large_text_is_refused(self):
        assert load_error(" " * (MAX_RECORD_SIZE + 1)).defect is Defect.TOO_LARGE

    def test_long_values_are_shortened_in_the_message(self, match):
        assert len(str(load_error(edited(match, game="x" * 100_000)))) < 200
        assert len(str(load_error(edited(match, **{"k" * 100_000: 1})))) < 400
        assert len(str(load_error(edited(match, undo="x" * 100_000)))) < 200


REPLACING = (0x00, 0x09, 0x0A, 0x20, 0x22, 0x2C, 0x30, 0x31, 0x5C, 0x7D, 0xFF)
"""Bytes with a meaning in a record, and some that are not allowed."""


class TestDamage:
    """Damage at every byte of a short record: always a RecordError, never another match.

    If a byte can be damaged in several ways, the short form of a test alternates between them from byte to byte. The
    long form uses all others.
    """

    @pytest.fixture
    def data(self, tmp_path):
        match = play_at_random(new_match(seed=3, rounds=2, policy=UndoPolicy.FREE))
        match.undo()
        self.path = tmp_path / "short.haspelknecht"
        self.game = match
        return dumps(match).encode()

    def load(self, data):
        self.path.write_bytes(data)
        return load(self.path, TOYS)

    def test_record_cut_at_any_byte_is_refused(self, data):
        assert data.endswith(b"}\n")
        for length in range(len(data) - 1):
            with pytest.raises(RecordError) as error:
                self.load(data[:length])
            assert error.value.defect in {Defect.CUT_OFF, Defect.NOT_UTF8}
        # Only the line break after the last brace may be missing: it belongs to no value.
        assert same(self.load(data[:-1]), self.game)

    @pytest.mark.parametrize("first", every_nth(range(8), 8))
    def test_record_with_a_flipped_bit_is_refused(self, data, first):
        for place in range(len(data)):
            damaged = bytearray(data)
            damaged[place] ^= 1 << (first + place) % 8
            with pytest.raises(RecordError):
                self.load(damaged)

    def test_removed_or_doubled_byte_never_gives_another_match(self, data):
        for place in range(len(data)):
            here = data[place : place + 1]
            for damaged in (data[:place] + data[place + 1 :], data[:place] + here + data[place:]):
                if here.isspace():
                    self.load_same_or_refuse(damaged)
                else:
                    with pytest.raises(RecordError):
                        self.load(damaged)

    @pytest.mark.parametrize("first", every_nth(range(len(REPLACING)), len(REPLACING)))
    def test_replaced_byte_never_gives_another_match(self, data, first):
        for place in range(len(data)):
            byte = REPLACING[(first + place) % len(REPLACING)]
            if data[place] != byte:
                self.load_same_or_refuse(data[:place] + bytes([byte]) + data[place + 1 :])

    def test_removed_doubled_or_swapped_line_never_gives_another_match(self, data):
        lines = data.splitlines(keepends=True)
        for place in range(len(lines)):
            without = lines[:place] + lines[place + 1 :]
            for damaged in (without, lines[: place + 1] + lines[place:], [lines[place], *without]):
                if damaged != lines:
                    self.load_same_or_refuse(b"".join(damaged))

    def load_same_or_refuse(self, data):
        try:
            match = self.load(data)
        except RecordError:
            return
        assert same(match, self.game)
