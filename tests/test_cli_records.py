"""Commands `replay` and `moves`: whole games, games under way, and every kind of broken file."""

import json

import pytest

from haspelknecht_qt import cli, paths
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from tests.languages import OTHER, main_locale

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


def output_of(capsys, *words):
    assert cli.main([str(word) for word in words]) == cli.EXIT_OK
    output = capsys.readouterr()
    assert not output.err
    return output.out


def failed(capsys, *words):
    """The one-line error about a refused file."""
    assert cli.main([str(word) for word in words]) == cli.EXIT_FAILED
    output = capsys.readouterr()
    assert not output.out
    assert len(output.err.splitlines()) == 1
    return output.err.strip()


def change(file, **values):
    """Writes other values into a record, with the matching checksum if none is given."""
    document = json.loads(file.read_text(encoding="utf-8")) | values
    if "check" not in values:
        document["check"] = record.checksum(document)
    file.write_text(json.dumps(document), encoding="utf-8")


def test_replayed_game_has_the_simulated_score(capsys, whole):
    simulated = json.loads((whole.parent / "result.json").read_text(encoding="utf-8"))
    replayed = json.loads(output_of(capsys, "replay", whole, "--json"))
    assert list(replayed) == ["seed", "seats", "moves", "over", "winner", "digest"]
    assert replayed["over"] is True
    assert {key: replayed[key] for key in ("seed", "moves", "winner", "digest")} == {
        key: simulated[key] for key in ("seed", "moves", "winner", "digest")
    }
    for seat, scored in zip(replayed["seats"], simulated["seats"], strict=True):
        assert list(seat) == ["name", "colour", "player", "total", "items"]
        assert {key: seat[key] for key in scored} == scored


def test_replay_prints_the_result_as_a_table(capsys, whole):
    replayed = json.loads(output_of(capsys, "replay", whole, "--json"))
    lines = output_of(capsys, "replay", whole).splitlines()
    winner = replayed["winner"] + 1
    colour = replayed["seats"][winner - 1]["colour"]
    assert lines[0] == f"Moves: {replayed['moves']}"
    assert lines[1] == f"The game is over; the winner is random {winner} ({colour}, random)."
    assert lines[3].startswith("Seed 6")
    points = next(line for line in lines if line.startswith("Points"))
    assert points.split()[1:] == [str(seat["total"]) for seat in replayed["seats"]]
    assert lines[-1] == f"Checksum: {replayed['digest']}"


def test_a_game_under_way_has_no_winner(capsys, begun):
    replayed = json.loads(output_of(capsys, "replay", begun, "--json"))
    assert replayed["over"] is False
    assert replayed["winner"] is None
    assert [seat["name"] for seat in replayed["seats"]] == ["Änne", "Wim"]
    assert "The game is not over; " in output_of(capsys, "replay", begun)


def test_moves_prints_the_legal_moves_of_a_game_under_way(capsys, begun):
    match = record.load(begun, GAMES)
    first, *moves = output_of(capsys, "moves", begun).splitlines()
    seat = match.seats[match.decision.actor]
    # Ids are the English words, joined by underscores.
    step = match.decision.step.replace("_", " ")
    assert first == f"{seat.name} ({seat.colour}, {seat.player}) is to move, step {step}:"
    assert moves == [move.text() for move in GAME.legal_moves(match.state)]


def test_moves_reports_that_the_game_is_over(capsys, whole):
    assert output_of(capsys, "moves", whole) == "The game is over.\n"


