"""Panel with the year wheel, the turn order and the scores. It also shows coal and lease of this year's winter."""

from __future__ import annotations

import math
from collections.abc import Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.game_ui.haspelknecht.texts import captions, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.captions import Caption
from haspelknecht_qt.game_ui.haspelknecht.texts.outlook import (
    deciding_index,
    expected_coal_vp,
    is_winter_scored,
    missing_for_lease,
)
from haspelknecht_qt.games.haspelknecht import calendar, winter
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.kinds import YEARS, Season, Step, Tile
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.typography import CAPTION, CAPTION_STRONG, NUMERAL, SCORE, TextRole, TextStyle
from haspelknecht_qt.table.window_plan import Box, LayoutMode
from haspelknecht_qt.ui.widgets.formats import number_text

YEAR_STYLE = TextStyle(TextRole.YEAR, fixed=True)
HUB_STYLE = TextStyle(TextRole.CAPTION, fixed=True)
_MAX_TRACK_SCORE = 50
"""Largest score on the score track. The track is extended if a player has more points."""
_MAX_CHART_COAL = 8
"""Largest amount of coal with a field of its own in the coal chart."""
_DRAWING_SIZE = 240.0  # Width and height of the drawing of the wheel.
_HUB_AND_ZOOM_BY_MODE = {LayoutMode.WIDE: (107.0, 113.0, 0.93), LayoutMode.SMALL: (74.0, 86.0, 0.63)}
"""Position (x, y) of the wheel's hub in the panel, and zoom of the wheel's drawing, for each arrangement."""
_HUB_RING_RADIUS = 44.6
"""Radius of the thin ring inside the wheel's hub, in units of the wheel's drawing."""
_ORDER_WIDTH = 84.0
"""Width of the rows of the turn order, in scene units."""
_MARKER_RADIUS = 146.0
"""Distance of the farthest point of the phase marker from the hub, in units of the wheel's drawing."""
FIELD_COUNT = 9
"""Number of fields of the year wheel, on which the phase marker moves."""
PEG_TIP = (13.0, 28.0)
"""Tip of the phase marker (x, y), in units of its drawing."""


@frozen
class TurnOrderRow:
    """A seat in the turn order. `score` is the current score; `forecast` is the score if the game ended now."""

    seat: int
    colour: str
    score: int
    forecast: int


@frozen
class ChartField:
    """A field of the coal chart: amount of coal and victory points, as texts."""

    coal: str
    vp: str


@frozen
class WheelPicture:
    """Data for painting the panel with the year wheel.

    `phase_marker_field`: field of the wheel with the phase marker, from 0.
    `active_index`: index in `order_rows` of the seat that must act, or None.
    `coal`: amount of coal on the viewer's farm.
    `coal_vp`: points that it would score this winter; None once this winter has been scored.
    `chart_index`: index in `coal_chart` of this amount.
    `has_vp_per_coal`: whether each coal scores 1 VP (tile 44).
    `lease_by_year`: lease of each year as a pair (food, Thaler).
    `missing_goods`: pair (food, Thaler) that the farm lacks for this year's lease.
    `is_lease_paid`: whether this year's lease is paid, if need be with debt chits.
    `debts`: the viewer's debt chits of all winters.
    """

    year: int
    season: int
    step: Step
    phase_marker_field: int
    order_rows: tuple[TurnOrderRow, ...]
    active_index: int | None
    coal: int
    coal_vp: int | None
    coal_chart: tuple[ChartField, ...]
    chart_index: int
    has_vp_per_coal: bool
    lease_by_year: tuple[tuple[int, int], ...]
    missing_goods: tuple[int, int]
    is_lease_paid: bool
    debts: int


@frozen
class LeaseNote:
    """The note on this year's lease.

    `is_missing`: whether the farm lacks goods for the lease.
    `has_check`: whether a check mark is painted beside the text.
    """

    text: str
    is_missing: bool = False
    has_check: bool = False


