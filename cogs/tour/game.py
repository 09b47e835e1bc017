"""The game's definition: its rules, views and computer player under the names of the host's contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Game, facts_in
from bot.game.extensions import BesideTurns, ComputerTraits, Interruptions, OptionRules, ResultTraits, ServerFile
from cogs.tour.choices import count_choices
from cogs.tour.computer import choose
from cogs.tour.computer.strategies import FLAWS
from cogs.tour.moments import MOMENTS
from cogs.tour.moves import Move, Ready, TakeBack, UndoPlan, is_irreversible
from cogs.tour.names import draw
from cogs.tour.options import FIRST_GAME_OPTIONS, Options
from cogs.tour.remarks import OCCASIONS
from cogs.tour.rules import absent, apply, moves, out_of_turn, outcome, start, to_act
from cogs.tour.stages.catalogue import check_upload
from cogs.tour.stages.track import stage_file
from cogs.tour.state import State
from cogs.tour.views import board, cut_short, hand, redeal

if TYPE_CHECKING:
    from cogs.tour.board import Board, Hand


def is_hasty(move: Move, board: Board) -> bool:
    """Return whether a move declares a team ready in a round that another has preceded."""
    return isinstance(move, Ready) and (board.round > 1 or board.stage > 0)


def is_retraction(move: Move) -> bool:
    """Return whether a move takes back that a team is ready, its answer to a question, or its plan."""
    return isinstance(move, TakeBack | UndoPlan)


GAME: Game[State, Move, Board, Hand] = Game(
    name="tour",
    players=range(2, 7),
    difficulty=5,
    options=Options,
    state_type=State,
    move_type=Move,
    facts=facts_in("cogs.tour.facts", "cogs.tour.story_facts"),
    start=start,
    to_act=to_act,
    moves=moves,
    apply=apply,
    board=board,
    hand=hand,
    outcome=outcome,
    redeal=redeal,
    computer=choose,
    by_rounds=True,
    grave=is_irreversible,
    hasty=is_hasty,
    retraction=is_retraction,
    piece_names=draw,
    option_rules=OptionRules(opening=FIRST_GAME_OPTIONS),
    traits=ComputerTraits(thinking=0.15, flaws=FLAWS, occasions=OCCASIONS, choices=count_choices),
    beside=BesideTurns(out_of_turn=out_of_turn),
    interruptions=Interruptions(cut_short=cut_short, absent=absent),
    results=ResultTraits(variant=lambda options: str(options.race), moments=MOMENTS),
    files={"own_stage": ServerFile(check_upload, converted=stage_file)},
)
"""The definition of Tour de France."""
