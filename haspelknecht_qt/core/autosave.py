"""Autosaves: files with the game in progress, written after every move and offered again after a crash."""

from __future__ import annotations

import contextlib
import errno
import re
from collections.abc import Callable, Container, Iterable, Sequence
from pathlib import Path

from attrs import frozen

from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import Games
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.result import start_id
from haspelknecht_qt.core.storage import LOCK_COUNT, LockFile, converting_errors, write_atomic

SAVES_PER_MATCH = 3
"""Number of saves kept per match. If the newest save is unreadable, the program offers the previous one."""

MATCHES_KEPT = 8
"""Number of matches kept per game; starting another one removes the oldest."""

_MAX_PROGRAMS = 16
"""Maximum number of programs that can save the same match at the same time."""

_FILE_NAME = re.compile(r"autosave-(?P<game>.+)-(?P<slot>[0-9a-f]{8})-(?P<count>[0-9]{8,})(?P<suffix>\..+)")

_UNFINISHED_NAME = re.compile(r"\.autosave-.+-(?P<slot>[0-9a-f]{8})-[0-9]{8,}-[0-9a-f]+\.tmp")
"""Names of temporary files that unfinished writes left behind (see `storage.write_atomic`)."""


@frozen(order=True)
class _AutosaveFile:
    """An autosave file. `count`, `slot` and `game` are parts of its name. Files are ordered by `count`, not by time."""

    count: int
    slot: int
    path: Path
    game: str


@frozen
class RecoveredMatch:
    """The newest valid match in progress, its file (both None if there is none), and the errors of newer files."""

    match: AnyMatch | None
    path: Path | None
    errors: tuple[RecordError, ...]


