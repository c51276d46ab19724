"""Texts in the window's code that a user sees are all translated."""

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
    """Literal texts of an expression that are not translated. Arguments of other calls are left out."""
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


def has_words(text):
    """Whether a text contains words to translate."""
    return re.search(r"[^\W\d_]{2}", text) and not ROLES.fullmatch(text.strip()) and text not in SAME_EVERYWHERE


@pytest.fixture(scope="module")
def trees():
    """The syntax tree of each source."""
    return {source: ast.parse(source.read_text(encoding="utf-8")) for source in SOURCES}


def location(source, node):
    return f"{source.relative_to(PACKAGE)}:{node.lineno}"


def test_shown_texts_are_translated(trees):
    found = [
        f"{location(source, call)}: {name}({text!r})"
        for source, tree in trees.items()
        for name, call in calls(tree)
        for argument in (*call.args, *(keyword.value for keyword in call.keywords))
        for text in bare_texts(argument)
        if has_words(text)
    ]
    assert found == []


def test_texts_to_translate_are_literal(trees):
    """Qt's tools collect only literals. A variable may select from a table of marked texts."""
    found = []
    for source, tree in trees.items():
        marked = "QT_TRANSLATE_NOOP" in source.read_text(encoding="utf-8")
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "tr" and not isinstance(node.args[0], ast.Constant):
                found.append(location(source, node))
            if name == "translate" and len(node.args) > 1:
                literal = all(isinstance(argument, ast.Constant) for argument in node.args[:2])
                if not (literal or marked or isinstance(node.args[0], ast.Name | ast.Attribute)):
                    found.append(location(source, node))
    assert found == []


def test_translated_texts_are_not_joined_with_other_words(trees):
    """An f-string with a translated text has no other words, because the order of words depends on the language."""
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
                if translated and has_words(words):
                    found.append((location(source, node), words))
    assert found == []
