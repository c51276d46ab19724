"""The language on the screen: which there are, and switching between them while a game is on the table."""

from __future__ import annotations

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)

from haspelknecht_qt import languages
from haspelknecht_qt.languages import SOURCE

MISSING_IN_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
)
"""What Qt's dialog for files says and Qt's own translations lack: ours have it, and Qt looks there too."""


class Languages(QObject):
    """Installs the translations of one language at a time, above the English plurals, which stand in for what it lacks.

    Qt tells every widget with a LanguageChange event; what is no widget, such as the table's scene, hears `changed`, which
    comes after all widgets have been told.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []
        self._texts: list[bytes] = []
        self._code = SOURCE

    @property
    def code(self) -> str:
        """The language on the screen."""
        return self._code

    @property
    def codes(self) -> tuple[str, ...]:
        """The languages that there are, English first."""
        return languages.codes()

    @staticmethod
    def name(code: str) -> str:
        """What the language calls itself."""
        # Of the whole world, where there is such a locale: plain "en" would be American English.
        name = languages.facts(code).name or QLocale(f"{code}_001").nativeLanguageName() or code
        return name[:1].upper() + name[1:]

    def wanted(self, setting: str) -> str:
        """The language for a setting: itself, if there is such a language, else the system's, else English."""
        if setting in self.codes:
            return setting
        for system in QLocale.system().uiLanguages():
            code = system.replace("_", "-").partition("-")[0]
            if code in self.codes:
                return code
        return SOURCE

    def choose(self, code: str) -> None:
        """Shows everything in a language of `codes`, Qt's own texts too. Raises ValueError for any other."""
        if code not in self.codes:
            raise ValueError(f"language is {code!r}, allowed are {', '.join(self.codes)}")
        self.remove()
        QLocale.setDefault(self._locale(code))
        self._install_ours(SOURCE)
        self._install_qt(code)
        if code != SOURCE:
            self._install_ours(code)
        self._code = code
        self.changed.emit(code)

    def remove(self) -> None:
        """Takes all translations away: what is said from now on is English, as it stands in the program."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
        self._texts.clear()

    @staticmethod
    def _locale(code: str) -> QLocale:
        """Numbers and dates as the system writes the language, if it is the system's; else as its homeland does."""
        system = QLocale.system()
        return system if system.name().partition("_")[0] == code else QLocale(code)

    def _install_qt(self, code: str) -> None:
        """Qt's own texts. English needs no file."""
        translator = QTranslator(self)
        if translator.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            self._add(translator)

    def _install_ours(self, code: str) -> None:
        """The program's texts. Before they are compiled there is no file, and all is English."""
        file = languages.messages(code)
        if not file.is_file():
            return
        # Qt would map the file into memory: one that is compiled anew meanwhile would end the program.
        texts = file.read_bytes()
        self._texts.append(texts)
        translator = QTranslator(self)
        if translator.load(texts):
            self._add(translator)

    def _add(self, translator: QTranslator) -> None:
        QCoreApplication.installTranslator(translator)
        self._installed.append(translator)
