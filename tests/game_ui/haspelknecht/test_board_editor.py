"""Drawing of a board, and files of own boards, without a widget."""

import pytest

from haspelknecht_qt.game_ui.haspelknecht.board_editor.edited_board import (
    GRID_COLUMNS,
    GRID_ROWS,
    BoardDrawing,
    centered,
    column_count,
    grid_cells,
    is_on_grid,
)
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import MAX_BOARDS, NameTakenError, OwnBoards
from haspelknecht_qt.games.haspelknecht.boards import FILE_SUFFIX, DrawnBoard, move_up_and_left, read_board
from haspelknecht_qt.games.haspelknecht.layouts import MAX_COLUMNS, MAX_ROWS, LayoutError, neighbours

LINE = "haspelknecht-board:.1.1.1/2.2.2/.3.3.3/4.4.4 Hourglass"
CELLS = read_board(LINE).cells


def test_mirroring_keeps_neighbours_and_twice_restores_the_board():
    drawing = BoardDrawing.from_cells(CELLS)
    before = drawing.cells
    for upside_down in (False, True):
        before_mirroring = touching_levels(drawing)
        drawing.mirror(upside_down=upside_down)
        assert touching_levels(drawing) == before_mirroring
        assert all(is_on_grid(cell) for cell in drawing.levels)
        drawing.mirror(upside_down=upside_down)
        assert drawing.cells == before


def touching_levels(drawing):
    """Levels of each pair of touching hexes, sorted."""
    found = [
        (drawing.levels[cell], drawing.levels[near])
        for cell in drawing.levels
        for near in neighbours(cell)
        if near in drawing.levels
    ]
    return sorted(found)


def test_the_whole_grid_is_its_own_mirror_image():
    drawing = BoardDrawing()
    for cell in grid_cells():
        drawing.put_hex(cell, 1, same_step=True)
    before = drawing.cells
    drawing.mirror(upside_down=False)
    drawing.mirror(upside_down=True)
    assert drawing.cells == before
    assert drawing.is_too_large()


def test_largest_layout_fits_on_the_grid():
    corners = [((0, 0), 1), ((0, MAX_COLUMNS - 1), 1), ((MAX_ROWS - 1, 0), 1), ((MAX_ROWS - 1, MAX_COLUMNS - 1), 1)]
    drawing = BoardDrawing.from_cells(corners)
    assert move_up_and_left(drawing.cells) == move_up_and_left(corners)
    assert not drawing.is_too_large()


def test_board_larger_than_the_grid_is_refused():
    with pytest.raises(LayoutError):
        centered([((0, 0), 1), ((GRID_ROWS, 0), 1)])
    with pytest.raises(LayoutError):
        centered([((0, 0), 1), ((0, GRID_COLUMNS), 1)])


def test_centering_keeps_the_shape_of_a_board():
    shape = move_up_and_left(CELLS)
    middle = centered(shape)
    assert move_up_and_left(middle) == shape
    assert centered(middle) == middle


def test_every_change_can_be_undone_and_redone():
    drawing = BoardDrawing()
    shapes = [drawing.cells]
    for act in (
        lambda: drawing.put_hex((1, 1), 1),
        lambda: drawing.put_hex((1, 2), 2),
        lambda: drawing.move_hex((1, 2), (1, 1)),
        lambda: drawing.remove_hex((1, 2)),
        lambda: drawing.replace_with(CELLS),
        drawing.clear,
    ):
        act()
        shapes.append(drawing.cells)
    for shape in reversed(shapes[:-1]):
        drawing.undo()
        assert drawing.cells == shape
    assert not drawing.can_undo
    for shape in shapes[1:]:
        drawing.redo()
        assert drawing.cells == shape
    assert not drawing.can_redo


def test_empty_change_adds_no_undo_step_and_new_change_ends_redo():
    drawing = BoardDrawing()
    drawing.remove_hex((0, 0))
    drawing.clear()
    assert not drawing.can_undo
    drawing.put_hex((0, 0), 1)
    drawing.undo()
    drawing.put_hex((0, 1), 1)
    assert not drawing.can_redo


