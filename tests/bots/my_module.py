"""Example of a bot in a Python file: takes as many disks as possible, and otherwise makes the first legal move."""


class GreedyBot:
    def __init__(self, game):
        self.game = game

    def choose(self, observation, decision, legal_moves, generator):  # noqa: ARG002 - every bot is asked like this
        if decision.step == "first_taking":
            return max(legal_moves, key=lambda move: self.disks(observation, self.game.write_move(move)))
        return legal_moves[0]

    @staticmethod
    def disks(observation, text):
        word, _, rest = text.partition(" ")
        if word != "take":
            return 0
        pool, colour = rest.split()
        return observation.pools["ABCD".index(pool)][("black", "brown", "yellow").index(colour)]


def make_bot(game):
    return GreedyBot(game)
