"""The farm on a player's board: heaps of goods with their counts, points of the coal in winter, and storage."""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.haspelknecht.boards.developments import GOOD_ZOOM, paint_shield
from haspelknecht_qt.game_ui.haspelknecht.boards.scenery import place_box
from haspelknecht_qt.game_ui.haspelknecht.pieces import HEAP_KINDS, heap_counts
from haspelknecht_qt.game_ui.haspelknecht.texts import captions
from haspelknecht_qt.game_ui.haspelknecht.texts.captions import Caption
from haspelknecht_qt.game_ui.haspelknecht.texts.outlook import expected_coal_vp
from haspelknecht_qt.games.haspelknecht import winter
from haspelknecht_qt.games.haspelknecht.kinds import (
    PLAYER_DISKS_FOR_DEVELOPMENTS,
    Building,
    Good,
    Marker,
    Storage,
    Tile,
)
from haspelknecht_qt.games.haspelknecht.markers import MARKER_OF_PIECE, MARKER_OF_TILE
from haspelknecht_qt.games.haspelknecht.state import Player, State
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.typography import CAPTION, CAPTION_STRONG, COUNT, NAME, NUMERAL
from haspelknecht_qt.table.window_plan import Box

HEAP_ZOOM = 0.78
"""Size of the pieces in the farm's heaps, relative to pieces elsewhere on the board."""

PLAYER_DISKS_WIDTH = 88.0
"""Width of the place for unused player disks with their number, in the drawing's units: room for large texts."""


@frozen
class StoragePicture:
    """Data for painting a place that stores one good over the winter.

    `accepted_goods` are the goods that may be stored. `best_good` is the good that scores most in this place, and
    `best_vp` are its victory points. They are "" and 0 if no good scores. `is_occupied` is True if a good is stored
    here.
    """

    storage: Storage
    accepted_goods: tuple[Good, ...]
    best_good: str
    best_vp: int
    is_occupied: bool


@frozen
class FarmPicture:
    """Data for painting the farm on a player's board.

    `heap_counts` are the numbers of pieces in the order of HEAP_KINDS. `disks_left` is the number of unused player disks.
    `coal_vp` are the points that the coal would score this winter; None once this winter has been scored.
    """

    heap_counts: tuple[int, ...]
    disks_left: int
    coal_vp: int | None
    storages: tuple[StoragePicture, ...]


def storages_of(buildings: int) -> tuple[Storage, ...]:
    """Returns the storage places of a farm, from left to right; `buildings` is a bit set."""
    found = [Storage.FARM]
    if buildings & Building.BARN:
        found.append(Storage.BARN)
    if buildings & Building.COAL_STORAGE:
        found += [Storage.COAL_STORAGE_COAL, Storage.COAL_STORAGE_WOOD]
    return tuple(found)


def farm_picture(state: State, player: Player) -> FarmPicture:
    """Returns the data for painting a player's farm."""
    return FarmPicture(
        heap_counts=heap_counts(player),
        disks_left=PLAYER_DISKS_FOR_DEVELOPMENTS - len(player.tiles),
        coal_vp=expected_coal_vp(state, player),
        storages=tuple(_storage_picture(state, player, storage) for storage in storages_of(player.buildings)),
    )


def _storage_picture(state: State, player: Player, storage: Storage) -> StoragePicture:
    takes = {Storage.COAL_STORAGE_COAL: (Good.COAL,), Storage.COAL_STORAGE_WOOD: (Good.WOOD,)}.get(
        storage, (Good.FOOD, Good.WOOD, Good.COAL)
    )
    scoring = [(good, winter.storage_vp(state, storage, good)) for good in takes]
    best = max(scoring, key=lambda pair: pair[1])
    return StoragePicture(
        storage=storage,
        accepted_goods=takes,
        best_good=best[0].value if best[1] else "",
        best_vp=best[1],
        is_occupied=bool(player.stored[storage]),
    )


def shown_markers(player: Player) -> tuple[Marker, ...]:
    """Returns a player's action markers on the rail of the board, in the order of acquisition.

    The tuple also contains markers in a plan, so that no other marker takes their hooks on the rail.
    """
    placed = [marker for piece, marker in MARKER_OF_PIECE.items() if any(plan[piece] for plan in player.plan)]
    order = [MARKER_OF_TILE[Tile(tile)] for tile in player.tiles if tile in MARKER_OF_TILE]
    return tuple(marker for marker in order if player.markers & marker or marker in placed)


def unplaced_markers(player: Player) -> tuple[Marker, ...]:
    """Returns a player's action markers that are not in a plan, in the order of acquisition."""
    return tuple(marker for marker in shown_markers(player) if player.markers & marker)


def storage_element(number: int) -> str:
    """Returns the name of a storage place in the drawing of the board. `number` counts from 0 at the left."""
    return f"farm.storage.{number + 1}"