@pytest.mark.parametrize("cell", [(-1, 0), (GRID_ROWS, 0), (0, column_count(0)), (1, column_count(1))])
def test_place_outside_the_grid_is_refused(cell):
    drawing = BoardDrawing()
    with pytest.raises(ValueError, match="place of the grid"):
        drawing.put_hex(cell, 1)
    drawing.put_hex((0, 0), 1)
    with pytest.raises(ValueError, match="no hex can go"):
        drawing.move_hex((0, 0), cell)


@pytest.fixture
def own(tmp_path):
    """Own boards in a folder that does not exist yet."""
    return OwnBoards(tmp_path / "boards")


def test_boards_with_unsafe_names_are_saved_inside_their_folder(own):
    names = ["b", "A", "../../x", "?*:", "CON/é ☃", "b "]
    for name in names[:-1]:
        own.save_board(DrawnBoard(name, CELLS))
    assert [kept.board.name for kept in OwnBoards(own.folder).boards] == ["../../x", "?*:", "A", "b", "CON/é ☃"]
    assert {path.parent for path in own.folder.rglob("*")} == {own.folder}
    with pytest.raises(NameTakenError):
        own.save_board(DrawnBoard(names[-1], CELLS))


def test_name_is_taken_regardless_of_case(own):
    kept = own.save_board(DrawnBoard("Tower", CELLS))
    with pytest.raises(NameTakenError):
        own.save_board(DrawnBoard("TOWER", CELLS))
    own.save_board(DrawnBoard("TOWER", CELLS), instead_of=kept.file)
    assert [each.board.name for each in own.boards] == ["TOWER"]


def test_unreadable_board_files_are_set_aside_once(own):
    own.save_board(DrawnBoard("Tower", CELLS))
    files = {"a": b"\xff\xfe", "b": b"nonsense", "c": b"x" * 100_000, "d": b""}
    for name, content in files.items():
        (own.folder / f"{name}{FILE_SUFFIX}").write_bytes(content)
    (own.folder / "other.txt").write_text("mine", encoding="utf-8")
    own.read_folder()
    own.read_folder()
    assert [each.old_name for each in own.unreadable_files] == [f"{name}{FILE_SUFFIX}" for name in files]
    assert all((own.folder / each.new_name).read_bytes() == files[each.old_name[0]] for each in own.unreadable_files)
    assert [each.board.name for each in own.boards] == ["Tower"]
    assert (own.folder / "other.txt").read_text(encoding="utf-8") == "mine"


def test_at_most_the_maximum_number_of_boards_is_read(own):
    own.save_board(DrawnBoard("Tower", CELLS))
    for number in range(MAX_BOARDS + 5):
        (own.folder / f"{number:04}{FILE_SUFFIX}").write_text(LINE, encoding="utf-8")
    own.read_folder()
    assert len(own.boards) == MAX_BOARDS


def test_draft_of_an_invalid_board_is_restored_until_deleted(own):
    drawing = BoardDrawing()
    for cell in grid_cells():
        drawing.put_hex(cell, 1 + sum(cell) % 4, same_step=True)
    own.save_draft(DrawnBoard("", drawing.cells), None)
    draft = own.read_draft(None)
    assert BoardDrawing.from_cells(draft.cells).cells == drawing.cells
    kept = own.save_board(DrawnBoard("Tower", CELLS))
    assert own.read_draft(kept.file) is None
    own.delete_draft(None)
    assert own.read_draft(None) is None


def test_draft_of_a_deleted_board_is_not_used_for_a_new_board(own):
    kept = own.save_board(DrawnBoard("Tower", CELLS))
    own.save_draft(DrawnBoard("Tower", CELLS[:3]), kept.file)
    own.delete_board(kept)
    assert own.read_draft(own.save_board(DrawnBoard("Tower", CELLS)).file) is None
