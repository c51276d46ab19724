"""Game UI of Gueules Noires: everything that the window needs of the game."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt import languages, paths
from haspelknecht_qt.core.validation import DataError
from haspelknecht_qt.game_ui.gueules_noires import pictures, pointing
from haspelknecht_qt.game_ui.gueules_noires.game_info import GAME_INFO, NAME
from haspelknecht_qt.game_ui.gueules_noires.rules.book import GueulesNoiresRuleBook, printed_components
from haspelknecht_qt.game_ui.gueules_noires.scene import make_table
from haspelknecht_qt.game_ui.gueules_noires.scorings import ShiftScorings
from haspelknecht_qt.game_ui.gueules_noires.texts import tables
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import make_texts
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.moves import Move
from haspelknecht_qt.games.gueules_noires.printed import SHIFTS
from haspelknecht_qt.games.gueules_noires.setup import Setup
from haspelknecht_qt.games.gueules_noires.state import LAST_SHIFT, Colour, State, Step, Vehicle
from haspelknecht_qt.games.gueules_noires.strategy import themes
from haspelknecht_qt.ui.contracts import FindBotFactories, FindLadder, GameUi, Periods
from haspelknecht_qt.ui.match.view_switches import ViewSwitch
from haspelknecht_qt.ui.setup.choices import DefaultOptionSet
from haspelknecht_qt.ui.setup.form import DefaultOptionsForm
from haspelknecht_qt.ui.tutorial.game_tutorial import GameTutorial
from haspelknecht_qt.ui.window.game_info import about_notes_function, notices_of_corrections


def make_game_ui(
    game: GueulesNoires,
    game_for_records: GueulesNoires,
    corrections_error: DataError | None,
    bot_factories: FindBotFactories,
    find_ladder: FindLadder,
) -> GameUi[State, Move, Event, Setup]:
    """Returns the game UI of Gueules Noires.

    New matches use `game`, which may have printed values corrected by the user. Saved matches use `game_for_records`,
    without corrections. `corrections_error` is the error in the user's corrections; None without an error.
    `bot_factories` returns the factories of the bots. `find_ladder` returns the measured strength of the bots.
    """
    texts, rules = make_texts(game), GueulesNoiresRuleBook(game.components)
    return GameUi(
        info=GAME_INFO,
        game=game,
        game_for_records=game_for_records,
        texts=texts,
        pointing=pointing,
        rules=rules,
        periods=PERIODS,
        scorings=ShiftScorings(),
        undo_past_draw_text=_undo_past_draw_text,
        option_set=DefaultOptionSet(game),
        bot_factories=bot_factories,
        find_ladder=find_ladder,
        make_table=partial(make_table, game=game, texts=texts),
        game_tutorial=GameTutorial(
            paths.game_folder(NAME) / "tutorial",
            partial(languages.tutorial_file, NAME),
            game_for_records,
            pointing,
            rules.rule_texts,
            printed_components(game_for_records.components),
        ),
        make_form=lambda look, choices: DefaultOptionsForm(look, choices, game, texts.options),
        notices=notices_of_corrections(len(game.components.corrected_keys), corrections_error),
        about_paragraphs=about_notes_function(_credits, len(game.components.corrected_keys)),
        decision_kind=lambda step: tables.STEPS.text_or_key(step, QCoreApplication.translate),
        theme_name=lambda key: tables.THEMES.text(key, QCoreApplication.translate),
        theme_pictures=THEME_PICTURES,
        view_switches=(ViewSwitch("counts_covered", _view_label, False, texts.counting.set_counts_covered_orders),),
    )


def _credits() -> str:
    return QCoreApplication.translate(
        "GueulesNoiresInfo",
        "Coal Baron (Glück Auf, Gueules Noires) is a game by Michael Kiesling and Wolfgang Kramer, published by eggertspiele and its partners.",
    )


def _view_label() -> str:
    return QCoreApplication.translate("GueulesNoiresView", "Count the others’ orders delivered since the last scoring")


def _undo_past_draw_text() -> str:
    return QCoreApplication.translate(
        "GueulesNoiresMessages",
        "A tile or card has been drawn since: in this game you can undo only as far back as the last draw.",
    )


ITEM_PICTURES = {
    "deliveries": pictures.vehicle(Vehicle.TRUCK),
    **{f"shift_{shift}": pictures.clock(shift) for shift in SHIFTS},
    "francs": pictures.FRANC,
    "cubes": pictures.cube(Colour.BLACK),
    "undelivered": pictures.vehicle(Vehicle.HANDCART),
    "balance": pictures.LAMP,
}
"""Pictures of score items by id."""

THEME_PICTURES = {
    themes.ORDERS: pictures.vehicle(Vehicle.HANDCART),
    themes.EXTRACTION: pictures.MINECART,
    themes.DELIVERIES: pictures.vehicle(Vehicle.TRUCK),
    themes.MAJORITIES: pictures.clock(LAST_SHIFT),
}
"""Picture of each theme of puzzles, by the theme's id."""

PERIODS = Periods(
    sequence=tuple((shift, 0) for shift in SHIFTS),
    turn_steps=frozenset(step.value for step in (Step.PLACE, Step.TAKE, Step.SUBSTITUTE, Step.RETURN, Step.EXTRACT)),
    pictures=ITEM_PICTURES,
    samples_per_period=12,
    colour=lambda period: f"shift{period[0]}",
)
