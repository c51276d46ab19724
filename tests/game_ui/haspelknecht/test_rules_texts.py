"""The rules in the program: complete, sound, with printed values, and of one structure in all languages."""

from __future__ import annotations

import re
from itertools import chain

import attrs
import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.game_ui.haspelknecht.pointing import PointingMistake
from haspelknecht_qt.game_ui.haspelknecht.rules import book
from haspelknecht_qt.games.haspelknecht import components, moves, scoring
from haspelknecht_qt.games.haspelknecht.kinds import Worker
from haspelknecht_qt.games.haspelknecht.printed import TILE_NUMBERS
from haspelknecht_qt.ui.rules.markup import (
    BoardBlock,
    InlineValue,
    PrintedValueTable,
    TextVariants,
    linked_rules,
    text_lines,
)
from haspelknecht_qt.ui.rules.texts import blocks_of, load_rule_texts
from tests.languages import CODES, SOURCE
from tests.ui.game_tutorial import BOOK, LANGUAGES, RULE_MARKUP, rule_texts
from tests.ui.games import KINDS, kind_name, walk

BUILT_IN = components.load(paths.game_folder("haspelknecht") / "components.toml")


def numbered(letter, count):
    return [f"{letter}{number}" for number in range(1, count + 1)]


RULES = [
    *numbered("S", 6),
    *numbered("Y", 2),
    *numbered("A", 5),
    *numbered("T", 5),
    *numbered("O", 2),
    *numbered("P", 10),
    *numbered("E", 14),
    *numbered("M", 6),
    *numbered("D", 7),
    *map(str, TILE_NUMBERS),
    *numbered("TM", 2),
    *numbered("W", 4),
    *numbered("F", 8),
    *numbered("V", 4),
    *numbered("R", 14),
    *numbered("H", 10),
    *numbered("X", 7),
]
"""Every rule of the game, every ruling and every printed example."""

ABOUT = numbered("I", 4)
"""Ids of the texts before the first rule."""


def test_the_rules_are_written_in_all_languages():
    assert set(CODES) <= set(LANGUAGES)


@pytest.fixture(params=LANGUAGES)
def texts(request):
    return rule_texts(request.param)


def test_rule_texts_have_exactly_the_known_ids(texts):
    assert list(texts.ids) == ABOUT + RULES


def test_all_languages_have_the_same_chapters_and_rules():
    shapes = {
        language: [(chapter.key, [rule.id for rule in chapter.rules]) for chapter in rule_texts(language).chapters]
        for language in LANGUAGES
    }
    assert {language for language, shape in shapes.items() if shape != shapes[SOURCE]} == set()


def without_words(row):
    """A row of a board without its words."""
    items = tuple(attrs.evolve(item, name="") if item.kind == "word" else item for item in row.items)
    return attrs.evolve(row, items=items, text="")


def structure(rule):
    """Parts of a rule that are the same in all languages: kinds of blocks, boards, values, links and speakers."""
    blocks = []
    for block in rule.blocks:
        match block:
            case BoardBlock(rows):
                blocks.append(tuple(map(without_words, rows)))
            case PrintedValueTable(kind, header, _):
                blocks.append((kind, len(header)))
            case TextVariants(entries):
                blocks.append(tuple(which for which, _ in entries))
            case _:
                blocks.append(type(block))
    lines = list(chain.from_iterable(map(text_lines, rule.blocks)))
    targets = sorted(chain.from_iterable(map(linked_rules, lines)))
    named = sorted(part.name for line in lines for part in line if isinstance(part, InlineValue))
    return blocks, targets, named


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != SOURCE])
def test_every_rule_has_the_same_structure_in_every_language(language):
    source, translated = rule_texts(SOURCE), rule_texts(language)
    assert [rule for rule in ABOUT + RULES if structure(translated.rule(rule)) != structure(source.rule(rule))] == []


def test_titles_are_short(texts):
    assert {rule: title for rule, title in texts.titles.items() if len(title) > 42} == {}


def test_titles_differ_within_a_chapter(texts):
    for chapter in texts.chapters:
        titles = [rule.title for rule in chapter.rules]
        assert len(set(titles)) == len(titles)


def test_rule_titles_of_an_unknown_language_are_in_the_source_language():
    assert rule_texts(SOURCE).rule("M2").title == "Water in the Pinge"
    assert rule_texts("xx").rule("M2").title == "Water in the Pinge"
    with pytest.raises(KeyError):
        rule_texts(SOURCE).rule("M99")


def test_every_rule_named_by_mistakes_moves_and_score_has_a_text(texts):
    named = {mistake.rule for mistake in PointingMistake}
    named |= {move.base_rule for move in moves.all_moves()}
    named |= {BOOK.rule_of_item(item) for item in scoring.ITEM_IDS}
    assert named <= set(texts.ids)


