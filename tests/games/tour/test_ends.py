"""The words at the end of a stage and of a race: five lines, and why equal times have a winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.i18n.translation import LANGUAGES, Say
from cogs.tour.board import Arrival
from cogs.tour.cog.chapter import end_message
from cogs.tour.options import Options, Race, Riders
from cogs.tour.views import board
from tests.games.tour.test_races import SHORT, begun, to_the_end
from tests.wording import plain

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from cogs.tour.board import Board

pytestmark = pytest.mark.unmeasured
EN = Say("en", "tour", ("Anna", "Boris"))


def ended(options: Options = SHORT) -> tuple[Board, list[Fact]]:
    """Return the last board of a race of two teams, and its facts."""
    state, facts = to_the_end(begun(2, options))
    return board(state), facts


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        (Arrival(1, 9, 8, 500), Arrival(2, 10, 3, 500), "Same time as 2, but a round earlier."),
        (Arrival(1, 9, 3, 500), Arrival(2, 9, 8, 500), "Same time as 2, but further up the strip."),
        (Arrival(1, 9, 3, 500), Arrival(2, 9, 3, 500), "Same time as 2, but first to get there."),
        (Arrival(1, 9, 3, 500), Arrival(2, 9, 4, 504), ""),
    ],
)
def test_equal_times_say_why_the_winner_won(first: Arrival, second: Arrival, words: str) -> None:
    position, facts = ended()
    result = position.past[-1]
    places = (1, 2, *(number for number in result.places if number > 2))
    times = (first.time, second.time, *(600,) * (len(places) - 2))
    arrivals = (first, second, *(arrival for arrival in result.arrivals if arrival.rider > 2))
    result = replace(result, places=places, times=times, arrivals=arrivals)
    lines = plain(end_message(replace(position, past=(result,)), facts, EN) or "").splitlines()
    assert ("Same time" in lines[1]) is bool(words)
    assert lines[1].endswith(words or "!")


def test_a_time_stands_only_where_it_differs_from_the_place_before() -> None:
    position, facts = ended()
    result = position.past[-1]
    times = [500] * len(result.times)
    times[result.places[2] - 1] = 530
    message = end_message(replace(position, past=(replace(result, times=tuple(times)),)), facts, EN) or ""
    places = plain(message).splitlines()[2]
    assert places.count("+") == 1
    assert places.endswith("+0:30")


@pytest.mark.parametrize("race", [Race.FIRST, Race.THREE])
def test_the_end_has_at_most_five_lines_in_every_language(race: Race) -> None:
    position, facts = ended(Options(race=race, riders=Riders.THREE))
    for language in LANGUAGES:
        lines = (end_message(position, facts, Say(language, "tour", ("Anna", "Boris"))) or "").splitlines()
        assert 4 <= len(lines) <= 5
        assert all(lines)
