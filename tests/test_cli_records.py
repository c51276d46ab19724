"""Replaying a record and asking it for the legal moves: whole games, games under way, every kind of broken file."""

import json

import pytest

from haspelknecht_qt import cli, paths
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from tests.languages import OTHER, main_place

GAME = Haspelknecht(components.load(paths.game_folder("haspelknecht") / "components.toml"))
GAMES = {GAME.name: GAME}


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def whole(tmp_path, capsys):
    """The record of a whole game."""
    words = ["simulate", "--players", "3", "--games", "1", "--seed", "6", "--json", "--save-to", str(tmp_path)]
    assert cli.main(words) == cli.EXIT_OK
    (tmp_path / "result.json").write_text(capsys.readouterr().out, encoding="utf-8")
    return tmp_path / "seed-6.haspelknecht"


@pytest.fixture
def begun(tmp_path):
    """The record of a game in which two moves have been made."""
    match = begin(GAME)
    match.play(GAME.legal_moves(match.state)[1])
    match.play(GAME.legal_moves(match.state)[0])
    record.save(tmp_path / "begun.haspelknecht", match)
    return tmp_path / "begun.haspelknecht"


def begin(game):
    setup = game.setup({"players": 2}, 4)
    return Match(game, setup, 4, [Seat("Änne", "madder"), Seat("Wim", "woad", "random")])


def fine(capsys, *words):
    assert cli.main([str(word) for word in words]) == cli.EXIT_OK
    told = capsys.readouterr()
    assert not told.err
    return told.out


def failed(capsys, *words):
    """The one sentence about a file that is refused."""
    assert cli.main([str(word) for word in words]) == cli.EXIT_FAILED
    told = capsys.readouterr()
    assert not told.out
    assert len(told.err.splitlines()) == 1
    return told.err.strip()


def changed(file, **values):
    """Writes other values into a record, with a checksum that fits if none is given."""
    document = json.loads(file.read_text(encoding="utf-8")) | values
    if "check" not in values:
        document["check"] = record.checksum(document)
    file.write_text(json.dumps(document), encoding="utf-8")


def test_a_replayed_game_has_the_score_that_was_simulated(capsys, whole):
    simulated = json.loads((whole.parent / "result.json").read_text(encoding="utf-8"))
    replayed = json.loads(fine(capsys, "replay", whole, "--json"))
    assert list(replayed) == ["seed", "seats", "moves", "over", "winner", "digest"]
    assert replayed["over"] is True
    assert {key: replayed[key] for key in ("seed", "moves", "winner", "digest")} == {
        key: simulated[key] for key in ("seed", "moves", "winner", "digest")
    }
    for seat, scored in zip(replayed["seats"], simulated["seats"], strict=True):
        assert list(seat) == ["name", "colour", "player", "total", "items"]
        assert {key: seat[key] for key in scored} == scored


def test_a_replayed_game_as_a_table(capsys, whole):
    replayed = json.loads(fine(capsys, "replay", whole, "--json"))
    lines = fine(capsys, "replay", whole).splitlines()
    winner = replayed["winner"] + 1
    colour = replayed["seats"][winner - 1]["colour"]
    assert lines[0] == f"Moves: {replayed['moves']}"
    assert lines[1] == f"The game is over; the winner is random {winner} ({colour}, random)."
    assert lines[3].startswith("Seed 6")
    points = next(line for line in lines if line.startswith("Points"))
    assert points.split()[1:] == [str(seat["total"]) for seat in replayed["seats"]]
    assert lines[-1] == f"Checksum: {replayed['digest']}"


def test_a_game_under_way_has_no_winner(capsys, begun):
    replayed = json.loads(fine(capsys, "replay", begun, "--json"))
    assert replayed["over"] is False
    assert replayed["winner"] is None
    assert [seat["name"] for seat in replayed["seats"]] == ["Änne", "Wim"]
    assert "The game is not over; " in fine(capsys, "replay", begun)


def test_the_legal_moves_of_a_game_under_way(capsys, begun):
    match = record.load(begun, GAMES)
    first, *moves = fine(capsys, "moves", begun).splitlines()
    seat = match.seats[match.decision.actor]
    # Ids in English are words, but for the signs between them.
    step = match.decision.step.replace("_", " ")
    assert first == f"{seat.name} ({seat.colour}, {seat.player}) is to move, step {step}:"
    assert moves == [move.text() for move in GAME.legal_moves(match.state)]


def test_no_moves_when_the_game_is_over(capsys, whole):
    assert fine(capsys, "moves", whole) == "The game is over.\n"


