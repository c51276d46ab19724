"""Reading set-ups: what the options and the recorded set-ups of all games have in common. Whatever is wrong raises SetupError."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from haspelknecht_qt.core.components import ComponentReader, V
from haspelknecht_qt.core.game import Option, SetupError
from haspelknecht_qt.core.json_types import JsonObject, JsonValue
from haspelknecht_qt.core.printed import ComponentsError
from haspelknecht_qt.core.record_error import shown
from haspelknecht_qt.core.validation import ValidationError, Value

COMPONENTS = "components"
"""Where a recorded set-up has the printed values, if they are not the built-in ones."""


def refuse_unknown(data: Collection[str], allowed: Sequence[str]) -> None:
    """That there are no other keys than those allowed."""
    for key in data:
        if key not in allowed:
            raise SetupError(f"unknown option {shown(key)}, allowed are {', '.join(allowed)}")


def read_players(value: object, allowed: Sequence[int]) -> int:
    """A number of players."""
    try:
        return Value(value, "players").one_of(allowed)
    except ValidationError as error:
        raise SetupError(f"players: {shown(value)}, allowed {error.expected}") from error


def read_option(option: Option, value: object, players: Sequence[int], count: int | None = None) -> str | bool:
    """A value that the option allows with `count` players; where that is None, with any of the numbers `players`."""
    allowed = option.values_for_any(players) if count is None else option.values(count)
    try:
        return Value(value, option.key).one_of(allowed)
    except ValidationError as error:
        condition = f" with {count} players" if allowed != option.values_for_any(players) else ""
        names = "true and false" if True in allowed else ", ".join(map(str, allowed))
        raise SetupError(f"{option.key}: {shown(value)}, allowed{condition} are {names}") from error


def with_components(data: JsonObject, components: V, built_in: V) -> JsonObject:
    """A set-up's own values with its printed ones, which are written out only where they differ from those built in."""
    if components.hash == built_in.hash and not components.corrected:
        return data
    return {**data, COMPONENTS: components.to_json()}


def read_recorded(
    data: object, keys: Sequence[str], known: V, reader: ComponentReader[V]
) -> tuple[Mapping[str, JsonValue], V]:
    """What a record says of a set-up: the values of all `keys`, and the printed ones; `known` are used where it has none of its own."""
    if not isinstance(data, dict):
        raise SetupError(f"setup: {type(data).__name__}, allowed is an object")
    refuse_unknown(data, (*keys, COMPONENTS))
    missing = [key for key in keys if key not in data]
    if missing:
        raise SetupError(f"setup: '{missing[0]}' is missing")
    if COMPONENTS not in data:
        return data, known
    try:
        return data, reader.from_json(data[COMPONENTS], COMPONENTS, known)
    except ComponentsError as error:
        raise SetupError(str(error)) from error
