"""Plugin of Haspelknecht."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.game_plugin import GamePlugin

if TYPE_CHECKING:
    from haspelknecht_qt.games.haspelknecht.components import Components
    from haspelknecht_qt.games.haspelknecht.game import Haspelknecht


class HaspelknechtPlugin(GamePlugin["Haspelknecht", "Components"]):
    """Loads the modules of the game when a window needs them."""

    name = "haspelknecht"

    @override
    def make_game(self, values: Components) -> Haspelknecht:
        from haspelknecht_qt.games.haspelknecht.game import Haspelknecht  # noqa: PLC0415 - deferred import: fast start

        return Haspelknecht(values)


PLUGIN = HaspelknechtPlugin()
