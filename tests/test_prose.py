"""Docstrings and comments in plain English: the patterns that can be counted.

A docstring begins with the noun or the verb of the field, not with a relative word. "Whether" is fine for booleans, "How many" for counts.
"""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import haspelknecht_qt

PACKAGE = Path(haspelknecht_qt.__file__).parent
ROOT = PACKAGE.parent
AREAS = sorted({path.relative_to(PACKAGE).parts[0] for path in PACKAGE.rglob("*.py")})

RELATIVE = re.compile(
    r"(What|Who|Whom|Whose|Which|That|Those|Whoever|Whatever|How(?! many)|Where|When|Why"
    r"|So (?:many|much|high|long|few|large|far)|By how)\b"
)
RIDDLES = re.compile(r"\b(whoever|those who|is told|are told|so many|that of those)\b", re.IGNORECASE)
LARGEST_SHARE = 0.02
"""Share of the docstrings of an area that may begin with a relative word."""


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yields line and text of every docstring of a module, those below assignments included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        for place, statement in enumerate(body):
            if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Constant):
                continue
            text = statement.value.value
            if isinstance(text, str) and (place or isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)):
                yield statement.lineno, text.strip()


def comments(path: Path) -> Iterator[tuple[int, str]]:
    """Yields line and text of every comment of a module."""
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


def modules(area: str) -> list[Path]:
    place = PACKAGE / area
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


@pytest.mark.parametrize("area", AREAS)
def test_docstrings_begin_with_a_noun_or_a_verb(area):
    found = [(path, line, text) for path in modules(area) for line, text in docstrings(path)]
    relative = [
        f"{path.relative_to(ROOT)}:{line}: {text.splitlines()[0]}" for path, line, text in found if RELATIVE.match(text)
    ]
    assert len(relative) <= LARGEST_SHARE * len(found), "\n".join(relative)


@pytest.mark.parametrize("area", AREAS)
def test_docstrings_and_comments_contain_no_riddles(area):
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in modules(area)
        for line, text in (*docstrings(path), *comments(path))
        if RIDDLES.search(text)
    ]
    assert not found, "\n".join(found)


def test_patterns_match_their_examples():
    assert RELATIVE.match("What a worker has to say")
    assert RELATIVE.match("So many tasks are queued")
    assert not RELATIVE.match("Whether it is open")
    assert not RELATIVE.match("How many tasks are queued")
    assert RIDDLES.search("for whoever asks")
    assert not RIDDLES.search("for every caller")
