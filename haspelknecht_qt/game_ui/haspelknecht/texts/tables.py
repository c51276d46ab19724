"""Tables of texts by their keys, for the window and the command line. Imports no Qt."""

from __future__ import annotations

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP, CommandOptionTexts, KeyedTexts
from haspelknecht_qt.games.haspelknecht.setup import FREE_LAYOUT
from haspelknecht_qt.games.haspelknecht.strategy import themes

ITEMS = KeyedTexts(
    "HaspelknechtItems",
    {
        "developments": QT_TRANSLATE_NOOP("HaspelknechtItems", "Developments"),
        "coal": QT_TRANSLATE_NOOP("HaspelknechtItems", "Coal in winter"),
        "storage": QT_TRANSLATE_NOOP("HaspelknechtItems", "Winter storage"),
        "pinge": QT_TRANSLATE_NOOP("HaspelknechtItems", "Pinge bonus"),
        "charcoal_burner": QT_TRANSLATE_NOOP("HaspelknechtItems", "Charcoal Burner"),
        "hauling_cable": QT_TRANSLATE_NOOP("HaspelknechtItems", "Hauling Cable"),
        "water_mill": QT_TRANSLATE_NOOP("HaspelknechtItems", "Water Mill"),
        "tunnel_sections": QT_TRANSLATE_NOOP("HaspelknechtItems", "Tunnel sections"),
        "tunnel_bonus": QT_TRANSLATE_NOOP("HaspelknechtItems", "Tunnel bonus"),
        "development_bonus": QT_TRANSLATE_NOOP("HaspelknechtItems", "Development bonus"),
        "buildings": QT_TRANSLATE_NOOP("HaspelknechtItems", "Buildings"),
        "markers": QT_TRANSLATE_NOOP("HaspelknechtItems", "Action markers"),
        "thaler": QT_TRANSLATE_NOOP("HaspelknechtItems", "Thaler"),
        "debts": QT_TRANSLATE_NOOP("HaspelknechtItems", "Debt chits"),
        "water": QT_TRANSLATE_NOOP("HaspelknechtItems", "Pit water"),
    },
)
"""Names of the items of a score, by their ids in `scoring.ITEMS`."""

STEPS = KeyedTexts(
    "StepNames",
    {
        "first_order": QT_TRANSLATE_NOOP("StepNames", "setup"),
        "refilling": QT_TRANSLATE_NOOP("StepNames", "refilling"),
        "first_taking": QT_TRANSLATE_NOOP("StepNames", "first taking"),
        "second_taking": QT_TRANSLATE_NOOP("StepNames", "second taking"),
        "returning_water": QT_TRANSLATE_NOOP("StepNames", "returning pit water"),
        "planning": QT_TRANSLATE_NOOP("StepNames", "planning"),
        "executing": QT_TRANSLATE_NOOP("StepNames", "executing"),
        "winter": QT_TRANSLATE_NOOP("StepNames", "before the scoring phase"),
        "storing": QT_TRANSLATE_NOOP("StepNames", "storage phase"),
        "end": QT_TRANSLATE_NOOP("StepNames", "end of the game"),
    },
)
"""Names of the steps for use inside sentences, by the ids of `Step`."""

THEMES = KeyedTexts(
    "HaspelknechtThemes",
    {
        themes.TURN_ORDER: QT_TRANSLATE_NOOP("HaspelknechtThemes", "Turn order"),
        themes.TAKING: QT_TRANSLATE_NOOP("HaspelknechtThemes", "Taking disks"),
        themes.WATER: QT_TRANSLATE_NOOP("HaspelknechtThemes", "Pit water"),
        themes.DEVELOPMENTS: QT_TRANSLATE_NOOP("HaspelknechtThemes", "Developments"),
        themes.TUNNEL: QT_TRANSLATE_NOOP("HaspelknechtThemes", "Tunnel"),
        themes.EXTRACTION: QT_TRANSLATE_NOOP("HaspelknechtThemes", "Pinge and coal"),
        themes.SUPPLIES: QT_TRANSLATE_NOOP("HaspelknechtThemes", "Food, wood and Thaler"),
        themes.WINTER: QT_TRANSLATE_NOOP("HaspelknechtThemes", "Winter"),
    },
)
"""Names of the themes by which puzzles are grouped."""

