"""Reading of rule text files, and reports of mistakes in them."""

from __future__ import annotations

import pytest

from haspelknecht_qt.core.text import fold
from haspelknecht_qt.game_ui.haspelknecht.rules.boards import RuleBoardItem, RuleBoardRow, parse_row
from haspelknecht_qt.ui.rules.chapter_file import read_chapter
from haspelknecht_qt.ui.rules.markup import (
    BoardBlock,
    Bullets,
    InlinePicture,
    InlineValue,
    Link,
    Paragraph,
    PrintedValueTable,
    RuleTextError,
    Strong,
    Text,
    TextTable,
    TextVariants,
    parse_line,
)
from haspelknecht_qt.ui.rules.rule_markup import MarkupError
from haspelknecht_qt.ui.rules.search import occurrences, snippet
from haspelknecht_qt.ui.rules.texts import load_rule_texts
from tests.languages import SOURCE
from tests.ui.game_tutorial import RULE_MARKUP


def chapter(tmp_path, text):
    path = tmp_path / "01_test.md"
    path.write_text(text, encoding="utf-8", errors="surrogateescape")
    return read_chapter(path, RULE_MARKUP)


def test_a_chapter_has_a_title_an_introduction_and_rules(tmp_path):
    read = chapter(tmp_path, "# Mining\n\nDeep down\nit is dark.\n\n## M1 Coal\n\nDig.\n\n## M2 Water\n\nReel.\n")
    assert (read.key, read.title) == ("01_test", "Mining")
    assert read.intro == (Paragraph((Text("Deep down it is dark."),)),)
    assert [(rule.id, rule.title) for rule in read.rules] == [("M1", "Coal"), ("M2", "Water")]
    assert read.rules[1].blocks == (Paragraph((Text("Reel."),)),)


def block(tmp_path, text):
    return chapter(tmp_path, f"# Mining\n\n## M1 Coal\n\n{text}\n").rules[0].blocks[0]


def test_lists_become_bullets(tmp_path):
    assert block(tmp_path, "- one\n- two") == Bullets(((Text("one"),), (Text("two"),)))


def test_tables_are_read_with_and_without_a_header(tmp_path):
    assert block(tmp_path, "| a | b |\n|---|---|\n| 1 | 2 |") == TextTable(
        ((Text("a"),), (Text("b"),)), (((Text("1"),), (Text("2"),)),)
    )
    assert block(tmp_path, "| 1 | 2 |").header == ()


def test_lines_of_rulebooks_become_text_variants(tmp_path):
    assert block(tmp_path, "@dutch Two.\n@french One.") == TextVariants(
        (("dutch", (Text("Two."),)), ("french", (Text("One."),)))
    )


def test_boards_and_tables_of_printed_values_are_read(tmp_path):
    assert block(tmp_path, "```board\ncart 1: 3 black\n```") == BoardBlock(
        (RuleBoardRow("cart", "1", (RuleBoardItem("piece", "black", 3),)),)
    )
    assert block(tmp_path, "```table thaler\nThaler | VP\neach further = more\n```") == PrintedValueTable(
        "thaler", ((Text("Thaler"),), (Text("VP"),)), (("each further", "more"),)
    )


def test_block_needs_no_empty_line_beside_a_paragraph(tmp_path):
    blocks = chapter(tmp_path, "# Mining\n\n## M1 Coal\n\nDig.\n```board\ncart 1:\n```\nOn.\n").rules[0].blocks
    assert [type(block) for block in blocks] == [Paragraph, BoardBlock, Paragraph]


@pytest.mark.parametrize(
    "text, line, found, allowed",
    [
        ("", 1, "no title", "# title"),
        ("Dig.", 1, "no title", "# title"),
        ("# M\n\nD\udcffg.", 1, "can't decode byte 0xff", "UTF-8"),
        ("# M\n\n## Coal", 3, "## Coal", "## M2 title"),
        ("# M\n\n### M1 Coal", 3, "### M1 Coal", "## M2 title"),
        ("# M\n\n## M1 Coal\nDig.", 3, "## M1 Coal", "and an empty line"),
        ("# M\n\n## M1 Coal\n\n## M2 Water\n\nDig.", 1, "M1 without words", "a paragraph"),
        ("# M\n\n## M1 Coal\n\nDig.\n\n## M1 Coal\n\nDig.", 7, "M1 once more", "each rule once"),
        ("# M\n\nDig [here](M2).", 3, "a link to 'M2'", "[words](rule:M2)"),
        ("# M\n\nDig [here.", 3, "a stray '['", "[words](rule:M2)"),
        ("# M\n\nDig **here.", 3, "a stray '**'", "**strong**"),
        ("# M\n\n{cole}", 3, "no picture 'cole'", "coal"),
        ("# M\n\n{=pinge.block}", 3, "no value 'pinge.block'", "pinge.blocked"),
        ("# M\n\n- one\ntwo", 4, "two", "- item"),
        ("# M\n\n| a | b |\n| 1 |", 4, "1 cells", "2 cells"),
        ("# M\n\n| a | b", 3, "| a | b", "| cell | cell |"),
        ("# M\n\n@german Two.", 3, "@german Two.", "@dutch words"),
        ("# M\n\n@dutch", 3, "@dutch", "@dutch words"),
        ("# M\n\n```board\ncart 1:", 3, "a block without an end", "```"),
        ("# M\n\n```board\n```", 3, "an empty block", "at least one line"),
        ("# M\n\n```picture\ncoal\n```", 3, "```picture", "```board"),
        ("# M\n\n```board\ncart 1:\ncart 3:\n```", 5, "cart '3'", "1, 2"),
        ("# M\n\n```table cole\na | b\n```", 3, "no table 'cole'", "coal_chart"),
        ("# M\n\n```table lease\na | b | c\n```", 4, "3 columns", "2 columns"),
        ("# M\n\n```table thaler\na | b\n```", 3, "no words", "each further"),
        ("# M\n\n```table thaler\na | b\neach further\n```", 5, "each further", "name = words"),
    ],
)
def test_mistake_is_reported_with_its_line(tmp_path, text, line, found, allowed):
    with pytest.raises(RuleTextError) as refused:
        chapter(tmp_path, text)
    assert refused.value.line == line
    assert found in refused.value.found
    assert allowed in refused.value.allowed
    assert str(refused.value).startswith(f"{tmp_path / '01_test.md'}:{line}: ")