def wheel_field_of(state: State) -> int:
    """Returns the field of the year wheel on which the phase marker stands, from 0."""
    match state.step:
        case Step.FIRST_TURN_ORDER:
            return calendar.SPRING_WATER
        case Step.REFILLING if state.year == 1 and state.season == Season.SPRING:
            return calendar.SPRING_WATER
        case Step.WINTER:
            return calendar.SCORING
        case Step.STORING:
            return calendar.STORAGE
        case Step.END:
            return calendar.NEXT_YEAR
        case _:
            return calendar.WHEEL_FIELD_OF_SEASON[Season(state.season)]


def wheel_picture(
    state: State,
    viewer: int,
    colours: Sequence[str],
    standing: Standing,
    scores: Sequence[int],
    field: int | None = None,
) -> WheelPicture:
    """Returns the data for painting the panel with the year wheel as seat `viewer` sees it.

    `colours` and `scores` are those of the seats. If given, `field` replaces the marker's field in `state`.
    """
    player = state.players[viewer]
    components = state.box.components
    chart = _chart_fields(components)
    shown_field = wheel_field_of(state) if field is None else field
    return WheelPicture(
        year=state.year,
        season=state.season,
        step=state.step,
        phase_marker_field=shown_field,
        order_rows=tuple(
            TurnOrderRow(seat, colours[seat], scores[seat], standing.seats[seat].total) for seat in state.order
        ),
        active_index=deciding_index(state),
        coal=player.coal,
        coal_vp=expected_coal_vp(state, player),
        coal_chart=chart,
        chart_index=min(max(0, player.coal - _largest_amount_without_points(components)), len(chart) - 1),
        has_vp_per_coal=Tile.HORSE_AND_CART in player.tiles,
        lease_by_year=tuple(winter.due_lease(state, year) for year in YEARS),
        missing_goods=missing_for_lease(state, viewer, state.year),
        is_lease_paid=is_winter_scored(state) or shown_field == calendar.STORAGE,
        debts=player.debts,
    )


def _largest_amount_without_points(components: Components) -> int:
    """Returns the largest amount of coal that scores nothing by the coal chart."""
    chart = components.coal_chart
    return next(coal for coal in range(_MAX_CHART_COAL) if chart.vp_of(coal + 1))


def _chart_fields(components: Components) -> tuple[ChartField, ...]:
    """Returns the fields of the coal chart (W1).

    The first field is for all amounts that score nothing. Each larger amount up to _MAX_CHART_COAL has its own field.
    The last field is for each additional coal.
    """
    chart, first = components.coal_chart, _largest_amount_without_points(components)
    counts = range(first + 1, _MAX_CHART_COAL + 1)
    nothing = ChartField(f"0\N{EN DASH}{first}" if first else "0", "0")
    each = [ChartField(str(coal), str(chart.vp_of(coal))) for coal in counts]
    return (nothing, *each, ChartField("+1", f"+{chart.each_further}"))


def paint(canvas: Canvas, box: Box, picture: WheelPicture, mode: LayoutMode) -> None:
    """Paints the panel with the year wheel into `box`."""
    canvas.panel(box)
    with canvas.origin_at(box.x, box.y):
        if mode is LayoutMode.WIDE:
            _paint_wide_panel(canvas, box.width, picture)
        else:
            _paint_small_panel(canvas, box.width, box.height, picture)


