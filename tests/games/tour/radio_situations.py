"""The situations of the radio's corpus: rounds ridden with known dice, and the reader's team.

Every situation is ridden by the rules; only the places, the orders and the dice are given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from bot.game.contract import Seat
from cogs.tour.board import Crossing, How, Jersey
from cogs.tour.moves import Card, Order, Role, Speed
from cogs.tour.road import Kind, Prime, PrimeKind
from cogs.tour.rules.classification import set_times
from cogs.tour.rules.riding import ride
from cogs.tour.rules.rounds import next_round
from cogs.tour.rules.story import story
from tests.games.tour.positions import (
    BRAKE,
    CATCH,
    PULL,
    RED,
    ROLL,
    SOLO,
    TAKE,
    P,
    R,
    W,
    Y,
    dice,
    in_line,
    race,
    road,
    with_cards,
)

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from cogs.tour.road import Stage
    from cogs.tour.state import State

Rolls = tuple[tuple[How, int] | int, ...]
FLAT, STEEP = road(), road((Kind.CLIMB, -20))
SPRINT = road(primes=(Prime(PrimeKind.SPRINT, 14),))
SUMMIT = road((Kind.CLIMB, -20), primes=(Prime(PrimeKind.MOUNTAIN, 10),))
FINISH = road(finish=20)


class Situation(NamedTuple):
    """A position, the dice of one or more rounds, and the reader's seat."""

    name: str
    stage: Stage
    state: State
    rounds: tuple[Rolls, ...]
    seat: Seat = Seat(0)

    def facts(self) -> tuple[tuple[Fact, ...], State]:
        """Return the facts of all rounds and the last state."""
        facts: tuple[Fact, ...] = ()
        state = self.state
        for rolls in self.rounds:
            if facts:
                home = {arrival.rider for arrival in state.arrivals}
                riders = tuple(replace(r, field=None) if r.number in home else r for r in state.riders)
                state = next_round(self.stage, replace(state, rides=(), riders=riders))
            progress = ride(self.stage, state, dice(*rolls))
            state = set_times(progress.state)
            events = (news.fact for news in progress.news if not news.fact.minor)
            facts = (*facts, *events, *story(self.stage, state))
        return facts, state


def following(*numbers: int, **others: Order) -> dict[int, Order]:
    """Return the orders of riders who take speeds over; others as `r2=SOLO`."""
    return {**dict.fromkeys(numbers, TAKE), **{int(name[1:]): order for name, order in others.items()}}


def two_groups(front: int, behind: int, gap: int) -> dict[int, tuple[int, int]]:
    """Return places of two groups with `gap` steps between their first riders."""
    rear = {number + front: field for number, field in in_line(behind).items()}
    return {**in_line(front, last=2 * behind + 2 * gap - 2 * front), **rear}


def scored(state: State, *numbers: int) -> State:
    """Return a state in which these riders have already scored at the first prime."""
    first, *rest = state.crossings
    return replace(state, crossings=(Crossing(first.kind, first.x, numbers), *rest))


ALL_FOUR = following(2, 3, 4)
HELPER = Order(Role.WORK, speed=Speed.FROM_5)
CARD = Order(card=Card.NOW)

