"""Tables of texts by key, for the window and the command line. Imports no Qt."""

from __future__ import annotations

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP, CommandOptionTexts, KeyedTexts
from haspelknecht_qt.games.gueules_noires.setup import COVERED, LOT, OPEN
from haspelknecht_qt.games.gueules_noires.strategy import themes

ITEMS = KeyedTexts(
    "GueulesNoiresItems",
    {
        "deliveries": QT_TRANSLATE_NOOP("GueulesNoiresItems", "Deliveries"),
        "shift_1": QT_TRANSLATE_NOOP("GueulesNoiresItems", "Scoring of shift I"),
        "shift_2": QT_TRANSLATE_NOOP("GueulesNoiresItems", "Scoring of shift II"),
        "shift_3": QT_TRANSLATE_NOOP("GueulesNoiresItems", "Scoring of shift III"),
        "francs": QT_TRANSLATE_NOOP("GueulesNoiresItems", "Francs"),
        "cubes": QT_TRANSLATE_NOOP("GueulesNoiresItems", "Coal cubes"),
        "undelivered": QT_TRANSLATE_NOOP("GueulesNoiresItems", "Undelivered orders"),
        "balance": QT_TRANSLATE_NOOP("GueulesNoiresItems", "Balance"),
    },
)
"""Names of the score items, by their ids in `scoring.ITEMS`."""

_SET_UP = QT_TRANSLATE_NOOP("StepNames", "setup")
_TOP_FIVE = QT_TRANSLATE_NOOP("StepNames", "top five")

STEPS = KeyedTexts(
    "StepNames",
    {
        "tiles": _SET_UP,
        "first": _SET_UP,
        "display": _SET_UP,
        "orders": _SET_UP,
        "draft": QT_TRANSLATE_NOOP("StepNames", "choosing orders"),
        "place": QT_TRANSLATE_NOOP("StepNames", "placing workers"),
        "look": _TOP_FIVE,
        "take": _TOP_FIVE,
        "return": _TOP_FIVE,
        "substitute": QT_TRANSLATE_NOOP("StepNames", "loading minecarts"),
        "extract": QT_TRANSLATE_NOOP("StepNames", "mining"),
        "refill": QT_TRANSLATE_NOOP("StepNames", "refilling"),
        "over": QT_TRANSLATE_NOOP("StepNames", "end of the game"),
    },
)
"""Names of the steps of a turn for use inside sentences, by the ids of `Step`."""

THEMES = KeyedTexts(
    "GueulesNoiresThemes",
    {
        themes.ORDERS: QT_TRANSLATE_NOOP("GueulesNoiresThemes", "Orders"),
        themes.EXTRACTION: QT_TRANSLATE_NOOP("GueulesNoiresThemes", "Mining"),
        themes.DELIVERIES: QT_TRANSLATE_NOOP("GueulesNoiresThemes", "Delivery"),
        themes.MAJORITIES: QT_TRANSLATE_NOOP("GueulesNoiresThemes", "Majorities"),
    },
)
"""Names of the themes by which puzzles are grouped."""

SOURCES = KeyedTexts(
    "GueulesNoiresBotTexts",
    {
        "orders": QT_TRANSLATE_NOOP("GueulesNoiresBotTexts", "outstanding orders"),
        "majorities": QT_TRANSLATE_NOOP("GueulesNoiresBotTexts", "majorities in the scorings to come"),
        "minecarts": QT_TRANSLATE_NOOP("GueulesNoiresBotTexts", "empty minecarts"),
        "money": QT_TRANSLATE_NOOP("GueulesNoiresBotTexts", "money"),
        "coal": QT_TRANSLATE_NOOP("GueulesNoiresBotTexts", "coal in the pit"),
        "workers": QT_TRANSLATE_NOOP("GueulesNoiresBotTexts", "workers left"),
        "rest": QT_TRANSLATE_NOOP("GueulesNoiresBotTexts", "the rest of the game"),
        "ahead": QT_TRANSLATE_NOOP("GueulesNoiresBotTexts", "what the others do next"),
    },
)
"""Names of the sources of a bot's expected points, by id. Names of sources that are score items are in `ITEMS`."""

OPTION_VALUES = KeyedTexts(
    "GueulesNoiresOptionTexts",
    {
        f"first_player {LOT}": QT_TRANSLATE_NOOP("GueulesNoiresOptionTexts", "By lot"),
        f"delivered {COVERED}": QT_TRANSLATE_NOOP("GueulesNoiresOptionTexts", "Face down"),
        f"delivered {OPEN}": QT_TRANSLATE_NOOP("GueulesNoiresOptionTexts", "Open"),
    },
)
"""Names of the values of options, by the key of the option and the value."""

QUESTIONS = KeyedTexts(
    "GueulesNoiresQuestions",
    {
        "draft": QT_TRANSLATE_NOOP("GueulesNoiresQuestions", "Which order do you take?"),
        "place": QT_TRANSLATE_NOOP("GueulesNoiresQuestions", "Where do you place workers?"),
        "take": QT_TRANSLATE_NOOP("GueulesNoiresQuestions", "Which of these do you keep, if any?"),
        "substitute": QT_TRANSLATE_NOOP("GueulesNoiresQuestions", "Which cube goes on the minecart instead?"),
        "return": QT_TRANSLATE_NOOP("GueulesNoiresQuestions", "In which order do you put the others back?"),
        "extract": QT_TRANSLATE_NOOP("GueulesNoiresQuestions", "How do you use your work steps?"),
    },
)
"""Questions of the steps at which a player decides, by the ids of `Step`."""

OPTION_MEANINGS = KeyedTexts(
    "GueulesNoiresOptionTexts",
    {
        "first_player": QT_TRANSLATE_NOOP(
            "GueulesNoiresOptionTexts", "Who begins shift I: chosen by lot, unless you agree on a player."
        ),
        "delivered": QT_TRANSLATE_NOOP(
            "GueulesNoiresOptionTexts", "Whether delivered orders are face down between scorings."
        ),
    },
)
"""Meaning of each option, by the option's key. The text does not depend on the option's value."""

OPTIONS = (
    CommandOptionTexts(
        key="first_player",
        placeholder="F",
        help=QT_TRANSLATE_NOOP("CommandLine", "The starting player: by lot, or a seat, counted from 0."),
        mismatch_message=QT_TRANSLATE_NOOP(
            "CommandLine", "--first-player: with {players} players, expected {allowed}, found {first_player}"
        ),
    ),
    CommandOptionTexts(
        key="delivered",
        placeholder="D",
        help=QT_TRANSLATE_NOOP("CommandLine", "Whether delivered orders are face down between scorings."),
    ),
)
"""Help texts for the options of a new match, in the order in which the command line shows them."""
