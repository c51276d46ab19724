"""Lines of the log for events. Some events have no line."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QObject

from haspelknecht_qt.core.handicap import with_handicap
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires.texts import amounts, terms
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import TITLES, drawn_stack_kind
from haspelknecht_qt.games.gueules_noires import events, scoring
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.majorities import majorities, scored_element_count
from haspelknecht_qt.games.gueules_noires.state import UNKNOWN, Colour, StackKind, StackSide, State
from haspelknecht_qt.ui.contracts import LogLine
from haspelknecht_qt.ui.defaults.texts import DefaultEventTexts
from haspelknecht_qt.ui.review.turning_points import TurningPoint
from haspelknecht_qt.ui.seat_names import SeatNames


class GueulesNoiresExtractionTexts(QObject):
    """Lines of the log about extractions."""

    def line(self, event: Event, state: State, names: Sequence[str], count: int) -> str:
        """Returns the log line of an event about an extraction.

        "" for events of other kinds, and for the end of an extraction without lost work steps.
        """
        match event:
            case events.ExtractionBegan(seat, moves):
                return self.tr("{name} goes mining: %n work steps", None, moves).format(name=names[seat])
            case events.CageMoved(seat, _, level):
                return (
                    self.tr("{name} moves the cage to the surface level"),
                    self.tr("{name} moves the cage to the yellow tunnel level"),
                    self.tr("{name} moves the cage to the brown tunnel level"),
                    self.tr("{name} moves the cage to the grey tunnel level"),
                    self.tr("{name} moves the cage to the black tunnel level"),
                )[level].format(name=names[seat])
            case events.CubeLoaded(seat, _, cube):
                return (
                    self.tr("{name} loads %n yellow cubes", None, count),
                    self.tr("{name} loads %n brown cubes", None, count),
                    self.tr("{name} loads %n grey cubes", None, count),
                    self.tr("{name} loads %n black cubes", None, count),
                )[cube].format(name=names[seat])
            case events.CubeStored(seat, cube):
                return (
                    self.tr("{name} stores %n yellow cubes", None, count),
                    self.tr("{name} stores %n brown cubes", None, count),
                    self.tr("{name} stores %n grey cubes", None, count),
                    self.tr("{name} stores %n black cubes", None, count),
                )[cube].format(name=names[seat])
            case events.CellFilled(seat, order, _, _) if state.is_filled(order):
                return self.tr("{name} completes: {order}").format(
                    name=names[seat], order=TITLES.order(state.box, order)
                )
            case events.CellFilled(seat, order, colour, cubes):
                text = self._filling_line(colour) if len(cubes) == 1 else self._pair_filling_line(colour)
                sources = amounts.cube_sources_text(cubes)
                return text.format(name=names[seat], order=TITLES.order(state.box, order), cubes=sources)
            case events.ExtractionEnded(seat, lost_moves) if lost_moves:
                return self.tr("{name} stops mining; %n work steps are lost", None, lost_moves).format(name=names[seat])
            case _:
                return ""

    def _filling_line(self, colour: Colour) -> str:
        return (
            self.tr("{name} fills a yellow order spot: {order}"),
            self.tr("{name} fills a brown order spot: {order}"),
            self.tr("{name} fills a grey order spot: {order}"),
            self.tr("{name} fills a black order spot: {order}"),
        )[colour]

    def _pair_filling_line(self, colour: Colour) -> str:
        return (
            self.tr("{name} fills a yellow order spot with two cubes ({cubes}): {order}"),
            self.tr("{name} fills a brown order spot with two cubes ({cubes}): {order}"),
            self.tr("{name} fills a grey order spot with two cubes ({cubes}): {order}"),
            self.tr("{name} fills a black order spot with two cubes ({cubes}): {order}"),
        )[colour]


Names = Sequence[str]


class GueulesNoiresScoringTexts(QObject):
    """Lines of the log about majorities, the next starting player and the winners."""

    def __init__(self, seats: SeatNames) -> None:
        super().__init__()
        self._seats = seats

    def line(self, event: Event, state: State, names: Names) -> str:
        """Returns the log line of an event about scoring; "" for events of other kinds."""
        match event:
            case events.ShiftEnded(shift):
                return self.tr("Shift {shift} is over").format(shift=terms.shift_numeral(shift))
            case events.MajorityScored(_, element, counts, prizes):
                return self._prize_line(element, counts, prizes, names)
            case events.FirstPlayerDetermined(seat, workers):
                return self._next_starter_line(seat, workers, names)
            case events.WorkersReturned():
                return self.tr("All workers come back")
            case events.GameEnded():
                return self._victory_line(state, names)
            case _:
                return ""

    def _victory_line(self, state: State, names: Names) -> str:
        """Returns the line about the winners of a finished game. Handicaps count."""
        winners = with_handicap(scoring.standing(state), self._seats.seats).winners
        if len(winners) == 1:
            return self.tr("{name} wins the game").format(name=names[winners[0]])
        return self.tr("{names} share the victory").format(names=amounts.join(names[seat] for seat in winners))

    def _prize_line(self, element: int, counts: Sequence[int], prizes: Sequence[int], names: Names) -> str:
        """Returns the line about the prizes for an element of the shift clock (GE2, GE3)."""
        title = TITLES.clock_element(element)
        winners = [seat for seat, vp in enumerate(prizes) if vp]
        if not winners:
            return self.tr("{element}: nobody scores").format(element=title)
        if len(winners) == 1:
            return self.tr("{element}: {name} scores {vp}").format(
                element=title, name=names[winners[0]], vp=amounts.vp(prizes[winners[0]])
            )
        if len({counts[seat] for seat in winners}) == 1:
            tied = amounts.join(names[seat] for seat in winners)
            return self.tr("{element}: {names} are tied and score {vp} each").format(
                element=title, names=tied, vp=amounts.vp(prizes[winners[0]])
            )
        best_first = sorted(winners, key=lambda seat: -counts[seat])
        listed = amounts.join(
            self.tr("{name} {vp}", "a player and what the player scores").format(
                name=names[seat], vp=amounts.vp(prizes[seat])
            )
            for seat in best_first
        )
        return self.tr("{element}: {prizes}").format(element=title, prizes=listed)

    def _next_starter_line(self, seat: int, workers: Sequence[int], names: Names) -> str:
        """Returns the line about the next starting player, with the reason (GE4)."""
        name = names[seat]
        most = [each for each, count in enumerate(workers) if count == max(workers)]
        if len(most) == 1:
            return self.tr("{name} has the most workers in the minecart factory and begins the next shift").format(
                name=name
            )
        if not any(workers):
            return self.tr(
                "Nobody has workers in the minecart factory: {name}, next clockwise, becomes starting player"
            ).format(name=name)
        return self.tr(
            "{names} are tied in the minecart factory: {name}, next clockwise, becomes starting player"
        ).format(names=amounts.join(names[each] for each in most), name=name)


EventLine = LogLine[State, Event]

_MERGED_EVENTS = (events.OrderDisplayed, events.TileLookedAt, events.OrderLookedAt)
"""Events of pieces drawn one by one. Consecutive events share one line, which lists all drawn pieces."""
_MINOR_EVENTS = (
    events.OrderDisplayed,
    events.TileRevealed,
    events.OrderRevealed,
    events.MinecartLoaded,
    events.ExtractionBegan,
    events.ExtractionEnded,
    events.CageMoved,
    events.CubeLoaded,
    events.WorkersReturned,
)
"""Events in the log that the summary since a player's last turn leaves out.

