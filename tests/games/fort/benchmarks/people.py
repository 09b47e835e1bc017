"""The three models of people at C'est mon fort, for the ladder of strengths.

All three play by memory and a rule of thumb, without rollouts: fetch the nearest remembered card that leaves room,
otherwise turn an unknown one up, and take it if it leaves room. They differ in these points:

- The *glancing* person remembers the last three cards that were left. They take every card less than about a quarter of
  the field away, in the bonus game without looking at figures or points, let the magician insert whatever comes, and
  fire at any open card of the wall with the most points. One decision in ten they make without thought.
- The *careful* person remembers the last seven cards, which is what people keep in mind without effort. They allow
  twice the mean step that is left. In the bonus game they go further for figures, shoot the leader's best card, keep
  the magician for a figure until late, and do not finish a wall that loses.
- The *reader* keeps a list of all cards that were left. They allow two and a half mean steps and otherwise play as the
  careful person does.

None of them is ever tuned to the computer players, nor are they tuned to them, so that figures stay comparable.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from cogs.fort.cards import NUMBERS, WALL_SIZE, Figure, figure, worth
from cogs.fort.computer.memory import remember
from cogs.fort.game import GAME
from cogs.fort.moves import Insert, Leave, Shoot, Turn
from cogs.fort.options import Options
from cogs.fort.places import PLACES
from tests.benchmarks.line import CAREFUL, GLANCING, READER, Line, Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.chance import Chance
    from cogs.fort.board import Board, Hand
    from cogs.fort.computer.memory import Memory
    from cogs.fort.moves import Move

MIN_STEP = 5
"""A jump this wide always leaves room: it is the mean step of a whole wall."""
WIDE_STEP = 11
"""About a quarter of the field: the jump that a glancing person allows."""
ABSENCE_ODDS = 10
"""A glancing person makes one decision in this many without thought."""
EXTRA_STEP = 3
"""The additional numbers that a jump may have for each bonus point of a figure."""
LATE_LENGTH = 7
"""With a wall of this length the magician may insert any card."""
PROMISE = {Figure.CANNON: 1, Figure.MAGICIAN: 1}
"""Bonus points that a figure brings without being worth them."""


@dataclass(frozen=True)
class Person:
    """A way to play by memory and a rule of thumb."""

    span: int
    """The number of latest cards that they remember."""
    limit: Callable[[Board, tuple[int, ...], int], int]
    """Return the highest number that leaves room, given the board, the own wall and the card in question."""
    watchful: bool
    """Whether they look at figures and points."""


def wide_step(_board: Board, wall: tuple[int, ...], _number: int) -> int:
    """Return the highest number within a quarter of the field."""
    return wall[-1] + WIDE_STEP


def mean_steps(tenths: int, board: Board, wall: tuple[int, ...], number: int) -> int:
    """Return the highest number within some tenths of the mean step that is left; figures may be further away."""
    room, vacancies = NUMBERS[-1] - wall[-1], max(1, WALL_SIZE - len(wall))
    extra = EXTRA_STEP * value(number) if board.bonus else 0
    return wall[-1] + max(MIN_STEP, tenths * room // (10 * vacancies)) + extra


def value(number: int) -> int:
    """Return the bonus points that a person expects of a card."""
    return worth(number) + PROMISE.get(figure(number), 0)


GLANCER = Person(span=3, limit=wide_step, watchful=False)
CAREFUL_PERSON = Person(span=7, limit=partial(mean_steps, 20), watchful=True)
READING_PERSON = Person(span=len(PLACES), limit=partial(mean_steps, 25), watchful=True)


def glancing(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Play as a glancing person, now and then without thought."""
    return chance.pick(moves) if chance.below(ABSENCE_ODDS) == 0 else played(GLANCER, hand, moves, chance)


def played(person: Person, hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Return the person's move."""
    memory = remember(hand, person.span)
    if isinstance(moves[0], Shoot):
        return _shot(person, hand, [move for move in moves if isinstance(move, Shoot)], chance)
    if isinstance(moves[0], Turn):
        return Turn(_place(person, hand, memory, chance))
    return moves[0] if memory.chosen or _takes(person, hand, memory, moves[0]) else Leave()


def _place(person: Person, hand: Hand, memory: Memory, chance: Chance) -> int:
    """Return the place of the nearest remembered card that leaves room, or else an unknown place."""
    board, wall = hand.board, hand.board.walls[hand.seat]
    fitting = sorted(
        number for number in memory.places if number > wall.cards[-1] and _may_finish(person, hand, number)
    )
    near = next((number for number in fitting if number <= person.limit(board, wall.cards, number)), None)
    if near is None and wall.magician:
        near = max((n for n in memory.places if n < wall.cards[-1] and value(n) > 1), key=value, default=None)
    if near is None and not memory.blank:
        near = next(iter(fitting or memory.places))
    return memory.places[near] if near is not None else chance.pick(memory.blank)


def _takes(person: Person, hand: Hand, memory: Memory, move: Move) -> bool:
    """Return whether the person takes or inserts the turned card."""
    number, wall = memory.turned or 0, hand.board.walls[hand.seat]
    if not _may_finish(person, hand, number):
        return False
    if isinstance(move, Insert):
        return not person.watchful or value(number) > 0 or len(wall.cards) >= LATE_LENGTH
    return number <= person.limit(hand.board, wall.cards, number) or not memory.blank


def _may_finish(person: Person, hand: Hand, number: int) -> bool:
    """Return whether the card may be built: a watchful person does not finish a wall that loses."""
    board, wall = hand.board, hand.board.walls[hand.seat]
    if not (board.bonus and person.watchful and len(wall.cards) == WALL_SIZE - 1):
        return True
    return wall.points + 1 + value(number) >= max(other.points for other in board.walls)


def _shot(person: Person, hand: Hand, shots: list[Shoot], chance: Chance) -> Shoot:
    """Return a shot at the wall with the most points among the targets: at its best card, or at any."""
    points = [wall.points for wall in hand.board.walls]
    top = max(points[shot.target] for shot in shots)
    at_leader = [shot for shot in shots if points[shot.target] == top]
    return max(at_leader, key=lambda shot: value(shot.number)) if person.watchful else chance.pick(at_leader)


PEOPLE: dict[str, Player] = {
    GLANCING: glancing,
    CAREFUL: partial(played, CAREFUL_PERSON),
    READER: partial(played, READING_PERSON),
}
LINES = {
    **{f"fort basic {n}": Line(GAME, n, PEOPLE, Options()) for n in (2, 3, 4)},
    **{f"fort bonus {n}": Line(GAME, n, PEOPLE, Options(bonus=True)) for n in (2, 3, 4)},
}
"""The settings for the ladder."""
