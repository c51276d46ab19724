import base64
import codecs
import hashlib
import json
import os
import zlib
from pathlib import Path

import pytest

import haspelknecht_qt
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.record import (
    KEYS,
    MAX_RECORD_SIZE,
    PLAIN_FORMAT,
    checksum,
    dumps,
    from_code,
    is_beginning_of,
    load,
    loads,
    save,
    suffix,
    to_code,
)
from haspelknecht_qt.core.record_error import Defect, RecordError, RecordPlace
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.lazy import LazyMapping
from tests.core.playing import TOY, TOYS, new_match, play_at_random, same, texts, undone
from tests.core.toy import Toy


class TestIsBeginningOf:
    """Recognition of records of the same match at an earlier position."""

    def test_record_of_an_earlier_or_equal_position_is_a_beginning(self, match, tmp_path):
        for ply in range(match.ply + 1):
            save(tmp_path / "save.toy", match.copy_undone_to(ply))
            assert is_beginning_of(tmp_path / "save.toy", match)

    def test_record_saved_before_an_undo_is_a_beginning(self, match, tmp_path):
        save(tmp_path / "save.toy", match)
        match.undo()
        assert is_beginning_of(tmp_path / "save.toy", match)

    def test_record_of_another_branch_or_match_is_no_beginning(self, match, tmp_path):
        path = tmp_path / "save.toy"
        save(path, match)
        document = json.loads(path.read_text(encoding="utf-8"))
        assert not is_beginning_of(path, match.copy_undone_to(0).without_future(match.seed))
        for key, value in {"seed": match.seed + 1, "moves": [*document["moves"], "pass"], "redo": ["pass"]}.items():
            other = {**document, key: value}
            path.write_text(json.dumps({**other, "check": checksum(other)}), encoding="utf-8")
            assert not is_beginning_of(path, match), key

    def test_changed_record_is_no_beginning(self, match, tmp_path):
        path = tmp_path / "save.toy"
        save(path, match)
        path.write_text(path.read_text(encoding="utf-8").replace('"check": "', '"check": "0'), encoding="utf-8")
        assert not is_beginning_of(path, match)
        path.write_text("{", encoding="utf-8")
        with pytest.raises(RecordError):
            is_beginning_of(path, match)


class TestRoundTrip:
    def test_text_keeps_the_match(self, match):
        assert same(loads(dumps(match), "text", TOYS), match)

    def test_file_keeps_the_match(self, match, tmp_path):
        path = tmp_path / "partie à deux.haspelknecht"
        save(path, match)
        assert same(load(path, TOYS), match)

    def test_code_keeps_the_match(self, match):
        assert same(from_code(to_code(match), TOYS), match)

    @pytest.mark.parametrize("policy", UndoPolicy)
    @pytest.mark.parametrize("players", ["pp", "pb", "bb"])
    def test_text_and_code_keep_finished_matches(self, policy, players):
        match = play_at_random(new_match(seed=5, rounds=10, policy=policy, players=players))
        assert same(loads(dumps(match), "text", TOYS), match)
        assert same(from_code(to_code(match), TOYS), match)

    def test_text_keeps_a_new_match(self):
        match = new_match()
        assert same(loads(dumps(match), "text", TOYS), match)

    @pytest.mark.parametrize("seed", [0, 2**53 + 1, 2**64 - 1])
    def test_text_keeps_small_and_large_seeds(self, seed):
        assert loads(dumps(new_match(seed=seed)), "text", TOYS).seed == seed

    def test_loaded_match_continues_like_the_original(self, match):
        other = loads(dumps(match), "text", TOYS)
        assert same(play_at_random(other), play_at_random(match))

    def test_loaded_match_can_redo_all_undone_moves(self, match):
        other = loads(dumps(match), "text", TOYS)
        while match.can_redo:
            match.redo()
            other.redo()
        assert same(other, match)

    def test_text_keeps_changed_printed_values(self):
        match = new_match(values=[5, 5, 5, 50])
        assert loads(dumps(match), "text", TOYS).setup.values == (5, 5, 5, 50)

    def test_text_and_code_keep_names_in_any_script(self):
        match = new_match()
        seats = (Seat('李雷 "L" \\ {0}', "madder"), Seat("👩‍🚀", "woad", "{file}"))
        match = Match(TOY, match.setup, 1, seats)
        assert loads(dumps(match), "text", TOYS).seats == seats
        assert from_code(to_code(match), TOYS).seats == seats

    def test_loaded_match_has_the_same_text_and_code(self, match):
        assert dumps(loads(dumps(match), "text", TOYS)) == dumps(match)
        assert to_code(from_code(to_code(match), TOYS)) == to_code(match)

    def test_text_keeps_rolls_that_do_not_follow_from_the_seed(self, match):
        moves = ["roll 6", "roll 1", "confirm", "place 4"]
        other = Match.replay(TOY, match.setup, 77, match.seats, UndoPolicy.FREE, moves)
        assert texts(loads(dumps(other), "text", TOYS)) == moves


