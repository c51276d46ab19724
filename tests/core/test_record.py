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


class TestBeginnings:
    """Records of the same match at an earlier position."""

    def test_an_earlier_or_equal_position_is_one(self, match, tmp_path):
        for ply in range(match.ply + 1):
            save(tmp_path / "save.toy", match.copy_undone_to(ply))
            assert is_beginning_of(tmp_path / "save.toy", match)

    def test_an_undone_match_is_one_of_itself(self, match, tmp_path):
        save(tmp_path / "save.toy", match)
        match.undo()
        assert is_beginning_of(tmp_path / "save.toy", match)

    def test_another_branch_or_another_match_is_none(self, match, tmp_path):
        path = tmp_path / "save.toy"
        save(path, match)
        document = json.loads(path.read_text(encoding="utf-8"))
        assert not is_beginning_of(path, match.copy_undone_to(0).without_future(match.seed))
        for key, value in {"seed": match.seed + 1, "moves": [*document["moves"], "pass"], "redo": ["pass"]}.items():
            other = {**document, key: value}
            path.write_text(json.dumps({**other, "check": checksum(other)}), encoding="utf-8")
            assert not is_beginning_of(path, match), key

    def test_a_changed_record_is_none(self, match, tmp_path):
        path = tmp_path / "save.toy"
        save(path, match)
        path.write_text(path.read_text(encoding="utf-8").replace('"check": "', '"check": "0'), encoding="utf-8")
        assert not is_beginning_of(path, match)
        path.write_text("{", encoding="utf-8")
        with pytest.raises(RecordError):
            is_beginning_of(path, match)


class TestRoundTrip:
    def test_through_text(self, match):
        assert same(loads(dumps(match), "text", TOYS), match)

    def test_through_a_file(self, match, tmp_path):
        path = tmp_path / "partie à deux.haspelknecht"
        save(path, match)
        assert same(load(path, TOYS), match)

    def test_through_a_code(self, match):
        assert same(from_code(to_code(match), TOYS), match)

    @pytest.mark.parametrize("policy", UndoPolicy)
    @pytest.mark.parametrize("players", ["pp", "pb", "bb"])
    def test_of_finished_games(self, policy, players):
        match = play_at_random(new_match(seed=5, rounds=10, policy=policy, players=players))
        assert same(loads(dumps(match), "text", TOYS), match)
        assert same(from_code(to_code(match), TOYS), match)

    def test_of_a_game_not_yet_begun(self):
        match = new_match()
        assert same(loads(dumps(match), "text", TOYS), match)

    @pytest.mark.parametrize("seed", [0, 2**53 + 1, 2**64 - 1])
    def test_of_great_seeds(self, seed):
        assert loads(dumps(new_match(seed=seed)), "text", TOYS).seed == seed

    def test_the_game_goes_on_as_it_would_have(self, match):
        other = loads(dumps(match), "text", TOYS)
        assert same(play_at_random(other), play_at_random(match))

    def test_redo_survives(self, match):
        other = loads(dumps(match), "text", TOYS)
        while match.can_redo:
            match.redo()
            other.redo()
        assert same(other, match)

    def test_other_than_the_built_in_values_are_part_of_it(self):
        match = new_match(values=[5, 5, 5, 50])
        assert loads(dumps(match), "text", TOYS).setup.values == (5, 5, 5, 50)

    def test_names_in_any_script(self):
        match = new_match()
        seats = (Seat('李雷 "L" \\ {0}', "madder"), Seat("👩‍🚀", "woad", "{file}"))
        match = Match(TOY, match.setup, 1, seats)
        assert loads(dumps(match), "text", TOYS).seats == seats
        assert from_code(to_code(match), TOYS).seats == seats

    def test_writing_twice_gives_the_same_text(self, match):
        assert dumps(loads(dumps(match), "text", TOYS)) == dumps(match)
        assert to_code(from_code(to_code(match), TOYS)) == to_code(match)

    def test_a_log_of_a_real_table_is_a_game(self, match):
        moves = ["roll 6", "roll 1", "confirm", "place 4"]
        other = Match.replay(TOY, match.setup, 77, match.seats, UndoPolicy.FREE, moves)
        assert texts(loads(dumps(other), "text", TOYS)) == moves


class TestText:
    def test_it_is_json_with_the_keys_in_their_order(self, match):
        document = json.loads(dumps(match))
        assert tuple(document) == KEYS
        assert document["format"] == PLAIN_FORMAT
        assert document["program"] == haspelknecht_qt.__version__
        assert document["moves"] == texts(match)
        assert document["redo"] == undone(match)
        assert document["check"] == checksum(document)

    def test_people_can_read_it(self, match):
        lines = dumps(match).split("\n")
        assert lines[-1] == ""
        assert max(map(len, lines)) <= 100
        for text in texts(match):
            assert any(line.strip(' ",') == text for line in lines)

    @pytest.mark.parametrize(
        "change", [lambda text: text.replace("\n", "\r\n"), lambda text: text.replace("\n", ""), str.strip]
    )
    def test_line_breaks_mean_nothing(self, match, change, tmp_path):
        path = tmp_path / "sent by mail"
        path.write_bytes(change(dumps(match)).encode())
        assert same(load(path, TOYS), match)

    def test_a_byte_order_mark_means_nothing(self, match, tmp_path):
        path = tmp_path / "edited"
        path.write_text(dumps(match), encoding="utf-8-sig")
        assert same(load(path, TOYS), match)


