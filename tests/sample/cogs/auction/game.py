"""The game as one value: the rules under the names that the host uses."""

from bot.game.contract import Game, facts_in
from bot.game.extensions import ComputerTraits
from cogs.auction import rules
from cogs.auction.board import Bid, Board, Hand
from cogs.auction.daily import DAILY

GAME: Game[rules.State, Bid, Board, Hand] = Game(
    name="auction",
    players=range(2, 3),
    state_type=rules.State,
    move_type=Bid,
    facts=facts_in("cogs.auction.board"),
    start=rules.start,
    to_act=rules.to_act,
    moves=rules.moves,
    apply=rules.apply,
    board=rules.board,
    hand=rules.hand,
    outcome=rules.outcome,
    redeal=rules.redeal,
    computer=rules.computer,
    traits=ComputerTraits(flaws=tuple(rules.MISJUDGED_COINS)),
    daily=DAILY,
)
