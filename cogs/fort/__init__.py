"""C'est mon fort!, a memory game about building a wall: one whole game, a plug-in.

Holds the game's record and hands the client its commands. Delete this folder and the game is gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Game
from cogs.fort.computer import choose
from cogs.fort.ending import outcome
from cogs.fort.facts import FACTS
from cogs.fort.moves import Move
from cogs.fort.options import Options
from cogs.fort.rules import apply, moves, start, to_act
from cogs.fort.sight import board, hand, redeal
from cogs.fort.state import State

if TYPE_CHECKING:
    from bot.ui.client import HouseClient
    from cogs.fort.view import Board, Hand

GAME: Game[State, Move, Board, Hand] = Game(
    name="fort",
    players=range(2, 5),
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
    computer=choose,
)
"""C'est mon fort!, basic and bonus game."""


async def setup(client: HouseClient) -> None:
    """Add the game's commands to the client; imported here so that the rules need no Discord."""
    from cogs.fort.cog import setup as add_commands  # noqa: PLC0415 - see above

    await add_commands(client)
