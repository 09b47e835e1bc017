"""A league of 64 people over 30 virtual days in which ten vanish: its tables, its draws and its processor time.

People take turns after some hours. The ten stop at random times in the first two weeks; a waiting list of five replaces
the first of them, and the others forfeit. Strong players win more often: the standings are compared with the strengths.
Tables open, close and change players in memory (`tests.leagues.season`); nothing is stored or delivered. A table is
stuck if it waits for one player for longer than an hour after the limit.

    python -m tests.benchmarks.leagues [--quick] [--people 64] [--days 30]
"""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

import msgspec

from bot.leagues.model import WIN, Contest, MatchStatus
from bot.leagues.standings import standings
from tests.benchmarks.figures import Benchmark, Figure
from tests.leagues.season import HOUR, USER, Season, meetings, settings

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = Contest("game", roles=("1", "2", "3", "4"), max_seats=4)


class Sizes(msgspec.Struct, frozen=True):
    """The league, and how long it is watched."""

    people: int = 64
    waiting: int = 5
    vanishing: int = 10
    days: int = 30
    size: int = 4
    seasons: int = 3


class Watch:
    """A season that is watched hour by hour."""

    def __init__(self, sizes: Sizes, luck: Random) -> None:
        chosen = settings(GAME, rounds=100, size=sizes.size, max_entrants=sizes.people)
        self.season = Season.of(sizes.people, chosen, seed=luck.randbytes(32))
        for number in range(sizes.people, sizes.people + sizes.waiting):
            self.season.join(number)
        self.season.luck = luck
        self.season.strength = {USER + n: luck.gauss(0, 1) for n in range(sizes.people + sizes.waiting)}
        leaving = luck.sample(range(sizes.people), sizes.vanishing)
        self.leave_at = {USER + number: luck.uniform(0, min(14, sizes.days / 2)) * 24 * HOUR for number in leaving}
        self.stuck = self.double = 0

    def live(self, days: int) -> None:
        """Let days pass, and count stuck and double tables each hour."""
        season, limit = self.season, self.season.league.settings.forfeit_after
        for _ in range(days * 24):
            season.vanished |= {user for user, at in self.leave_at.items() if at <= season.now}
            season.hour()
            self.stuck += sum(season.now - table.since > limit + HOUR for table in season.tables.values())
            seats = Counter(user for table in season.tables.values() for user in table.users if user is not None)
            self.double += sum(count > 1 for count in seats.values())
            self.double += sum(count > 1 for count in season.opened.values())

    def role_spread(self) -> int:
        """Return the greatest difference between two roles of one player who stayed."""
        had = Counter(
            (seat.entrant, GAME.role(index))
            for match in self.season.league.matches
            if match.status is not MatchStatus.VOID
            for index, seat in enumerate(match.seats)
        )
        stayed = {line.entrant for line in standings(self.season.league) if line.place is not None}
        counts = [[had[number, role] for role in GAME.roles] for number in stayed]
        return max(max(roles) - min(roles) for roles in counts)

    def table_spread(self) -> float:
        """Return the mean difference between the best and the last player of a table in the last round, in wins."""
        league = self.season.league
        points = {line.entrant: line.points for line in standings(league)}
        tables = [
            [points[seat.entrant] for seat in match.seats] for match in self.season.matches_of(len(league.rounds) - 1)
        ]
        return fmean(max(table) - min(table) for table in tables) / WIN

    def order_agreement(self) -> float:
        """Return the share of pairs of players whom the standings put in the order of their strengths."""
        season = self.season
        order = [
            season.strength[season.league.entrants[line.entrant].user]
            for line in standings(season.league)
            if line.place
        ]
        pairs = [better > other for place, better in enumerate(order) for other in order[place + 1 :]]
        return fmean(pairs)


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Yield the figures of some seasons: the worst for what must not be, else the mean."""
    watches = [Watch(sizes, Random(number)) for number in range(sizes.seasons)]
    for watch in watches:
        watch.live(sizes.days)
    seasons = [watch.season for watch in watches]
    yield Figure("stuck tables, all hours", sum(watch.stuck for watch in watches), "tables", bar=0)
    yield Figure("double tables, all hours", sum(watch.double for watch in watches), "tables", bar=0)
    yield Figure("rounds played", fmean(len(season.league.rounds) for season in seasons), "rounds")
    met = [meetings(season.league) for season in seasons]
    yield Figure("pairs that met again", fmean(fmean(n > 1 for n in pairs.values()) for pairs in met) * 100, "%")
    yield Figure("greatest number of meetings of a pair", max(max(pairs.values()) for pairs in met), "times")
    yield Figure("role spread of a player, worst", max(watch.role_spread() for watch in watches), "times", bar=2)
    whole = fmean(standings(season.league)[0].points - last_points(season) for season in seasons) / WIN
    yield Figure("points from the first to the last", whole, "wins")
    yield Figure("points from best to last at a table", fmean(watch.table_spread() for watch in watches), "wins")
    yield Figure(
        "pairs in the order of their strengths", fmean(watch.order_agreement() for watch in watches) * 100, "%"
    )
    draws = [spent for season in seasons for spent in season.draw_seconds]
    yield Figure("processor time of a draw, mean", fmean(draws) * 1e3, "ms")
    yield Figure("processor time of a draw, worst", max(draws) * 1e3, "ms")
    others = [spent for season in seasons for spent in season.seconds]
    yield Figure("processor time of another command, mean", fmean(others) * 1e6, "µs")
    league = seasons[0].league
    yield Figure("stored league at the end", len(msgspec.json.encode(league)) / 1024, "KiB")


def last_points(season: Season) -> int:
    """Return the points of the last player who is still in the league."""
    return [line.points for line in standings(season.league) if line.place is not None][-1]


BENCHMARK = Benchmark(
    figures, full=Sizes(), quick=Sizes(seasons=1), tiny=Sizes(people=8, waiting=1, vanishing=2, days=4, seasons=1)
)
if __name__ == "__main__":
    BENCHMARK.main(__doc__)
