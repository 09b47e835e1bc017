"""No question has one answer: answers that are equal in effect are never asked about.

Random races, in which two cards in five ask, are ridden with every question asked. What the rules call equal is
compared with what the answers lead to.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from cogs.tour import rules
from cogs.tour.board import How, Jersey, Phase
from cogs.tour.moves import Answer, Attack, Card, Order, Ready, Role, Speed, Where
from cogs.tour.options import Options, Race
from cogs.tour.pace import Pace
from cogs.tour.road import Kind, seconds
from cogs.tour.rules.effects import Effects
from cogs.tour.rules.riding import current, next_decision, question, ride
from cogs.tour.rules.rounds import stage_of
from cogs.tour.state import State, Turn, group_of
from tests.games.tour.positions import ROLL, in_line, race, road, with_cards
from tests.stand_ins import returning

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.tour.road import Stage

ASKING = 0.4
"""The share of the choices of cards that ask."""
SEEDS = 10, 60
"""Dice that are tried for every answer, and if the answers look equal after that."""


def asking_card(luck: Random) -> Order:
    """Return a random card, two choices in five of which ask."""

    def asks() -> bool:
        return luck.random() < ASKING

    return Order(
        role=luck.choice(list(Role)),
        speed=Speed.ASK if asks() else None,
        attack=Attack.ASK if asks() else luck.choice((None, Attack.SOLO, Attack.PULL)),
        catch=luck.choice((None, True)),
        card=Card.ASK if asks() else None,
        where=Where.ASK if asks() else None,
        most=luck.choice((None, None, None, 1, 2)),
    )


def asked(players: int, race_: Race, seed: int) -> Iterator[State]:
    """Yield the states of a random race in which a team is asked."""
    luck, name = Random(seed), b"asks %d" % seed
    state: State = rules.start(players, Options(race=race_), Chance(name, 0)).state
    n = 0
    while state.phase is not Phase.OVER:
        n += 10
        if state.phase is Phase.ASK:
            yield state
            answers = question(stage_of(state), state).answers
            move = Answer(luck.randrange(len(answers)))
            state = rules.apply(state, rules.asked_seat(state), move, Chance(name, n)).state
            continue
        cards = tuple(asking_card(luck) for _ in state.orders)
        riders = tuple(replace(rider, cards=tuple(Jersey) if luck.random() < 0.1 else ()) for rider in state.riders)
        state = replace(state, orders=cards, riders=riders)
        for seat in sorted(rules.to_act(state)):
            state = rules.apply(state, seat, Ready(), Chance(name, n + seat)).state


def effects(state: State, answer: str, n: int) -> frozenset[Hashable]:
    """Return what may come of an answer with these dice at the end of the rider's turn, whatever is answered next."""
    stage, number = stage_of(state), current(state)
    alone = replace(state, order=state.order[: state.at + 1])
    progress = ride(stage, alone, Chance(b"effects", n), answer)
    if not progress.asks:
        return frozenset((_effect(state, progress.state, number),))
    answers = question(stage, progress.state).answers
    asking = replace(progress.state, order=state.order)
    return frozenset[Hashable]().union(*(effects(asking, reply, n + 1000) for reply in answers))


def _effect(before: State, after: State, number: int) -> Hashable:
    """Return what the rest of the race can notice: fields, cards, primes, seconds, and the pace left to others."""
    index = group_of(before, number)
    fields = {rider.number: rider.field for rider in after.riders}
    field = fields[number]
    second = seconds(stage_of(before), field) if field else None
    if second is not None and number == before.order[-1]:
        fields[number] = None
    return (
        tuple(fields.items()),
        tuple(rider.cards for rider in after.riders),
        after.crossings,
        tuple((arrival.rider, arrival.second) for arrival in after.arrivals),
        None if before.groups[index].riders[-1] == number else after.paces[index],
    )


def look_equal(state: State) -> bool:
    """Return whether all answers to a question lead to the same with many dice."""
    answers = question(stage_of(state), state).answers
    for count in SEEDS:
        sets = {frozenset[Hashable]().union(*(effects(state, answer, n) for n in range(count))) for answer in answers}
        if len(sets) > 1:
            return False
    return True


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("players", "race_"), [(2, Race.FIRST), (3, Race.FIRST), (6, Race.FIRST), (4, Race.MOUNTAIN), (2, Race.CIRCUIT)]
)
def test_no_question_has_one_answer(players: int, race_: Race, monkeypatch: pytest.MonkeyPatch) -> None:
    differ = Effects.differ
    monkeypatch.setattr(Effects, "differ", returning(value=True))
    asked_count = skipped_count = 0
    for n, state in enumerate(asked(players, race_, players)):
        with monkeypatch.context() as real:
            real.setattr(Effects, "differ", differ)
            is_asked = not next_decision(stage_of(state), state).chosen
        asked_count, skipped_count = asked_count + is_asked, skipped_count + (not is_asked)
        if not is_asked or n % 4 == 0:
            assert look_equal(state) is not is_asked, question(stage_of(state), state)
    assert asked_count > skipped_count > 0


