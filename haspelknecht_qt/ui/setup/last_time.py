"""Choices of the last new game: their texts, and a new match with the same choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.ui.contracts import AnyGameUi
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.setup.choices import NewGameChoices, OptionSet, roll_seed
from haspelknecht_qt.ui.window.last_time_card import LastMatchChoices, LastMatchSeat


def remembered_choices(game_ui: AnyGameUi, remembered: Mapping[str, Any]) -> LastMatchChoices | None:
    """Returns the choices of the last new game as texts; None if no match can be created from them any more."""
    if not remembered:
        return None
    choices = NewGameChoices.from_json(remembered, game_ui.option_set, _players(remembered), seed=0)
    if choices.problems(game_ui.option_set):
        return None
    texts = game_ui.texts
    seats = tuple(
        LastMatchSeat(
            seat.name.strip(), seat.colour, "" if seat.player == PERSON else bot_name(seat.player, texts.bots)
        )
        for seat in choices.seats[: choices.seat_count]
    )
    handicap = QCoreApplication.translate("LastTime", "{name}: +{points} VP")
    agreed = [
        handicap.format(name=seat.name.strip(), points=seat.handicap)
        for seat in choices.seats[: choices.seat_count]
        if seat.handicap
    ]
    for option in game_ui.game.options:
        value = choices.options.get(option.key, option.default)
        if not option.remembered or value is False:
            continue
        name = texts.options.name(option.key)
        if value is not True:
            given = game_ui.option_set.name_of_value(choices, option.key)
            name = texts.formats.labelled(name, given or texts.options.value_name(option.key, value))
        agreed.append(name)
    return LastMatchChoices(seats, tuple(agreed))


def match_as_last_time(option_set: OptionSet, remembered: Mapping[str, Any], bots: tuple[str, ...]) -> AnyMatch | None:
    """Returns a new match with the choices of the last new game.

    Returns None if that is impossible: a bot is no longer among `bots`, or an option no longer allows its value.
    """
    choices = NewGameChoices.from_json(remembered, option_set, bots, roll_seed())
    wanted = NewGameChoices.from_json(remembered, option_set, _players(remembered), seed=0)
    same = all(
        one.player == other.player
        for one, other in zip(choices.seats[: choices.seat_count], wanted.seats, strict=False)
    )
    return None if not same or choices.problems(option_set) else choices.create_match(option_set)


def _players(remembered: Mapping[str, Any]) -> tuple[str, ...]:
    """Returns the player of each remembered seat: PERSON or the name of a bot. The bot need not exist any more."""
    seats = remembered.get("seats")
    found = [seat.get("player") for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    return tuple(player for player in found if isinstance(player, str))
