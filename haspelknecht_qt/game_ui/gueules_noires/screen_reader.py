"""Texts of the table for tooltips and screen readers.

An element has a name, and its contents as details. The table's parts also have texts about painted things that belong
to no element.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.game_ui.gueules_noires.boards import mine, mine_layout
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import Geometry
from haspelknecht_qt.game_ui.gueules_noires.pieces import PLACE_KINDS, element_of_place
from haspelknecht_qt.game_ui.gueules_noires.texts import amounts
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import GueulesNoiresTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.places import SEPARATOR
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires import scoring
from haspelknecht_qt.games.gueules_noires.state import Colour, Step
from haspelknecht_qt.table.accessible import TablePart
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import rect_of
from haspelknecht_qt.table.elements import bot_bubble, card

_SKIPPED_KINDS = {*PLACE_KINDS, mine_layout.MINECART_PLACE}
"""Kinds of places that screen readers skip, because they are parts of elements with names of their own."""
_YARD_KINDS = {elements.SPACE, elements.BANK, elements.CANTEEN, elements.SUPPLY, elements.STACK}
_CLOCK_KINDS = {elements.CLOCK, elements.CLOCK_ELEMENT}
_TRAY_KINDS = {elements.HAND, elements.STACK_TOP, elements.UNDER_STACK, elements.WHOLE_HAND, elements.TAKE_NONE}


class GueulesNoiresTableTexts(QObject):
    """Implements `SceneTexts`: names of elements, tooltips, and the parts of the table in reading order."""

    def __init__(self, art: Art, texts: GueulesNoiresTexts) -> None:
        super().__init__()
        self._art = art
        self._texts = texts

    def name(self, view_state: ViewState, element: str) -> str:
        """Returns the name of an element."""
        return self._texts.places.short_name(view_state.state, *self._seat_and_element(view_state, element))

    def details(self, view_state: ViewState, element: str) -> str:
        """Returns the contents of an element."""
        seat, own = self._seat_and_element(view_state, element)
        return self._texts.places.details(view_state.state, seat, own, is_owner=seat == view_state.viewer)

    def _seat_and_element(self, view_state: ViewState, element: str) -> tuple[int, str]:
        """Returns the seat whose board an element belongs to, and the element without the prefix of this board."""
        seat = view_state.board_seat if elements.is_on_opponent_board(element) else view_state.viewer
        return seat, element_of_place(elements.without_board_prefix(element))

    def tooltip(self, view_state: ViewState, x: float, y: float) -> str:
        """Returns why a printed value was reconstructed if its mark, a diamond, is at this point; otherwise ""."""
        return mine.diamond_tooltip(Geometry(self._art, view_state.regions), view_state.state.box.components, x, y)

    def parts(self, view_state: ViewState, element_names: Sequence[str]) -> Iterator[TablePart]:
        """Yields the table's parts in reading order: clock, tray of pieces, yard, large mine, other players."""
        state, regions = view_state.state, view_state.regions
        read = [
            element
            for element in element_names
            if elements.kind_of(elements.without_board_prefix(element)) not in _SKIPPED_KINDS
        ]
        yield TablePart(
            "shift",
            self._texts.periods.heading(state),
            self._score_lines(view_state),
            _elements_of_kinds(read, _CLOCK_KINDS),
            rect_of(regions.clock),
        )
        offered = {elements.order(number) for number in state.display}
        tray = tuple(element for element in read if elements.kind_of(element) in _TRAY_KINDS or element in offered)
        if tray:
            yield TablePart("choice", self.tr("Choose"), elements=tray)
        yield TablePart("yard", self.tr("Worker spaces"), elements=_elements_of_kinds(read, _YARD_KINDS))
        cards = {name for seat, _ in view_state.opponent_card_boxes for name in (card(seat), bot_bubble(seat))}
        others = {element for element in read if elements.place_on_card(element) is not None} | cards
        listed = {*tray, *others, *_elements_of_kinds(read, _YARD_KINDS), *_elements_of_kinds(read, _CLOCK_KINDS)}
        rest = tuple(element for element in read if element not in listed)
        name = self.tr("{name}’s pit").format(name=view_state.seats[view_state.board_seat].name)
        yield TablePart("mine", name, (), rest, None if rest else rect_of(regions.board))
        for seat, box in view_state.opponent_card_boxes:
            name = self.tr("{name}’s pit").format(name=view_state.seats[seat].name)
            own = tuple(element for element in (card(seat), bot_bubble(seat)) if element in element_names)
            yield TablePart(card(seat), name, self._opponent_lines(view_state, seat), own, rect_of(box))

    def _score_lines(self, view_state: ViewState) -> tuple[str, ...]:
        if view_state.state.step is Step.OVER:
            return tuple(
                self.tr("{name}: {score}").format(name=view_state.seats[each.seat].name, score=amounts.vp(each.total))
                for each in view_state.standing.seats
            )
        return tuple(
            self.tr("{name}: {score}; if the game ended now, {forecast}").format(
                name=view_state.seats[seat].name,
                score=amounts.vp(scoring.current_score(player) + view_state.seats[seat].handicap),
                forecast=amounts.vp(view_state.standing.seats[seat].total),
            )
            for seat, player in enumerate(view_state.state.players)
        )

    def _opponent_lines(self, view_state: ViewState, seat: int) -> tuple[str, ...]:
        """Returns the lines for the small card that shows another player's pieces."""
        state = view_state.state
        own = (elements.CREW, elements.FRANCS, elements.STOCK, elements.CAGE)
        levels = (elements.level(colour.level) for colour in Colour)
        orders = map(elements.order, state.players[seat].orders)
        listed = (*own, *levels, elements.BALANCE, elements.DELIVERED_ORDERS, *orders)
        places = self._texts.places
        described = (
            (places.short_name(state, seat, each), places.details(state, seat, each, is_owner=False)) for each in listed
        )
        return tuple(SEPARATOR.join(filter(None, texts)) for texts in described)


def _elements_of_kinds(found: Sequence[str], kinds: set[str]) -> tuple[str, ...]:
    return tuple(element for element in found if elements.kind_of(element) in kinds)
