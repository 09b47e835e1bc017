"""The game as one value: the rules under the names that the host uses."""

from bot.game.contract import Game, facts_in
from bot.game.extensions import BesideTurns, Interruptions, Premoves
from cogs.wishes import player, rules
from cogs.wishes.board import Board, Hand, Move, Options, Void, grave

GAME: Game[rules.State, Move, Board, Hand] = Game(
    name="wishes",
    players=range(2, 5),
    options=Options,
    state_type=rules.State,
    move_type=Move,
    facts=facts_in("cogs.wishes.board"),
    start=rules.start,
    to_act=rules.to_act,
    moves=rules.moves,
    apply=rules.apply,
    board=rules.board,
    hand=rules.hand,
    outcome=rules.outcome,
    redeal=rules.redeal,
    computer=player.computer,
    grave=grave,
    premoves=Premoves(moves=rules.ahead, allied=rules.allied),
    beside=BesideTurns(notes=rules.notes, out_of_turn=rules.out_of_turn, moderator_kinds=frozenset({Void})),
    interruptions=Interruptions(cut_short=rules.cut_short, absent=rules.absent),
)
