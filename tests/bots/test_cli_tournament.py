"""The command "tournament": its options, output and errors."""

import json
import sys
from importlib import metadata
from importlib.metadata import EntryPoint

import pytest

from haspelknecht_qt import cli
from haspelknecht_qt.bots import third_party
from haspelknecht_qt.commands import playing
from haspelknecht_qt.commands.errors import UsageError
from haspelknecht_qt.core.rng import SEED_LIMIT
from tests.bots.examples import HERE


def run(capture, *words):
    status = cli.main(["tournament", *map(str, words)])
    out, err = capture.readouterr()
    return status, out, err


def test_output_shows_shares_with_intervals(capsys):
    status, out, _ = run(capsys, "--bots", "random,random", "--games", 2, "--seed", 3, "--json")
    assert status == 0
    report = json.loads(out)
    assert report["bots"] == ["random", "random"]
    assert report["groups"] == 2
    assert len(report["results"]) == 1
    status, out, _ = run(capsys, "--bots", "shepherd,random", "--games", 2, "--seed", 3)
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == ["Bot", "shepherd", "random"]
    assert "100.0 (" in out


def test_third_party_bots_take_part(capsys):
    module = HERE / "my_module.py"
    status, out, _ = run(
        capsys, "--bots", "my_module,random", "--bot-module", module, "--games", 2, "--seed", 1, "--json"
    )
    assert status == 0
    assert json.loads(out)["results"][0]["lost_seats"] == []


def test_warning_is_printed_before_third_party_code_runs(capfd, tmp_path):
    module = tmp_path / "loud.py"
    module.write_text(
        "import sys\n"
        "from haspelknecht_qt.bots.levels import make_random as make_bot\n"
        "print('it runs', file=sys.stderr)\n",
        encoding="utf-8",
    )
    words = ["--bot-module", module, "--games", 2, "--seed", 1, "--json"]
    status, out, err = run(capfd, "--bots", "loud,random", *words)
    assert (status, json.loads(out)["groups"]) == (0, 1)
    first, second, *_ = err.splitlines()
    assert first == f"Running code that is not part of this program, with all your permissions: {str(module)!r}"
    assert second == "it runs"
    # Bots that do not take part are not run.
    assert run(capfd, "--bots", "random", *words)[2] == ""
    status, _, err = run(capfd, "--bots", "soft,random", *words)
    assert (status, "it runs" in err) == (2, False)


@pytest.mark.parametrize(
    "line, reason",
    [("{}['key']", "KeyError: 'key'"), ("raise MemoryError", "MemoryError"), ("raise SystemExit(3)", "SystemExit: 3")],
)
def test_exception_of_a_bot_is_reported_with_its_place(capfd, tmp_path, line, reason):
    module = tmp_path / "broken.py"
    module.write_text(
        f"class Bot:\n    def choose(self, *_):\n        {line}\ndef make_bot(game):\n    return Bot()\n",
        encoding="utf-8",
    )
    status, out, err = run(capfd, "--bots", "broken,random", "--bot-module", module, "--games", 2, "--seed", 1)
    assert status == 0
    # The same reason in several games is reported once.
    assert out.splitlines()[3:] == [f"broken lost 2 seats to the random bot: {reason}"]
    assert f'File "{module}", line 3, in choose' in err


@pytest.mark.parametrize("name", ["farmer.py", "random.py", "program.py", "my,bot.py"])
def test_file_with_the_name_of_another_bot_is_refused(capsys, tmp_path, name):
    module = tmp_path / name
    module.write_text((HERE / "my_module.py").read_text(encoding="utf-8"), encoding="utf-8")
    status, out, err = run(capsys, "--bots", "farmer,random", "--bot-module", module, "--games", 2, "--seed", 1)
    assert (status, out) == (2, "")
    assert "--bot-module: expected a Python file whose name has no comma and is none of random.py, shepherd.py" in err
    assert f"program.py, found '{name}'" in err


def test_bot_program_replaces_no_installed_bot(capsys, monkeypatch):
    point = EntryPoint("program", "tests.bots.my_module:make_bot", third_party.ENTRY_POINT_GROUP)
    monkeypatch.setattr(metadata, "entry_points", lambda **_: [point])
    status, _, err = run(capsys, "--bots", "program", "--bot-program", sys.executable, "--games", 2, "--seed", 1)
    assert status == 2
    assert "--bot-program: an installed bot is already named program" in err


def test_bot_program_is_named_before_it_is_started(capsys):
    known = playing.bot_factories("haspelknecht", program="./my 'fast bot'")
    playing.announce_third_party_code([known["shepherd"], known["random"]])
    assert capsys.readouterr().err == ""
    with pytest.raises(UsageError, match=r"\./my: no such program"):
        playing.announce_third_party_code([known["random"], known["program"]])
    assert capsys.readouterr().err.endswith("""with all your permissions: "./my 'fast bot'"\n""")


def test_tournament_is_resumed_from_its_file(capsys, tmp_path):
    words = ["--bots", "random", "--players", 3, "--seed", 2, "--json", "--resume", tmp_path / "kept.jsonl"]
    assert json.loads(run(capsys, *words, "--games", 2)[1])["groups"] == 2
    assert json.loads(run(capsys, *words, "--games", 5)[1])["groups"] == 5
    status, _, err = run(capsys, *words[:4], "--seed", 9, *words[6:], "--games", 2)
    assert status == 1
    assert "line 1" in err


@pytest.mark.parametrize(
    "words,message",
    [
        (["--bots", "nobody", "--games", 1, "--seed", 1], "random, shepherd"),
        (["--bots", "random,random,random", "--players", 2, "--games", 1, "--seed", 1], "1 to 2"),
        (["--bots", "random", "--games", 1, "--seed", 1, "--layout", "tower"], "layout"),
        (["--bots", "x", "--bot-module", "/nowhere.py", "--games", 1, "--seed", 1], "no such file"),
        (["--bots", "program", "--bot-program", "'", "--games", 1, "--seed", 1], "quotation"),
        (["--bots", "program", "--bot-program", "/nowhere x", "--games", 1, "--seed", 1], "no such program"),
        (["--bots", "program", "--bot-program", HERE / "my_program.py", "--games", 1, "--seed", 1], "not executable"),
    ],
)
def test_invalid_options_are_refused_with_a_reason(capsys, words, message):
    status, _, err = run(capsys, *words)
    assert status == 2
    assert message in err


def test_games_beyond_the_last_seed_are_refused(capsys):
    last = SEED_LIMIT - 1
    words = ["--bots", "random", "--players", 3, "--seed", last]
    assert run(capsys, *words, "--games", 1)[0] == 0
    status, _, err = run(capsys, *words, "--games", 2)
    assert status == 2
    assert "--games: with this seed, expected 1 to 1, found 2" in err


def test_unknown_limits_of_intervals_are_left_out(capsys):
    out = run(capsys, "--bots", "random", "--players", 3, "--seed", 1, "--games", 1)[1]
    assert "inf" not in out


def test_results_of_another_level_version_are_refused(capsys, tmp_path):
    file = tmp_path / "kept.jsonl"
    words = ["--bots", "shepherd,random", "--games", 2, "--seed", 1, "--resume", file]
    assert run(capsys, *words)[0] == 0
    text = file.read_text(encoding="utf-8")
    version = json.loads(text.splitlines()[0])["tournament"]["versions"]["shepherd"]
    file.write_text(text.replace(version, "older"), encoding="utf-8")
    status, _, err = run(capsys, *words)
    assert status == 1
    assert f'versions: expected {{"shepherd": "{version}"}}, found {{"shepherd": "older"}}' in err
