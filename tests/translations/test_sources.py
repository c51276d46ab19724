"""No text that a user sees stands in the window's code outside translation."""

import ast
import re
from pathlib import Path

import pytest

import haspelknecht_qt

PACKAGE = Path(haspelknecht_qt.__file__).parent
SOURCES = [*(path for part in ("ui", "game_ui") for path in sorted((PACKAGE / part).rglob("*.py"))), PACKAGE / "app.py"]

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
        "set_line",
        "set_labels",
        "set_names",
        "show_texts",
        "show_note",
        "announce",
        "text",
        "text_label",
        "ask",
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
    *("QDialogButtonBox", "QPlainTextEdit", "QLineEdit", "QTextBrowser", "QTextEdit", "QFileDialog", "MessageButton"),
    *("paragraph", "paint_elided_text", "shrunk_text", "pill", "wrapped_lines"),
}
"""Functions whose arguments the user sees or hears."""

TRANSLATING = {"tr", "translate", "QT_TRANSLATE_NOOP"}

SAME_EVERYWHERE = {
    "Haspelknecht",  # The name of the game, and of the program.
    "VP",  # Beside a shield; never a word.
    "II",  # The number of a cart field.
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


@pytest.fixture(scope="module")
def trees():
    """The syntax tree of each source."""
    return {source: ast.parse(source.read_text(encoding="utf-8")) for source in SOURCES}


def where(source, node):
    return f"{source.relative_to(PACKAGE)}:{node.lineno}"


def test_what_is_shown_is_translated(trees):
    found = [
        f"{where(source, call)}: {name}({text!r})"
        for source, tree in trees.items()
        for name, call in calls(tree)
        for argument in (*call.args, *(keyword.value for keyword in call.keywords))
        for text in bare_texts(argument)
        if says_something(text)
    ]
    assert found == []


def test_texts_to_translate_are_literal(trees):
    """Qt's tools collect only literals. A table of marked texts may be asked by a variable."""
    found = []
    for source, tree in trees.items():
        marked = "QT_TRANSLATE_NOOP" in source.read_text(encoding="utf-8")
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "tr" and not isinstance(node.args[0], ast.Constant):
                found.append(where(source, node))
            if name == "translate" and len(node.args) > 1:
                literal = all(isinstance(argument, ast.Constant) for argument in node.args[:2])
                if not (literal or marked or isinstance(node.args[0], ast.Name | ast.Attribute)):
                    found.append(where(source, node))
    assert found == []


def test_sentences_are_not_glued(trees):
    """A translated text stands in no f-string between other words: another language has another order."""
    found = []
    for source, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                translated = any(
                    isinstance(call, ast.Call) and getattr(call.func, "attr", "") in TRANSLATING
                    for value in node.values
                    for call in ast.walk(value)
                )
                words = "".join(value.value for value in node.values if isinstance(value, ast.Constant))
                if translated and says_something(words):
                    found.append((where(source, node), words))
    assert found == []
