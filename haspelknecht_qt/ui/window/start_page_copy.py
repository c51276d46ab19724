"""Copy of the start page's contents in a file. The next start shows it until the program is loaded.

The copy may be outdated: when the program is loaded, the start page shows its true contents. The file is written when
the contents change and when the program ends. If the file is missing, damaged or of another version, the page first
looks as for a new player.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import NamedTuple

import haspelknecht_qt
from haspelknecht_qt.core.storage import StorageError, make_folder, write_atomic
from haspelknecht_qt.core.validation import UntrustedValue, parse, read_text
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from haspelknecht_qt.ui.window.last_time_card import LastMatchChoices, LastMatchSeat

MAX_FILE_SIZE = 64 * 1024
"""Maximum size of the file, in bytes."""
MAX_TEXT_LENGTH = 2000
"""Maximum length of each text, in characters."""
MAX_ITEMS = 20
"""Maximum length of each of the lists of seats, options and notices."""
NOTICE_ICONS = ("info", "warn")
NOTICE_COLOURS = ("ink2", "warn")


class CopiedNotice(NamedTuple):
    """Notice: the name of its icon (one of NOTICE_ICONS), the colour token of the icon, and the sentence."""

    icon: str
    colour: str
    sentence: str


class StartPageSnapshot(NamedTuple):
    """Contents of the start page in one language, for one chosen game.

    `offer` is the sentence about a match to continue; "" without one. `last` is the last match of the chosen game.
    """

    language: str
    game: str
    offer: str = ""
    last: LastMatchChoices | None = None
    has_results: bool = False
    has_favourites: bool = False
    notices: tuple[CopiedNotice, ...] = ()


def load(file: Path, language: str, game: str) -> StartPageSnapshot:
    """Returns the page's contents in a file; empty ones for a damaged file or another version, language or game."""
    empty = StartPageSnapshot(language, game)
    try:
        document = parse(read_text(file, MAX_FILE_SIZE)).check_keys(("version", "page"))
        found = _read(document["page"])
    except (OSError, ValueError):
        # A ValueError is also raised for text that is not UTF-8.
        return empty
    known = document["version"].found == haspelknecht_qt.__version__
    return found if known and (found.language, found.game) == (language, game) else empty


def store(file: Path, copy: StartPageSnapshot) -> None:
    """Writes the copy into a file. A failure is logged and has no other consequence."""
    try:
        make_folder(file.parent)
        write_atomic(file, json.dumps({"version": haspelknecht_qt.__version__, "page": as_json(copy)}).encode())
    except StorageError as error:
        logging.getLogger(__name__).warning("The copy of the start page is not stored: %s", error)


def as_json(copy: StartPageSnapshot) -> dict[str, object]:
    """Returns a copy as JSON values."""
    last = copy.last
    return copy._asdict() | {
        "last": None if last is None else {"seats": [seat._asdict() for seat in last.seats], "options": last.options},
        "notices": [notice._asdict() for notice in copy.notices],
    }


def _read(page: UntrustedValue) -> StartPageSnapshot:
    page.check_keys(("language", "game", "offer", "last", "has_results", "has_favourites", "notices"))
    last = page["last"]
    return StartPageSnapshot(
        _checked_text(page["language"]),
        _checked_text(page["game"]),
        _checked_text(page["offer"]),
        None if last.found is None else _read_last_match(last.check_keys(("seats", "options"))),
        page["has_results"].flag(),
        page["has_favourites"].flag(),
        tuple(
            CopiedNotice(
                notice["icon"].one_of(NOTICE_ICONS),
                notice["colour"].one_of(NOTICE_COLOURS),
                _checked_text(notice["sentence"]),
            )
            for notice in page["notices"].array(most=MAX_ITEMS)
        ),
    )


def _read_last_match(last_match: UntrustedValue) -> LastMatchChoices:
    seats = tuple(
        LastMatchSeat(_checked_text(seat["name"]), seat["colour"].one_of(PLAYER_COLOURS), _checked_text(seat["bot"]))
        for seat in last_match["seats"].array(most=MAX_ITEMS)
    )
    return LastMatchChoices(seats, tuple(map(_checked_text, last_match["options"].array(most=MAX_ITEMS))))


def _checked_text(value: UntrustedValue) -> str:
    return value.text(most=MAX_TEXT_LENGTH)
