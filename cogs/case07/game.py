"""The `Game` value: rules, views and computer player under the names of the host's contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Game, facts_in
from bot.game.extensions import BesideTurns, ComputerTraits, Interruptions, Premoves, ResultTraits
from cogs.case07.board import grave
from cogs.case07.computer import choose
from cogs.case07.computer.flaws import FLAWS
from cogs.case07.daily import DAILY
from cogs.case07.moments import MOMENTS
from cogs.case07.moves import Move
from cogs.case07.options import Options
from cogs.case07.remarks import OCCASIONS
from cogs.case07.rules import apply, moves, start, to_act
from cogs.case07.rules.legal import count_choices, notes, premoves
from cogs.case07.rules.scoring import outcome
from cogs.case07.state import State
from cogs.case07.views import board, cut_short, hand, redeal

if TYPE_CHECKING:
    from cogs.case07.board import Board, Hand

GAME: Game[State, Move, Board, Hand] = Game(
    name="case07",
    players=range(2, 6),
    difficulty=4,
    options=Options,
    state_type=State,
    move_type=Move,
    facts=facts_in("cogs.case07.facts"),
    start=start,
    to_act=to_act,
    moves=moves,
    apply=apply,
    board=board,
    hand=hand,
    outcome=outcome,
    redeal=redeal,
    computer=choose,
    grave=grave,
    traits=ComputerTraits(styled=True, flaws=FLAWS, occasions=OCCASIONS, choices=count_choices),
    premoves=Premoves(moves=premoves),
    beside=BesideTurns(notes=notes),
    interruptions=Interruptions(cut_short=cut_short),
    results=ResultTraits(moments=MOMENTS),
    daily=DAILY,
)
"""07 zgłoś się, three investigations."""
