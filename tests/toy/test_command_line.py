"""The toy without a window: bots, tournaments, records, and every command that takes a game or a record."""

import json
import shlex
import sys

import pytest
from PySide6.QtGui import QImage

from haspelknecht_qt import cli
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.levels import make_random
from haspelknecht_qt.bots.tournament import Tournament
from haspelknecht_qt.commands import qt
from haspelknecht_qt.core import record
from tests.toy.conftest import NAME
from tests.toy.playing import finished_match, new_match, play_at_random
from tests.toy.texts import GAME

GAMES = {NAME: GAME}
SIMULATE = ["simulate", "--game", NAME, "--players", "2", "--games", "3", "--seed", "1"]


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")


def run(capsys, *words):
    """Runs a command; returns its exit status and what it writes to standard output and standard error."""
    status = cli.main([str(word) for word in words])
    output = capsys.readouterr()
    return status, output.out, output.err


def run_successfully(capsys, *words):
    status, out, err = run(capsys, *words)
    assert (status, err) == (cli.EXIT_OK, "")
    return out


@pytest.fixture
def saved(tmp_path):
    """A match in the middle of a plan, in a file."""
    match = play_at_random(new_match(), lambda match: match.ply == 4 and match.decision.step == "planning")
    file = tmp_path / f"a{record.suffix(NAME)}"
    record.save(file, match)
    return file, match


class TestSimulating:
    def test_simulate_plays_games_to_the_end_and_saves_their_records(self, capsys, tmp_path):
        out = run_successfully(capsys, *SIMULATE, "--json", "--save-to", tmp_path)
        results = [json.loads(line) for line in out.splitlines()]
        assert [result["seed"] for result in results] == [1, 2, 3]
        for result in results:
            match = record.load(tmp_path / f"seed-{result['seed']}{record.suffix(NAME)}", GAMES)
            assert match.is_over
            assert match.ply == result["moves"]
            assert GAME.digest(match.state) == result["digest"]
        assert len({result["digest"] for result in results}) == 3

    def test_simulate_plays_the_same_games_in_two_processes(self, capsys):
        alone = run_successfully(capsys, *SIMULATE, "--json")
        assert run_successfully(capsys, *SIMULATE, "--json", "--jobs", 2) == alone

    def test_simulate_names_the_score_items_by_the_games_texts(self, capsys):
        assert "Workers" in run_successfully(capsys, *SIMULATE)

    def test_simulate_refuses_a_wrong_number_of_players(self, capsys):
        status, _, err = run(capsys, *SIMULATE[:3], "--players", 3, *SIMULATE[5:])
        assert status == cli.EXIT_WRONG_USAGE
        assert "--players: expected 2, found '3'" in err


class TestTournament:
    def test_tournament_plays_every_group_in_the_arena(self):
        contestants = (Contestant("one", make_random), Contestant("other", make_random))
        tournament = Tournament(Arena(GAME, {"players": 2}, 5, contestants), 4)
        list(tournament.run())
        assert [len(group.games) for group in tournament.finished_groups] == [2, 2, 2, 2]

    def test_tournament_command_reports_the_number_of_groups(self, capsys):
        words = ["--bots", "random", "--players", 2, "--games", 2, "--seed", 1, "--json"]
        out = run_successfully(capsys, "tournament", "--game", NAME, *words)
        assert json.loads(out)["groups"] == 2

    def test_bot_program_receives_the_state(self, capfd, tmp_path):
        program = tmp_path / "my_program.py"
        program.write_text(
            "import json, sys\n"
            "sys.stdin.readline()\n"
            "for line in sys.stdin:\n"
            "    question = json.loads(line)\n"
            "    assert question['state'].keys() == {'round', 'step', 'seat', 'die', 'sixes', 'plans', 'scores'}\n"
            "    answer = {'type': 'move', 'number': question['number'], 'move': question['legal_moves'][0]}\n"
            "    print(json.dumps(answer), flush=True)\n",
            encoding="utf-8",
        )
        command = shlex.join((sys.executable, str(program)))
        words = ["--bots", "program,random", "--bot-program", command, "--games", 2, "--seed", 1, "--json"]
        status, out, _ = run(capfd, "tournament", "--game", NAME, *words)
        assert status == cli.EXIT_OK
        assert [row["lost_seats"] for row in json.loads(out)["results"]] == [[], []]


class TestRecords:
    def test_record_states_its_game_and_can_be_loaded(self, saved):
        file, match = saved
        assert json.loads(file.read_text(encoding="utf-8"))["game"] == NAME
        assert record.load(file, GAMES).log == match.log

    def test_replay_command_shows_digest_and_scores(self, capsys, tmp_path):
        match = finished_match()
        file = tmp_path / "a.toy"
        record.save(file, match)
        output = json.loads(run_successfully(capsys, "replay", file, "--json"))
        assert output["over"]
        assert output["digest"] == GAME.digest(match.state)
        assert [seat["total"] for seat in output["seats"]] == list(GAME.scores(match.state))
        assert "Workers" in run_successfully(capsys, "replay", file)

    def test_moves_command_lists_the_legal_moves(self, capsys, saved):
        file, match = saved
        first, *listed = run_successfully(capsys, "moves", file).splitlines()
        assert "planning" in first
        assert [line.strip() for line in listed] == [GAME.write_move(move) for move in GAME.legal_moves(match.state)]

    def test_render_command_draws_the_table_at_a_ply(self, capsys, saved, tmp_path, qapp, monkeypatch):
        # Qt allows one application in a process, so the command draws in that of the tests.
        monkeypatch.setattr(qt, "create_application", lambda: qapp)
        pictures = []
        for ply in (1, saved[1].ply):
            out = tmp_path / f"{ply}.png"
            run_successfully(capsys, "render", saved[0], "--out", out, "--size", "640x480", "--ply", ply)
            pictures.append(QImage(str(out)))
        assert [(picture.width(), picture.height()) for picture in pictures] == [(640, 480), (640, 480)]
        assert pictures[0] != pictures[1], "workers have been placed"