def _paint_wide_panel(canvas: Canvas, width: float, picture: WheelPicture) -> None:
    _paint_wheel(canvas, LayoutMode.WIDE, picture)
    heading = Caption.TURN_ORDER.text
    if canvas.text_width(heading, CAPTION_STRONG) <= _ORDER_WIDTH:
        canvas.text(width - 50, 24, heading, CAPTION_STRONG, "ink2", "m")
    else:
        # A long heading begins farther left: there is room between the wheel and the edge of the panel.
        canvas.shrunk_text(width - 9, 24, heading, 116, CAPTION_STRONG, "ink2", "r")
    for place, row in enumerate(picture.order_rows):
        _paint_order_row(
            canvas, width - 93, 34 + 45 * place, _ORDER_WIDTH, place, row, active=place == picture.active_index
        )
    _paint_score_track(canvas, 14, 252, width - 28, picture.order_rows)
    canvas.line((12, 286), (width - 12, 286))
    title = canvas.text(14, 306, Caption.WINTER_COAL.text, CAPTION_STRONG, "ink2")
    canvas.shrunk_text(width - 14, 306, _coal_note(picture), width - 40 - title, CAPTION, "ink2", "r")
    _paint_coal_chart(canvas, 14, 313, width - 28, picture)
    title = canvas.text(14, 372, Caption.WINTER_LEASE.text, CAPTION_STRONG, "ink2")
    note = _lease_note(picture)
    ink = "stop" if note.is_missing else "ink2"
    wide = canvas.shrunk_text(width - 14, 372, note.text, width - 40 - title, CAPTION_STRONG, ink, "r")
    if note.has_check:
        canvas.icon("check", width - 22 - wide, 368, 12, ink)
    _paint_lease(canvas, 14, 379, width - 28, picture)


def hub_position(box: Box, mode: LayoutMode) -> tuple[float, float]:
    """Returns the centre of the year wheel, in scene units."""
    x, y, _ = _HUB_AND_ZOOM_BY_MODE[mode]
    return box.x + x, box.y + y


def marker_track_box(box: Box, mode: LayoutMode) -> Box:
    """Returns the box of the circle on which the phase marker moves round the wheel, in scene units."""
    x, y = hub_position(box, mode)
    reach = _MARKER_RADIUS * _HUB_AND_ZOOM_BY_MODE[mode][2]
    return Box(x - reach, y - reach, 2 * reach, 2 * reach)


def paint_marker(canvas: Canvas, box: Box, field: int, mode: LayoutMode) -> None:
    """Paints the phase marker on the rim of the wheel: a wooden peg with its head outwards.

    `field` is the marker's field, counted from 0.
    """
    x, y = hub_position(box, mode)
    zoom = _HUB_AND_ZOOM_BY_MODE[mode][2]
    with canvas.origin_at(x - _DRAWING_SIZE / 2 * zoom, y - _DRAWING_SIZE / 2 * zoom, zoom):
        tip = canvas.art.bounds("wheel", f"marker.{field + 1}").center()
        canvas.paint_turned("pieces", "phase_marker", tip.x(), tip.y(), 360.0 / FIELD_COUNT * field, PEG_TIP, 0.86)


def _paint_wheel(canvas: Canvas, mode: LayoutMode, picture: WheelPicture) -> None:
    """Paints the wheel without the phase marker. The marker has its own layer, because it moves."""
    x, y, zoom = _HUB_AND_ZOOM_BY_MODE[mode]
    left, top = x - _DRAWING_SIZE / 2 * zoom, y - _DRAWING_SIZE / 2 * zoom
    number = picture.phase_marker_field + 1
    canvas.paint_composed([("wheel", "wheel"), ("wheel_turn", f"field.{number}.now")], left, top, zoom)
    with canvas.origin_at(left, top, zoom):
        if zoom < 0.8:
            canvas.text(120, 124, terms.year(picture.year), YEAR_STYLE.sized(33), "ink", "m")
            season, style, room = terms.capital(terms.season(picture.season)), NUMERAL.sized(16.5), 78.0
            if canvas.text_width(season, canvas.smallest_style(style)) > room:
                style = CAPTION_STRONG.sized(16.5)  # For long names: narrower than NUMERAL.
                # The hub's rim may be touched before a name is cut off.
                room = min(88.0, max(room, canvas.text_width(season, canvas.smallest_style(style))))
            _paint_hub_line(canvas, 146, season, room, style, "ink")
            return
        canvas.text(120, 97, terms.heading(terms.Term.YEAR), HUB_STYLE.sized(13), "ink2", "m")
        canvas.text(120, 126, terms.year(picture.year), YEAR_STYLE, "ink", "m")
        _paint_hub_line(canvas, 143, terms.capital(terms.season(picture.season)), 84, NUMERAL.sized(15), "ink")
        _paint_hub_line(canvas, 157, captions.activity(picture.step, picture.phase_marker_field), 68, HUB_STYLE, "ink2")


