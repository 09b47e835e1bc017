"""The story of a round: of rounds ridden with known dice, and of random races."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES, Say
from cogs.tour.board import How, Jersey
from cogs.tour.moves import Card, Order, Where
from cogs.tour.road import Kind, Prime, PrimeKind
from cogs.tour.rules.story import MAX_FACTS, story
from cogs.tour.story_facts import (
    Braked,
    BrokenAway,
    Crashed,
    FirstIn,
    Gambled,
    GroupJoined,
    GroupTorn,
    Joined,
    PaceSet,
    PrimeTaken,
    PulledAlong,
    Reach,
    RiderRound,
    RoundRidden,
    Torn,
    Why,
)
from tests.games.tour.positions import (
    BRAKE,
    CATCH,
    PULL,
    RED,
    ROLL,
    SOLO,
    TAKE,
    R,
    W,
    Y,
    in_line,
    race,
    ridden,
    road,
    with_cards,
)
from tests.games.tour.test_races import begun, to_the_end
from tests.wording import plain

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from cogs.tour.road import Stage
    from cogs.tour.state import State

FACTS = (
    RoundRidden,
    FirstIn,
    PrimeTaken,
    BrokenAway,
    PulledAlong,
    Crashed,
    Gambled,
    Braked,
    GroupTorn,
    GroupJoined,
    PaceSet,
)
STEEP = road((Kind.CLIMB, -20))


def told(stage: Stage, state: State, *rolls: Any) -> tuple[Fact, ...]:
    """Ride a round with these dice and return its story."""
    return story(stage, ridden(stage, state, *rolls))


def of(kind: Any, facts: tuple[Fact, ...]) -> list[Any]:
    """Return the facts of a kind."""
    return [fact for fact in facts if isinstance(fact, kind)]


def why(facts: tuple[Fact, ...]) -> dict[int, tuple[Why, int, int]]:
    """Return the cause of each rider's round."""
    (stands,) = of(RoundRidden, facts)
    return {entry.rider: (entry.why, entry.number, entry.other) for entry in stands.record}


def test_a_quiet_rounds_story_has_the_standings_and_every_riders_places() -> None:
    facts = told(road(), race(road(), in_line(4), dict.fromkeys((2, 3, 4), TAKE)), (Y, 4))
    (stands,) = facts
    assert isinstance(stands, RoundRidden)
    assert (stands.left, stands.front, stands.riders, stands.behind) == (44, 4, (1, 2, 3, 4), 0)
    assert (stands.quiet, stands.since) == (True, 0)
    assert stands.record == (
        RiderRound(1, Seat(0), 1, 1, Why.HEAD, 4),
        RiderRound(2, Seat(1), 2, 2, Why.WHEEL, 4, 1),
        RiderRound(3, Seat(2), 3, 3, Why.WHEEL, 4, 2),
        RiderRound(4, Seat(3), 4, 4, Why.WHEEL, 4, 3),
    )


def test_the_story_names_a_six_that_takes_the_whole_field_along() -> None:
    facts = told(road(), race(road(), in_line(4), dict.fromkeys((2, 3, 4), TAKE)), (Y, 6))
    assert of(PaceSet, facts) == [PaceSet(Seat(0), 1, 6, Reach.ALL, 3)]
    assert not of(RoundRidden, facts)[0].quiet


def test_a_six_takes_a_part_of_the_group_along_or_nobody() -> None:
    a_part = told(road(), race(road(), in_line(4), {2: TAKE, 3: TAKE, 4: BRAKE}), (Y, 6), (W, 1))
    assert of(PaceSet, a_part) == [PaceSet(Seat(0), 1, 6, Reach.GROUP, 2)]
    alone = told(road(), race(road(), in_line(3), {2: BRAKE}), (Y, 6), (W, 1), (W, 1))
    assert of(PaceSet, alone) == [PaceSet(Seat(0), 1, 6, Reach.NOBODY, 0)]
    assert of(GroupTorn, alone) == []  # the flight is already in the story
    overtaken = told(road(), race(road(), {1: (4, 2), 2: (3, 3), 3: (2, 2)}, {2: RED, 3: RED}), (Y, 5), (R, 7), (R, 7))
    assert of(PaceSet, overtaken) == []


