"""Titles of cards, tiles, spaces and elements of the shift clock."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts import amounts
from haspelknecht_qt.games.gueules_noires import draw_five
from haspelknecht_qt.games.gueules_noires.match_data import BANK, Action, MatchConstants
from haspelknecht_qt.games.gueules_noires.state import (
    FACE_COLOURS,
    FACE_MINECARTS,
    FACE_SIDES,
    NOTHING,
    UNKNOWN,
    MineSide,
    StackKind,
    State,
    Vehicle,
)
from haspelknecht_qt.ui.defaults.text_enum import QT_TRANSLATE_NOOP, TextEnum


class FixedTitle(TextEnum):
    """Titles without numbers or names, of things that exist only once or once for each player."""

    CANTEEN = QT_TRANSLATE_NOOP("GueulesNoiresTitleTexts", "Canteen")  # Place for replaced workers.
    COAL_SUPPLY = QT_TRANSLATE_NOOP("GueulesNoiresTitleTexts", "General supply")  # The general supply of coal cubes.
    CLOCK = QT_TRANSLATE_NOOP("GueulesNoiresTitleTexts", "Shift clock")  # The shift clock.
    CAGE = QT_TRANSLATE_NOOP("GueulesNoiresTitleTexts", "Pit cage")  # The cage in the mine's shaft.
    CREW = QT_TRANSLATE_NOOP("GueulesNoiresTitleTexts", "Worker supply")  # A player's unplaced workers.
    STORAGE = QT_TRANSLATE_NOOP("GueulesNoiresTitleTexts", "Private coal storage")
    OUTSTANDING_ORDERS = QT_TRANSLATE_NOOP("GueulesNoiresTitleTexts", "Outstanding orders")
    DELIVERED_ORDERS = QT_TRANSLATE_NOOP("GueulesNoiresTitleTexts", "Delivered orders")
    STARTING_PLAYER = QT_TRANSLATE_NOOP("GueulesNoiresTitleTexts", "Starting player")  # Player who begins a shift.
    # Title of a worker space that is closed because of the number of players.
    LOCKED_SPACE = QT_TRANSLATE_NOOP("GueulesNoiresTitleTexts", "Locked")


class GueulesNoiresTitleTexts(QObject):
    """Titles in the current language. Each is one line."""

    def order(self, match_constants: MatchConstants, order: int) -> str:
        """Returns the title of an order card, for instance "Truck order (2 grey, 1 black, 8 VP)"."""
        if order == UNKNOWN:
            return self.tr("Unknown card")
        text = (
            self.tr("Handcart order ({cells}, {vp})"),
            self.tr("Horse cart order ({cells}, {vp})"),
            self.tr("Truck order ({cells}, {vp})"),
            self.tr("Locomotive order ({cells}, {vp})"),
        )[match_constants.order_vehicle[order]]
        cells = amounts.order_spots_text(match_constants.cells_of_order(order))
        return text.format(cells=cells, vp=amounts.vp(match_constants.order_vp[order]))

    def tile(self, face: int) -> str:
        """Returns the title of a tunnel tile, for instance "Tunnel tile, 2 grey minecarts, light side"."""
        if face == UNKNOWN:
            return self.tr("Unknown tile")
        count = FACE_MINECARTS[face]
        if FACE_SIDES[face] == MineSide.LIT:
            return (
                self.tr("Tunnel tile, %n yellow minecarts, light side", None, count),
                self.tr("Tunnel tile, %n brown minecarts, light side", None, count),
                self.tr("Tunnel tile, %n grey minecarts, light side", None, count),
                self.tr("Tunnel tile, %n black minecarts, light side", None, count),
            )[FACE_COLOURS[face]]
        return (
            self.tr("Tunnel tile, %n yellow minecarts, dark side", None, count),
            self.tr("Tunnel tile, %n brown minecarts, dark side", None, count),
            self.tr("Tunnel tile, %n grey minecarts, dark side", None, count),
            self.tr("Tunnel tile, %n black minecarts, dark side", None, count),
        )[FACE_COLOURS[face]]

    def stack_piece(self, match_constants: MatchConstants, stack_kind: StackKind, kind: int) -> str:
        """Returns the title of a piece from a stack: a tunnel tile or an order card."""
        return self.tile(kind) if stack_kind is StackKind.TILES else self.order(match_constants, kind)

    def stack(self, stack_kind: StackKind) -> str:
        """Returns the title of a face-down stack."""
        if stack_kind is StackKind.TILES:
            return self.tr("Stack of tunnel tiles")
        return self.tr("Stack of order cards")

    def space(self, match_constants: MatchConstants, number: int) -> str:
        """Returns the title of a worker space or the bank, for instance "Mining, 8 work steps"."""
        if number == BANK:
            return self.tr("Bank")
        space = match_constants.spaces[number]
        match space.action:
            case Action.FACTORY:
                return self.tr("Minecart factory, space {number}").format(number=space.value + 1)
            case Action.EXTRACTION:
                return self.tr("Mining, %n work steps", None, space.value)
            case Action.DELIVERY:
                return (
                    self.tr("Delivery by handcart"),
                    self.tr("Delivery by horse cart"),
                    self.tr("Delivery by truck"),
                    self.tr("Delivery by locomotive"),
                )[Vehicle(space.value)]
            case Action.MONEY:
                return self.tr("Money, %n francs", None, space.value)
            case Action.ORDER:
                return self.tr("New order, space {number}").format(number=space.value + 1)
            case Action.DRAW_FIVE:
                return self.draw_five(StackKind(space.value))

    def draw_five(self, stack_kind: StackKind) -> str:
        """Returns the title of a worker space for drawing five pieces from a stack (draw-5)."""
        if stack_kind is StackKind.TILES:
            return self.tr("Minecart factory, “top five” space")
        return self.tr("New order, “top five” space")

    def action(self, match_constants: MatchConstants, number: int) -> str:
        """Returns the name of a worker space's action, as on the sign of its building."""
        if number == BANK:
            return self.tr("Bank")
        match match_constants.spaces[number].action:
            case Action.EXTRACTION:
                return self.tr("Mining")
            case Action.DELIVERY:
                return self.tr("Delivery")
            case Action.MONEY:
                return self.tr("Money")
            case _ if match_constants.spaces[number].stack_kind is StackKind.TILES:
                return self.tr("Minecart factory")
            case _:
                return self.tr("New order")

    def level(self, level: int) -> str:
        """Returns the title of a level to which the cage can go; 0 is the surface."""
        return (
            self.tr("Surface level"),
            self.tr("Tunnel level 1, yellow"),
            self.tr("Tunnel level 2, brown"),
            self.tr("Tunnel level 3, grey"),
            self.tr("Tunnel level 4, black"),
        )[level]

    def mine(self, name: str) -> str:
        """Returns the title of a player's mine."""
        return self.tr("{name}’s pit").format(name=name)

    def clock_element(self, index: int) -> str:
        """Returns the title of an element of the shift clock; `index` counts from 0."""
        return (
            self.tr("Yellow order spots"),
            self.tr("Brown order spots"),
            self.tr("Grey order spots"),
            self.tr("Black order spots"),
            self.tr("Handcart order spots"),
            self.tr("Horse cart order spots"),
            self.tr("Truck order spots"),
            self.tr("Locomotive order spots"),
            self.tr("Empty yellow minecarts"),
            self.tr("Empty brown minecarts"),
            self.tr("Empty grey minecarts"),
            self.tr("Empty black minecarts"),
        )[index]


TITLES = GueulesNoiresTitleTexts()


def drawn_stack_kind(state: State) -> StackKind:
    """Returns the stack from which the drawn pieces come (draw-5); the stack of tiles if no pieces are drawn."""
    if state.space in {BANK, NOTHING} or state.box.spaces[state.space].action is not Action.DRAW_FIVE:
        return StackKind.TILES
    return draw_five.stack_kind(state)
