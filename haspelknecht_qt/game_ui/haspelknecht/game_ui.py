"""Game UI of Haspelknecht: everything that the window needs of the game."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt import languages, paths
from haspelknecht_qt.core.validation import DataError
from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import OwnBoards
from haspelknecht_qt.game_ui.haspelknecht.game_info import GAME_INFO
from haspelknecht_qt.game_ui.haspelknecht.rules.book import HaspelknechtRuleBook, printed_components
from haspelknecht_qt.game_ui.haspelknecht.scene import make_table
from haspelknecht_qt.game_ui.haspelknecht.setup.form import HaspelknechtForm
from haspelknecht_qt.game_ui.haspelknecht.setup.options import HaspelknechtOptions
from haspelknecht_qt.game_ui.haspelknecht.texts import tables, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import YEARS, Season, Step
from haspelknecht_qt.games.haspelknecht.moves import Move
from haspelknecht_qt.games.haspelknecht.setup import Setup
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.games.haspelknecht.strategy import themes
from haspelknecht_qt.ui.contracts import FindBotFactories, FindLadder, GameUi, Periods, SvgPicture
from haspelknecht_qt.ui.tutorial.game_tutorial import GameTutorial
from haspelknecht_qt.ui.window.game_info import about_notes_function, notices_of_corrections


def make_game_ui(
    game: Haspelknecht,
    game_for_records: Haspelknecht,
    corrections_error: DataError | None,
    bot_factories: FindBotFactories,
    find_ladder: FindLadder,
) -> GameUi[State, Move, Event, Setup]:
    """Returns the game UI of Haspelknecht.

    `game` has the printed values for new matches, with the user's corrections. `game_for_records` has the
    uncorrected values for reading records. `corrections_error` is the error in these corrections, or None.
    `bot_factories` returns the factories of the bots. `find_ladder` returns the measured strength of the bots.
    """
    texts, option_set = make_texts(game), HaspelknechtOptions(game)
    rules = HaspelknechtRuleBook(game.components)
    return GameUi(
        info=GAME_INFO,
        game=game,
        game_for_records=game_for_records,
        texts=texts,
        pointing=pointing,
        rules=rules,
        periods=PERIODS,
        undo_past_draw_text=_undo_past_draw_text,
        option_set=option_set,
        bot_factories=bot_factories,
        find_ladder=find_ladder,
        make_table=partial(make_table, game=game, texts=texts),
        game_tutorial=GameTutorial(
            paths.game_folder(GAME_INFO.name) / "tutorial",
            partial(languages.tutorial_file, GAME_INFO.name),
            game_for_records,
            pointing,
            rules.rule_texts,
            printed_components(game_for_records.components),
        ),
        make_form=lambda look, choices: HaspelknechtForm(
            look, choices, option_set, rules, OwnBoards(paths.own_boards_folder())
        ),
        notices=notices_of_corrections(len(game.components.corrected_keys), corrections_error),
        read_shared_options=option_set.options_for_board,
        decision_kind=lambda step: tables.STEPS.text_or_key(step, QCoreApplication.translate),
        theme_name=lambda key: tables.THEMES.text(key, QCoreApplication.translate),
        theme_pictures=THEME_PICTURES,
        about_paragraphs=about_notes_function(_credits, len(game.components.corrected_keys)),
    )


def _credits() -> str:
    return QCoreApplication.translate(
        "About", "Haspelknecht is a game by Thomas Spitzer, published by Quined Games and its partners."
    )


def _undo_past_draw_text() -> str:
    return QCoreApplication.translate(
        "HaspelknechtMessages",
        "Disks have been drawn since: in this game you can undo only as far back as the last draw.",
    )


_INK_COLOURS = {"outline": "ink"}

ITEM_PICTURES = {
    "developments": SvgPicture("tiles", "hex.2"),
    "coal": SvgPicture("pieces", "coal"),
    "storage": SvgPicture("tiles", "picture.12", _INK_COLOURS),
    "pinge": SvgPicture("icons", "icon.pick"),
    "charcoal_burner": SvgPicture("tiles", "picture.15", _INK_COLOURS),
    "hauling_cable": SvgPicture("tiles", "picture.14", _INK_COLOURS),
    "water_mill": SvgPicture("tiles", "picture.35", _INK_COLOURS),
    "tunnel_sections": SvgPicture("pieces", "prop.pinge"),
    "tunnel_bonus": SvgPicture("tiles", "picture.42", _INK_COLOURS),
    "development_bonus": SvgPicture("tiles", "symbol.fork", _INK_COLOURS),
    "buildings": SvgPicture("tiles", "symbol.building", _INK_COLOURS),
    "markers": SvgPicture("pieces", "marker.hammer_and_pick"),
    "thaler": SvgPicture("pieces", "thaler"),
    "debts": SvgPicture("pieces", "debt"),
    "water": SvgPicture("pieces", "water"),
}
"""Picture of each score item, by the item's id."""

THEME_PICTURES = {
    themes.TURN_ORDER: SvgPicture("pieces", "phase_marker"),
    themes.TAKING: SvgPicture("pieces", "disk.black"),
    themes.WATER: SvgPicture("pieces", "water"),
    themes.DEVELOPMENTS: SvgPicture("tiles", "hex.2"),
    themes.TUNNEL: SvgPicture("pieces", "prop.tunnel"),
    themes.EXTRACTION: SvgPicture("pieces", "coal"),
    themes.SUPPLIES: SvgPicture("pieces", "food"),
    themes.WINTER: SvgPicture("tiles", "picture.12", _INK_COLOURS),
}
"""Picture of each theme of puzzles, by the theme's id."""

PERIODS = Periods(
    sequence=tuple((year, int(season)) for year in YEARS for season in Season),
    turn_steps=frozenset({Step.EXECUTING.value}),
    pictures=ITEM_PICTURES,
    # Only in winter do the points of a season's last move count for that season. Else they count for the next one.
    includes_last_points=lambda period: period[1] == Season.WINTER,
    colour=lambda period: terms.SEASON_TOKENS[period[1]],
)
