"""All readers of untrusted data, for the long search: corrupted files, their reader, and the messages for refusals."""

from __future__ import annotations

import contextlib
import io
import json
import zlib
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from attrs import frozen
from hypothesis import strategies as st

from haspelknecht_qt import composition, paths
from haspelknecht_qt.bots import ladder, line_protocol, puzzles
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.levels import make_random
from haspelknecht_qt.bots.line_protocol import ProgramBot, ProtocolError
from haspelknecht_qt.bots.tournament import ResumeError, Tournament
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import SetupError, UnreadableMove
from haspelknecht_qt.core.record import checksum
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.validation import ComponentsError, DataError
from haspelknecht_qt.game_ui.haspelknecht.board_editor import own_boards
from haspelknecht_qt.games.gueules_noires import components as gn_components
from haspelknecht_qt.games.haspelknecht import boards, components, layouts
from haspelknecht_qt.games.haspelknecht.strategy import value_function
from haspelknecht_qt.ui.messages import error_texts
from haspelknecht_qt.ui.window.settings import Settings
from haspelknecht_qt.ui.window.settings_file import FILE
from tests.fuzz.spoiling import bent_json, junk, spoilt_bytes, spoilt_json
from tests.languages import OTHER
from tests.ui.any_game import GAMES, play

COMPONENTS = {"haspelknecht": components, "gueules_noires": gn_components}


@frozen
class Reader:
    """A reader. `spoilt` generates files as bytes; `read` reads one in a folder and returns the sentences that refuse it, none if it is accepted."""

    spoilt: st.SearchStrategy[bytes]
    read: Callable[[bytes, Path], Iterable[str]]


def readers() -> dict[str, Callable[[], Reader]]:
    """Returns the creator of each reader by name; names of a game's readers contain the game's name."""
    found: dict[str, Callable[[], Reader]] = {
        "layout": _layout,
        "board": _board,
        "settings": _settings,
        "ladder": _ladder,
        "weights": _weights,
        "puzzles": _puzzles,
    }
    for name in composition.NAMES:
        for what, make in _OF_A_GAME.items():
            found[f"{what} {name}"] = lambda make=make, name=name: make(name)
    return found


def english(_context: str, text: str) -> str:
    """Returns the message for a player in English."""
    return text


def _documents(name: str) -> list[Any]:
    documents = []
    for kinds, plies in (("pp", 60), ("pbp", 30)):
        match = play(name, kinds, plies)
        documents.append(json.loads(record.dumps(match)))
    documents.append(
        {**documents[0], "setup": {**documents[0]["setup"], "components": match.setup.components.to_json()}}
    )
    return documents


def _as_json(value: Any) -> bytes:
    return json.dumps(value).encode()


def _sealed(document: Any) -> bytes:
    """A matching checksum lets the file reach every part of the reader."""
    if isinstance(document, dict):
        document["check"] = checksum(document)
    return _as_json(document)


def _told(error: RecordError) -> list[str]:
    return [str(error), error_texts.of_record(error, english)]


def _record(name: str) -> Reader:
    documents = _documents(name)
    texts = [json.dumps(document, indent=1) for document in documents]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / f"game.{name}"
        file.write_bytes(data)
        try:
            record.load(file, GAMES)
        except RecordError as error:
            return _told(error)
        return []

    sealed = (spoilt_json(documents) | bent_json(documents)).map(_sealed)
    return Reader(sealed | spoilt_bytes(texts), read)


def _code(name: str) -> Reader:
    documents = _documents(name)
    codes = [record.to_code(play(name, kinds, 40)) for kinds in ("pp", "ppb")]

    def packed(document: Any) -> bytes:
        packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
        body = packer.compress(_as_json(document)) + packer.flush()
        return f"{name}:{record._body(record._digest(body) + body)}".encode()

    def read(data: bytes, _: Path) -> Iterable[str]:
        try:
            record.from_code(data.decode("utf-8", "replace"), GAMES)
        except RecordError as error:
            return _told(error)
        return []

    return Reader((spoilt_json(documents) | bent_json(documents)).map(packed) | spoilt_bytes(codes), read)


def _corrections(name: str) -> Reader:
    module, file = COMPONENTS[name], composition.components_file(name)
    built_in, text = module.load(file), file.read_text(encoding="utf-8")

    def read(data: bytes, folder: Path) -> Iterable[str]:
        own = folder / f"{name}.toml"
        own.write_bytes(data)
        error = module.load_for_user(file, own)[1]
        return [] if error is None else _of_data(error)

    def from_json(data: bytes, _: Path) -> Iterable[str]:
        try:
            module.from_json(json.loads(data), "components", built_in)
        except ComponentsError as error:
            return _of_data(error)
        return []

    def either(data: bytes, folder: Path) -> Iterable[str]:
        return from_json(data[5:], folder) if data.startswith(b"json:") else read(data, folder)

    values = [built_in.to_json()]
    changed = (spoilt_json(values) | bent_json(values)).map(lambda value: b"json:" + _as_json(value))
    return Reader(spoilt_bytes([text]) | changed, either)


def _of_data(error: DataError) -> list[str]:
    return [str(error), error_texts.of_data(error, english)]


def _setup(name: str) -> Reader:
    game = GAMES[name]
    setups = [game.setup_to_json(game.setup({"players": players}, players)) for players in game.players_allowed]

    def read(data: bytes, _: Path) -> Iterable[str]:
        try:
            setup = game.setup_from_json(json.loads(data))
        except SetupError as error:
            return [str(error)]
        game.decision(game.initial(setup))
        return []

    return Reader((spoilt_json(setups) | bent_json(setups) | junk).map(_as_json), read)


