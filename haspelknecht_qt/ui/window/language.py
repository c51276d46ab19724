"""Language of the program: available languages, and switching between them during a match."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from haspelknecht_qt import languages
from haspelknecht_qt.languages import SOURCE

TEXTS_MISSING_IN_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
)
"""Texts of Qt's file dialog that Qt itself does not translate. They are translated with the program's own texts."""


class Languages(QObject):
    """Installs the translations of one language.

    Qt searches the translations installed last before the others. So English plurals, installed first, are used only
    for texts without a translation. Qt sends a LanguageChange event to every widget. Other objects, such as the table's
    scene, listen to `changed`, which is emitted after all widgets are notified.
    """

    changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
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
        """Returns a language's name in that language, for instance "Deutsch"."""
        # The language's locale for the whole world (001) is used, if there is one: plain "en" would be named American
        # English.
        name = languages.facts(code).name or QLocale(f"{code}_001").nativeLanguageName() or code
        return name[:1].upper() + name[1:]

    def wanted_language(self, setting: str) -> str:
        """Returns the code of the language to use: `setting` if available, else the system's language, else English."""
        if setting in self.codes:
            return setting
        for system in QLocale.system().uiLanguages():
            code = system.replace("_", "-").partition("-")[0]
            if code in self.codes:
                return code
        return SOURCE

    def choose(self, code: str) -> None:
        """Switches to the language of this code, including Qt's own texts. Raises ValueError for a code not in `codes`.

        The locale is the system's if it has this language, else the language's default locale.
        """
        if code not in self.codes:
            raise ValueError(f"language is {code!r}, allowed are {', '.join(self.codes)}")
        self.remove_translations()
        system = QLocale.system()
        QLocale.setDefault(system if system.name().partition("_")[0] == code else QLocale(code))
        self._install_own_translator(SOURCE)
        self._install_qt_translation(code)
        if code != SOURCE:
            self._install_own_translator(code)
        self.code = code
        self.changed.emit(code)

    def remove_translations(self) -> None:
        """Removes all translations. Texts are then English, as in the source code."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
        self._texts.clear()

    def _install_qt_translation(self, code: str) -> None:
        """Installs the translation of Qt's own texts. Qt has no file for English."""
        translator = QTranslator(self)
        if translator.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            self._install(translator)

    def _install_own_translator(self, code: str) -> None:
        """Installs the translation of the program's texts. Without a file (not compiled yet) nothing is installed."""
        file = languages.messages_file(code)
        if not file.is_file():
            return
        # Read as bytes: given a path, Qt would map the file into memory, and crash if it is compiled again meanwhile.
        texts = file.read_bytes()
        self._texts.append(texts)
        translator = QTranslator(self)
        if translator.load(texts):
            self._install(translator)

    def _install(self, translator: QTranslator) -> None:
        QCoreApplication.installTranslator(translator)
        self._installed.append(translator)
