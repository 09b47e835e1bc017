"""Random lives of tables with joining and leaving players: clocks keep running and stored data stays consistent."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Refused, Seat
from bot.preferences.vacations import StoredVacations
from bot.table import deadlines, pausing, premoves, seats
from bot.table.deadlines import HOUR_S
from bot.table.facts import NOBODY
from bot.table.model import Pace, Person, Status, Table
from bot.table.position import Position
from bot.table.quiet_hours import QuietHours
from tests import acts
from tests.by_seat import by_seat, seats_with
from tests.databases import open_database
from tests.table import bids
from tests.table.harness import GAMES, Harness, ManualClock, fresh_key, preferences_of, traces

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from bot.storage.database import Database
    from bot.table.decisions import Decision, DecisionContext

PLAYERS = tuple(
    Person(777_000_111_222_333_440 + n, f"Unforgettable {name}")
    for n, name in enumerate(("Anna", "Bob", "Cyril", "Dora", "Eva"))
)
"""Users whose ids and names occur nowhere else."""
ANNA = PLAYERS[0]
GUILD = 1
SPANS = (60.0, HOUR_S, 7 * HOUR_S, 30 * HOUR_S, 5 * 24 * HOUR_S, 16 * 24 * HOUR_S)
MAX_TICKS = 12
"""The most ticks with work at one moment: a silence, a postponed turn, a reminder…"""
NIGHT = QuietHours(22 * 60, 8 * 60, "Europe/Prague")


def quiet(user: int) -> QuietHours | None:
    return NIGHT if user == ANNA.user else None


class Life:
    """One table whose players act at random."""

    def __init__(self, seed: int, clock: ManualClock) -> None:
        self.luck = Random(seed)
        self.clock = clock

    async def begin(self, database: Database) -> None:
        """Attach to a database, also after a restart."""
        self.people = preferences_of(database)
        self.vacations = StoredVacations(self.people, 3)
        self.harness = Harness(database, self.clock, GAMES, quiet, self.vacations, self.people.prepare)
        self.tables = self.harness.tables
        await self.tables.load_all()

    async def deal(self) -> None:
        pace = self.luck.choice((Pace.LIVE, Pace.DAILY, Pace.UNHURRIED))
        people = PLAYERS[: self.luck.choice((2, 3, 3, 4))]
        self.id = (await self.harness.game(*people, pace=pace, options=bids.Options(coins=9))).id

    @property
    def table(self) -> Table:
        return self.tables.get(self.id)

    async def step(self) -> None:
        """Perform a random action; it may be refused."""
        person, action = self.luck.choice(PLAYERS), self.luck.choice(self.actions())
        try:
            await action(person)
        except Refused:
            return

    def actions(self) -> list[Callable[[Person], Awaitable[Any]]]:
        often = [
            self.press,
            self.press,
            self.computer,
            self.wait,
            self.wait,
            self.seal,
            self.note,
            self.take,
            self.pause,
        ]
        rare = [self.leave, self.offer, self.decline, self.keep, self.vote_out, self.resume, self.away, self.server]
        rarest = [self.resign, self.vote_end, self.gone, self.forget, self.jump] if self.luck.random() < 0.2 else []
        return [*often, *rare, *rarest]

    async def press(self, person: Person) -> None:
        table = self.table
        seat = table.seat_of(person.user)
        if seat is not None:
            moves, stamp = self.tables.menu(table, seat)
            await acts.press(
                self.tables, self.id, person.user, stamp, self.luck.randrange(len(moves) or 1), fresh_key()
            )

    async def computer(self, _person: Person) -> None:
        if self.tables.autoplay_pause(self.id) is not None:
            assert await self.tables.autoplay(self.id)

    async def wait(self, _person: Person) -> None:
        """Advance the clock, with a tick at each event as the scheduler does."""
        end = self.clock.now() + self.luck.choice(SPANS)
        while (tick := self.tables.next_tick()) is not None and tick <= end:
            self.clock.advance(max(0.0, tick - self.clock.now()))
            await self.tick()
        self.clock.advance(end - self.clock.now())

    async def tick(self) -> None:
        """Run a tick that does something, or check that no event is due."""
        before = (await self.tables.find(self.id)).version
        await self.tables.tick()
        tick = self.tables.next_tick()
        assert tick is None or tick > self.clock.now() or self.table.version > before
        assert tick == deadlines.next_event(self.table), "the time of the table could not be kept"

    async def settle(self) -> None:
        """Run ticks until no event is due at this moment; there must be few."""
        for _ in range(MAX_TICKS):
            if (tick := self.tables.next_tick()) is None or tick > self.clock.now():
                return
            await self.tick()
        pytest.fail("time does not go on")

    async def update(self, person: Person, decide: Callable[[DecisionContext], Decision]) -> None:
        await self.tables.change(self.id, person.user, fresh_key(), decide)

    async def seal(self, person: Person) -> None:
        if (seat := self.table.seat_of(person.user)) is not None:
            stamp = self.tables.premove_menu(self.table, seat)[1]
            n = self.luck.randrange(9)
            await self.update(person, lambda context: premoves.set_premove(context, person.user, stamp, n))

    async def note(self, person: Person) -> None:
        await acts.play(self.tables, self.id, person.user, bids.Scribble(self.luck.randint(1, 3)), fresh_key())

    async def take(self, person: Person) -> None:
        seat = Seat(self.luck.randrange(len(self.table.seats)))
        await self.update(person, lambda context: seats.take(context, person, seat))

    async def leave(self, person: Person) -> None:
        await acts.leave_seat(self.tables, self.id, person.user, fresh_key())

    async def offer(self, person: Person) -> None:
        to = self.luck.choice(PLAYERS)
        await self.update(person, lambda context: seats.offer(context, person.user, to))

    async def decline(self, person: Person) -> None:
        seat = Seat(self.luck.randrange(len(self.table.seats)))
        await self.update(person, lambda context: seats.decline_offer(context, person.user, seat))

    async def keep(self, person: Person) -> None:
        await self.update(person, lambda context: seats.withdraw_offer(context, person.user))

    async def vote_out(self, person: Person) -> None:
        seat = Seat(self.luck.randrange(len(self.table.seats)))
        await self.update(person, lambda context: seats.vote_to_replace(context, person.user, seat))

    async def pause(self, person: Person) -> None:
        proposal = pausing.open_proposal(self.table, self.clock.now())
        until = None if proposal or self.luck.random() < 0.5 else self.clock.now() + self.luck.choice(SPANS)
        await self.update(person, lambda context: pausing.vote_for_pause(context, person.user, until))

    async def resume(self, person: Person) -> None:
        await self.update(person, lambda context: pausing.resume(context, person.user))

    async def away(self, person: Person) -> None:
        await self.vacations.leave(person.user, self.clock.now() + self.luck.choice((0.0, *SPANS)))

    async def server(self, _person: Person) -> None:
        """Remove the bot from the server, or add it again."""
        if self.table.away is None and self.luck.random() < 0.3:
            await self.tables.absence.begin(GUILD)
        else:
            await self.tables.absence.end(GUILD)

    async def resign(self, person: Person) -> None:
        await acts.resign(self.tables, self.id, person.user, fresh_key())

    async def vote_end(self, person: Person) -> None:
        await acts.vote_end(self.tables, self.id, person.user, fresh_key())

    async def gone(self, person: Person) -> None:
        await self.tables.person_left(GUILD, person.user)

    async def forget(self, person: Person) -> None:
        await self.tables.forget(person.user)
        self.people.forget(person.user)
        assert await traces(self.harness, person) == []

    async def jump(self, _person: Person) -> None:
        """Set the machine's clock."""
        self.clock.wall += self.luck.choice((-HOUR_S, 3 * HOUR_S, 40 * HOUR_S))
        await self.tables.beat()

    async def check(self) -> None:
        """Check that the table in memory is consistent, equals the stored one, and replays."""
        await self.settle()
        table = await self.tables.find(self.id)
        assert await self.harness.store.load(self.id) == table
        assert (await self.tables.verify(self.id)).agrees
        _check_whole(table)


