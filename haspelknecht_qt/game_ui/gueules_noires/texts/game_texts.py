"""Texts of Gueules Noires, put together. The module `terms` describes how texts are written for translation."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.game_ui.gueules_noires.texts.amounts import GueulesNoiresAmountTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.bots import GueulesNoiresBotTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.events import GueulesNoiresEventTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.majorities import Counting
from haspelknecht_qt.game_ui.gueules_noires.texts.moves import GueulesNoiresMoveTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.options import GueulesNoiresOptionTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.periods import GueulesNoiresPeriodTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.places import GueulesNoiresPlaceTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.prompts import GueulesNoiresPromptTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.score import GueulesNoiresScoreTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import GueulesNoiresTitleTexts
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.moves import Move
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.seat_names import SeatNames


@frozen(eq=False, kw_only=True)
class GueulesNoiresTexts(GameTexts[State, Move, Event]):
    """Texts of the game, including those that only its own table uses. `counting` holds the player's choice of counted orders (GR13)."""

    amounts: GueulesNoiresAmountTexts
    titles: GueulesNoiresTitleTexts
    counting: Counting


def make_texts(game: GueulesNoires) -> GueulesNoiresTexts:
    """Returns the texts of the game with the printed values of `game`."""
    periods, amounts, counting = GueulesNoiresPeriodTexts(), GueulesNoiresAmountTexts(), Counting()
    seats, titles = SeatNames(periods.default_name), GueulesNoiresTitleTexts(amounts)
    places = GueulesNoiresPlaceTexts(seats, amounts, titles, counting)
    return GueulesNoiresTexts(
        moves=GueulesNoiresMoveTexts(game, seats, amounts, titles),
        events=GueulesNoiresEventTexts(seats, amounts, titles),
        prompts=GueulesNoiresPromptTexts(game, seats, amounts, places),
        score=GueulesNoiresScoreTexts(amounts, game.components),
        places=places,
        periods=periods,
        options=GueulesNoiresOptionTexts(),
        bots=GueulesNoiresBotTexts(),
        seats=seats,
        formats=amounts,
        amounts=amounts,
        titles=titles,
        counting=counting,
    )
