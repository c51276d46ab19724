"""Readers of matches and their material: records, codes, boards, set-ups, corrected values."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from haspelknecht_qt import composition
from haspelknecht_qt.core import record
from haspelknecht_qt.core.autosave import AutosaveFolder
from haspelknecht_qt.core.game import Seat, SetupError, UnreadableMove
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.core.validation import ComponentsError
from haspelknecht_qt.game_ui.haspelknecht.board_editor import edited_board, own_boards
from haspelknecht_qt.games.gueules_noires import components as gn_components
from haspelknecht_qt.games.haspelknecht import boards, components, layouts
from tests.fuzz.damaging import changed_json, damaged_bytes, damaged_json, junk
from tests.fuzz.opening import play_on
from tests.fuzz.reader import Reader
from tests.fuzz.sentences import as_json, documents_of, refusals, sealed, sentences_of, sentences_of_data
from tests.ui.any_game import GAMES, play

COMPONENTS = {"haspelknecht": components, "gueules_noires": gn_components}


def record_reader(name: str) -> Reader:
    documents = documents_of(name)
    texts = [json.dumps(document, indent=1) for document in documents]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / f"game.{name}"
        file.write_bytes(data)
        return refusals(lambda: record.load(file, GAMES))

    closed = (damaged_json(documents) | changed_json(documents)).map(sealed)
    return Reader(closed | damaged_bytes(texts), read)


def code_reader(name: str) -> Reader:
    documents = documents_of(name)
    codes = [record.to_code(play(name, kinds, 40)) for kinds in ("pp", "ppb")]

    def packed(document: Any) -> bytes:
        packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
        body = packer.compress(as_json(document)) + packer.flush()
        return f"{name}:{record._encode_body(record._digest(body) + body)}".encode()

    def read(data: bytes, _: Path) -> Iterable[str]:
        return refusals(lambda: record.from_code(data.decode("utf-8", "replace"), GAMES))

    return Reader((damaged_json(documents) | changed_json(documents)).map(packed) | damaged_bytes(codes), read)


def corrections_reader(name: str) -> Reader:
    module, file = COMPONENTS[name], composition.components_file(name)
    built_in, text = module.load(file), file.read_text(encoding="utf-8")

    def played(values: Any) -> bool:
        """Plays with accepted values."""
        game = composition.plugin(name).make_game(values)
        try:
            setup = game.setup({"players": 3}, 5)
        except SetupError:
            # For instance, the tiles may be too few for the board of first play.
            return True
        seats = [Seat(colour, colour) for colour in COLOURS[:3]]
        play_on(Match(game, setup, 5, seats, UndoPolicy.FREE), 60)
        return True

    def read(data: bytes, folder: Path) -> Iterable[str]:
        own = folder / f"{name}.toml"
        own.write_bytes(data)
        values, error = module.load_for_user(file, own)
        return [] if error is None and played(values) else sentences_of_data(error)

    def from_json(data: bytes, _: Path) -> Iterable[str]:
        try:
            played(module.from_json(json.loads(data), "components", built_in))
        except ComponentsError as error:
            return sentences_of_data(error)
        return []

    def either(data: bytes, folder: Path) -> Iterable[str]:
        return from_json(data[5:], folder) if data.startswith(b"json:") else read(data, folder)

    values = [built_in.to_json()]
    changed = (damaged_json(values) | changed_json(values)).map(lambda value: b"json:" + as_json(value))
    return Reader(damaged_bytes([text]) | changed, either)


def setup_reader(name: str) -> Reader:
    game = GAMES[name]
    setups = [game.setup_to_json(game.setup({"players": players}, players)) for players in game.players_allowed]

    def read(data: bytes, _: Path) -> Iterable[str]:
        try:
            setup = game.setup_from_json(json.loads(data))
        except SetupError as error:
            return [str(error)]
        seats = [Seat(colour, colour) for colour in COLOURS[: game.player_count(setup)]]
        play_on(Match(game, setup, 5, seats, UndoPolicy.FREE))
        return []

    return Reader((damaged_json(setups) | changed_json(setups) | junk).map(as_json), read)


def moves_reader(name: str) -> Reader:
    game = GAMES[name]
    texts = sorted({entry.text for entry in play(name, "ppp").entries})

    def read(data: bytes, _: Path) -> Iterable[str]:
        try:
            move = game.read_move(data.decode("utf-8", "replace"))
        except UnreadableMove as error:
            return [str(error)]
        if game.read_move(game.write_move(move)) != move:
            raise AssertionError(f"{move} is written as another move")
        return []

    return Reader(damaged_bytes(texts), read)


def layout_reader() -> Reader:
    texts = [json.dumps(layouts.placement_to_json(layouts.first_play_placement(players))) for players in (2, 3, 4)]

    def read(data: bytes, _: Path) -> Iterable[str]:
        try:
            placement = layouts.placement_from_text(data.decode("utf-8", "replace"))
        except layouts.LayoutError as error:
            return sentences_of_data(error)
        for players, rulebook in ((2, "dutch"), (4, "french")):
            layouts.placement_problems(placement, players, rulebook)
        game = GAMES["haspelknecht"]
        try:
            board = layouts.placement_to_json(placement)
            setup = game.setup({"players": 3, "layout": "free", "board": board}, 5)
        except SetupError as error:
            return [str(error)]
        play_on(Match(game, setup, 5, [Seat(colour, colour) for colour in COLOURS[:3]], UndoPolicy.FREE))
        return []

    return Reader(damaged_bytes(texts) | changed_json([json.loads(text) for text in texts]).map(as_json), read)


def board_reader() -> Reader:
    lines = [
        boards.board_line(boards.DrawnBoard("A name", layout.cells))
        for layout in components.load(composition.components_file("haspelknecht")).layouts.values()
    ]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / f"a{boards.FILE_SUFFIX}"
        file.write_bytes(data)
        try:
            board = own_boards.load_board(file)
        except layouts.LayoutError as error:
            return sentences_of_data(error)
        edited_board.BoardDrawing.from_cells(board.cells)
        layouts.layout_problems(board.cells, 2, "french")
        boards.board_line(board)
        return []

    return Reader(damaged_bytes(lines), read)


def autosaves_reader(name: str) -> Reader:
    match = play(name, "pp", 30)
    texts = [record.dumps(match)]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        for old in folder.iterdir():
            old.unlink()
        autosave = AutosaveFolder(folder)
        sound, newer = autosave.save(match), autosave.save(match)
        autosave.close()
        newer.write_bytes(data)
        again = AutosaveFolder(folder)
        found = again.newest_valid_match(GAMES)
        again.close()
        if found.path not in {sound, newer} or (found.path == sound) != bool(found.errors):
            raise AssertionError(f"{found.path} is offered, {found.errors} refused")
        return [words for error in found.errors for words in sentences_of(error)]

    documents = [json.loads(text) for text in texts]
    return Reader(damaged_bytes(texts) | changed_json(documents).map(sealed), read)
