"""Checks of an installed program that run on every system. They leave results, which machines of other systems compare.

A folder of results has `games.json` (the results of seeded games), `strongest.json` (the bots that need a compiled
model) and a picture of a table for each game. Results must be equal everywhere. Pictures may differ as letters do that
each system smooths in its own way.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import checks
from installations import Installation
from project import STRONGEST
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from running import CheckFailed, expect, run

import translations

GAMES_OF_EACH = 10
"""Number of seeded games of each game: 20 in all."""
BLOCK = 16
"""Side of the blocks whose mean colours are compared, in pixels."""
LARGEST_DIFFERENCE = 32
"""Maximum difference of a block in red, green or blue, of 255. On Linux a table that is moved by a pixel differs by 14
from the original, a table in another language by 57 or more, a table after another move by 145 or more."""
LANGUAGE = translations.SOURCE_LANGUAGE


def play(place: Installation, folder: Path) -> str:
    """Bots play 20 seeded games."""
    results = {}
    for game in checks.GAMES:
        words = ("simulate", "--game", game, *checks.GAMES[game], "--games", str(GAMES_OF_EACH), "--seed", checks.SEED)
        lines = [json.loads(line) for line in run(place, *words, "--json").splitlines()]
        results[game] = [line for line in lines if "digest" in line]
        # The last line of the program's output sums them up.
        expect(truth=len(results[game]) == GAMES_OF_EACH, sentence=f"{len(results[game])} games of {game} were played")
    _write(folder / "games.json", results)
    return f"{sum(map(len, results.values()))} games"


def list_strongest(place: Installation, folder: Path) -> str:
    """The strongest bot of each game is there if the compiled models are."""
    found = {}
    for game, bot in STRONGEST.items():
        found[game] = checks.offers(place, game, bot)
    _write(folder / "strongest.json", found)
    return ", ".join(f"{game} {'with it' if there else 'without it'}" for game, there in found.items())


def draw(place: Installation, folder: Path) -> str:
    """The table of each game is drawn."""
    sizes = []
    for game in checks.GAMES:
        saved = Path(place.home) / "games" / f"seed-{checks.SEED}.{game}"
        words = ("simulate", "--game", game, *checks.GAMES[game], "--games", "1", "--seed", checks.SEED)
        run(place, *words, "--save-to", str(saved.parent))
        file = folder / f"table-{game}.png"
        run(place, "render", str(saved), "--ply", "60", "--out", str(file), "--language", LANGUAGE)
        picture = _picture(file)
        sizes.append(f"{game} {picture.width()} x {picture.height()}")
    return ", ".join(sizes)


def compare(folder: Path, reference: Path) -> dict[str, str]:
    """Compares two folders of results; returns a remark for each kind. Raises CheckFailed."""
    for name, wanted in (("games.json", "the results of the seeded games"), ("strongest.json", "the strongest bots")):
        here, there = (_read(place / name) for place in (folder, reference))
        expect(truth=here == there, sentence=f"{wanted} differ: {_difference(here, there)}")
    remarks = []
    for game in checks.GAMES:
        found = largest_difference(_picture(folder / f"table-{game}.png"), _picture(reference / f"table-{game}.png"))
        expect(
            truth=found <= LARGEST_DIFFERENCE, sentence=f"the pictures of {game} differ by {found} of 255 in a block"
        )
        remarks.append(f"{game} {found}")
    return {"games": "equal", "strongest": "equal", "pictures": f"largest difference of 255: {', '.join(remarks)}"}


def largest_difference(one: QImage, other: QImage) -> int:
    """Largest difference of the mean colours of two pictures' blocks, from 0 to 255. Raises CheckFailed for other sizes."""
    expect(truth=one.size() == other.size(), sentence=f"the pictures have sizes {_size(one)} and {_size(other)}")
    differences = (abs(mine - its) for mine, its in zip(_blocks(one), _blocks(other), strict=True))
    return max(differences)


def _blocks(picture: QImage) -> bytes:
    """Mean red, green and blue of each block."""
    small = picture.convertToFormat(QImage.Format.Format_RGB32).scaled(
        max(1, picture.width() // BLOCK),
        max(1, picture.height() // BLOCK),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    # Rows of this format have no gaps between them.
    return bytes(small.constBits())


def _size(picture: QImage) -> str:
    return f"{picture.width()} x {picture.height()}"


def _picture(file: Path) -> QImage:
    picture = QImage(str(file))
    if picture.isNull():
        raise CheckFailed(f"{file} is no picture")
    return picture


def _write(file: Path, value: object) -> None:
    file.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _read(file: Path) -> dict[str, object]:
    try:
        found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CheckFailed(f"{file}: {error}") from error
    return found


def _difference(here: Mapping[str, object], there: Mapping[str, object]) -> str:
    """The first entry that is not the same."""
    for game in there:
        mine, its = here.get(game), there[game]
        if isinstance(mine, list) and isinstance(its, list):
            for one, other in zip(mine, its, strict=False):
                if one != other:
                    return f"{game}: {json.dumps(one)} instead of {json.dumps(other)}"
        if mine != its:
            return f"{game}: {mine} instead of {its}"
    return f"games {', '.join(here)} instead of {', '.join(there)}"
