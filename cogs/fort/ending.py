"""The end of a turn and of the game: who is passed over, who is next, who has won.

Must never ask for more than is public: walls, and by elimination what remains in the field.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.game import Fact, Outcome, Public, Seat, Step, ranked
from cogs.fort.cards import FULL
from cogs.fort.facts import FieldExhausted, LastBuilder, SeatBack, SeatOut, WallFinished
from cogs.fort.state import State, can_build, seats
from cogs.fort.view import Phase
from cogs.fort.walls import points


def told(state: State, *facts: Fact) -> Step[State]:
    """Return a step that everybody hears of: nothing in this game is secret between the seats."""
    return Step(state, tuple(Public(fact) for fact in facts))


def end_turn(state: State, *facts: Fact) -> Step[State]:
    """Check the end and pass the turn on; `facts` are what the turn's last move has to tell.

    “A wall of ten cards, the 1 included, ends the game at once” [R4]; “the game ends too when no card in the field
    fits anybody” [R5]. Otherwise the next seat that can still build plays.
    """
    if len(state.walls[state.turn]) >= FULL:
        return told(_over(state), *facts, WallFinished(state.turn))
    out = tuple(seat for seat in seats(state) if not can_build(state, seat))
    if len(out) == len(state.walls):
        return told(_over(replace(state, out=out)), *facts, FieldExhausted())
    passed = replace(state, out=out, turn=_next(state, out), phase=Phase.TURN, turned=None)
    return told(passed, *facts, *_rotation(state, passed))


def outcome(state: State) -> Outcome | None:
    """Rank the walls: “the longest wall wins, then the higher last number” [R5].

    Only one wall can have ten cards, so in the basic game its builder comes first by length. In the bonus game “the
    most points win, whoever finished first, then the higher last number” [V1].
    """
    if state.phase is not Phase.OVER:
        return None
    scores = tuple(score(state, seat) for seat in seats(state))
    return ranked(scores, tuple((mine, wall[-1]) for mine, wall in zip(scores, state.walls, strict=True)))


def score(state: State, seat: Seat) -> int:
    """Return a wall's points in the bonus game, its number of cards in the basic game."""
    wall = state.walls[seat]
    return points(wall) if state.options.bonus else len(wall)


def _over(state: State) -> State:
    return replace(state, phase=Phase.OVER, turned=None)


def _next(state: State, out: tuple[Seat, ...]) -> Seat:
    """Return the next seat clockwise that is not passed over: the same one when it is the last."""
    count = len(state.walls)
    turns = (Seat((state.turn + step) % count) for step in range(1, count + 1))
    return next(seat for seat in turns if seat not in out)


def _rotation(before: State, after: State) -> tuple[Fact, ...]:
    """Return who left the rotation and who came back.

    “Being passed over is no choice: it happens, and is told, at the end of a turn” [D6]; a seat whose last number a
    cannon lowered is back by itself.
    """
    left = tuple(SeatOut(seat) for seat in after.out if seat not in before.out)
    back = tuple(SeatBack(seat) for seat in before.out if seat not in after.out)
    alone = len(after.out) == len(after.walls) - 1
    newly_alone = alone and (len(before.out), before.turn) != (len(after.out), after.turn)
    return (*left, *back, *((LastBuilder(after.turn),) if newly_alone else ()))