def _moves(name: str) -> Reader:
    game = GAMES[name]
    texts = sorted({entry.text for entry in play(name, "ppp").entries})

    def read(data: bytes, _: Path) -> Iterable[str]:
        try:
            move = game.read(data.decode("utf-8", "replace"))
        except UnreadableMove as error:
            return [str(error)]
        if game.read(game.write(move)) != move:
            raise AssertionError(f"{move} is written as another move")
        return []

    return Reader(spoilt_bytes(texts), read)


class _Program:
    """A program that has answered these bytes and ended."""

    def __init__(self, answer: bytes) -> None:
        self.stdin = io.StringIO()
        self.stdout = io.TextIOWrapper(io.BytesIO(answer), encoding="utf-8", errors=line_protocol.ERRORS)
        self.returncode = 0


def _answer(name: str) -> Reader:
    match = play(name, "pp", 40)
    game = match.game
    legal = game.legal_moves(match.state)
    answer = {"type": "move", "number": 1, "move": game.write(legal[0])}

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

    return Reader(spoilt_bytes([json.dumps(answer)]) | (spoilt_json([answer]) | junk).map(_as_json), read)


class _NoOne(Executor):
    """An executor that plays nothing."""


def _results(name: str) -> Reader:
    def tournament() -> Tournament:
        contestants = tuple(Contestant(each, make_random) for each in ("one", "two"))
        return Tournament(Arena(GAMES[name], {"players": 2}, 3, contestants), 2)

    done = tournament()
    list(done.run())
    lines = [{"tournament": done.conditions}, *(group.to_json() for group in done.done)]

    def joined(values: Iterable[Any]) -> bytes:
        return b"".join(_as_json(line) + b"\n" for line in values)

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / "results.jsonl"
        file.write_bytes(data)
        one = tournament()
        try:
            with contextlib.suppress(StopIteration):
                next(one.run(_NoOne(), file=file))
        except ResumeError as error:
            return [str(error)]
        json.dumps([row.to_json() for row in one.rows()], allow_nan=False)
        return []

    return Reader(
        spoilt_bytes([joined(lines).decode()]) | (spoilt_json([lines]) | bent_json([lines])).map(joined), read
    )


def _layout() -> Reader:
    texts = [json.dumps(layouts.placement_to_json(layouts.first_play_placement(players))) for players in (2, 3, 4)]

    def read(data: bytes, _: Path) -> Iterable[str]:
        try:
            layouts.placement_from_text(data.decode("utf-8", "replace"))
        except layouts.LayoutError as error:
            return _of_data(error)
        return []

    return Reader(spoilt_bytes(texts) | bent_json([json.loads(text) for text in texts]).map(_as_json), read)


def _board() -> Reader:
    lines = [
        boards.board_line(boards.Board("A name", layout.cells))
        for layout in components.load(composition.components_file("haspelknecht")).layouts.values()
    ]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / f"a{boards.SUFFIX}"
        file.write_bytes(data)
        try:
            own_boards.load_board(file)
        except layouts.LayoutError as error:
            return _of_data(error)
        return []

    return Reader(spoilt_bytes(lines), read)


def _settings() -> Reader:
    view = f"[view]\ntheme=dark\ntext_size=1.15\nspeed=slow\nlanguage={OTHER}\n"
    text = view + '[files]\nrecent="[\\"/a\\"]"\nfolder=/a\n[game]\nnew="{\\"count\\": 3}"\n'

    def read(data: bytes, folder: Path) -> Iterable[str]:
        (folder / FILE).write_bytes(data)
        kept = Settings(folder, "haspelknecht")
        for name in composition.NAMES:
            kept.new_game(name)
        return [] if isinstance(kept.language + kept.tab + kept.folder, str) else ["not text"]

    return Reader(spoilt_bytes([text]), read)


def _puzzles() -> Reader:
    name = "haspelknecht"
    themes = composition.plugin(name).themes()
    data = json.loads(composition.puzzles_file(name).read_text(encoding="utf-8"))
    # One puzzle is as good as all of them.
    document = {**data, "puzzles": data["puzzles"][:1]}

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / "puzzles.json"
        file.write_bytes(data)
        try:
            puzzles.load(file, themes)
        except puzzles.PuzzlesError as error:
            return [str(error)]
        return []

    return Reader(
        spoilt_bytes([json.dumps(document)]) | (spoilt_json([document]) | bent_json([document])).map(_as_json), read
    )


def _ladder() -> Reader:
    text = composition.ladder_file("haspelknecht").read_text(encoding="utf-8")

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / "ladder.json"
        file.write_bytes(data)
        try:
            ladder.load(file)
        except ladder.LadderError as error:
            return [str(error)]
        return []

    return Reader(
        spoilt_bytes([text]) | (spoilt_json([json.loads(text)]) | bent_json([json.loads(text)])).map(_as_json), read
    )


def _weights() -> Reader:
    text = (paths.game("haspelknecht") / "bots" / "weights.json").read_text(encoding="utf-8")
    one = json.loads(text)
    one["sets"] = dict([one["sets"].popitem()])
    match = play("haspelknecht", "pp", 60)

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / "weights.json"
        file.write_bytes(data)
        try:
            sets = value_function.load(file)
        except value_function.WeightsError as error:
            return [str(error)]
        for each in sets.values():
            if not abs(each.value(match.state, 0)) < 1e9:
                raise AssertionError("a judgement without measure")
        return []

    return Reader(spoilt_bytes([text]) | (spoilt_json([one]) | bent_json([one])).map(_as_json), read)


_OF_A_GAME: dict[str, Callable[[str], Reader]] = {
    "record": _record,
    "code": _code,
    "corrections": _corrections,
    "setup": _setup,
    "moves": _moves,
    "answer": _answer,
    "results": _results,
}
