"""The rules, as RULES.md tells them: pure functions over a frozen state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Outcome, Public, Refused, Seat, Step, Strength, ranked
from cogs.guess.board import Board, Guess, Hit, TooHigh, TooLow

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Budget

MOST = 100


class State(Struct, frozen=True):
    """Everything there is; who is to act follows from how many have guessed."""

    secret: int
    players: int
    guesses: tuple[int, ...] = ()


def start(players: int, _options: Struct, chance: Chance) -> Step[State]:
    """Draw “a secret number from 1 to 100” [R1]."""
    return Step(State(chance.die(MOST), players))


def to_act(state: State) -> frozenset[Seat]:
    """Return whose turn it is: seat by seat, until somebody hits [R3]."""
    return frozenset() if state.secret in state.guesses else frozenset({Seat(len(state.guesses) % state.players)})


def moves(state: State, seat: Seat) -> tuple[Guess, ...]:
    """Return every number that is “possible by all answers so far” [R2]."""
    seen = board(state)
    return tuple(map(Guess, range(seen.low + 1, seen.high))) if seat in to_act(state) else ()


def apply(state: State, seat: Seat, move: Guess, _chance: Chance) -> Step[State]:
    """Answer a guess: “all hear whether it is too low or too high” [R2]."""
    if seat not in to_act(state):
        raise Refused("not-your-turn")
    if move not in moves(state, seat):
        raise Refused("between", low=board(state).low, high=board(state).high)
    answer = Hit if move.number == state.secret else TooLow if move.number < state.secret else TooHigh
    return Step(replace(state, guesses=(*state.guesses, move.number)), (Public(answer(seat, move.number)),))


def board(state: State) -> Board:
    """Return what the answers so far have told everybody."""
    low = max((each for each in state.guesses if each < state.secret), default=0)
    high = min((each for each in state.guesses if each > state.secret), default=MOST + 1)
    return Board(state.guesses, low, high, state.secret if state.secret in state.guesses else None)


def hand(state: State, _seat: Seat) -> Board:
    """Return what a seat may see: no more than anyone."""
    return board(state)


def outcome(state: State) -> Outcome | None:
    """Rank everybody by “how near their last guess was” [R3]."""
    last = [state.guesses[at :: state.players][-1:] for at in range(state.players)]
    points = [MOST - abs(state.secret - each[0]) if each else 0 for each in last]
    return None if to_act(state) else ranked(points, [(each,) for each in points])


def redeal(state: State, _seat: Seat | None, chance: Chance) -> State:
    """Return the state with any number that fits all answers."""
    seen = board(state)
    return state if seen.secret else replace(state, secret=chance.pick(range(seen.low + 1, seen.high)))


def computer(_hand: Board, menu: tuple[Guess, ...], chance: Chance, budget: Budget) -> Guess:
    """Name the middle of what is possible, or, to be easy to beat, any of it."""
    return chance.pick(menu) if budget.strength is Strength.EASY else menu[len(menu) // 2]
