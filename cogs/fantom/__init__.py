"""Fantom, a hunt through the old town: one whole game, a plug-in.

Holds the game's record and hands the client its commands. Delete this folder and the game is gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Game
from cogs.fantom.ahead import ahead, allied, piece
from cogs.fantom.atlas import checked
from cogs.fantom.computer import choose
from cogs.fantom.ending import outcome
from cogs.fantom.facts import FACTS
from cogs.fantom.moves import Move
from cogs.fantom.options import Options
from cogs.fantom.rules import apply, moves, start, to_act
from cogs.fantom.sight import board, hand, redeal
from cogs.fantom.state import State

if TYPE_CHECKING:
    from bot.ui.client import HouseClient
    from cogs.fantom.view import Board, Hand

GAME: Game[State, Move, Board, Hand] = Game(
    name="fantom",
    players=range(2, 7),
    options=Options,
    state_type=State,
    move_type=Move,
    facts=FACTS,
    start=start,
    to_act=to_act,
    moves=moves,
    apply=apply,
    board=board,
    hand=hand,
    outcome=outcome,
    redeal=redeal,
    ahead=ahead,
    allied=allied,
    piece=piece,
    computer=choose,
    materials={"own_map": checked},
    thinking=0.3,
)
"""Fantom, one hunt or a tournament."""


async def setup(client: HouseClient) -> None:
    """Add the game's commands to the client; imported here so that the rules need no Discord."""
    from cogs.fantom.cog import setup as add_commands  # noqa: PLC0415 - see above

    await add_commands(client)
