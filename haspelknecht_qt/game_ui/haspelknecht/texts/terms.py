"""Terms of the game, exactly as in its rulebooks: one table for all other texts.

The texts in the code are English. Each term is marked for translation only here, in the context "HaspelknechtTerms". The
translations contain the terms of the French and the Dutch rulebook.

How texts are written for translation, here and in all sentences of this game: a text is a whole sentence, or a label with a
colon. Variable parts are named fields in braces ({name}, {tile}), filled in with `str.format` after the translation. A count that
governs a noun is Qt's %n. A field contains a name, a number or a title, never a noun that another language would inflect.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.games.haspelknecht import developments
from haspelknecht_qt.games.haspelknecht.kinds import Building, Good, Marker, Season, Tile, Worker
from haspelknecht_qt.games.haspelknecht.state import Player


class Term(StrEnum):
    """A word of the rulebook, by the id that all languages share."""

    ACTION_DISK = "action_disk"
    PLAYER_DISK = "player_disk"
    COAL = "coal"
    WOOD = "wood"
    FOOD = "food"
    PIT_WATER = "pit_water"
    THALER = "thaler"
    DEBT_CHIT = "debt_chit"
    VICTORY_POINT = "victory_point"
    VICTORY_POINT_SHORT = "victory_point_short"
    ACTION_MARKER = "action_marker"
    DEVELOPMENT_TILE = "development_tile"
    DEVELOPMENT_BOARD = "development_board"
    ASSIST_TILE = "assist_tile"
    BUILDING_TILE = "building_tile"
    YEAR_WHEEL_BOARD = "year_wheel_board"
    PLAYER_BOARD = "player_board"
    RESOURCE_BOARD = "resource_board"
    ACTION_POOL = "action_pool"
    RESERVE_POOL = "reserve_pool"
    BAG = "bag"
    PHASE_MARKER = "phase_marker"
    YEAR_MARKER = "year_marker"
    TURN_ORDER_CHART = "turn_order_chart"
    SCORE_TRACK = "score_track"
    GENERAL_SUPPLY = "general_supply"
    FARM_AREA = "farm_area"
    PINGE = "pinge"
    SHAFT = "shaft"
    TUNNEL = "tunnel"
    TUNNEL_SECTION = "tunnel_section"
    WOOD_SYMBOL = "wood_symbol"
    CART_FIELD = "cart_field"
    WORKER = "worker"
    OWN_WORKER = "own_worker"
    CONTRACT_WORKER = "contract_worker"
    FARMER = "farmer"
    FARMHAND = "farmhand"
    IMPROVED_FARMHAND = "improved_farmhand"
    COAL_DIGGER = "coal_digger"
    COAL_MINER = "coal_miner"
    HASPELKNECHT = "haspelknecht"
    COAL_MINER_AND_HASPELKNECHT_TILE = "coal_miner_and_haspelknecht_tile"
    SYNERGY_BONUS = "synergy_bonus"
    SUMMER_BONUS = "summer_bonus"
    PINGE_BONUS = "pinge_bonus"
    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"
    WINTER = "winter"
    YEAR = "year"
    ROUND = "round"
    PIT_WATER_PHASE = "pit_water_phase"
    ACTION_PHASE = "action_phase"
    WINTER_SCORING_PHASE = "winter_scoring_phase"
    WINTER_PAYMENT_PHASE = "winter_payment_phase"
    WINTER_STORAGE_PHASE = "winter_storage_phase"
    NEXT_YEAR = "next_year"
    REFILLING_RESOURCE_BOARDS = "refilling_resource_boards"
    TAKING_ACTION_DISKS = "taking_action_disks"
    DETERMINING_TURN_ORDER = "determining_turn_order"
    PLANNING_EXECUTING_ACTIONS = "planning_executing_actions"
    LEASE = "lease"
    REMOVE_PIT_WATER = "remove_pit_water"
    EXCAVATE_COAL = "excavate_coal"
    ACQUIRE_DEVELOPMENT = "acquire_development"
    TILE_11 = "tile_11"
    TILE_12 = "tile_12"
    TILE_13 = "tile_13"
    TILE_14 = "tile_14"
    TILE_15 = "tile_15"
    TILE_21 = "tile_21"
    TILE_22 = "tile_22"
    TILE_23 = "tile_23"
    TILE_24 = "tile_24"
    TILE_25 = "tile_25"
    TILE_31 = "tile_31"
    TILE_32 = "tile_32"
    TILE_33 = "tile_33"
    TILE_34 = "tile_34"
    TILE_35 = "tile_35"
    TILE_41 = "tile_41"
    TILE_42 = "tile_42"
    TILE_43 = "tile_43"
    TILE_44 = "tile_44"
    TILE_45 = "tile_45"
    SYMBOL_FORK = "symbol_fork"
    SYMBOL_HAMMER_AND_PICK = "symbol_hammer_and_pick"
    SYMBOL_BUILDING = "symbol_building"
    LAYOUT_TOWER = "layout_tower"
    LAYOUT_THREE_LONG_LEGS = "layout_three_long_legs"
    LAYOUT_FOUR_LONG_LEGS = "layout_four_long_legs"
    LAYOUT_WINGS = "layout_wings"
    LAYOUT_THREE_SHORT_LEGS = "layout_three_short_legs"
    LAYOUT_FOUR_SHORT_LEGS = "layout_four_short_legs"
    LAYOUT_TWO_SHORT_ASYMMETRIC_LEGS = "layout_two_short_asymmetric_legs"
    LAYOUT_FLOWER = "layout_flower"
    LAYOUT_THREE_CIRCLES = "layout_three_circles"
    LAYOUT_TWO_LONG_ASYMMETRIC_LEGS = "layout_two_long_asymmetric_legs"
    LAYOUT_TWO_ROUNDS = "layout_two_rounds"
    LAYOUT_BUTTERFLY = "layout_butterfly"


ENGLISH: dict[Term, str] = {
    Term.ACTION_DISK: QT_TRANSLATE_NOOP("HaspelknechtTerms", "action disk"),
    Term.PLAYER_DISK: QT_TRANSLATE_NOOP("HaspelknechtTerms", "player disk"),
    Term.COAL: QT_TRANSLATE_NOOP("HaspelknechtTerms", "coal"),
    Term.WOOD: QT_TRANSLATE_NOOP("HaspelknechtTerms", "wood"),
    Term.FOOD: QT_TRANSLATE_NOOP("HaspelknechtTerms", "food"),
    Term.PIT_WATER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "pit water"),
    Term.THALER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Thaler"),
    Term.DEBT_CHIT: QT_TRANSLATE_NOOP("HaspelknechtTerms", "debt chit"),
    Term.VICTORY_POINT: QT_TRANSLATE_NOOP("HaspelknechtTerms", "victory point"),
    Term.VICTORY_POINT_SHORT: QT_TRANSLATE_NOOP("HaspelknechtTerms", "VP"),
    Term.ACTION_MARKER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "action marker"),
    Term.DEVELOPMENT_TILE: QT_TRANSLATE_NOOP("HaspelknechtTerms", "development tile"),
    Term.DEVELOPMENT_BOARD: QT_TRANSLATE_NOOP("HaspelknechtTerms", "development board"),
    Term.ASSIST_TILE: QT_TRANSLATE_NOOP("HaspelknechtTerms", "assist tile"),
    Term.BUILDING_TILE: QT_TRANSLATE_NOOP("HaspelknechtTerms", "building tile"),
    Term.YEAR_WHEEL_BOARD: QT_TRANSLATE_NOOP("HaspelknechtTerms", "year wheel board"),
    Term.PLAYER_BOARD: QT_TRANSLATE_NOOP("HaspelknechtTerms", "player board"),
    Term.RESOURCE_BOARD: QT_TRANSLATE_NOOP("HaspelknechtTerms", "resource board"),
    Term.ACTION_POOL: QT_TRANSLATE_NOOP("HaspelknechtTerms", "action pool"),
    Term.RESERVE_POOL: QT_TRANSLATE_NOOP("HaspelknechtTerms", "reserve pool"),
    Term.BAG: QT_TRANSLATE_NOOP("HaspelknechtTerms", "bag"),
    Term.PHASE_MARKER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "phase marker"),
    Term.YEAR_MARKER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "year marker"),
    Term.TURN_ORDER_CHART: QT_TRANSLATE_NOOP("HaspelknechtTerms", "turn order chart"),
    Term.SCORE_TRACK: QT_TRANSLATE_NOOP("HaspelknechtTerms", "score track"),
    Term.GENERAL_SUPPLY: QT_TRANSLATE_NOOP("HaspelknechtTerms", "general supply"),
    Term.FARM_AREA: QT_TRANSLATE_NOOP("HaspelknechtTerms", "farm area"),
    Term.PINGE: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Pinge"),
    Term.SHAFT: QT_TRANSLATE_NOOP("HaspelknechtTerms", "shaft"),
    Term.TUNNEL: QT_TRANSLATE_NOOP("HaspelknechtTerms", "tunnel"),
    Term.TUNNEL_SECTION: QT_TRANSLATE_NOOP("HaspelknechtTerms", "section"),
    Term.WOOD_SYMBOL: QT_TRANSLATE_NOOP("HaspelknechtTerms", "wood symbol"),
    Term.CART_FIELD: QT_TRANSLATE_NOOP("HaspelknechtTerms", "cart field"),
    Term.WORKER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "worker"),
    Term.OWN_WORKER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "own worker"),
    Term.CONTRACT_WORKER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "contract worker"),
    Term.FARMER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Farmer"),
    Term.FARMHAND: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Farmhand"),
    Term.IMPROVED_FARMHAND: QT_TRANSLATE_NOOP("HaspelknechtTerms", "improved farmhand"),
    Term.COAL_DIGGER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Coal-digger"),
    Term.COAL_MINER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Coal-miner"),
    Term.HASPELKNECHT: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Haspelknecht"),
    Term.COAL_MINER_AND_HASPELKNECHT_TILE: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Coal-miner and Haspelknecht"),
    Term.SYNERGY_BONUS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "synergy bonus"),
    Term.SUMMER_BONUS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "summer bonus"),
    Term.PINGE_BONUS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Pinge bonus"),
    Term.SPRING: QT_TRANSLATE_NOOP("HaspelknechtTerms", "spring"),
    Term.SUMMER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "summer"),
    Term.AUTUMN: QT_TRANSLATE_NOOP("HaspelknechtTerms", "autumn"),
    Term.WINTER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "winter"),
    Term.YEAR: QT_TRANSLATE_NOOP("HaspelknechtTerms", "year"),
    Term.ROUND: QT_TRANSLATE_NOOP("HaspelknechtTerms", "round"),
    Term.PIT_WATER_PHASE: QT_TRANSLATE_NOOP("HaspelknechtTerms", "pit water phase"),
    Term.ACTION_PHASE: QT_TRANSLATE_NOOP("HaspelknechtTerms", "action phase"),
    Term.WINTER_SCORING_PHASE: QT_TRANSLATE_NOOP("HaspelknechtTerms", "scoring phase"),
    Term.WINTER_PAYMENT_PHASE: QT_TRANSLATE_NOOP("HaspelknechtTerms", "payment phase"),
    Term.WINTER_STORAGE_PHASE: QT_TRANSLATE_NOOP("HaspelknechtTerms", "storage phase"),
    Term.NEXT_YEAR: QT_TRANSLATE_NOOP("HaspelknechtTerms", "next year"),
    Term.REFILLING_RESOURCE_BOARDS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Refilling the resource boards"),
    Term.TAKING_ACTION_DISKS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Taking action disks"),
    Term.DETERMINING_TURN_ORDER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Determining player turn order"),
    Term.PLANNING_EXECUTING_ACTIONS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Planning and executing actions"),
    Term.LEASE: QT_TRANSLATE_NOOP("HaspelknechtTerms", "lease"),
    Term.REMOVE_PIT_WATER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "remove pit water"),
    Term.EXCAVATE_COAL: QT_TRANSLATE_NOOP("HaspelknechtTerms", "excavate coal"),
    Term.ACQUIRE_DEVELOPMENT: QT_TRANSLATE_NOOP("HaspelknechtTerms", "acquire a development"),
    Term.TILE_11: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Carrying Pole"),
    Term.TILE_12: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Barn"),
    Term.TILE_13: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Pickaxe"),
    Term.TILE_14: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Hauling Cable"),
    Term.TILE_15: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Charcoal Burner"),
    Term.TILE_21: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Bucket"),
    Term.TILE_22: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Wheelbarrow"),
    Term.TILE_23: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Ladder"),
    Term.TILE_24: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Coal Storage"),
    Term.TILE_25: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Windlass"),
    Term.TILE_31: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Mining Timber"),
    Term.TILE_32: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Oil Lamp"),
    Term.TILE_33: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Hammer and Pick"),
    Term.TILE_34: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Coal Sacks"),
    Term.TILE_35: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Water Mill"),
    Term.TILE_41: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Coal Driver"),
    Term.TILE_42: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Lorry"),
    Term.TILE_43: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Hand Cart"),
    Term.TILE_44: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Horse and Cart"),
    Term.TILE_45: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Small Coal Mine"),
    Term.SYMBOL_FORK: QT_TRANSLATE_NOOP("HaspelknechtTerms", "fork"),
    Term.SYMBOL_HAMMER_AND_PICK: QT_TRANSLATE_NOOP("HaspelknechtTerms", "hammer and pick"),
    Term.SYMBOL_BUILDING: QT_TRANSLATE_NOOP("HaspelknechtTerms", "building"),
    Term.LAYOUT_TOWER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Tower"),
    Term.LAYOUT_THREE_LONG_LEGS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Three long legs"),
    Term.LAYOUT_FOUR_LONG_LEGS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Four long legs"),
    Term.LAYOUT_WINGS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Wings"),
    Term.LAYOUT_THREE_SHORT_LEGS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Three short legs"),
    Term.LAYOUT_FOUR_SHORT_LEGS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Four short legs"),
    Term.LAYOUT_TWO_SHORT_ASYMMETRIC_LEGS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Two short asymmetric legs"),
    Term.LAYOUT_FLOWER: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Flower"),
    Term.LAYOUT_THREE_CIRCLES: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Three circles"),
    Term.LAYOUT_TWO_LONG_ASYMMETRIC_LEGS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Two long asymmetric legs"),
    Term.LAYOUT_TWO_ROUNDS: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Two rounds"),
    Term.LAYOUT_BUTTERFLY: QT_TRANSLATE_NOOP("HaspelknechtTerms", "Butterfly"),
}
"""Each term in English, the source language of the translations."""

_WORKERS = {
    Worker.FARMER: Term.FARMER,
    Worker.FARMHAND: Term.FARMHAND,
    Worker.COAL_DIGGER: Term.COAL_DIGGER,
    Worker.COAL_MINER: Term.COAL_MINER,
    Worker.HASPELKNECHT: Term.HASPELKNECHT,
    Worker.WATER_MILL: Term.TILE_35,
}
SEASON_TOKENS = tuple(season.name.lower() for season in Season)
"""Colour tokens of the seasons, in their order. The variants of the game colours have the same names."""

_SEASONS = {
    Season.SPRING: Term.SPRING,
    Season.SUMMER: Term.SUMMER,
    Season.AUTUMN: Term.AUTUMN,
    Season.WINTER: Term.WINTER,
}
_GOODS = {Good.FOOD: Term.FOOD, Good.WOOD: Term.WOOD, Good.COAL: Term.COAL}
_SYMBOLS = {"fork": Term.SYMBOL_FORK, "hammer_and_pick": Term.SYMBOL_HAMMER_AND_PICK, "building": Term.SYMBOL_BUILDING}
_MARKERS = {marker: Term(f"tile_{tile.value}") for marker in Marker for tile in Tile if tile.name == marker.name}
_BUILDINGS = {
    building: Term(f"tile_{tile.value}") for building in Building for tile in Tile if tile.name == building.name
}


def term(word: Term) -> str:
    """Returns the term in the current language."""
    return QCoreApplication.translate("HaspelknechtTerms", ENGLISH[word])


def capital(text: str) -> str:
    """Returns the text with a capital first letter, for headings and labels before a colon."""
    return text[:1].upper() + text[1:]


def heading(word: Term) -> str:
    """Returns the term as a heading or a label."""
    return capital(term(word))


def worker(who: Worker, *, improved: bool = False) -> str:
    """Returns the name of a worker. `improved` selects the name of the improved farmhand for the Farmhand."""
    return heading(Term.IMPROVED_FARMHAND if who == Worker.FARMHAND and improved else _WORKERS[who])


def is_improved(player: Player) -> bool:
    """Whether the Farmhand is called the improved farmhand: as soon as rule P4 lets him acquire developments."""
    return developments.refusal_to_develop(player, Worker.FARMHAND) != "P4"


def tile_name(tile: int) -> str:
    """The name of a development, for instance "Ladder"."""
    return term(Term(f"tile_{int(tile)}"))


def tile_title(tile: int) -> str:
    """Number and name of a development, for instance "23 Ladder"."""
    return f"{int(tile)} {tile_name(tile)}"


def marker(which: Marker) -> str:
    """Returns the name of an action marker: the name of its tile."""
    return term(_MARKERS[which])


def building(which: Building) -> str:
    """Returns the name of a building: the name of its tile."""
    return term(_BUILDINGS[which])


def season(which: int) -> str:
    """The name of a season."""
    return term(_SEASONS[Season(which)])


def good(which: Good) -> str:
    """The name of a good."""
    return term(_GOODS[which])


def symbol(which: str) -> str:
    """The name of a tile's symbol: "fork", "hammer_and_pick" or "building"."""
    return term(_SYMBOLS[which])


def layout(name: str) -> str:
    """The name of one of the twelve layouts, by its id without "layout_"."""
    return term(Term(f"layout_{name}"))


YEARS = ("I", "II", "III")


def year(number: int) -> str:
    """Returns the Roman numeral of a year, as on the year wheel."""
    return YEARS[number - 1]
