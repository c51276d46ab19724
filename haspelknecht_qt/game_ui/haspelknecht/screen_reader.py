"""Texts of the table for tooltips and screen readers.

The text of a place has the place's name and contents. The text of a part of the table also has lines about painted
things that are not places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht import tips
from haspelknecht_qt.game_ui.haspelknecht.boards.farm import unplaced_markers
from haspelknecht_qt.game_ui.haspelknecht.boards.mine import MinePicture, mine_picture
from haspelknecht_qt.game_ui.haspelknecht.elements import (
    CART,
    FARM,
    HAND,
    MARKER,
    PLATES,
    PLAYER_DISK,
    POOL,
    RESERVE,
    STORAGE,
    TILE,
    is_on_opponent_board,
    kind_of,
    without_board_prefix,
)
from haspelknecht_qt.game_ui.haspelknecht.places import BOARD_BUTTONS
from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, captions, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.captions import Caption
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import HaspelknechtTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.outlook import expected_coal_vp, is_winter_scored, missing_for_lease
from haspelknecht_qt.game_ui.haspelknecht.view_state import ViewState
from haspelknecht_qt.games.haspelknecht import scoring, winter
from haspelknecht_qt.games.haspelknecht.kinds import LAST_YEAR, Building, Step
from haspelknecht_qt.games.haspelknecht.markers import TILE_OF_MARKER
from haspelknecht_qt.games.haspelknecht.state import Player, State
from haspelknecht_qt.table.accessible import TablePart
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import rect_of
from haspelknecht_qt.table.elements import bot_bubble, card

_BOARD_KINDS = (RESERVE, POOL)
_WORKER_KINDS = (CART, HAND, PLAYER_DISK, *PLATES.values())
_MINE_KINDS = ("brook", "pinge", "shaft", "tunnel")
_FARM_KINDS = (FARM, STORAGE, "building", MARKER)


class HaspelknechtTableTexts(QObject):
    """Implements `SceneTexts`: names of elements, tooltips, and the parts of the table in reading order."""

    def __init__(self, art: Art, texts: HaspelknechtTexts) -> None:
        super().__init__()
        self._art = art
        self._texts = texts

    def name(self, view_state: ViewState, element: str) -> str:
        """Returns the name of an element, with its contents; of a tile, only the title."""
        if element in BOARD_BUTTONS:
            return captions.board_button_text(element)
        return self._texts.places.short_name(view_state.state, *self._seat_and_place(view_state, element))

    def details(self, view_state: ViewState, element: str) -> str:
        """Returns the effect of a tile, its cost and the other facts about it; "" for other elements."""
        return self._texts.places.details(view_state.state, *self._seat_and_place(view_state, element))

    def _seat_and_place(self, view_state: ViewState, element: str) -> tuple[int, str]:
        """Returns the seat whose board an element belongs to, and the element without the prefix of this board."""
        seat = view_state.board_seat if is_on_opponent_board(element) else view_state.viewer
        return seat, without_board_prefix(element)

    def tooltip(self, view_state: ViewState, x: float, y: float) -> str:
        """Returns why a printed value was guessed if (x, y) is on the diamond beside this value; else ""."""
        return tips.diamond_tooltip(self._art, view_state.state, view_state.regions, view_state.details.hex_field, x, y)

    def parts(self, view_state: ViewState, elements: Sequence[str]) -> Iterator[TablePart]:
        """Yields the table's parts: year, shared boards, choices, large board, cards of the other players."""
        state, regions = view_state.state, view_state.regions
        heading = self._texts.periods.heading(state)
        yield TablePart("year", heading, self._standing_and_lease_lines(view_state), area=rect_of(regions.wheel))
        yield TablePart("boards", self.tr("Resource boards"), elements=_elements_of_kinds(elements, _BOARD_KINDS))
        yield TablePart("developments", self.tr("Developments"), elements=_elements_of_kinds(elements, (TILE,)))
        buttons = tuple(element for element in elements if element in BOARD_BUTTONS)
        if buttons:
            yield TablePart("choices", self.tr("Choose"), elements=buttons)
        yield from self._board_parts(view_state, elements)
        for seat, box in view_state.opponent_card_boxes:
            name = self.tr("{name}’s board").format(name=view_state.seats[seat].name)
            own = tuple(element for element in (card(seat), bot_bubble(seat)) if element in elements)
            yield TablePart(card(seat), name, self._opponent_lines(state, seat), own, rect_of(box))

    def _board_parts(self, view_state: ViewState, elements: Sequence[str]) -> Iterator[TablePart]:
        """Yields the parts of the large board, which may be another player's: workers, mine and farm."""
        seat = view_state.board_seat
        player = view_state.state.players[seat]
        shown = view_state.regions.board
        # The heaps of the farm are read one by one. So the farm as a whole is left out.
        in_front = [
            element
            for element in elements
            if is_on_opponent_board(element) == view_state.shows_opponent_board
            and without_board_prefix(element) != FARM
        ]
        for key, title, kinds, lines in (
            ("workers", self.tr("{name}’s carts and workers"), _WORKER_KINDS, ()),
            ("mine", self.tr("{name}’s mine"), _MINE_KINDS, self._mine_lines(mine_picture(view_state.state, player))),
            ("farm", self.tr("{name}’s farm"), _FARM_KINDS, self._owned_lines(player)),
        ):
            found = _elements_of_kinds(in_front, kinds)
            name = title.format(name=view_state.seats[seat].name)
            yield TablePart(key, name, lines, found, None if found else rect_of(shown))

    def _standing_and_lease_lines(self, view_state: ViewState) -> tuple[str, ...]:
        """Returns lines about turn order, scores, points of the viewer's coal, and leases."""
        state = view_state.state
        player = state.players[view_state.viewer]
        lines = [self._standing_line(view_state, place, seat) for place, seat in enumerate(state.order, 1)]
        vp = expected_coal_vp(state, player)
        if vp is not None:
            lines.append(captions.coal_score_sentence(player.coal, vp))
        lines += [self._lease_line(state, view_state.viewer, year) for year in range(state.year, LAST_YEAR + 1)]
        return tuple(lines)

    def _standing_line(self, view_state: ViewState, place: int, seat: int) -> str:
        name, forecast = view_state.seats[seat].name, amounts.vp(view_state.standing.seats[seat].total)
        if view_state.state.step is Step.END:
            return self.tr("Place {place} in the turn order: {name}. {score}").format(
                place=place, name=name, score=forecast
            )
        player, handicap = view_state.state.players[seat], view_state.seats[seat].handicap
        return self.tr("Place {place} in the turn order: {name}. {score}; if the game ended now, {forecast}").format(
            place=place,
            name=name,
            score=amounts.vp(scoring.current_score(player) + handicap),
            forecast=forecast,
        )

    def _lease_line(self, state: State, seat: int, year: int) -> str:
        due = amounts.food_and_thaler(*winter.due_lease(state, year))
        lacking = missing_for_lease(state, seat, year)
        if year == state.year and is_winter_scored(state):
            missing = captions.paid_lease_text(state.players[seat].debts)
        else:
            missing = captions.missing_for_lease_text(*lacking) if any(lacking) else Caption.LEASE_COVERED.text
        return self.tr("Lease for year {year}: {due}; {missing}").format(
            year=terms.year(year), due=due, missing=missing
        )

    def _mine_lines(self, mine: MinePicture) -> tuple[str, ...]:
        """Returns lines about a mine: work that water blocks, coal left in the Pinge, emptied sections."""
        if not mine.is_exhausted:
            left = sum(mine.coal_groups) - mine.taken_coal
            blocked = mine.water >= mine.pinge_water_limit
            water = (Caption.WATER_BLOCKS.counted(mine.water),) if blocked else ()
            return (*water, Caption.TUNNEL_LOCKED.counted(left))
        lines = []
        if mine.water >= mine.reeling_water_limit:
            lines.append(self.tr("%n water in the shaft: no reeling", "", mine.water))
        if mine.water >= mine.excavation_water_limit:
            lines.append(self.tr("%n water in the shaft: no excavating", "", mine.water))
        emptied = sum(section.is_emptied for section in mine.sections)
        line = self.tr("Emptied sections of the tunnel: {count} of {all}")
        return (*lines, line.format(count=emptied, all=len(mine.sections)))

    def _owned_lines(self, player: Player) -> tuple[str, ...]:
        """Returns lines about a player's developments and buildings."""
        lines = []
        if player.tiles:
            listed = amounts.join(terms.tile_title(tile) for tile in player.tiles)
            lines.append(self.tr("Developments: {names}").format(names=listed))
        if player.buildings:
            listed = amounts.join(terms.building(which) for which in Building if player.owns(which))
            lines.append(self.tr("Buildings: {names}").format(names=listed))
        return tuple(lines)

    def _marker_lines(self, player: Player) -> tuple[str, ...]:
        listed = amounts.join(terms.tile_title(TILE_OF_MARKER[marker]) for marker in unplaced_markers(player))
        return (self.tr("Action markers: {names}").format(names=listed),) if listed else ()

    def _opponent_lines(self, state: State, seat: int) -> tuple[str, ...]:
        """Returns lines about another player: disks, plans, farm, mine, developments, buildings, action markers."""
        player = state.players[seat]
        planned = [plate for worker, plate in PLATES.items() if any(player.plan[worker])]
        mine = ("shaft.coal", "shaft.water", "tunnel.coal") if player.exhausted else ("pinge.coal", "pinge.water")
        kinds = ("hand", *planned, "farm", *mine)
        described = (self._texts.places.short_name(state, seat, kind) for kind in kinds)
        mine_lines = self._mine_lines(mine_picture(state, player))
        return (*described, *mine_lines, *self._owned_lines(player), *self._marker_lines(player))


def _elements_of_kinds(elements: Sequence[str], kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the elements whose kind is one of `kinds`."""
    return tuple(element for element in elements if kind_of(without_board_prefix(element)) in kinds)
