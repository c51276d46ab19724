"""The rules and the tutorial of Gueules Noires as they are written: complete, alike in all languages, in the rulebook's words."""

from __future__ import annotations

import re
import tomllib

import pytest

from haspelknecht_qt import languages, paths
from tests.languages import CODES, OTHERS

LANGUAGES = CODES
FOLDER = paths.resources() / "gueules_noires"


def numbered(letters, count):
    return [f"{letters}{number}" for number in range(1, count + 1)]


RULES = [
    *numbered("GI", 4),
    *numbered("GS", 8),
    *numbered("GT", 4),
    *numbered("GA", 15),
    *numbered("GE", 4),
    *numbered("GF", 2),
    *numbered("GR", 13),
    *numbered("GM", 4),
    *numbered("GX", 9),
]
"""Every rule of the game, every ruling and every printed example, after what is said before them."""

TERMS = {
    "en": """Coal Baron, game board, shift clock, shift hand, scoring marker, element, majority, first place, second place, worker,
        worker space, worker supply, minecart factory, mining, work step, delivery, money, new order, top five, bank, canteen, pit,
        shaft, pit cage, pit cage spot, tunnel tile, tunnel level, light side, dark side, balance, imbalance, excess tunnel tile,
        minecart, empty minecart, surface level, private coal storage, coal cube, substitute cube, general supply,
        on top of the stack, under the stack, order card, order space, order spot, two cubes for one, outstanding orders,
        completed order, delivered orders, undelivered order, vehicle, handcart, horse cart, truck, locomotive, franc, bank note,
        victory point, VP, victory point marker, score track, lock tile, locked, starting player, starting player marker, setup,
        end of the shift, end of the game, shared victory""",
    "fr": """Gueules Noires, plateau de jeu, Quart, Pointeuse, Aiguille de fin de Quart, marqueur de Décompte,
        décompte de fin de Quart, élément, majorité, 1ère place, 2ème place, égalité, ouvrier, case Ouvrier, réserve d'Ouvriers,
        Usine de berlines, Extraction, déplacement, Livraison, Capitaux, Commandes, les 5 premières de la pile, Banque, Réfectoire,
        Mine, Puits de mine, Cage, tuile Galerie, niveau de Galerie, côté Éclairé, côté Sombre, équilibre, déséquilibre,
        tuile Galerie excédentaire, berline, berline vide, Surface, Stock privé, cube Charbon, cube de remplacement,
        réserve générale, au-dessus de la pile, sous la pile, carte Commande, emplacement Commandes,
        2 cubes Charbon à la place, Commandes en cours, Commande complétée, Commandes livrées, Commande non livrée, véhicule,
        charrette à bras, chariot à cheval, camion, locomotive, Franc, billets de banque, Points de Victoire, PV,
        marqueur de Points de Victoire, Piste de score, tuiles Verrou, verrouillé, Premier joueur, marqueur Premier joueur,
        mise en place, tour de jeu, fin d'un Quart, fin de partie, victoire partagée""",
    "nl": """Glück Auf, spelbord, dienst, prikklok, wijzer, waarderingsmarker, dienstwaardering, onderdeel, meerderheid,
        eerste plaats, tweede plaats, gelijke stand, werker, werkerveld, werkersvoorraad, mijnkarrenfabriek, kolenwinning,
        actiepunt, levering, geld, nieuwe opdracht, bovenste vijf, bank, kantine, mijn, schacht, lift, liftplaats, tunneltegel,
        verdieping, verlichte kant, donkere kant, evenwicht, onbalans, tunneltegel te veel, mijnkar, lege mijnkar, bovengronds,
        eigen kolenvoorraad, kolenblokje, vervangend blokje, algemene voorraad, boven op de stapel, onder de stapel, opdrachtkaart,
        opdrachtveld, vak, twee blokjes voor één, openstaande opdrachten, voltooide opdracht, geleverde opdrachten,
        niet-geleverde opdracht, voertuig, handkar, paard-en-wagen, vrachtwagen, locomotief, frank, bankbiljet, overwinningspunt,
        OP, puntenmarker, scorespoor, slottegel, vergrendeld, startspeler, startspelersmarker, voorbereiding, beurt,
        einde van de dienst, einde van het spel, gedeelde overwinning""",
}
"""The words of the rulebooks, each in a form in which the texts use it."""

WRONG = {
    "en": """mine, mines, miner, miners, elevator, lift, lorry, wagon, gallery, coin, coins, dollar, dollars, token, tokens, meeple, cell,
        cells, hand cart, horsecart, first player, refectory, action point, action points, warehouse, contract, contracts""",
    "fr": """ascenseur, wagonnet, wagonnets, charette, tunnel, cantine, manche, manches, jeton, jetons, pion, pions, pièce, pièces, contrat,
        contrats, Eclairé, cellule, entrepôt, chargement, stock personnel, point d'action""",
    "nl": """mijngang, mijnschacht, kooi, wagon, ploeg, ploegendienst, lorrie, trein, munt, munten, arbeider, arbeiders, pion, pionnen,
        contract, contracten, franks, cel, cellen, magazijn, eerste speler, tunnelniveau, fabrieksveld""",
}
"""Words for the same things that the rulebooks do not use."""


