"""Two panels: one has the shift clock, scores and majorities, the other the score if the game ended now."""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.gueules_noires.boards import symbols
from haspelknecht_qt.game_ui.gueules_noires.regions import Regions
from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.game_ui.gueules_noires.texts.captions import Caption
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import GueulesNoiresTexts
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState, known_orders
from haspelknecht_qt.games.gueules_noires import majorities, shift_end
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ELEMENTS, ELEMENTS_PER_SHIFT, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import NOBODY, Step
from haspelknecht_qt.table.canvas import CAPTION, CAPTION_STRONG, Canvas
from haspelknecht_qt.table.typography import BODY_STRONG, FIGURE, NAME, NUMERAL
from haspelknecht_qt.table.window_plan import Box, LayoutMode
from haspelknecht_qt.ui.score_items import ScoreItemTexts
from haspelknecht_qt.ui.widgets.formats import number_text, signed_text

CARD_ELEMENT_COUNT = len(COLOURS) + len(VEHICLES)
"""Number of elements of the shift clock that are counted on delivered orders. They are the first elements."""
_MIN_SCALED_ROW_HEIGHT = 16.0
"""Minimum height in scene units of a row whose text follows the user's font size. Otherwise the text size is fixed."""
_FOOTER_HEIGHT = 22.0
_ITEM_HEIGHT = 46.0


@frozen
class MajorityRow:
    """Row for one element of the shift clock. Each tuple has one entry for each column (seat)."""

    element: int
    first_prize: int
    """Points of the first prize."""
    second_prize: int
    """Points of the second prize; 0 with two players."""
    counts: tuple[int, ...]
    """Count of each seat, as far as the viewer knows: delivered order spots, or empty minecarts."""
    hidden_card_flags: tuple[bool, ...]
    """For each seat, whether `counts` leaves out delivered orders that lie face down."""
    is_scored: bool
    """Whether the element is scored at the end of the current shift."""
    prizes: tuple[int, ...]
    """Points that each seat would win with the numbers in `counts`."""


@frozen
class PlayerLine:
    """Line of a player in the list of players.

    `workers` is the number of workers that the player can still place. `forecast` is the player's score if the game
    ended now.
    """

    seat: int
    colour: str
    workers: int
    score: int
    forecast: int


@frozen
class ClockPicture:
    """Data for painting the panel with the shift clock."""

    shift: int
    scored_element: int
    """Index of the shift clock's element with the scoring marker; -1 while no shift is being scored."""
    first_seat: int
    seat_on_turn: int
    lines: tuple[PlayerLine, ...]
    """Lines of the players, in turn order."""
    columns: tuple[tuple[int, str], ...]
    """Seats with their colours, in the order of the columns. The viewer is first."""
    next_starter_name: str
    """Name of the player who would begin the next shift (GE4); "" if no shift follows."""
    rows: tuple[MajorityRow, ...]

    @property
    def shift_points(self) -> tuple[int, ...]:
        """Points that each seat would win in this shift, by column, with the counts known to the viewer."""
        scored = [row.prizes for row in self.rows if row.is_scored]
        return tuple(sum(prizes[column] for prizes in scored) for column in range(len(self.columns)))


def clock_picture(view_state: ViewState) -> ClockPicture:
    """Returns the data for painting the panel with the shift clock."""
    state = view_state.state
    seats = len(state.players)
    standing, scores = view_state.standing, view_state.scores
    first = max(state.first, 0)
    lines = tuple(
        PlayerLine(
            seat, view_state.colours[seat], state.players[seat].workers, scores[seat], standing.seats[seat].total
        )
        for seat in ((first + step) % seats for step in range(seats))
    )
    order = [(view_state.viewer + step) % seats for step in range(seats)]
    starter = shift_end.expected_first_player(state)
    return ClockPicture(
        shift=state.shift,
        scored_element=-1 if view_state.details.marked_element is None else view_state.details.marked_element,
        first_seat=state.first,
        seat_on_turn=NOBODY if state.step is Step.OVER else state.seat,
        lines=lines,
        columns=tuple((seat, view_state.colours[seat]) for seat in order),
        next_starter_name="" if starter == NOBODY else view_state.seats[starter].name,
        rows=tuple(_majority_rows(view_state, order)),
    )


