"""Descriptions of the table's elements for tooltips and screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import define
from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.game_ui.gueules_noires.texts import amounts, terms
from haspelknecht_qt.game_ui.gueules_noires.texts.amounts import AmountText
from haspelknecht_qt.game_ui.gueules_noires.texts.captions import Caption
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import TITLES, FixedTitle
from haspelknecht_qt.games.gueules_noires import draw_five, placing, scoring, shift_end
from haspelknecht_qt.games.gueules_noires.majorities import element_counts, prizes_by_seat
from haspelknecht_qt.games.gueules_noires.match_data import BANK, Action
from haspelknecht_qt.games.gueules_noires.printed import ELEMENTS, ELEMENTS_PER_SHIFT
from haspelknecht_qt.games.gueules_noires.state import NOTHING, Colour, MineSide, Player, StackKind, State
from haspelknecht_qt.table.elements import seat_of_bot_bubble
from haspelknecht_qt.ui.seat_names import SeatNames

_MINECART_ELEMENTS = range(2 * ELEMENTS_PER_SHIFT, len(ELEMENTS))
"""Elements of the shift clock that are counted on minecarts. Minecarts are visible to all, unlike delivered orders."""


@define
class CoveredOrdersChoice:
    """The viewer's choice whether face-down delivered orders of other players are counted (GR13).

    If `counts_covered_orders` is True, orders that others delivered since the last scoring are counted. They lie face
    down, but everybody saw them before their delivery. So counting them reveals nothing.
    """

    counts_covered_orders: bool = False

    def set_counts_covered_orders(self, counts_covered_orders: bool) -> None:
        """Sets whether face-down orders that others delivered since the last scoring are counted."""
        self.counts_covered_orders = counts_covered_orders

    def includes_all_orders(self, state: State) -> bool:
        """Whether the viewer may count the delivered orders of all players (GR13)."""
        is_face_up = state.box.shows_delivered_orders or shift_end.are_delivered_orders_face_up(state)
        return is_face_up or self.counts_covered_orders


class GueulesNoiresMajorityTexts(QObject):
    """Sentences about majorities (GE1 to GE3). They name leaders only if the viewer may count all cards (GR13)."""

    def __init__(self, counting: CoveredOrdersChoice) -> None:
        super().__init__()
        self._counting = counting

    def sentences(self, state: State, seat: int, element: int, names: Sequence[str]) -> Iterator[str]:
        """Yields sentences about an element: name, first shift that scores it, prizes, the seat's lead, and winners."""
        prize = state.box.components.prizes[element]
        yield TITLES.clock_element(element)
        if element >= ELEMENTS_PER_SHIFT:
            shift = element // ELEMENTS_PER_SHIFT + 1
            yield self.tr("Scored from shift {shift} on").format(shift=terms.shift_numeral(shift))
        if len(state.players) > 2:
            prizes = self.tr("First place: {first}. Second place: {second}.")
            yield prizes.format(first=prize.first, second=prize.second).rstrip(".")
        else:
            yield self.tr("First place: {first}. No second place with 2 players.").format(first=prize.first).rstrip(".")
        if element in _MINECART_ELEMENTS or self._counting.includes_all_orders(state):
            yield self._lead_sentence(state, seat, element)
            yield from self._winner_sentences(state, element, names)

    def _winner_sentences(self, state: State, element: int, names: Sequence[str]) -> Iterator[str]:
        """Yields a sentence with name and count for each player who would win a prize now."""
        counts = [element_counts(state, each)[element] for each in range(len(state.players))]
        prizes = prizes_by_seat(counts, state.box.components.prizes[element])
        winners = [seat for seat, points in enumerate(prizes) if points]
        for seat in winners:
            if counts[seat] == max(counts):
                yield self.tr("First now: {name}, {count}").format(name=names[seat], count=counts[seat])
        for seat in winners:
            if counts[seat] != max(counts):
                yield self.tr("Second now: {name}, {count}").format(name=names[seat], count=counts[seat])

    def _lead_sentence(self, state: State, seat: int, element: int) -> str:
        counts = [element_counts(state, each)[element] for each in range(len(state.players))]
        others = max(count for each, count in enumerate(counts) if each != seat)
        if not any(counts):
            return self.tr("Nobody has any yet")
        if counts[seat] == others:
            return self.tr("You are tied for first place")
        if counts[seat] > others:
            return self.tr("You lead by %n", None, counts[seat] - others)
        return self.tr("You are behind by %n", None, others - counts[seat])


Names = Sequence[str]
SEPARATOR = ". "


