"""07 zgłoś się, three investigations in Warsaw: one whole game, a plug-in.

Holds the game's record and hands the client its commands. Delete this folder and the game is gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Game
from cogs.case07.ahead import ahead
from cogs.case07.computer import choose
from cogs.case07.facts import FACTS
from cogs.case07.legal import anytime
from cogs.case07.moves import Move
from cogs.case07.options import Options
from cogs.case07.rules import apply, moves, resting, start, to_act
from cogs.case07.scoring import outcome
from cogs.case07.sight import board, hand
from cogs.case07.state import State
from cogs.case07.worlds import redeal

if TYPE_CHECKING:
    from bot.ui.client import HouseClient
    from cogs.case07.view import Board, Hand

GAME: Game[State, Move, Board, Hand] = Game(
    name="case07",
    players=range(2, 6),
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
    anytime=anytime,
    ahead=ahead,
    resting=resting,
    computer=choose,
)
"""07 zgłoś się, three investigations."""


async def setup(client: HouseClient) -> None:
    """Add the game's commands to the client; imported here so that the rules need no Discord."""
    from cogs.case07.cog import setup as add_commands  # noqa: PLC0415 - see above

    await add_commands(client)
