"""Third-party bots: a Python file, an entry point, a program that uses the line protocol."""

import json
import re
import sys
from importlib import metadata
from importlib.metadata import EntryPoint

import pytest

from haspelknecht_qt.bots import levels, third_party
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.line_protocol import ProgramBot, ProtocolError, plain_values
from haspelknecht_qt.bots.process import BotFailureKind, MoveWorker
from haspelknecht_qt.core.rng import SEED_LIMIT
from haspelknecht_qt.games.haspelknecht.levels import LEVELS
from tests.bots.examples import HERE, evaluator_factory, game, positions, question
from tests.bots.test_process import ask, wait


def program(*words):
    return ProgramBot(game(), [sys.executable, str(HERE / "my_program.py"), *words])


def test_a_bot_from_a_file_plays():
    bot = third_party.FileBotFactory(HERE / "my_module.py")(game())
    for state, ply in positions():
        request = question(state, ply)
        assert bot.choose(*request) in request[2]


def documented_section():
    text = (HERE.parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
    return text.partition("## Your own bot: a Python class\n")[2].partition("\n## ")[0]


def test_documented_bot_plays(tmp_path):
    (snippet,) = re.findall(r"(?:^    .*\n|^\n)*^    def choose(?:.*\n)+?\n", documented_section(), re.MULTILINE)
    file = tmp_path / "documented.py"
    file.write_text(f"class Bot:\n{snippet}\ndef make_bot(game):\n    return Bot()\n", encoding="utf-8")
    bot = third_party.FileBotFactory(file)(game())
    for state, ply in positions():
        request = question(state, ply)
        assert bot.choose(*request) in request[2]


def test_documented_names_exist():
    observation, decision, _, generator = question(*positions()[0])
    things = {"observation": observation, "decision": decision, "generator": generator, "game": game()}
    found = re.findall(rf"`({'|'.join(things)})\.(\w+)", documented_section())
    assert {thing for thing, _ in found} == set(things)
    assert [f"{thing}.{name}" for thing, name in found if not hasattr(things[thing], name)] == []


def test_a_bot_from_a_file_plays_in_a_process_of_its_own():
    opponent = MoveWorker(game(), third_party.FileBotFactory(HERE / "my_module.py"))
    try:
        ask(opponent, *positions()[0])
        assert wait(opponent).failure is None
    finally:
        opponent.close()


@pytest.mark.parametrize(
    "text,message",
    [
        (None, "no such file"),
        ("x = 1\n", "no function make_bot"),
        ("def make_bot(:\n", "invalid syntax"),
        ("import nowhere_to_be_found\n", "nowhere"),
        ("1 / 0\n", "ZeroDivisionError: division by zero"),
        ("raise SystemExit(3)\n", "SystemExit: 3"),
        ("x = '\0'\n", "null bytes"),
    ],
)
def test_an_unusable_file_is_refused(tmp_path, text, message):
    file = tmp_path / "other.py"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(third_party.UnusableBot, match=message):
        third_party.FileBotFactory(file).check()


@pytest.mark.parametrize("name", ["x" * 300 + ".py", "dangling.py"])
def test_missing_file_is_refused_before_running_it(tmp_path, name):
    (tmp_path / "dangling.py").symlink_to("nowhere")
    with pytest.raises(third_party.UnusableBot, match="no such file"):
        third_party.FileBotFactory.from_file(tmp_path / name)


@pytest.mark.parametrize("name", ["folder.py", "text.txt"])
def test_path_that_is_no_python_file_is_refused_before_running_it(tmp_path, name):
    (tmp_path / "folder.py").mkdir()
    (tmp_path / "text.txt").touch()
    with pytest.raises(third_party.UnusableBot, match="not a Python file"):
        third_party.FileBotFactory.from_file(tmp_path / name)


def test_origin_and_version_of_third_party_code_are_known(monkeypatch):
    point = EntryPoint("greedy", "tests.bots.my_module:make_bot", third_party.ENTRY_POINT_GROUP)
    monkeypatch.setattr(
        metadata, "entry_points", lambda group: [point] if group == third_party.ENTRY_POINT_GROUP else []
    )
    bot_factories = [
        third_party.FileBotFactory(HERE / "my_module.py"),
        third_party.EntryPointBotFactory("greedy"),
        third_party.ProgramBotFactory.from_command("./my 'fast bot'"),
        *levels.bot_factories(LEVELS, evaluator_factory()).values(),
    ]
    versions = [third_party.code_version(bot_factory) for bot_factory in bot_factories]
    assert all(versions[:3])
    assert not any(versions[3:])
    assert [third_party.code_origin(bot_factory) for bot_factory in bot_factories] == [
        str(HERE / "my_module.py"),
        "tests.bots.my_module:make_bot",
        "./my 'fast bot'",
        *[""] * (1 + len(LEVELS)),
    ]


def test_code_version_depends_on_the_content_of_the_file(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text("make_bot = None\n", encoding="utf-8")
    before = third_party.code_version(third_party.FileBotFactory(file))
    file.write_text("make_bot = print\n", encoding="utf-8")
    assert third_party.code_version(third_party.FileBotFactory(file)) != before


def test_a_bot_from_an_entry_point_plays(monkeypatch):
    point = EntryPoint("greedy", "tests.bots.my_module:make_bot", third_party.ENTRY_POINT_GROUP)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [point] if group == "haspelknecht_qt.bots" else [])
    bot = third_party.installed_bots(("farmer",))["greedy"](game())
    request = question(*positions()[0])
    assert bot.choose(*request) in request[2]
    with pytest.raises(third_party.UnusableBot, match="clever"):
        third_party.EntryPointBotFactory("clever")(game())


def test_entry_point_with_the_name_of_a_builtin_bot_is_ignored(monkeypatch):
    points = [
        EntryPoint(name, "tests.bots.my_module:make_bot", third_party.ENTRY_POINT_GROUP)
        for name in ("farmer", "greedy")
    ]
    monkeypatch.setattr(metadata, "entry_points", lambda group: points)  # noqa: ARG005 - as it is called
    own = levels.bot_factories(LEVELS, evaluator_factory())
    assert list(third_party.installed_bots(own)) == ["greedy"]


def test_bot_program_plays():
    bot = program()
    try:
        for state, ply in positions()[:6]:
            request = question(state, ply)
            assert bot.choose(*request) == request[2][0]
    finally:
        bot.close()


@pytest.mark.parametrize(
    "manners,message",
    [
        ("quit", "status 4"),
        ("babble", "expected one JSON object per line"),
        ("number", "expected a move with the number 1"),
        ("unknown", "castle"),
    ],
)
def test_bot_program_that_breaks_the_protocol_causes_an_error(manners, message):
    bot = program(manners)
    try:
        with pytest.raises(ProtocolError, match=message):
            bot.choose(*question(*positions()[0]))
    finally:
        bot.close()


def test_bot_program_that_cannot_be_started_loses_its_seat():
    opponent = MoveWorker(game(), third_party.ProgramBotFactory(("/nowhere/at-all",)))
    try:
        ask(opponent, *positions()[0])
        failure = wait(opponent).failure
        assert failure.kind is BotFailureKind.CRASHED
        assert "/nowhere/at-all" in failure.detail
    finally:
        opponent.close()


@pytest.mark.parametrize("text", ["", "'unbalanced"])
def test_an_empty_or_unbalanced_command_is_refused(text):
    with pytest.raises(third_party.UnusableBot):
        third_party.ProgramBotFactory.from_command(text)


def test_plain_values_hold_the_changing_parts_of_a_state():
    state, _ = positions()[0]
    values = json.loads(json.dumps(plain_values(state)))
    assert values["pools"] == state.pools
    assert values["players"][0]["food"] == state.players[0].food
    assert values["step"] == "first_taking"
    assert "box" not in values


def test_arena_continues_without_a_broken_bot():
    arena = Arena(
        game(),
        {"players": 2},
        1,
        (
            Contestant("broken", third_party.ProgramBotFactory(("/nowhere/at-all",))),
            Contestant("file", third_party.FileBotFactory(HERE / "my_module.py")),
        ),
    )
    group = arena.play_group(0)
    assert [len(game.lost_seats) for game in group.games] == [1, 1]
    assert group.games[0].lost_seats[0][0] == 0
    assert "/nowhere/at-all" in group.games[0].lost_seats[0][1]


@pytest.mark.parametrize(
    "answer, found",
    [
        ("game.read_move('use windlass')", "use windlass"),
        ("game.write_move(legal_moves[0])", r"'take \w \w+'"),
        ("None", "None"),
    ],
)
def test_arena_reports_the_illegal_answer_of_a_bot(tmp_path, answer, found):
    file = tmp_path / "wrong.py"
    file.write_text(
        "def make_bot(game):\n"
        "    class Bot:\n"
        "        def choose(self, observation, decision, legal_moves, generator):\n"
        f"            return {answer}\n"
        "    return Bot()\n",
        encoding="utf-8",
    )
    wrong = Contestant("wrong", third_party.FileBotFactory(file))
    group = Arena(game(), {"players": 2}, 1, (wrong, Contestant("random", levels.make_random))).play_group(0)
    ((_, why),) = group.games[0].lost_seats
    assert re.fullmatch(f"expected one of the legal moves at step first_taking, found {found}", why)


HUNTER = """
import gc

from haspelknecht_qt.bots import RandomBot
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import EventRandomGenerator


class Hunter(RandomBot):
    def choose(self, observation, decision, legal_moves, generator):
        for each in gc.get_objects():
            if isinstance(each, (EventRandomGenerator, Match)) or (isinstance(each, dict) and each.get("seed") == SEED):
                raise RuntimeError("found the match")
        return super().choose(observation, decision, legal_moves, generator)


def make_bot(game):
    return Hunter()
"""


def test_bot_process_contains_neither_match_nor_seed(tmp_path):
    file = tmp_path / "hunter.py"
    file.write_text(HUNTER.replace("SEED", str(SEED_LIMIT // 3)), encoding="utf-8")
    hunter = Contestant("hunter", third_party.FileBotFactory(file))
    arena = Arena(
        game(),
        {"players": 2, "layout": "first_play"},
        SEED_LIMIT // 3,
        (hunter, Contestant("random", levels.make_random)),
    )
    group = arena.play_group(0)
    assert [played.lost_seats for played in group.games] == [(), ()]