def _majority_rows(view_state: ViewState, order: list[int]) -> list[MajorityRow]:
    state = view_state.state
    scored = majorities.scored_element_count(state.shift)
    seen = {seat: _known_counts(view_state, seat) for seat in order}
    rows = []
    for element, prize in enumerate(state.box.components.prizes):
        of_cards = element < CARD_ELEMENT_COUNT
        counts = tuple(seen[seat][0][element] for seat in order)
        rows.append(
            MajorityRow(
                element,
                prize.first,
                prize.second if len(order) > 2 else 0,
                counts,
                tuple(of_cards and seen[seat][1] for seat in order),
                element < scored,
                majorities.prizes_by_seat(counts, prize),
            )
        )
    return rows


def _known_counts(view_state: ViewState, seat: int) -> tuple[list[int], bool]:
    """Returns a seat's count of each element, and whether orders that lie face down are left out (GR13)."""
    orders, has_covered_orders = known_orders(view_state, seat)
    state = view_state.state
    if has_covered_orders:
        state = state.copy()
        state.players[seat].delivered = orders
    return majorities.element_counts(state, seat), has_covered_orders


@frozen
class ClockLayout:
    """Layout of the panel with the shift clock.

    `line_height` is the height of a player's line in the list of players. `header_y` is the upper edge of the heading
    above the rows. `rows` has the box of each element's row; None if the row is not shown.
    """

    clock_box: Box
    list_box: Box
    line_height: float
    header_y: float
    rows: tuple[Box | None, ...]


def clock_layout(regions: Regions, seats: int, shift: int = 0) -> ClockLayout:
    """Returns the layout of the panel with the shift clock.

    In a small window, the panel shows only the elements that are scored up to the end of `shift`. If `shift` is 0, it
    shows all elements.
    """
    box = regions.clock
    if regions.mode is LayoutMode.SMALL:
        shown = ELEMENTS_PER_SHIFT * shift if shift else len(ELEMENTS)
        top = box.y + 99
        pitch = (box.bottom - 3 - top) / shown
        rows = tuple(
            Box(box.x + 6, top + number * pitch, box.width - 12, pitch) if number < shown else None
            for number in range(len(ELEMENTS))
        )
        return ClockLayout(Box(box.x + 9, box.y + 7, 66, 66), Box(box.x + 80, box.y + 8, 128, 60), 30, box.y + 88, rows)
    pitch = min(38.0, 118.0 / seats) if seats > 2 else 46.0
    top = box.y + max(148.0, 40.0 + seats * pitch)
    first = top + 55
    height = (box.bottom - first - _FOOTER_HEIGHT - 4) / len(ELEMENTS)
    rows = tuple(Box(box.x + 12, first + number * height, box.width - 24, height) for number in range(len(ELEMENTS)))
    return ClockLayout(
        Box(box.x + 16, box.y + 18, 116, 116),
        Box(box.x + 142, box.y + 34, box.width - 150, seats * pitch),
        pitch,
        top,
        rows,
    )


def paint(canvas: Canvas, regions: Regions, picture: ClockPicture) -> None:
    """Paints the whole panel with the shift clock."""
    found = clock_layout(regions, len(picture.columns), picture.shift)
    canvas.panel(regions.clock)
    paint_clock(canvas, found.clock_box, picture.shift)
    if regions.mode is LayoutMode.SMALL:
        _paint_small_header(canvas, regions.clock, picture)
    else:
        _paint_header(canvas, regions.clock, found, picture)
    _paint_columns(canvas, regions, found, picture)
    for row in picture.rows:
        box = found.rows[row.element]
        if box is not None:
            if row.element == picture.scored_element:
                canvas.rect(box, "go_tint", "go", 1.6, radius=4)
            _paint_majority_row(canvas, box, row, regions.mode)


def marked_element(picture: ClockPicture) -> int:
    """Returns the index (from 0) of the element whose circle on the shift clock holds the scoring marker.

    Between two scorings the marker lies on the first circle (GS7).
    """
    return max(0, picture.scored_element)


