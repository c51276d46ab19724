"""Texts of the prompt: a headline with player and decision, and a line with remarks or the next player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.game import CHANCE, Decision, Seat
from haspelknecht_qt.core.handicap import with_handicap
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires.texts import amounts, tables
from haspelknecht_qt.game_ui.gueules_noires.texts.places import GueulesNoiresPlaceTexts
from haspelknecht_qt.games.gueules_noires import draw_five, extraction, moves, placing, shift_end
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.state import (
    NOBODY,
    SURFACE,
    Colour,
    StackKind,
    StackSide,
    State,
    Step,
)
from haspelknecht_qt.ui.contracts import ChoiceRemark
from haspelknecht_qt.ui.defaults.texts import DefaultPromptTexts
from haspelknecht_qt.ui.seat_names import SeatNames

MIN_CUBES_WITHOUT_WARNING = 2
"""A player is warned if the supply has fewer cubes of a colour than this. A new tile may need this number."""
MAX_WORKERS_WITH_WARNING = 3
"""Maximum number of unplaced workers for the warning that complete orders are not delivered yet.

With so few workers, the shift will end soon.
"""
ORDERS_LEFT_OVER = 1
"""Number of orders that nobody takes in the draft (GS5)."""


class GueulesNoiresRemarkTexts(QObject):
    """Warnings and other remarks on placing workers and on mining."""

    def __init__(self, places: GueulesNoiresPlaceTexts) -> None:
        super().__init__()
        self._places = places

    def remarks(self, state: State, names: Sequence[str]) -> list[ChoiceRemark]:
        """Returns remarks about the choice, such as a danger, the most important first."""
        match state.step:
            case Step.PLACE:
                return [*self._order_remarks(state), *self._supply_remarks(state), *self._starter_remarks(state, names)]
            case Step.EXTRACT:
                return list(self._filling_remarks(state))
            case _:
                return []

    def _order_remarks(self, state: State) -> Iterator[ChoiceRemark]:
        """Yields a remark on completed orders that the player has not delivered yet."""
        complete = sum(1 for order in state.player.orders if state.is_filled(order))
        if complete and state.player.workers <= MAX_WORKERS_WITH_WARNING:
            yield ChoiceRemark(
                "warn",
                self.tr("%n completed orders have not been delivered yet", None, complete),
                self.tr("Only orders delivered before the shift ends count in its scoring."),
                "GE1",
            )

    def _supply_remarks(self, state: State) -> Iterator[ChoiceRemark]:
        for colour in Colour:
            if state.supply[colour] < MIN_CUBES_WITHOUT_WARNING:
                yield ChoiceRemark(
                    "lock" if not state.supply[colour] else "warn",
                    self._places.supply_left(colour, state.supply[colour]),
                    self.tr("If a colour runs out, a cube of another colour goes on the minecart instead."),
                    "GA3",
                )

    def _starter_remarks(self, state: State, names: Sequence[str]) -> Iterator[ChoiceRemark]:
        starter = shift_end.expected_first_player(state)
        if starter != NOBODY:
            yield ChoiceRemark(
                "hint",
                self.tr("{name} would begin the next shift").format(name=names[starter]),
                self.tr(
                    "The player with the most workers in the minecart factory begins; the current starting player "
                    "loses ties."
                ),
                "GE4",
            )

    def _filling_remarks(self, state: State) -> Iterator[ChoiceRemark]:
        """Yields a remark if a cube fits on an order now: from the cage (GA13), otherwise from the stock (GA15)."""
        if state.player.level != SURFACE and not any(state.player.stock):
            return
        legal = extraction.legal_moves(state)
        for kind_of_move in (moves.FillFromCage, moves.FillFromStock):
            if any(isinstance(move, kind_of_move) for move in legal):
                yield ChoiceRemark(
                    "hint",
                    self.tr("A cube fits on an order spot"),
                    self.tr("Each order spot you fill costs one work step."),
                    kind_of_move.base_rule,
                )
                return


Prompt = tuple[str, str]


class GueulesNoiresPromptTexts(QObject, DefaultPromptTexts[State]):
    """Texts of the prompt, for the player who decides and for the players who wait."""

    def __init__(self, game: GueulesNoires, seats: SeatNames, places: GueulesNoiresPlaceTexts) -> None:
        super().__init__()
        self._game = game
        self._seats = seats
        self._remarks = GueulesNoiresRemarkTexts(places)

    @override
    def remarks(self, state: State) -> list[ChoiceRemark]:
        return self._remarks.remarks(state, self._seats.names(len(state.players)))

    def prompt(self, state: State, decision: Decision | None, seats: Sequence[Seat]) -> Prompt:
        """Returns the two lines of the prompt. `decision` is None when the game is over."""
        names = tuple(seat.name for seat in seats)
        if decision is None:
            standing = with_handicap(self._game.standing(state), seats)
            winners = standing.winners
            return self._end_prompt([names[seat] for seat in winners], standing.seats[winners[0]].total)
        if decision.actor == CHANCE:
            return self._prompt_for_draw(state)
        if seats[decision.actor].is_person:
            return self._prompt_for_person(state, names)
        return self._prompt_for_waiting(state, names)

    def _prompt_for_person(self, state: State, names: Sequence[str]) -> Prompt:
        """Returns the prompt for the person who has to decide."""
        name = names[state.seat]
        match state.step:
            case Step.DRAFT:
                rounds = state.box.components.setup.orders_per_player
                second = self.tr("Round {round} of {rounds}. Drag a card to your outstanding orders.")
                return (
                    self.tr("{name}, take an order").format(name=name),
                    second.format(round=len(state.player.orders) + 1, rounds=rounds),
                )
            case Step.PLACE:
                return self._placing_prompt(state, name)
            case Step.TAKE:
                return self._taking_prompt(state, name)
            case Step.RETURN:
                return self._putting_back_prompt(state, name)
            case Step.SUBSTITUTE:
                lacking = (
                    self.tr("There is no yellow cube left in the general supply. Choose a colour it still has."),
                    self.tr("There is no brown cube left in the general supply. Choose a colour it still has."),
                    self.tr("There is no grey cube left in the general supply. Choose a colour it still has."),
                    self.tr("There is no black cube left in the general supply. Choose a colour it still has."),
                )[state.loading]
                return self.tr("{name}, choose a substitute cube").format(name=name), lacking
            case _:
                left = self.tr("{name}, %n work steps left", None, state.moves).format(name=name)
                return left, self._extraction_hint(state)

    def _placing_prompt(self, state: State, name: str) -> Prompt:
        workers = state.player.workers
        if workers == 1:
            headline = self.tr("{name}, place your last worker").format(name=name)
        else:
            headline = self.tr("{name}, place workers").format(name=name)
        if len(placing.legal_moves(state)) == 1:
            return headline, self.tr("Only the bank is open to you: nothing else is possible now.")
        return headline, self.tr(
            "You have %n workers left. Drag them to a worker space, or one to the bank.", None, workers
        )

    def _taking_prompt(self, state: State, name: str) -> Prompt:
        if draw_five.stack_kind(state) is StackKind.TILES:
            return (
                self.tr("{name}, buy one of these tunnel tiles, or none").format(name=name),
                self.tr("Only you see them. You have %n francs.", None, state.player.francs),
            )
        return (
            self.tr("{name}, keep one of these orders, or none").format(name=name),
            self.tr("Only you see them. An order costs nothing now, but {vp} if it stays undelivered.").format(
                vp=amounts.vp(-state.box.components.final_scoring.undelivered_order_vp)
            ),
        )

    def _putting_back_prompt(self, state: State, name: str) -> Prompt:
        if draw_five.stack_kind(state) is StackKind.TILES:
            headline = self.tr("{name}, put the tunnel tiles back").format(name=name)
        else:
            headline = self.tr("{name}, put the order cards back").format(name=name)
        match draw_five.allowed_sides(state):
            case (StackSide.TOP,):
                return headline, self.tr("All go on top of the stack. The last one you put there is drawn first.")
            case (StackSide.UNDER,):
                return headline, self.tr("All go under the stack, one below the other.")
            case _:
                return headline, self.tr(
                    "The first one decides the side: on top of the stack or under it. On top, the last one you put "
                    "there is drawn first."
                )

    def _extraction_hint(self, state: State) -> str:
        player = state.player
        if player.level != SURFACE:
            if any(isinstance(move, moves.Load) for move in extraction.legal_moves(state)):
                return self.tr("Move the cage or load a cube.")
            if any(player.coal_at(player.level)):
                return self.tr("The cage is full: move it.")
            return self.tr("There is no cube to load on this level: move the cage.")
        if any(player.cage):
            return self.tr("Unload the cage or move it.")
        return self.tr("Work steps you do not use are lost.")

    def question(self, state: State) -> str:
        """Returns the question that the deciding player must answer."""
        return tables.QUESTIONS.text(state.step, QCoreApplication.translate)

    def hand_over_notice(self, state: State) -> str:
        """Returns the notice for all players except the one who may see the drawn cards (GR5)."""
        return self.tr("{name} looks at the top of the stack. Only {name} should see the screen now.").format(
            name=self._seats.name(state.seat)
        )

    def _prompt_for_waiting(self, state: State, names: Sequence[str]) -> Prompt:
        """Returns the prompt while another player decides, for instance a bot."""
        headline = {
            Step.DRAFT: self.tr("{name} takes an order"),
            Step.PLACE: self.tr("{name} places workers"),
            Step.TAKE: self.tr("{name} looks at the top of the stack"),
            Step.RETURN: self.tr("{name} puts the others back"),
            Step.SUBSTITUTE: self.tr("{name} loads minecarts"),
            Step.EXTRACT: self.tr("{name} is mining"),
        }[state.step]
        return headline.format(name=names[state.seat]), self._next_player_note(state, names)

    def _next_player_note(self, state: State, names: Sequence[str]) -> str:
        """Returns the text that names the next player; "" if the next turn belongs to the same player."""
        following = _next_drafter(state) if state.step is Step.DRAFT else placing.next_seat_with_workers(state)
        if following in {NOBODY, state.seat}:
            return ""
        return self.tr("Then: {name}").format(name=names[following])

    def _prompt_for_draw(self, state: State) -> Prompt:
        """Returns the prompt while a piece is drawn."""
        headline = {
            Step.TILES: self.tr("Tunnel tiles are laid out"),
            Step.FIRST: self.tr("The starting player is drawn by lot"),
            Step.DISPLAY: self.tr("Order cards are laid out"),
            Step.ORDERS: self.tr("The order spaces are filled"),
            Step.LOOK: self.tr("Cards are drawn from the stack"),
            Step.REFILL: self.tr("Gaps are refilled"),
        }[state.step]
        return headline, ""

    def _end_prompt(self, winners: Sequence[str], vp: int) -> Prompt:
        """Returns the prompt after the end of the game. Several winners share the victory (GF2)."""
        points = amounts.vp(vp)
        if len(winners) == 1:
            headline = self.tr("{name} wins with {vp}").format(name=winners[0], vp=points)
        else:
            headline = self.tr("{names} share the victory with {vp}").format(names=amounts.join(winners), vp=points)
        return headline, self.tr("All three shifts are over. The final scoring shows where the points came from.")


def _next_drafter(state: State) -> int:
    """Returns the seat that takes the next order in the draft (GS5), anticlockwise; NOBODY after the last order."""
    is_last_taking = len(state.display) == ORDERS_LEFT_OVER + 1
    return NOBODY if is_last_taking else (state.seat - 1) % len(state.players)
