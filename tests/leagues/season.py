"""A host of leagues in memory: does the engine's tasks, plays tables in virtual time and checks what must never be.

Each command goes to the engine twice; the second time must change nothing. People take turns after some hours; one who
vanished takes none, so that a table waits for them until the league replaces them or lets them forfeit.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from bot.leagues import decisions, engine
from bot.leagues.decisions import (
    CloseTable,
    JoinLeague,
    LeagueTick,
    OpenTable,
    ReplaceAtTable,
    ResignAtTable,
    SeatHandedOver,
    SeatResigned,
    Silence,
    TableClosed,
    TableFinished,
    TableOpened,
)
from bot.leagues.model import Contest, League, LeagueSettings, LeagueStatus, MatchStatus

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.leagues.decisions import LeagueCommand, LeagueLogEntry, LeagueNotice

HOUR = 3600.0
USER = 100
"""The user id of the first person; the others follow."""
SEED = bytes(range(32))
CHESS = Contest("chess", max_seats=4)
HUNT = Contest("hunt", roles=("fugitive", "detective"), max_seats=6)
REPEATABLE = (
    decisions.LeagueTick,
    decisions.TableOpened,
    decisions.TableFinished,
    decisions.TableClosed,
    decisions.SeatHandedOver,
    decisions.SeatResigned,
    decisions.LateTurn,
    decisions.VoidMatch,
    decisions.StartLeague,
    decisions.FreezeLeague,
    decisions.ThawLeague,
    decisions.BotOutage,
)
"""The commands that the host may repeat; the others are refused the second time."""


def settings(
    contest: Contest = CHESS, *contests: Contest, rounds: int = 3, size: int = 2, **values: Any
) -> LeagueSettings:
    """Return the settings of a league that starts when a moderator starts it."""
    values = {"start_when_full": False} | values
    return LeagueSettings((contest, *contests), rounds, size, **values)


@dataclass
class PlayedTable:
    """A table of a match, as the host knows it."""

    match: int
    users: list[int | None]
    """None: the program plays."""
    turns: int
    """The turns that are left."""
    since: float
    """The beginning of the present turn."""
    answer: float
    """The time of the present turn's answer if its player answers."""
    resigned: set[int] = field(default_factory=set)


