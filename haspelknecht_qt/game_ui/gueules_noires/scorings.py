"""Scoring at the end of a shift: one row for each majority (GE1 to GE3), and the next starting player (GE4)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires import pictures
from haspelknecht_qt.game_ui.gueules_noires.boards import majorities
from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import TITLES
from haspelknecht_qt.games.gueules_noires import events, scoring
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ELEMENTS, ELEMENTS_PER_SHIFT, SHIFTS
from haspelknecht_qt.games.gueules_noires.state import State, Vehicle
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.contracts import SvgPicture
from haspelknecht_qt.ui.defaults.text_enum import QT_TRANSLATE_NOOP, TextEnum
from haspelknecht_qt.ui.review.scorings import (
    FIRST_PLACE,
    SECOND_PLACE,
    ScoreItemPart,
    Scorings,
    SheetCell,
    SheetContent,
    SheetNote,
    SheetRow,
)
from haspelknecht_qt.ui.window.look import Look


class FixedSheetText(TextEnum):
    """Texts of the score sheet that contain no numbers or names."""

    COUNT_HEADING = QT_TRANSLATE_NOOP("GueulesNoiresSheetTexts", "Orders and pit")  # Heading above the scored elements.
    PRIZE_HEADING = QT_TRANSLATE_NOOP("GueulesNoiresSheetTexts", "VP")  # Heading of the prizes in VP.
    TOTAL_LABEL = QT_TRANSLATE_NOOP("GueulesNoiresSheetTexts", "This shift")  # Label of the row with the sums.
    # Headings of the three parts of a shift's points.
    COLOURS = QT_TRANSLATE_NOOP("GueulesNoiresSheetTexts", "Order spots by colour")
    VEHICLES = QT_TRANSLATE_NOOP("GueulesNoiresSheetTexts", "Order spots by vehicle")
    MINECARTS = QT_TRANSLATE_NOOP("GueulesNoiresSheetTexts", "Empty minecarts")


class GueulesNoiresSheetTexts(QObject):
    """Texts of the score sheet of a shift (GE1 to GE4)."""

    def title(self, shift: int) -> str:
        """Returns the heading of the score sheet."""
        return self.tr("End of shift {shift}").format(shift=terms.shift_numeral(shift))

    def scoring_rule(self, *, has_second_prizes: bool) -> str:
        """Returns the line about the scoring rule, with or without second prizes."""
        if has_second_prizes:
            return self.tr(
                "All orders delivered so far count. First place goes to the player with the most, second place to "
                "the next; if first place is tied, there is no second place."
            )
        return self.tr(
            "All orders delivered so far count. First place goes to the player with the most; in a tie, to both."
        )

    def continue_label(self, shift: int) -> str:
        """Returns the label of the button that continues with the next shift."""
        if shift == SHIFTS[-1]:
            return self.tr("To the final scoring")
        return self.tr("To shift {shift}").format(shift=terms.shift_numeral(shift + 1))

    def next_starter(self, name: str, shift: int) -> str:
        """Returns a sentence that names the starting player of the next shift (GE4)."""
        return self.tr("{name} begins shift {shift}").format(name=name, shift=terms.shift_numeral(shift + 1))

    def next_starter_reason(self, seat: int, workers: Sequence[int]) -> str:
        """Returns the reason why a seat begins the next shift (GE4): most workers in the factory, or a tie-break."""
        if workers.count(max(workers)) == 1:
            return self.tr("Most workers in the minecart factory, “top five” space included.")
        if workers[seat]:
            return self.tr(
                "If players tie for the most workers in the minecart factory, the first of them clockwise after the "
                "starting player begins."
            )
        return self.tr("Nobody has workers in the minecart factory: the next player clockwise begins.")


Narration = Sequence[tuple[Event, State]]

_SHIELDS = (SvgPicture(pictures.PIECES, "shield.silver"), pictures.SHIELD)


class ShiftScorings(Scorings[State, Event]):
    """Scorings at the end of the three shifts, each with a score sheet."""

    def __init__(self) -> None:
        self._texts = GueulesNoiresSheetTexts()

    @override
    def ends_period(self, event: Event) -> bool:
        """Whether the event is the end of a shift (GT4)."""
        return isinstance(event, events.ShiftEnded)

    @override
    def is_part_of_scoring(self, event: Event) -> bool:
        return isinstance(event, events.ShiftEnded | events.MajorityScored)

    @override
    def sheet_title(self, event: Event) -> str:
        return self._texts.title(_ended_shift([event]))

    @override
    def sheet(self, narration: Narration, seats: Sequence[Seat]) -> SheetContent:
        shift = _ended_shift([event for event, _ in narration])
        before = next(state for event, state in narration if isinstance(event, events.ShiftEnded))
        scored = [event for event, _ in narration if isinstance(event, events.MajorityScored)]
        return SheetContent(
            title=self._texts.title(shift),
            subtitle=self._texts.scoring_rule(has_second_prizes=len(seats) > 2),
            counted_heading=FixedSheetText.COUNT_HEADING.text,
            prize_heading=FixedSheetText.PRIZE_HEADING.text,
            rows=tuple(self._row(before, event) for event in scored),
            total_label=FixedSheetText.TOTAL_LABEL.text,
            scores_before=tuple(scoring.current_score(player) for player in before.players),
            shields=_SHIELDS,
            continue_label=self._texts.continue_label(shift),
            paint_sign=lambda painter, look, rect: _paint_clock(painter, look, rect, shift),
            note=self._next_starter_note(narration, seats, shift),
        )

    def _row(self, state: State, event: events.MajorityScored) -> SheetRow:
        prize = state.box.components.prizes[event.element]
        kind, name = ELEMENTS[event.element].split(":")
        is_colour = name in COLOURS
        if is_colour:
            picture = SvgPicture(pictures.PIECES, f"cart.{name}.empty.lit" if kind == "empty" else f"sign.{name}")
        else:
            picture = SvgPicture(pictures.VEHICLE_SHEET, f"vehicle.{name}", {"cut": name})
        return SheetRow(
            name=TITLES.clock_element(event.element),
            prizes=f"{prize.first} / {prize.second}" if len(event.counts) > 2 else str(prize.first),
            cells=tuple(
                SheetCell(count, vp, FIRST_PLACE if count == max(event.counts) else SECOND_PLACE)
                if vp
                else SheetCell(count, vp)
                for count, vp in zip(event.counts, event.prizes, strict=True)
            ),
            picture=picture,
            # The outline makes the picture visible on light and on dark paper. A vehicle has the background colour of
            # its order cards.
            square_colour=name if is_colour else "vehicle",
            edge_colour=f"{name}_frame" if is_colour else "vehicle",
            ground_colour="" if is_colour else name,
            begins_group=event.element % ELEMENTS_PER_SHIFT == 0,
        )

    def _next_starter_note(self, narration: Narration, seats: Sequence[Seat], shift: int) -> SheetNote | None:
        """Returns the remark on the next starting player (GE4) for the score sheet; None if no shift follows."""
        found = next((event for event, _ in narration if isinstance(event, events.FirstPlayerDetermined)), None)
        if found is None:
            return None
        return SheetNote(
            headline=self._texts.next_starter(seats[found.seat].name, shift),
            explanation=self._texts.next_starter_reason(found.seat, found.factory_workers),
            picture=pictures.LAMP,
            winner_seat=found.seat,
            piece_counts=found.factory_workers,
            piece_pictures=tuple(SvgPicture(pictures.PIECES, f"worker.{seat.colour}.flat") for seat in seats),
        )

    @override
    def score_item_parts(self, narration: Narration) -> tuple[ScoreItemPart, ...]:
        """Returns the points of a shift in three parts: for colours, for vehicles and for empty minecarts.

        Returns () for shift I, which scores only colours and so has only one part.
        """
        shift = _ended_shift([event for event, _ in narration])
        if shift == SHIFTS[0]:
            return ()
        scored = [event for event, _ in narration if isinstance(event, events.MajorityScored)]
        groups = (
            (FixedSheetText.COLOURS, SvgPicture(pictures.PIECES, "sign.yellow")),
            (FixedSheetText.VEHICLES, pictures.vehicle(Vehicle.TRUCK)),
            (FixedSheetText.MINECARTS, pictures.EMPTY_MINECART),
        )
        parts = []
        for number, (name, picture) in enumerate(groups[:shift]):
            prizes = [event.prizes for event in scored if event.element // ELEMENTS_PER_SHIFT == number]
            parts.append(
                ScoreItemPart(f"shift_{shift}", name.text, tuple(map(sum, zip(*prizes, strict=True))), picture)
            )
        return tuple(parts)


def _ended_shift(narration: Sequence[Event]) -> int:
    for event in narration:
        if isinstance(event, events.ShiftEnded):
            return event.shift
    raise ValueError("no event ends a shift; expected the events of a shift's last move")


def _paint_clock(painter: QPainter, look: Look, rect: QRectF, shift: int) -> None:
    """Paints the shift clock with the scoring marker on the last element scored in the shift."""
    side = rect.width() / look.scale
    canvas = look.new_canvas(Box(0, 0, side, side))
    box = Box(side * 0.04, side * 0.04, side * 0.92, side * 0.92)
    majorities.paint_clock(canvas, box, shift)
    majorities.paint_marker(canvas, box, ELEMENTS_PER_SHIFT * shift - 1)
    majorities.paint_clock_hand(canvas, box, shift)
    majorities.paint_hub(canvas, box, shift)
    painter.drawPixmap(rect.topLeft(), look.finished_picture(canvas))
