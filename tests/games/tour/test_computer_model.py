"""The light model agrees with the rules: the same dice bring the same riders to the same fields."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import FileText
from cogs.tour.board import How, Jersey, Phase
from cogs.tour.computer.model import AWAY, race, road
from cogs.tour.computer.outcome_tables import book
from cogs.tour.computer.ride import Round
from cogs.tour.dice import FACES
from cogs.tour.moves import Attack, Card, Order, Ready, Role, Speed, Where
from cogs.tour.options import Options, Race, Riders
from cogs.tour.rules import apply, start, to_act
from cogs.tour.views import board
from tests.games.tour.random_stages import drawn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.tour.board import Ride
    from cogs.tour.state import State


def any_card(luck: Random) -> Order:
    """Return a random card within the limits of the light model."""
    return Order(
        role=luck.choice(list(Role)),
        speed=luck.choice((None, None, None, *(speed for speed in Speed if speed is not Speed.ASK))),
        attack=luck.choice((None, *(attack for attack in Attack if attack is not Attack.ASK))),
        catch=luck.choice((None, False, True)),
        card=luck.choice((None, *(card for card in Card if card is not Card.ASK))),
        where=luck.choice((None, Where.FAR, Where.FRONT)),
        most=luck.choice((None, None, None, 1, 2, 3, 5)),
    )


def rolled(rides: Sequence[Ride], riders: int) -> list[int]:
    """Return the dice of a round in the light model's form: each rider's face, from 0, and the green die."""
    dice = [0] * (2 * riders)
    for ride in rides:
        index = 2 * (ride.rider - 1)
        if ride.how in (How.SOLO, How.PULL, How.CARD):
            dice[index + 1] = ride.rolled - 1
        elif ride.how in FACES:
            dice[index] = FACES[ride.how].index(ride.rolled)
    return dice


def ridden(state: State, luck: Random, seed: bytes, n: int) -> tuple[State, State]:
    """Return the state with random cards before a round, and the state after it."""
    cards = tuple(any_card(luck) if luck.random() < 0.4 else card for card in state.orders)
    jerseys = tuple(
        replace(rider, cards=tuple(Jersey) if luck.random() < 0.1 else rider.cards) for rider in state.riders
    )
    before = after = replace(state, orders=cards, riders=jerseys)
    for seat in sorted(to_act(before)):
        n += 1
        after = apply(after, seat, Ready(), Chance(seed, n)).state
    return before, after


def check(before: State, after: State) -> None:
    """Check that the light model rides the same round alike."""
    tables = road(board(before).name, before.options.own_stage)
    light_race = race(board(before))
    books = [book(card) for card in before.orders]
    Round(tables, light_race).ride(books, rolled(after.rides, len(before.riders)), 0)
    assert [None if place == AWAY else tables.fields[place] for place in light_race.at] == [
        rider.field for rider in after.riders
    ]
    assert [(entry[0], entry[1], entry[2] + 1) for entry in light_race.place] == [
        (arrival.round, arrival.second, arrival.rider) for arrival in after.arrivals
    ]
    assert {arrival.rider: arrival.time for arrival in after.arrivals} == {
        entry[2] + 1: light_race.times()[entry[2]] for entry in light_race.place
    }


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, Options(race=Race.PLAIN)),
        (3, Options(race=Race.MOUNTAIN)),
        (6, Options(race=Race.OWN, riders=Riders.FIVE, own_stage=FileText(drawn(4)))),
        (2, Options(race=Race.OWN, own_stage=FileText(drawn(11)))),
    ],
)
def test_the_light_model_agrees_with_the_rules(players: int, options: Options) -> None:
    luck, seed = Random(players), b"model %d" % players
    state, rounds = start(players, options, Chance(seed, 0)).state, 0
    while True:
        before, state = ridden(state, luck, seed, 10 * rounds)
        if state.phase is Phase.OVER:
            break
        rounds += 1
        if not any(ride.given for ride in state.rides):
            check(before, state)
    assert rounds > 10
