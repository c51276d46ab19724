"""Files of the boards that the player drew, and of their drafts. Imports no widgets.

A file contains the board as one line, the form in which boards are shared (`games.haspelknecht.boards`). So a file that
is copied into the folder becomes one of the player's own boards. An unreadable file is renamed, not deleted, so that
nothing is lost and the file is not read again.
"""

from __future__ import annotations

import contextlib
import unicodedata
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path

from attrs import define, field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.storage import StorageError, converting_errors, make_folder, portable_stem, write_atomic
from haspelknecht_qt.core.text import sort_key
from haspelknecht_qt.core.validation import ValueSpec, read_text
from haspelknecht_qt.game_ui.haspelknecht.board_editor.edited_board import GRID_COLUMNS, GRID_ROWS
from haspelknecht_qt.games.haspelknecht.boards import (
    FILE_SUFFIX,
    MAX_LINE_SIZE,
    DrawnBoard,
    board_line,
    normalize_name,
    read_board,
    read_board_in_any_form,
)
from haspelknecht_qt.games.haspelknecht.layouts import MAX_TEXT_SIZE, LayoutError

DRAFT_SUFFIX = ".draft"
NEW_BOARD = "new"
"""File name, without suffix, of the draft of a board that was never saved."""
DAMAGED_SUFFIX = ".damaged"
"""Suffix added to the names of unreadable files."""
MAX_BOARDS = 200
"""Maximum number of board files to read."""


@frozen
class SavedBoard:
    """A board saved in a file."""

    file: Path
    board: DrawnBoard


@frozen
class UnreadableFile:
    """A file that could not be read and was therefore renamed.

    `old_name` is its name before and `new_name` its name afterwards. Both are equal if renaming failed. `error` is the
    reason why the file could not be read.
    """

    old_name: str
    new_name: str
    error: LayoutError


def _folded_name(path: Path) -> str:
    """Returns a file's name in a form for comparisons. Some folders list it in another case or Unicode form."""
    return unicodedata.normalize("NFC", path.name).casefold()


class NameTakenError(ValueError):
    """Raised when another board already has the name."""


def load_board(path: Path) -> DrawnBoard:
    """Reads a saved board from a file. Raises LayoutError for an invalid board or an unreadable file."""
    return _load_file(path, MAX_LINE_SIZE, read_board)


def load_shared_board(path: Path) -> DrawnBoard:
    """Reads a board from a file in any format in which boards are shared.

    Raises LayoutError for an invalid board or an unreadable file.
    """
    return _load_file(path, MAX_TEXT_SIZE, read_board_in_any_form)


def _load_file(path: Path, max_bytes: int, read: Callable[[str], DrawnBoard]) -> DrawnBoard:
    try:
        # Some editors write a byte order mark at the beginning of a file.
        return read(read_text(path, max_bytes).removeprefix("\ufeff"))
    except LayoutError as error:
        raise LayoutError(error.key, error.found, error.allowed, path.name) from error
    except UnicodeDecodeError as error:
        raise LayoutError("", f"unreadable from byte {error.start}", ValueSpec("utf8"), path.name) from error
    except ValueError as error:
        raise LayoutError(
            "", f"more than {max_bytes} bytes long", ValueSpec("size", (max_bytes,)), path.name
        ) from error
    except OSError as error:
        raise LayoutError("", error.strerror or str(error), ValueSpec("readable"), path.name) from error


