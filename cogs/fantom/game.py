"""The game as one value: its rules, views and computer player under the names that the host expects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Game, facts_in
from bot.game.extensions import ComputerTraits, Interruptions, OptionRules, Premoves, ResultTraits, ServerFile
from cogs.fantom.choices import count_choices
from cogs.fantom.computer import choose
from cogs.fantom.computer.misjudgement import FLAWS
from cogs.fantom.knowledge.rides import allied, board_after, next_moves, piece_name
from cogs.fantom.map.atlas import check
from cogs.fantom.moments import MOMENTS
from cogs.fantom.moves import Move, grave
from cogs.fantom.options import NEW_TABLE_OPTIONS, QUICK_GAME_OPTIONS, Options, settle_riding
from cogs.fantom.remarks import OCCASIONS
from cogs.fantom.results import DETECTIVE, FANTOM, of_match, role, variant
from cogs.fantom.rules import apply, moves, start, to_act
from cogs.fantom.rules.flow import MAX_PLAYERS, cut_short, max_players, outcome
from cogs.fantom.state import State
from cogs.fantom.trial import TRIAL
from cogs.fantom.views import board, hand, redeal

if TYPE_CHECKING:
    from cogs.fantom.board import Board, Hand

GAME: Game[State, Move, Board, Hand] = Game(
    name="fantom",
    players=range(2, MAX_PLAYERS + 1),
    difficulty=3,
    options=Options,
    state_type=State,
    move_type=Move,
    facts=facts_in("cogs.fantom.facts"),
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
    option_rules=OptionRules(
        opening=NEW_TABLE_OPTIONS, quick=QUICK_GAME_OPTIONS, settle=settle_riding, seats_with=max_players
    ),
    traits=ComputerTraits(styled=True, thinking=1.0, flaws=FLAWS, occasions=OCCASIONS, choices=count_choices),
    premoves=Premoves(moves=next_moves, piece=piece_name, allied=allied, after=board_after),
    interruptions=Interruptions(cut_short=cut_short),
    results=ResultTraits(
        variant=variant,
        role=role,
        roles=(FANTOM, DETECTIVE),
        moments=MOMENTS,
        match_roles=(FANTOM, DETECTIVE),
        match_options=of_match,
    ),
    files={"own_map": ServerFile(check, TRIAL)},
)
"""Fantom, one hunt or a tournament."""
