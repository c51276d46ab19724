"""What the command line says about Haspelknecht. Imports no Qt."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.core.agreement import Agreement, Translate
from haspelknecht_qt.faces.haspelknecht.words import items, steps
from haspelknecht_qt.games.haspelknecht.setup import FREE


@frozen
class HaspelknechtCommandWords:
    """The words, in the language that `translate` answers in."""

    translate: Translate

    def agreements(self) -> tuple[Agreement, ...]:
        """The options for what players agree on before they begin: rulebook, development board, planning."""
        translate = self.translate
        return (
            Agreement(
                key="rulebook",
                placeholder="R",
                help=translate("CommandLine", "The printed rulebook that counts where they disagree."),
            ),
            Agreement(
                key="layout",
                placeholder="L",
                help=translate(
                    "CommandLine", "The development board. Not every layout goes with every number of players."
                ),
                left_out=(FREE,),
                misfit=translate("CommandLine", "--layout: found {layout}, allowed with {players} players: {allowed}"),
            ),
            Agreement(
                key="planning",
                placeholder="P",
                help=translate("CommandLine", "Whether the players see each other’s plans before they are confirmed."),
            ),
        )

    def bots(self) -> str:
        """Which bots a tournament can be held between."""
        translate = self.translate
        return translate(
            "CommandLine",
            "The bots: random, the levels of the game, installed ones, and those that the next options bring along.",
        )

    def item(self, name: str) -> str:
        """What the points of this item are for. Raises KeyError for an unknown id."""
        return items.name(name, self.translate)

    def step(self, name: str) -> str:
        """What a question of the game is called in a sentence. Raises KeyError for an unknown id."""
        return steps.name(name, self.translate)
