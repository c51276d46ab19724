"""The documents for readers and developers: short, and true to the files and names that they mention."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "haspelknecht_qt"
PAGES = sorted((ROOT / "docs").glob("*.md"))
DOCUMENTS = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "packaging/README.md")),
    PACKAGE / "bots" / "README.md",
    *PAGES,
)
EVERY_DOCUMENT = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
MOST_LINES = {"README.md": 120, "CONTRIBUTING.md": 90}
WIDEST_LINE = 120
TERMS = 40

MADE = ("build", "dist", ".", "~")
"""Beginnings of paths that are created on the reader's machine."""
PLACEHOLDERS = re.compile(r"\b(?:NAME|GAME|LANGUAGE|CODE|TOPIC|NN_name)\b")
FILE = re.compile(r"[\w.*-]+(?:/[\w.*-]+)+/?|[\w.*-]+/|[\w.*-]+\.(?:py|toml|json|jsonl|md|svg|csv|ts|cpp|hpp|6)")
"""A quoted text that names a folder or a file."""


@pytest.mark.parametrize("name", MOST_LINES)
def test_readme_and_contributing_are_short(name):
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert len(lines) <= MOST_LINES[name]


def test_lines_of_the_readme_fit_into_a_window():
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert not [number for number, line in enumerate(lines, 1) if len(line) > WIDEST_LINE]


@EVERY_DOCUMENT
def test_every_link_has_an_existing_target(document):
    text = document.read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\(([^)#:\s]*)(?:#([^)]*))?\)", text):
        file = document.parent / target if target else document
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file), f"{target}#{anchor}"


def anchors(file):
    """The anchors of a page's headings."""
    headings = re.findall(r"^#+ (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_every_page_is_linked_from_a_document():
    linked = set()
    for document in DOCUMENTS:
        targets = re.findall(r"\]\(([^)#:\s]+)", document.read_text(encoding="utf-8"))
        linked |= {(document.parent / target).resolve() for target in targets}
    assert not set(PAGES) - linked


@EVERY_DOCUMENT
def test_every_file_named_in_a_document_exists(document):
    assert not [name for name in files_named(document) if not any(path.match(name) for path in project_paths())]


def files_named(document):
    """The files and folders that a document names in backticks, placeholders as asterisks; the first folders may be left out."""
    for quoted in re.findall(r"`([^`\n]+)`", document.read_text(encoding="utf-8")):
        if FILE.fullmatch(quoted) and not quoted.startswith(MADE):
            yield PLACEHOLDERS.sub("*", quoted).removesuffix("/")


@cache
def project_paths():
    """Every file and folder of the project."""
    folders = ("docs", "haspelknecht_qt", "packaging", "resources", "tests", "tools", "translations")
    below = [path.relative_to(ROOT) for folder in folders for path in (ROOT / folder).rglob("*")]
    return [*map(Path, folders), *(path.relative_to(ROOT) for path in ROOT.glob("*.*")), *below]


@cache
def words_of_the_code():
    """Every name in the package."""
    return frozenset(
        word for module in PACKAGE.rglob("*.py") for word in re.findall(r"\w+", module.read_text(encoding="utf-8"))
    )


def entries():
    """(term, its line) of the glossary."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(.+?)\*\*: (.+)$", text, re.MULTILINE)


def test_the_glossary_explains_each_term_once_in_a_line():
    terms = [term for term, _ in entries()]
    assert len(terms) >= TERMS
    assert len(set(terms)) == len(terms)
    assert all(line.endswith(".") for _, line in entries())


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_class_names_in_pages_exist_in_the_code(page):
    named = re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]*)*)(?:\.(\w+))?`", page.read_text(encoding="utf-8"))
    words = words_of_the_code() | words_of_the_tests()
    assert not [name for pair in named for name in pair if name and name not in words]


@cache
def words_of_the_tests():
    """Every name in the tests' own game and in the contracts of games."""
    modules = [
        ROOT / "tests" / "contract.py",
        ROOT / "tests" / "game_ui_contract.py",
        ROOT / "tests" / "core" / "toy.py",
        *(ROOT / "tests" / "toy").glob("*.py"),
    ]
    return frozenset(word for module in modules for word in re.findall(r"\w+", module.read_text(encoding="utf-8")))


def test_code_names_in_the_glossary_exist_in_the_code():
    quoted = [word for _, line in entries() for word in re.findall(r"`([^`]+)`", line)]
    assert len(quoted) >= TERMS
    assert not [word for word in quoted if "." not in word and word not in words_of_the_code()]