def listed(words):
    """The words of a list, with real apostrophes."""
    return [" ".join(word.split()).replace("'", "\N{RIGHT SINGLE QUOTATION MARK}") for word in words.split(",")]


def written(language):
    """Everything in one language, with plain spaces."""
    files = [
        *sorted(languages.rules("gueules_noires", language).glob("*.md")),
        languages.lessons("gueules_noires", language),
    ]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    text = re.sub(r"```board.*?```|\(rule:\w+\)|\{[^{}]*\}|^[\w:+]+ = ", " ", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"\s+", " ", text)


def rules(language):
    """What stands below each rule's heading, by its id, and the chapter it stands in."""
    found = {}
    for file in sorted(languages.rules("gueules_noires", language).glob("*.md")):
        parts = re.split(r"^## (\w+) (.+)$", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for rule, title, body in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            assert rule not in found
            found[rule] = (file.name, title, body)
    return found


def without_words(block):
    """A fenced block without what a language says in it: the words of a table's header and cells."""
    kind, *lines = block.splitlines()
    if not kind.startswith("```table"):
        return block
    return [kind, lines[0].count("|"), *(line.partition("=")[0] for line in lines[1:])]


def bones(body):
    """What a rule holds whatever the language: its blocks, boards, tables, links, values and pictures."""
    fenced = [without_words(block) for block in re.findall(r"```.*?```", body, re.DOTALL)]
    words = re.sub(r"```.*?```", "", body, flags=re.DOTALL)
    blocks = ["- |".find(block[0]) for block in re.split(r"\n\s*\n", words.strip())]
    rows = [line.count("|") for line in words.splitlines() if line.startswith(("|", "- "))]
    return fenced, blocks, rows, links(words), sorted(re.findall(r"\{=[^{}]*\}", words)), re.findall(r"\{\w+\}", words)


def links(words):
    return sorted(re.findall(r"\(rule:(\w+)\)", words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_once(language):
    assert sorted(rules(language)) == sorted(RULES)


@pytest.mark.parametrize("language", OTHERS)
def test_rules_stand_in_the_same_chapters_and_order(language):
    places = [(rule, chapter) for rule, (chapter, _, _) in rules(language).items()]
    assert places == [(rule, chapter) for rule, (chapter, _, _) in rules("en").items()]


@pytest.mark.parametrize("language", OTHERS)
def test_a_rule_says_the_same_in_every_language(language):
    english = rules("en")
    differing = [rule for rule, (_, _, body) in rules(language).items() if bones(body) != bones(english[rule][2])]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_other_rules(language):
    for rule, (_, _, body) in rules(language).items():
        assert set(links(body)) <= set(RULES) - {rule}


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_short(language):
    assert [title for _, title, _ in rules(language).values() if len(title) > 42] == []


def test_every_value_is_explained_and_used():
    told = (FOLDER / "rules.md").read_text(encoding="utf-8").split("## Values")[1].split("## Tables")[0]
    rows = [line.split("|")[1] for line in told.splitlines() if line.startswith("| `")]
    explained = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    used = {name for _, _, body in rules("en").values() for name in re.findall(r"\{=([^{}]*)\}", body)}
    assert used == explained


@pytest.mark.parametrize("language", TERMS)
def test_the_terms_are_those_of_the_rulebook(language):
    said = written(language).lower()
    assert [term for term in listed(TERMS[language]) if term.lower() not in said] == []


@pytest.mark.parametrize("language", WRONG)
def test_no_other_words_are_used_for_them(language):
    said = written(language)
    assert [word for word in listed(WRONG[language]) if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", said)] == []


def lessons():
    """Each lesson's key and the keys of its steps."""
    for file in sorted((FOLDER / "tutorial").glob("[0-9]*.toml")):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        yield file.stem.partition("_")[2], [step["key"] for step in data["step"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_lesson_has_its_text(language):
    texts = tomllib.loads(languages.lessons("gueules_noires", language).read_text(encoding="utf-8"))
    assert [(key, list(lesson["steps"])) for key, lesson in texts.items()] == list(lessons())
    assert all(lesson["title"] and lesson["about"] for lesson in texts.values())


@pytest.mark.parametrize("language", OTHERS)
def test_lessons_say_the_same_in_every_language(language):
    english, other = (
        tomllib.loads(languages.lessons("gueules_noires", name).read_text(encoding="utf-8"))
        for name in ("en", language)
    )
    for key, lesson in english.items():
        for step, text in lesson["steps"].items():
            said = other[key]["steps"][step]
            assert links(said) == links(text)
            assert set(links(text)) <= set(RULES)
            assert re.findall(r"\{\w+\}", said) == re.findall(r"\{\w+\}", text)
            assert said.strip().count("\n\n") == text.strip().count("\n\n")