def _paint_hub_line(canvas: Canvas, y: float, text: str, room: float, style: TextStyle, ink: str) -> None:
    """Paints a line of text in the wheel's hub, below its centre. Where the text crosses the thin ring, the ring has a gap.

    Lengths are in units of the wheel's drawing.
    """
    middle = _DRAWING_SIZE / 2
    half = min(room, canvas.text_width(text, style)) / 2 + 2
    if math.hypot(half, y - middle) > _HUB_RING_RADIUS:
        with canvas.clipped(Box(middle - half, y - 11, 2 * half, 14)):
            canvas.circle(middle, middle, _HUB_RING_RADIUS, None, "paper", 3.4)
    canvas.shrunk_text(middle, y, text, room, style, ink, "m")


def _paint_order_row(
    canvas: Canvas, x: float, y: float, width: float, place: int, row: TurnOrderRow, *, active: bool
) -> None:
    if active:
        canvas.rect(Box(x - 4, y - 1, width + 8, 41), "paperhi", "ink", 2, radius=6)
    canvas.text(x + 9, y + 25, terms.ROMAN[place + 1], NUMERAL.sized(13.5), "ink2", "m")
    canvas.paint_at("pieces", f"player.{row.colour}", x + 35, y + 20.5)
    # The score does not grow with the player's text size, but the forecast does: the two lines move apart.
    growth = canvas.line_height(CAPTION_STRONG) - canvas.line_height(CAPTION_STRONG._replace(fixed=True))
    canvas.text(x + width - 4, y + 21.5 - 0.4 * growth, number_text(row.score), SCORE, "ink", "r")
    forecast = number_text(row.forecast)
    canvas.text(x + width - 4, y + 36 + 0.25 * growth, forecast, CAPTION_STRONG, "ink2", "r")
    canvas.icon("flag", x + width - 14 - canvas.text_width(forecast, CAPTION_STRONG), y + 31.5, 11, "ink3")