def test_the_story_names_a_solo_attack_and_its_catcher() -> None:
    state = race(road(), in_line(6), {1: SOLO, 2: CATCH, 3: ROLL, 4: TAKE, 5: TAKE, 6: TAKE})
    facts = told(road(), state, (Y, 2), 5, (Y, 2), (Y, 3))
    assert of(BrokenAway, facts) == [BrokenAway(Seat(0), 1, 5, 7, 1, (2,), Seat(1))]
    (stands,) = of(RoundRidden, facts)
    assert (stands.front, stands.named, stands.riders, stands.behind) == (2, 2, (1, 2), 4)
    assert of(GroupTorn, facts) == []  # the standing names the breakaway
    assert why(facts)[1] == (Why.HELD, 5, 2)
    assert why(facts)[2] == (Why.CATCH, 0, 1)
    assert why(facts)[3] == (Why.HEAD, 3, 0)


def test_the_story_names_a_pull_and_riders_that_miss_it() -> None:
    state = race(road(), in_line(5), {1: PULL, 2: TAKE, 3: TAKE, 4: RED, 5: ROLL})
    facts = told(road(), state, (Y, 2), 4, (R, 0), (Y, 3))
    assert of(PulledAlong, facts) == [PulledAlong(Seat(0), 1, 4, 6, 2, 2, (4, 5))]
    assert of(Crashed, facts) == [Crashed(Seat(3), 4, 0, ())]
    assert of(GroupTorn, facts) == []  # the pull names those who were dropped
    assert why(facts) == {
        1: (Why.PULL, 4, 0),
        2: (Why.ALONG, 6, 1),
        3: (Why.ALONG, 6, 1),
        4: (Why.FALL, 0, 0),
        5: (Why.MISSED, 3, 3),
    }


def test_the_story_names_dropped_and_escaped_riders() -> None:
    dropped = told(road(), race(road(), in_line(4), {2: TAKE, 3: TAKE, 4: ROLL}), (Y, 4), (Y, 2))
    assert of(GroupTorn, dropped) == [GroupTorn(3, 1, Torn.DROPPED, (4,))]
    assert why(dropped)[4] == (Why.MISSED, 2, 3)
    places = {**in_line(2, last=60), **{number + 2: field for number, field in in_line(5).items()}}
    behind = told(road(), race(road(), places, {4: TAKE, 5: ROLL, 6: TAKE, 7: TAKE}), (Y, 2), (Y, 2), (Y, 4), (Y, 2))
    assert of(GroupTorn, behind) == [GroupTorn(2, 3, Torn.AWAY, (3, 4))]


def test_parts_of_a_group_that_ride_side_by_side_are_not_dropped() -> None:
    places = {1: (40, 0), 2: (39, 1), 3: (40, 2), 4: (39, 3)}
    facts = told(road(), race(road(), places, {2: TAKE, 3: replace(TAKE, where=Where.LEE), 4: TAKE}), (Y, 4))
    assert of(GroupTorn, facts) == [GroupTorn(2, 2, Torn.LEVEL, ())]
    assert Why.MISSED not in {cause for cause, *_ in why(facts).values()}


def test_the_story_counts_the_halves_of_a_large_group() -> None:
    orders = {number: TAKE if number != 7 else BRAKE for number in range(2, 13)}
    facts = told(road(), race(road(), in_line(12), orders), (Y, 6), (W, 1), (W, 1), (W, 1))
    assert of(GroupTorn, facts) == [GroupTorn(6, 6, Torn.HALVED, ())]


