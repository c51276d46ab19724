"""Terms of the game, exactly as in its rulebooks: the only table of terms for all other texts.

The texts in the code are English. Each term is marked for translation only in this module, in the context
"HaspelknechtTerms". The translations contain the terms of the French and the Dutch rulebook.

All texts of this game are written for translation by these rules. A text is a whole sentence, or a label with a colon.
Variable parts are named fields in braces ({name}, {tile}), filled in with `str.format` after the translation. A count
that governs a noun is Qt's %n. A field contains a name, a number or a title, never a noun that another language would
inflect.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.games.haspelknecht.kinds import Building, Season, Tile, Worker
from haspelknecht_qt.games.haspelknecht.state import Player


class Term(Enum):
    """Terms of the rulebook, each with its English word.

    The id of a term is its name in lower case, in all languages.
    """

    ACTION_DISK = QT_TRANSLATE_NOOP("HaspelknechtTerms", "action disk")
    PLAYER_DISK = QT_TRANSLATE_NOOP("HaspelknechtTerms", "player disk")
    COAL = QT_TRANSLATE_NOOP("HaspelknechtTerms", "coal")
    WOOD = QT_TRANSLATE_NOOP("HaspelknechtTerms", "wood")
    FOOD = QT_TRANSLATE_NOOP("HaspelknechtTerms", "food")
    PIT_WATER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "pit water")
    THALER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Thaler")
    DEBT_CHIT = QT_TRANSLATE_NOOP("HaspelknechtTerms", "debt chit")
    VICTORY_POINT = QT_TRANSLATE_NOOP("HaspelknechtTerms", "victory point")
    VICTORY_POINT_SHORT = QT_TRANSLATE_NOOP("HaspelknechtTerms", "VP")
    ACTION_MARKER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "action marker")
    DEVELOPMENT_TILE = QT_TRANSLATE_NOOP("HaspelknechtTerms", "development tile")
    DEVELOPMENT_BOARD = QT_TRANSLATE_NOOP("HaspelknechtTerms", "development board")
    ASSIST_TILE = QT_TRANSLATE_NOOP("HaspelknechtTerms", "assist tile")
    BUILDING_TILE = QT_TRANSLATE_NOOP("HaspelknechtTerms", "building tile")
    YEAR_WHEEL_BOARD = QT_TRANSLATE_NOOP("HaspelknechtTerms", "year wheel board")
    PLAYER_BOARD = QT_TRANSLATE_NOOP("HaspelknechtTerms", "player board")
    RESOURCE_BOARD = QT_TRANSLATE_NOOP("HaspelknechtTerms", "resource board")
    ACTION_POOL = QT_TRANSLATE_NOOP("HaspelknechtTerms", "action pool")
    RESERVE_POOL = QT_TRANSLATE_NOOP("HaspelknechtTerms", "reserve pool")
    BAG = QT_TRANSLATE_NOOP("HaspelknechtTerms", "bag")
    PHASE_MARKER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "phase marker")
    YEAR_MARKER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "year marker")
    TURN_ORDER_CHART = QT_TRANSLATE_NOOP("HaspelknechtTerms", "turn order chart")
    SCORE_TRACK = QT_TRANSLATE_NOOP("HaspelknechtTerms", "score track")
    GENERAL_SUPPLY = QT_TRANSLATE_NOOP("HaspelknechtTerms", "general supply")
    FARM_AREA = QT_TRANSLATE_NOOP("HaspelknechtTerms", "farm area")
    PINGE = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Pinge")
    SHAFT = QT_TRANSLATE_NOOP("HaspelknechtTerms", "shaft")
    TUNNEL = QT_TRANSLATE_NOOP("HaspelknechtTerms", "tunnel")
    TUNNEL_SECTION = QT_TRANSLATE_NOOP("HaspelknechtTerms", "section")
    WOOD_SYMBOL = QT_TRANSLATE_NOOP("HaspelknechtTerms", "wood symbol")
    CART_FIELD = QT_TRANSLATE_NOOP("HaspelknechtTerms", "cart field")
    WORKER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "worker")
    OWN_WORKER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "own worker")
    CONTRACT_WORKER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "contract worker")
    FARMER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Farmer")
    FARMHAND = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Farmhand")
    IMPROVED_FARMHAND = QT_TRANSLATE_NOOP("HaspelknechtTerms", "improved farmhand")
    COAL_DIGGER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Coal-digger")
    COAL_MINER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Coal-miner")
    HASPELKNECHT = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Haspelknecht")
    COAL_MINER_AND_HASPELKNECHT_TILE = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Coal-miner and Haspelknecht")
    SYNERGY_BONUS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "synergy bonus")
    SUMMER_BONUS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "summer bonus")
    PINGE_BONUS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Pinge bonus")
    SPRING = QT_TRANSLATE_NOOP("HaspelknechtTerms", "spring")
    SUMMER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "summer")
    AUTUMN = QT_TRANSLATE_NOOP("HaspelknechtTerms", "autumn")
    WINTER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "winter")
    YEAR = QT_TRANSLATE_NOOP("HaspelknechtTerms", "year")
    ROUND = QT_TRANSLATE_NOOP("HaspelknechtTerms", "round")
    PIT_WATER_PHASE = QT_TRANSLATE_NOOP("HaspelknechtTerms", "pit water phase")
    ACTION_PHASE = QT_TRANSLATE_NOOP("HaspelknechtTerms", "action phase")
    WINTER_SCORING_PHASE = QT_TRANSLATE_NOOP("HaspelknechtTerms", "scoring phase")
    WINTER_PAYMENT_PHASE = QT_TRANSLATE_NOOP("HaspelknechtTerms", "payment phase")
    WINTER_STORAGE_PHASE = QT_TRANSLATE_NOOP("HaspelknechtTerms", "storage phase")
    NEXT_YEAR = QT_TRANSLATE_NOOP("HaspelknechtTerms", "next year")
    REFILLING_RESOURCE_BOARDS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Refilling the resource boards")
    TAKING_ACTION_DISKS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Taking action disks")
    DETERMINING_TURN_ORDER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Determining player turn order")
    PLANNING_EXECUTING_ACTIONS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Planning and executing actions")
    LEASE = QT_TRANSLATE_NOOP("HaspelknechtTerms", "lease")
    REMOVE_PIT_WATER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "remove pit water")
    EXCAVATE_COAL = QT_TRANSLATE_NOOP("HaspelknechtTerms", "excavate coal")
    ACQUIRE_DEVELOPMENT = QT_TRANSLATE_NOOP("HaspelknechtTerms", "acquire a development")
    TILE_11 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Carrying Pole")
    TILE_12 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Barn")
    TILE_13 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Pickaxe")
    TILE_14 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Hauling Cable")
    TILE_15 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Charcoal Burner")
    TILE_21 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Bucket")
    TILE_22 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Wheelbarrow")
    TILE_23 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Ladder")
    TILE_24 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Coal Storage")
    TILE_25 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Windlass")
    TILE_31 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Mining Timber")
    TILE_32 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Oil Lamp")
    TILE_33 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Hammer and Pick")
    TILE_34 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Coal Sacks")
    TILE_35 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Water Mill")
    TILE_41 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Coal Driver")
    TILE_42 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Lorry")
    TILE_43 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Hand Cart")
    TILE_44 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Horse and Cart")
    TILE_45 = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Small Coal Mine")
    SYMBOL_FORK = QT_TRANSLATE_NOOP("HaspelknechtTerms", "fork")
    SYMBOL_HAMMER_AND_PICK = QT_TRANSLATE_NOOP("HaspelknechtTerms", "hammer and pick")
    SYMBOL_BUILDING = QT_TRANSLATE_NOOP("HaspelknechtTerms", "building")
    LAYOUT_TOWER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Tower")
    LAYOUT_THREE_LONG_LEGS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Three long legs")
    LAYOUT_FOUR_LONG_LEGS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Four long legs")
    LAYOUT_WINGS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Wings")
    LAYOUT_THREE_SHORT_LEGS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Three short legs")
    LAYOUT_FOUR_SHORT_LEGS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Four short legs")
    LAYOUT_TWO_SHORT_ASYMMETRIC_LEGS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Two short asymmetric legs")
    LAYOUT_FLOWER = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Flower")
    LAYOUT_THREE_CIRCLES = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Three circles")
    LAYOUT_TWO_LONG_ASYMMETRIC_LEGS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Two long asymmetric legs")
    LAYOUT_TWO_ROUNDS = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Two rounds")
    LAYOUT_BUTTERFLY = QT_TRANSLATE_NOOP("HaspelknechtTerms", "Butterfly")

    @property
    def id(self) -> str:
        """Id of the term in the tables of terms of all languages, for instance "pit_water"."""
        return self.name.lower()


SEASON_TOKENS = tuple(season.name.lower() for season in Season)
"""Names of the seasons' colours in the themes, from spring to winter."""

