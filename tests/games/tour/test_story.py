"""The story of a round: of rounds ridden with known dice, and of random races."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES, Say
from cogs.tour.facts import (
    BrokenAway,
    Crashed,
    FirstIn,
    GroupJoined,
    GroupTorn,
    PaceSet,
    PrimeTaken,
    PulledAlong,
    RoundRidden,
    Torn,
)
from cogs.tour.road import Prime, PrimeKind
from cogs.tour.rules.story import MAX_FACTS, story
from tests.games.tour.positions import CATCH, PULL, RED, ROLL, SOLO, TAKE, R, Y, in_line, race, ridden, road
from tests.games.tour.test_races import begun, to_the_end
from tests.wording import plain

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from cogs.tour.road import Stage
    from cogs.tour.state import State

FACTS = (RoundRidden, FirstIn, PrimeTaken, BrokenAway, PulledAlong, Crashed, GroupTorn, GroupJoined, PaceSet)


def told(stage: Stage, state: State, *rolls: Any) -> tuple[Fact, ...]:
    """Ride a round with these dice and return its story."""
    return story(stage, ridden(stage, state, *rolls))


def of(kind: Any, facts: tuple[Fact, ...]) -> list[Any]:
    """Return the facts of a kind."""
    return [fact for fact in facts if isinstance(fact, kind)]


def test_a_quiet_rounds_story_has_the_standings_and_the_leaders() -> None:
    facts = told(road(), race(road(), in_line(4), dict.fromkeys((2, 3, 4), TAKE)), (Y, 4))
    assert facts == (
        RoundRidden(1, left=44, front=4, named=4, riders="1, 2, 3, 4", behind=0, gap=0, home=0),
        PaceSet(Seat(0), 1, 3),
    )


def test_the_story_names_a_solo_attack_and_its_catcher() -> None:
    state = race(road(), in_line(6), {1: SOLO, 2: CATCH, 3: ROLL, 4: TAKE, 5: TAKE, 6: TAKE})
    facts = told(road(), state, (Y, 2), 5, (Y, 2), (Y, 3))
    assert of(BrokenAway, facts) == [BrokenAway(Seat(0), 1, 7, 1, "2")]
    (stands,) = of(RoundRidden, facts)
    assert (stands.front, stands.named, stands.riders, stands.behind) == (2, 2, "1, 2", 4)
    assert of(GroupTorn, facts) == []  # the breakaway itself is already in the story


def test_the_story_names_a_pull_and_riders_that_miss_it() -> None:
    state = race(road(), in_line(5), {1: PULL, 2: TAKE, 3: TAKE, 4: RED, 5: ROLL})
    facts = told(road(), state, (Y, 2), 4, (R, 0), (Y, 3))
    assert of(PulledAlong, facts) == [PulledAlong(Seat(0), 1, 6, 2, 2, "4, 5")]
    assert of(Crashed, facts) == [Crashed(1, "4")]


def test_the_story_names_dropped_and_escaped_riders() -> None:
    dropped = told(road(), race(road(), in_line(4), {2: TAKE, 3: TAKE, 4: ROLL}), (Y, 4), (Y, 2))
    assert of(GroupTorn, dropped) == [GroupTorn(3, 1, Torn.DROPPED, "4")]
    places = {**in_line(2, last=60), **{number + 2: field for number, field in in_line(5).items()}}
    behind = told(road(), race(road(), places, {4: TAKE, 5: ROLL, 6: TAKE, 7: TAKE}), (Y, 2), (Y, 2), (Y, 4), (Y, 2))
    assert of(GroupTorn, behind) == [GroupTorn(2, 3, Torn.AWAY, "3, 4")]


def test_the_story_names_merged_groups() -> None:
    places = {1: (12, 2), 2: (10, 2), 3: (4, 2), 4: (2, 2)}
    facts = told(road(), race(road(), places, {2: TAKE, 4: TAKE}), (Y, 2), (Y, 6))
    assert of(GroupJoined, facts) == [GroupJoined(4)]


def test_the_story_names_a_prime_once_with_its_scorers() -> None:
    stage = road(primes=(Prime(PrimeKind.SPRINT, 14),))
    facts = told(stage, race(stage, in_line(3, last=8), {2: TAKE, 3: TAKE}), (Y, 4))
    assert of(PrimeTaken, facts) == [PrimeTaken(Seat(0), 1, PrimeKind.SPRINT, 1, 2, "2, 3")]


def test_the_story_names_the_first_arrivals_once_in_order() -> None:
    stage = road(finish=20)
    state = race(stage, in_line(3, last=14), {2: ROLL, 3: TAKE})
    facts = told(stage, state, (Y, 4), (Y, 6))
    assert of(FirstIn, facts) == [FirstIn(Seat(1), 2, 2, "1, 3")]
    (stands,) = of(RoundRidden, facts)
    assert (stands.left, stands.home) == (0, 3)


@settings(max_examples=5)
@given(seed=st.binary(min_size=1, max_size=3))
@example(seed=b"\xb7")
@pytest.mark.unmeasured
def test_every_rounds_story_has_one_to_six_lines(seed: bytes) -> None:
    _, facts = to_the_end(begun(4, seed=seed), seed)
    lines = [fact for fact in facts if isinstance(fact, FACTS)]
    starts = [index for index, fact in enumerate(lines) if isinstance(fact, RoundRidden)]
    assert starts[0] == 0
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        assert 1 <= end - start <= MAX_FACTS + 1
    assert not any(fact.minor for fact in lines)
    for language in LANGUAGES:
        say = Say(language, "tour", ("Anna", "Boris", "Ada", "Cyril"))
        assert all(20 < len(say.fact(fact)) < 160 for fact in lines)


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

    def stands(front: int, riders_named: int, riders: str, gap: int) -> str:
        return plain(say.fact(RoundRidden(3, 40, front, riders_named, riders, behind=2, gap=gap, home=0)))

    assert stands(14, 0, "1, 2, 3, 4, 5 …", 3).endswith(large)
    assert stands(2, 2, "1, 2", 0).endswith(small)
    assert stands(1, 1, "7", 1).endswith(alone)


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
    assert plain(say.fact(GroupTorn(1, 9, Torn.AWAY, "4"))).endswith(singular)
    assert plain(say.fact(GroupTorn(2, 9, Torn.AWAY, "4, 16"))).endswith(plural)