def test_every_rule_named_in_the_code_of_the_game_has_a_text(texts):
    package = paths.resources().parent / "haspelknecht_qt" / "games" / "haspelknecht"
    refusal = re.compile(r'"([A-Z]{1,2}\d{1,2}|\d\d)"')
    named = {rule for module in package.glob("*.py") for rule in refusal.findall(module.read_text(encoding="utf-8"))}
    assert {"M2", "P5", "TM1", "R12", "25"} <= named
    assert named <= set(texts.ids)


@pytest.mark.parametrize("options", KINDS[::4], ids=kind_name)
def test_every_step_has_a_current_rule(options):
    rules = {BOOK.current_rule(state) for state, _, _ in walk(options, seed=1)}
    assert rules <= set(RULES)
    assert {"T1", "P1", "E1", "E4"} <= rules


def test_rule_of_a_worker_that_is_sent_to_work_is_the_rule_of_its_actions():
    digger = moves.Activate(Worker.COAL_DIGGER)
    state = next(state for state, legal, _ in walk({"players": 2}, seed=1) if digger in legal)
    assert BOOK.rule_of_move(state, digger) == "E8"
    assert BOOK.rule_of_move(state, moves.EndTurn()) == BOOK.current_rule(state)


def test_no_rule_links_to_itself(texts):
    for rule in map(texts.rule, texts.ids):
        targets = set(chain.from_iterable(linked_rules(line) for block in rule.blocks for line in text_lines(block)))
        assert rule.id not in targets


@pytest.mark.parametrize("rule", numbered("R", 14))
def test_each_ruling_has_a_variant_for_every_rulebook(rule, texts):
    keys = [which for block in texts.rule(rule).blocks if isinstance(block, TextVariants) for which, _ in block.entries]
    assert keys[:3] == ["dutch", "english", "french"]
    assert keys[3:] == (["open", "hidden"] if rule == "R9" else [])


def test_rule_of_every_tile_begins_with_a_picture_of_the_tile(texts):
    for number in TILE_NUMBERS:
        first = texts.rule(str(number)).blocks[0]
        assert isinstance(first, BoardBlock)
        assert first.rows[0].tile_rows == (((number, ""),),)


# Printed values


def test_corrected_printed_value_is_shown_in_the_rule_text(texts):
    printed = components.apply_corrections(BUILT_IN, "[tunnel]\nexcavation_blocked_from_water = 7\n", "mine.toml")
    assert re.search(
        r"\b7\b", texts.plain_text(texts.rule("M5"), book.printed_components(printed).value_texts(texts.language))
    )
    assert not re.search(
        r"\b7\b", texts.plain_text(texts.rule("M5"), book.printed_components(BUILT_IN).value_texts(texts.language))
    )


def test_every_printed_value_is_used_in_a_rule(texts):
    used = {
        part.name
        for chapter in texts.chapters
        for block in blocks_of(chapter)
        for line in text_lines(block)
        for part in nested_parts(line)
        if isinstance(part, InlineValue)
    }
    assert used == set(book.VALUES)


def nested_parts(line):
    for part in line:
        yield part
        yield from nested_parts(getattr(part, "content", ()))


def test_every_printed_table_is_used_in_a_rule(texts):
    used = {
        block.kind for chapter in texts.chapters for block in blocks_of(chapter) if isinstance(block, PrintedValueTable)
    }
    assert used == set(book.PRINTED_TABLES)


def test_tables_have_a_cell_below_each_header(texts):
    for chapter in texts.chapters:
        for block in blocks_of(chapter):
            if isinstance(block, PrintedValueTable):
                rows = book.printed_components(BUILT_IN).rows(block)
                assert rows
                assert {len(row) for row in rows} == {len(block.header)}


def test_coal_chart_follows_the_printed_values(texts):
    chart = next(block for block in texts.rule("W1").blocks if isinstance(block, PrintedValueTable))
    cells = [[part.text for cell in row for part in cell] for row in book.printed_components(BUILT_IN).rows(chart)]
    assert [row[1] for row in cells] == ["0", "2", "+1"]
    assert cells[0][0] == "0\N{EN DASH}2"
    printed = components.apply_corrections(
        BUILT_IN, "[winter]\ncoal_chart = { vp = [0, 1, 3], each_further = 2 }\n", "mine.toml"
    )
    corrected = [[part.text for cell in row for part in cell] for row in book.printed_components(printed).rows(chart)]
    assert [row[1] for row in corrected] == ["1", "3", "+2"]


def test_guessed_values_are_listed_until_corrected():
    guessed = book.printed_components(BUILT_IN).names_of_guessed_values()
    assert {"tunnel.coal_by_section", "pinge.groups", "pools.water"} <= guessed
    assert not {"pinge.blocked", "debt.first", "tunnel.vp_by_section"} & guessed
    printed = components.apply_corrections(BUILT_IN, "[tunnel]\ncoal = [1, 2, 1, 2, 1, 2, 2]\n", "mine.toml")
    assert "tunnel.coal_by_section" not in book.printed_components(printed).names_of_guessed_values()


def test_a_folder_without_chapters_is_refused(tmp_path):
    with pytest.raises(ValueError, match="no chapters"):
        load_rule_texts(tmp_path, SOURCE, RULE_MARKUP)
