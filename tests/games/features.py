"""Games by optional feature, found by inspection, for tests of the host.

There may be none. This module needs no pytest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot import discovery
from bot.game.chance import Chance

if TYPE_CHECKING:
    from bot.game.contract import AnyGame


def _switches(game: AnyGame) -> list[str]:
    return [field.name for field in msgspec.structs.fields(game.options) if field.default is False]


def _played_on_the_board(name: str) -> bool:
    ui = discovery.uis()[name]
    state = ui.game.start(ui.game.players[0], ui.game.options(), Chance(b"", 0)).state
    return not ui.hand_pictures and ui.public_menu(ui.game.board(state))


SWITCHES = {name: switches for name, game in discovery.games().items() if (switches := _switches(game))}
"""By game, the options that are off by default and can be switched on."""
ON_THE_BOARD = [name for name in discovery.games() if _played_on_the_board(name)]
"""Games that are played only on the public board: everyone sees every control."""
DRAWN_ON_THE_BOARD = max(ON_THE_BOARD, key=lambda name: bool(discovery.uis()[name].pictures))
"""One of `ON_THE_BOARD`, with a picture if any has one."""
