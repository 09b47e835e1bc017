"""Which fixed cards are the best: all of a list, and mixtures of them, against three teams of the reference.

    python -m tests.games.tour.benchmarks.cards [--races 400]

Ridden in the light model of the computer players, four teams of four on the shipped stages, seats rotated; it knows no
passing of speed. Prints the shares of team and individual victories, with the half width of their 95 % intervals.
"""

from __future__ import annotations

import argparse
import itertools
import math
from typing import TYPE_CHECKING

from bot.chance import Chance
from bot.game import Seat
from cogs.tour.computer.books import book
from cogs.tour.computer.model import Race as LightRace
from cogs.tour.computer.model import race, road
from cogs.tour.computer.ride import Round
from cogs.tour.moves import Attack, Order, Role, Speed, Where
from cogs.tour.options import Options, Race
from cogs.tour.rules import start
from cogs.tour.stages.catalogue import SHIPPED
from cogs.tour.views import board
from tests.games.tour.benchmarks.computer import REFERENCE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.tour.computer.books import Book

TEAMS, EACH, BEST = 4, 4, 3
AGAIN = 6
"""So many of the best are ridden again."""
SPEEDS = (None, Speed.FROM_3, Speed.FROM_4, Speed.FROM_5)
ATTACKS = (None, Attack.SOLO, Attack.PULL)
ODD = (Order(speed=Speed.BRAKE), Order(speed=Speed.RED), Order(Role.WORK), Order(Role.ATTACK), Order(where=Where.FRONT))
"""Cards of which one in a team may be good, if not four."""


def sets() -> Iterator[tuple[str, tuple[Order, ...]]]:
    """Go through the fixed sets of cards: one card for all, and the reference with one or two others."""
    for role in (Role.SHELTER, Role.SPRINT, Role.CLIMB):
        for speed, attack, catch in itertools.product(SPEEDS, ATTACKS, (None, True)):
            card = Order(role, speed, attack, catch)
            yield told(card), (card,) * EACH
    for card in (*ODD, Order(Role.SPRINT), Order(Role.CLIMB), Order(Role.SHELTER)):
        yield told(card), (card,) * EACH
        for many in (1, 2):
            yield f"{many} of {told(card)}", (*(card,) * many, *(REFERENCE,) * (EACH - many))


def told(card: Order) -> str:
    """Return a card in a few words."""
    said = (card.role, card.speed, card.attack, "catch" if card.catch else None, card.where)
    return " ".join(str(each) for each in said if each)


def opening(stage: str, seed: int) -> LightRace:
    """Return a stage as it begins."""
    return race(board(start(TEAMS, Options(race=Race(stage)), Chance(b"cards", seed)).state))


def ridden(stage: str, seed: int, books: Sequence[Book]) -> tuple[Seat, Seat]:
    """Return who wins the team and the individual classification."""
    tables, now, chance = road(stage), opening(stage, seed), Chance(b"dice", seed)
    riders = TEAMS * EACH
    while not now.over():
        Round(tables, now).ride(books, [chance.below(6) for _ in range(2 * riders)], 0)
    order = [rider for _, _, rider in sorted(now.place, key=lambda each: each[:2])]
    last = max(now.time)
    times = [time or last + 60 for time in now.time]
    places = [order.index(rider) if rider in order else riders for rider in range(riders)]

    def key(team: int) -> tuple[int, list[int]]:
        own = range(team * EACH, (team + 1) * EACH)
        return sum(sorted(times[rider] for rider in own)[:BEST]), sorted(places[rider] for rider in own)

    return Seat(min(range(TEAMS), key=key)), Seat(order[0] // EACH)


def shares(cards: Sequence[Order], races: range) -> tuple[float, float]:
    """Return how often a set wins against three of the reference: the team, and the individual classification."""
    own, other = [book(card) for card in cards], [book(REFERENCE)] * EACH
    won = [0, 0]
    for number in races:
        me = number % TEAMS
        books = [each for team in range(TEAMS) for each in (own if team == me else other)]
        found = ridden(SHIPPED[number // TEAMS % len(SHIPPED)], number, books)
        won = [count + (winner == me) for count, winner in zip(won, found, strict=True)]
    return won[0] / len(races), won[1] / len(races)


def tell(name: str, found: tuple[float, float], races: range) -> None:
    """Print a row."""
    half = 196 * math.sqrt(found[0] * (1 - found[0]) / len(races))
    print(f"team {100 * found[0]:5.1f} +-{half:.1f} %, individual {100 * found[1]:5.1f} %: {name}", flush=True)


def main() -> None:
    """Print all sets, the best at the end; then the best of them again over fresh races, for luck chose them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--races", type=int, default=400, help="a set; ten times as many for the best")
    many: int = parser.parse_args().races
    first, fresh = range(many), range(many, 11 * many)
    found = sorted(((shares(cards, first), name, cards) for name, cards in sets()), key=lambda each: each[0])
    for each, name, _ in found:
        tell(name, each, first)
    print("again:")
    for _, name, cards in found[-AGAIN:]:
        tell(name, shares(cards, fresh), fresh)


if __name__ == "__main__":
    main()
