"""Texts of the toy, in English."""

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.table import elements
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.defaults import texts as defaults
from haspelknecht_qt.ui.seat_names import SeatNames
from tests.core.toy import LENGTHS, Confirm, Place, Toy

GAME = Toy()
REASONS = {
    "place": "A worker goes from the hand to its own place, once a round.",
    "die": "No more workers than the die shows.",
    "beside": "Worker 2 comes only beside worker 1.",
    "roll": "The die is rolled by itself.",
    "confirm": "There is no plan to confirm.",
}
TITLES = {"rolling": "The die is rolled", "planning": "Plan your workers", "resting": "Rest"}
SEATS = SeatNames()


class ToyMoveTexts(defaults.DefaultMoveTexts):
    def line(self, _state, move):
        if isinstance(move, Place):
            return f"Place worker {move.worker}"
        return "Confirm the plan" if isinstance(move, Confirm) else f"Roll a {move.value}"

    def take_back_line(self, _state, move):
        return f"Take worker {move.worker} back"

    def refusal(self, state, move, _path):
        return f"That is not possible\n{REASONS['place' if move is None else GAME.why_not(state, move)]}"


class ToyEventTexts(defaults.DefaultEventTexts):
    def line(self, event, state, _count=1):
        what, _, number = event.what.partition(" ")
        if what == "scored":
            return f"The workers score: {state.scores[0]} to {state.scores[1]}."
        lines = {"roll": f"The die shows {number}.", "place": f"Worker {number} is placed.", "resting": "They rest."}
        return lines.get(what, "A plan is confirmed.")

    def turning_point_sentence(self, point):
        return f"{SEATS.name(point.seat)} placed workers."


class ToyTexts(defaults.DefaultPromptTexts, defaults.DefaultScoreTexts, defaults.DefaultPeriodTexts):
    """Prompts, score, places and periods."""

    def prompt(self, state, decision, seats):
        if decision is None:
            return "The game is over", "All rounds are played."
        name = "" if decision.actor == CHANCE else f"{seats[decision.actor].name}: "
        return f"{name}{TITLES[decision.step]}", f"The die shows {state.die}."

    def question(self, _state):
        return "Which worker comes next?"

    def hand_over_notice(self, _state):
        return "Look away: a plan is made."

    def item_name(self, item):
        return {"workers": "Workers"}[item]

    def result_sentence(self, standing, _seats, _number):
        return f"{max(seat.total for seat in standing.seats)} points."

    def chart_captions(self):
        return "Points so far", "The same"

    def details(self, _state, _seat, _element):
        return ""

    def short_name(self, _state, _seat, element):
        kind, number = elements.split_id(elements.without_board_prefix(element))
        names = {"hand": f"Worker {number} in the hand", "plan": f"The place of worker {number}"}
        return SEATS.name(int(number)) if kind == "seat" else names.get(kind, "")

    def heading(self, state):
        return f"{self.name(GAME.period(state))}, the die shows {state.die}"

    def name(self, period):
        return f"Round {period[0]}"

    def jump_labels(self):
        return "Round", "Previous round (Page up)", "Next round (Page down)"


class ToyOptionTexts(defaults.DefaultOptionTexts):
    def name(self, key):
        return {"length": "Length"}[key]

    def value_name(self, _key, value):
        return f"{value.capitalize()}: {LENGTHS[value]}"


PARTS = [ToyTexts()] * 4
TEXTS = GameTexts(
    *(ToyMoveTexts(), ToyEventTexts(), *PARTS, ToyOptionTexts()),
    *(defaults.DefaultBotTexts(), defaults.DefaultReasonTexts(), SEATS),
)
