"""The command line as a whole: help, version, wrong arguments, and the end of the program when it is stopped."""

import os
import signal
import subprocess
import sys
import time

import pytest

import haspelknecht_qt
from haspelknecht_qt import cli, composition

PROGRAM = [sys.executable, "-m", "haspelknecht_qt"]
LONG = ["simulate", "--players", "2", "--games", "1000000", "--seed", "1", "--json"]


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")


def refused(capsys, *words):
    """Error message for a wrong command line."""
    assert cli.main(words) == cli.EXIT_WRONG_USAGE
    output = capsys.readouterr()
    assert not output.out
    sentence, hint = output.err.splitlines()
    assert hint.startswith("More help: haspelknecht-qt")
    return sentence


def test_version_is_printed(capsys):
    assert cli.main(["--version"]) == cli.EXIT_OK
    assert capsys.readouterr().out == f"haspelknecht-qt {haspelknecht_qt.__version__}\n"


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_the_help_names_a_bot_that_is_not_built(capsys, monkeypatch, command):
    for names, is_named in (((), False), (("coal_miner",), True)):
        monkeypatch.setattr(composition, "unplayable_levels", lambda _name, names=names: names)
        assert cli.main([command, "--help"]) == cli.EXIT_OK
        help_text = " ".join(capsys.readouterr().out.split())
        sentence = (
            "The strongest bot, coal_miner, is missing: this copy of the program was built without a C++ compiler."
        )
        assert (sentence in help_text) == is_named


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_the_help_names_every_command(capsys, word):
    assert cli.main([word]) == cli.EXIT_OK
    output = capsys.readouterr().out
    assert all(f"\n  {name}" in output for name in cli.COMMANDS)


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_has_a_help_that_names_its_options(capsys, name):
    assert cli.main([name, "--help"]) == cli.EXIT_OK
    output = capsys.readouterr().out
    assert output.startswith(f"Usage: haspelknecht-qt {name}")
    assert all(f"\n  {option.name}" in output for option in cli.COMMANDS[name]().options)


@pytest.mark.parametrize("columns, width", [("60", 60), ("200", 80)])
@pytest.mark.parametrize("words", [[], *([name] for name in cli.COMMANDS)])
def test_the_help_fits_the_terminal(capsys, monkeypatch, words, columns, width):
    monkeypatch.setenv("COLUMNS", columns)
    assert cli.main([*words, "--help"]) == cli.EXIT_OK
    assert max(map(len, capsys.readouterr().out.splitlines())) <= width


@pytest.mark.parametrize(
    "words", [["--version"], ["--help"], ["simulate", "--help"], ["replay", "--help"], ["open", "--help"]]
)
def test_help_and_version_need_no_qt(words):
    code = (
        "import sys\n"
        "sys.modules['PySide6'] = None\n"
        "from haspelknecht_qt.__main__ import main\n"
        f"status = main({words!r})\n"
        "assert not any(name.startswith('PySide6.') for name in sys.modules)\n"
        "sys.exit(status)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, text=True, capture_output=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", [["--version"], ["--help"]])
