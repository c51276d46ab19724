"""The words of the rules: the game's terms exactly as the rulebook of each language has them, tiles too."""

from __future__ import annotations

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.faces.haspelknecht.rules import values
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.printed import TILE_NUMBERS
from haspelknecht_qt.ui.rules.markup import Text, lines_of
from tests.ui.book import rule_texts
from tests.ui.rule_words import TERMS, WRONG, listed, wrong_words

BUILT_IN = components.load(paths.game("haspelknecht") / "components.toml")


def all_words(language):
    texts = rule_texts(language)
    titles = "\n".join([*texts.titles.values(), *(chapter.title for chapter in texts.chapters)])
    intros = "\n".join(
        part.text
        for chapter in texts.chapters
        for block in chapter.intro
        for line in lines_of(block)
        for part in everyone(line)
        if isinstance(part, Text)
    )
    return f"{titles}\n{intros}\n{everything(texts, BUILT_IN)}"


@pytest.mark.parametrize("language", TERMS)
def test_the_terms_are_those_of_the_rulebook(language):
    said = all_words(language).lower()
    assert [term for term in listed(TERMS[language]) if term.lower() not in said] == []


@pytest.mark.parametrize("language", WRONG)
def test_no_other_words_are_used_for_them(language):
    assert wrong_words(language, all_words(language)) == []


TILES = {
    "en": """Carrying Pole, Barn, Pickaxe, Hauling Cable, Charcoal Burner, Bucket, Wheelbarrow, Ladder, Coal Storage, Windlass,
        Mining Timber, Oil Lamp, Hammer and Pick, Coal Sacks, Water Mill, Coal Driver, Lorry, Hand Cart, Horse and Cart,
        Small Coal Mine""",
    "fr": """Joug à porteur, Grange, Pioche, Corde, Charbonnière, Seau, Brouette, Échelle, Abri à charbon, Treuil, Bois de mine,
        Lampe à huile, Marteau et burin, Sacs de charbon, Moulin à eau, Livreur de charbon, Wagonnet, Chariot, Attelage,
        Petite exploitation""",
    "nl": """Juk, Schuur, Pikhouweel, Hijstouw, Meiler, Emmer, Handkar, Ladder, Kolenhok, Lier, Houtvoorraad, Olielamp,
        Hamer en beitel, Kolenzak, Watermolen, Kolenman, Lorrie, Bolderkar, Paard en wagen, Kleine kolenmijn""",
}


@pytest.mark.parametrize("language", TILES)
def test_tiles_bear_their_names(language):
    titles = rule_texts(language).titles
    assert [titles[str(number)] for number in TILE_NUMBERS] == listed(TILES[language])


def everything(texts, printed):
    said = values.texts(printed, texts.language)
    return "\n".join(texts.plain(texts.rule(rule), said) for rule in texts.ids)


def everyone(line):
    for part in line:
        yield part
        yield from everyone(getattr(part, "content", ()))