@pytest.mark.parametrize("command", ["replay", "moves"])
class TestBrokenFiles:
    def test_missing_file_is_reported(self, capsys, command, tmp_path):
        file = tmp_path / "none.haspelknecht"
        sentence = f"haspelknecht-qt: {file}: the file cannot be read: No such file or directory"
        assert failed(capsys, command, file) == sentence

    def test_folder_is_refused(self, capsys, command, tmp_path):
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
            (b'{"format": 1e999}', "not a number that a record may contain"),
        ],
    )
    def test_file_that_is_no_record_is_refused(self, capsys, command, tmp_path, content, reason):
        file = tmp_path / "broken.haspelknecht"
        file.write_bytes(content)
        assert reason in failed(capsys, command, file)

    def test_record_that_is_cut_off_is_refused(self, capsys, command, begun):
        begun.write_bytes(begun.read_bytes()[:-40])
        assert "the text ends in the middle of the record" in failed(capsys, command, begun)

    def test_illegal_move_is_refused(self, capsys, command, begun):
        document = json.loads(begun.read_text(encoding="utf-8"))
        change(begun, moves=[*document["moves"], "confirm"])
        number = len(document["moves"]) + 1
        assert f"move {number}: 'confirm' is not legal at step" in failed(capsys, command, begun)

    def test_unreadable_move_is_refused(self, capsys, command, begun):
        change(begun, moves=["jump"])
        assert "move 1: 'jump' is no move of Haspelknecht" in failed(capsys, command, begun)

    def test_wrong_checksum_is_refused(self, capsys, command, begun):
        change(begun, check="0" * 64)
        assert "the record was changed after it was written" in failed(capsys, command, begun)

    def test_newer_format_is_refused(self, capsys, command, begun):
        change(begun, format=99, program="7.0.0")
        assert "format 99 needs program version 7.0.0" in failed(capsys, command, begun)

    def test_wrong_number_of_players_is_refused(self, capsys, command, begun):
        document = json.loads(begun.read_text(encoding="utf-8"))
        change(begun, setup=document["setup"] | {"players": 9})
        assert "players: 9, allowed are 2, 3, 4" in failed(capsys, command, begun)

    @pytest.mark.parametrize("language", ["C", f"{main_locale(OTHER)}.UTF-8"])
    @pytest.mark.parametrize("breaking", ["\r", "\x0b", "\x85", "\u2028", "\u2029", "\u202e"])
    def test_error_is_one_line_for_any_quoted_text(self, capsys, monkeypatch, command, begun, breaking, language):
        monkeypatch.setenv("LC_ALL", language)
        document = json.loads(begun.read_text(encoding="utf-8"))
        bad_text = f"two{breaking}lines"
        parts = {"layout": {"layout": {bad_text: {"picture": bad_text}}, bad_text: 1}}
        for values in (
            {"moves": [bad_text]},
            {"game": bad_text},
            {"seats": [seat | {"name": bad_text} for seat in document["seats"]]},
            {"seats": [seat | {"player": bad_text} for seat in document["seats"]]},
            {bad_text: bad_text},
            {"setup": document["setup"] | {bad_text: bad_text}},
            {"setup": document["setup"] | {"rulebook": bad_text}},
            {"setup": document["setup"] | {"board": {bad_text: 1}}},
            {"setup": document["setup"] | {"components": parts}},
        ):
            begun.write_text(json.dumps(document), encoding="utf-8")
            change(begun, **values)
            assert breaking not in failed(capsys, command, begun)

    def test_unknown_or_repeated_seat_colour_is_refused(self, capsys, command, begun):
        seats = json.loads(begun.read_text(encoding="utf-8"))["seats"]
        change(begun, seats=[seats[0], seats[1] | {"colour": "nosuch"}])
        assert "key 'seats[1].colour': found 'nosuch', allowed is 'woad', 'leaf', 'heather'" in failed(
            capsys, command, begun
        )
        change(begun, seats=[seats[0], seats[1] | {"colour": seats[0]["colour"]}])
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

    def test_record_from_before_a_correction_keeps_its_values(self, capsys, whole, correct):
        before = output_of(capsys, "replay", whole)
        correct()
        assert output_of(capsys, "replay", whole) == before

    def test_record_with_corrected_values_is_replayed_with_them(self, capsys, tmp_path):
        built_in = GAME.components
        corrected = Haspelknecht(components.apply_corrections(built_in, self.CORRECTION, "test"))
        record.save(tmp_path / "corrected.haspelknecht", begin(corrected))
        assert cli.main(["replay", str(tmp_path / "corrected.haspelknecht"), "--json"]) == cli.EXIT_OK
        output = capsys.readouterr()
        assert output.err == "The saved game’s own printed values are used (1 corrected)\n"
        assert json.loads(output.out)["moves"] > 0