def test_the_story_names_the_caught_the_returned_and_the_catcher() -> None:
    caught = told(
        road(), race(road(), {1: (12, 2), **{n: (8 - 2 * n, 2) for n in (2, 3, 4)}}, {3: TAKE, 4: TAKE}), (Y, 2), (Y, 6)
    )
    assert of(GroupJoined, caught) == [GroupJoined(Seat(1), 2, 6, Joined.CAUGHT, 1, (1,), 4)]
    places = {1: (18, 2), 2: (16, 2), 3: (14, 2), 4: (8, 2)}
    back = told(road(), race(road(), places, {2: TAKE, 3: TAKE, 4: RED}), (Y, 2), (R, 4))
    assert of(GroupJoined, back) == [GroupJoined(Seat(3), 4, 4, Joined.BACK, 1, (4,), 4)]
    assert why(back)[4] == (Why.ALONE, 4, 0)


def test_two_large_groups_merge() -> None:
    places = {**in_line(6, last=30), **{n + 6: field for n, field in in_line(6, last=12).items()}}
    orders = dict.fromkeys((*range(2, 7), *range(8, 13)), TAKE)
    facts = told(road(), race(road(), places, orders), (Y, 2), (Y, 6))
    assert of(GroupJoined, facts) == [GroupJoined(Seat(6), 7, 6, Joined.MERGED, 0, (), 12)]


def test_the_story_names_a_braker_and_those_behind() -> None:
    facts = told(road(), race(road(), in_line(4), {2: BRAKE}), (Y, 2), (W, 1), (W, 2), (W, 1))
    assert of(Braked, facts) == [Braked(Seat(1), 2, 1, 1, (3,))]  # rider 4 may take a speed over
    assert why(facts)[3] == (Why.BRAKED, 2, 2)


def test_the_story_names_high_red_rolls_behind_the_first() -> None:
    facts = told(road(), race(road(), in_line(3), {2: RED}), (Y, 3), (R, 7), (Y, 3))
    assert of(Gambled, facts) == [Gambled(Seat(1), 2, 7)]
    assert why(facts)[3] == (Why.ROLL, 3, 0)  # one rider got away, but nobody was dropped


def test_a_jerseys_card_between_does_not_hide_who_catches_an_attack() -> None:
    orders = {1: SOLO, 2: Order(card=Card.NOW), 3: CATCH}
    state = with_cards(race(road(), in_line(4), orders), 2, cards=(Jersey.GREEN,))
    facts = told(road(), state, (Y, 2), 5, 3, (Y, 2), (Y, 3))
    assert of(BrokenAway, facts) == [BrokenAway(Seat(0), 1, 5, 7, 1, (3,), Seat(2))]
    assert why(facts)[2] == (Why.CARD, 3, 0)


def test_a_prime_that_nobody_reaches_is_not_told() -> None:
    stage = road(primes=(Prime(PrimeKind.SPRINT, 60),))
    assert of(PrimeTaken, told(stage, race(stage, in_line(3), {2: TAKE, 3: TAKE}), (Y, 4))) == []


def test_riders_behind_a_flight_are_not_dropped() -> None:
    facts = told(STEEP, race(STEEP, in_line(4), dict.fromkeys((2, 3, 4), TAKE)), (How.POLKA, 4))
    assert why(facts)[2] == (Why.TAKE, 3, 0)
    assert why(facts)[3] == (Why.WHEEL, 3, 2)


def test_a_rider_behind_others_may_roll() -> None:
    facts = told(road(), race(road(), in_line(3), {3: TAKE}), (Y, 4), (Y, 3))
    assert why(facts)[2] == (Why.ROLL, 3, 0)


def test_a_prime_has_its_scorers_with_their_points() -> None:
    stage = road(primes=(Prime(PrimeKind.SPRINT, 14),))
    facts = told(stage, race(stage, in_line(3, last=8), {2: TAKE, 3: TAKE}), (Y, 4))
    assert of(PrimeTaken, facts) == [PrimeTaken(Seat(0), 1, PrimeKind.SPRINT, 1, 5, 2, (2, 3), (3, 2))]


def test_the_story_names_the_first_arrivals_once_in_order() -> None:
    stage = road(finish=20)
    state = race(stage, in_line(3, last=14), {2: ROLL, 3: TAKE})
    facts = told(stage, state, (Y, 4), (Y, 6))
    assert of(FirstIn, facts) == [FirstIn(Seat(1), 2, 6, 2, (1, 3))]
    (stands,) = of(RoundRidden, facts)
    assert (stands.left, stands.home) == (0, 3)
    assert [(entry.before, entry.after) for entry in stands.record] == [(1, 2), (2, 1), (3, 3)]
    assert why(facts)[3] == (Why.HOME, 0, 0)
    assert of(GroupTorn, facts) == []


