"""What the command line says about Gueules Noires. Imports no Qt."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.faces.gueules_noires.words import items
from haspelknecht_qt.faces.gueules_noires.words.items import Translate


@frozen(kw_only=True)
class PitAgreement:
    """What players agree on, as an option of the command line.

    `key` is that of the game's option, `placeholder` stands for the value in the help. Of its values those `left_out` cannot be asked for there.
    `misfit` is said of a value that does not go with the number of players, with fields for the key, {players} and {allowed}.
    """

    key: str
    placeholder: str
    help: str
    left_out: tuple[str, ...] = ()
    misfit: str = ""


@frozen
class PitCommandWords:
    """The words, in the language that `translate` answers in."""

    translate: Translate

    def agreements(self) -> tuple[PitAgreement, ...]:
        """The options for what players agree on before they begin: who is first, and how delivered orders lie."""
        translate = self.translate
        return (
            PitAgreement(
                key="first_player",
                placeholder="F",
                help=translate("CommandLine", "The starting player: by lot, or a seat, counted from 0."),
                misfit=translate(
                    "CommandLine", "--first-player: found {first_player}, allowed with {players} players: {allowed}"
                ),
            ),
            PitAgreement(
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