def paint_clock(canvas: Canvas, box: Box, shift: int) -> None:
    """Paints the face of the shift clock with the current shift highlighted, but without hand and scoring marker."""
    x, y = box.center
    whole = canvas.element_box("pieces", "place.clock")
    zoom = box.width / whole.width
    canvas.paint_at("pieces", "clock", x, y + 1 * zoom, zoom)
    canvas.paint_at("pieces", f"clock.shift.{shift}", x, y + 1 * zoom, zoom)
    for number in range(1, 4):
        if number != shift and box.width > 90:
            px, py = _position_on_clock(canvas, whole, box, f"place.clock.shift.{number}")
            canvas.text(px, py + 5 * zoom, terms.shift_numeral(number), NUMERAL.sized(14 * zoom, 600), "ink", "m")


def paint_marker(canvas: Canvas, box: Box, marker: int) -> None:
    """Paints the scoring marker on the circle of an element of the shift clock."""
    whole = canvas.element_box("pieces", "place.clock")
    px, py = _position_on_clock(canvas, whole, box, f"place.clock.circle.{marker + 1}")
    canvas.paint_at("pieces", "clock.marker", px, py, box.width / whole.width)


def paint_clock_hand(canvas: Canvas, box: Box, shift: int) -> None:
    """Paints the hand of the shift clock, which points at the sector of the current shift."""
    zoom = box.width / canvas.element_box("pieces", "place.clock").width
    canvas.paint_turned("pieces", "clock.hand", *box.center, (shift - 1) * 120 + 60, (5, 50), zoom)


def paint_hub(canvas: Canvas, box: Box, shift: int) -> None:
    """Paints the centre of the shift clock with the number of the shift. It covers the inner end of the hand."""
    x, y = box.center
    zoom = box.width / canvas.element_box("pieces", "place.clock").width
    canvas.paint_at("pieces", "clock.hub", x, y, zoom)
    canvas.text(x, y + 8 * zoom, terms.shift_numeral(shift), NUMERAL.sized(23 * zoom, 700), "ink", "m")


def _position_on_clock(canvas: Canvas, drawn_clock: Box, box: Box, drawn_place: str) -> tuple[float, float]:
    x, y = canvas.element_box("pieces", drawn_place).center
    zoom = box.width / drawn_clock.width
    return box.x + (x - drawn_clock.x) * zoom, box.y + (y - drawn_clock.y) * zoom


def _paint_header(canvas: Canvas, box: Box, found: ClockLayout, picture: ClockPicture) -> None:
    canvas.paint_elided_text(box.right - 14, box.y + 24, Caption.TURN_ORDER.text, 150, CAPTION_STRONG, "ink2", "r")
    for number, line in enumerate(picture.lines):
        line_y, height = found.list_box.y + number * found.line_height, found.line_height - 4
        _paint_player_line(canvas, Box(found.list_box.x, line_y, found.list_box.width, height), line, picture)
    top = found.header_y
    canvas.line((box.x + 12, top), (box.right - 12, top))
    text = Caption.SCORED_ROWS.format(count=majorities.scored_element_count(picture.shift))
    used = canvas.shrunk_text(box.right - 14, top + 20, text, box.width * 0.55, CAPTION, "ink2", "r")
    canvas.shrunk_text(box.x + 14, top + 20, Caption.MAJORITIES.text, box.width - 36 - used, NAME.sized(14))
    canvas.line((box.x + 12, box.bottom - _FOOTER_HEIGHT - 1), (box.right - 12, box.bottom - _FOOTER_HEIGHT - 1))
    if picture.next_starter_name:
        text = Caption.NEXT_STARTER.format(name=picture.next_starter_name)
        canvas.shrunk_text(box.x + 14, box.bottom - 7, text, box.width - 28, CAPTION, "ink2")


