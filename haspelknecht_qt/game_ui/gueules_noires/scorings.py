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
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import GueulesNoiresTitleTexts
from haspelknecht_qt.games.gueules_noires import events, scoring
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ELEMENTS, ELEMENTS_PER_SHIFT, SHIFTS, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import State, Vehicle
from haspelknecht_qt.table.canvas import Canvas, Fonts
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.contracts import Picture
from haspelknecht_qt.ui.review.scorings import (
    FIRST,
    SECOND,
    ItemPart,
    Scorings,
    SheetCell,
    SheetContent,
    SheetNote,
    SheetRow,
)
from haspelknecht_qt.ui.window.look import Look


class GueulesNoiresSheetTexts(QObject):
    """Texts of the scoring sheet of a shift (GE1 to GE4)."""

    def title(self, shift: int) -> str:
        """Heading of the sheet."""
        return self.tr("End of shift {shift}").format(shift=terms.shift(shift))

    def line(self, *, second: bool) -> str:
        """Line with the scoring rule; `second` tells whether there are second prizes."""
        if second:
            return self.tr(
                "All delivered orders count again. First prize for the most, second prize for the next; "
                "a tie for first leaves no second."
            )
        return self.tr("All delivered orders count again. The prize goes to who has most; in a tie both get it.")

    def counted(self) -> str:
        """Heading of the column with the counted things."""
        return self.tr("Orders and pit")

    def prizes(self) -> str:
        """Heading of the column of prizes."""
        return self.tr("prizes")

    def total(self) -> str:
        """Label of the sum."""
        return self.tr("This shift")

    def go_on(self, shift: int) -> str:
        """Label of the button for the next shift."""
        if shift == SHIFTS[-1]:
            return self.tr("To the final scoring")
        return self.tr("To shift {shift}").format(shift=terms.shift(shift + 1))

    def begins(self, name: str, shift: int) -> str:
        """Sentence about the starting player of the next shift (GE4)."""
        return self.tr("{name} begins shift {shift}").format(name=name, shift=terms.shift(shift + 1))

    def why_begins(self, seat: int, workers: Sequence[int]) -> str:
        """Reason for the choice of the starting player (GE4): most workers in the factory, or the nearest clockwise of the tied players."""
        if workers.count(max(workers)) == 1:
            return self.tr("Most workers in the minecart factory, top five included.")
        if workers[seat]:
            return self.tr("Tied for most workers in the minecart factory: the nearest clockwise.")
        return self.tr("Nobody has workers in the minecart factory: the next clockwise.")

    def colours(self) -> str:
        """Name of the part of a shift's points for order spots by colour."""
        return self.tr("Order spots by colour")

    def vehicles(self) -> str:
        """Name of the part of a shift's points for order spots by vehicle."""
        return self.tr("Order spots by vehicle")

    def minecarts(self) -> str:
        """Name of the part of a shift's points for empty minecarts."""
        return self.tr("Empty minecarts")


Narration = Sequence[tuple[Event, State]]

_SHIELDS = (Picture(pictures.PIECES, "shield.silver"), pictures.SHIELD)


