"""The number of the day: each question costs one, a wrong answer two."""

from __future__ import annotations

from msgspec import Struct

from bot.game.chance import Chance
from bot.game.contract import Refused
from bot.game.daily import DailyPuzzle, DailyResult

MAX_NUMBER = 12


class Puzzle(Struct, frozen=True):
    """The secret number."""

    secret: int


class Ask(Struct, frozen=True, tag=True):
    """Ask whether the number is greater."""

    than: int


class Name(Struct, frozen=True, tag=True):
    """Name the number."""

    number: int


class GiveUp(Struct, frozen=True, tag=True):
    """End the attempt."""


class Progress(Struct, frozen=True):
    """All moves so far."""

    moves: tuple[Ask | Name | GiveUp, ...] = ()


class View(Struct, frozen=True):
    """What is known: bounds, excluded numbers, and the number at the end."""

    cost: int
    low: int
    high: int
    last: str = ""
    secret: int | None = None


def view(puzzle: Puzzle, progress: Progress) -> View:
    """Return what a player knows."""
    low, high, cost, last = 1, MAX_NUMBER, 0, ""
    for move in progress.moves:
        if isinstance(move, Ask):
            is_greater, cost = puzzle.secret > move.than, cost + 1
            low, high = (max(low, move.than + 1), high) if is_greater else (low, min(high, move.than))
            last = "greater" if is_greater else "not-greater"
        elif isinstance(move, Name):
            is_right = move.number == puzzle.secret
            cost, last = cost + (0 if is_right else 2), "right" if is_right else "wrong"
    over = result(puzzle, progress) is not None
    return View(cost, low, high, last, puzzle.secret if over else None)


def moves(puzzle: Puzzle, progress: Progress) -> tuple[Ask | Name | GiveUp, ...]:
    """Return questions, answers and the end."""
    if result(puzzle, progress) is not None:
        return ()
    numbers = range(1, MAX_NUMBER + 1)
    return (*map(Ask, range(1, MAX_NUMBER)), *map(Name, numbers), GiveUp())


def apply(puzzle: Puzzle, progress: Progress, move: Ask | Name | GiveUp) -> Progress:
    """Note a move; raise `Refused` for one that is not allowed."""
    if move not in moves(puzzle, progress):
        raise Refused("not-your-turn")
    return Progress((*progress.moves, move))


_SIGNS = {Ask: "❓", Name: "❌", GiveUp: "🏳️"}


def result(puzzle: Puzzle, progress: Progress) -> DailyResult | None:
    """Return the end, once the number is named or the player has given up."""
    if not progress.moves:
        return None
    last = progress.moves[-1]
    solved = isinstance(last, Name) and last.number == puzzle.secret
    if not (solved or isinstance(last, GiveUp)):
        return None
    signs = [_SIGNS[type(move)] for move in progress.moves]
    cost = sum({Ask: 1, Name: 2, GiveUp: 0}[type(move)] for move in progress.moves) - 2 * solved
    return DailyResult(cost, "".join((*signs[:-1], "✅" if solved else signs[-1])), solved)


DAILY = DailyPuzzle(
    puzzle_type=Puzzle,
    progress_type=Progress,
    move_type=Ask | Name | GiveUp,
    deal=lambda seed, _weekday: Puzzle(Chance(seed, 0).die(MAX_NUMBER)),
    par=lambda _puzzle: 4,
    start=lambda _puzzle: Progress(),
    moves=moves,
    apply=apply,
    view=view,
    result=result,
    solution=lambda puzzle, _progress: puzzle,
    grave=lambda move, _view: isinstance(move, GiveUp),
)
