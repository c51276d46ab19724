"""Sources of the printed values in rule texts: a corrected value is corrected there too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from attrs import frozen

from haspelknecht_qt import languages
from haspelknecht_qt.core.printed import Provenance


class PrintedData(Protocol):
    """A game's printed data, with the provenance of each value."""

    def value_keys(self) -> Iterable[str]:
        """The dotted keys of all values."""
        ...

    def provenance(self, key: str) -> Provenance:
        """The provenance of the value under a dotted key."""
        ...


C = TypeVar("C", bound=PrintedData)


@frozen
class ValueSource(Generic[C]):
    """Source of a value: `read` gets it from the components, `key` is its key in the data file; "" if it has none."""

    key: str
    read: Callable[[C], int | Sequence[int] | Sequence[str]]


def value_texts(sources: Mapping[str, ValueSource[C]], components: C, language: str) -> dict[str, str]:
    """Text of each value in a language: a number, or an enumeration such as "4, 6, 8 and 10"."""
    found = {name: source.read(components) for name, source in sources.items()}
    return {
        name: str(value) if isinstance(value, int) else _enumeration(list(map(str, value)), language)
        for name, value in found.items()
    }


def guessed_values(sources: Mapping[str, ValueSource[C]], components: C) -> frozenset[str]:
    """Names of the values that are marked as reconstructed."""
    places = [key for key in components.value_keys() if components.provenance(key).guessed]
    return frozenset(
        name
        for name, source in sources.items()
        if source.key and any(place == source.key or place.startswith(f"{source.key}.") for place in places)
    )


def _enumeration(parts: Sequence[str], language: str) -> str:
    """Joins parts: "1, 2 and 3"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {languages.facts(language).word_and} {parts[-1]}"
