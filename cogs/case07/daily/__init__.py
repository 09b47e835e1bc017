"""The daily case: an investigation for one player, dealt from a seed and the same for all players of a day.

It is played by the rules of the game. The second seat is a colleague who never takes a turn: the colleague holds the
player's case, and the player holds the colleague's [D14].
"""

from bot.game.daily import DailyPuzzle
from cogs.case07.daily.attempt import apply, grave, moves, result, start
from cogs.case07.daily.dealing import deal
from cogs.case07.daily.dossier import Dossier, Solution
from cogs.case07.daily.moves import DailyMove
from cogs.case07.daily.puzzle import Attempt, Puzzle, par
from cogs.case07.daily.views import solution, view

DAILY: DailyPuzzle[Puzzle, Attempt, DailyMove, Dossier, Solution] = DailyPuzzle(
    puzzle_type=Puzzle,
    progress_type=Attempt,
    move_type=DailyMove,
    deal=deal,
    par=par,
    start=start,
    moves=moves,
    apply=apply,
    view=view,
    result=result,
    solution=solution,
    grave=grave,
)
"""The daily case of 07 zgłoś się."""