Other lines report them, or the table shows them.
"""


class GueulesNoiresEventTexts(QObject, DefaultEventTexts[State, Event]):
    """Lines of the log. A line reports one event, or several equal events in a row."""

    def __init__(self, seats: SeatNames) -> None:
        super().__init__()
        self._seats = seats
        self._mining = GueulesNoiresExtractionTexts()
        self._scoring = GueulesNoiresScoringTexts(seats)
        self._turning_points = GueulesNoiresTurningPointTexts()

    @override
    def merged_line(self, event: Event, state: State, last: EventLine) -> EventLine | None:
        # Consecutive events of one player share a line if their lines would be equal, or if pieces are drawn one by
        # one.
        if type(event) is not type(last.event) or getattr(event, "seat", None) != last.seat:
            return None
        if isinstance(event, _MERGED_EVENTS) or _has_same_line(event, last.event):
            return evolve(last, count=last.count + 1, event=event, state=state)
        return None

    @override
    def is_notable(self, event: Event) -> bool:
        return not isinstance(event, _MINOR_EVENTS)

    def turning_point_sentence(self, point: TurningPoint[State, Event]) -> str:
        """Returns one sentence about the main cause of a turning point."""
        return self._turning_points.cause_sentence(self._seats.name(point.seat), point)

    def line(self, event: Event, state: State, count: int = 1) -> str:
        """Returns the line for `count` equal events that led to `state`; "" for events without a line."""
        names = self._seats.names(len(state.players))
        return (
            self._setup_line(event, state, names)
            or self._turn_line(event, state, names)
            or self._draw_five_line(event, state, names, count)
            or self._loading_line(event, names, count)
            or self._mining.line(event, state, names, count)
            or self._scoring.line(event, state, names)
        )

    def _setup_line(self, event: Event, state: State, names: Names) -> str:
        match event:
            case events.FirstPlayerDrawn(seat):
                return self.tr("{name} is the starting player").format(name=names[seat])
            case events.OrderDisplayed():
                laid = amounts.join_lists(TITLES.order(state.box, order) for order in state.display)
                return self.tr("On the table: {orders}").format(orders=laid)
            case events.OrderRevealed(_, order, left_over):
                title = TITLES.order(state.box, order)
                if left_over:
                    return self.tr("Left over, placed on the last order space: {order}").format(order=title)
                return self.tr("New on an order space: {order}").format(order=title)
            case events.TileRevealed(_, face):
                return self.tr("New in the factory: {tile}").format(tile=TITLES.tile(face))
            case events.ShiftBegan(shift, first):
                return self.tr("Shift {shift} begins. Starting player: {name}").format(
                    shift=terms.shift_numeral(shift), name=names[first]
                )
            case _:
                return ""

    def _turn_line(self, event: Event, state: State, names: Names) -> str:
        match event:
            case events.OrderDrafted(seat, order) | events.OrderTaken(seat, order):
                return self.tr("{name} takes: {order}").format(name=names[seat], order=TITLES.order(state.box, order))
            case events.WorkersPlaced(seat, space, workers):
                return self.tr("{name} places %n workers: {space}", None, workers).format(
                    name=names[seat], space=TITLES.space(state.box, space)
                )
            case events.WorkersDisplaced(seat, _, workers):
                return self.tr("%n of {name}’s workers go to the canteen", None, workers).format(name=names[seat])
            case events.FrancsGained(seat, _, francs):
                return self.tr("{name} takes %n francs", None, francs).format(name=names[seat])
            case events.TileBought(seat, face, francs):
                return self.tr("{name} buys for %n francs: {tile}", None, francs).format(
                    name=names[seat], tile=TITLES.tile(face)
                )
            case events.OrderDelivered(seat, order, vp):
                return self.tr("{name} delivers for {vp}: {order}").format(
                    name=names[seat], order=TITLES.order(state.box, order), vp=amounts.vp(vp)
                )
            case _:
                return ""

    def _draw_five_line(self, event: Event, state: State, names: Names, count: int) -> str:
        match event:
            case events.TileLookedAt() | events.OrderLookedAt():
                return self._drawn_pieces_line(event, state, names[event.seat], count)
            case events.NothingTaken(seat):
                if drawn_stack_kind(state) is StackKind.TILES:
                    return self.tr("{name} buys none of them").format(name=names[seat])
                return self.tr("{name} keeps none of them").format(name=names[seat])
            case events.TileReturned(seat, side, face):
                if face == UNKNOWN:
                    return self._tiles_return_line(side, count, names[seat])
                return self._return_line(side, TITLES.tile(face))
            case events.OrderReturned(seat, side, order):
                if order == UNKNOWN:
                    return self._cards_return_line(side, count, names[seat])
                return self._return_line(side, TITLES.order(state.box, order))
            case _:
                return ""

    def _drawn_pieces_line(
        self, event: events.TileLookedAt | events.OrderLookedAt, state: State, name: str, count: int
    ) -> str:
        """Returns the line about all drawn pieces. If the viewer may not see them, it contains only their number."""
        if state.hand and UNKNOWN not in state.hand:
            stack_kind = StackKind.TILES if isinstance(event, events.TileLookedAt) else StackKind.ORDERS
            cards = amounts.join_lists(TITLES.stack_piece(state.box, stack_kind, kind) for kind in state.hand)
            return self.tr("{name} looks at: {cards}").format(name=name, cards=cards)
        if isinstance(event, events.TileLookedAt):
            return self.tr("{name} looks at %n tunnel tiles", None, count).format(name=name)
        return self.tr("{name} looks at %n order cards", None, count).format(name=name)

    def _return_line(self, side: StackSide, card: str) -> str:
        if side is StackSide.TOP:
            return self.tr("Put back on top: {card}").format(card=card)
        return self.tr("Put back under: {card}").format(card=card)

    def _tiles_return_line(self, side: StackSide, count: int, name: str) -> str:
        if side is StackSide.TOP:
            return self.tr("{name} puts %n tiles on top of the stack", None, count).format(name=name)
        return self.tr("{name} puts %n tiles under the stack", None, count).format(name=name)

    def _cards_return_line(self, side: StackSide, count: int, name: str) -> str:
        if side is StackSide.TOP:
            return self.tr("{name} puts %n cards on top of the stack", None, count).format(name=name)
        return self.tr("{name} puts %n cards under the stack", None, count).format(name=name)

    def _loading_line(self, event: Event, names: Names, count: int) -> str:
        match event:
            case events.MinecartLoaded(seat, colour, cube) if cube != colour:
                return (
                    self.tr("{name} loads a yellow substitute cube"),
                    self.tr("{name} loads a brown substitute cube"),
                    self.tr("{name} loads a grey substitute cube"),
                    self.tr("{name} loads a black substitute cube"),
                )[cube].format(name=names[seat])
            case events.MinecartLoaded(_, colour, _) if count > 1:
                return (
                    self.tr("A yellow cube goes on each minecart"),
                    self.tr("A brown cube goes on each minecart"),
                    self.tr("A grey cube goes on each minecart"),
                    self.tr("A black cube goes on each minecart"),
                )[colour]
            case events.MinecartLoaded(_, colour, _):
                return (
                    self.tr("A yellow cube goes on a minecart"),
                    self.tr("A brown cube goes on a minecart"),
                    self.tr("A grey cube goes on a minecart"),
                    self.tr("A black cube goes on a minecart"),
                )[colour]
            case events.MinecartStayedEmpty():
                return self.tr("No coal cube is left: the minecart stays empty")
            case _:
                return ""


def _has_same_line(event: Event, before: Event) -> bool:
    """Whether two events of one kind and one player would have the same line."""
    match event:
        case events.CubeLoaded() | events.CubeStored() | events.MinecartStayedEmpty():
            return event == before
        case events.MinecartLoaded(_, colour, cube):
            return event == before and cube == colour
        case events.TileReturned(_, _, kind) | events.OrderReturned(_, _, kind):
            return event == before and kind == UNKNOWN
        case _:
            return False


MAX_NAMED_ELEMENTS = 2
"""Maximum number of elements of the shift clock that one sentence names."""


class GueulesNoiresTurningPointTexts(QObject):
    """Sentences about the main cause of a turning point."""

    def cause_sentence(self, name: str, point: TurningPoint[State, Event]) -> str:
        """Returns one sentence about the main cause of a turning point for the player called `name`."""
        item, points = point.main_change
        delivered = [event for event in point.events if isinstance(event, events.OrderDelivered)]
        if item == "deliveries" and delivered:
            vp = amounts.vp(sum(event.vp for event in delivered))
            return self.tr("{name} delivers %n orders: {vp}.", None, len(delivered)).format(name=name, vp=vp)
        if item in scoring.SHIFT_BY_ITEM and points > 0:
            shift = scoring.SHIFT_BY_ITEM[item]
            scored = self.tr("{name} scores %n VP in the scoring of shift {shift}.", None, points)
            scored = scored.format(name=name, shift=terms.shift_numeral(shift))
            first_in = amounts.join_lists(
                map(TITLES.clock_element, _first_prize_elements(point.state_after, point.seat, shift))
            )
            if not first_in:
                return scored
            return self.tr("{scored} First in: {elements}.", "two sentences, one after the other").format(
                scored=scored, elements=first_in
            )
        match item, points > 0:
            case "balance", True:
                return self.tr("{name} brings the pit closer to balance.").format(name=name)
            case "balance", False:
                return self.tr("{name} brings the pit out of balance.").format(name=name)
            case "undelivered", False:
                return self.tr("{name} takes on more orders.").format(name=name)
            case "francs", True:
                return self.tr("{name} gets richer: %n VP.", None, points).format(name=name)
            case "cubes", True:
                return self.tr("{name} gets more coal: %n VP.", None, points).format(name=name)
            case _, False if points:
                return self.tr("{name} loses %n VP.", None, -points).format(name=name)
            case _:
                return self.tr("{name} gains %n VP.", None, points).format(name=name)


def _first_prize_elements(state: State, seat: int, shift: int) -> list[int]:
    """Returns the most valuable elements for which a seat won first prize in a shift: up to `MAX_NAMED_ELEMENTS`.

    These are the elements scored last.
    """
    won = [
        each.element
        for each in majorities(state, scored_element_count(shift))
        if each.prizes[seat] and each.counts[seat] == max(each.counts)
    ]
    return won[-MAX_NAMED_ELEMENTS:]
