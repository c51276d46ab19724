"""Language of the program: available languages, and switching between them during a match."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from haspelknecht_qt import languages
from haspelknecht_qt.languages import SOURCE

MISSING_IN_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
)
"""Texts of Qt's file dialog that Qt's translations lack. The program's translations include them, and Qt finds them there."""


class Languages(QObject):
    """Installs the translations of one language. The English plurals are installed first, as a fallback for missing texts.

    Qt sends a LanguageChange event to every widget. Other objects, such as the table's scene, listen to `changed`,
    which is emitted after all widgets are notified.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []
        self._texts: list[bytes] = []
        self.code = SOURCE
        """Code of the current language."""

    @property
    def codes(self) -> tuple[str, ...]:
        """Codes of all languages, English first."""
        return languages.codes()

    @staticmethod
    def name(code: str) -> str:
        """Returns the name of a language in that language."""
        # The locale for the whole world (001) if it exists: plain "en" would be American English.
        name = languages.facts(code).name or QLocale(f"{code}_001").nativeLanguageName() or code
        return name[:1].upper() + name[1:]

    def wanted(self, setting: str) -> str:
        """Returns the language for a setting: the setting if it is a language, else the system's language, else English."""
        if setting in self.codes:
            return setting
        for system in QLocale.system().uiLanguages():
            code = system.replace("_", "-").partition("-")[0]
            if code in self.codes:
                return code
        return SOURCE

    def choose(self, code: str) -> None:
        """Switches to a language of `codes`, including Qt's own texts. Raises ValueError for any other code."""
        if code not in self.codes:
            raise ValueError(f"language is {code!r}, allowed are {', '.join(self.codes)}")
        self.remove()
        QLocale.setDefault(self._locale(code))
        self._install_ours(SOURCE)
        self._install_qt(code)
        if code != SOURCE:
            self._install_ours(code)
        self.code = code
        self.changed.emit(code)

    def remove(self) -> None:
        """Removes all translations: from then on texts are English, as in the source."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
        self._texts.clear()

    @staticmethod
    def _locale(code: str) -> QLocale:
        """Returns the system's locale if it has this language, else the language's default locale."""
        system = QLocale.system()
        return system if system.name().partition("_")[0] == code else QLocale(code)

    def _install_qt(self, code: str) -> None:
        """Installs Qt's own texts. English needs no file."""
        translator = QTranslator(self)
        if translator.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            self._add(translator)

    def _install_ours(self, code: str) -> None:
        """Installs the program's texts. Uncompiled languages have no file and are skipped."""
        file = languages.messages(code)
        if not file.is_file():
            return
        # Read here: given a path, Qt would map the file into memory, and crash if the file is compiled again meanwhile.
        texts = file.read_bytes()
        self._texts.append(texts)
        translator = QTranslator(self)
        if translator.load(texts):
            self._add(translator)

    def _add(self, translator: QTranslator) -> None:
        QCoreApplication.installTranslator(translator)
        self._installed.append(translator)
