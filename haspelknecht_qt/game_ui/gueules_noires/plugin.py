"""Plugin of Gueules Noires."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.game_plugin import GamePlugin

if TYPE_CHECKING:
    from haspelknecht_qt.games.gueules_noires.components import Components
    from haspelknecht_qt.games.gueules_noires.game import GueulesNoires


class GueulesNoiresPlugin(GamePlugin["GueulesNoires", "Components"]):
    """Loads the modules of the game when a window needs them."""

    name = "gueules_noires"
    weights_file_name = "learned.json"

    @override
    def make_game(self, values: Components) -> GueulesNoires:
        from haspelknecht_qt.games.gueules_noires.game import GueulesNoires  # noqa: PLC0415 - deferred import: keeps start-up fast

        return GueulesNoires(values)


PLUGIN = GueulesNoiresPlugin()
