"""Findings of a tool about single games, stored in a file, so that a stopped run can be resumed."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar

from attrs import AttrsInstance, asdict, frozen

from haspelknecht_qt import composition
from haspelknecht_qt.bots.executors import TaskExecutor
from haspelknecht_qt.commands.playing import bot_version
from haspelknecht_qt.commands.terminal import write_error
from haspelknecht_qt.core.storage import write_atomic
from haspelknecht_qt.core.strict_json import JsonValue
from haspelknecht_qt.core.validation import UntrustedValue, parse

V = TypeVar("V")


@frozen
class GameCache:
    """File with the findings of each game, one game a line. Its first line has the `version` of levels and settings."""

    file: Path
    version: str

    def read(self, read_findings: Callable[[UntrustedValue], V]) -> dict[int, V]:
        """Returns the findings by number of the game, as `read_findings` reads them; none without a file.

        Raises ValueError, with the file's name, if the file is damaged or of another version.
        """
        found: dict[int, V] = {}
        try:
            for number, line in enumerate(complete_lines(self.file)):
                data: UntrustedValue = parse(line)
                if number:
                    found[data["game"].whole_number(0)] = read_findings(data["findings"])
                else:
                    data["version"].one_of((self.version,))
        except ValueError as error:
            raise ValueError(f"{self.file}: {error}") from error
        return found

    def add(self, number: int, findings: JsonValue) -> None:
        """Appends the findings of one game."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8", newline="\n") as file:
            if not file.tell():
                file.write(json.dumps({"version": self.version}) + "\n")
            file.write(json.dumps({"game": number, "findings": findings}, ensure_ascii=False) + "\n")


def complete_lines(file: Path) -> list[str]:
    """Returns the lines of a file to which games are appended; none if it does not exist.

    Removes an incomplete last line, as after a killed run, so that its game is played again.
    """
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        write_atomic(file, whole.encode())
    return whole.splitlines()


class GameFindings(AttrsInstance, Protocol):
    """Findings of one game, an attrs class."""

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Reads findings from the values of `attrs.asdict`, as JSON returns them."""


F = TypeVar("F", bound=GameFindings)


def complete(
    cache: GameCache, kind: type[F], find: Callable[[int], F], count: int, executor: TaskExecutor, title: str
) -> list[F]:
    """Returns the findings of the games 0 to `count` - 1. Finds those that are missing in the cache, and stores them.

    Reports progress under the `title`. Ends the program if the cache cannot be used.
    """
    try:
        known = cache.read(lambda data: kind.from_json(data.found))
    except ValueError as error:
        sys.exit(f"{error}\nDelete this file to measure again, or choose another folder.")
    missing = [number for number in range(count) if number not in known]
    for number, found in zip(missing, executor.map(find, missing), strict=True):
        cache.add(number, asdict(found))
        known[number] = found
        write_error(f"{title}: {len(known)} games")
    return [known[number] for number in range(count)]


def levels_version(name: str) -> str:
    """Returns a text that changes with the settings and weights of a game's levels."""
    text = " ".join(map(bot_version, composition.builtin_bot_factories(name, timed=False).values()))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
