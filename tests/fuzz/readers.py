"""All readers of untrusted data, for the long search: corrupted files, their reader, and the messages for refusals."""

from __future__ import annotations

import contextlib
import io
import json
import zlib
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from hypothesis import strategies as st

from haspelknecht_qt import composition, crash, paths
from haspelknecht_qt.bots import calibration, ladder, line_protocol, puzzles
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.levels import RANDOM, make_random
from haspelknecht_qt.bots.line_protocol import ProgramBot, ProtocolError
from haspelknecht_qt.bots.process import _Process, _ProcessLost
from haspelknecht_qt.bots.rating import rate, strengths
from haspelknecht_qt.bots.tournament import ResumeError, Tournament
from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import Autosave
from haspelknecht_qt.core.favourites import Favourites
from haspelknecht_qt.core.game import COLOURS, Seat, SetupError, UnreadableMove
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.record import checksum
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.results import Results, ResultsError
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.tournament import TableTournament
from haspelknecht_qt.core.tournament_store import TournamentStore
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.core.validation import ComponentsError, DataError
from haspelknecht_qt.game_ui.haspelknecht.board_editor import edited_board, own_boards
from haspelknecht_qt.games.gueules_noires import components as gn_components
from haspelknecht_qt.games.gueules_noires.strategy import evaluator as gn_evaluator
from haspelknecht_qt.games.haspelknecht import boards, components, layouts
from haspelknecht_qt.games.haspelknecht.strategy import value_function
from haspelknecht_qt.ui.messages import error_texts
from haspelknecht_qt.ui.puzzles.puzzle import list_puzzles
from haspelknecht_qt.ui.setup.choices import NewGameChoices
from haspelknecht_qt.ui.setup.earlier_data import take_over
from haspelknecht_qt.ui.window.settings import Settings
from haspelknecht_qt.ui.window.settings_file import FILE
from tests.fuzz import texts
from tests.fuzz.databases import read_database, results_page, spoilt_databases
from tests.fuzz.opening import open_match, play_on
from tests.fuzz.reader import Reader
from tests.fuzz.spoiling import bent_json, junk, spoilt_bytes, spoilt_json
from tests.languages import OTHER
from tests.ui.any_game import GAMES, play

COMPONENTS = {"haspelknecht": components, "gueules_noires": gn_components}


def readers() -> dict[str, Callable[[], Reader]]:
    """Returns the creator of each reader by name; names of a game's readers contain the game's name."""
    found: dict[str, Callable[[], Reader]] = {
        "layout": _layout,
        "board": _board,
        "settings": _settings,
        "earlier data": _earlier_data,
        "weights": _weights,
        "results file": lambda: Reader(spoilt_databases(), read_database),
        "results page": results_page,
        "run marks": _run_marks,
        "bot process": _bot_process,
        "language": texts.language,
        "colours": texts.colours,
    }
    for name in composition.NAMES:
        for what, make in (_OF_A_GAME | texts.OF_A_GAME).items():
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


def _opened(read: Callable[[], Any]) -> list[str]:
    """Reads a match and opens it; of a refused one, its usable part. Returns the sentences that refuse it."""
    try:
        open_match(read())
    except RecordError as error:
        if isinstance(error, record.PlayableRecordError):
            open_match(error.salvage)
        return _told(error)
    return []


def _record(name: str) -> Reader:
    documents = _documents(name)
    texts = [json.dumps(document, indent=1) for document in documents]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / f"game.{name}"
        file.write_bytes(data)
        return _opened(lambda: record.load(file, GAMES))

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
        return _opened(lambda: record.from_code(data.decode("utf-8", "replace"), GAMES))

    return Reader((spoilt_json(documents) | bent_json(documents)).map(packed) | spoilt_bytes(codes), read)