def _paint_player_line(canvas: Canvas, box: Box, line: PlayerLine, picture: ClockPicture) -> None:
    if line.seat == picture.seat_on_turn:
        canvas.rect(box, "paperhi", "ink", 2, radius=6)
    y = box.y + box.height / 2
    canvas.paint_at("pieces", f"player.{line.colour}", box.x + 18, y, min(1.0, box.height / 34))
    if line.seat == picture.first_seat:
        canvas.paint_at("pieces", "lamp", box.x + 39, y, min(1.05, box.height / 26))
    canvas.paint_at("pieces", "worker.sign", box.x + 55, y, 0.42)
    canvas.text(box.x + 63, y + 5.5, str(line.workers), NAME.sized(15))
    shield = min(27.0, box.height * 0.94)
    symbols.paint_shield(canvas, box.right - 18, y, shield, line.score)
    wide = canvas.text(box.right - 34, y + 5, number_text(line.forecast), FIGURE.sized(13, 600), "ink2", "r")
    canvas.icon("flag", box.right - 41 - wide, y, 11, "ink3")


def _paint_small_header(canvas: Canvas, box: Box, picture: ClockPicture) -> None:
    canvas.shrunk_text(
        box.x + 84, box.y + 27, Caption.SHIFT.format(shift=terms.shift_numeral(picture.shift)), box.width - 92, NAME
    )
    line = next(line for line in picture.lines if line.seat == picture.columns[0][0])
    y = box.y + 50
    canvas.paint_at("pieces", "worker.sign", box.x + 92, y, 0.46)
    canvas.text(box.x + 103, y + 6, str(line.workers), NAME.sized(16, 700))
    if line.seat == picture.first_seat:
        canvas.paint_at("pieces", "lamp", box.x + 132, y, 1.0)
    symbols.paint_shield(canvas, box.right - 22, y, 28, line.score)
    wide = canvas.text(box.right - 43, y + 5, number_text(line.forecast), FIGURE.sized(13.5), "ink2", "r")
    canvas.icon("flag", box.right - 51 - wide, y, 12, "ink3")
    canvas.line((box.x + 8, box.y + 75), (box.right - 8, box.y + 75))


def _paint_columns(canvas: Canvas, regions: Regions, found: ClockLayout, picture: ClockPicture) -> None:
    box, small = regions.clock, regions.mode is LayoutMode.SMALL
    y = found.header_y if small else found.header_y + 40
    x = box.x + (10 if small else 14)
    style = CAPTION.sized(11.5) if small else CAPTION
    heading = Caption.FIRST_AND_SECOND_PRIZE if len(picture.columns) > 2 else Caption.FIRST_PRIZE
    canvas.shrunk_text(x, y + 4, heading.text, 78 if small else 96, style, "ink2")
    row = next(row for row in found.rows if row is not None)
    left, wide = _column_position(row, len(picture.columns), regions.mode)
    for number, (_, colour) in enumerate(picture.columns):
        x = left + wide * (number + 0.5)
        paid = picture.shift_points[number]
        if small or not paid:
            canvas.paint_at("pieces", f"player.{colour}", x, y, 0.62 if small else 0.8)
            continue
        canvas.paint_at("pieces", f"player.{colour}", x - 11, y, 0.8)
        canvas.text(x + 2, y + 5, signed_text(paid), FIGURE.sized(13, 600), "ink2")


def _column_position(row: Box, seats: int, mode: LayoutMode) -> tuple[float, float]:
    """Returns the left edge of the first column of a row, and the width of each column."""
    left = row.x + (84 if mode is LayoutMode.SMALL else 104)
    return left, (row.right - left) / seats


