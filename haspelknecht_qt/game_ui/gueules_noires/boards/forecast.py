"""The viewer's score if the game ended now, item by item, shown where a wide window has room for it."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.game_ui.gueules_noires.texts.captions import Caption
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import GueulesNoiresTexts
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires import scoring
from haspelknecht_qt.table.canvas import CAPTION, Canvas
from haspelknecht_qt.table.typography import BODY_STRONG, NAME, NUMERAL
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.widgets.formats import signed, with_plus

_LINE = 46.0


@frozen
class ForecastPage:
    """Items as (name, origin, points), and the total."""

    items: tuple[tuple[str, str, int], ...]
    total: int


def page(view_state: ViewState, texts: GueulesNoiresTexts) -> ForecastPage:
    """Returns the page of a view state."""
    standing = scoring.standing(view_state.state).seats[view_state.viewer]
    items = tuple(
        (texts.score.item(item), texts.score.detail(view_state.state, view_state.viewer, item), points)
        for item, points in standing.items
        if points
    )
    return ForecastPage(items, standing.total)


def paint(canvas: Canvas, box: Box, shown: ForecastPage) -> None:
    """Paints the panel."""
    canvas.panel(box)
    canvas.shrunk(box.x + 16, box.y + 30, Caption.IF_ENDED_NOW.text, box.width - 90, NAME.sized(17))
    canvas.text(box.right - 18, box.y + 31, signed(shown.total), NUMERAL.sized(22, 700), "ink", "r")
    y = box.y + 48
    step = min(_LINE, (box.height - 48 - 34) / max(1, len(shown.items)))
    for name, detail, points in shown.items:
        canvas.line((box.x + 12, y), (box.right - 12, y))
        low = y + step / 2
        canvas.shrunk(box.x + 16, low - (1 if detail else -5), name, box.width - 90, BODY_STRONG)
        if detail:
            canvas.fitted(box.x + 16, low + 14, detail, box.width - 90, CAPTION, "ink2")
        ink = "stop" if points < 0 else "ink"
        canvas.text(box.right - 18, low + 6, with_plus(points), NUMERAL.sized(18, 700), ink, "r")
        y += step
    canvas.line((box.x + 12, y), (box.right - 12, y))
    canvas.shrunk(box.x + 16, box.bottom - 14, Caption.MAJORITIES_ON_TOP.text, box.width - 32, CAPTION, "ink2")