def _corrections(name: str) -> Reader:
    module, file = COMPONENTS[name], composition.components_file(name)
    built_in, text = module.load(file), file.read_text(encoding="utf-8")

    def played(values: Any) -> bool:
        """Plays with accepted values."""
        game = composition.plugin(name).make_game(values)
        try:
            setup = game.setup({"players": 3}, 5)
        except SetupError:
            # For instance there are too few tiles for the board of first play.
            return True
        seats = [Seat(colour, colour) for colour in COLOURS[:3]]
        play_on(Match(game, setup, 5, seats, UndoPolicy.FREE), 60)
        return True

    def read(data: bytes, folder: Path) -> Iterable[str]:
        own = folder / f"{name}.toml"
        own.write_bytes(data)
        values, error = module.load_for_user(file, own)
        return [] if error is None and played(values) else _of_data(error)

    def from_json(data: bytes, _: Path) -> Iterable[str]:
        try:
            played(module.from_json(json.loads(data), "components", built_in))
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
        seats = [Seat(colour, colour) for colour in COLOURS[: game.players(setup)]]
        play_on(Match(game, setup, 5, seats, UndoPolicy.FREE))
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
        self.stdout = io.TextIOWrapper(io.BytesIO(answer), encoding="utf-8", errors=line_protocol.DECODING_ERRORS)
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
            placement = layouts.placement_from_text(data.decode("utf-8", "replace"))
        except layouts.LayoutError as error:
            return _of_data(error)
        for players, rulebook in ((2, "dutch"), (4, "french")):
            layouts.check_placement(placement, players, rulebook)
        game = GAMES["haspelknecht"]
        try:
            board = layouts.placement_to_json(placement)
            setup = game.setup({"players": 3, "layout": "free", "board": board}, 5)
        except SetupError as error:
            return [str(error)]
        play_on(Match(game, setup, 5, [Seat(colour, colour) for colour in COLOURS[:3]], UndoPolicy.FREE))
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
            board = own_boards.load_board(file)
        except layouts.LayoutError as error:
            return _of_data(error)
        edited_board.BoardDrawing.from_cells(board.cells)
        layouts.check_layout(board.cells, 2, "french")
        boards.board_line(board)
        return []

    return Reader(spoilt_bytes(lines), read)


def _settings() -> Reader:
    uis = composition.game_uis()
    option_sets = {name: uis[name].option_set for name in composition.NAMES}
    view = f"[view]\ntheme=dark\ntext_size=1.15\nspeed=slow\nlanguage={OTHER}\n"
    text = view + '[files]\nrecent="[\\"/a\\"]"\nfolder=/a\n[game]\nnew="{\\"count\\": 3}"\n'

    def read(data: bytes, folder: Path) -> Iterable[str]:
        (folder / FILE).write_bytes(data)
        kept = Settings(folder, "haspelknecht")
        for name in composition.NAMES:
            NewGameChoices.from_json(kept.new_game(name), option_sets[name], (RANDOM,), 7).to_json()
        kept.geometry.size()
        list(kept.recent)
        str((kept.theme, kept.speed, kept.text_size))
        return [] if isinstance(kept.language + kept.tab + kept.folder, str) else ["not text"]

    return Reader(spoilt_bytes([text]), read)


def _puzzles(name: str) -> Reader:
    themes = composition.plugin(name).themes()
    data = json.loads(composition.puzzles_file(name).read_text(encoding="utf-8"))
    # One puzzle is as good as all of them.
    document = {**data, "puzzles": data["puzzles"][:1]}
    sound = document["puzzles"][0]["code"]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / "puzzles.json"
        file.write_bytes(data)
        try:
            found = puzzles.load(file, themes)
        except puzzles.PuzzlesError as error:
            return [str(error)]
        told = []
        for each in found:
            if each.code != sound:
                told += _opened(lambda each=each: each.match(GAMES))
        list_puzzles((), found, {}, 1)
        return told

    return Reader(
        spoilt_bytes([json.dumps(document)]) | (spoilt_json([document]) | bent_json([document])).map(_as_json), read
    )


def _ladder(name: str) -> Reader:
    text = composition.ladder_file(name).read_text(encoding="utf-8")

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / "ladder.json"
        file.write_bytes(data)
        try:
            found = ladder.load(file)
        except ladder.LadderError as error:
            return [str(error)]
        rated = strengths(found)
        rate([{each: [0.5, 1.0]} for each in rated], rated)
        for seats in (2, 3, 4):
            found.steps_with(seats)
        return []

    return Reader(
        spoilt_bytes([text]) | (spoilt_json([json.loads(text)]) | bent_json([json.loads(text)])).map(_as_json), read
    )


def _calibration(name: str) -> Reader:
    text = composition.ladder_file(name).with_name("calibration.json").read_text(encoding="utf-8")
    value = json.loads(text)

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / "calibration.json"
        file.write_bytes(data)
        try:
            calibration.load(file).write()
        except calibration.CalibrationError as error:
            return [str(error)]
        return []

    return Reader(spoilt_bytes([text]) | (spoilt_json([value]) | bent_json([value])).map(_as_json), read)


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