@dataclass
class Season:
    """A league with its host."""

    league: League
    now: float = 0.0
    luck: Random = field(default_factory=lambda: Random(1))
    vanished: set[int] = field(default_factory=set)
    strength: dict[int, float] = field(default_factory=dict)
    """The strengths of users; with a difference of one, the better wins three games of four. Others have 0."""
    tables: dict[int, PlayedTable] = field(default_factory=dict)
    """The tables that are running."""
    opened: Counter[int] = field(default_factory=Counter)
    """How many tables each match got."""
    log: list[LeagueLogEntry] = field(default_factory=list)
    notices: list[LeagueNotice] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """The processor time of each command that drew no round."""
    draw_seconds: list[float] = field(default_factory=list)
    """The processor time of each command that drew a round."""

    @classmethod
    def of(cls, people: int, chosen: LeagueSettings, *, start: bool = True, seed: bytes = SEED) -> Season:
        """Open a league that these people join, and start it."""
        season = cls(engine.open_league(1, 7, "Cup", 9, chosen, seed, 0.0).league)
        for number in range(people):
            season.join(number)
        if start and season.league.status is LeagueStatus.JOINING:
            season.tell(decisions.StartLeague(), by=9)
        return season

    def join(self, number: int) -> None:
        """Let the person with this number join."""
        self.tell(JoinLeague(USER + number, f"Person {number}"), by=USER + number)

    def tell(self, command: LeagueCommand, by: int = 0) -> None:
        """Give a command, and give it again where the host may repeat it."""
        began = time.process_time()
        decision = engine.decide(self.league, command, self.now, by)
        spent = time.process_time() - began
        has_drawn = len(decision.league.rounds) > len(self.league.rounds)
        (self.draw_seconds if has_drawn else self.seconds).append(spent)
        self.league = decision.league
        self.log += decision.log
        self.notices += decision.notices
        if isinstance(command, REPEATABLE) and not isinstance(command, LeagueTick):
            again = engine.decide(self.league, command, self.now, by)
            assert again.league is self.league
            assert not again.log
        self._check()

    def work(self) -> None:
        """Do the host's tasks until there are none; after each of them the league is read from its stored form."""
        while tasks := engine.pending(self.league):
            self._do(tasks[0])
            self.league = msgspec.json.decode(msgspec.json.encode(self.league), type=League)

    def finish(self, match: int, *places: int, **values: Any) -> None:
        """Report the result of a match."""
        self.tell(TableFinished(match, places, **values))
        self._forget_table(match)

    def play_round(self, places: dict[int, int] | None = None) -> None:
        """Open the tables of the round and finish them: by `places` of users, else at random."""
        self.work()
        for match in [match for match in self.league.matches if match.status is MatchStatus.OPEN]:
            users = [self.league.entrants[seat.entrant].user for seat in match.seats]
            order = self.luck.sample(range(1, len(users) + 1), len(users))
            self.finish(match.number, *(order if places is None else [places[user] for user in users]))

    def play(self) -> None:
        """Play the league to its end."""
        while self.league.status is LeagueStatus.RUNNING:
            self.now += HOUR
            self.play_round()

    def hour(self) -> None:
        """Let an hour pass: people take turns, and the league hears who is silent."""
        self.now += HOUR
        self.work()
        for number, table in list(self.tables.items()):
            self._play_turns(number, table)
        self.tell(LeagueTick(tuple(self._silences())))
        self.work()

    def live(self, days: float) -> None:
        """Let hours pass until the league is over, at most for so many days."""
        end = self.now + days * 24 * HOUR
        while self.now < end and self.league.status is LeagueStatus.RUNNING:
            self.hour()

    def users(self, match: int) -> list[int]:
        """Return the users of a match in seat order."""
        return [self.league.entrants[seat.entrant].user for seat in self.league.matches[match].seats]

    def _do(self, task: decisions.LeagueTask) -> None:
        match task:
            case OpenTable():
                self.opened[task.match] += 1
                assert self.opened[task.match] == 1
                users = [None if seat in task.forfeits else user for seat, user in enumerate(task.users)]
                self.tables[1000 + task.match] = self._timed(PlayedTable(task.match, users, 3 * len(users), 0, 0))
                self.tell(TableOpened(task.match, 1000 + task.match, task))
            case CloseTable():
                table = self.tables.pop(task.table, None)
                self.tell(TableClosed(task.match, () if table is None else tuple(self._late_seats(table))))
            case ReplaceAtTable():
                table = self.tables[task.table]
                table.users[task.seat] = task.user
                self._timed(table)
                self.tell(SeatHandedOver(task.match, task.seat, task.entrant))
            case ResignAtTable():
                self.tables[task.table].users[task.seat] = None
                self.tables[task.table].resigned.add(task.seat)
                self.tell(SeatResigned(task.match, task.seat))

    def _timed(self, table: PlayedTable) -> PlayedTable:
        table.since, table.answer = self.now, self.now + self.luck.uniform(0.5, 10) * HOUR
        return table

    def _play_turns(self, number: int, table: PlayedTable) -> None:
        while table.turns and (self._mover(table) is None or self._answers(table)):
            table.turns -= 1
            self._timed(table)
        if not table.turns:
            del self.tables[number]
            forms = [self.strength.get(user or 0, 0.0) + self.luck.gauss(0, 1) for user in table.users]
            places = tuple(1 + sum(other > form for other in forms) for form in forms)
            self.tell(TableFinished(table.match, places, places, tuple(sorted(table.resigned))))

    def _mover(self, table: PlayedTable) -> int | None:
        return table.users[table.turns % len(table.users)]

    def _answers(self, table: PlayedTable) -> bool:
        return self._mover(table) not in self.vanished and table.answer <= self.now

    def _late_seats(self, table: PlayedTable) -> Iterator[int]:
        if table.users[table.turns % len(table.users)] is not None:
            yield table.turns % len(table.users)

    def _silences(self) -> Iterator[Silence]:
        for table in self.tables.values():
            user = self._mover(table)
            if user is not None:
                yield Silence(table.match, user, table.since)

    def _forget_table(self, match: int) -> None:
        self.tables.pop(1000 + match, None)

    def _check(self) -> None:
        """Check what holds at any time: nobody has two seats in a round, at a table or in a bye."""
        for entry in self.league.rounds:
            seats = [seat for match in self.matches_of(entry.number) for seat in match.seats]
            drawn = [*(seat.drawn for seat in seats), *entry.byes]
            assert len(drawn) == len(set(drawn))
            entrants = [seat.entrant for seat in seats]
            assert len(entrants) == len(set(entrants))

    def matches_of(self, number: int) -> list[Any]:
        """Return the matches of a round."""
        return [match for match in self.league.matches if match.round == number]


def meetings(league: League) -> Counter[tuple[int, int]]:
    """Return how often pairs of entrants met."""
    pairs = (combinations(sorted(seat.entrant for seat in match.seats), 2) for match in league.matches)
    return Counter(pair for group in pairs for pair in group)


def role_counts(league: League, role: str) -> list[int]:
    """Return how often each entrant had a role."""
    contests = league.settings.contests
    had = Counter(
        seat.entrant
        for match in league.matches
        for index, seat in enumerate(match.seats)
        if contests[match.contest].role(index) == role
    )
    return [had[number] for number in range(len(league.entrants))]


def spread(values: Iterable[int]) -> int:
    """Return the difference of the greatest and the smallest value."""
    ordered = sorted(values)
    return ordered[-1] - ordered[0]
