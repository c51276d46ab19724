"""Command `simulate`: the same games from a seed with any number of processes; records, averages, wrong values."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from haspelknecht_qt import cli, composition, paths
from haspelknecht_qt.bots.levels import make_random
from haspelknecht_qt.commands.simulate import SimulationSummary
from haspelknecht_qt.commands.simulation import SimulatedGame, Simulation
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.core import record
from haspelknecht_qt.core.rng import SEED_LIMIT
from haspelknecht_qt.core.standing import SeatStanding, Standing
from haspelknecht_qt.game_ui.haspelknecht.plugin import PLUGIN
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.scoring import ITEM_IDS
from tests.core.toy import Toy

PROGRAM = [sys.executable, "-m", "haspelknecht_qt"]
BOTS = ", ".join(composition.builtin_bot_factories("haspelknecht"))
BUILT_IN = paths.game_folder("haspelknecht") / "components.toml"


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")


def words(players=2, games=3, seed=1, *more):
    return ["simulate", "--players", str(players), "--games", str(games), "--seed", str(seed), *more]


def simulate(capsys, *arguments):
    """Output of the command for these arguments of `words`."""
    assert cli.main(words(*arguments)) == cli.EXIT_OK
    output = capsys.readouterr()
    assert not output.err
    return output.out


def results(capsys, *arguments):
    return [json.loads(line) for line in simulate(capsys, *arguments, "--json").splitlines()]


def refused(capsys, *command):
    assert cli.main(command) == cli.EXIT_WRONG_USAGE
    output = capsys.readouterr()
    assert not output.out
    return output.err.splitlines()[0].removeprefix("haspelknecht-qt: ")


def run_with_hash_seed(hash_seed, *command):
    return subprocess.run(
        [*PROGRAM, *command], env={**os.environ, "PYTHONHASHSEED": hash_seed}, check=True, capture_output=True
    ).stdout


def test_a_result_has_the_same_keys_in_the_same_order(capsys):
    for result in results(capsys, 3, 3, 1):
        assert list(result) == ["seed", "seats", "moves", "winner", "digest"]
        assert len(result["seats"]) == 3
        for seat in result["seats"]:
            assert list(seat) == ["player", "total", "items"]
            assert list(seat["items"]) == list(ITEM_IDS)
            assert seat["total"] == sum(seat["items"].values())
        totals = [seat["total"] for seat in result["seats"]]
        assert totals[result["winner"]] == max(totals)


def test_every_game_has_the_next_seed(capsys):
    assert [result["seed"] for result in results(capsys, 2, 4, 17)] == [17, 18, 19, 20]
    assert results(capsys, 2, 4, 17)[2:] == results(capsys, 2, 2, 19)


def test_output_does_not_depend_on_the_hash_seed():
    command = words(4, 12, 1, "--json")
    assert run_with_hash_seed("0", *command) == run_with_hash_seed("4711", *command)


@pytest.mark.parametrize("games", [1, 2, 7, 40])
def test_output_does_not_depend_on_the_number_of_processes(capsys, games):
    alone = simulate(capsys, 2, games, 5, "--json")
    assert simulate(capsys, 2, games, 5, "--json", "--jobs", "3") == alone


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rulebook", ["dutch", "english", "french"])
@pytest.mark.parametrize("planning", ["open", "hidden"])
def test_every_kind_of_match_can_be_simulated(capsys, players, rulebook, planning):
    found = results(capsys, players, 1, 3, "--rulebook", rulebook, "--planning", planning)
    assert len(found[0]["seats"]) == players


def test_each_layout_allows_only_its_player_counts(capsys):
    for name, layout in components.load(BUILT_IN).layouts.items():
        for players in (2, 3, 4):
            if players in layout.player_counts:
                assert results(capsys, players, 1, 3, "--layout", name)
            else:
                sentence = refused(capsys, *words(players, 1, 3, "--layout", name))
                assert sentence.startswith(f"--layout: with {players} players, expected first_play, ")
                assert sentence.endswith(f", found {name}")
                assert name not in sentence.partition("expected ")[2].rpartition(", found ")[0].split(", ")


def test_bots_are_chosen_by_seat(capsys):
    by_seat = results(capsys, 3, 2, 1, "--bots", "random,random,random")
    assert by_seat == results(capsys, 3, 2, 1, "--bots", "random")
    assert [seat["player"] for seat in by_seat[0]["seats"]] == ["random"] * 3


def test_levels_play_the_same_games_with_any_number_of_processes(capsys):
    words = (2, 2, 1, "--bots", "farmer,shepherd")
    alone = results(capsys, *words)
    assert results(capsys, *words, "--jobs", "2") == alone
    assert [seat["player"] for seat in alone[0]["seats"]] == ["farmer", "shepherd"]


@pytest.mark.parametrize("level", ["farmhand", pytest.param("haspelknecht", marks=pytest.mark.long)])
def test_levels_play_the_same_games_with_any_hash_seed(level):
    command = words(2, 1, 3, "--bots", level, "--json")
    assert run_with_hash_seed("0", *command) == run_with_hash_seed("4711", *command)


def test_table_shows_games_and_averages(capsys):
    found = results(capsys, 3, 4, 9)
    lines = simulate(capsys, 3, 4, 9).splitlines()
    assert lines[0].split() == ["Seed", "Moves", "Seat", "1", "Seat", "2", "Seat", "3", "Winner"]
    for line, result in zip(lines[1:5], found, strict=True):
        totals = [str(seat["total"]) for seat in result["seats"]]
        assert line.split() == [str(result["seed"]), str(result["moves"]), *totals, "Seat", str(result["winner"] + 1)]
    moves = sum(result["moves"] for result in found) / 4
    assert lines[6] == f"Games: 4; moves per game: {moves:.1f}"
    averages = {line[:20].strip(): line[20:].split() for line in lines[8:]}
    points = [sum(result["seats"][seat]["total"] for result in found) / 4 for seat in range(3)]
    assert averages["Points"] == [f"{value:.1f}" for value in points]
    wins = [sum(result["winner"] == seat for result in found) for seat in range(3)]
    assert averages["Games won"] == list(map(str, wins))
    words = PLUGIN.command_texts(translate)
    assert {words.score_item_name(name) for name in ITEM_IDS} < set(averages)


def test_columns_are_aligned_with_long_seeds(capsys):
    heading, first, second, *_ = simulate(capsys, 2, 2, (SEED_LIMIT) - 2).splitlines()
    moves = heading.index("Moves") + len("Moves")
    assert all(line[moves - 1].isdigit() and line[moves] == " " for line in (first, second))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_every_game_is_saved_as_a_record(capsys, tmp_path, jobs):
    folder = tmp_path / "new" / "folder"
    found = results(capsys, 2, 3, 8, "--save-to", str(folder), "--jobs", jobs)
    assert {path.name for path in folder.iterdir()} == {f"seed-{seed}.haspelknecht" for seed in (8, 9, 10)}
    game = Haspelknecht(components.load(BUILT_IN))
    for result in found:
        match = record.load(folder / f"seed-{result['seed']}.haspelknecht", {game.name: game})
        assert match.is_over
        assert match.seed == result["seed"]
        assert match.ply == result["moves"]
        assert game.digest(match.state) == result["digest"]
        assert [seat.player for seat in match.seats] == ["random", "random"]


def test_records_of_the_same_seed_are_the_same_bytes(capsys, tmp_path):
    for name in ("a", "b"):
        simulate(capsys, 2, 1, 8, "--save-to", str(tmp_path / name), "--json")
    assert (tmp_path / "a" / "seed-8.haspelknecht").read_bytes() == (
        tmp_path / "b" / "seed-8.haspelknecht"
    ).read_bytes()


def test_same_games_can_be_simulated_again(capsys, tmp_path):
    first = simulate(capsys, 2, 2, 8, "--save-to", str(tmp_path), "--json")
    kept = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    (tmp_path / "seed-8.haspelknecht").unlink()
    assert simulate(capsys, 2, 2, 8, "--save-to", str(tmp_path), "--json") == first
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == kept


@pytest.mark.parametrize("change", ["other seats", "a letter", "not UTF-8"])
def test_saved_game_is_not_replaced_by_another_one(capsys, tmp_path, change):
    file = tmp_path / "seed-9.haspelknecht"
    if change == "other seats":
        simulate(capsys, 3, 1, 9, "--save-to", str(tmp_path))
    else:
        file.write_bytes(b"my only copy of a letter" if change == "a letter" else b"\xff\xfe")
    before = file.read_bytes()
    assert cli.main(words(2, 3, 8, "--save-to", str(tmp_path), "--json")) == cli.EXIT_FAILED
    output = capsys.readouterr()
    # Refused before a game is played.
    assert output.out == ""
    assert output.err == f"haspelknecht-qt: {file}: another game is already saved there; choose another folder\n"
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert file.read_bytes() == before


def test_saved_game_with_the_same_start_and_other_moves_is_not_replaced(capsys, tmp_path):
    simulate(capsys, 2, 1, 9, "--save-to", str(tmp_path))
    file = tmp_path / "seed-9.haspelknecht"
    before = file.read_bytes().replace(b'"moves"', b' "moves"', 1)
    file.write_bytes(before)
    assert cli.main(words(2, 1, 9, "--save-to", str(tmp_path), "--json")) == cli.EXIT_FAILED
    assert "another game is already saved there" in capsys.readouterr().err
    assert file.read_bytes() == before


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_record_write_error_is_reported_in_one_sentence(capsys, tmp_path, jobs):
    (tmp_path / "seed-3.haspelknecht").mkdir()
    assert cli.main(words(2, 3, 2, "--json", "--save-to", str(tmp_path), "--jobs", jobs)) == cli.EXIT_FAILED
    output = capsys.readouterr()
    assert output.err.startswith(f"haspelknecht-qt: {tmp_path / 'seed-3.haspelknecht'}: the game could not be saved")
    assert output.err.count("\n") == 1


def test_folder_creation_error_is_reported_in_one_sentence(capsys, tmp_path):
    (tmp_path / "file").touch()
    assert cli.main(words(2, 1, 1, "--save-to", str(tmp_path / "file"))) == cli.EXIT_FAILED
    assert (
        capsys.readouterr().err == f"haspelknecht-qt: {tmp_path / 'file'}: the folder cannot be created: File exists\n"
    )


@pytest.mark.parametrize(
    "option, value, allowed",
    [
        ("--players", "5", "2, 3, 4"),
        ("--players", "two", "2, 3, 4"),
        ("--games", "0", "whole numbers, 1 or more"),
        ("--games", "-1", "whole numbers, 1 or more"),
        ("--games", "1e3", "whole numbers, 1 or more"),
        ("--games", "9" * 5000, "whole numbers, 1 or more"),
        ("--games", "\u0663", "whole numbers, 1 or more"),
        ("--seed", "-1", "whole numbers from 0 to 340282366920938463463374607431768211455"),
        ("--seed", str(SEED_LIMIT), "whole numbers from 0 to 340282366920938463463374607431768211455"),
        ("--rulebook", "german", "dutch, english, french"),
        ("--planning", "secret", "open, hidden"),
        (
            "--bots",
            "clever",
            f"{BOTS}, or several of them separated by commas",
        ),
        (
            "--bots",
            "random,",
            f"{BOTS}, or several of them separated by commas",
        ),
        ("--jobs", "0", "whole numbers from 1 to 61"),
        ("--layout", "castle", "first_play, tower, "),
        ("--save-to", "", "the path of a folder, created if necessary"),
    ],
)
def test_error_for_a_wrong_value_names_the_allowed_values(capsys, option, value, allowed):
    sentence = refused(capsys, *words(2, 1, 1, option, value))
    assert sentence.startswith(f"{option}: expected {allowed}")
    assert ", found '" in sentence


def test_number_of_bots_must_match_the_seats(capsys):
    sentence = refused(capsys, *words(3, 1, 1, "--bots", "random,random"))
    assert sentence == "--bots: with 3 players, expected 1 or 3 names, found 2"


def test_games_beyond_the_last_seed_are_refused(capsys):
    last = SEED_LIMIT - 1
    assert len(results(capsys, 2, 1, last)) == 1
    assert refused(capsys, *words(2, 2, last)) == "--games: with this seed, expected 1 to 1, found 2"


def test_corrected_values_are_used_and_reported(capsys, home, tmp_path):
    user_file = home / "data" / "components" / "haspelknecht.toml"
    user_file.parent.mkdir(parents=True)
    user_file.write_text("[supply]\ndebt_chit = 20\nthaler = 30\n", encoding="utf-8")
    assert cli.main(words(2, 1, 1, "--save-to", str(tmp_path))) == cli.EXIT_OK
    assert capsys.readouterr().err == f"Corrected printed values are used (2): {user_file}\n"
    saved = json.loads((tmp_path / "seed-1.haspelknecht").read_text(encoding="utf-8"))
    assert saved["setup"]["components"]["supply"]["thaler"] == 30


def test_invalid_correction_is_reported_and_not_used(capsys, home):
    before = simulate(capsys, 2, 1, 1)
    user_file = home / "data" / "components" / "haspelknecht.toml"
    user_file.parent.mkdir(parents=True)
    user_file.write_text("[supply]\nthaler = -1\n", encoding="utf-8")
    assert cli.main(words(2, 1, 1)) == cli.EXIT_OK
    output = capsys.readouterr()
    assert output.out == before
    assert output.err.startswith(
        "Your corrected printed values cannot be used; the built-in values are used instead:"
        f" {user_file}: supply.thaler is -1; allowed is"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
def test_progress_is_written_to_the_terminal_and_not_to_the_output():
    ours, theirs = pty.openpty()
    with subprocess.Popen([*PROGRAM, *words(2, 5, 1, "--json")], stdout=subprocess.PIPE, stderr=theirs) as program:
        os.close(theirs)
        out = program.stdout.read()
    output = os.read(ours, 10_000)
    os.close(ours)
    assert out.count(b"\n") == 5
    assert b"Game 1 of 5" in output
    assert output.endswith(b"\r\x1b[K")


@pytest.mark.skipif(sys.platform != "linux", reason="finds processes the way of Linux")
def test_killed_process_is_reported_in_one_sentence():
    command = [*PROGRAM, *words(2, 1_000_000, 1, "--json", "--jobs", "2")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        program.stdout.readline()
        children = Path(f"/proc/{program.pid}/task/{program.pid}/children").read_text(encoding="ascii").split()
        os.kill(int(children[-1]), signal.SIGKILL)
        _, output = program.communicate(timeout=60)
    assert program.returncode == cli.EXIT_FAILED
    assert output == b"haspelknecht-qt: A process that was playing games was killed.\n"


def test_game_can_be_chosen_by_name(capsys):
    usual = simulate(capsys, 2, 1, 4)
    assert simulate(capsys, 2, 1, 4, "--game", "haspelknecht") == usual
    assert simulate(capsys, 2, 1, 4, "--game=haspelknecht") == usual


def test_an_unknown_game_is_refused(capsys):
    sentence = refused(capsys, *words(), "--game", "chess")
    assert sentence.startswith("--game: expected haspelknecht, ")
    assert sentence.endswith(", found 'chess'")


def test_any_game_can_be_simulated():
    simulation = Simulation(Toy(), {"length": "short"}, 5, ("random", "random"), {"random": make_random})
    result = simulation.play(2)
    assert result.seed == 7
    assert result.to_json()["seats"][0]["items"].keys() == {"workers"}
    assert simulation.play(2).digest == result.digest


def test_shared_victory_counts_for_every_winner():
    seats = tuple(SeatStanding(seat, (("workers", 5),), 5, ()) for seat in range(2))
    result = SimulatedGame(3, ("random", "random"), 12, Standing(seats), "abc")
    output = result.to_json()
    assert output["winners"] == [0, 1]
    assert "winner" not in output
    summary = SimulationSummary(("random", "random"), 3, str.capitalize)
    summary.heading()
    assert summary.add(result).endswith("Seat 1, Seat 2")
    won = next(line for line in summary.averages_table() if line.startswith("Games won "))
    assert won.split() == ["Games", "won", "0.50", "0.50"]
