"""Untrusted printed values, layouts, set-ups and settings: usable, or refused in a sentence."""

import json
import os

import pytest
from hypothesis import given
from hypothesis import settings as with_settings
from hypothesis import strategies as st

from haspelknecht_qt import paths
from haspelknecht_qt.core import tournament
from haspelknecht_qt.core.components import MAX_FILE_SIZE, read_text
from haspelknecht_qt.core.game import SetupError
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.validation import ComponentsError, ValidationError
from haspelknecht_qt.game_ui.haspelknecht.board_editor import edited_board
from haspelknecht_qt.game_ui.haspelknecht.messages import layout_problem_text
from haspelknecht_qt.games.haspelknecht import boards, components, layouts, pictures
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.ui.messages import error_texts
from haspelknecht_qt.ui.setup.choices import NewGameChoices
from haspelknecht_qt.ui.window import settings
from haspelknecht_qt.ui.window.settings import SPEEDS, Settings, ThemeChoice
from haspelknecht_qt.ui.window.settings_file import FILE_NAME
from tests.fuzz.conftest import SLOW_EXAMPLES
from tests.fuzz.damaging import WORDS, attempt, damaged_bytes, damaged_json, damaged_text, is_sentence, junk
from tests.languages import ANOTHER, OTHER
from tests.ui.matches import BOT, GAME, GAMES, new_match
from tests.ui.setups import AGREEMENTS, choose

FILE_OF_VALUES = paths.game_folder("haspelknecht") / "components.toml"
VALUES = FILE_OF_VALUES.read_text(encoding="utf-8")
BUILT_IN = components.load(FILE_OF_VALUES)
CORRECTION = "[tile.11]\nrequirement = { black = 1, grey = 2 }\n\n[pinge]\nbonus = [4, 2, 1]\n"
PLACEMENTS = [json.dumps(layouts.placement_to_json(layouts.first_play_placement(players))) for players in (2, 3, 4)]
PICTURES = ["1 1 1\n 2 2\n3 3 3\n 4 4", *(pictures.cells_as_text(layout.cells) for layout in BUILT_IN.layouts.values())]
BOARDS = [
    *PLACEMENTS,
    *(boards.board_line(boards.DrawnBoard("A name", pictures.read_picture(each))) for each in PICTURES),
]
SETUPS = [
    GAME.setup_to_json(GAME.setup({"players": players, "rulebook": rulebook}, players))
    for players, rulebook in ((2, "dutch"), (3, "french"), (4, "english"))
]
SETUPS.append({**SETUPS[0], "components": BUILT_IN.to_json()})
CHOICES = [choose().to_json()]
TOURNAMENTS = [
    tournament.PlayedTournament(
        tournament.PlayedTournament.begin(new_match("pbp"), 4).first_match, 4, ((1,), (2, 3)), games
    ).to_json()
    for games in (
        (tournament.TournamentGameResult((1, 2, 3), (3, 2, 1)),),
        (tournament.TournamentGameResult((5, 5, 3), (1, 1, 3)), tournament.TournamentGameResult((-2, 0, 9), (3, 2, 1))),
    )
]
SETTINGS = f"""\
[view]
theme=dark
palette=default
text_size=1.15
speed=slow
language={OTHER}
[window]
tab=log
geometry=AdnQywAD
[files]
recent="[\\"/a\\", \\"/b\\"]"
folder=/a
[game]
new="{{\\"count\\": 3}}"
"""


def english(_context, text):
    return text


def read_or_refused(read, error_class):
    """Reads a value; a refusal must be a sentence, in the program and for the player."""
    value, error = attempt(read, error_class)
    if error is not None:
        assert is_sentence(str(error)), str(error)
    if isinstance(error, layouts.DataError):
        assert is_sentence(error_texts.data_error_text(error, english))
    return value


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("data")


@given(data=damaged_bytes([VALUES, CORRECTION]))
def test_damaged_corrections_are_read_or_refused_in_a_sentence(folder, data):
    file = folder / "haspelknecht.toml"
    file.write_bytes(data)
    read_or_refused(lambda: components.apply_corrections(BUILT_IN, read_text(file), str(file)), ComponentsError)


@given(text=damaged_text([VALUES]))
def test_damaged_printed_values_are_read_or_refused_in_a_sentence(text):
    read_or_refused(lambda: components.parse(text, "haspelknecht.toml"), ComponentsError)


@given(value=damaged_json([BUILT_IN.to_json()]))
def test_damaged_values_in_a_record_are_read_or_refused_in_a_sentence(value):
    read_or_refused(lambda: components.from_json(value, "components", BUILT_IN), ComponentsError)


@given(text=damaged_text(PLACEMENTS))
def test_damaged_layouts_are_read_or_refused_in_a_sentence(text):
    placement = read_or_refused(lambda: layouts.placement_from_text(text), layouts.LayoutError)
    if placement is not None:
        for problem in layouts.placement_problems(placement, 3, "dutch"):
            assert is_sentence(layout_problem_text(problem, english))


