"""What the command line says about Haspelknecht."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from haspelknecht_qt.games.haspelknecht.setup import FREE

Translate = Callable[[str, str], str]
"""Answers a text of a context in the player's language."""


@frozen(kw_only=True)
class Agreement:
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
class CommandWords:
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
                help=translate("CommandLine", "Whether the players see each other's plans before they are confirmed."),
            ),
        )

    def bots(self) -> str:
        """Which bots a tournament can be held between."""
        translate = self.translate
        return translate(
            "CommandLine",
            "The bots: random, shepherd, farmhand, farmer, haspelknecht, installed ones, and those that the next options bring along.",
        )

    def item(self, name: str) -> str:
        """What the points of this item are for. Raises KeyError for an unknown id."""
        translate = self.translate
        return {
            "developments": translate("CommandLine", "Developments"),
            "coal": translate("CommandLine", "Coal in winter"),
            "storage": translate("CommandLine", "Winter storage"),
            "pinge": translate("CommandLine", "Pinge bonus"),
            "charcoal_burner": translate("CommandLine", "Charcoal Burner"),
            "hauling_cable": translate("CommandLine", "Hauling Cable"),
            "water_mill": translate("CommandLine", "Water Mill"),
            "tunnel_sections": translate("CommandLine", "Tunnel sections"),
            "tunnel_bonus": translate("CommandLine", "Tunnel bonus"),
            "development_bonus": translate("CommandLine", "Development bonus"),
            "buildings": translate("CommandLine", "Buildings"),
            "markers": translate("CommandLine", "Action markers"),
            "thaler": translate("CommandLine", "Thaler"),
            "debts": translate("CommandLine", "Debt chits"),
            "water": translate("CommandLine", "Pit water"),
        }[name]
