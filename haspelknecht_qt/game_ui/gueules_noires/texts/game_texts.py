"""All texts of Gueules Noires in one object. The module `terms` says how texts are written for translation."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires.texts import amounts, tables, terms
from haspelknecht_qt.game_ui.gueules_noires.texts.events import GueulesNoiresEventTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.moves import GueulesNoiresMoveTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.places import CoveredOrdersChoice, GueulesNoiresPlaceTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.prompts import GueulesNoiresPromptTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.reasons import GueulesNoiresReasonTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.score import GueulesNoiresScoreTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.terms import Term
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import FixedTitle
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.moves import Move
from haspelknecht_qt.games.gueules_noires.state import State, Step
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.defaults.texts import DefaultBotTexts, DefaultOptionTexts, DefaultPeriodTexts
from haspelknecht_qt.ui.seat_names import SeatNames


class GueulesNoiresPeriodTexts(QObject, DefaultPeriodTexts):
    """Names of the shifts, which are the periods of this game."""

    @override
    def name(self, period: tuple[int, int]) -> str:
        return self.tr("Shift {shift}").format(shift=terms.shift_numeral(period[0]))

    @override
    def larger_period_numeral(self, period: tuple[int, int]) -> str:
        return terms.shift_numeral(period[0])

    def heading(self, state: State) -> str:
        """Returns shift and step, for instance "Shift II: mining"."""
        return {
            **dict.fromkeys((Step.TILES, Step.FIRST, Step.DISPLAY, Step.ORDERS), self.tr("Setup")),
            Step.DRAFT: self.tr("Setup: choosing orders"),
            Step.PLACE: self.tr("Shift {shift}: placing workers"),
            **dict.fromkeys((Step.LOOK, Step.TAKE, Step.RETURN), self.tr("Shift {shift}: top five")),
            Step.SUBSTITUTE: self.tr("Shift {shift}: loading minecarts"),
            Step.EXTRACT: self.tr("Shift {shift}: mining"),
            Step.REFILL: self.tr("Shift {shift}"),
            Step.OVER: self.tr("End of the game"),
        }[state.step].format(shift=terms.shift_numeral(state.shift))

    def jump_labels(self) -> tuple[str, str, str]:
        """Returns three labels of the control for jumping to another shift: shift, button back, button forward."""
        return (
            self.tr("Shift", "jump from shift to shift"),
            self.tr("Previous shift (Page up)"),
            self.tr("Next shift (Page down)"),
        )


BOT_LEVEL_TERMS = {
    "pit_boy": Term.BOT_1,
    "hewer": Term.BOT_2,
    "overman": Term.BOT_3,
    "engineer": Term.BOT_4,
    "chief_engineer": Term.BOT_5,
}
"""Names of the bot levels by id, from the weakest to the strongest."""


class GueulesNoiresBotTexts(QObject, DefaultBotTexts):
    """Names of bot levels, and of the sources of expected points in hints."""

    @override
    def name(self, bot: str) -> str | None:
        return terms.term(BOT_LEVEL_TERMS[bot]) if bot in BOT_LEVEL_TERMS else None

    @override
    def source_name(self, source: str) -> str:
        if source in tables.ITEMS.texts:
            return tables.ITEMS.text(source, QCoreApplication.translate)
        if source not in tables.SOURCES.texts:
            return source
        return tables.SOURCES.text(source, QCoreApplication.translate)


_TITLE_BY_OPTION = {"first_player": FixedTitle.STARTING_PLAYER, "delivered": FixedTitle.DELIVERED_ORDERS}


class GueulesNoiresOptionTexts(QObject, DefaultOptionTexts):
    """Names and meanings of options and their values, by the options' keys. Unknown keys raise KeyError."""

    def name(self, key: str) -> str:
        """Returns the name of an option."""
        return _TITLE_BY_OPTION[key].text

    def value_name(self, key: str, value: str | bool) -> str:
        """Returns the name of an option's value. If the value is a seat, the name is its number."""
        if key == "first_player" and str(value).isdecimal():
            return self.tr("Seat {number}").format(number=int(value) + 1)
        return tables.OPTION_VALUES.text(f"{key} {value}", QCoreApplication.translate)

    @override
    def explanation(self, key: str, value: str | bool) -> str:
        self.value_name(key, value)  # Unknown values raise KeyError.
        return tables.OPTION_MEANINGS.text(key, QCoreApplication.translate)


@frozen(eq=False, kw_only=True)
class GueulesNoiresTexts(GameTexts[State, Move, Event]):
    """All texts of the game. `counting` is the viewer's choice of the orders that are counted (GR13)."""

    places: GueulesNoiresPlaceTexts
    counting: CoveredOrdersChoice


def make_texts(game: GueulesNoires) -> GueulesNoiresTexts:
    """Returns the texts of the game. They quote the values printed on the components of `game`."""
    seats, counting = SeatNames(), CoveredOrdersChoice()
    places = GueulesNoiresPlaceTexts(seats, counting)
    score = GueulesNoiresScoreTexts(game.components, counting)
    return GueulesNoiresTexts(
        moves=GueulesNoiresMoveTexts(game, seats),
        events=GueulesNoiresEventTexts(seats),
        prompts=GueulesNoiresPromptTexts(game, seats, places),
        score=score,
        places=places,
        periods=GueulesNoiresPeriodTexts(),
        options=GueulesNoiresOptionTexts(),
        bots=GueulesNoiresBotTexts(),
        reasons=GueulesNoiresReasonTexts(game, seats, score),
        seats=seats,
        formats=amounts.FORMATS,
        counting=counting,
    )
