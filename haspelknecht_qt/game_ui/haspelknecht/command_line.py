"""What the command line says about Haspelknecht. Imports no Qt."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.core.translation import OptionHelp, Translate
from haspelknecht_qt.game_ui.haspelknecht.texts import items, steps
from haspelknecht_qt.games.haspelknecht.setup import FREE


@frozen
class HaspelknechtCommandTexts:
    """The words, in the language that `translate` answers in."""

    translate: Translate

    def match_options(self) -> tuple[OptionHelp, ...]:
        """The options for what players agree on before they begin: rulebook, development board, planning."""
        translate = self.translate
        return (
            OptionHelp(
                key="rulebook",
                placeholder="R",
                help=translate("CommandLine", "The printed rulebook that counts where they disagree."),
            ),
            OptionHelp(
                key="layout",
                placeholder="L",
                help=translate(
                    "CommandLine", "The development board. Not every layout goes with every number of players."
                ),
                excluded=(FREE,),
                mismatch=translate(
                    "CommandLine", "--layout: found {layout}, allowed with {players} players: {allowed}"
                ),
            ),
            OptionHelp(
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
