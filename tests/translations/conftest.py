"""Fixtures of the translation tests: compiled translations, and a switch between them."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from haspelknecht_qt import paths
from haspelknecht_qt.ui.window.language import Languages
from tests.languages import SOURCE
from tests.translations.reading import Longer, settle
from tests.ui import at_window as at
from tests.ui.conftest import _look, look, open_window, widest, window  # noqa: F401 - fixtures

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging" / "scripts"))

import translations  # noqa: E402


@pytest.fixture(scope="session")
def compiled(tmp_path_factory):
    """The languages as a package carries them, compiled from the files as they are now."""
    folder = tmp_path_factory.mktemp("translations")
    translations.deliver(folder)
    return folder


@pytest.fixture(autouse=True)
def _compiled_translations(compiled, monkeypatch):
    monkeypatch.setattr(paths, "translations", lambda: compiled)


@pytest.fixture
def speak():
    """Chooses the language of a window in its menu, as a user does, or installs one with longer texts ("longer").

    A window removes what it has installed when it closes (`open_window`), and need not return to English before.
    """
    longer = Longer()

    def choose(main, code):
        at.choose(main, "language", SOURCE if code == "longer" else code)
        if code == "longer":
            QCoreApplication.installTranslator(longer)
        settle()

    yield choose
    QCoreApplication.removeTranslator(longer)


@pytest.fixture
def languages(qapp, compiled):  # noqa: ARG001 - translations are installed in the application
    """The languages of the program. English is chosen again at the end."""
    before = QLocale()
    found = Languages()
    yield found
    found.choose(SOURCE)
    for translator in found._installed:
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(before)
