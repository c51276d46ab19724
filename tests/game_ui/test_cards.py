"""The cards of the opponents in every game: their parts lie in place at every window size."""

from importlib import import_module
from itertools import product

import pytest

from haspelknecht_qt import composition
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.games import GAMES
from haspelknecht_qt.table import elements, painted_sheets
from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.table.window_plan import Box, plan_window
from tests.recording_canvas import pixel_bounds, recording_canvas_class

NAME, PLAIN_NAME = "Émile Ågren", "Jost Hebel"
"""Names of all players at the normal and the largest text size. Large accents would reach the edge of small cards."""
SIZES = [(1100, 664), (1280, 720), (1600, 900), (2560, 1080)]
CASES = [*product((2, 3, 4), SIZES, TEXT_SIZES[:1]), *product((4,), SIZES, TEXT_SIZES[-1:])]


@pytest.fixture(params=GAMES)
def game(request):
    """The name of a game."""
    return request.param


@pytest.fixture
def show_match(qtbot, drawings, game, monkeypatch):
    """Shows a match in which every bot can be asked; returns the table and notes of what was painted."""
    tables = import_module(f"tests.game_ui.{game}.scene_tables").Tables(qtbot, drawings)

    def show(seats, size, text_size=1.0):
        notes = recording_canvas_class()
        monkeypatch.setattr(painted_sheets, "Canvas", notes)
        rules = composition.games()[game]
        setup = rules.setup({"players": seats, **{option.key: option.default for option in rules.options}}, 1516)
        name = NAME if text_size == 1.0 else PLAIN_NAME
        people = [
            Seat(name, colour, "random" if number else "person") for number, colour in enumerate(PLAYER_COLOURS[:seats])
        ]
        match = Match(rules, setup, 1516, people)
        while match.ply < 20:
            match.play(rules.legal_moves(match.state)[0])
        plan = plan_window(*size)
        table = tables(seats, (int(plan.table_width), size[1]), plan.mode)
        table._stage.sheets._typography.text_size = text_size
        table.set_setup(setup)
        table.set_seats(people, ["", *["Random"] * (seats - 1)])
        table.view.repaint_at_scale()
        table.bubbles.set_askable_seats(range(1, seats))
        table.show(rules.observe(match.state, 0), 0, ())
        return table, notes

    yield show
    tables.close()


def bubble(table, number):
    """The box of all dots of a bubble, in scene units."""
    item = table._stage.sheets.item(f"voice.{number}")
    found, ratio = pixel_bounds(item.pixmap().toImage()), item.pixmap().devicePixelRatio()
    return Box(item.x() + found.x / ratio, item.y() + found.y / ratio, found.width / ratio, found.height / ratio)


@pytest.mark.parametrize("seats, size, text_size", CASES)
def test_bot_bubble_does_not_overlap_house_mark_or_name(show_match, seats, size, text_size):
    table, notes = show_match(seats, size, text_size)
    cards = table._stage.view_state.opponent_card_boxes
    assert len(cards) == seats - 1
    for number, (seat, card) in enumerate(cards):
        head = Box(card.x, card.y, card.width, 44)
        marks = [box for box in notes.drawings[f"player.{PLAYER_COLOURS[seat]}"] if head.contains(box)]
        name = NAME if text_size == 1.0 else PLAIN_NAME
        names = [box for text in notes.texts if text[:2] == name[:2] for box in notes.texts[text] if head.contains(box)]
        assert names
        found = bubble(table, number)
        assert not [box for box in (*marks, *names) if box.overlaps(found)]
        assert found.right < card.x + card.width / 2


@pytest.mark.parametrize("size", SIZES)
def test_area_of_a_bot_bubble_contains_its_picture(show_match, size):
    table, _ = show_match(3, size)
    for number, (seat, _card) in enumerate(table._stage.view_state.opponent_card_boxes):
        area = box_of(table.view.scene().area_of(elements.bot_bubble(seat)).bounds)
        assert area.contains(bubble(table, number))


@pytest.mark.parametrize("seats, size, text_size", CASES)
def test_texts_and_drawings_of_a_card_lie_within_it(show_match, seats, size, text_size):
    table, notes = show_match(seats, size, text_size)
    boxes = {name: found for noted in (notes.texts, notes.drawings) for name, found in noted.items() if name != "?"}
    for _, card in table._stage.view_state.opponent_card_boxes:
        inside = [(name, box) for name, found in boxes.items() for box in found if card.contains_point(*box.center)]
        assert len(inside) > 10
        # A card's frame is 4 wide; patterns, scenery and the table below are cut off at its edges.
        small = [(name, box) for name, box in inside if box.width < card.width / 2 and "pattern" not in name]
        assert [(name, box) for name, box in small if not card.grown(4).contains(box)] == []