def _check_whole(table: Table) -> None:
    assert set(table.open) <= set(table.resigned)
    assert len(set(table.resigned)) == len(table.resigned)
    assert {seat for seat, _ in table.offers} <= table.people
    assert {tenure.seat for tenure in table.former if tenure.until is None} == set(table.resigned)
    assert (
        seats_with(table, "premoves")
        | {seat for suggestion in table.suggestions for seat in (suggestion.seat, suggestion.by)}
        <= table.people
    )
    assert seats_with(table, "replace_votes").union(*by_seat(table, "replace_votes")) <= table.people
    assert table.votes <= table.people
    if table.status is not Status.RUNNING:
        assert table.finished
        assert table.due is None
        return
    sitters = [table.sitters[seat] for seat in table.people]
    users = [sitter.user for sitter in sitters if isinstance(sitter, Person)]
    assert len(set(users)) == len(users)
    assert NOBODY not in users
    assert table.host in users or table.seat_of(table.host) in table.given_up
    assert len(table.votes) < len(table.people) // 2 + 1
    _check_clocks(table)


def _check_clocks(table: Table) -> None:
    acting = Position(table, GAMES[table.game]).acting
    assert {seat for seat, since in enumerate(by_seat(table, "since")) if since is not None} == acting
    timed = acting & table.people if table.pace.hours else frozenset[Seat]()
    assert {seat for seat, due in enumerate(by_seat(table, "due")) if due is not None} == timed
    assert seats_with(table, "taken_over") <= acting
    if table.pause is not None:
        due = {seat for seat in GAMES[table.game].to_act(table.state) & table.people if table.pace.hours}
        assert {
            seat
            for seat in table.people
            if (frozen_clock := table.seats[seat].clock.held) and frozen_clock.left is not None
        } == due


@pytest.mark.parametrize("seed", range(12))
async def test_after_random_actions_a_table_is_consistent_and_its_clock_runs(tmp_path: Path, seed: int) -> None:
    clock = ManualClock()
    life = Life(seed, clock)
    async with open_database(tmp_path / "bot.db", lock_timeout=0.2) as database:
        await life.begin(database)
        await life.deal()
        await lived(life, 40)
        await life.tables.beat()
    clock.advance(life.luck.choice(SPANS))
    async with open_database(tmp_path / "bot.db", lock_timeout=0.2) as database:
        await life.begin(database)
        await life.check()
        await lived(life, 40)
        for person in PLAYERS:
            await life.forget(person)
            await life.check()


async def lived(life: Life, steps: int) -> None:
    for _ in range(steps):
        await life.step()
        await life.check()
        if (await life.tables.find(life.id)).finished:
            return
