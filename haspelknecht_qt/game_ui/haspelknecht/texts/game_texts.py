"""Everything that the program says about a game of Haspelknecht, in finished sentences."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.game import CHANCE, Decision, Seat
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.game_ui.haspelknecht.refusals.refusals import HaspelknechtRefusals
from haspelknecht_qt.game_ui.haspelknecht.texts import log, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.amounts import HaspelknechtAmountTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.bots import HaspelknechtBotTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.buttons import HaspelknechtButtonTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.details import HaspelknechtDetailTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.events import HaspelknechtEventTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.headings import HaspelknechtHeadingTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.hints import HaspelknechtHintTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.moves import HaspelknechtMoveTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.options import HaspelknechtOptionTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.places import HaspelknechtPlaceTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.prompts import HaspelknechtPromptTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.remarks import HaspelknechtRemarkTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.result import HaspelknechtWinnerTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.score import HaspelknechtScoreTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import HaspelknechtTileTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.turning_points import HaspelknechtTurningPointTexts
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Tile, Worker
from haspelknecht_qt.games.haspelknecht.rulebooks import Rulebook
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import LogLine, Remark
from haspelknecht_qt.ui.refusals import RefusalText
from haspelknecht_qt.ui.review.turning_points import TurningPoint
from haspelknecht_qt.ui.seat_names import SeatNames
from haspelknecht_qt.ui.widgets.formats import TextFormats


class HaspelknechtTexts(SeatNames):
    """Sentences about states, moves, events and rules in the language of the moment. Keeps no text, so a language may change at any time.

    It is the `ui.contracts.GameTexts` of Haspelknecht. The parts stand in modules of their own; how texts are written for translation is told in
    terms.py.
    """

    def __init__(self, game: Haspelknecht) -> None:
        self._headings = HaspelknechtHeadingTexts()
        super().__init__(self._headings.default_name)
        self._game = game
        self.amounts = HaspelknechtAmountTexts()
        self._moves = HaspelknechtMoveTexts(game, self.amounts)
        self._tiles = HaspelknechtTileTexts(self.amounts)
        self._details = HaspelknechtDetailTexts(game, self.amounts, self._tiles)
        self._prompts = HaspelknechtPromptTexts(game, self.amounts)
        self._events = HaspelknechtEventTexts(self.amounts)
        self._score = HaspelknechtScoreTexts(self.amounts)
        self._remarks = HaspelknechtRemarkTexts(game, self.amounts)
        self._places = HaspelknechtPlaceTexts(self.amounts, self._tiles)
        self._refusals = HaspelknechtRefusals(game, self.amounts, self._tiles)
        self._turning_points = HaspelknechtTurningPointTexts()
        self._buttons = HaspelknechtButtonTexts()
        self._bots = HaspelknechtBotTexts()
        self._winner = HaspelknechtWinnerTexts()
        self._hints = HaspelknechtHintTexts(self._moves, self.amounts)
        self._options = HaspelknechtOptionTexts()

    def _names(self, state: State) -> tuple[str, ...]:
        return self.names(len(state.players))

    def title(self) -> str:
        """The name of the game."""
        return self._headings.title()

    def about(self) -> str:
        """What the game is, for instance for its card on the start page."""
        return self._headings.about()

    def prompt(self, state: State, decision: Decision | None, seats: Sequence[Seat]) -> tuple[str, str]:
        """Headline and second line: who does what next. `decision` is None when the game is over."""
        names = tuple(seat.name for seat in seats)
        if decision is None:
            standing = self._game.standing(state)
            return self._prompts.over(names, standing.winners[0], standing.seats[standing.winners[0]].total)
        if decision.actor == CHANCE:
            return self._prompts.chance(state)
        if seats[decision.actor].is_person:
            return self._prompts.asked(state, names)
        return self._prompts.waiting(state, names)

    def hand_over_notice(self, state: State) -> str:
        """What the others are told while a plan is made that they must not see (R9)."""
        return self._prompts.hand_over_notice()

    def action(self, state: State, move: moves.Move) -> str:
        """The label of a move's button in the prompt, for instance "Confirm plan". Raises ValueError for a move that has none."""
        return self._buttons.label(state, move)

    def move(self, state: State, move: moves.Move) -> str:
        """One line that says what the move does, for instance "Take 3 black disks from action pool A"."""
        return self._moves.line(state, move)

    def move_detail(self, state: State, move: moves.Move) -> str:
        """What the move costs, gives and blocks, for instance "+2 coal"; "" if there is nothing to say."""
        return self._details.detail(state, move, self._names(state))

    def outlook(self, state: State, worker: Worker) -> str:
        """What the plan of a worker of the player who is asked is good for now, for instance "As planned: +2 food"."""
        return self._details.worker_outlook(state, worker)

    def group(self, state: State, move: moves.Move) -> str:
        """The heading under which a list of moves shows the move."""
        return self._moves.heading(state, move)

    def take_back(self, state: State, move: moves.Move) -> str:
        """Taking back a piece that was placed, for instance "Take back a black disk". Raises ValueError for another move."""
        return self._moves.take_back(_placed(move).piece)

    def take_back_detail(self, state: State, move: moves.Move) -> str:
        """From which worker. Raises ValueError for another move than a placement."""
        return terms.worker(_placed(move).worker, improved=terms.is_improved(state.player))

    def heading(self, state: State) -> str:
        """Where the game stands, for instance "Year II, summer: planning"."""
        return self._headings.step(state)

    def refusal(self, state: State, move: moves.Move | None, path: Path) -> str:
        """What is not possible and, in a second line, what would be.

        `move` is what `path` would have meant, None if it means nothing. The engine's rule for `move` decides.
        """
        return str(self.refusal_text(state, move, path))

    def refusal_text(self, state: State, move: moves.Move | None, path: Path) -> RefusalText:
        """The two sentences of a refusal."""
        return self._refusals.refusal_text(state, move, path, self._names(state))

    def remarks(self, state: State) -> list[Remark]:
        """What is worth a thought before the plan is confirmed, weightiest first; empty while nobody plans."""
        return self._remarks.remarks(state)

    def place(self, state: State, seat: int, element: str) -> str:
        """What an element of the table is and holds on the board of a seat; "" for what has no name, such as a button."""
        return self._places.place(state, seat, element, self._names(state))

    def period(self, period: tuple[int, int]) -> str:
        """For instance "Year II, summer"."""
        return self._headings.season(*period)

    def period_group(self, period: tuple[int, int]) -> str:
        """For instance "Year II"."""
        return self._headings.period_group(period[0])

    def numeral(self, period: tuple[int, int]) -> str:
        """The number of the year: "II"."""
        return terms.year(period[0])

    def period_jump_labels(self) -> tuple[str, str, str]:
        """Jumping from season to season: what it is called, back, and forward."""
        return self._headings.stops()

    def chart_notes(self) -> tuple[str, str]:
        """What the chart of the scores shows."""
        return self._headings.chart_notes()

    def tie_note(self) -> str:
        """What decides a tie (F8)."""
        return self._winner.tie_note()

    def result(self, standing: Standing, seats: Sequence[Seat], number: int) -> str:
        """By how much, or by which tie-break, the winner is ahead; `number` is that of the moves made."""
        return self._winner.reason(standing, seats, number)

    def turning_point(self, point: TurningPoint[State, Event]) -> str:
        """What mattered most in a moment that turned the match."""
        return self._turning_points.turning_point(point, self.name(point.seat))

    def joint_move(self, state: State, moves: Sequence[moves.Move]) -> str:
        """Several moves that are one choice in one line: a plan by workers, with whatever else belongs to it."""
        return self._hints.together(state, moves)

    def source(self, source: str) -> str:
        """Where expected points come from."""
        return self._hints.source(source)

    @property
    def formats(self) -> TextFormats:
        """How this language joins the parts of a list and signs numbers."""
        return self.amounts

    def event(self, event: Event, state: State, count: int = 1) -> str:
        """One line for the log, `state` being the position after the event; "" for events not worth a line.

        `count` tells how many equal events, one after the other, the line stands for.
        """
        return self._events.line(event, state, self._names(state), count)

    def new_line(self, ply: int, event: Event, state: State) -> LogLine[State, Event]:
        """A line of the log of its own for an event."""
        return log.new_line(ply, event, state)

    def merged_line(self, event: Event, state: State, last: LogLine[State, Event]) -> LogLine[State, Event] | None:
        """The line before with this event told in it; None where the event is a line of its own."""
        return log.merged_line(event, state, last)

    def is_notable(self, event: Event) -> bool:
        """Whether who was away is told of this event."""
        return log.is_notable(event)

    def item(self, item: str) -> str:
        """The name of an item of the score, by its id in `scoring.ITEMS`."""
        return self._score.item(item)

    def item_about(self, item: str) -> str:
        """How points of an item are earned."""
        return self._score.about(item)

    def item_detail(self, state: State, seat: int, item: str) -> str:
        """How a player's points of an item come about now; "" where the number says it all."""
        return self._score.detail(state, seat, item)

    def bot(self, name: str) -> str | None:
        """What a level of the game's own is called; None for other bots."""
        return self._bots.name(name)

    def option(self, key: str) -> str:
        """The name of a thing that players agree on."""
        return self._options.name(key)

    def option_value(self, key: str, value: str | bool) -> str:
        """What a choice of it is called."""
        return self._options.value(key, value)

    def option_about(self, key: str, value: str | bool) -> str:
        """What the choice means; "" where the name says it all."""
        return self._options.about(key, value)

    def tile_name(self, tile: int) -> str:
        """The name of a development, for instance "Ladder"."""
        return terms.tile_name(tile)

    def tile_title(self, tile: int) -> str:
        """Number and name of a development, for instance "23 Ladder"."""
        return terms.tile_title(tile)

    def tile_effect(self, tile: int, rulebook: Rulebook) -> str:
        """What a development does under a rulebook."""
        return self._tiles.effect(Tile(tile), rulebook)

    def tile_reach(self, state: State, seat: int, tile: int) -> str:
        """Whether a player may acquire a tile in play, for which fee, or why not."""
        return self._tiles.reach(state, seat, tile, self._names(state))

    def worker(self, worker: Worker, *, improved: bool = False) -> str:
        """The name of a worker."""
        return terms.worker(worker, improved=improved)

    def is_improved(self, state: State) -> bool:
        """Whether the Farmhand of the player who is asked is called improved."""
        return terms.is_improved(state.player)


def _placed(move: moves.Move) -> moves.Place:
    """The placement that is taken back."""
    if not isinstance(move, moves.Place):
        raise ValueError(f"'{move.text()}' can't be taken back alone")  # noqa: TRY004 - a wrong move, not a wrong type
    return move