class TestCode:
    def test_it_is_one_short_line_for_chats_and_addresses(self, match):
        code = to_code(match)
        assert code.startswith("toy:")
        assert set(code[4:]) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        assert len(code) < len(dumps(match)) / 2

    def test_spaces_and_line_breaks_mean_nothing(self, match):
        code = to_code(match)
        wrapped = "\r\n > ".replace(">", "").join(code[start : start + 60] for start in range(0, len(code), 60))
        assert same(from_code(f"\n  {wrapped} \t", TOYS), match)

    @pytest.mark.parametrize("text", ["", "toy", "chess:AAAA", "Hello: World", "{}", ":", "toys:AAAA"])
    def test_what_is_no_code(self, text):
        with pytest.raises(RecordError) as error:
            from_code(text, TOYS)
        assert error.value.defect is Defect.NO_CODE
        assert str(error.value) == "code: it is no code of this game: it has to begin with 'toy:'"

    def test_a_code_tells_which_game_it_is_of(self, match):
        class Other(Toy):
            name = "other"

        games = LazyMapping({"other": Other, "toy": Toy})
        assert from_code(to_code(match), games).game.name == "toy"
        with pytest.raises(RecordError) as error:
            from_code("chess:AAAA", games)
        assert str(error.value).endswith("it has to begin with 'other:', 'toy:'")

    def test_a_code_of_another_game(self, match):
        class Other(Toy):
            name = "other"

        with pytest.raises(RecordError) as error:
            from_code(to_code(match), {Other.name: Other()})
        assert error.value.defect is Defect.NO_CODE

    @pytest.mark.parametrize("text", ["toy:", "toy:A", "toy:AAAA", "toy:é", "toy:!!!!", "toy:" + "A" * 500, "toy:="])
    def test_broken_codes(self, text):
        with pytest.raises(RecordError) as error:
            from_code(text, TOYS)
        assert error.value.defect is Defect.BROKEN_CODE

    def test_every_cut_is_found(self, match):
        code = to_code(match)
        for length in range(4, len(code)):
            with pytest.raises(RecordError) as error:
                from_code(code[:length], TOYS)
            assert error.value.defect is Defect.BROKEN_CODE

    def test_every_changed_character_is_found(self, match):
        code = to_code(match)
        for place in range(4, len(code)):
            for sign in "ABCDabcd0123-_=é":
                if sign != code[place]:
                    with pytest.raises(RecordError):
                        from_code(code[:place] + sign + code[place + 1 :], TOYS)

    @pytest.mark.parametrize("name", ["A", "AB", "ABC", "ABCD", "ABCDE", "ABCDEF", "ABCDEFG"])
    def test_the_bits_to_spare_in_the_last_character_count_too(self, name):
        match = new_match()
        code = to_code(Match(TOY, match.setup, 1, (Seat(name, "madder"), Seat("Bo", "woad"))))
        for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_":
            if sign != code[-1]:
                with pytest.raises(RecordError):
                    from_code(code[:-1] + sign, TOYS)

    def test_a_bomb_does_not_go_off(self):
        packer = zlib.compressobj(9, wbits=-15)
        bomb = packer.compress(bytes(200 << 20)) + packer.flush()
        bomb = hashlib.sha256(bomb).digest()[:8] + bomb
        with pytest.raises(RecordError) as error:
            from_code("toy:" + base64.urlsafe_b64encode(bomb).decode(), TOYS)
        assert error.value.defect is Defect.TOO_LARGE

    @pytest.mark.parametrize("content", [b"", b"[]", b"{}", b'{"format": 1}', b"\xff", b"\x00" * 50, b'{"check": 1'])
    def test_a_sound_code_of_something_else(self, content):
        packer = zlib.compressobj(9, wbits=-15)
        packed = packer.compress(content) + packer.flush()
        body = base64.urlsafe_b64encode(hashlib.sha256(packed).digest()[:8] + packed).decode().rstrip("=")
        with pytest.raises(RecordError):
            from_code(f"toy:{body}", TOYS)

    def test_too_long(self):
        with pytest.raises(RecordError) as error:
            from_code("toy:" + "A" * MAX_RECORD_SIZE, TOYS)
        assert error.value.defect is Defect.TOO_LARGE


class TestFiles:
    def refused(self, path):
        with pytest.raises(RecordError) as error:
            load(path, TOYS)
        assert str(error.value).startswith(f"{path}: ")
        return error.value

    def test_no_file(self, tmp_path):
        error = self.refused(tmp_path / "none.haspelknecht")
        assert error.defect is Defect.NO_FILE
        assert "No such file" in str(error)

    def test_a_folder(self, tmp_path):
        assert self.refused(tmp_path).defect is Defect.NO_FILE

    def test_a_device_that_never_ends(self):
        assert self.refused(Path(os.devnull).with_name("zero")).defect is Defect.NO_FILE

    def test_too_large(self, tmp_path):
        path = tmp_path / "large"
        path.write_bytes(b" " * (MAX_RECORD_SIZE + 1))
        assert self.refused(path).defect is Defect.TOO_LARGE

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
    def test_no_utf8(self, tmp_path, data, line, column):
        path = tmp_path / "latin"
        path.write_bytes(data)
        error = self.refused(path)
        assert (error.defect, error.place) == (Defect.NOT_UTF8, RecordPlace(line=line, column=column))


def test_a_record_tells_which_game_it_is_of_and_only_that_one_is_loaded(match, tmp_path):
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