NETWORK_FILES = {"haspelknecht": value_function.NETWORK_FILE, "gueules_noires": gn_evaluator.NETWORK_FILE}


def _network(name: str) -> Reader:
    text = composition.ladder_file(name).with_name("learned.json").read_text(encoding="utf-8")
    value = json.loads(text)

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / "learned.json"
        file.write_bytes(data)
        try:
            NETWORK_FILES[name].load(file)
        except value_function.WeightsError as error:
            return [str(error)]
        return []

    return Reader(spoilt_bytes([text]) | (spoilt_json([value]) | bent_json([value])).map(_as_json), read)


def _autosaves(name: str) -> Reader:
    match = play(name, "pp", 30)
    texts = [record.dumps(match)]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        for old in folder.iterdir():
            old.unlink()
        autosave = Autosave(folder)
        sound, newer = autosave.save(match), autosave.save(match)
        autosave.close()
        newer.write_bytes(data)
        again = Autosave(folder)
        found = again.newest_valid_match(GAMES)
        again.close()
        if found.path not in {sound, newer} or (found.path == sound) != bool(found.refused):
            raise AssertionError(f"{found.path} is offered, {found.refused} refused")
        return [words for error in found.refused for words in _told(error)]

    documents = [json.loads(text) for text in texts]
    return Reader(spoilt_bytes(texts) | bent_json(documents).map(_sealed), read)


def _earlier_data() -> Reader:
    """Favourites and tournament in the settings of earlier versions."""
    tournaments = [json.dumps(TableTournament.begin(play(name, "pp", 0), 3).to_json()) for name in composition.NAMES]
    favourites = json.dumps(
        [{"game": name, "name": f"My {name}", "choices": {"count": 3}} for name in composition.NAMES]
    )
    texts = [
        f"[new_game_favourites]\nall={json.dumps(favourites)}\n[tournament]\nseries={json.dumps(tournament)}\n"
        for tournament in tournaments
    ]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        for old in folder.iterdir():
            old.unlink()
        (folder / FILE).write_bytes(data)
        kept = Settings(folder, "haspelknecht")
        results = Results(folder / "results.sqlite")
        told: list[ResultsError] = []
        aside: list[Path] = []
        kept.report_damage(aside.append)
        store, favourites = TournamentStore(results), Favourites(results, composition.NAMES, told.append)
        take_over(kept, favourites, store, GAMES, told.append)
        tournament, defects = store.newest(GAMES)
        if tournament is not None:
            open_match(tournament.next_match(3)[1])
        if told or results.set_aside or results.copies:
            raise AssertionError(f"{told}: what has been taken over cannot be read")
        return [f"{path.name} has been set aside" for path in (*aside, *results.set_aside)] + [*map(str, defects)]

    return Reader(spoilt_bytes(texts), read)


def _run_marks() -> Reader:
    """Files that a killed program leaves in the folder of logs."""
    text = "haspelknecht-qt 1.0, Python 3.11, Qt 6.8\n\nFatal Python error: Segmentation fault\n"

    def read(data: bytes, folder: Path) -> Iterable[str]:
        for old in folder.iterdir():
            old.unlink()
        (folder / "running-0.txt").write_bytes(data)
        (folder / "report-0001.txt").write_bytes(data)
        with crash.CrashHandler(folder, players=lambda: ["Anna"]) as handler:
            if handler.previous is None or handler.failure is not None:
                raise AssertionError("what a killed program has left is not found")
            "".join(handler.previous.text.splitlines())
        return []

    return Reader(spoilt_bytes([text]) | st.binary(max_size=300), read)


def _bot_process() -> Reader:
    """Bytes that a bot writes into the connection of its process."""
    match = play("haspelknecht", "pp", 40)
    move = match.game.write(match.game.legal_moves(match.state)[0])
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
    return Reader(spoilt_bytes(texts) | (spoilt_json(answers) | junk).map(_as_json), read)


_OF_A_GAME: dict[str, Callable[[str], Reader]] = {
    "record": _record,
    "code": _code,
    "corrections": _corrections,
    "setup": _setup,
    "moves": _moves,
    "answer": _answer,
    "results": _results,
    "puzzles": _puzzles,
    "ladder": _ladder,
    "calibration": _calibration,
    "network": _network,
    "autosaves": _autosaves,
}