def _paint_majority_row(canvas: Canvas, box: Box, row: MajorityRow, mode: LayoutMode) -> None:
    small = mode is LayoutMode.SMALL
    if row.element and row.element % ELEMENTS_PER_SHIFT == 0:
        canvas.line((box.x + 2, box.y), (box.right - 2, box.y))
    y = box.y + box.height / 2
    ink = "ink" if row.is_scored else "ink3"
    height = min(17.0 if small else 20.0, box.height * 0.88)
    _paint_clock_element(canvas, box.x + (16 if small else 22), y, height, row.element)
    prize = f"{row.first_prize} / {row.second_prize}" if row.second_prize else str(row.first_prize)
    size = min(12.5 if small else 15.0, box.height * 0.8)
    style = NAME.sized(size - (0 if small else 1))._replace(fixed=box.height < _MIN_SCALED_ROW_HEIGHT)
    canvas.text(box.x + (58 if small else 70), y + size * 0.35, prize, style, ink, "m")
    left, wide = _column_position(box, len(row.counts), mode)
    best = max(row.counts)
    tied = row.counts.count(best) > 1
    inset = min(1.2, max(0.2, 0.4 * (box.height - 13)))
    for number, (count, has_hidden_cards) in enumerate(zip(row.counts, row.hidden_card_flags, strict=True)):
        x = left + wide * (number + 0.5)
        leads = best > 0 and count == best and row.is_scored
        if leads:
            frame = Box(x - wide / 2 + 2, box.y + inset, wide - 4, box.height - 2 * inset)
            canvas.rect(frame, "paperhi", "ink", 1.5, radius=4, dash=(4, 3) if tied else ())
        elif row.is_scored and row.second_prize and row.prizes[number] == row.second_prize:
            frame = Box(x - wide / 2 + 4, box.y + 2 * inset, wide - 8, box.height - 4 * inset)
            canvas.rect(frame, None, "slot_e", 1.1, radius=4)
        style = NAME.sized(size, 700 if leads else 600)._replace(fixed=box.height < _MIN_SCALED_ROW_HEIGHT)
        text = f"{count}+" if has_hidden_cards else str(count)
        canvas.text(x, y + size * 0.35, text, style, ink if count else "ink3", "m")


def _paint_clock_element(canvas: Canvas, x: float, y: float, size: float, element: int) -> None:
    """Paints the symbol of an element of the shift clock. `size` is the height of the symbol in scene units."""
    kind, name = ELEMENTS[element].split(":")
    if kind == "empty":
        canvas.paint_at("pieces", f"cart.{name}.empty.lit", x, y - size * 0.02, size * 1.15 / 50)
    elif name in COLOURS:
        canvas.paint_at("pieces", f"sign.{name}", x, y, size / 20)
    else:
        symbols.paint_vehicle(canvas, VEHICLES.index(name), x, y, size * 1.65, "paper")


@frozen
class ForecastPicture:
    """Data for painting the panel with the viewer's score if the game ended now.

    `items` are tuples (name, origin of the points, points). `total` is the sum of the points. After the end of the game
    (`is_final`) it is the final score.
    """

    items: tuple[tuple[str, str, int], ...]
    total: int
    is_final: bool


def forecast_picture(view_state: ViewState, texts: GueulesNoiresTexts) -> ForecastPicture:
    """Returns the data for painting the panel with the viewer's score if the game ended now."""
    standing = view_state.standing.seats[view_state.viewer]
    item_texts = ScoreItemTexts(texts.score)
    items = tuple(
        (item_texts.name(item), item_texts.calculation(view_state.state, view_state.viewer, item), points)
        for item, points in standing.items
        if points
    )
    return ForecastPicture(items, standing.total, view_state.state.step is Step.OVER)


def paint_score_if_ended_now(canvas: Canvas, box: Box, shown: ForecastPicture) -> None:
    """Paints the panel with the viewer's score if the game ended now."""
    canvas.panel(box)
    heading = Caption.FINAL_SCORE if shown.is_final else Caption.IF_ENDED_NOW
    canvas.shrunk_text(box.x + 16, box.y + 30, heading.text, box.width - 90, NAME.sized(17))
    canvas.text(box.right - 18, box.y + 31, number_text(shown.total), NUMERAL.sized(22, 700), "ink", "r")
    y = box.y + 48
    step = min(_ITEM_HEIGHT, (box.height - 48 - 34) / max(1, len(shown.items)))
    for name, detail, points in shown.items:
        canvas.line((box.x + 12, y), (box.right - 12, y))
        low = y + step / 2
        canvas.shrunk_text(box.x + 16, low - (1 if detail else -5), name, box.width - 90, BODY_STRONG)
        if detail:
            canvas.paint_elided_text(box.x + 16, low + 14, detail, box.width - 90, CAPTION, "ink2")
        ink = "stop" if points < 0 else "ink"
        canvas.text(box.right - 18, low + 6, signed_text(points), NUMERAL.sized(18, 700), ink, "r")
        y += step
    canvas.line((box.x + 12, y), (box.right - 12, y))
    if not shown.is_final:
        canvas.shrunk_text(box.x + 16, box.bottom - 14, Caption.NO_MAJORITIES.text, box.width - 32, CAPTION, "ink2")
