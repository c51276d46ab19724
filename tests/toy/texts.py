"""What the toy says, in English."""

from haspelknecht_qt.table import elements
from haspelknecht_qt.ui.defaults.texts import DefaultTexts
from tests.core.toy import LENGTHS, Confirm, Toy

GAME = Toy()
REASONS = {
    "place": "A worker goes from the hand to its own place, once a round.",
    "die": "No more workers than the die shows.",
    "beside": "Worker 2 comes only beside worker 1.",
    "roll": "The die is rolled by itself.",
    "confirm": "There is no plan to confirm.",
}
TITLES = {"planning": "Plan your workers", "resting": "Rest"}


class ToyTexts(DefaultTexts):
    """Carries out `contracts.GameTexts`."""

    def title(self):
        return "Toy"

    def about(self):
        return "Four workers and a die"

    def prompt(self, state, decision, seats):
        if decision is None:
            return "The game is over", ""
        return f"{seats[decision.actor].name}: {TITLES[decision.step]}", f"The die shows {state.die}."

    def heading(self, state):
        return f"{self.period(GAME.period(state))}, the die shows {state.die}"

    def period(self, period):
        return f"Round {period[0]}"

    def period_jump_labels(self):
        return "Round", "Previous round (Page up)", "Next round (Page down)"

    def chart_notes(self):
        return "Points so far", "The same"

    def hand_over_notice(self, _state):
        return "Look away: a plan is made."

    def move(self, _state, move):
        return "Confirm the plan" if isinstance(move, Confirm) else f"Place worker {move.worker}"

    def joint_move(self, state, moves):
        return self.formats.join(self.move(state, move) for move in moves)

    def take_back(self, _state, move):
        return f"Take worker {move.worker} back"

    def event(self, event, state, _count=1):
        what, _, number = event.what.partition(" ")
        if what == "scored":
            return f"The workers score: {state.scores[0]} to {state.scores[1]}."
        told = {"roll": f"The die shows {number}.", "place": f"Worker {number} is placed.", "resting": "They rest."}
        return told.get(what, "A plan is confirmed.")

    def refusal(self, state, move, _path):
        return f"That is not possible.\n{REASONS['place' if move is None else GAME.why_not(state, move)]}"

    def place(self, _state, _seat, element):
        kind, number = elements.split(elements.plain(element))
        names = {"hand": f"Worker {number} in the hand", "plan": f"The place of worker {number}"}
        return self.name(int(number)) if kind == "seat" else names.get(kind, "")

    def action(self, _state, _move):
        return "Confirm"

    def item(self, item):
        return {"workers": "Workers"}[item]

    def result(self, standing, _seats, _number):
        return f"{max(seat.total for seat in standing.seats)} points."

    def turning_point(self, point):
        return f"{self.name(point.seat)} placed workers."

    def option(self, key):
        return {"length": "Length"}[key]

    def option_value(self, _key, value):
        return f"{value.capitalize()}: {LENGTHS[value]}"
