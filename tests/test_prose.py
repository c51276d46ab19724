"""Docstrings, and comments of code and data, in plain English: the patterns that can be counted.

A docstring begins with the noun or the verb of the field, not with a relative word. "Whether" is fine for booleans, "How many" for counts.
"""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import haspelknecht_qt
from tests.languages import CODES

PACKAGE = Path(haspelknecht_qt.__file__).parent
ROOT = PACKAGE.parent
PARTS = {path.relative_to(PACKAGE).parts[0] for path in PACKAGE.rglob("*.py")}
AREAS = [*sorted(f"{PACKAGE.name}/{part}" for part in PARTS), "packaging", "tests", "tools"]
"""Files and folders of the package, and the other folders with modules."""
COMMENTS_OF_DATA = {
    "*.toml": re.compile(r"(?:^|\s)# *(.+)", re.MULTILINE),
    "*.hpp": re.compile(r"// *(.+)"),
    "*.cpp": re.compile(r"// *(.+)"),
    "*.svg": re.compile(r"<!--\s*(.+?)\s*-->", re.DOTALL),
}
"""Comments of data files, compiled models and drawings, by the names of the files."""

RELATIVE = re.compile(
    r"(What|Who|Whom|Whose|Which|That|Those|Whoever|Whatever|How(?! many)|Where|When|Why"
    r"|So (?:many|much|high|long|few|large|far)|By how)\b"
)
RIDDLES = re.compile(r"\b(whoever|those who|is told|are told|so many|that of those)\b", re.IGNORECASE)
PRONOUNS = re.compile(
    r"test_(what|who|whom|whose|which|that|those|it|they|nobody|somebody|everybody|whoever|whatever)_|Test(It|They|What)"
)
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
    place = ROOT / area
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


def matching_modules(area: str, pattern: re.Pattern[str]) -> list[Path]:
    """Returns the modules with the pattern anywhere in their text. Parsing the others would take much longer."""
    return [path for path in modules(area) if pattern.search(path.read_text(encoding="utf-8"))]


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
        for path in matching_modules(area, RIDDLES)
        for line, text in (*docstrings(path), *comments(path))
        if RIDDLES.search(text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("names, comment", COMMENTS_OF_DATA.items(), ids=COMMENTS_OF_DATA)
def test_comments_of_data_and_models_begin_with_a_noun_and_contain_no_riddles(names, comment):
    # Comments of an unfinished language are texts that wait for their translation.
    finished = [ROOT / "translations" / code for code in CODES]
    files = [path for place in (PACKAGE, ROOT / "resources", *finished) for path in place.rglob(names)]
    found = [
        (path.relative_to(ROOT), text) for path in files for text in comment.findall(path.read_text(encoding="utf-8"))
    ]
    assert found
    wrong = [f"{path}: {text}" for path, text in found if RELATIVE.match(text) or RIDDLES.search(text)]
    assert not wrong, "\n".join(wrong)


def test_names_of_tests_name_their_subject():
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.name}"
        for path in matching_modules("tests", PRONOUNS)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and PRONOUNS.match(node.name)
    ]
    assert not found, "\n".join(found)


def test_patterns_match_their_examples():
    assert RELATIVE.match("What a worker has to say")
    assert RELATIVE.match("So many tasks are queued")
    assert not RELATIVE.match("Whether it is open")
    assert not RELATIVE.match("How many tasks are queued")
    assert PRONOUNS.match("test_what_cannot_be_written_is_told")
    assert PRONOUNS.match("test_it_speaks")
    assert not PRONOUNS.match("test_item_of_the_score_is_shown")
    assert RIDDLES.search("for whoever asks")
    assert not RIDDLES.search("for every caller")