SITUATIONS = (
    Situation("a quiet round, all together", FLAT, race(FLAT, in_line(4), ALL_FOUR), (((Y, 4),),)),
    Situation(
        "four quiet rounds, all together",
        road(finish=200),
        race(road(finish=200), in_line(4), ALL_FOUR),
        (((Y, 4),), ((Y, 3),), ((Y, 4),), ((Y, 3),)),
    ),
    Situation(
        "two quiet rounds behind a lone rider",
        FLAT,
        race(FLAT, {1: (30, 2), **{n: (10 - 2 * n, 2) for n in (2, 3, 4)}}, following(3, 4)),
        (((Y, 4), (Y, 4)), ((Y, 3), (Y, 3))),
        Seat(1),
    ),
    Situation("a six takes the whole field along", FLAT, race(FLAT, in_line(4), ALL_FOUR), (((Y, 6),),), Seat(3)),
    Situation(
        "a six takes two riders along, one brakes",
        FLAT,
        race(FLAT, in_line(4), following(2, 3, r4=BRAKE)),
        (((Y, 6), (W, 1)),),
        Seat(3),
    ),
    Situation("a six rides away alone", FLAT, race(FLAT, in_line(3), {2: BRAKE}), (((Y, 6), (W, 1), (W, 1)),), Seat(2)),
    Situation("a four in the climb", STEEP, race(STEEP, in_line(4), ALL_FOUR), (((P, 4),),), Seat(1)),
    Situation(
        "a solo attack, nobody follows",
        FLAT,
        race(FLAT, in_line(4), following(3, 4, r1=SOLO)),
        (((Y, 2), 6, (Y, 4)),),
        Seat(1),
    ),
    Situation(
        "a solo attack, one catches it",
        FLAT,
        race(FLAT, in_line(6), following(4, 5, 6, r1=SOLO, r2=CATCH)),
        (((Y, 2), 5, (Y, 2), (Y, 3)),),
    ),
    Situation(
        "a solo attack, two catch it",
        FLAT,
        race(FLAT, in_line(6), following(5, 6, r1=SOLO, r2=CATCH, r3=CATCH)),
        (((Y, 2), 3, (Y, 2), (Y, 2), (Y, 3)),),
        Seat(2),
    ),
    Situation(
        "a solo attack in the climb",
        STEEP,
        race(STEEP, in_line(4), following(3, 4, r1=SOLO)),
        (((P, 1), 5, (P, 3)),),
        Seat(3),
    ),
    Situation(
        "a team-mate catches the attack",
        FLAT,
        race(FLAT, in_line(6), following(4, 5, 6, r1=SOLO, r2=CATCH), teams=3),
        (((Y, 2), 4, (Y, 2), (Y, 3)),),
    ),
    Situation(
        "a pull, everybody holds the wheel",
        FLAT,
        race(FLAT, in_line(4), following(2, 3, 4, r1=PULL)),
        (((Y, 2), 5),),
        Seat(2),
    ),
    Situation(
        "a pull, one misses the wheel",
        FLAT,
        race(FLAT, in_line(5), following(2, 3, 4, r1=PULL, r5=BRAKE)),
        (((Y, 2), 4, (W, 1)),),
        Seat(4),
    ),
    Situation(
        "a pull, three miss the wheel",
        FLAT,
        race(FLAT, in_line(6), following(2, 3, 5, 6, r1=PULL, r4=BRAKE)),
        (((Y, 2), 5, (W, 2)),),
        Seat(3),
    ),
    Situation(
        "a pull, and a crash behind it",
        FLAT,
        race(FLAT, in_line(5), following(2, 3, r1=PULL, r4=RED)),
        (((Y, 2), 4, (R, 0), (Y, 3)),),
        Seat(3),
    ),
    Situation("one crashes", FLAT, race(FLAT, in_line(4), following(2, 3, r4=RED)), (((Y, 4), (R, 0)),), Seat(3)),
    Situation(
        "two crash",
        FLAT,
        race(FLAT, in_line(5), following(2, 3, r4=RED, r5=RED)),
        (((Y, 4), (R, 0), (R, 0)),),
        Seat(4),
    ),
    Situation("a seven on red", FLAT, race(FLAT, in_line(4), following(2, 3, r4=RED)), (((Y, 4), (R, 7)),), Seat(3)),
    Situation("a four on red", FLAT, race(FLAT, in_line(4), following(2, 3, r4=RED)), (((Y, 4), (R, 4)),), Seat(3)),
    Situation(
        "one brakes, two are stuck",
        FLAT,
        race(FLAT, in_line(4), {2: BRAKE, 3: ROLL, 4: ROLL}),
        (((Y, 2), (W, 1), (W, 1), (W, 1)),),
        Seat(3),
    ),
    Situation(
        "one brakes, one is stuck",
        FLAT,
        race(FLAT, in_line(3), {2: BRAKE, 3: ROLL}),
        (((Y, 2), (W, 1), (W, 1)),),
        Seat(1),
    ),
    Situation("one is dropped", FLAT, race(FLAT, in_line(4), following(2, 3)), (((Y, 4), (Y, 2)),), Seat(3)),
    Situation("two are dropped", FLAT, race(FLAT, in_line(5), following(2, 3, 5)), (((Y, 4), (Y, 2)),), Seat(4)),
    Situation(
        "two get away behind the first",
        FLAT,
        race(FLAT, two_groups(2, 5, 26), following(4, 6, 7, r5=ROLL)),
        (((Y, 2), (Y, 2), (Y, 4), (Y, 2)),),
        Seat(3),
    ),
    Situation(
        "a group of twelve splits",
        FLAT,
        race(FLAT, in_line(12), {n: TAKE if n != 7 else BRAKE for n in range(2, 13)}, teams=4),
        (((Y, 4), (W, 1), (W, 1), (W, 1)),),
        Seat(2),
    ),
    Situation(
        "a six catches a lone rider",
        FLAT,
        race(FLAT, {1: (12, 2), **{n: (8 - 2 * n, 2) for n in (2, 3, 4)}}, following(3, 4)),
        (((Y, 2), (Y, 6)),),
    ),
    Situation(
        "a pull catches two riders",
        FLAT,
        race(FLAT, two_groups(2, 4, 5), following(2, 4, 5, 6, r3=PULL)),
        (((Y, 2), (Y, 2), 6),),
        Seat(1),
    ),
    Situation(
        "one is back in the group",
        FLAT,
        race(FLAT, {1: (18, 2), 2: (16, 2), 3: (14, 2), 4: (8, 2)}, following(2, 3, r4=RED)),
        (((Y, 2), (R, 4)),),
        Seat(3),
    ),
    Situation(
        "two are back in the group",
        FLAT,
        race(FLAT, two_groups(4, 2, 6), following(2, 3, 4, 6)),
        (((Y, 2), (Y, 5)),),
        Seat(5),
    ),
    Situation(
        "two large groups merge",
        FLAT,
        race(FLAT, two_groups(6, 6, 9), following(*range(2, 7), *range(8, 13)), teams=4),
        (((Y, 2), (Y, 6)),),
        Seat(3),
    ),
    Situation("a sprint for one", SPRINT, race(SPRINT, in_line(3, last=2), following(2, 3)), (((Y, 5),),), Seat(0)),
    Situation("a sprint for four", SPRINT, race(SPRINT, in_line(4, last=6), following(2, 3, 4)), (((Y, 6),),), Seat(2)),
    Situation(
        "the second at a mountain prime",
        SUMMIT,
        scored(race(SUMMIT, {1: (30, 2), 2: (6, 2), 3: (4, 2)}, following(3)), 1),
        (((P, 3), (P, 2)),),
        Seat(1),
    ),
    Situation(
        "the last point of a sprint",
        SPRINT,
        scored(race(SPRINT, {1: (50, 2), 2: (48, 2), 3: (46, 2), 4: (8, 2)}, following(2, 3)), 1, 2, 3),
        (((Y, 3), (Y, 4)),),
        Seat(3),
    ),
    Situation(
        "a six wins the sprint",
        FINISH,
        race(FINISH, in_line(3, last=14), following(3, r2=ROLL)),
        (((Y, 4), (Y, 6)),),
        Seat(0),
    ),
    Situation(
        "one is first, the others are on the road",
        FINISH,
        race(FINISH, {1: (18, 2), 2: (0, 2), 3: (-2, 2)}, following(3)),
        (((Y, 3), (Y, 3)),),
        Seat(1),
    ),
    Situation(
        "more come in",
        FINISH,
        race(FINISH, {1: (18, 2), 2: (8, 2), 3: (6, 2)}, following(3)),
        (((Y, 3), (Y, 3)), ((Y, 6),)),
        Seat(2),
    ),
    Situation(
        "speed for a team-mate",
        FLAT,
        race(FLAT, {1: (4, 2), 2: (2, 2), 3: (-16, 2), 4: (-18, 2)}, {2: replace(HELPER, help=1), 4: TAKE}, teams=2),
        (((Y, 2), (Y, 6), (Y, 3)),),
    ),
    Situation(
        "the card of a jersey",
        FLAT,
        with_cards(race(FLAT, in_line(4), following(2, 3, r4=CARD)), 4, cards=(Jersey.GREEN,)),
        (((Y, 4), 5),),
        Seat(3),
    ),
    Situation(
        "a team of six",
        FLAT,
        race(FLAT, in_line(12), {n: TAKE if n != 9 else BRAKE for n in range(2, 13)}, teams=2),
        (((Y, 5), (W, 2)),),
        Seat(1),
    ),
    Situation(
        "three rounds of a team of three",
        road(finish=200),
        race(road(finish=200), in_line(6), following(2, 3, 4, 5, r6=BRAKE), teams=2),
        (((Y, 4), (W, 1)), ((Y, 4), (W, 2)), ((Y, 3), (W, 3))),
        Seat(1),
    ),
)