class ShiftScorings(Scorings[State, Event]):
    """Scorings of the three shifts, each with a sheet."""

    def __init__(self, titles: GueulesNoiresTitleTexts) -> None:
        self._titles = titles
        self._texts = GueulesNoiresSheetTexts()

    @override
    def ends(self, event: Event) -> bool:
        """A shift ends with `events.ShiftEnded` (GT4)."""
        return isinstance(event, events.ShiftEnded)

    @override
    def belongs(self, event: Event) -> bool:
        return isinstance(event, events.ShiftEnded | events.ElementScored)

    @override
    def name(self, event: Event) -> str:
        return self._texts.title(_shift_of([event]))

    @override
    def sheet(self, narration: Narration, seats: Sequence[Seat]) -> SheetContent:
        shift = _shift_of([event for event, _ in narration])
        before = next(state for event, state in narration if isinstance(event, events.ShiftEnded))
        scored = [event for event, _ in narration if isinstance(event, events.ElementScored)]
        return SheetContent(
            title=self._texts.title(shift),
            line=self._texts.line(second=len(seats) > 2),
            counted=self._texts.counted(),
            prize=self._texts.prizes(),
            rows=tuple(self._row(before, event) for event in scored),
            total=self._texts.total(),
            before=tuple(scoring.score_now(player) for player in before.players),
            shields=_SHIELDS,
            go_on=self._texts.go_on(shift),
            paint_sign=lambda painter, look, rect: _paint_clock(painter, look, rect, shift),
            note=self._note(narration, seats, shift),
        )

    def _row(self, state: State, event: events.ElementScored) -> SheetRow:
        prize = state.box.components.prizes[event.element]
        seats = len(event.counts)
        return SheetRow(
            name=self._titles.element(event.element),
            prizes=f"{prize.first} / {prize.second}" if seats > 2 else str(prize.first),
            cells=tuple(
                SheetCell(count, vp, FIRST if count == max(event.counts) else SECOND) if vp else SheetCell(count, vp)
                for count, vp in zip(event.counts, event.prizes, strict=True)
            ),
            picture=_picture(event.element),
            square=_square(event.element),
            edge=_edge(event.element),
            ground=_ground(event.element),
            begins=event.element % ELEMENTS_PER_SHIFT == 0,
        )

    def _note(self, narration: Narration, seats: Sequence[Seat], shift: int) -> SheetNote | None:
        """Returns the note about the next starting player (GE4); None if no shift follows."""
        found = next((event for event, _ in narration if isinstance(event, events.FirstPlayerDetermined)), None)
        if found is None:
            return None
        return SheetNote(
            headline=self._texts.begins(seats[found.seat].name, shift),
            why=self._texts.why_begins(found.seat, found.workers),
            picture=pictures.LAMP,
            seat=found.seat,
            counts=found.workers,
            pieces=tuple(Picture(pictures.PIECES, f"worker.{seat.colour}.flat") for seat in seats),
        )

    @override
    def parts(self, narration: Narration) -> tuple[ItemPart, ...]:
        """Returns a shift's points for colours, vehicles and empty minecarts; empty for shift I, which scores only colours."""
        shift = _shift_of([event for event, _ in narration])
        if shift == SHIFTS[0]:
            return ()
        scored = [event for event, _ in narration if isinstance(event, events.ElementScored)]
        groups = (
            (self._texts.colours(), Picture(pictures.PIECES, "sign.yellow")),
            (self._texts.vehicles(), pictures.vehicle(Vehicle.TRUCK)),
            (self._texts.minecarts(), pictures.EMPTY_MINECART),
        )
        found = []
        for number, (name, picture) in enumerate(groups[:shift]):
            of_group = [event.prizes for event in scored if event.element // ELEMENTS_PER_SHIFT == number]
            found.append(ItemPart(f"shift_{shift}", name, tuple(map(sum, zip(*of_group, strict=True))), picture))
        return tuple(found)


def _shift_of(narration: Sequence[Event]) -> int:
    for event in narration:
        if isinstance(event, events.ShiftEnded):
            return event.shift
    raise ValueError("no shift ends in what was told; allowed is what the last move of a shift tells")


def _kind(element: int) -> tuple[str, str]:
    """Returns the kind of counted thing, and its colour or vehicle."""
    kind, name = ELEMENTS[element].split(":")
    return kind, name


def _picture(element: int) -> Picture:
    kind, name = _kind(element)
    if kind == "empty":
        return Picture(pictures.PIECES, f"cart.{name}.empty.lit")
    if name in COLOURS:
        return Picture(pictures.PIECES, f"sign.{name}")
    return Picture(pictures.VEHICLE_SHEET, f"vehicle.{name}", {"cut": name})


def _square(element: int) -> str:
    """Returns the token of the element's colour: the colour of the coal, or the ink of the vehicles."""
    _, name = _kind(element)
    return name if name in COLOURS else "vehicle"


def _edge(element: int) -> str:
    """Returns the token of the outline's colour, which is visible on light and on dark paper."""
    _, name = _kind(element)
    return f"{name}_frame" if name in COLOURS else "vehicle"


def _ground(element: int) -> str:
    """Returns the token of the background: the head colour of the vehicle's orders; "" for other elements."""
    _, name = _kind(element)
    return name if name in VEHICLES else ""


def _paint_clock(painter: QPainter, look: Look, rect: QRectF, shift: int) -> None:
    """Paints the shift clock with the marker on the last scored element."""
    side = rect.width() / look.scale
    canvas = Canvas(
        look.art, Fonts(look.typography), Box(0, 0, side, side), look.scale, look.scale * look.art.pixel_ratio
    )
    box = Box(side * 0.04, side * 0.04, side * 0.92, side * 0.92)
    majorities.paint_clock(canvas, box, shift)
    majorities.paint_marker(canvas, box, ELEMENTS_PER_SHIFT * shift - 1)
    majorities.paint_hand(canvas, box, shift)
    majorities.paint_hub(canvas, box, shift)
    pixmap = canvas.finish()
    pixmap.setDevicePixelRatio(look.art.pixel_ratio)
    painter.drawPixmap(rect.topLeft(), pixmap)
