"""Strict reading of the data files that the owner of a box may correct: what both games share, by the names used here."""

from haspelknecht_qt.core.printed import (
    ALLOWED_KINDS,
    SIZE_LIMIT,
    Allowed,
    ComponentsError,
    DataError,
    Table,
    is_whole,
    parse_toml,
    read_text,
    shown,
)

__all__ = [
    "ALLOWED_KINDS",
    "SIZE_LIMIT",
    "Allowed",
    "ComponentsError",
    "DataError",
    "Table",
    "is_whole",
    "parse_toml",
    "read_text",
    "shown",
]