class GueulesNoiresPlaceTexts(QObject):
    """Names and contents of the table's elements. The module `elements` lists all elements."""

    def __init__(self, seats: SeatNames, counting: CoveredOrdersChoice) -> None:
        super().__init__()
        self._seats = seats
        self._counting = counting
        self._majorities = GueulesNoiresMajorityTexts(counting)

    def short_name(self, state: State, seat: int, element: str) -> str:
        """Returns the name of an element; "" if it has no name, such as a button."""
        return "".join(self._sentences(state, seat, element)[:1])

    def details(self, state: State, seat: int, element: str, *, is_owner: bool = True) -> str:
        """Returns the contents of an element as `seat` may see them, without its name.

        If not `is_owner`, another player looks at the pieces of `seat`. Face-down orders are only counted then (GR13).
        """
        return SEPARATOR.join(self._sentences(state, seat, element, is_owner=is_owner)[1:])

    def _sentences(self, state: State, seat: int, element: str, *, is_owner: bool = True) -> list[str]:
        names = self._seats.names(len(state.players))
        texts = self._name_and_content_texts(state, seat, element, names, is_owner=is_owner)
        return [text for text in texts if text]

    def _name_and_content_texts(
        self, state: State, seat: int, element: str, names: Names, *, is_owner: bool
    ) -> Iterator[str]:
        other = elements.place_on_card(element)
        space, order = elements.SPACE_BY_ELEMENT.get(element), elements.ORDER_BY_ELEMENT.get(element)
        clock = elements.CLOCK_ELEMENT_BY_NAME.get(element)
        bot = seat_of_bot_bubble(element)
        if bot is not None:
            yield self.tr("Why did {name} do that?").format(name=names[bot])
        elif other is not None:
            yield names[other[0]]
            if other[1]:
                yield from self._name_and_content_texts(state, *other, names, is_owner=False)
        elif space is not None:
            yield from self._space_texts(state, space, names)
        elif order is not None:
            yield from self._order_card_texts(state, order)
        elif clock is not None:
            yield from self._majorities.sentences(state, seat, clock, names)
        elif elements.kind_of(element) in elements.STACK_AND_HAND_KINDS:
            yield from self._stack_and_hand_texts(state, seat, element)
        else:
            yield from self._texts_of_unowned_element(state, element, names) or self._texts_of_owned_element(
                state, seat, element, names, is_owner=is_owner
            )

    def _space_texts(self, state: State, number: int, names: Names) -> Iterator[str]:
        yield TITLES.space(state.box, number)
        if number == BANK:
            yield from self._worker_lines(state.bank, names)
            return
        space = state.box.spaces[number]
        if not space.is_open:
            yield FixedTitle.LOCKED_SPACE.text
            return
        if space.action is Action.FACTORY and state.tiles[space.value] != NOTHING:
            yield TITLES.tile(state.tiles[space.value])
        if space.action is Action.ORDER and state.orders[space.value] != NOTHING:
            yield TITLES.order(state.box, state.orders[space.value])
        if state.workers_on[number]:
            workers = AmountText.WORKERS.counted(state.workers_on[number])
            yield self._content_line(names[state.owner_of[number]], workers)
        yield self.tr("Costs the next player %n workers", None, placing.worker_cost(state, number))

    def _worker_lines(self, counts: Sequence[int], names: Names) -> Iterator[str]:
        for seat, count in enumerate(counts):
            if count:
                yield self._content_line(names[seat], AmountText.WORKERS.counted(count))

    def _content_line(self, place: str, content: str) -> str:
        return self.tr("{place}: {content}").format(place=place, content=content)

    def _order_card_texts(self, state: State, order: int) -> Iterator[str]:
        yield TITLES.order(state.box, order)
        if not any(order in player.orders for player in state.players):
            return
        if state.is_filled(order):
            yield self.tr("Completed: it can be delivered")
        else:
            yield self.tr("Missing: {cells}").format(cells=amounts.order_spots_text(state.free_cells(order)))

    def _stack_and_hand_texts(self, state: State, seat: int, element: str) -> Iterator[str]:
        place = elements.HAND_BY_ELEMENT.get(element)
        if element == elements.STACK_TOP:
            yield self.tr("On top")
        elif element == elements.UNDER_STACK:
            yield self.tr("Under")
        elif element == elements.WHOLE_HAND:
            yield self.tr("All in this order: the first one is drawn first")
        elif place is not None:
            if place < len(state.hand):
                yield TITLES.stack_piece(state.box, draw_five.stack_kind(state), state.hand[place])
        elif element in elements.STACK_BY_ELEMENT:
            yield from self._stack_texts(state, elements.STACK_BY_ELEMENT[element], seat)

    def _stack_texts(self, state: State, stack_kind: StackKind, seat: int) -> Iterator[str]:
        stack = state.stacks[stack_kind]
        yield TITLES.stack(stack_kind)
        if stack_kind is StackKind.TILES:
            yield self.tr("%n tiles left in the stack", None, len(stack))
        else:
            yield self.tr("%n cards left in the stack", None, len(stack))
        top = [kind for kind, by in zip(reversed(stack.top), reversed(stack.top_by), strict=True) if by == seat]
        under = [kind for kind, by in zip(stack.under, stack.under_by, strict=True) if by == seat]
        if top:
            yield self.tr("On top, known to you: {cards}").format(cards=self._card_list(state, stack_kind, top))
        if under:
            yield self.tr("At the bottom, known to you: {cards}").format(
                cards=self._card_list(state, stack_kind, under)
            )

    def _card_list(self, state: State, stack_kind: StackKind, kinds: Sequence[int]) -> str:
        return amounts.join_lists(TITLES.stack_piece(state.box, stack_kind, kind) for kind in kinds)

    def _texts_of_unowned_element(self, state: State, element: str, names: Names) -> list[str]:
        """Returns name and contents of an element that belongs to no player."""
        colour = elements.SUPPLY_BY_ELEMENT.get(element)
        if colour is not None:
            return [self.supply_left(colour, state.supply[colour])]
        match element:
            case elements.CANTEEN:
                return [FixedTitle.CANTEEN.text, *self._worker_lines(state.canteen, names)]
            case elements.CLOCK:
                return [FixedTitle.CLOCK.text]
            case elements.SUPPLY:
                return [self._content_line(FixedTitle.COAL_SUPPLY.text, amounts.cubes(state.supply))]
            case elements.PAIR_BUTTON:
                return [self.tr("Two cubes for one order spot: two work steps")]
            case elements.TAKE_NONE:
                return [Caption.TAKE_NONE.text]
            case elements.WAITING_MINECART:
                return [self.tr("This minecart is waiting for a substitute cube")]
            case _:
                return []

    def supply_left(self, colour: Colour, count: int) -> str:
        """Returns a text with the number of cubes of a colour in the general supply."""
        return (
            self.tr("%n yellow cubes left in the general supply", None, count),
            self.tr("%n brown cubes left in the general supply", None, count),
            self.tr("%n grey cubes left in the general supply", None, count),
            self.tr("%n black cubes left in the general supply", None, count),
        )[colour]

    def _texts_of_owned_element(
        self, state: State, seat: int, element: str, names: Names, *, is_owner: bool
    ) -> list[str]:
        """Returns name and contents of an element that belongs to a player."""
        player = state.players[seat]
        match element:
            case elements.CREW:
                begins = shift_end.expected_first_player(state) == seat
                workers = self._content_line(FixedTitle.CREW.text, AmountText.WORKERS.counted(player.workers))
                return [workers, self.tr("Would begin the next shift") if begins else ""]
            case elements.FRANCS:
                return [AmountText.FRANCS.counted(player.francs)]
            case elements.ORDERS:
                orders = AmountText.ORDERS.counted(len(player.orders))
                return [self._content_line(FixedTitle.OUTSTANDING_ORDERS.text, orders)]
            case elements.DELIVERED_ORDERS:
                is_listed = is_owner or self._counting.includes_all_orders(state)
                return [
                    FixedTitle.DELIVERED_ORDERS.text,
                    self._delivered_order_text(state, player, is_listed=is_listed),
                ]
            case elements.MINE:
                return [TITLES.mine(names[seat]), self._balance_text(state, player)]
            case elements.BALANCE:
                return [self._balance_text(state, player)]
            case _:
                return self._cube_element_texts(player, element)

    def _delivered_order_text(self, state: State, player: Player, *, is_listed: bool) -> str:
        if not player.delivered or not is_listed:
            return AmountText.ORDERS.counted(len(player.delivered))
        listed = amounts.join_lists(TITLES.order(state.box, order) for order in player.delivered)
        return self.tr("Delivered so far: {orders}").format(orders=listed)

    def _balance_text(self, state: State, player: Player) -> str:
        lit, dark = player.tile_count_on(MineSide.LIT), player.tile_count_on(MineSide.DARK)
        excess = abs(scoring.side_balance(player))
        if not excess:
            return self.tr("Light side {lit}, dark side {dark}: in balance").format(lit=lit, dark=dark)
        lost = amounts.vp(excess * state.box.components.final_scoring.excess_tile_vp)
        return self.tr("Light side {lit}, dark side {dark}: {vp}").format(lit=lit, dark=dark, vp=lost)

    def _cube_element_texts(self, player: Player, element: str) -> list[str]:
        """Returns name and contents of an element that holds cubes: cage, storage or minecarts."""
        level = elements.LEVEL_BY_ELEMENT.get(element)
        cart = elements.CART_BY_ELEMENT.get(element)
        cube = elements.SOURCE_BY_ELEMENT.get(element)
        if level:
            empty = AmountText.EMPTY_MINECARTS.counted(player.empty_minecart_count(level - 1))
            return [self._content_line(TITLES.level(level), amounts.cubes(player.coal_at(level))), empty]
        if level == 0:
            return [TITLES.level(0)]
        if cart is not None:
            count = player.coal_at(cart[0])[cart[1]]
            return [self._content_line(TITLES.level(cart[0]), amounts.cubes_of(cart[1], count))]
        if cube is not None:
            title, counts = (FixedTitle.STORAGE, player.stock) if cube.is_from_stock else (FixedTitle.CAGE, player.cage)
            return [self._content_line(title.text, amounts.cubes_of(cube.colour, counts[cube.colour]))]
        match element:
            case elements.CAGE:
                cubes = self._content_line(FixedTitle.CAGE.text, amounts.cubes(player.cage))
                return [cubes, TITLES.level(player.level)]
            case elements.STOCK:
                return [self._content_line(FixedTitle.STORAGE.text, amounts.cubes(player.stock))]
            case _:
                return []
