"""The words of the rulebooks in three languages, and words that they do not use."""

from __future__ import annotations

import re

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
        points de victoire, PV, jeton Action, tuiles Équipement, plateau Équipement, tuile aide de jeu, tuile bâtiment,
        plateau calendrier, plateau individuel, plateaux Ressources, emplacement Action, emplacement Réserve, sac en tissu,
        marqueur de phase, marqueur d'année, piste d'ordre du tour, piste de score, réserve générale, ferme, Pinge, puits,
        galerie, section, icône Étayage, Brouette, travailleurs permanents, travailleurs saisonniers, fermier, ouvrier,
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
        tuile Equipement, icône Etayage, icône étayage, plateau ressources, nappe, tunnel, loyer, développement,
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


def wrong_words(language, said):
    """The words in a text that the rulebook of its language does not use."""
    return [
        word for word in listed(WRONG.get(language, "-")) if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", said)
    ]