QUESTIONS = KeyedTexts(
    "HaspelknechtQuestions",
    {
        "first_taking": QT_TRANSLATE_NOOP("HaspelknechtQuestions", "Which disks do you take first?"),
        "second_taking": QT_TRANSLATE_NOOP("HaspelknechtQuestions", "Which disks do you take second, if any?"),
        "returning_water": QT_TRANSLATE_NOOP("HaspelknechtQuestions", "Do you return pit water?"),
        "planning": QT_TRANSLATE_NOOP("HaspelknechtQuestions", "Which workers get your disks?"),
        "executing": QT_TRANSLATE_NOOP("HaspelknechtQuestions", "What does your worker do now?"),
        "winter": QT_TRANSLATE_NOOP("HaspelknechtQuestions", "What do you do before the scoring phase?"),
        "storing": QT_TRANSLATE_NOOP("HaspelknechtQuestions", "What do you store for the winter?"),
    },
)
"""Questions of the steps at which a player decides, by the ids of `Step`."""

SOURCES = KeyedTexts(
    "HaspelknechtBotTexts",
    {
        "scored": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "points scored at once"),
        "coal": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "coal for the winters"),
        "lease": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "food and lease"),
        "thaler": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "Thaler"),
        "pinge": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "the Pinge"),
        "tunnel": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "the tunnel"),
        "water": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "pit water"),
        "wood": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "wood"),
        "developments": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "developments"),
        "purchases": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "developments still to be acquired"),
        "markers": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "action markers"),
        "order": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "turn order"),
        "rest": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "the rest of the game"),
        "ahead": QT_TRANSLATE_NOOP("HaspelknechtBotTexts", "what the others do this season"),
    },
)
"""Names of the sources of expected points, by the ids that the bots of this game use."""

ITEM_EXPLANATIONS = KeyedTexts(
    "HaspelknechtScoreTexts",
    {
        "developments": QT_TRANSLATE_NOOP(
            "HaspelknechtScoreTexts", "VP for acquiring developments: the earlier, the more."
        ),
        "coal": QT_TRANSLATE_NOOP(
            "HaspelknechtScoreTexts",
            "VP for the coal on the farm in each winter: by the chart on the year wheel, or with Horse and Cart.",
        ),
        "storage": QT_TRANSLATE_NOOP("HaspelknechtScoreTexts", "VP for goods stored in winter."),
        "pinge": QT_TRANSLATE_NOOP("HaspelknechtScoreTexts", "VP for exhausting the Pinge in year I or II."),
        "charcoal_burner": QT_TRANSLATE_NOOP("HaspelknechtScoreTexts", "VP for each use of the Charcoal Burner."),
        "hauling_cable": QT_TRANSLATE_NOOP("HaspelknechtScoreTexts", "VP for playing the Hauling Cable."),
        "water_mill": QT_TRANSLATE_NOOP(
            "HaspelknechtScoreTexts", "VP for each pair of yellow disks on the Water Mill."
        ),
        "tunnel_sections": QT_TRANSLATE_NOOP(
            "HaspelknechtScoreTexts", "The printed VP of each emptied section: no coal left, wood on its symbol."
        ),
        "tunnel_bonus": QT_TRANSLATE_NOOP(
            "HaspelknechtScoreTexts", "VP for emptied sections with the symbol of your Wheelbarrow, Oil Lamp or Lorry."
        ),
        "development_bonus": QT_TRANSLATE_NOOP(
            "HaspelknechtScoreTexts", "VP for the symbols that your Hand Cart or Coal Driver counts."
        ),
        "buildings": QT_TRANSLATE_NOOP(
            "HaspelknechtScoreTexts", "VP for the total number of building symbols on your developments."
        ),
        "markers": QT_TRANSLATE_NOOP("HaspelknechtScoreTexts", "VP for each unused action marker."),
        "thaler": QT_TRANSLATE_NOOP(
            "HaspelknechtScoreTexts", "VP for Thaler: the first ones are worth less than later ones."
        ),
        "debts": QT_TRANSLATE_NOOP("HaspelknechtScoreTexts", "VP lost for debt chits."),
        "water": QT_TRANSLATE_NOOP("HaspelknechtScoreTexts", "VP lost for pit water; one pit water costs nothing."),
    },
)
"""Explanations of score items, by the item's id. An explanation says where the points come from."""