@given(value=damaged_json([json.loads(text) for text in PLACEMENTS]))
def test_changed_json_layouts_are_read_or_refused_in_a_sentence(value):
    read_or_refused(lambda: layouts.placement_from_json(value), layouts.LayoutError)


@given(text=damaged_text(PICTURES))
def test_damaged_layout_pictures_are_read_or_refused_in_a_sentence(text):
    cells = read_or_refused(lambda: pictures.read_picture(text), layouts.LayoutError)
    if cells is not None:
        layouts.layout_problems(cells, 2, "french")


@given(text=damaged_text(BOARDS))
def test_damaged_boards_are_read_or_refused_in_a_sentence(text):
    board = read_or_refused(lambda: boards.read_board_in_any_form(text), layouts.LayoutError)
    if board is not None:
        assert edited_board.BoardDrawing.from_cells(board.cells).cells


@given(value=damaged_json(SETUPS) | junk)
def test_damaged_setups_are_read_or_refused_in_a_sentence(value):
    setup = read_or_refused(lambda: GAME.setup_from_json(value), SetupError)
    if setup is not None:
        assert GAME.decision(GAME.initial_state(setup)) is not None


@given(value=damaged_json(CHOICES) | st.dictionaries(st.text(max_size=10), junk))
def test_damaged_new_game_choices_become_valid_choices(value):
    choices = NewGameChoices.from_json(value, AGREEMENTS, (BOT,), 7)
    assert 2 <= choices.seat_count <= 4
    assert len(choices.seats) == 4
    for problem in choices.problems(AGREEMENTS):
        assert problem.field
    choices.to_json()


@given(value=damaged_json(TOURNAMENTS) | junk)
def test_damaged_tournaments_are_read_or_refused_in_a_sentence(value):
    found = read_or_refused(lambda: tournament.PlayedTournament.from_json(value, GAMES), (ValidationError, RecordError))
    if found is not None:
        assert len(found.standings.rows()) == len(found.first_match.seats)
        assert found.is_over or found.next_match(1)[1].seats
        tournament.PlayedTournament.from_json(found.to_json(), GAMES)


@given(data=damaged_bytes([SETTINGS]) | st.binary(max_size=300))
def test_damaged_settings_give_usable_values(folder, data):
    (folder / FILE_NAME).write_bytes(data)
    kept = Settings(folder, "haspelknecht")
    assert isinstance(kept.theme, ThemeChoice)
    assert kept.speed in SPEEDS
    assert kept.text_size in TEXT_SIZES
    assert isinstance(kept.language + kept.tab + kept.folder, str)
    assert all(path.is_file() for path in kept.recent_files)
    assert len(kept.recent_files) <= settings.MAX_RECENT_FILES
    assert isinstance(kept.new_game_choices("haspelknecht"), dict)
    kept.geometry.size()


@given(data=damaged_bytes([SETTINGS]))
@with_settings(max_examples=SLOW_EXAMPLES)
def test_changes_of_damaged_settings_are_saved(folder, data):
    (folder / FILE_NAME).write_bytes(data)
    kept = Settings(folder, "haspelknecht")
    kept.language = OTHER if kept.language == ANOTHER else ANOTHER
    kept.folder = ' "[x]'
    again = Settings(folder, "haspelknecht")
    assert (again.language, again.folder) == (kept.language, ' "[x]')
    assert (again.theme, again.tab, again.new_game_choices("haspelknecht")) == (
        kept.theme,
        kept.tab,
        kept.new_game_choices("haspelknecht"),
    )


def test_settings_file_cannot_run_code(folder, capfd):
    # Qt's own settings would treat this as a Python object, and PySide6 as instructions to create it.
    pickled = rb"\x80\x4\x95,\0\0\0\0\0\0\0\x8c\x5posix\x94\x8c\x6system\x94\x93\x94\x8c\x11\x65\x63ho CODE RAN >&2\x94\x85\x94R\x94."
    stored = rb"@Variant(\0\0\0\x7f\0\0\0\x18PySide::PyObjectWrapper\0\0\0\0\x37" + pickled + b")"
    (folder / FILE_NAME).write_bytes(b'[view]\ntheme="' + stored + b'"\n[window]\ngeometry=' + stored + b"\n")
    kept = Settings(folder, "haspelknecht")
    assert kept.theme is ThemeChoice.SYSTEM
    assert kept.geometry.isEmpty()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("word", WORDS)
def test_single_word_is_refused_as_layout_and_setup(word):
    assert read_or_refused(lambda: layouts.placement_from_text(word), layouts.LayoutError) is None
    assert read_or_refused(lambda: GAME.setup_from_json(word), SetupError) is None


def test_oversized_corrections_file_is_refused(folder):
    file = folder / "large.toml"
    with file.open("wb") as stream:
        stream.truncate(1 << 40)
    assert str(MAX_FILE_SIZE) in str(components.load_for_user(FILE_OF_VALUES, file)[1])


def test_pipe_in_place_of_a_corrections_file_is_refused(folder):
    pipe = folder / "pipe.toml"
    os.mkfifo(pipe)
    assert components.load_for_user(FILE_OF_VALUES, pipe)[1] is not None
