"""The words of the rules: the game's terms exactly as the rulebook of each language has them, and real signs."""

from __future__ import annotations

import re

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.games.haspelknecht.printed import TILE_NUMBERS
from haspelknecht_qt.ui.rules.markup import Text, lines_of
from haspelknecht_qt.ui.rules.texts import LANGUAGES, rule_texts

BUILT_IN = components.load(paths.resources() / "components" / "haspelknecht.toml")
FOLDER = paths.resources() / "rules"

TERMS = {
    "en": """action disk, player disk, coal, wood, food, pit water, Thaler, debt chit, victory point, VP, action marker,
        development tile, development board, assist tile, building tile, year wheel board, player board, resource board,
        action pool, reserve pool, bag, phase marker, year marker, turn order chart, score track, General supply, farm area,
        Pinge, shaft, tunnel, section, wood symbol, cart field, own worker, contract worker, Farmer, Farmhand,
        improved farmhand, Coal-digger, Coal-miner, Haspelknecht, Coal-miner and Haspelknecht, Synergy bonus, Summer bonus,
        Pinge bonus, spring, summer, autumn, winter, pit water phase, action phase, scoring phase, payment phase,
        storage phase, Refilling the resource boards, Taking action disks, Determining player turn order, lease, fork,
        hammer and pick, building""",
    "fr": """disques Action, disques Joueur, charbon, bois, céréale, eau de mine, Thaler, reconnaissance de dettes,
        points de victoire, PV, jeton Action, tuiles Equipement, plateau Equipement, tuile aide de jeu, tuile bâtiment,
        plateau calendrier, plateau individuel, plateaux Ressources, emplacement Action, emplacement Réserve, sac en tissu,
        marqueur de phase, marqueur d'année, piste d'ordre du tour, piste de score, réserve générale, ferme, Pinge, puits,
        galerie, section, icône Etayage, Brouette, travailleurs permanents, travailleurs saisonniers, fermier, ouvrier,
        ouvrier expérimenté, ramasseur de charbon, mineur, Haspelknecht, Mineur et Haspelknecht, travail d'équipe,
        bonus d'été, bonus de la Pinge, printemps, été, automne, hiver, phase Eau de mine, phase d'actions,
        phase de décompte, phase de paiement, phase de stockage, Remplir les plateaux Ressources,
        Récupérer les disques Action, Réévaluer l'ordre du tour, fermage, fourche, marteau et burin, bâtiment""",
    "nl": """actieschijven, spelersschijf, steenkool, hout, voedsel, mijnwater, taler, schuldfiche, overwinningspunten, OP,
        actiefiche, ontwikkelingstegel, ontwikkelingsbord, hulptegel, gebouwtegel, jaarcirkelbord, spelersbord, grondstofbord,
        actieveld, voorraadveld, stoffen zak, fasemarker, jaarmarker, volgordespoor, scorespoor, algemene voorraad, erf, Pinge,
        mijnschacht, tunnel, tunneldeel, houtsymbool, kruiwagen, eigen arbeider, ingehuurde arbeider, boer, knecht,
        meesterknecht, kolengraver, mijnwerker, Haspelknecht, mijnwerker en Haspelknecht, samenwerkingsbonus, zomerbonus,
        Pinge-bonus, lente, zomer, herfst, winter, mijnwaterfase, actiefase, waarderingsfase, pachtfase, opslagfase,
        Actievelden aanvullen, Actieschijven pakken, Spelersvolgorde bepalen, pacht, hooivork, hamer en beitel, gebouw""",
}
"""The words of the rulebooks, each in a form in which the texts use it."""

WRONG = {
    "en": """farm hand, hired hand, coal digger, coal miner, miners, reeler, disc, discs, token, tokens, chip, cube, cubes,
        thalers, coins, groundwater, mine water, gallery, courtyard, barrow, upgrade, technology, debt marker, rent,
        hexagon, disk pool, reserve board, storage shed, synergy action""",
    "fr": """paysan, valet, domestique, mineurs, treuilleur, jeton action, disque action, disque joueur, pion, pions, marqueur Action,
        tuile Équipement, icône Étayage, icône étayage, plateau ressources, nappe, tunnel, loyer, développement,
        développements, technologie, amélioration, cube, cubes, cour, bonus d'équipe, bonus de synergie, nourriture, blé""",
    "nl": """mijngang, galerij, schacht, grondwater, pit, landarbeider, boerenknecht, opperknecht, verbeterde knecht,
        mijnwerkers, muntjes, munten, talers, huur, actietegel, upgrade, technologie, verbetering, uitbreiding,
        blokje, blokjes, kolen, houtblok, balk, graan, overwinningspunt en, bonus voor samenwerking, winningsfase,
        betaalfase, scoringsfase""",
}
"""Words that the rulebooks do not use for these things, or spell otherwise."""


def listed(words):
    """The words of a list, with real apostrophes."""
    return [" ".join(word.split()).replace("'", "\N{RIGHT SINGLE QUOTATION MARK}") for word in words.split(",")]


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_are_those_of_the_rulebook(language):
    said = all_words(language).lower()
    assert [term for term in listed(TERMS[language]) if term.lower() not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_words_are_used_for_them(language):
    said = all_words(language)
    found = [word for word in listed(WRONG[language]) if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", said)]
    assert found == []


TILES = {
    "en": """Carrying Pole, Barn, Pickaxe, Hauling Cable, Charcoal Burner, Bucket, Wheelbarrow, Ladder, Coal Storage, Windlass,
        Mining Timber, Oil Lamp, Hammer and Pick, Coal Sacks, Water Mill, Coal Driver, Lorry, Hand Cart, Horse and Cart,
        Small Coal Mine""",
    "fr": """Joug à porteur, Grange, Pioche, Corde, Charbonnière, Seau, Brouette, Echelle, Abri à charbon, Treuil, Bois de mine,
        Lampe à huile, Marteau et burin, Sacs de charbon, Moulin à eau, Livreur de charbon, Wagonnet, Chariot, Attelage,
        Petite exploitation""",
    "nl": """Juk, Schuur, Pikhouweel, Hijstouw, Meiler, Emmer, Handkar, Ladder, Kolenhok, Lier, Houtvoorraad, Olielamp,
        Hamer en beitel, Kolenzak, Watermolen, Kolenman, Lorrie, Bolderkar, Paard en wagen, Kleine kolenmijn""",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_bear_their_names(language):
    titles = rule_texts(language).titles
    assert [titles[str(number)] for number in TILE_NUMBERS] == listed(TILES[language])


SPACED = re.compile(
    "(?<![\N{NO-BREAK SPACE}\\d])[;!?»]|(?<![\N{NO-BREAK SPACE}\\d])(?<!rule|text):|«(?!\N{NO-BREAK SPACE})"
)


def test_french_signs_keep_to_their_words():
    for rule in map(rule_texts("fr").rule, rule_texts("fr").ids):
        for block in rule.blocks:
            for line in lines_of(block):
                for part in everyone(line):
                    if isinstance(part, Text) and not part.text.startswith(":"):
                        assert not SPACED.search(part.text), part.text


def everything(texts, printed):
    return "\n".join(texts.plain(texts.rule(rule), printed) for rule in texts.ids)


def everyone(line):
    for part in line:
        yield part
        yield from everyone(getattr(part, "content", ()))


def test_files_are_written_with_real_quotation_marks_and_apostrophes():
    for file in sorted(FOLDER.glob("*/*.md")):
        text = re.sub(r"```.*?```", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.search(r"['\"]", text), file
