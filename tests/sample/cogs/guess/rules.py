"""The rules in RULES.md as pure functions over a frozen state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Outcome, Public, Refused, Seat, Step, Strength, ranked
from cogs.guess.board import Board, Guess, Hit, TooHigh, TooLow

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Budget

MAX_NUMBER = 100


class State(Struct, frozen=True):
    """The full state. The number of guesses determines the active seat."""

    secret: int
    players: int
    guesses: tuple[int, ...] = ()


def start(players: int, _options: Struct, chance: Chance) -> Step[State]:
    """Draw “a secret number from 1 to 100” [R1]."""
    return Step(State(chance.die(MAX_NUMBER), players))


def to_act(state: State) -> frozenset[Seat]:
    """Return the active seat; none after “the player who names the secret number wins, and the game ends” [R3]."""
    return frozenset() if state.secret in state.guesses else frozenset({Seat(len(state.guesses) % state.players)})


def moves(state: State, seat: Seat) -> tuple[Guess, ...]:
    """Return every number that is “possible after all earlier answers” [R2]; nothing out of turn."""
    public = board(state)
    return tuple(map(Guess, range(public.low + 1, public.high))) if seat in to_act(state) else ()


def apply(state: State, seat: Seat, move: Guess, _chance: Chance) -> Step[State]:
    """Answer a guess: “all players see whether it is too low or too high” [R2].

    Raise `Refused` out of turn or beyond the bounds.
    """
    if seat not in to_act(state):
        raise Refused("not-your-turn")
    if move not in moves(state, seat):
        raise Refused("between", low=board(state).low, high=board(state).high)
    answer = Hit if move.number == state.secret else TooLow if move.number < state.secret else TooHigh
    return Step(replace(state, guesses=(*state.guesses, move.number)), (Public(answer(seat, move.number)),))


def board(state: State) -> Board:
    """Return the public view."""
    low = max((guess for guess in state.guesses if guess < state.secret), default=0)
    high = min((guess for guess in state.guesses if guess > state.secret), default=MAX_NUMBER + 1)
    return Board(state.guesses, low, high, state.secret if state.secret in state.guesses else None)


def hand(state: State, _seat: Seat) -> Board:
    """Return a seat's view, which equals the public one."""
    return board(state)


def outcome(state: State) -> Outcome | None:
    """Rank the players by “the distance of their last guess” [R3]; None while the game is running."""
    last = [state.guesses[seat :: state.players][-1:] for seat in range(state.players)]
    points = [MAX_NUMBER - abs(state.secret - guess[0]) if guess else 0 for guess in last]
    return None if to_act(state) else ranked(points, [(score,) for score in points])


def redeal(state: State, _seat: Seat | None, chance: Chance) -> State:
    """Return the state with another number that fits all answers: the same to every player, so nothing may differ."""
    public = board(state)
    return state if public.secret else replace(state, secret=chance.pick(range(public.low + 1, public.high)))


def computer(_hand: Board, menu: tuple[Guess, ...], chance: Chance, budget: Budget) -> Guess:
    """Return the middle of the menu, or a random guess at the level EASY."""
    return chance.pick(menu) if budget.strength is Strength.EASY else menu[len(menu) // 2]
