"""Options of Haspelknecht: the layout of the tiles, and what the players agree on before a match (V1 to V4).

Imports no widgets.
"""

from __future__ import annotations

from collections.abc import Mapping

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.rng import EventRandomGenerator
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import HaspelknechtOptionTexts
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.boards import read_board_in_any_form
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import BUILDING_OF_TILE, Tile
from haspelknecht_qt.games.haspelknecht.layouts import LayoutError, Placement
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, FREE_LAYOUT, Setup, may_farmhand_start_improved
from haspelknecht_qt.ui.setup.choices import DefaultOptionSet, NewGameChoices, SetupProblem

RULEBOOK_KEY = "rulebook"
LAYOUT_KEY = "layout"
"""Key of the option for the development board: FIRST_PLAY, the name of a layout, or FREE_LAYOUT."""
BOARD_KEY = "board"
"""Key of the option for the player's own layout: a text for `read_board_in_any_form`; "" if there is none."""
_OWN_LAYOUT_EVENT = -2
"""Number of the random stream (`EventRandomGenerator`) for the tiles of a player's layout. Named ones use another."""


@frozen
class HaspelknechtOptions(DefaultOptionSet):
    """The options of a new match. One of them, BOARD_KEY, is the player's own layout as text."""

    game: Haspelknecht

    @override
    def defaults(self) -> JsonObject:
        return {**super().defaults(), BOARD_KEY: ""}

    @override
    def read_options(self, values: Mapping[str, JsonValue], count: int) -> JsonObject:
        board = values.get(BOARD_KEY)
        return {**super().read_options(values, count), BOARD_KEY: board if isinstance(board, str) else ""}

    def options_for_board(self, board_text: str) -> JsonObject:
        """Returns the options for playing on a shared board. `board_text` is in any form in which boards are shared."""
        return {LAYOUT_KEY: FREE_LAYOUT, BOARD_KEY: board_text.strip()}

    def layout_ids(self, choices: NewGameChoices) -> list[str]:
        """Returns the ids of the layouts: first play, the named layouts, and the player's own layout."""
        (layout,) = (option for option in self.game.options if option.key == LAYOUT_KEY)
        return [str(value) for value in layout.values(choices.seat_count)]

    def placement(self, choices: NewGameChoices) -> Placement:
        """Returns the tiles at their places. Raises LayoutError for an unreadable own layout."""
        layout, seed = choices.options[LAYOUT_KEY], choices.seed_number() or 0
        if layout == FIRST_PLAY:
            return layouts.first_play_placement(choices.seat_count)
        if layout != FREE_LAYOUT:
            setup: Setup = self.game.setup({"players": choices.seat_count, LAYOUT_KEY: layout}, seed)
            return setup.placement
        board = choices.options[BOARD_KEY]
        if board.strip().startswith("{"):
            return layouts.placement_from_text(board.strip())
        own = layouts.Layout(FREE_LAYOUT, (choices.seat_count,), read_board_in_any_form(board).cells)
        return layouts.place_random_tiles(own, EventRandomGenerator(seed, _OWN_LAYOUT_EVENT))

    def is_random(self, choices: NewGameChoices) -> bool:
        """Whether the tiles are drawn at random. Only then can they be drawn again."""
        layout = choices.options[LAYOUT_KEY]
        is_placement = layout == FREE_LAYOUT and choices.options[BOARD_KEY].strip().startswith("{")
        return layout != FIRST_PLAY and not is_placement

    def is_option_allowed(self, key: str, placement: Placement) -> bool:
        """Whether the tiles in play allow an option (V3).

        Only the starting buildings and the improved farmhand depend on the tiles. All other options are always allowed.
        """
        match key:
            case "starting_buildings":
                return any(tile not in placement.tile_numbers for tile in BUILDING_OF_TILE)
            case "starting_farmhand":
                return may_farmhand_start_improved(placement)
            case _:
                return True

    @override
    def name_of_value(self, choices: NewGameChoices, key: str) -> str:
        """Returns the name of the player's own board, if it is chosen, has a name and can be read; otherwise ""."""
        if key != LAYOUT_KEY or choices.options[LAYOUT_KEY] != FREE_LAYOUT:
            return ""
        try:
            return read_board_in_any_form(choices.options[BOARD_KEY]).name
        except LayoutError:
            return ""

    @override
    def options_for_setup(self, choices: NewGameChoices) -> JsonObject:
        """Returns the options of the match. An option that the tiles in play forbid has its default."""
        placement = self.placement(choices)
        options = {
            option.key: choices.options[option.key] if self.is_option_allowed(option.key, placement) else option.default
            for option in self.game.options
        }
        if options[LAYOUT_KEY] == FREE_LAYOUT:
            options[BOARD_KEY] = layouts.placement_to_json(placement)
        return {"players": choices.seat_count, **options}

    @override
    def problems(self, choices: NewGameChoices) -> list[SetupProblem]:
        """Returns the problems of the player's own layout; empty if another layout is chosen.

        The keys of problems are "board_missing", "board_unreadable" (with a LayoutError) and "board_rule" (with a
        LayoutProblem).
        """
        if choices.options[LAYOUT_KEY] != FREE_LAYOUT:
            return super().problems(choices)
        if not choices.options[BOARD_KEY].strip():
            return [SetupProblem(LAYOUT_KEY, "board_missing")]
        try:
            rulebook = choices.options[RULEBOOK_KEY]
            broken = layouts.placement_problems(self.placement(choices), choices.seat_count, rulebook)
        except LayoutError as error:
            return [SetupProblem(LAYOUT_KEY, "board_unreadable", error)]
        return [SetupProblem(LAYOUT_KEY, "board_rule", broken[0])] if broken else []


class HaspelknechtSetupTexts(HaspelknechtOptionTexts):
    """Names and explanations of the options in the new-game dialog."""

    @override
    def value_name(self, key: str, value: str | bool) -> str:
        """Returns the name of an option's value. That of the player's own layout says that something follows."""
        if key == LAYOUT_KEY and value == FREE_LAYOUT:
            return self.tr("My own…")
        return super().value_name(key, value)

    @override
    def explanation(self, key: str, value: str | bool) -> str:
        # The differences between rulebooks are on the rulebook's card. So this text names only the edition.
        if key == RULEBOOK_KEY:
            return self.tr("second version") if value == "dutch" else self.tr("booklet")
        return super().explanation(key, value)

    def why_not_allowed(self, key: str) -> str:
        """Returns the reason why the tiles in play do not allow the option `key` (V3)."""
        if key == "starting_buildings":
            return self.tr("Not offered: all four buildings are in play as tiles.")
        return self.tr("Not offered: {tile} is in play.").format(tile=terms.tile_title(Tile.PICKAXE))

    def unknown_tiles_note(self) -> str:
        """Returns the note beside an option that depends on the tiles, if an unreadable layout leaves these unknown."""
        return self.tr("Depends on the tiles in play.")
