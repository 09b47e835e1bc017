"""The game as one value: the rules under the names of the contract."""

from bot.game.contract import Game, facts_in
from cogs.guess import rules
from cogs.guess.board import Board, Guess

GAME: Game[rules.State, Guess, Board, Board] = Game(
    name="guess",
    players=range(2, 5),
    state_type=rules.State,
    move_type=Guess,
    facts=facts_in("cogs.guess.board"),
    start=rules.start,
    to_act=rules.to_act,
    moves=rules.moves,
    apply=rules.apply,
    board=rules.board,
    hand=rules.hand,
    outcome=rules.outcome,
    redeal=rules.redeal,
    computer=rules.computer,
)
