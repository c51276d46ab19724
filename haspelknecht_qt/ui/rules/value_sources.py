"""Where the printed values in the rule texts come from, so that a corrected value is corrected there too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from attrs import frozen

from haspelknecht_qt import languages
from haspelknecht_qt.core.components import Provenance


class PrintedData(Protocol):
    """A game's printed data, of which each value knows where it comes from."""

    def value_keys(self) -> Iterable[str]:
        """The dotted key of every value."""
        ...

    def provenance(self, key: str) -> Provenance:
        """Where the value under a dotted key comes from."""
        ...


C = TypeVar("C", bound=PrintedData)


@frozen
class ValueSource(Generic[C]):
    """Where a value comes from: `read` finds it among the components, `key` is its place in the data file, "" if it has none."""

    key: str
    read: Callable[[C], int | Sequence[int] | Sequence[str]]


def texts(sources: Mapping[str, ValueSource[C]], components: C, language: str) -> dict[str, str]:
    """What stands in the text for each value, in a language: a number, or an enumeration such as "4, 6, 8 and 10"."""
    found = {name: source.read(components) for name, source in sources.items()}
    return {
        name: str(value) if isinstance(value, int) else enumeration(list(map(str, value)), language)
        for name, value in found.items()
    }


def guessed(sources: Mapping[str, ValueSource[C]], components: C) -> frozenset[str]:
    """The values that are marked as reconstructed."""
    places = [key for key in components.value_keys() if components.provenance(key).guessed]
    return frozenset(
        name
        for name, source in sources.items()
        if source.key and any(place == source.key or place.startswith(f"{source.key}.") for place in places)
    )


def enumeration(parts: Sequence[str], language: str) -> str:
    """Several parts in one: "1, 2 and 3"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {languages.facts(language).word_and} {parts[-1]}"