def test_the_biggest_change_comes_first_and_the_standing_last() -> None:
    state = race(road(), in_line(6), {1: SOLO, 2: RED, 3: RED, 4: BRAKE})
    facts = told(road(), state, (Y, 2), 6, (R, 0), (R, 7), (W, 1), (W, 1), (W, 1))
    assert [type(fact) for fact in facts] == [BrokenAway, Crashed, Gambled, Braked, RoundRidden]


@settings(max_examples=5)
@given(seed=st.binary(min_size=1, max_size=3))
@example(seed=b"\xb7")
@pytest.mark.unmeasured
def test_every_rounds_story_has_one_to_six_lines(seed: bytes) -> None:
    _, facts = to_the_end(begun(4, seed=seed), seed)
    lines = [fact for fact in facts if isinstance(fact, FACTS)]
    ends = [index + 1 for index, fact in enumerate(lines) if isinstance(fact, RoundRidden)]
    assert ends[-1] == len(lines)
    for start, end in pairwise((0, *ends)):
        assert 1 <= end - start <= MAX_FACTS + 1
    assert not any(fact.minor for fact in lines)
    for language in LANGUAGES:
        say = Say(language, "tour", ("Anna", "Boris", "Ada", "Cyril"))
        assert all(10 < len(say.fact(fact)) < 160 for fact in lines)


@pytest.mark.parametrize(
    ("language", "large", "small", "alone"),
    [
        (
            "en",
            "14 riders in front, the next group 3 fields behind.",
            "1, 2 in front, the next group right behind.",
            "7 is alone in front, the next group 1 field behind.",
        ),
        (
            "cs",
            "v čele 14 jezdců, další skupina ztrácí 3 pole.",
            "v čele 1, 2, další skupina hned za zády.",
            "vpředu sólo 7, další skupina ztrácí 1 pole.",
        ),
        (
            "sk",
            "na čele 14 jazdcov, ďalšia skupina stráca 3 polia.",
            "na čele 1, 2, ďalšia skupina hneď za chrbtom.",
            "vpredu sólo 7, ďalšia skupina stráca 1 pole.",
        ),
        (
            "pl",
            "z przodu 14 kolarzy, następna grupa traci 3 pola.",
            "z przodu 1, 2, następna grupa tuż za plecami.",
            "z przodu samotnie 7, następna grupa traci 1 pole.",
        ),
    ],
)
def test_a_count_of_leaders_cannot_be_read_as_a_riders_number(
    language: str, large: str, small: str, alone: str
) -> None:
    say = Say(language, "tour", ("Anna", "Boris"))

    def stands(front: int, riders_named: int, riders: tuple[int, ...], gap: int) -> str:
        return plain(say.fact(RoundRidden(3, 40, front, riders_named, riders, behind=2, gap=gap, home=0)))

    assert stands(14, 0, (), 3).endswith(large)
    assert stands(2, 2, (1, 2), 0).endswith(small)
    assert stands(1, 1, (7,), 1).endswith(alone)


@pytest.mark.parametrize(
    ("language", "singular", "plural"),
    [
        ("en", "4 gets away.", "4, 16 get away."),
        ("cs", "Odjíždí 4.", "Odjíždějí 4, 16."),
        ("sk", "Odchádza 4.", "Odchádzajú 4, 16."),
        ("pl", "Odjeżdża 4.", "Odjeżdżają 4, 16."),
    ],
)
def test_verbs_agree_with_the_number_of_escaped_riders(language: str, singular: str, plural: str) -> None:
    say = Say(language, "tour", ("Anna", "Boris"))
    assert plain(say.fact(GroupTorn(1, 9, Torn.AWAY, (4,)))).endswith(singular)
    assert plain(say.fact(GroupTorn(2, 9, Torn.AWAY, (4, 16)))).endswith(plural)
