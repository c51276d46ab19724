"""What players of Haspelknecht agree on: which tiles lie where, and what goes with them (V1 to V4). Knows no widgets."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.boards import read_shape
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import BUILDING_OF_TILE
from haspelknecht_qt.games.haspelknecht.layouts import LayoutError, Placement
from haspelknecht_qt.games.haspelknecht.setup import FIRST_PLAY, FREE, Setup, may_start_improved
from haspelknecht_qt.ui.setup.choices import DefaultOptionSet, NewGameChoices, Problem

BOARD = "board"
"""The key of the text of one's own layout: a picture of digits, or the line of a board or a placement that somebody shared."""
_FREE_TILES = -2
"""The place of the ply for drawing the tiles of one's own layout from the seed; -1 draws those of a named one."""


@frozen
class HaspelknechtOptions:
    """The game's options, and the text of one's own layout."""

    game: Haspelknecht

    @property
    def _plain(self) -> DefaultOptionSet:
        return DefaultOptionSet(self.game)

    def defaults(self) -> JsonObject:
        """First play, and no layout of one's own."""
        return {**self._plain.defaults(), BOARD: ""}

    def read(self, values: Mapping[str, JsonValue], count: int) -> JsonObject:
        """The remembered values that are still allowed."""
        board = values.get(BOARD)
        return {**self._plain.read(values, count), BOARD: board if isinstance(board, str) else ""}

    def shared(self, words: str) -> JsonObject:
        """The board that somebody has shared as a line or a file (`games.haspelknecht.boards`): one's own layout."""
        return {"layout": FREE, BOARD: words.strip()}

    # The board

    def layout_ids(self, choices: NewGameChoices) -> list[str]:
        """The layouts for this number of players: the first play, the named ones, one's own."""
        (layout,) = (option for option in self.game.options if option.key == "layout")
        return [str(value) for value in layout.values(choices.count)]

    def placement(self, choices: NewGameChoices) -> Placement:
        """Which tile lies where. Raises LayoutError for one's own layout that cannot be read."""
        layout, seed = choices.options["layout"], choices.seed_number() or 0
        if layout == FIRST_PLAY:
            return layouts.first_play(choices.count)
        if layout != FREE:
            setup: Setup = self.game.setup({"players": choices.count, "layout": layout}, seed)
            return setup.placement
        board = choices.options[BOARD]
        if board.strip().startswith("{"):
            return layouts.placement_from_text(board.strip())
        own = layouts.Layout(FREE, (choices.count,), read_shape(board).cells)
        return layouts.placed_at_random(own, Generator(seed, _FREE_TILES))

    def is_random(self, choices: NewGameChoices) -> bool:
        """Whether the tiles are drawn, so that they can be drawn again."""
        layout = choices.options["layout"]
        return layout != FIRST_PLAY and not (layout == FREE and choices.options[BOARD].strip().startswith("{"))

    def offers(self, key: str, placement: Placement) -> bool:
        """Whether the tiles in play allow an agreement (V3): "starting_buildings", "starting_farmhand", or another option."""
        match key:
            case "starting_buildings":
                return any(tile not in placement.numbers for tile in BUILDING_OF_TILE)
            case "starting_farmhand":
                return may_start_improved(placement)
            case _:
                return True

    # Everything together

    def options(self, choices: NewGameChoices) -> JsonObject:
        """What is agreed, as far as the tiles in play allow it."""
        placement = self.placement(choices)
        agreed = {
            option.key: choices.options[option.key] if self.offers(option.key, placement) else option.default
            for option in self.game.options
        }
        if agreed["layout"] == FREE:
            agreed[BOARD] = layouts.placement_to_json(placement)
        return {"players": choices.count, **agreed}

    def problems(self, choices: NewGameChoices) -> list[Problem]:
        """What is wrong with one's own layout: "board_missing", "board_unreadable" (LayoutError), "board_rule" (LayoutProblem)."""
        if choices.options["layout"] != FREE:
            return self._plain.problems(choices)
        if not choices.options[BOARD].strip():
            return [Problem("layout", "board_missing")]
        try:
            broken = layouts.check_placement(self.placement(choices), choices.count, choices.options["rulebook"])
        except LayoutError as error:
            return [Problem("layout", "board_unreadable", error)]
        return [Problem("layout", "board_rule", broken[0])] if broken else []
