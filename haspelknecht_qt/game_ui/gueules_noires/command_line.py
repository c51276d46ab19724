"""What the command line says about Gueules Noires. Imports no Qt."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.core.translation import OptionHelp, Translate
from haspelknecht_qt.game_ui.gueules_noires.texts import items, steps


@frozen
class GueulesNoiresCommandTexts:
    """The words, in the language that `translate` answers in."""

    translate: Translate

    def match_options(self) -> tuple[OptionHelp, ...]:
        """The options for what players agree on before they begin: who is first, and how delivered orders lie."""
        translate = self.translate
        return (
            OptionHelp(
                key="first_player",
                placeholder="F",
                help=translate("CommandLine", "The starting player: by lot, or a seat, counted from 0."),
                mismatch=translate(
                    "CommandLine", "--first-player: found {first_player}, allowed with {players} players: {allowed}"
                ),
            ),
            OptionHelp(
                key="delivered",
                placeholder="D",
                help=translate("CommandLine", "Whether delivered orders lie face down between two scorings."),
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