def _paint_score_track(canvas: Canvas, x: float, y: float, width: float, order: Sequence[TurnOrderRow]) -> None:
    """Paints the scores as player disks on a ruler. Disks of equal scores are stacked."""
    end = max(_MAX_TRACK_SCORE, *(10 * -(-row.score // 10) for row in order))
    canvas.rect(Box(x, y, width, 8), "slot", "slot_e", 1.2, radius=4)
    step = (width - 16) / end
    for value in range(0, end + 1, 5):
        at, big = x + 8 + value * step, value % 10 == 0
        canvas.line((at, y if big else y + 3), (at, y + 8), "slot_e", 1.4)
        if big:
            canvas.text(at, y + 22, str(value), CAPTION.sized(11.5), "ink3", "m")
    stacked: list[tuple[float, int]] = []
    for row in sorted(order, key=lambda row: row.score):
        at = x + 8 + max(0, row.score) * step
        level = max((level + 1 for other, level in stacked if abs(other - at) < 13), default=0)
        stacked.append((at, level))
        canvas.paint_at("pieces", f"player.{row.colour}", at, y - 3 - 13 * level, 0.68)


def _paint_coal_chart(canvas: Canvas, x: float, y: float, width: float, picture: WheelPicture) -> None:
    wide = width / len(picture.coal_chart)
    for column, entry in enumerate(picture.coal_chart):
        on = column == picture.chart_index and picture.coal_vp is not None and not picture.has_vp_per_coal
        box = Box(x + column * wide + 1, y, wide - 2, 34)
        canvas.rect(box, "paperhi" if on else "paper2", "ink" if on else "line", 1.8 if on else 1.0, radius=3)
        middle, ink = box.x + box.width / 2, "ink" if on else "ink2"
        canvas.text(middle, y + 14, entry.coal, HUB_STYLE.sized(12, 600 if on else 500), ink, "m")
        canvas.text(middle, y + 29.5, entry.vp, NUMERAL.sized(13.5, 700 if on else 600), ink, "m")


def _coal_note(picture: WheelPicture) -> str:
    """Returns the note on the points of the coal; "" if there is nothing to say."""
    if picture.has_vp_per_coal:
        return Caption.ONE_VP_PER_COAL.text
    return "" if picture.coal_vp is None else captions.coal_score_sentence(picture.coal, picture.coal_vp)


def _lease_note(picture: WheelPicture) -> LeaseNote:
    """Returns the note on this year's lease; its text is "" during the payment."""
    if picture.phase_marker_field == calendar.PAYMENT:
        # The players pay one after the other. What the farm lacks then may have just been paid.
        return LeaseNote("")
    if picture.is_lease_paid:
        text = captions.paid_lease_text(picture.debts)
        return LeaseNote(text, has_check=not picture.debts)
    if any(picture.missing_goods):
        return LeaseNote(captions.missing_for_lease_text(*picture.missing_goods), is_missing=True)
    return LeaseNote(Caption.LEASE_COVERED.text, has_check=True)


def _paint_lease(canvas: Canvas, x: float, y: float, width: float, picture: WheelPicture) -> None:
    wide = (width - 12) / len(picture.lease_by_year)
    for number, (food, thaler) in enumerate(picture.lease_by_year):
        left, year = x + number * (wide + 6), number + 1
        on = year == picture.year
        box = Box(left, y, wide, 30)
        canvas.rect(box, "paperhi" if on else "paper2", "ink" if on else "line", 1.8 if on else 1.0, radius=3)
        canvas.text(left + 13, y + 20.5, terms.year(year), NUMERAL.sized(14, 700), "ink" if on else "ink3", "m")
        opacity = 0.45 if year < picture.year else 1.0
        pitch = min(21.0, (wide - 34) / max(1, food + thaler - 1))
        for item in range(food + thaler):
            kind = "food" if item < food else "thaler"
            canvas.paint_at("pieces", kind, left + 33 + item * pitch, y + 15, 0.62, opacity=opacity)


def _paint_small_panel(canvas: Canvas, width: float, height: float, picture: WheelPicture) -> None:
    _paint_wheel(canvas, LayoutMode.SMALL, picture)
    for place, row in enumerate(picture.order_rows):
        y = 14 + place * 37.0
        if place == picture.active_index:
            canvas.rect(Box(142, y - 3, 66, 34), "paperhi", "ink", 1.8, radius=5)
        canvas.paint_at("pieces", f"player.{row.colour}", 158, y + 14, 0.84)
        canvas.text(width - 12, y + 12, number_text(row.score), SCORE.sized(15), "ink", "r")
        forecast = number_text(row.forecast)
        canvas.text(width - 12, y + 26, forecast, CAPTION_STRONG.sized(11), "ink2", "r")
        canvas.icon("flag", width - 20 - canvas.text_width(forecast, CAPTION_STRONG.sized(11)), y + 22, 10, "ink3")
    foot = height - 252
    canvas.line((10, 172 + foot / 2), (width - 10, 172 + foot / 2))
    with canvas.origin_at(0, foot / 2):
        if picture.coal_vp is not None:
            canvas.paint_at("pieces", "coal", 22, 190, 0.5)
            text = Caption.COAL_WOULD_SCORE.counted(picture.coal)
            canvas.shrunk_text(38, 195, text, width - 76, CAPTION.sized(12), "ink")
            canvas.text(width - 14, 195, number_text(picture.coal_vp), SCORE.sized(14), "ink", "r")
        food, thaler = picture.lease_by_year[picture.year - 1]
        for item in range(food + thaler):
            canvas.paint_at("pieces", "food" if item < food else "thaler", 22 + 17 * item, 215, 0.54)
        note = _lease_note(picture)
        room = width - 42 - 17 * (food + thaler)
        ink = "stop" if note.is_missing else "ink2"
        canvas.shrunk_text(width - 14, 220, note.text, room, CAPTION_STRONG.sized(12), ink, "r")
        canvas.text(14, 242, Caption.WINTER_OF_YEAR.format(year=terms.year(picture.year)), CAPTION.sized(11.5), "ink3")