OPTION_NAMES = KeyedTexts(
    "HaspelknechtOptionTexts",
    {
        "rulebook": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Rulebook"),
        "planning": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Planning"),
        "layout": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Development board"),
        "starting_buildings": QT_TRANSLATE_NOOP(
            "HaspelknechtOptionTexts", "Start with the buildings whose tiles are not in play"
        ),
        "starting_farmhand": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Start with the improved farmhand"),
    },
)
"""Names of the options of a new match, by key."""

OPTION_VALUES = KeyedTexts(
    "HaspelknechtOptionTexts",
    {
        "rulebook dutch": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Dutch"),
        "rulebook english": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "English"),
        "rulebook french": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "French"),
        "planning open": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Open"),
        "planning hidden": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Hidden"),
        "layout first_play": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "First game"),
        "layout free": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Own board"),
        "True": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Yes"),
        "False": QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "No"),
    },
)
"""Names of the values of options.

A key has the option and the value, as in "planning open". For options that are on or off, the key is "True" or "False".
"""

RULEBOOK_DIFFERENCES = {
    "dutch": (
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Charcoal Burner: once per phase."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Lorry in the Pinge: wood only."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Farm storage: 1 VP for wood."),
        QT_TRANSLATE_NOOP(
            "HaspelknechtOptionTexts",
            "The Coal-digger and the Haspelknecht remove 2 water as long as there are 2 or more; only then coal.",
        ),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "A black disk removes 2 water."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "The Coal Storage holds 1 coal and 1 wood."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Oil Lamp: between a reserve pool and its own action pool."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "A marker can be used in a later action phase."),
    ),
    "english": (
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Charcoal Burner: at any time."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "The Lorry always brings its 2 coal."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "A black disk removes 1 or 2 water."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Farm storage: 1 VP for wood."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "The Haspelknecht may stop early, and may remove a single water."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "The Coal Storage holds 1 coal and 1 wood."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Oil Lamp: between a reserve pool and its own action pool."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "A marker can be used in a later phase, winter included."),
    ),
    "french": (
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Free choice of water or coal."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Farm storage: 1 VP for food."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "The Coal Storage holds coal or wood."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Charcoal Burner: once per phase."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "The Lorry always brings its 2 coal."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "Oil Lamp: between any reserve pool and any action pool."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "The synergy bonus is not tied to a worker."),
        QT_TRANSLATE_NOOP("HaspelknechtOptionTexts", "A marker can be used at any time later, winter included."),
    ),
}
"""Rulings of each rulebook where the rulebooks differ (R1 to R14), the most important in play first."""

OPTIONS = (
    CommandOptionTexts(
        key="rulebook",
        placeholder="R",
        help=QT_TRANSLATE_NOOP("CommandLine", "Which rulebook to follow where the rulebooks disagree."),
    ),
    CommandOptionTexts(
        key="layout",
        placeholder="L",
        help=QT_TRANSLATE_NOOP("CommandLine", "The development board. Not every layout suits every number of players."),
        excluded_values=(FREE_LAYOUT,),
        mismatch_message=QT_TRANSLATE_NOOP(
            "CommandLine", "--layout: with {players} players, expected {allowed}, found {layout}"
        ),
    ),
    CommandOptionTexts(
        key="planning",
        placeholder="P",
        help=QT_TRANSLATE_NOOP("CommandLine", "Whether the players see each other’s plans before they are confirmed."),
    ),
)
"""Help texts for the options of a new match, in the order in which the command line shows them."""
