"""Everything that the program says about a game of Gueules Noires, in finished sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from haspelknecht_qt.core.game import CHANCE, Decision, Seat
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.game_ui.gueules_noires.counting import Counting
from haspelknecht_qt.game_ui.gueules_noires.refusals.refusals import GueulesNoiresRefusals
from haspelknecht_qt.game_ui.gueules_noires.texts import log, terms
from haspelknecht_qt.game_ui.gueules_noires.texts.amounts import GueulesNoiresAmountTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.bots import GueulesNoiresBotTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.details import GueulesNoiresDetailTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.events import GueulesNoiresEventTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.headings import GueulesNoiresHeadingTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.moves import GueulesNoiresMoveTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.options import GueulesNoiresOptionTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.places import GueulesNoiresPlaceTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.prompts import GueulesNoiresPromptTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.remarks import GueulesNoiresRemarkTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.score import GueulesNoiresScoreTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import GueulesNoiresTitleTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.turning_points import GueulesNoiresTurningPointTexts
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import LogLine, Remark
from haspelknecht_qt.ui.refusals import RefusalText
from haspelknecht_qt.ui.seat_names import SeatNames
from haspelknecht_qt.ui.widgets.formats import TextFormats

if TYPE_CHECKING:
    from haspelknecht_qt.ui.review.turning_points import TurningPoint


class GueulesNoiresTexts(SeatNames):
    """Sentences about states, moves, events and rules in the language of the moment. Keeps no text, so a language may change at any time.

    It is the `ui.contracts.GameTexts` of Gueules Noires. The parts stand in modules of their own; how texts are written for translation is told
    in terms.py.
    """

    def __init__(self, game: GueulesNoires) -> None:
        self._headings = GueulesNoiresHeadingTexts()
        super().__init__(self._headings.default_name)
        self._game = game
        self.amounts = GueulesNoiresAmountTexts()
        self.titles = GueulesNoiresTitleTexts(self.amounts)
        self._prompts = GueulesNoiresPromptTexts(self.amounts)
        self._moves = GueulesNoiresMoveTexts(self.amounts, self.titles)
        self._details = GueulesNoiresDetailTexts(self.amounts)
        self._events = GueulesNoiresEventTexts(self.amounts, self.titles)
        self.counting = Counting()
        self._places = GueulesNoiresPlaceTexts(self.amounts, self.titles, self.counting)
        self._remarks = GueulesNoiresRemarkTexts(self._places)
        self._score = GueulesNoiresScoreTexts(self.amounts, game.components)
        self._turning_points = GueulesNoiresTurningPointTexts(self.amounts, self.titles)
        self._options = GueulesNoiresOptionTexts(self.titles)
        self._bots = GueulesNoiresBotTexts()
        self._refusals = GueulesNoiresRefusals(game, self.amounts)

    @property
    def formats(self) -> TextFormats:
        """How this language joins the parts of a list and signs numbers."""
        return self.amounts

    def _names(self, state: State) -> tuple[str, ...]:
        return self.names(len(state.players))

    def title(self) -> str:
        """The name of the game, as on the box in this language."""
        return self._headings.title()

    def about(self) -> str:
        """What the game is, in a few words, for its card on the start page."""
        return self._headings.about()

    def prompt(self, state: State, decision: Decision | None, seats: Sequence[Seat]) -> tuple[str, str]:
        """Headline and second line: who does what next. `decision` is None when the game is over."""
        names = tuple(seat.name for seat in seats)
        if decision is None:
            standing = self._game.standing(state)
            winners = standing.winners
            return self._prompts.over([names[seat] for seat in winners], standing.seats[winners[0]].total)
        if decision.actor == CHANCE:
            return self._prompts.chance(state)
        if seats[decision.actor].is_person:
            return self._prompts.asked(state, names)
        return self._prompts.waiting(state, names)

    def second_cube(self) -> str:
        """The second line of the prompt while two cubes for one order spot are in the hand (GA5)."""
        return self._prompts.second_cube()

    def hand_over_notice(self, state: State) -> str:
        """What the others are told while the seat asked decides on what they must not see (GR5)."""
        return self._prompts.hand_over_notice(state, self._names(state))

    def heading(self, state: State) -> str:
        """Where the game stands, for instance "Shift II: mining"."""
        return self._headings.step(state)

    def period(self, period: tuple[int, int]) -> str:
        """A shift, for instance "Shift II"."""
        return self._headings.shift(period[0])

    def period_group(self, period: tuple[int, int]) -> str:
        """The shift: there is one level only."""
        return self.period(period)

    def numeral(self, period: tuple[int, int]) -> str:
        """The number of the shift alone: "II"."""
        return terms.shift(period[0])

    def scoring(self, shift: int) -> str:
        """The heading of the scoring at a shift's end."""
        return self._headings.scoring(shift)

    def period_jump_labels(self) -> tuple[str, str, str]:
        """Jumping from shift to shift in a replay: what it is called, going back, going forward."""
        return self._headings.stop_at_shifts()

    def chart_notes(self) -> tuple[str, str]:
        """What the chart of the scores shows: on the score track, and if the game had ended then."""
        return self._headings.chart_notes()

    def tie_note(self) -> str:
        """What decides a tie (GF2)."""
        return self._score.tie_note()

    def move(self, state: State, move: moves.Move) -> str:
        """One line that says what the move does."""
        return self._moves.line(state, move, self._names(state))

    def move_detail(self, state: State, move: moves.Move) -> str:
        """What the move costs, gives and blocks; "" if there is nothing to say."""
        return self._details.detail(state, move)

    def joint_move(self, state: State, made: Sequence[moves.Move]) -> str:
        """Several moves that are one extraction, in one line."""
        return self._moves.together(state, made, self._names(state))

    def group(self, state: State, move: moves.Move) -> str:
        """The heading under which a list of moves shows the move."""
        return self._moves.heading(state, move)

    def action(self, state: State, move: moves.Move) -> str:
        """The label of a move's button in the prompt. Raises ValueError for a move that has none."""
        return self._moves.action(move)

    def take_back(self, state: State, move: moves.Move) -> str:
        """Nothing is taken back by pointing here (`pointing.take_back_paths`): the move itself."""
        return self.move(state, move)

    def take_back_detail(self, state: State, move: moves.Move) -> str:
        """Nothing more than the line says."""
        return ""

    def event(self, event: Event, state: State, count: int = 1) -> str:
        """One line for the log, `state` being the position after the event; "" for events not worth a line."""
        return self._events.line(event, state, self._names(state), count)

    def merged_line(self, event: Event, state: State, last: LogLine[State, Event]) -> LogLine[State, Event] | None:
        """The line before with this event told in it; None where the event is a line of its own."""
        return log.merged_line(event, state, last)

    def new_line(self, ply: int, event: Event, state: State) -> LogLine[State, Event]:
        """A line of its own for an event."""
        return log.new_line(ply, event, state)

    def is_notable(self, event: Event) -> bool:
        """Whether who was away is told of this event."""
        return log.is_notable(event)

    def refusal(self, state: State, move: moves.Move | None, path: Path) -> str:
        """What is not possible and, in a second line, what would be. `move` is what `path` would have meant, None if it means nothing."""
        return str(self.refusal_text(state, move, path))

    def refusal_text(self, state: State, move: moves.Move | None, path: Path) -> RefusalText:
        """The two sentences of a refusal."""
        return self._refusals.refusal_text(state, move, path, self._names(state))

    def remarks(self, state: State) -> list[Remark]:
        """What is worth a thought before the next choice, weightiest first."""
        return self._remarks.remarks(state, self._names(state))

    def place(self, state: State, seat: int, element: str) -> str:
        """What an element of the table is and holds; "" for what has no name, such as a button."""
        return self._places.place(state, seat, element, self._names(state))

    def item(self, item: str) -> str:
        """The name of an item of the score. Raises KeyError for an unknown one."""
        return self._score.item(item)

    def item_about(self, item: str) -> str:
        """How points of an item are earned."""
        return self._score.about(item)

    def item_detail(self, state: State, seat: int, item: str) -> str:
        """How a player's points of an item come about now; "" where the number says it all."""
        return self._score.detail(state, seat, item)

    def as_things_stand(self) -> str:
        """What a score sheet before the end shows."""
        return self._score.as_things_stand()

    def source(self, source: str) -> str:
        """Where expected points come from."""
        return self._bots.source(source)

    def bot(self, name: str) -> str | None:
        """What a level of the game's own is called; None for other bots."""
        return self._bots.name(name)

    def result(self, standing: Standing, seats: Sequence[Seat], number: int) -> str:
        """By how much, or by which tie-break, the winner is ahead, or that the victory is shared, after so many moves."""
        return self._score.result(standing, [seat.name for seat in seats], number)

    def turning_point(self, point: TurningPoint[State, Event]) -> str:
        """What mattered most in a moment that turned the match, in one sentence."""
        return self._turning_points.turning_point(
            self.name(point.seat), point.events, point.items, point.after, point.seat
        )

    def option(self, key: str) -> str:
        """The name of a thing that players agree on. Raises KeyError for an unknown one."""
        return self._options.name(key)

    def option_value(self, key: str, value: str | bool) -> str:
        """What a choice of it is called."""
        return self._options.value(key, value)

    def option_about(self, key: str, value: str | bool) -> str:
        """What the choice means."""
        return self._options.about(key, value)
