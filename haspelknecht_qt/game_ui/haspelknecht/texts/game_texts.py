"""Texts of Haspelknecht, put together. The module `terms` describes how texts are written for translation."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.game_ui.haspelknecht.texts.amounts import HaspelknechtAmountTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.bots import HaspelknechtBotTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.events import HaspelknechtEventTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.moves import HaspelknechtMoveTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.options import HaspelknechtOptionTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.periods import HaspelknechtPeriodTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.places import HaspelknechtPlaceTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.prompts import HaspelknechtPromptTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.score import HaspelknechtScoreTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import HaspelknechtTileTexts
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.moves import Move
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.seat_names import SeatNames


@frozen(eq=False, kw_only=True)
class HaspelknechtTexts(GameTexts[State, Move, Event]):
    """Texts of the game, including those that only its own table uses."""

    amounts: HaspelknechtAmountTexts
    tiles: HaspelknechtTileTexts


def make_texts(game: Haspelknecht) -> HaspelknechtTexts:
    """Returns the texts of the game with the printed values of `game`."""
    periods, amounts = HaspelknechtPeriodTexts(), HaspelknechtAmountTexts()
    seats, tiles = SeatNames(periods.default_name), HaspelknechtTileTexts(amounts)
    return HaspelknechtTexts(
        moves=HaspelknechtMoveTexts(game, seats, amounts, tiles),
        events=HaspelknechtEventTexts(seats, amounts),
        prompts=HaspelknechtPromptTexts(game, amounts),
        score=HaspelknechtScoreTexts(amounts),
        places=HaspelknechtPlaceTexts(seats, amounts, tiles),
        periods=periods,
        options=HaspelknechtOptionTexts(),
        bots=HaspelknechtBotTexts(),
        seats=seats,
        formats=amounts,
        amounts=amounts,
        tiles=tiles,
    )
