"""Colours of a game: read from its file, or refused with the fault."""

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.table.game_colours import ColoursError, read_game_colours
from haspelknecht_qt.table.themes import DARK, FIXED_TOKENS, LIGHT, PLAYER_COLOURS, theme

FOLDERS = sorted(file.parent for file in paths.resources().rglob("colours.toml"))


@pytest.fixture
def read(tmp_path):
    def from_text(text):
        path = tmp_path / "colours.toml"
        path.write_text(text, "utf-8")
        return read_game_colours(path, LIGHT.tokens.keys(), FIXED_TOKENS)

    return from_text


def test_tokens_have_a_colour_in_each_theme(read):
    game_colours = read('hay = ["#d9b65c", "#6c5a2e"]\npaper = ["#ffffff", "#000000"]\n')
    assert game_colours.colours("light") == {"hay": "#d9b65c", "paper": "#ffffff"}
    assert game_colours.colours("dark") == {"hay": "#6c5a2e", "paper": "#000000"}


def test_high_contrast_has_colours_of_the_file_or_of_the_light_theme(read):
    game_colours = read(
        'hay = ["#d9b65c", "#6c5a2e"]\nstraw = ["#ffeedd", "#112233"]\n[contrast]\nhay = "#000000"\nink = "#000011"\n'
        '[variants.winter]\nhay = ["#dfe3e0", "straw"]\n'
    )
    contrast = theme("contrast", game_colours=game_colours)
    assert (contrast["hay"], contrast["straw"], contrast["ink"]) == ("#000000", "#ffeedd", "#000011")
    assert contrast["paper"] == theme("contrast")["paper"] != LIGHT["paper"]
    assert contrast.variant_colours("winter") == {"hay": "#dfe3e0"}


def test_theme_combines_shared_colours_and_game_colours(read):
    game_colours = read('hay = ["#d9b65c", "#6c5a2e"]\npaper = ["#ffffff", "#000000"]\n')
    dark = theme("dark", "red_green", game_colours)
    assert (dark["hay"], dark["paper"], dark["ink"]) == ("#6c5a2e", "#000000", DARK["ink"])
    assert dark["madder"] == theme("dark", "red_green")["madder"]
    assert dark.with_game_colours(game_colours) is dark
    assert dark.with_game_colours(None) is dark
    with pytest.raises(KeyError, match="hay"):
        LIGHT["hay"]


def test_theme_with_other_game_colours_keeps_none_of_the_first(read):
    first = theme("light", game_colours=read('hay = ["#d9b65c", "#6c5a2e"]\npaper = ["#ffffff", "#000000"]\n'))
    second = first.with_game_colours(read('slate = ["#445566", "#112233"]\n'))
    assert second["paper"] == LIGHT["paper"]
    assert "hay" not in second.tokens


def test_variant_has_only_changed_colours_or_tokens(read):
    game_colours = read(
        'sky = ["#e9e3cb", "#2e3a4d"]\nsnow = ["#f6f3ea", "#9aa3ae"]\n'
        '[variants.winter]\nsky = ["#dfe3e0", "sky"]\npaper = ["snow", "snow"]\n[variants.summer]\n'
    )
    assert theme("light", game_colours=game_colours).variant_colours("winter") == {"sky": "#dfe3e0", "paper": "snow"}
    assert theme("dark", game_colours=game_colours).variant_colours("winter") == {"paper": "snow"}
    assert theme("dark", game_colours=game_colours).variant_colours("summer") == {}
    assert list(game_colours.variants) == ["winter", "summer"]


def test_error_names_an_unknown_variant(read):
    with pytest.raises(KeyError, match=r"monsoon.*winter"):
        theme("light", game_colours=read("[variants.winter]\n")).variant_colours("monsoon")
    with pytest.raises(KeyError, match="monsoon"):
        LIGHT.variant_colours("monsoon")


@pytest.mark.parametrize(
    "text, told",
    [
        ('hay = "#d9b65c"', r"hay is '#d9b65c'; allowed are two colours"),
        ('hay = ["#d9b65c"]', "hay is"),
        ('hay = ["#d9b65c", "#6c5a2e", "#000000"]', "hay is"),
        ('hay = ["#D9B65C", "#6c5a2e"]', "in lower case"),
        ('hay = ["#d9b65c", "straw"]', "straw"),
        ('hay = ["paper", "paper"]', "hay is"),
        ("hay = [1, 2]", "hay is"),
        ('Hay = ["#d9b65c", "#6c5a2e"]', "'Hay' is no name"),
        ('"hay stack" = ["#d9b65c", "#6c5a2e"]', "'hay stack' is no name"),
        ('madder_mark = ["#d9b65c", "#6c5a2e"]', "madder_mark has the same colour in all games"),
        ('[meadow]\nhay = ["#d9b65c", "#6c5a2e"]', "meadow is"),
        ("variants = 3", "variants is 3"),
        ("[variants]\nwinter = 3", r"variants\.winter is 3"),
        ('[variants.winter]\nhay = ["#d9b65c", "#6c5a2e"]', r"variants\.winter\.hay is no token"),
        ('[variants.winter]\nwoad = ["#d9b65c", "#6c5a2e"]', r"variants\.winter\.woad is no token"),
        ('[variants.winter]\npaper = ["straw", "#6c5a2e"]', r"variants\.winter\.paper is .*straw.*or tokens"),
        ("contrast = 3", "contrast is 3"),
        ('[contrast]\nhay = "#d9b65c"', r"contrast\.hay is no token"),
        ('[contrast]\nwoad = "#d9b65c"', r"contrast\.woad is no token"),
        ('[contrast]\npaper = "straw"', r"contrast\.paper is 'straw'; allowed is a colour"),
        ('[contrast]\npaper = ["#d9b65c", "#6c5a2e"]', r"contrast\.paper is"),
        ('hay = ["#d9b65c", "#6c5a2e" 3]', "line 1"),
        (f"hay = {'1' * 5000}", "Exceeds the limit"),
        (f"hay = '{'1' * 5000}'", r"hay is '1{70,80}\.\.\.; allowed"),
    ],
)
def test_invalid_file_is_refused_with_its_name_and_the_fault(read, text, told):
    with pytest.raises(ColoursError, match=rf"(?s)colours\.toml: .*{told}"):
        read(text + "\n")


def test_error_names_a_missing_file(tmp_path):
    with pytest.raises(FileNotFoundError, match="colours"):
        read_game_colours(tmp_path / "colours.toml", ())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(paths.resources())))
def test_every_colour_file_of_the_program_is_valid(folder):
    game_colours = read_game_colours(folder / "colours.toml", LIGHT.tokens.keys(), FIXED_TOKENS)
    assert game_colours.tokens
    assert not {token for token in game_colours.tokens if token in PLAYER_COLOURS}


def test_program_has_colour_files():
    assert FOLDERS