ASKS_SPEED, ASKS_WHERE = Order(speed=Speed.ASK), Order(where=Where.ASK)
ROAD, HILL, LANE = road(), road((Kind.CLIMB, -20)), road(lanes=2)
WALL = {1: (4, 0), 2: (3, 1), 3: (2, 0), 4: (1, 1)}
"""Two lanes full of riders: the third is boxed in."""


def is_asked(stage: Stage, state: State) -> bool:
    return not next_decision(stage, state).chosen


def turn_of(state: State, number: int, pace: Pace | None = None, turn: Turn | None = None) -> State:
    """Return the state at a rider's turn, with this pace of their group."""
    index = group_of(state, number)
    paces = (*state.paces[:index], pace or Pace(), *state.paces[index + 1 :])
    return replace(state, at=state.order.index(number), paces=paces, turn=turn or Turn())


def test_the_leader_in_a_climb_is_not_asked_about_the_speed() -> None:
    state = race(HILL, in_line(2), {1: ASKS_SPEED, 2: ASKS_SPEED})
    assert next_decision(HILL, state).chosen == How.POLKA
    assert is_asked(HILL, turn_of(state, 2, Pace(3, Kind.CLIMB)))


def test_a_braked_rider_without_a_speed_is_not_asked() -> None:
    state = race(ROAD, in_line(2), {2: ASKS_SPEED})
    assert next_decision(ROAD, turn_of(state, 2, Pace(chase=4, braked=1))).chosen == How.WHITE
    assert is_asked(ROAD, turn_of(state, 2, Pace(2, Kind.FLAT, braked=1)))


def test_a_boxed_in_rider_is_asked_only_for_the_riders_behind() -> None:
    cards = {3: ASKS_SPEED, 4: Order(role=Role.HUNT, speed=Speed.ASK, catch=True)}
    state = race(LANE, WALL, cards)
    assert is_asked(LANE, turn_of(state, 3, Pace(4, Kind.FLAT)))
    without_4 = race(LANE, {number: WALL[number] for number in (1, 2, 3)}, cards)
    assert not is_asked(LANE, turn_of(without_4, 3, Pace(4, Kind.FLAT)))
    assert not is_asked(LANE, turn_of(without_4, 3, Pace(chase=4)))


def test_all_uses_of_an_attack_of_a_boxed_in_rider_are_equal() -> None:
    state = race(LANE, {number: WALL[number] for number in (1, 2, 3)}, {3: Order(attack=Attack.ASK)})
    group = replace(state.groups[0], attackers=(1, 3))
    state = turn_of(replace(state, groups=(group,)), 3, turn=Turn(kept=True, how=How.YELLOW, number=2))
    assert not is_asked(LANE, state)


def test_a_card_in_a_climb_has_one_use() -> None:
    card = Order(card=Card.ASK, attack=Attack.ASK)
    state = with_cards(race(HILL, in_line(2), {1: card}), 1, cards=(Jersey.POLKA,))
    assert is_asked(HILL, state)
    played = replace(state, turn=Turn(kept=True, how=How.CARD))
    assert next_decision(HILL, played).chosen == How.SOLO


def test_solo_and_pull_differ() -> None:
    state = race(ROAD, in_line(2), {1: Order(attack=Attack.ASK)})
    assert is_asked(ROAD, replace(state, turn=Turn(kept=True, how=How.YELLOW, number=2)))


def test_a_rider_asks_where_only_if_the_places_differ() -> None:
    state = race(LANE, {1: (4, 0), 2: (2, 0)}, {2: ASKS_WHERE})
    one_field = Turn(kept=True, how=How.WHITE, number=1, settled=True)
    assert not is_asked(LANE, turn_of(state, 2, turn=one_field))
    assert is_asked(LANE, turn_of(state, 2, turn=replace(one_field, number=3)))
    fallen = Turn(kept=True, how=How.RED, settled=True)
    assert not is_asked(LANE, turn_of(state, 2, turn=fallen))


def test_the_last_to_arrive_is_asked_only_if_the_seconds_differ() -> None:
    settled = Turn(kept=True, how=How.WHITE, number=2, settled=True)
    places = {1: (98, 0), 2: (97, 1)}
    assert not is_asked(LANE, turn_of(race(LANE, places, {2: ASKS_WHERE}), 2, turn=settled))
    assert is_asked(LANE, turn_of(race(LANE, {**places, 3: (90, 0)}, {2: ASKS_WHERE}), 2, turn=settled))


def test_a_rider_who_leads_another_out_is_not_asked_where_to() -> None:
    cards = {1: ROLL, 2: Order(where=Where.ASK, help=1)}
    state = race(ROAD, in_line(2), cards, teams=1)
    six = Turn(kept=True, how=How.YELLOW, number=6, settled=True)
    assert is_asked(ROAD, turn_of(state, 2, turn=six))
    led = replace(state, orders=(ROLL, replace(cards[2], ahead=True)))
    assert not is_asked(ROAD, turn_of(led, 2, turn=six))
    speed = replace(state, orders=(ROLL, replace(cards[2], speed=Speed.ASK)))
    assert is_asked(ROAD, turn_of(speed, 2, Pace(4, Kind.FLAT)))
