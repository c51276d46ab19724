"""All texts of Haspelknecht in one object. The module `terms` says how texts are written for translation."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, tables, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.events import HaspelknechtEventTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.moves import HaspelknechtMoveTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.places import HaspelknechtPlaceTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.prompts import HaspelknechtPromptTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.reasons import HaspelknechtReasonTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.score import HaspelknechtScoreTexts
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Step, Worker
from haspelknecht_qt.games.haspelknecht.moves import Move
from haspelknecht_qt.games.haspelknecht.printed import LAYOUT_IDS
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.defaults.texts import DefaultBotTexts, DefaultOptionTexts, DefaultPeriodTexts
from haspelknecht_qt.ui.seat_names import SeatNames


class HaspelknechtPeriodTexts(QObject, DefaultPeriodTexts):
    """Names of years and seasons. A period of this game is a year and a season."""

    @override
    def name(self, period: tuple[int, int]) -> str:
        year, season = period
        return self.tr("Year {year}, {season}").format(year=terms.year(year), season=terms.season(season))

    @override
    def larger_period(self, period: tuple[int, int]) -> str:
        return self.tr("Year {year}").format(year=terms.year(period[0]))

    @override
    def larger_period_numeral(self, period: tuple[int, int]) -> str:
        return terms.year(period[0])

    def jump_labels(self) -> tuple[str, str, str]:
        """Returns three labels of the control for jumping to another season: season, button back, button forward."""
        return self.tr("Season"), self.tr("Previous season (Page up)"), self.tr("Next season (Page down)")

    def heading(self, state: State) -> str:
        """Returns the heading of a position, for instance "Year II, summer: planning"."""
        year, season = terms.year(state.year), terms.season(state.season)
        return {
            Step.FIRST_TURN_ORDER: self.tr("Setup"),
            Step.REFILLING: self.tr("Year {year}, {season}: refilling the resource boards"),
            Step.FIRST_TAKING: self.tr("Year {year}, {season}: first taking"),
            Step.SECOND_TAKING: self.tr("Year {year}, {season}: second taking"),
            Step.RETURNING_WATER: self.tr("Year {year}, {season}: returning pit water"),
            Step.PLANNING: self.tr("Year {year}, {season}: planning"),
            Step.EXECUTING: self.tr("Year {year}, {season}: executing"),
            Step.WINTER: self.tr("Year {year}, {season}: before the scoring phase"),
            Step.STORING: self.tr("Year {year}, {season}: storage phase"),
            Step.END: self.tr("End of the game"),
        }[state.step].format(year=year, season=season)


WORKER_OF_LEVEL = {
    "farmhand": Worker.FARMHAND,
    "farmer": Worker.FARMER,
    "haspelknecht": Worker.HASPELKNECHT,
    "coal_miner": Worker.COAL_MINER,
}
"""Workers after whom bot levels are named, by level, from the weakest level to the strongest."""


class HaspelknechtBotTexts(QObject, DefaultBotTexts):
    """Names of bot levels, and of the sources of the points that bots expect."""

    @override
    def name(self, bot: str) -> str | None:
        if bot == "shepherd":
            return self.tr("Shepherd")
        return terms.worker(WORKER_OF_LEVEL[bot]) if bot in WORKER_OF_LEVEL else None

    @override
    def source_name(self, source: str) -> str:
        return tables.SOURCES.text(source, QCoreApplication.translate) if source in tables.SOURCES.texts else source


class HaspelknechtOptionTexts(QObject, DefaultOptionTexts):
    """Names and meanings of options and their values.

    Keys are those of the game's set-up. Unknown keys and values raise KeyError.
    """

    def name(self, key: str) -> str:
        """Returns the name of an option."""
        return tables.OPTION_NAMES.text(key, QCoreApplication.translate)

    def value_name(self, key: str, value: str | bool) -> str:
        """Returns the name of an option's value. A name that a player gave to a layout is returned as it is."""
        if key == "layout" and value in LAYOUT_IDS:
            return terms.layout_name(str(value))
        text = str(value) if isinstance(value, bool) else f"{key} {value}"
        if key == "layout" and text not in tables.OPTION_VALUES.texts:
            return str(value)
        return tables.OPTION_VALUES.text(text, QCoreApplication.translate)

    @override
    def explanation(self, key: str, value: str | bool) -> str:
        match key, value:
            case "planning", "hidden":
                return self.tr("Nobody sees the others’ plans until all are confirmed.")
            case "planning", _:
                return self.tr("In turn order; everybody sees the plans.")
            case "starting_buildings", True:
                return self.tr("They work from the first action phase on and give no building symbol.")
            case "starting_farmhand", True:
                return self.tr("He may acquire a development from the first action phase on.")
            case "rulebook", str():
                # The text has only the three differences that matter most in play.
                return "\n".join(self.differences(value)[:3])
            case _:
                return ""

    def differences(self, rulebook: str) -> list[str]:
        """Returns the rulings of a rulebook where rulebooks differ (R1 to R14), the most important first."""
        return [
            QCoreApplication.translate(tables.OPTION_NAMES.context, text)
            for text in tables.RULEBOOK_DIFFERENCES[rulebook]
        ]


HaspelknechtTexts = GameTexts[State, Move, Event]


def make_texts(game: Haspelknecht) -> HaspelknechtTexts:
    """Returns the texts of the game. They quote the printed values of `game`."""
    seats, score = SeatNames(), HaspelknechtScoreTexts()
    return HaspelknechtTexts(
        moves=HaspelknechtMoveTexts(game, seats),
        events=HaspelknechtEventTexts(seats),
        prompts=HaspelknechtPromptTexts(game),
        score=score,
        places=HaspelknechtPlaceTexts(seats),
        periods=HaspelknechtPeriodTexts(),
        options=HaspelknechtOptionTexts(),
        bots=HaspelknechtBotTexts(),
        reasons=HaspelknechtReasonTexts(game, seats, score),
        seats=seats,
        formats=amounts.FORMATS,
    )
