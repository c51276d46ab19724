"""The refusal note beside a place: why a move is not possible, what is possible instead, and a link to the rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.painted_sheets import Layer, PaintedSheets
from haspelknecht_qt.table.table_regions import TableRegions
from haspelknecht_qt.table.typography import CAPTION, CAPTION_STRONG, NAME, TextStyle
from haspelknecht_qt.table.window_plan import Box, LayoutMode

_SHEET = "note"
_TAIL_LENGTH = 12.0
_GAP = 4.0
_SHADOW_MARGIN = 8.0


@frozen
class _NoteMeasures:
    """Text styles of a refusal note, its width, and the indentation of its text; both lengths are in scene units."""

    width: float
    headline_style: TextStyle
    body_style: TextStyle
    indent: float


_MEASURES = {
    LayoutMode.WIDE: _NoteMeasures(386, NAME, CAPTION.sized(13.5), 46),
    LayoutMode.SMALL: _NoteMeasures(312, NAME.sized(14), CAPTION.sized(12), 34),
}


class RefusalNote:
    """Note that explains a refused move beside an area of the table. At most one is shown; the next input hides it."""

    def __init__(self, sheets: PaintedSheets) -> None:
        self._sheets = sheets
        self._link_box: Box | None = None
        self.rule = ""
        """Id of the rule to which the note links."""
        self.box = Box(0, 0, 0, 0)
        """Box of the note or, while none is shown, of the previous note."""

    @property
    def is_visible(self) -> bool:
        """Whether a note is shown."""
        return self._link_box is not None

    def hide(self) -> None:
        """Hides the note."""
        self._link_box = None
        self._sheets.hide(_SHEET)

    def is_on_link(self, x: float, y: float) -> bool:
        """Whether a point (scene units) is on the note's link to the rule."""
        return self._link_box is not None and self._link_box.contains_point(x, y)

    def show(
        self,
        regions: TableRegions,
        area: Box,
        sentence: str,
        rule: str,
        keep_free: Sequence[Box],
        covered: Sequence[Box],
    ) -> None:
        """Shows `sentence` beside an area and, if possible, outside of the boxes `keep_free`.

        Other widgets, such as a card over the table, hide what lies in the boxes `covered`. The first line of `sentence`
        names the impossible move, its other lines name the alternatives.
        """
        headline, _, text = sentence.partition("\n")
        measures = _MEASURES[regions.mode]
        probe = self._sheets.canvas(Box(0, 0, 1, 1))
        head_room = measures.width - measures.indent - 20 - probe.text_width(_link_text(rule), CAPTION_STRONG) - 24
        heads = probe.wrapped_lines(headline, head_room, measures.headline_style)
        lines = probe.wrapped_lines(text, measures.width - measures.indent - 14, measures.body_style)
        head_step = probe.line_height(measures.headline_style)
        body_step = probe.line_height(measures.body_style) * 1.02
        probe.finish()
        height = 18 + len(heads) * head_step + len(lines) * body_step + 6
        box, below = _note_box(regions, area, (measures.width, height), keep_free, covered)
        self.rule, self.box = rule, box
        self._link_box = Box(box.right - 110, box.y, 110, 40)
        tail = min(max(area.x + area.width / 2, box.x + 22), box.right - 22)

        def paint(canvas: Canvas) -> None:
            _paint_paper(canvas, box, tail, below=below)
            canvas.icon("refuse", box.x + measures.indent / 2 + 1, box.y + 25, 21, "stop")
            y = box.y + 13 + head_step * 0.72
            for line in heads:
                canvas.text(box.x + measures.indent, y, line, measures.headline_style, "ink")
                y += head_step
            link_width = canvas.text(box.right - 14, box.y + 29, _link_text(rule), CAPTION_STRONG, "go", "r")
            canvas.icon("rules", box.right - 24 - link_width, box.y + 25, 14, "go")
            y += 2
            for line in lines:
                canvas.text(box.x + measures.indent, y, line, measures.body_style, "ink2")
                y += body_step

        self._sheets.show(_SHEET, Layer.NOTE, box.grown(_TAIL_LENGTH + _SHADOW_MARGIN), (sentence, rule, area), paint)


def _link_text(rule: str) -> str:
    return QCoreApplication.translate("Table", "Rule {rule}").format(rule=rule)


def _paint_paper(canvas: Canvas, box: Box, tail: float, *, below: bool) -> None:
    canvas.rect(Box(box.x + 4, box.y + 5, box.width, box.height), "shade", radius=7, alpha=0.32)
    canvas.rect(box, "paperhi", "stop", 2.2, radius=7)
    edge, tip, inner = (box.y, box.y - _TAIL_LENGTH, 1.6) if below else (box.bottom, box.bottom + _TAIL_LENGTH, -1.6)
    canvas.polygon(((tail - 10, edge + inner), (tail, tip), (tail + 10, edge + inner)), "paperhi")
    canvas.line((tail - 10, edge), (tail, tip), "stop", 2.2)
    canvas.line((tail + 10, edge), (tail, tip), "stop", 2.2)


def _note_box(
    regions: TableRegions,
    area: Box,
    size: tuple[float, float],
    keep_free: Sequence[Box],
    covered: Sequence[Box],
) -> tuple[Box, bool]:
    """The note's box, and whether it is below the edge of `area` at which its tail points.

    The note covers as few boxes of `keep_free` as possible. The prompt and the widgets in the boxes `covered` would hide
    a note behind them. So the note is moved aside, and without room beside a large `area`, it is inside.
    """
    width, height = size
    x = min(max(area.x + area.width / 2 - width * 0.4, 10), regions.width - width - 14)
    beside = _TAIL_LENGTH + _GAP
    lowest = (regions.prompt.y - _GAP if area.bottom <= regions.prompt.y else regions.height - 10) - height
    shifted = [x + shift * width for shift in (0.0, -0.45, 0.45)]
    aside = [left for each in covered for left in (each.x - _GAP - width, each.right + _GAP)]
    candidates = []
    for wanted in [*shifted, *sorted(aside, key=lambda left: abs(left - x))]:
        left = min(max(wanted, 10), regions.width - width - 14)
        for top, below, is_inside in (
            (area.bottom + beside, True, False),
            (area.y - beside - height, False, False),
            (min(area.y + beside, lowest), True, True),
        ):
            candidates.append((Box(left, top, width, height), below, is_inside))
    view = Box(6, 6, regions.width - 12, regions.height - 12)

    def covering_cost(candidate: tuple[Box, bool, bool]) -> tuple[bool, bool, int]:
        box, _, is_inside = candidate
        is_hidden = not view.contains(box) or any(box.overlaps(each) for each in (regions.prompt, *covered))
        return is_hidden, is_inside, sum(box.overlaps(other) for other in keep_free)

    box, below, _ = min(candidates, key=covering_cost)
    if not view.contains(box):
        box = Box(box.x, min(max(box.y, 6), regions.height - 10 - height), width, height)
    return box, below
