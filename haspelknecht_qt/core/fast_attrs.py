"""Decorators for the attrs classes that searches and simulations create by the thousand: states and events.

A search copies a state at every branch, so copying must be fast. `derive_copy` generates the copying function once per class from its
attrs fields. It is not written by hand, so no new field can be forgotten.

A game yields an event for every piece that moves, also in the thousands of games that nobody watches. `attrs.frozen` enforces
immutability at run time, which makes creation three times as slow; for events the type checker alone enforces it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self, TypeVar

import attrs

if TYPE_CHECKING:
    from attrs import frozen as event
else:
    event = attrs.define(unsafe_hash=True)

__all__ = ["Copyable", "derive_copy", "event"]

C = TypeVar("C", bound="Copyable")


class Copyable:
    """Base of attrs classes whose `copy` is derived with `derive_copy`."""

    __slots__ = ()

    def copy(self) -> Self:
        """Returns an independent copy: lists are copied, immutable values shared."""
        raise TypeError(f"{type(self).__name__} lacks @derive_copy")


def derive_copy(cls: type[C]) -> type[C]:
    """Generates the `copy` method of an attrs class from the annotations of its fields.

    Lists of immutable values and lists of such lists are copied; elements that are Copyable are copied with their own
    `copy`. Everything else must be immutable and is shared. Raises TypeError for a field with another kind of
    container.
    """
    lines = ["def copy(self):", "    new = make(cls)"]
    for field in attrs.fields(cls):  # type: ignore[arg-type]  # attrs' own type for its classes is private
        lines.append(f"    new.{field.name} = {_copied(field.name, str(field.type))}")
    lines.append("    return new")
    names: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n".join(lines), names)  # noqa: S102 - trusted text: names of attrs fields
    cls.copy = names["copy"]  # type: ignore[method-assign]  # the purpose of the decorator
    return cls


_SHARED = re.compile(r"list\[(int|str|bool|float)\]")


def _copied(name: str, annotation: str) -> str:
    value = f"self.{name}"
    if _SHARED.fullmatch(annotation):
        return f"{value}[:]"
    if annotation.startswith("list[list["):
        return f"[inner[:] for inner in {value}]"
    if annotation.startswith("list["):
        return f"[inner.copy() for inner in {value}]"
    if "[" in annotation or annotation in {"list", "dict", "set"}:
        raise TypeError(f"field {name}: {annotation} cannot be copied, allowed are immutable values and lists")
    return value