class TestText:
    def test_text_is_json_with_keys_in_a_fixed_order(self, match):
        document = json.loads(dumps(match))
        assert tuple(document) == KEYS
        assert document["format"] == PLAIN_FORMAT
        assert document["program"] == haspelknecht_qt.__version__
        assert document["moves"] == texts(match)
        assert document["redo"] == undone(match)
        assert document["check"] == checksum(document)

    def test_text_has_short_lines_with_one_move_each(self, match):
        lines = dumps(match).split("\n")
        assert lines[-1] == ""
        assert max(map(len, lines)) <= 100
        for text in texts(match):
            assert any(line.strip(' ",') == text for line in lines)

    @pytest.mark.parametrize(
        "change", [lambda text: text.replace("\n", "\r\n"), lambda text: text.replace("\n", ""), str.strip]
    )
    def test_line_breaks_are_ignored(self, match, change, tmp_path):
        path = tmp_path / "sent by mail"
        path.write_bytes(change(dumps(match)).encode())
        assert same(load(path, TOYS), match)

    def test_byte_order_mark_is_ignored(self, match, tmp_path):
        path = tmp_path / "edited"
        path.write_text(dumps(match), encoding="utf-8-sig")
        assert same(load(path, TOYS), match)


class TestCode:
    def test_code_is_short_and_contains_only_url_safe_characters(self, match):
        code = to_code(match)
        assert code.startswith("toy:")
        assert set(code[4:]) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        assert len(code) < len(dumps(match)) / 2

    def test_spaces_and_line_breaks_in_a_code_are_ignored(self, match):
        code = to_code(match)
        wrapped = "\r\n > ".replace(">", "").join(code[start : start + 60] for start in range(0, len(code), 60))
        assert same(from_code(f"\n  {wrapped} \t", TOYS), match)

    @pytest.mark.parametrize("text", ["", "toy", "chess:AAAA", "Hello: World", "{}", ":", "toys:AAAA"])
    def test_text_without_the_prefix_of_a_game_is_no_code(self, text):
        with pytest.raises(RecordError) as error:
            from_code(text, TOYS)
        assert error.value.defect is Defect.NO_CODE
        assert str(error.value) == "code: it is not a code of this game: it must begin with 'toy:'"

    def test_prefix_of_a_code_selects_the_game(self, match):
        class Other(Toy):
            name = "other"

        games = LazyMapping({"other": Other, "toy": Toy})
        assert from_code(to_code(match), games).game.name == "toy"
        with pytest.raises(RecordError) as error:
            from_code("chess:AAAA", games)
        assert str(error.value).endswith("it must begin with 'other:', 'toy:'")

    def test_code_of_another_game_is_refused(self, match):
        class Other(Toy):
            name = "other"

        with pytest.raises(RecordError) as error:
            from_code(to_code(match), {Other.name: Other()})
        assert error.value.defect is Defect.NO_CODE

    @pytest.mark.parametrize("text", ["toy:", "toy:A", "toy:AAAA", "toy:é", "toy:!!!!", "toy:" + "A" * 500, "toy:="])
    def test_damaged_code_is_refused(self, text):
        with pytest.raises(RecordError) as error:
            from_code(text, TOYS)
        assert error.value.defect is Defect.BROKEN_CODE

    def test_code_cut_anywhere_is_refused(self, match):
        code = to_code(match)
        for length in range(4, len(code)):
            with pytest.raises(RecordError) as error:
                from_code(code[:length], TOYS)
            assert error.value.defect is Defect.BROKEN_CODE

    def test_code_with_any_changed_character_is_refused(self, match):
        code = to_code(match)
        for place in range(4, len(code)):
            for character in "ABCDabcd0123-_=é":
                if character != code[place]:
                    with pytest.raises(RecordError):
                        from_code(code[:place] + character + code[place + 1 :], TOYS)

    @pytest.mark.parametrize("name", ["A", "AB", "ABC", "ABCD", "ABCDE", "ABCDEF", "ABCDEFG"])
    def test_code_with_changed_padding_bits_is_refused(self, name):
        match = new_match()
        code = to_code(Match(TOY, match.setup, 1, (Seat(name, "madder"), Seat("Bo", "woad"))))
        for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_":
            if character != code[-1]:
                with pytest.raises(RecordError):
                    from_code(code[:-1] + character, TOYS)

    def test_code_of_a_decompression_bomb_is_refused(self):
        packer = zlib.compressobj(9, wbits=-15)
        bomb = packer.compress(bytes(200 << 20)) + packer.flush()
        bomb = hashlib.sha256(bomb).digest()[:8] + bomb
        with pytest.raises(RecordError) as error:
            from_code("toy:" + base64.urlsafe_b64encode(bomb).decode(), TOYS)
        assert error.value.defect is Defect.TOO_LARGE

    @pytest.mark.parametrize("content", [b"", b"[]", b"{}", b'{"format": 1}', b"\xff", b"\x00" * 50, b'{"check": 1'])
    def test_valid_code_without_a_record_is_refused(self, content):
        packer = zlib.compressobj(9, wbits=-15)
        packed = packer.compress(content) + packer.flush()
        body = base64.urlsafe_b64encode(hashlib.sha256(packed).digest()[:8] + packed).decode().rstrip("=")
        with pytest.raises(RecordError):
            from_code(f"toy:{body}", TOYS)

    def test_too_long_code_is_refused(self):
        with pytest.raises(RecordError) as error:
            from_code("toy:" + "A" * MAX_RECORD_SIZE, TOYS)
        assert error.value.defect is Defect.TOO_LARGE


