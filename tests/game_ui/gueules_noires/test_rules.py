"""Rules in the program: they can be read, state the printed values, and have a rule for every refusal."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from PySide6.QtGui import QPixmap

from haspelknecht_qt import paths
from haspelknecht_qt.game_ui.gueules_noires import pointing
from haspelknecht_qt.game_ui.gueules_noires.rules import book
from haspelknecht_qt.game_ui.gueules_noires.rules.boards import CardRow, PieceRow, RowReader, WorkerSpaceRow
from haspelknecht_qt.game_ui.gueules_noires.rules.book import GueulesNoiresRuleBook
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import make_texts
from haspelknecht_qt.games.gueules_noires import components, moves, scoring
from haspelknecht_qt.games.gueules_noires.state import Colour, Step
from haspelknecht_qt.ui.rules.markup import BoardBlock, PrintedValueTable, plain_text
from haspelknecht_qt.ui.rules.rule_markup import MarkupError
from haspelknecht_qt.ui.rules.texts import blocks_of
from tests.game_ui.gueules_noires.playing import KINDS, kind_name, positions
from tests.games.gueules_noires.table import BUILT_IN, GAME, Table
from tests.languages import CODES, SOURCE, expected
from tests.ui.wording import SEATS

pytestmark = pytest.mark.usefixtures("qapp")
LANGUAGES = CODES
VALUES_PAGE = paths.game_folder("gueules_noires") / "rules.md"


class BoardRecorder:
    """Records the boards to be painted, and paints nothing."""

    def __init__(self):
        self.painted = []

    def __call__(self, board, printed, _look, width):
        self.painted.append((board, printed, width))
        return QPixmap()


@pytest.fixture
def board_recorder(monkeypatch):
    made = BoardRecorder()
    monkeypatch.setattr(book, "paint_board", made)
    return made


@pytest.fixture
def rules(board_recorder):  # noqa: ARG001 - nothing is painted
    return GueulesNoiresRuleBook(BUILT_IN)


@pytest.fixture(params=LANGUAGES)
def texts(request, rules):
    return rules.rule_texts.texts(request.param)


def test_the_rules_can_be_read_in_every_language(rules, texts):
    assert texts.ids[0] == rules.rule_texts.rule_markup.first_rule
    assert texts.ids == rules.rule_texts.texts(SOURCE).ids


def test_every_table_has_a_cell_for_each_column(rules, texts):
    tables = [
        block for chapter in texts.chapters for block in blocks_of(chapter) if isinstance(block, PrintedValueTable)
    ]
    assert {table.kind for table in tables} == set(rules.rule_texts.rule_markup.tables)
    for table in tables:
        rows = rules.built_in.rows(table)
        assert rows
        assert {len(row) for row in rows} == {len(table.header)}


def table(rules, kind, printed=None):
    """Rows of a table in English, as plain text."""
    found = (block for chapter in rules.rule_texts.texts(SOURCE).chapters for block in blocks_of(chapter))
    block = next(block for block in found if isinstance(block, PrintedValueTable) and block.kind == kind)
    return [[plain_text(cell, {}, {}).strip() for cell in row] for row in (printed or rules.built_in).rows(block)]


@pytest.mark.rule("GS1", "GS2", "GA1", "GE1")
def test_tables_contain_the_printed_values(rules):
    assert table(rules, "players") == [
        ["2", "19", "18", "10", "7"],
        ["3", "23", "15", "9", "10"],
        ["4", "26", "13", "8", "13"],
    ]
    assert table(rules, "prices")[2] == ["grey", "3", "6"]
    elements = table(rules, "elements")
    assert [row[-1] for row in elements] == ["I"] * 4 + ["II"] * 4 + ["III"] * 4
    assert [row[1:3] for row in elements[4:6]] == [["6", "3"], ["7", "3"]]
    assert ["Mining, 8 work steps", "2 players"] in table(rules, "locks")
    assert len(table(rules, "locks")) == 7


def test_corrected_values_are_shown(rules):
    corrected = components.apply_corrections(
        BUILT_IN, "[money]\nmoney-5 = 9\n[extraction]\nextraction-8 = 7\n", "my.toml"
    )
    setup = GAME.setup({"players": 2}, 1)
    printed = rules.printed_values(type(setup)(setup.players, setup.first_player, setup.delivered, corrected))
    assert printed.value_texts(SOURCE)["money.francs"] == "3, 4, 9 and 6"
    for code, steps in expected("gueules_noires", "corrected").items():
        assert printed.value_texts(code)["extraction.moves"] == steps
    assert ["Mining, 7 work steps", "2 players"] in table(rules, "locks", printed)
    assert printed != rules.built_in
    assert rules.printed_values(setup) == rules.built_in


def test_built_in_values_equal_those_listed_on_the_page_of_values(rules):
    """Compares with the column "built in" of the page, name by name."""
    values_table = VALUES_PAGE.read_text(encoding="utf-8").split("## Values")[1].split("## Tables")[0]
    wanted = {}
    for line in values_table.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        names = re.findall(r"`([^`]+)`", cells[0]) if line.startswith("| `") else []
        numbers = [cells[1]] if len(names) == 1 else cells[1].split(", ") if names else []
        wanted |= dict(zip(names, numbers, strict=True))
    assert rules.built_in.value_texts(SOURCE) == wanted


def test_only_reconstructed_values_are_marked_as_guessed(rules):
    assert rules.built_in.names_of_guessed_values() == frozenset()
    text = '[mine]\ncage_places = 5\n[provenance]\n"mine.cage_places" = { source = "reconstructed", why = "A guess." }'
    setup = GAME.setup({"players": 2}, 1)
    doubtful = components.apply_corrections(BUILT_IN, text, "my.toml")
    printed = rules.printed_values(type(setup)(setup.players, setup.first_player, setup.delivered, doubtful))
    assert printed.names_of_guessed_values() == {"cage.places"}


def test_boards_consist_of_pieces_spaces_and_cards(rules, board_recorder, texts):
    boards = [block for chapter in texts.chapters for block in blocks_of(chapter) if isinstance(block, BoardBlock)]
    rows = [row for board in boards for row in board.rows]
    assert {type(row) for row in rows} == {PieceRow, WorkerSpaceRow, CardRow}
    assert all(row.text == "" for row in rows)
    assert all(rules.rule_texts.rule_markup.width_beside_text(board) is None for board in boards)
    rules.built_in.board_pixmap(boards[0], None, 300)
    assert board_recorder.painted == [(boards[0], BUILT_IN, 300)]


ROWS = {
    "pieces: tile grey-2-lit -> 2 grey": PieceRow((("grey-2-lit", 1), ("->", 1), ("grey", 2))),
    "space money-5 workers woad 1 price 2": WorkerSpaceRow("money-5", "woad", 1),
    "space bank-9 price 1": "space 'bank-9'",
    "space money-4 price 1": WorkerSpaceRow("money-4", "", 0),
    "space money-4 workers woad 2 price 4": "price 4",
    "space money-4 workers red 1 price 2": "workers red 1",
    "order handcart-08: black yellow+grey": CardRow(
        "handcart-08", (Colour.BLACK, Colour.BLACK), ((Colour.BLACK,), (Colour.YELLOW, Colour.GREY))
    ),
    "order horsecart-07: grey -": CardRow("horsecart-07", (Colour.GREY, Colour.GREY), ((Colour.GREY,), ())),
    "order horsecart-07: grey": "1 fillings of horsecart-07",
    "order horsecart-07: grey black": "a black cube on a grey order spot",
    "order horsecart-07: grey red": "'red'",
    "order cart-07: grey": "order 'cart-07'",
    "pieces: tile red-1": "tile 'red-1'",
    "pieces: 9 grey": "9 grey",
    "pieces: gray": "'gray'",
    "pieces:": "no pieces",
    "row of pieces": "'row of pieces'",
}


@pytest.mark.parametrize("line", ROWS)
def test_board_row_is_read_or_refused_with_its_wrong_part(line):
    wanted = ROWS[line]
    if not isinstance(wanted, str):
        assert RowReader(BUILT_IN).read_row(line) == wanted
        return
    with pytest.raises(MarkupError) as refused:
        RowReader(BUILT_IN).read_row(line)
    assert refused.value.found == wanted
    assert refused.value.allowed


def test_space_costs_one_worker_more_than_the_workers_on_it():
    assert RowReader(BUILT_IN).read_row("space money-5 workers woad 6 price 7").price == 7


@pytest.mark.parametrize("options", KINDS[::2], ids=kind_name)
def test_every_refusal_and_every_remark_has_a_rule(rules, options):
    ids = set(rules.rule_texts.texts(SOURCE).ids)
    game_texts = make_texts(GAME)
    game_texts.seats.set_seats(SEATS)
    every = list(moves.all_moves())[::53]
    for state, _ in islice(positions(options, 3), 0, None, 7):
        found = {GAME.why_not(state, move) for move in every} - {None}
        found |= {remark.rule for remark in game_texts.prompts.remarks(state)}
        assert found <= ids


def test_every_pointing_mistake_has_a_rule(rules):
    assert {mistake.rule for mistake in pointing.PointingMistake} <= set(rules.rule_texts.texts(SOURCE).ids)


def test_every_step_and_every_score_item_has_a_rule(rules):
    ids = set(rules.rule_texts.texts(SOURCE).ids)
    state = Table().state
    for step in Step:
        state.step = step
        assert rules.current_rule(state) in ids
    assert {rules.rule_of_item(item.id) for item in scoring.ITEMS} <= ids
    with pytest.raises(KeyError):
        rules.rule_of_item("luck")


def test_every_move_has_a_rule(rules):
    found = {}
    for state, legal in islice(positions({"players": 2}, 3), 0, None, 3):
        found |= {move: rules.rule_of_move(state, move) for move in legal}
    assert set(found.values()) <= set(rules.rule_texts.texts(SOURCE).ids)
    placing = {rule for move, rule in found.items() if isinstance(move, moves.PlaceWorkers)}
    assert placing == {"GA1", "GA2", "GA4", "GA7", "GA8", "GA9", "GT3"}
    assert {"GA11", "GA12", "GA14", "GR3"} <= set(found.values())


def test_rules_have_no_marks_of_rulebooks_or_variants(rules):
    assert rules.rule_texts.rule_markup.marks == {}
    assert rules.rulebook_and_variant_ids(GAME.setup({"players": 2}, 1)) == ()