ROMAN = ("", "I", "II", "III", "IV")
"""Roman numerals by number, for years and tile levels."""


def term(word: Term) -> str:
    """Returns the name of a term in the current language."""
    return QCoreApplication.translate("HaspelknechtTerms", word.value)


def capital(text: str) -> str:
    """Returns the text with a capital first letter, for use as a heading or as a label before a colon."""
    return text[:1].upper() + text[1:]


def heading(word: Term) -> str:
    """Returns the name of a term as a heading or label, with a capital first letter."""
    return capital(term(word))


def worker(who: Worker, *, improved: bool = False) -> str:
    """Returns the name of a worker. If `improved` is True, the Farmhand is the improved farmhand."""
    return heading(_term_of_worker(who, improved=improved))


def worker_name(which: Worker, player: Player) -> str:
    """Returns the name of a player's worker. The player may have the improved farmhand instead of the Farmhand."""
    return heading(worker_term(which, player))


def worker_term(who: Worker, player: Player) -> Term:
    """Returns the term for a player's worker, as on the board: the improved farmhand as soon as the player has tile 13."""
    return _term_of_worker(who, improved=player.improved)


def _term_of_worker(who: Worker, *, improved: bool) -> Term:
    if who == Worker.WATER_MILL:
        return Term.TILE_35
    return Term.IMPROVED_FARMHAND if who == Worker.FARMHAND and improved else Term[who.name]


def tile_name(tile: int) -> str:
    """Returns the name of a development, for instance "Ladder"."""
    return term(Term[f"TILE_{int(tile)}"])


def tile_title(tile: int) -> str:
    """Returns number and name of a development, for instance "23 Ladder"."""
    return f"{int(tile)} {tile_name(tile)}"


def building(which: Building) -> str:
    """Returns the name of a building, which is the name of its tile."""
    return tile_name(Tile[which.name])


def season(which: int) -> str:
    """Returns the name of a season."""
    return term(Term[Season(which).name])


def symbol(which: str) -> str:
    """Returns the name of a tile's symbol, which is "fork", "hammer_and_pick" or "building"."""
    return term(Term[f"SYMBOL_{which.upper()}"])


def layout_name(name: str) -> str:
    """Returns the name of one of the twelve layouts. `name` is the layout's id without "layout_"."""
    return term(Term[f"LAYOUT_{name.upper()}"])


def year(number: int) -> str:
    """Returns the number of a year as a Roman numeral, as on the year wheel."""
    return ROMAN[number]