@pytest.mark.parametrize("command", ["replay", "moves"])
class TestBrokenFiles:
    def test_missing(self, capsys, command, tmp_path):
        file = tmp_path / "none.haspelknecht"
        sentence = f"haspelknecht-qt: {file}: the file cannot be read: No such file or directory"
        assert failed(capsys, command, file) == sentence

    def test_folder(self, capsys, command, tmp_path):
        assert "not a regular file" in failed(capsys, command, tmp_path)

    @pytest.mark.parametrize(
        "content, reason",
        [
            (b"", "line 1, column 1"),
            (b"\x00\x01\xff", "it is not UTF-8 text"),
            (b"<html>", "it is not JSON"),
            (b"[]", "allowed is an object"),
            (b"{}", "the key is missing"),
            (b"[" * 100_000, "nested more than"),
            (b'{"format": 1e999}', "no number that a record may hold"),
        ],
    )
    def test_no_record_at_all(self, capsys, command, tmp_path, content, reason):
        file = tmp_path / "broken.haspelknecht"
        file.write_bytes(content)
        assert reason in failed(capsys, command, file)

    def test_cut_off(self, capsys, command, begun):
        begun.write_bytes(begun.read_bytes()[:-40])
        assert "the text ends in the middle of the record" in failed(capsys, command, begun)

    def test_illegal_move(self, capsys, command, begun):
        document = json.loads(begun.read_text(encoding="utf-8"))
        changed(begun, moves=[*document["moves"], "confirm"])
        number = len(document["moves"]) + 1
        assert f"move {number}: 'confirm' is not legal at step" in failed(capsys, command, begun)

    def test_unreadable_move(self, capsys, command, begun):
        changed(begun, moves=["jump"])
        assert "move 1: 'jump' is no move of Haspelknecht" in failed(capsys, command, begun)

    def test_other_checksum(self, capsys, command, begun):
        changed(begun, check="0" * 64)
        assert "the record was changed after it was written" in failed(capsys, command, begun)

    def test_newer_format(self, capsys, command, begun):
        changed(begun, format=99, program="7.0.0")
        assert "format 99 needs program version 7.0.0" in failed(capsys, command, begun)

    def test_wrong_setup(self, capsys, command, begun):
        document = json.loads(begun.read_text(encoding="utf-8"))
        changed(begun, setup=document["setup"] | {"players": 9})
        assert "players: 9, allowed are 2, 3, 4" in failed(capsys, command, begun)

    @pytest.mark.parametrize("language", ["C", f"{main_place(OTHER)}.UTF-8"])
    @pytest.mark.parametrize("breaking", ["\r", "\x0b", "\x85", "\u2028", "\u2029", "\u202e"])
    def test_whatever_is_quoted_the_sentence_is_one_line(self, capsys, monkeypatch, command, begun, breaking, language):
        monkeypatch.setenv("LC_ALL", language)
        document = json.loads(begun.read_text(encoding="utf-8"))
        spoilt = f"two{breaking}lines"
        parts = {"layout": {"layout": {spoilt: {"picture": spoilt}}, spoilt: 1}}
        for values in (
            {"moves": [spoilt]},
            {"game": spoilt},
            {"seats": [seat | {"name": spoilt} for seat in document["seats"]]},
            {"seats": [seat | {"player": spoilt} for seat in document["seats"]]},
            {spoilt: spoilt},
            {"setup": document["setup"] | {spoilt: spoilt}},
            {"setup": document["setup"] | {"rulebook": spoilt}},
            {"setup": document["setup"] | {"board": {spoilt: 1}}},
            {"setup": document["setup"] | {"components": parts}},
        ):
            begun.write_text(json.dumps(document), encoding="utf-8")
            changed(begun, **values)
            assert breaking not in failed(capsys, command, begun)

    def test_colours_that_cannot_be_told_apart_or_painted(self, capsys, command, begun):
        seats = json.loads(begun.read_text(encoding="utf-8"))["seats"]
        changed(begun, seats=[seats[0], seats[1] | {"colour": "nosuch"}])
        assert "key 'seats[1].colour': found 'nosuch', allowed is 'woad', 'leaf', 'heather'" in failed(
            capsys, command, begun
        )
        changed(begun, seats=[seats[0], seats[1] | {"colour": seats[0]["colour"]}])
        assert "key 'seats[1].colour': found 'madder'" in failed(capsys, command, begun)


class TestCorrectedValues:
    CORRECTION = "[supply]\nthaler = 30\n"

    @pytest.fixture
    def correct(self, home):
        """Corrects the printed values as the owner of a box would."""

        def write():
            file = home / "data" / "components" / "haspelknecht.toml"
            file.parent.mkdir(parents=True)
            file.write_text(self.CORRECTION, encoding="utf-8")

        return write

    def test_a_record_from_before_the_correction_is_read_with_the_values_of_then(self, capsys, whole, correct):
        before = fine(capsys, "replay", whole)
        correct()
        assert fine(capsys, "replay", whole) == before

    def test_a_record_brings_its_own_values_along(self, capsys, tmp_path):
        built_in = GAME.components
        corrected = Haspelknecht(components.apply_corrections(built_in, self.CORRECTION, "test"))
        record.save(tmp_path / "corrected.haspelknecht", begin(corrected))
        assert cli.main(["replay", str(tmp_path / "corrected.haspelknecht"), "--json"]) == cli.EXIT_OK
        told = capsys.readouterr()
        assert told.err == "The saved game’s own printed values are used (1 corrected)\n"
        assert json.loads(told.out)["moves"] > 0
