"""Values of attrs classes as plain JSON values, and back, checked against the annotations of their fields.

A dictionary must already be JSON. An object is written as the list of its fields, in their order. An object of one of
several classes is a list of the class's name and its fields. The reader accepts exactly what the writer can have
written, up to the limits below.
"""

from __future__ import annotations

import hashlib
import types
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import attrs

from haspelknecht_qt.core.record_error import quote
from haspelknecht_qt.core.strict_json import JsonValue

MAX_NUMBER = 1 << 53
"""Largest absolute value of a number: beyond it, not every JSON reader is exact."""
MAX_TEXT_LENGTH = 400
"""Maximum length of a text, in characters."""

_PLAIN_KINDS = {int, str, bool, Any, types.NoneType, Ellipsis}

Reader: TypeAlias = Callable[[JsonValue], Any]


class UnreadableValue(ValueError):
    """A value is not what its annotation allows. The message names the class and field, the value and what is allowed."""


class ValueFormat:
    """Writes and reads values.

    `constants` are the fields that are never written, by class: the reader fills in these values instead.
    """

    def __init__(self, constants: Mapping[type, Mapping[str, object]] | None = None) -> None:
        self._constants = constants or {}
        self._readers: dict[Any, Reader] = {}
        self._field_names: dict[type, tuple[str, ...]] = {}
        self._plain_names: dict[type, frozenset[str]] = {}

    def write(self, value: object) -> JsonValue:
        """Returns a value as JSON values; tuples stay tuples, which JSON writes as lists."""
        if isinstance(value, Enum):
            return value.value
        if value is None or isinstance(value, bool | int | str | float | dict):
            return value
        if isinstance(value, list | tuple):
            return [self.write(each) for each in value]
        kind = type(value)
        plain = self._plain_fields(kind)
        return [
            getattr(value, name) if name in plain else self.write(getattr(value, name))
            for name in self._written_fields(kind)
        ]

    def write_named(self, value: object) -> JsonValue:
        """Returns an object as the list of its class's name and its fields."""
        return [type(value).__name__, self.write(value)]

    def read(self, kind: Any, found: JsonValue) -> Any:
        """Returns the value of the type `kind` that was written as `found`. Raises UnreadableValue."""
        return self._reader(kind)(found)

    def read_named(self, classes: Mapping[str, type], found: JsonValue) -> Any:
        """Returns the object of one of `classes` (by name) that was written with its name. Raises UnreadableValue."""
        if not isinstance(found, list) or len(found) != 2 or not isinstance(found[0], str) or found[0] not in classes:
            raise UnreadableValue(f"found {quote(found)}, allowed is a list of a name and values")
        return self.read(classes[found[0]], found[1])

    def shape(self, classes: Iterable[type]) -> str:
        """Returns a hash of the fields of these classes and of all classes in them: 16 hexadecimal digits.

        Two programs understand each other's values if their shapes are equal.
        """
        waiting, lines = list(classes), set()
        seen: set[type] = set()
        while waiting:
            kind = waiting.pop()
            if kind in seen:
                continue
            seen.add(kind)
            hints = _field_types(kind)
            names = self._written_fields(kind)
            lines.add(f"{kind.__name__}({', '.join(f'{name}: {_type_name(hints[name])}' for name in names)})")
            waiting += [part for name in names for part in _parts(hints[name]) if attrs.has(part)]
        return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()[:16]

    def _written_fields(self, kind: type) -> tuple[str, ...]:
        names = self._field_names.get(kind)
        if names is None:
            constant = self._constants.get(kind, {})
            names = tuple(field.name for field in attrs.fields(kind) if field.name not in constant)
            self._field_names[kind] = names
        return names

    def _plain_fields(self, kind: type) -> frozenset[str]:
        """Returns the fields whose values are JSON values already. They are written as they are, for speed."""
        names = self._plain_names.get(kind)
        if names is None:
            hints = _field_types(kind)
            names = frozenset(name for name in hints if set(_parts(hints[name])) <= _PLAIN_KINDS)
            self._plain_names[kind] = names
        return names

    def _reader(self, kind: Any) -> Reader:
        reader = self._readers.get(kind)
        if reader is None:
            reader = self._readers[kind] = self._make_reader(kind)
        return reader

    def _make_reader(self, kind: Any) -> Reader:
        origin, arguments = get_origin(kind), get_args(kind)
        if origin in {Union, types.UnionType}:
            return self._optional_reader([each for each in arguments if each is not types.NoneType])
        if origin is list:
            return _list_reader(self._reader(arguments[0]), list)
        if origin is tuple and arguments[-1] is Ellipsis:
            return _list_reader(self._reader(arguments[0]), tuple)
        if origin is tuple:
            return _tuple_reader([self._reader(each) for each in arguments])
        if kind is Any:
            return lambda found: found
        if attrs.has(kind):
            return self._object_reader(kind)
        if issubclass(kind, Enum):
            return _enum_reader(kind)
        return _PLAIN_READERS[kind]

    def _optional_reader(self, kinds: list[Any]) -> Reader:
        (kind,) = kinds
        reader = self._reader(kind)
        return lambda found: None if found is None else reader(found)

    def _object_reader(self, kind: type) -> Reader:
        hints, names = _field_types(kind), self._written_fields(kind)
        aliases = {field.name: field.alias for field in attrs.fields(kind)}
        constants = {aliases[name]: value for name, value in self._constants.get(kind, {}).items()}
        fields: list[tuple[str, Reader]] | None = None

        def read(found: JsonValue) -> Any:
            nonlocal fields
            if not isinstance(found, list) or len(found) != len(names):
                raise UnreadableValue(
                    f"{kind.__name__}: found {quote(found)}, allowed is a list of {len(names)} values"
                )
            if fields is None:  # Made on first use, because a class may contain itself.
                fields = [(aliases[name] or name, self._reader(hints[name])) for name in names]
            values = {}
            for (name, reader), value in zip(fields, found, strict=True):
                try:
                    values[name] = reader(value)
                except UnreadableValue as error:
                    raise UnreadableValue(f"{kind.__name__}.{name}: {error}") from error
            try:
                return kind(**constants, **values)
            except (TypeError, ValueError) as error:
                raise UnreadableValue(f"{kind.__name__}: {error}") from error

        return read


