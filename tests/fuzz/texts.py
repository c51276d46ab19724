"""Readers of files by translators and designers: rules, tutorial, languages, colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from unittest import mock

from haspelknecht_qt import composition, languages, paths
from haspelknecht_qt.languages import LanguageError
from haspelknecht_qt.table.game_colours import ColoursError, read_game_colours
from haspelknecht_qt.table.themes import FIXED_TOKENS, LIGHT
from haspelknecht_qt.ui.rules import chapter_file
from haspelknecht_qt.ui.rules.markup import RuleTextError
from haspelknecht_qt.ui.tutorial import game_tutorial, script
from haspelknecht_qt.ui.tutorial.script import TutorialError
from tests.fuzz.damaging import damaged_bytes
from tests.fuzz.reader import Reader
from tests.ui.any_game import GAMES


def language() -> Reader:
    """Facts about a language."""
    text = (paths.translations() / languages.SOURCE / languages.FACTS_FILE).read_text(encoding="utf-8")

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / languages.FACTS_FILE
        file.write_bytes(data)
        languages._parse.cache_clear()
        with mock.patch.object(languages, "_language_facts_file", return_value=file):
            try:
                languages.facts(languages.SOURCE)
            except LanguageError as error:
                return [str(error)]
        return []

    return Reader(damaged_bytes([text]), read)


def colours() -> Reader:
    """Colours of a game."""
    files = [paths.art_folders(name)[0] / "colours.toml" for name in composition.GAME_NAMES]
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / "colours.toml"
        file.write_bytes(data)
        try:
            read_game_colours(file, LIGHT.tokens.keys(), FIXED_TOKENS)
        except ColoursError as error:
            return [str(error)]
        return []

    return Reader(damaged_bytes(texts), read)


def rules(name: str) -> Reader:
    """Chapters of the rules."""
    markup = composition.game_uis()[name].game_tutorial.rule_texts.rule_markup
    files = sorted(languages.rules_folder(name, languages.SOURCE).glob("*.md"))
    texts = [file.read_text(encoding="utf-8") for file in files]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / files[0].name
        file.write_bytes(data)
        try:
            chapter_file.read_chapter(file, markup)
        except RuleTextError as error:
            return [str(error)]
        return []

    return Reader(damaged_bytes(texts), read)


def chapter(name: str) -> Reader:
    """Scripts of tutorial chapters."""
    game = GAMES[name]
    texts = [file.read_text(encoding="utf-8") for file in sorted((paths.game_folder(name) / "tutorial").glob("*.toml"))]

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / "1_taking.toml"
        file.write_bytes(data)
        try:
            script.read_chapter(file, game.read_move).match(game)
        except TutorialError as error:
            return [str(error)]
        return []

    return Reader(damaged_bytes(texts), read)


def tutorial_texts(name: str) -> Reader:
    """Texts of the tutorial in a language."""
    tutorial = composition.game_uis()[name].game_tutorial
    text = languages.tutorial_file(name, languages.SOURCE).read_text(encoding="utf-8")

    def read(data: bytes, folder: Path) -> Iterable[str]:
        file = folder / f"{name}.toml"
        file.write_bytes(data)
        try:
            game_tutorial.load_texts(lambda _language: file, languages.SOURCE, tutorial.tutorial, tutorial.rule_texts)
        except TutorialError as error:
            return [str(error)]
        return []

    return Reader(damaged_bytes([text]), read)


OF_A_GAME: dict[str, Callable[[str], Reader]] = {"rules": rules, "chapter": chapter, "tutorial texts": tutorial_texts}
"""Readers of a game's texts."""
