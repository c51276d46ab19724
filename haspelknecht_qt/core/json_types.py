"""Plain values: what JSON can hold."""

from __future__ import annotations

from typing import Any, TypeAlias

JsonValue: TypeAlias = Any
"""None, a truth value, a number, a text, or lists and dictionaries (with texts as keys) of such.

Who reads one from a file that a stranger may have written asks `untrusted` for the types that are allowed.
"""

JsonObject: TypeAlias = dict[str, JsonValue]
"""A JSON object."""
