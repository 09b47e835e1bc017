"""Three people who ride the Tour, for the ladder of strengths. They are never tuned against the computer players.

All three begin with a team plan, as the panel suggests, and answer questions as the role would:

- a *glancing* person takes any plan by its name, looks at one round in four, and then gives a rider a role by feel;
- a *careful* person takes the plan that fits the finish. In each round riders behind the front get the role that
  catches attacks; in the last sixteen steps, riders in an attack position attack, and the others go for the line;
- a *reader* has read the odds: all pull and catch, lonely riders roll the red die (3.7 fields on average, not 3.2), and
  in the last twelve steps, riders who can attack go alone, and those behind a team-mate lead them out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.computer.questions import answer
from cogs.tour.game import GAME
from cogs.tour.moves import (
    Absent,
    Answer,
    Attack,
    Order,
    Plan,
    Ready,
    Role,
    SetAttack,
    SetCatch,
    SetHelp,
    SetPlan,
    SetRole,
    SetSpeed,
    Speed,
)
from cogs.tour.options import Options
from cogs.tour.road import Kind
from cogs.tour.situation import group_of, stage_of
from tests.benchmarks.line import CAREFUL, GLANCING, READER, Line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.game.chance import Chance
    from cogs.tour.board import Hand
    from cogs.tour.moves import Move

ROLES = (Role.SHELTER, Role.WORK, Role.HUNT, Role.ATTACK, Role.SPRINT, Role.CLIMB)
"""The roles that a glancing person gives by feel."""
LOOKS = 4
"""A glancing person looks at one round in this many."""
LAST_STEPS, SPRINT_STEPS = 16, 12
"""Steps to the finish from which on a careful person and a reader ride for the win."""


def glancing(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Take any plan; later give a rider a role by feel, once in four looks."""
    if hand.question is not None:
        return Answer(hand.question.default)
    plans, roles = _plans(hand, moves), [m for m in moves if isinstance(m, SetRole) and m.role in ROLES]
    if plans or (roles and not chance.below(LOOKS)):
        return chance.pick(plans or roles)
    return _ready(moves)


def careful(hand: Hand, moves: tuple[Move, ...], _chance: Chance) -> Move:
    """Take the plan that fits the finish; catch up behind the front, and attack or sprint at the end."""
    return _first(hand, moves, _roles(hand))


def reader(hand: Hand, moves: tuple[Move, ...], _chance: Chance) -> Move:
    """Pull and catch with all riders, gamble with lonely ones, lead out and attack at the end."""
    return _first(hand, moves, _choices(hand))


def _first(hand: Hand, moves: tuple[Move, ...], wishes: Iterator[Move]) -> Move:
    """Return the first wish of the menu, or become ready."""
    if hand.question is not None:
        return Answer(answer(hand.question))
    menu = frozenset(moves)
    plan = Plan.MOUNTAIN if _is_uphill(hand) else Plan.CLASSIC
    if SetPlan(plan) in _plans(hand, moves):
        return SetPlan(plan)
    return next((wish for wish in wishes if wish in menu), _ready(moves))


def _plans(hand: Hand, moves: tuple[Move, ...]) -> list[Move]:
    """Return the plans of the menu, before the first round and while no card has been changed."""
    untouched = hand.board.round == 1 and all(card == Order() for _, card in hand.orders)
    return [move for move in moves if isinstance(move, SetPlan)] if untouched else []


def _ready(moves: tuple[Move, ...]) -> Move:
    return Ready() if Ready() in moves else Absent()


def _is_uphill(hand: Hand) -> bool:
    return stage_of(hand.board).sections[-1].kind is Kind.CLIMB


def _steps_left(hand: Hand, number: int) -> float:
    field = hand.board.riders[number - 1].field
    return (stage_of(hand.board).finish - field.x) / 2 if field else 0.0


def _roles(hand: Hand) -> Iterator[Move]:
    """Yield the roles that a careful person wants."""
    for number, card in hand.orders:
        if number not in hand.board.order:
            continue
        group = group_of(hand.board, number)
        role = card.role
        if group is not hand.board.groups[0]:
            role = Role.HUNT
        elif _steps_left(hand, number) <= LAST_STEPS:
            line = Role.CLIMB if _is_uphill(hand) else Role.SPRINT
            role = Role.ATTACK if number in group.attackers else line
        if role is not card.role:
            yield SetRole(number, role)


def _choices(hand: Hand) -> Iterator[Move]:
    """Yield the choices that a reader wants."""
    own = [number for number, _ in hand.orders if number in hand.board.order]
    for number in own:
        group = group_of(hand.board, number)
        late = _steps_left(hand, number) <= SPRINT_STEPS
        place = group.riders.index(number)
        mate = group.riders[place - 1] if late and place and group.riders[place - 1] in own else 0
        attacks = number in group.attackers
        yield SetSpeed(number, Speed.RED if group.lonely else Speed.FROM_5 if late and attacks else Speed.FROM_4)
        yield SetAttack(number, Attack.SOLO if late and attacks else Attack.PULL)
        yield SetCatch(number, catch=True)
        yield SetHelp(number, mate, ahead=bool(mate))


PEOPLE = {GLANCING: glancing, CAREFUL: careful, READER: reader}
LINES = {f"tour {n}": Line(GAME, n, PEOPLE, Options()) for n in GAME.players}
"""The settings for the ladder."""