class TestFiles:
    def load_error(self, path):
        with pytest.raises(RecordError) as error:
            load(path, TOYS)
        assert str(error.value).startswith(f"{path}: ")
        return error.value

    def test_missing_file_is_refused(self, tmp_path):
        error = self.load_error(tmp_path / "none.haspelknecht")
        assert error.defect is Defect.NO_FILE
        assert "No such file" in str(error)

    def test_folder_is_refused(self, tmp_path):
        assert self.load_error(tmp_path).defect is Defect.NO_FILE

    def test_endless_device_is_refused(self):
        assert self.load_error(Path(os.devnull).with_name("zero")).defect is Defect.NO_FILE

    def test_too_large_file_is_refused(self, tmp_path):
        path = tmp_path / "large"
        path.write_bytes(b" " * (MAX_RECORD_SIZE + 1))
        assert self.load_error(path).defect is Defect.TOO_LARGE

    @pytest.mark.parametrize(
        "data, line, column",
        [
            (b"\xff", 1, 1),
            (b'{\n  "a": "\xe9"', 2, 9),
            (b'{"\xc3\xa9": "\x80', 1, 8),
            (codecs.BOM_UTF8 + b"\xff", 1, 1),
            (codecs.BOM_UTF8 + b'{\n "\x80', 2, 3),
        ],
    )
    def test_error_about_invalid_utf_8_states_line_and_column(self, tmp_path, data, line, column):
        path = tmp_path / "latin"
        path.write_bytes(data)
        error = self.load_error(path)
        assert (error.defect, error.place) == (Defect.NOT_UTF8, RecordPlace(line=line, column=column))


def test_load_loads_only_the_game_of_the_record(match, tmp_path):
    loaded = []

    def other():
        loaded.append("other")
        return Toy()

    games = LazyMapping({"other": other, "toy": Toy})
    save(tmp_path / f"game{suffix('toy')}", match)
    assert same(load(tmp_path / "game.toy", games), match)
    assert loaded == []
    assert list(games) == ["other", "toy"]
    assert len(games) == 2
    assert games["toy"] is games["toy"]
    with pytest.raises(RecordError) as error:
        loads(dumps(match), "game", {"other": Toy(), "third": Toy()})
    assert str(error.value) == "game: key 'game': it is a game of 'toy', not of 'other', 'third'"
