"""The `Game` value of GiftTRAP: its rules, views and computer player, bound to the host's contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Game, facts_in
from bot.game.extensions import BesideTurns, ComputerTraits, Interruptions, OptionRules, ResultTraits, ServerFile
from cogs.gifttrap.choices import count_choices
from cogs.gifttrap.computer import choose
from cogs.gifttrap.computer.flaws import FLAWS
from cogs.gifttrap.gift_file import check_file
from cogs.gifttrap.moments import MOMENTS
from cogs.gifttrap.moves import Move, Void, grave
from cogs.gifttrap.options import OPENING, QUICK, Options, resolved_options
from cogs.gifttrap.remarks import OCCASIONS
from cogs.gifttrap.rules import absent, apply, moves, out_of_turn, start, to_act
from cogs.gifttrap.rules.scoring import outcome
from cogs.gifttrap.state import State
from cogs.gifttrap.topics import topics
from cogs.gifttrap.views import board, cut_short, hand, redeal

if TYPE_CHECKING:
    from cogs.gifttrap.board import Board, Hand

GAME: Game[State, Move, Board, Hand] = Game(
    name="gifttrap",
    players=range(3, 9),
    difficulty=2,
    options=Options,
    state_type=State,
    move_type=Move,
    facts=facts_in("cogs.gifttrap.facts"),
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
    option_rules=OptionRules(opening=OPENING, quick=QUICK, settle=resolved_options),
    traits=ComputerTraits(flaws=FLAWS, occasions=OCCASIONS, choices=count_choices),
    beside=BesideTurns(out_of_turn=out_of_turn, moderator_kinds=frozenset({Void})),
    interruptions=Interruptions(cut_short=cut_short, absent=absent),
    topics=topics,
    results=ResultTraits(variant=lambda options: "expert" if options.expert else "", moments=MOMENTS),
    files={"own_gifts": ServerFile(check_file)},
)
"""The game GiftTRAP."""
