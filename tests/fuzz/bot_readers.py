"""Readers of bots: answers, weights, and measurements."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from haspelknecht_qt import composition, paths
from haspelknecht_qt.bots import calibration, ladder, line_protocol, luck_figures, puzzles
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.levels import make_random
from haspelknecht_qt.bots.line_protocol import ProgramBot, ProtocolError
from haspelknecht_qt.bots.process import _Process, _ProcessLost
from haspelknecht_qt.bots.rating import rate, strengths
from haspelknecht_qt.bots.tournament import ResumeError, Tournament
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires.strategy import evaluator as gn_evaluator
from haspelknecht_qt.games.haspelknecht.strategy import value_function
from haspelknecht_qt.ui.puzzles.puzzle import list_puzzles
from tests.fuzz.damaging import changed_json, damaged_bytes, damaged_json, junk
from tests.fuzz.reader import Reader
from tests.fuzz.sentences import as_json, refusals
from tests.ui.any_game import GAMES, play
from tools.calibration import file_text


class _Program:
    """A program that has answered these bytes and ended."""

    def __init__(self, answer: bytes) -> None:
        self.stdin = io.StringIO()
        self.stdout = io.TextIOWrapper(io.BytesIO(answer), encoding="utf-8", errors=line_protocol.DECODING_ERRORS)
        self.returncode = 0


def answer_reader(name: str) -> Reader:
    match = play(name, "pp", 40)
    game = match.game
    legal = game.legal_moves(match.state)
    answer = {"type": "move", "number": 1, "move": game.write_move(legal[0])}

    def read(data: bytes, _: Path) -> Iterable[str]:
        bot = ProgramBot(game, ["program"])
        bot._program = _Program(data + b"\n")
        try:
            move = bot.choose(match.state, match.decision, legal, Generator(1, 1))
        except ProtocolError as error:
            return [str(error)]
        if move not in legal:
            raise AssertionError(f"{move} is not legal")
        return []

    return Reader(damaged_bytes([json.dumps(answer)]) | (damaged_json([answer]) | junk).map(as_json), read)


class _IdleExecutor(Executor):
    """An executor that plays nothing."""


def tournament_results(name: str) -> Reader:
    def tournament() -> Tournament:
        contestants = tuple(Contestant(each, make_random) for each in ("one", "two"))
        return Tournament(Arena(GAMES[name], {"players": 2}, 3, contestants), 2)

    done = tournament()
    list(done.run())
    lines = [{"tournament": done.conditions}, *(group.to_json() for group in done.finished_groups)]

    def joined(values: Iterable[Any]) -> bytes:
        return b"".join(as_json(line) + b"\n" for line in values)

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / "results.jsonl"
        file.write_bytes(data)
        one = tournament()
        try:
            with contextlib.suppress(StopIteration):
                next(one.run(_IdleExecutor(), file=file))
        except ResumeError as error:
            return [str(error)]
        json.dumps([row.to_json() for row in one.rows()], allow_nan=False)
        return []

    return Reader(
        damaged_bytes([joined(lines).decode()]) | (damaged_json([lines]) | changed_json([lines])).map(joined), read
    )


def puzzles_reader(name: str) -> Reader:
    themes = composition.plugin(name).puzzle_themes()
    data = json.loads(composition.puzzles_file(name).read_text(encoding="utf-8"))
    # One puzzle tests the reader as well as all of them.
    document = {**data, "puzzles": data["puzzles"][:1]}
    sound = document["puzzles"][0]["code"]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / "puzzles.json"
        file.write_bytes(data)
        try:
            found = puzzles.load(file, themes)
        except puzzles.PuzzlesError as error:
            return [str(error)]
        sentences = []
        for each in found:
            if each.code != sound:
                sentences += refusals(lambda each=each: each.match(GAMES))
        list_puzzles((), found, {}, 1, {})
        return sentences

    return Reader(
        damaged_bytes([json.dumps(document)]) | (damaged_json([document]) | changed_json([document])).map(as_json), read
    )


def _file_reader(
    source: Path,
    load: Callable[[Path], Any],
    error: type[Exception],
    use: Callable[[Any], object] = lambda _: None,
    value: object = None,
) -> Reader:
    """A reader of a JSON file. `value` replaces the content of the file `source`; `use` gets what was loaded."""
    text = source.read_text(encoding="utf-8")
    sound = json.loads(text) if value is None else value

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / source.name
        file.write_bytes(data)
        try:
            found = load(file)
        except error as refusal:
            return [str(refusal)]
        use(found)
        return []

    return Reader(damaged_bytes([text]) | (damaged_json([sound]) | changed_json([sound])).map(as_json), read)


def ladder_reader(name: str) -> Reader:
    def use(found: ladder.Ladder) -> None:
        rated = strengths(found)
        rate([{each: [0.5, 1.0]} for each in rated], rated)
        for seats in (2, 3, 4):
            found.steps_with(seats)

    return _file_reader(composition.ladder_file(name), ladder.load, ladder.LadderError, use)


def calibration_reader(name: str) -> Reader:
    source = composition.ladder_file(name).with_name("calibration.json")
    return _file_reader(source, calibration.load, calibration.CalibrationError, file_text)


def luck_reader(name: str) -> Reader:
    def use(found: Mapping[int, luck_figures.LuckFigures]) -> None:
        for each in found.values():
            each.refusal((1, 0))
            each.nearest_level(0.5)
        luck_figures.to_json(found)

    return _file_reader(composition.luck_file(name), luck_figures.load, luck_figures.LuckFileError, use)


def weights_reader() -> Reader:
    source = paths.game_folder("haspelknecht") / "bots" / "weights.json"
    one = json.loads(source.read_text(encoding="utf-8"))
    one["sets"] = dict([one["sets"].popitem()])
    match = play("haspelknecht", "pp", 60)

    def use(sets: dict[Any, Any]) -> None:
        for each in sets.values():
            if not abs(each.value(match.state, 0)) < 1e9:
                raise AssertionError("a judgement without measure")

    return _file_reader(source, value_function.load, value_function.WeightsError, use, one)


NETWORK_FILES = {"haspelknecht": value_function.NETWORK_FILE, "gueules_noires": gn_evaluator.NETWORK_FILE}


def network_reader(name: str) -> Reader:
    source = composition.ladder_file(name).with_name("learned.json")
    return _file_reader(source, NETWORK_FILES[name].load, value_function.WeightsError)


def bot_process_reader() -> Reader:
    """Bytes that a bot writes into the connection of its process."""
    match = play("haspelknecht", "pp", 40)
    move = match.game.write_move(match.game.legal_moves(match.state)[0])
    answers = [[1, "move", move], [1, "failed", ["crashed", "why"]], [2, "move", move]]

    def read(data: bytes, _: Path) -> Iterable[str]:
        process = _Process(match.game, make_random)
        process._reader = SimpleNamespace(take=lambda _timeout: data, join=lambda _timeout: None, is_empty=True)
        try:
            process.receive(1)
        except _ProcessLost as error:
            return [f"the process is lost: {error.failure.detail}"]
        return []

    texts = [json.dumps(answer) for answer in answers]
    return Reader(damaged_bytes(texts) | (damaged_json(answers) | junk).map(as_json), read)