def test_version_and_help_load_no_rules(words):
    code = (
        "import sys\n"
        "from haspelknecht_qt.__main__ import main\n"
        f"status = main({words!r})\n"
        "assert not any(name.startswith('haspelknecht_qt.games') for name in sys.modules)\n"
        "sys.exit(status)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, text=True, capture_output=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_error_for_an_unknown_command_names_the_known_commands(capsys):
    sentence = refused(capsys, "simulat")
    assert "'simulat'" in sentence
    assert all(name in sentence for name in cli.COMMANDS)


def test_error_for_an_unknown_option_names_the_known_options(capsys):
    sentence = refused(capsys, "simulate", "--player", "4")
    assert "'--player'" in sentence
    assert "--players, --games, --seed" in sentence


def test_wrong_value_is_escaped_and_shortened_in_the_error(capsys):
    sentence = refused(capsys, "simulate", "--players", "\x1b[2J\n" + "9" * 500)
    assert "\\x1b[2J\\n999" in sentence
    assert len(sentence) < 200


@pytest.mark.parametrize(
    "words, reason",
    [
        (["replay"], "FILE is missing"),
        (["replay", "a", "b"], "unexpected argument: 'b'"),
        (["simulate", "4"], "unexpected argument: '4'"),
        (["replay", "a", "--json=yes"], "--json takes no value"),
        (["replay", ""], "FILE: expected the path of a saved game, found ''"),
        (["simulate", "--players"], "--players needs a value; expected 2, 3, 4"),
        (["simulate", "--players", "--json"], "--players needs a value; expected 2, 3, 4"),
        (["simulate", "--games", "1", "--seed", "1"], "--players N is missing; expected 2, 3, 4"),
    ],
)
def test_missing_or_unexpected_argument_is_reported(capsys, words, reason):
    assert refused(capsys, *words) == f"haspelknecht-qt: {reason}"


def test_a_file_may_have_a_name_like_an_option(capsys):
    assert cli.main(["replay", "--", "--json"]) == cli.EXIT_FAILED
    assert "haspelknecht-qt: --json: the file cannot be read" in capsys.readouterr().err


def test_closed_pipe_ends_the_program_quietly():
    with subprocess.Popen([*PROGRAM, *LONG], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout.readline().startswith(b"{")
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == cli.EXIT_BROKEN_PIPE


def test_pipe_closed_before_the_first_line_ends_the_program_quietly():
    with subprocess.Popen([*PROGRAM, "--help"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == cli.EXIT_BROKEN_PIPE


@pytest.mark.skipif(sys.platform != "linux", reason="/dev/full is Linux's")
@pytest.mark.parametrize("words", [["--version"], [*LONG]])
def test_full_disk_is_reported_in_one_sentence(words):
    with open("/dev/full", "w", encoding="utf-8") as full:  # noqa: PTH123 - no file of ours
        done = subprocess.run([*PROGRAM, *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == cli.EXIT_FAILED
    assert done.stderr == "haspelknecht-qt: The output cannot be written: No space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups to interrupt")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt_ends_the_program_quietly(jobs):
    # Ctrl+C goes to every process of the terminal's foreground group.
    with subprocess.Popen(
        [*PROGRAM, *LONG, "--jobs", jobs], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as program:
        assert program.stdout.readline().startswith(b"{")
        os.killpg(program.pid, signal.SIGINT)
        _, output = program.communicate(timeout=60)
    assert output == b""
    assert program.returncode == cli.EXIT_INTERRUPTED


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups to interrupt")
def test_second_interrupt_ends_the_program():
    with subprocess.Popen(
        [*PROGRAM, *LONG, "--jobs", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as program:
        assert program.stdout.readline().startswith(b"{")
        for _ in range(2):
            os.killpg(program.pid, signal.SIGINT)
            time.sleep(0.2)
        program.communicate(timeout=60)
    assert program.returncode == cli.EXIT_INTERRUPTED


def test_interrupt_during_the_first_imports_ends_the_program_quietly():
    script = (
        "import sys\n"
        "class Interrupt:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'haspelknecht_qt.commands':\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupt())\n"
        "from haspelknecht_qt.__main__ import main\n"
        "sys.exit(main(['--version']))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (cli.EXIT_INTERRUPTED, b"", b"")


def test_program_without_a_console_writes_nothing(monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(["--version"]) == cli.EXIT_OK
    assert cli.main(["nonsense"]) == cli.EXIT_WRONG_USAGE


def test_characters_that_the_terminal_cannot_show_are_escaped():
    done = subprocess.run(
        [*PROGRAM, "replay", "fehlt-ä-\udcff"],
        env={"PYTHONIOENCODING": "ascii", "PATH": "", "HASPELKNECHT_HOME": "/nonexistent"},
        check=False,
        capture_output=True,
    )
    assert done.returncode == cli.EXIT_FAILED
    assert b"Traceback" not in done.stderr
    assert b"fehlt-\\xe4" in done.stderr
