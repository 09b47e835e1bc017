"""The course of a stage, which the film shows: the places of all riders, round by round."""

from __future__ import annotations

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.tour import rules
from cogs.tour.moves import Attack, Ready, Role, SetRole, SetSpeed, Speed, Swap, Until, Where
from cogs.tour.options import Options, Race
from cogs.tour.views import board, hand


def test_the_course_begins_at_the_riders_places() -> None:
    state = rules.start(2, Options(race=Race.FIRST), Chance(b"", 0)).state
    swapped = rules.apply(state, Seat(0), Swap(1, 2), Chance(b"", 1)).state
    assert board(swapped).course == (tuple(rider.field for rider in swapped.riders),)
    assert board(swapped).course != board(state).course


def test_the_course_has_every_round_of_a_stage() -> None:
    state = rules.start(2, Options(race=Race.FIRST), Chance(b"", 0)).state
    for n in range(2):
        state = rules.apply(state, Seat(n), Ready(Until.END), Chance(b"", n + 1)).state
    last = board(state).past[0]
    assert len(last.course) == last.rounds + 1
    assert [arrival.rider for arrival in last.arrivals] != []
    for arrival in last.arrivals:
        absences = [places[arrival.rider - 1] is None for places in last.course]
        assert absences == [round_number > arrival.round for round_number in range(len(last.course))]


def test_a_hand_shows_the_effect_of_its_cards() -> None:
    state = rules.start(2, Options(race=Race.FIRST), Chance(b"", 0)).state
    state = rules.apply(state, Seat(0), SetRole(1, Role.WAIT), Chance(b"", 1)).state
    state = rules.apply(state, Seat(0), SetSpeed(1, Speed.RED), Chance(b"", 2)).state
    cards = dict(hand(state, Seat(0)).meant)
    assert list(cards) == [1, 2, 3, 4, 5, 6]
    assert (cards[1].speed, cards[1].attack, cards[1].where) == (Speed.RED, Attack.PLAIN, Where.BESIDE)
    assert (cards[2].speed, cards[2].attack, cards[2].where) == (Speed.FROM_4, Attack.PLAIN, Where.FAR)