def _field_types(kind: type) -> dict[str, Any]:
    """Returns the types of all fields. Names that are imported for type checks only are those of constants: Any."""
    unknown: dict[str, Any] = {}
    while True:
        try:
            return get_type_hints(kind, localns=unknown)
        except NameError as error:
            unknown[str(error.name)] = Any


def _parts(kind: Any) -> list[Any]:
    """Returns the classes in a type."""
    arguments = get_args(kind)
    return [part for each in arguments for part in _parts(each)] if arguments else [kind]


def _type_name(kind: Any) -> str:
    parts = ", ".join(map(_type_name, get_args(kind)))
    return f"{getattr(get_origin(kind), '__name__', '|')}[{parts}]" if parts else getattr(kind, "__name__", str(kind))


def _refuse(found: JsonValue, allowed: str) -> UnreadableValue:
    return UnreadableValue(f"found {quote(found)}, allowed is {allowed}")


def _read_number(found: JsonValue) -> int:
    if type(found) is not int or not -MAX_NUMBER <= found <= MAX_NUMBER:
        raise _refuse(found, f"a whole number from -{MAX_NUMBER} to {MAX_NUMBER}")
    return found


def _read_text(found: JsonValue) -> str:
    if not isinstance(found, str) or len(found) > MAX_TEXT_LENGTH:
        raise _refuse(found, f"a text of at most {MAX_TEXT_LENGTH} characters")
    return found


def _read_flag(found: JsonValue) -> bool:
    if not isinstance(found, bool):
        raise _refuse(found, "true or false")
    return found


_PLAIN_READERS: dict[Any, Reader] = {int: _read_number, str: _read_text, bool: _read_flag}


def _enum_reader(kind: type[Enum]) -> Reader:
    members = {(type(each.value), each.value): each for each in kind}

    def read(found: JsonValue) -> Enum:
        member = members.get((type(found), found)) if isinstance(found, int | str) else None
        if member is None:
            raise _refuse(found, f"a value of {kind.__name__}")
        return member

    return read


def _list_reader(reader: Reader, make: type[list[Any] | tuple[Any, ...]]) -> Reader:
    def read(found: JsonValue) -> Any:
        if not isinstance(found, list):
            raise _refuse(found, "a list")
        return make([reader(each) for each in found])

    return read


def _tuple_reader(readers: list[Reader]) -> Reader:
    def read(found: JsonValue) -> Any:
        if not isinstance(found, list) or len(found) != len(readers):
            raise _refuse(found, f"a list of {len(readers)} values")
        return tuple(reader(each) for reader, each in zip(readers, found, strict=True))

    return read
