"""The `Game` value: rules, views and computer player under the names of the host's contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Game, facts_in
from bot.game.extensions import ComputerTraits, Interruptions, ResultTraits
from cogs.fort.choices import count_choices
from cogs.fort.computer import choose
from cogs.fort.computer.flaws import FLAWS
from cogs.fort.moments import MOMENTS
from cogs.fort.moves import Move
from cogs.fort.options import Options
from cogs.fort.remarks import OCCASIONS
from cogs.fort.rules import apply, moves, outcome, start, to_act
from cogs.fort.state import State
from cogs.fort.views import board, cut_short, hand, redeal

if TYPE_CHECKING:
    from cogs.fort.board import Board, Hand

GAME: Game[State, Move, Board, Hand] = Game(
    name="fort",
    players=range(2, 5),
    difficulty=1,
    options=Options,
    state_type=State,
    move_type=Move,
    facts=facts_in("cogs.fort.facts"),
    start=start,
    to_act=to_act,
    moves=moves,
    apply=apply,
    board=board,
    hand=hand,
    outcome=outcome,
    redeal=redeal,
    computer=choose,
    traits=ComputerTraits(styled=True, flaws=FLAWS, occasions=OCCASIONS, choices=count_choices),
    interruptions=Interruptions(cut_short=cut_short),
    results=ResultTraits(variant=lambda options: "bonus" if options.bonus else "basic", moments=MOMENTS),
)
"""C'est mon fort!, basic and bonus game."""