class AutosaveFolder:
    """The autosaves in a folder. Each running program needs one AutosaveFolder; several programs may share the folder.

    The files of a match form a series: their names contain the same number, the slot. A match that was loaded from an
    autosave continues its series. A program that plays a match holds the lock of its slot. Other programs then neither
    offer this match nor change its files. If they play the same match, they use another slot.
    """

    def __init__(self, folder: Path) -> None:
        """Creates the folder if necessary, and removes leftovers of killed programs. Raises StorageError."""
        self.folder = folder
        with converting_errors(folder):
            folder.mkdir(parents=True, exist_ok=True)
            self._locks = LockFile(folder / "autosave.lock")
        self._match: AnyMatch | None = None
        self._slot: int | None = None
        self._count = 0
        # Leftovers that cannot be removed do no harm: every start of the program tries again.
        with contextlib.suppress(OSError):
            self._remove_leftovers()

    def save(self, match: AnyMatch) -> Path:
        """Writes a match as the newest file of its series, and removes files beyond SAVES_PER_MATCH.

        Raises StorageError. All earlier saves then remain.
        """
        with converting_errors(self.folder):
            slot = self._lock_match_slot(match)
            game = match.game.name
            path = self.folder / f"autosave-{game}-{slot:08x}-{self._count + 1:08d}{record.suffix(game)}"
            # The file's name may reach the disk seconds after the content. After a power cut in between, the previous
            # save is offered. This is accepted, so that a move waits for the disk only once.
            write_atomic(path, record.dumps(match).encode(), sync_folder=False)
            self._count += 1
            _unlink([file for file in self._files((game,)) if file.slot == slot][SAVES_PER_MATCH:])
        return path

    def newest_valid_match(
        self, games: Games, is_result_stored: Callable[[AnyMatch, Path], bool] = lambda _match, _path: True
    ) -> RecoveredMatch:
        """Returns the newest valid match in progress of these games, unless another program is playing it.

        Finished matches and their older saves are not offered. They are removed if `is_result_stored` returns True for
        the match and its file. Raises StorageError if the folder cannot be read.
        """
        refused: list[RecordError] = []
        with converting_errors(self.folder):
            for slot, files in self._files_by_slot(games):
                if not self._lock_slot(slot):
                    continue
                for file in files:
                    try:
                        match = record.load(file.path, {file.game: games[file.game]})
                    except RecordError as error:
                        refused.append(error)
                        continue
                    if match.is_over:
                        # A match that is open in this program keeps its saves: an undo can make it unfinished again.
                        if slot != self._slot and is_result_stored(match, file.path):
                            _unlink(files)
                        break
                    self._release_slot(slot)
                    return RecoveredMatch(match, file.path, tuple(refused))
                self._release_slot(slot)
        return RecoveredMatch(None, None, tuple(refused))

    def discard(self, path: Path) -> None:
        """Removes all saves of the match that this file belongs to. Raises StorageError."""
        with converting_errors(self.folder):
            if name := _FILE_NAME.fullmatch(path.name):
                for slot, files in self._files_by_slot((name["game"],)):
                    if path in [file.path for file in files]:
                        self._remove_series(slot, files)

    def close(self) -> None:
        """Releases the match for other programs. Nothing can be saved afterwards. Closing twice is harmless."""
        self._locks.close()
        self._match = self._slot = None

    def _lock_match_slot(self, match: AnyMatch) -> int:
        """Locks and returns the match's slot. If the slot is new, removes the oldest autosaves of the game."""
        if match is self._match and self._slot is not None:
            return self._slot
        if self._slot is not None:
            self._locks.release(self._slot)
            self._slot = None
        slot = self._slot = self._lock_free_slot(match)
        # The counter in file names continues after the highest number in the folder.
        self._count = max((file.count for file in self._files()), default=0)
        others = [series for series in self._files_by_slot((match.game.name,)) if series[0] != slot]
        for other, files in others[MATCHES_KEPT - 1 :]:
            self._remove_series(other, files)
        self._match = match
        return slot

    def _lock_free_slot(self, match: AnyMatch) -> int:
        """Locks and returns the first slot that no other program uses and that has no other match's saves."""
        first = int(start_id(match)[:8], 16)
        saved = dict(self._files_by_slot((match.game.name,)))
        for number in range(first, first + _MAX_PROGRAMS):
            slot = number % LOCK_COUNT
            if not self._locks.acquire(slot):
                continue
            if _continues_saved_match(match, saved.get(slot, ())):
                return slot
            self._locks.release(slot)
        raise BlockingIOError(errno.EAGAIN, f"{_MAX_PROGRAMS} programs are saving this game already")

    def _remove_series(self, slot: int, files: Iterable[_AutosaveFile]) -> None:
        """Removes a series of files, unless another program is playing the match in them."""
        if self._lock_slot(slot):
            _unlink(files)
            self._release_slot(slot)

    def _remove_leftovers(self) -> None:
        """Removes unfinished files and each game's matches beyond MATCHES_KEPT, unless a program is using them."""
        for path in self.folder.iterdir():
            if (name := _UNFINISHED_NAME.fullmatch(path.name)) and self._lock_slot(slot := int(name["slot"], 16)):
                path.unlink(missing_ok=True)
                self._release_slot(slot)
        for game in {file.game for file in self._files()}:
            for slot, files in self._files_by_slot((game,))[MATCHES_KEPT:]:
                self._remove_series(slot, files)

    def _lock_slot(self, slot: int) -> bool:
        return slot == self._slot or self._locks.acquire(slot)

    def _release_slot(self, slot: int) -> None:
        if slot != self._slot:
            self._locks.release(slot)

    def _files(self, games: Container[str] | None = None) -> list[_AutosaveFile]:
        """Returns the autosaves of these games, or of all games if `games` is None, the newest first."""
        names = ((path, _FILE_NAME.fullmatch(path.name)) for path in self.folder.iterdir())
        found = [
            _AutosaveFile(int(name["count"]), int(name["slot"], 16), path, name["game"])
            for path, name in names
            if name and name["suffix"] == record.suffix(name["game"]) and (games is None or name["game"] in games)
        ]
        return sorted(found, reverse=True)

    def _files_by_slot(self, games: Container[str]) -> list[tuple[int, list[_AutosaveFile]]]:
        """Returns the autosaves of these games by slot. The slot with the newest file comes first."""
        slots: dict[tuple[str, int], list[_AutosaveFile]] = {}
        for file in self._files(games):
            slots.setdefault((file.game, file.slot), []).append(file)
        return [(slot, files) for (_, slot), files in slots.items()]


def _continues_saved_match(match: AnyMatch, files: Sequence[_AutosaveFile]) -> bool:
    """Whether the match continues the saved one; True without files. Compares moves: two matches may share a seed."""
    played = [entry.text for entry in (*match.entries, *match.redo_tail)]
    for file in files:
        try:
            if record.is_beginning_of(file.path, match):
                return True
            saved = [entry.text for entry in record.load(file.path, {match.game.name: match.game}).entries]
        except RecordError:
            continue
        return saved == played[: len(saved)]
    return not files


def _unlink(files: Iterable[_AutosaveFile]) -> None:
    for file in files:
        file.path.unlink(missing_ok=True)