def paint_captions(canvas: Canvas, picture: FarmPicture) -> None:
    """Paints captions and lines of the farm, above the highlights that would tint them, in the drawing's units."""
    name, disks = place_box(canvas, "farm.name"), place_box(canvas, "farm.disks")
    # Long translations are set in a narrower font, because the space beside the disks is small.
    room = disks.x - name.x - 3
    style = NAME if canvas.text_width(Caption.FARM.text, NAME) <= room else CAPTION_STRONG
    canvas.shrunk_text(name.x + 2, name.y + 16.5, Caption.FARM.text, room, style, "ink")
    width = canvas.text(disks.x + 24, disks.y + 16.5, Caption.COUNT_LEFT.counted(picture.disks_left), CAPTION, "ink2")
    # The note begins outside of the outline around the player disks.
    _paint_coal_note(canvas, picture, disks.x + max(30 + width, PLAYER_DISKS_WIDTH + 3))
    for number, (kind, count) in enumerate(zip(HEAP_KINDS, picture.heap_counts, strict=True)):
        box = place_box(canvas, f"farm.{kind}")
        if number:
            canvas.line((box.x - 0.4, box.y - 2), (box.x - 0.4, box.bottom), "line", 1.0)
        if not count:
            canvas.paint_at("pieces", kind, *box.center, 0.86, opacity=canvas.theme.faded_opacity(0.28))
    # The divider is part of this upper layer, because highlights may tint the lower layer.
    canvas.line((880, 249), (1198, 249), "line", 1.2)
    _paint_storage_row(canvas, picture)


def _paint_coal_note(canvas: Canvas, picture: FarmPicture, left: float) -> None:
    """Paints the coal score to the right of `left`, in words. If the words are too long, pictures replace them."""
    note = place_box(canvas, "farm.note")
    coal, vp = picture.heap_counts[HEAP_KINDS.index("coal")], picture.coal_vp
    if vp is None:
        return
    text, room = captions.coal_score_sentence(coal, vp), note.right - 1 - left
    if canvas.text_width(text, canvas.smallest_style(CAPTION)) <= room:
        canvas.shrunk_text(note.right - 1, note.y + 15.5, text, room, CAPTION, "ink2", "r")
        return
    x, middle = note.right - 14, note.y + 11
    paint_shield(canvas, x, middle, vp, 0.72)
    canvas.icon("arrow", x - 25, middle, 15, "ink3")
    canvas.paint_at("pieces", "coal", x - 47, middle, 0.5)
    canvas.text(x - 59, note.y + 16, str(coal), NUMERAL.sized(14), "ink2", "r")


def paint_counts(canvas: Canvas, picture: FarmPicture) -> None:
    """Paints the number of pieces in each heap, above the pieces, so that a large heap does not hide the number."""
    for kind, count in zip(HEAP_KINDS, picture.heap_counts, strict=True):
        x, y = place_box(canvas, f"farm.{kind}.count").center
        canvas.text(x, y + 6.5, str(count), COUNT, "ink" if count else "ink3", "m")


def _paint_storage_row(canvas: Canvas, picture: FarmPicture) -> None:
    for number, entry in enumerate(picture.storages):
        box = place_box(canvas, storage_element(number))
        canvas.paint_in("pieces", "slot.storage", box)
        if not entry.is_occupied:
            _paint_accepted_goods(canvas, box, entry)
        if entry.best_vp:
            x, y = box.right + 12, box.y + box.height / 2
            canvas.paint_at("pieces", entry.best_good, x, y, GOOD_ZOOM[entry.best_good])
            paint_shield(canvas, x + 23, y, entry.best_vp, 0.7)
    last = place_box(canvas, storage_element(len(picture.storages) - 1))
    if len(picture.storages) <= 3:
        right = place_box(canvas, "farm").right - 14
        room = right - last.right - 56
        canvas.shrunk_text(right, last.y + 22, Caption.STORAGE.text, room, CAPTION, "ink3", "r")


def _paint_accepted_goods(canvas: Canvas, box: Box, entry: StoragePicture) -> None:
    """Paints faint pictures of the goods that an empty storage place accepts."""
    x, y = box.center
    if len(entry.accepted_goods) == 1:
        good = entry.accepted_goods[0].value
        canvas.paint_at("pieces", good, x, y, GOOD_ZOOM[good] * 1.2, opacity=canvas.theme.faded_opacity(0.4))
        return
    for number, (dx, dy) in enumerate(((-6.5, -6.5), (6.5, -6.5), (0, 7))):
        good = entry.accepted_goods[number].value
        canvas.paint_at("pieces", good, x + dx, y + dy, GOOD_ZOOM[good] * 0.75, opacity=0.6)