@define
class OwnBoards:
    """The boards that the player saved in a folder, which need not exist yet. Failed writes raise StorageError."""

    folder: Path
    boards: tuple[SavedBoard, ...] = field(default=(), init=False)
    """All readable boards, sorted by name."""
    unreadable_files: tuple[UnreadableFile, ...] = field(default=(), init=False)
    """Unreadable files found since this object was made. They were renamed where possible."""

    def __attrs_post_init__(self) -> None:
        self.read_folder()

    def read_folder(self) -> None:
        """Reads the boards. Unreadable files get the suffix DAMAGED_SUFFIX, so that they are not read again."""
        found, aside = [], []
        for path in self._board_files():
            try:
                found.append(SavedBoard(path, load_board(path)))
            except LayoutError as error:
                aside.append(self._rename_unreadable(path, error))
        self.boards = tuple(sorted(found, key=lambda saved: (sort_key(saved.board.name), saved.file.name)))
        known = {each.old_name for each in self.unreadable_files}
        self.unreadable_files += tuple(each for each in aside if each.old_name not in known)

    def _board_files(self) -> list[Path]:
        try:
            return sorted(path for path in self.folder.iterdir() if path.name.endswith(FILE_SUFFIX))[:MAX_BOARDS]
        except OSError:
            return []

    def _rename_unreadable(self, path: Path, error: LayoutError) -> UnreadableFile:
        names = (path.with_name(f"{path.name}{DAMAGED_SUFFIX}{number or ''}") for number in count())
        try:
            target = next(name for name in names if not name.exists())
            path.rename(target)
        except OSError:
            target = path
        return UnreadableFile(path.name, target.name, error)

    def is_name_taken(self, name: str, besides: Path | None = None) -> bool:
        """Whether a board in another file than `besides` has this name. Upper and lower case count as equal."""
        others = [
            saved for saved in self.boards if besides is None or _folded_name(saved.file) != _folded_name(besides)
        ]
        return any(saved.board.name.casefold() == name.casefold() for saved in others)

    def save_board(self, board: DrawnBoard, instead_of: Path | None = None) -> SavedBoard:
        """Writes a board to a new file, or to the file `instead_of`, whose board it replaces.

        Raises NameTakenError if another board has the name, LayoutError for an invalid name, and StorageError.
        """
        board = DrawnBoard(normalize_name(board.name), board.cells)
        if self.is_name_taken(board.name, besides=instead_of):
            raise NameTakenError(board.name)
        make_folder(self.folder)
        with converting_errors(self.folder):
            file = instead_of or next(path for path in self._file_candidates(board.name) if not path.exists())
        write_atomic(file, f"{board_line(board)}\n".encode())
        if instead_of is None:
            # A deleted board with this file name may have left a draft, which does not belong to the new board.
            self.delete_draft(file)
        self.read_folder()
        return SavedBoard(file, board)

    def _file_candidates(self, name: str) -> Iterator[Path]:
        stem = portable_stem(name) or "board"
        yield self.folder / f"{stem}{FILE_SUFFIX}"
        yield from (self.folder / f"{stem} {number}{FILE_SUFFIX}" for number in count(2))

    def delete_board(self, saved: SavedBoard) -> None:
        """Deletes a board's file. Calling `save_board` with the board restores it."""
        try:
            saved.file.unlink(missing_ok=True)
        except OSError as cause:
            raise StorageError(str(saved.file), cause) from cause
        self.read_folder()

    def read_draft(self, board_file: Path | None) -> DrawnBoard | None:
        """Returns the draft of the board in `board_file`; None if there is no readable draft.

        If `board_file` is None, returns the draft of a new board.
        """
        try:
            read = partial(read_board, rows=GRID_ROWS, columns=GRID_COLUMNS, needs_name=False)
            return _load_file(self._draft_file(board_file), MAX_LINE_SIZE, read)
        except LayoutError:
            return None

    def save_draft(self, board: DrawnBoard, board_file: Path | None) -> None:
        """Saves a draft of the board in `board_file`, or of a new board if `board_file` is None.

        The draft may violate rules, and may have no name.
        """
        make_folder(self.folder)
        write_atomic(self._draft_file(board_file), f"{board_line(board)}\n".encode())

    def delete_draft(self, board_file: Path | None) -> None:
        """Deletes the draft of the board in `board_file`, or of a new board if `board_file` is None."""
        with contextlib.suppress(OSError):
            self._draft_file(board_file).unlink(missing_ok=True)

    def _draft_file(self, board_file: Path | None) -> Path:
        return self.folder / f"{NEW_BOARD if board_file is None else board_file.name}{DRAFT_SUFFIX}"
