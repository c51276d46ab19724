"""No text that a user sees stands in the window's code outside translation."""

import ast
import re
from pathlib import Path

import pytest

import haspelknecht_qt

PACKAGE = Path(haspelknecht_qt.__file__).parent
SOURCES = [*sorted((PACKAGE / "ui").rglob("*.py")), PACKAGE / "app.py"]

SHOWING = {
    *("setText", "setToolTip", "setStatusTip", "setWhatsThis", "setWindowTitle", "setTitle", "setPlaceholderText"),
    *("setAccessibleName", "setAccessibleDescription", "setLabelText", "setInformativeText", "setDetailedText"),
    *(
        "addAction",
        "addMenu",
        "addItem",
        "addItems",
        "insertItem",
        "addTab",
        "setTabText",
        "setTabToolTip",
        "addButton",
    ),
    *(
        "setPlainText",
        "setHtml",
        "setMarkdown",
        "setPrefix",
        "setSuffix",
        "setItemText",
        "showMessage",
        "setSpecialValueText",
    ),
    *(
        "set_words",
        "set_names",
        "show_texts",
        "show_note",
        "announce",
        "tell",
        "drawText",
        "drawStaticText",
        "setNameFilters",
    ),
    *(
        "QLabel",
        "QPushButton",
        "QCheckBox",
        "QRadioButton",
        "QToolButton",
        "QAction",
        "QMenu",
        "QGroupBox",
        "QMessageBox",
    ),
    *("QDialogButtonBox", "QPlainTextEdit", "QLineEdit", "QTextBrowser", "QTextEdit", "QFileDialog", "Answer"),
    *("paragraph", "elided_text", "shrunk", "pill", "wrapped_lines"),
}
"""What brings its arguments before the user's eyes or ears."""

TRANSLATING = {"tr", "translate", "QT_TRANSLATE_NOOP"}

SAME_EVERYWHERE = {
    "Haspelknecht",  # The name of the game, and of the program.
    "VP",  # Beside a shield; never a word.
}
ROLES = re.compile(r"[a-z0-9_.]+")
"""Names of roles, icons, tokens and places: never a sentence, which has a capital letter or a space."""


def calls(tree):
    """(name, call) of every call that shows something."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SHOWING:
                yield name, node


def bare_texts(node):
    """The texts in an expression that stand in no call, or in no call that translates."""
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in TRANSLATING:
            return
        if name in {"format", "join"} and isinstance(node.func, ast.Attribute):
            yield from bare_texts(node.func.value)
        return
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node.value
        return
    if isinstance(node, ast.Subscript | ast.Compare | ast.Attribute | ast.Lambda):
        return
    for child in ast.iter_child_nodes(node):
        yield from bare_texts(child)


def says_something(text):
    """Whether there are words in it."""
    return re.search(r"[^\W\d_]{2}", text) and not ROLES.fullmatch(text.strip()) and text not in SAME_EVERYWHERE


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(PACKAGE)))
def test_what_is_shown_is_translated(source):
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = [
        f"{call.lineno}: {name}({text!r})"
        for name, call in calls(tree)
        for argument in (*call.args, *(keyword.value for keyword in call.keywords))
        for text in bare_texts(argument)
        if says_something(text)
    ]
    assert found == []


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(PACKAGE)))
def test_texts_to_translate_are_literal(source):
    """What Qt's tools cannot read they cannot collect; a table of marked texts may be asked by a variable."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    marked = "QT_TRANSLATE_NOOP" in source.read_text(encoding="utf-8")
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "tr":
            assert isinstance(node.args[0], ast.Constant), node.lineno
        if name == "translate" and len(node.args) > 1:
            literal = all(isinstance(argument, ast.Constant) for argument in node.args[:2])
            assert literal or marked or isinstance(node.args[0], ast.Name), node.lineno


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(PACKAGE)))
def test_sentences_are_not_glued(source):
    """A translated text stands in no f-string between other words: another language has another order."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            translated = any(
                isinstance(call, ast.Call) and getattr(call.func, "attr", "") in TRANSLATING
                for value in node.values
                for call in ast.walk(value)
            )
            words = "".join(value.value for value in node.values if isinstance(value, ast.Constant))
            assert not (translated and says_something(words)), (node.lineno, words)