def test_long_mistake_is_shortened_to_one_line(tmp_path):
    with pytest.raises(RuleTextError) as refused:
        chapter(tmp_path, f"# M\n\n{{{'x' * 5000}\u2028}}")
    assert len(str(refused.value).splitlines()) == 1
    assert "x" * 201 not in str(refused.value)


def test_link_to_a_missing_rule_is_refused(tmp_path):
    (tmp_path / "01_mining.md").write_text("# M\n\n## M1 Coal\n\nSee [](rule:M9).\n", encoding="utf-8")
    with pytest.raises(RuleTextError, match="a link to M9"):
        load_rule_texts(tmp_path, SOURCE, RULE_MARKUP)


def test_a_rule_in_two_chapters_is_refused(tmp_path):
    for name in ("01_mining.md", "02_more.md"):
        (tmp_path / name).write_text("# M\n\n## M1 Coal\n\nDig.\n", encoding="utf-8")
    with pytest.raises(RuleTextError, match="M1 once more"):
        load_rule_texts(tmp_path, SOURCE, RULE_MARKUP)


# Lines


def test_line_with_all_kinds_of_markup_is_read():
    read = parse_line("**Two** [water](rule:M2) {water}, {=pinge.blocked}; [](rule:21)", RULE_MARKUP)
    assert read == (
        Strong((Text("Two"),)),
        Text(" "),
        Link("M2", (Text("water"),)),
        Text(" "),
        InlinePicture("water"),
        Text(", "),
        InlineValue("pinge.blocked"),
        Text("; "),
        Link("21", ()),
    )


def test_strong_text_may_contain_a_value():
    assert parse_line("**{=pinge.coal} coal**", RULE_MARKUP) == (Strong((InlineValue("pinge.coal"), Text(" coal"))),)


def test_error_about_an_unknown_name_suggests_similar_names():
    with pytest.raises(MarkupError, match=r"allowed: marker\.ladder"):
        parse_line("{marker.lader}", RULE_MARKUP)


# Boards


@pytest.mark.parametrize(
    "line, row",
    [
        ("pieces: 2 wood -> 2 coal + vp 1", "piece wood 2, sign -> 1, piece coal 2, sign + 1, vp  1"),
        ("worker farmer: yellow 2 brown -> tile 21", "piece yellow 1, piece brown 2, sign -> 1, tile  21"),
        ('pieces: coal "or" thaler', "piece coal 1, word or 1, piece thaler 1"),
    ],
)
def test_row_of_pieces_is_parsed(line, row):
    assert ", ".join(f"{item.kind} {item.name} {item.count}" for item in parse_row(line).items) == row


def test_row_of_a_mine_is_parsed():
    assert parse_row("pinge coal 5 wood 1 water 0").named_count("wood") == 1
    assert parse_row("tunnel sections 3 excavated 1 wood 2").named_count("excavated") == 1


def test_row_of_tiles_is_parsed():
    assert parse_row("tiles 11* 12 / 21+ 22").tile_rows == (((11, "*"), (12, "")), ((21, "+"), (22, "")))


@pytest.mark.parametrize(
    "line, found",
    [
        ("coal", "'coal'"),
        ("worker miner:", "worker 'miner'"),
        ("pieces: 9 coal", "9 coal"),
        ("pieces: 2", "2 None"),
        ("pieces: vp", "''"),
        ("pieces: gold", "'gold'"),
        ("pieces: tile 99", "a tile that there is not"),
        ("pinge coal 8 wood 0 water 0", "coal 8"),
        ("pinge coal 3 water 0 wood 0", "coal 3 water 0 wood 0"),
        ("tile 16", "tile '16'"),
        ("tiles 11 / 2", "tile '2'"),
        ("text:", "no words"),
    ],
)
def test_invalid_row_is_refused(line, found):
    with pytest.raises(MarkupError) as refused:
        parse_row(line)
    assert refused.value.found == found
    assert refused.value.allowed


# Searching


def test_folding_keeps_the_length_of_a_text():
    text = "O\N{RIGHT SINGLE QUOTATION MARK}Émile, Zoë, à Ålesund\N{HORIZONTAL ELLIPSIS} ß"
    assert len(fold(text)) == len(text)
    assert fold("Émile\N{RIGHT SINGLE QUOTATION MARK}s") == "emile's"


def test_occurrences_ignore_accents_and_case():
    assert list(occurrences("Émile, emilia", "emil")) == [(0, 4), (7, 4)]
    assert list(occurrences("coal", "")) == []


def test_snippet_contains_the_searched_words():
    text = "a " * 100 + "water " + "b " * 100
    shown = snippet(text, fold(text), ["water"])
    assert "water" in shown
    assert shown.startswith("… ")
    assert shown.endswith(" …")
    assert snippet("coal", "coal", ["coal"]) == "coal"
