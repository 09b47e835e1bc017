"""The words at the end of a stage and of a race: five lines, and why equal times have a winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES, Say
from cogs.tour import rules
from cogs.tour.board import Arrival
from cogs.tour.cog.chapter import end_message
from cogs.tour.facts import StageWon
from cogs.tour.options import Decides, Options, Race, Riders
from cogs.tour.state import own_riders
from cogs.tour.views import board
from tests.games.tour.test_races import SHORT, begun, to_the_end
from tests.ui.worst_case import result
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
        (Arrival(1, 9, 3, 500), Arrival(2, 9, 8, 500), "A group has one time; in the sprint 2 is 5 s behind."),
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
    assert lines[1].endswith(words or "!")


ONE, SEVERAL = Options(race=Race.FIRST, riders=Riders.THREE), Options(race=Race.THREE, riders=Riders.THREE)
BY_TEAMS = replace(ONE, decides=Decides.TEAM)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (ONE, "Equal times: the better place at the finish decides."),
        (SEVERAL, "Equal times: the lower sum of places in the stages decides."),
        (BY_TEAMS, "Equal times: the higher placed best rider decides."),
    ],
)
def test_the_ranking_says_what_decided_between_teams_with_equal_times(options: Options, words: str) -> None:
    state, _ = to_the_end(begun(2, options))
    stages = tuple(replace(stage, times=(500,) * len(stage.times)) for stage in state.past)
    state = replace(state, past=stages, scores=tuple(replace(score, time=500) for score in state.scores))
    outcome = rules.outcome(state)
    assert outcome
    best = [min(state.scores[number - 1].places for number in own_riders(state, Seat(seat))) for seat in (0, 1)]
    assert outcome.places[best.index(min(best))] == 1
    assert result("tour", outcome.places, outcome.scores, options=options)[-1] == words
    assert words not in result("tour", outcome.places, (500, 501), options=options)
    message = end_message(board(state), [StageWon(Seat(0), 1, "first", 500)], EN) or ""
    assert message.endswith("(others too; the best rider decides)")


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
