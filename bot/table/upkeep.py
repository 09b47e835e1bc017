"""Upkeep: loads tables, mends quarantined ones, records heartbeats, reminds, applies deadlines, closes lobbies.

Downtime, and jumps of the machine's clock, do not count: all deadlines are shifted by them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog
from msgspec import Struct

from bot.game.contract import Public, Seat
from bot.system.shards import DIRECT_MESSAGES, WHOLE
from bot.table import computers, deadlines, departures, lobby, pausing, reliability, turns, vacations
from bot.table.decisions import ChangeKind, Decision, DecisionContext
from bot.table.facts import NOBODY, Mended
from bot.table.model import Status, Table
from bot.table.store import Conflict, Repeated, StorageFailed, Unreadable

if TYPE_CHECKING:
    from bot.game.contract import AnyGame
    from bot.system.shards import ServerShare
    from bot.table.policies import Policy
    from bot.table.position import Positions
    from bot.table.quiet_hours import QuietOf
    from bot.table.repository import Repository

_log = structlog.stdlib.get_logger(__name__)

RECENT_S = 7 * 24 * 3600.0
"""Seconds for which a finished table stays in memory."""
MIN_JUMP_S = 2.0
"""Seconds by which the wall clock and the monotonic clock may differ between two heartbeats before it counts as a
jump."""
MAX_PRUNED = 20
"""How many tables one heartbeat deletes at most, each in its own transaction, so that other work need not wait."""
PRUNING_DELAY_S = 3600.0
"""Seconds after a start or a jump of the clock before old tables are deleted: the clock may be wrong."""
RETRY_DELAY_S = 60.0
"""Seconds until a table whose upkeep failed is tried again."""


class LoadReport(Struct, frozen=True):
    """The result of the start, by table ids."""

    running: tuple[int, ...]
    lobbies: tuple[int, ...]
    mended: tuple[int, ...]
    """Tables that were in quarantine and are readable again."""
    broken: tuple[tuple[int, str], ...]
    """Quarantined tables with their damaged columns, for the program's log."""
    gap: float
    """Seconds of downtime, by which every deadline was moved; the longest one of the process's shares."""


UndeliveredCalls = Callable[[int], Awaitable[frozenset[Seat]]]


async def nothing_undelivered(_table: int) -> frozenset[Seat]:
    """Return no seats: all calls count as delivered."""
    return frozenset()


class Upkeep:
    """The work that the passing of time requires at all tables."""

    def __init__(self, positions: Positions, repository: Repository, policy: Policy) -> None:
        self._positions = positions
        self._policy = policy
        self._repository = repository
        self._store = repository.store
        self._clock = repository.clock
        self._beat = (repository.clock.now(), repository.clock.monotonic())
        self._pruning_from = repository.clock.monotonic() + PRUNING_DELAY_S
        self.undelivered: UndeliveredCalls = nothing_undelivered
        """Returns the seats of a table whose players could not be called to their present turns."""

    async def load_all(self) -> LoadReport:
        """Move the deadlines by the downtime, read every table, and quarantine the unreadable ones."""
        if await self._store.settle_copy(self._clock.now()):
            _log.warning("database.restored")
        rows, gap = await self._read_after_downtime()
        readable = [table for table in rows if isinstance(table, Table)]
        self._repository.remember(readable)
        broken = tuple([await self._quarantine(row) for row in rows if isinstance(row, Unreadable)])
        lost = tuple((table_id, "its row is missing") for table_id in await self._store.tables_without_row())
        owns = self._repository.ownership.owns
        damaged = [table for table in readable if table.status is Status.BROKEN and owns(table.place.guild)]
        mended = tuple([await self._mend(table) for table in damaged])
        return LoadReport(
            running=tuple(table.id for table in self._repository if table.status is Status.RUNNING),
            lobbies=tuple(table.id for table in self._repository if table.status is Status.LOBBY),
            mended=mended,
            broken=broken + lost,
            gap=gap,
        )

    async def _read_after_downtime(self) -> tuple[list[Table | Unreadable], float]:
        """Return every table, with the deadlines of this process's tables moved, and its longest downtime in seconds.

        The deadlines are moved in the store as well.
        """
        now = self._clock.now()
        self._beat = (now, self._clock.monotonic())
        gaps = {share: await self._downtime(share, now) for share in self._repository.ownership.shares}
        rows = await self._store.load_since(now - RECENT_S)
        tables = (row if isinstance(row, Table) else row.stub for row in rows)
        await self._repository.prepare((table for table in tables if table is not None), ())
        moved: dict[int, Table] = {}
        for share, gap in gaps.items():
            old_tables = [
                table
                for table in rows
                if gap and isinstance(table, Table) and not table.finished and share.covers(table.place.guild)
            ]
            new_tables = [deadlines.shift_clocks(table, gap, now, self._policy.quiet) for table in old_tables]
            await self._store.beat(now, gap, new_tables, (share,))
            moved |= {table.id: table for table in new_tables}
        longest = max(gaps.values(), default=0.0)
        if longest:
            await self._policy.vacations.read_again()
        return [moved.get(row.id, row) for row in rows], longest

    async def _downtime(self, share: ServerShare, now: float) -> float:
        """Return the seconds since the last beat of a host of the share; 0.0: there was none."""
        last_beat = await self._store.last_beat(now, share)
        gap = 0.0 if last_beat is None else now - last_beat
        # A single host's own clock was set back; that of another process may merely be ahead of this one.
        return gap if share == WHOLE else max(0.0, gap)

    async def take_over(self, share: ServerShare) -> float:
        """Let time pass at the tables of a share that had no host; return the seconds by which its deadlines moved."""
        now = self._clock.now()
        await self._repository.refresh_all(now - RECENT_S)
        gap = await self._downtime(share, now)
        await self._repository.shift(now, gap, self._policy.quiet, (share,))
        await self._policy.vacations.read_again()
        self._repository.ownership.add(share)
        self._repository.reindex()
        return gap

    async def release(self, share: ServerShare) -> None:
        """Leave the tables of a share to another process, which finds that they had a host until now."""
        if share in self._repository.ownership.shares:
            await self._beat_last((share,))
        self._repository.ownership.remove(share)
        self._repository.reindex()

    async def close(self) -> None:
        """Record that the host was alive until now."""
        await self._beat_last(self._repository.ownership.shares)

    async def _beat_last(self, shares: Sequence[ServerShare]) -> None:
        """Record that shares have had a host until now; a failure is logged, and then the last heartbeat counts."""
        try:
            await self._record_life(shares)
        except StorageFailed as error:
            _log.warning("storage.failed", during="last heartbeat", reason=str(error))

    async def beat(self) -> float:
        """Record that the host is alive. Return the seconds by which a jump of the wall clock moved every deadline."""
        now, monotonic = self._clock.now(), self._clock.monotonic()
        jump = await self._record_life(self._repository.ownership.shares)
        if jump:
            self._pruning_from = monotonic + PRUNING_DELAY_S
        self._beat = (now, monotonic)
        if self._repository.ownership.owns(DIRECT_MESSAGES):
            await self._prune(now)
        return jump

    async def _record_life(self, shares: Sequence[ServerShare]) -> float:
        """Record that shares have a host; move their deadlines by a jump of the wall clock since the last heartbeat.

        Return the seconds of the jump. Raise `StorageFailed`.
        """
        last_wall, last_monotonic = self._beat
        now = self._clock.now()
        jump = (now - last_wall) - (self._clock.monotonic() - last_monotonic)
        if abs(jump) <= MIN_JUMP_S:
            await self._store.beat(now, 0.0, (), shares)
            return 0.0
        await self._repository.shift(now, jump, self._policy.quiet, shares)
        await self._policy.vacations.read_again()
        return jump

    async def _prune(self, now: float) -> None:
        """Delete a few of the tables that have been finished for `Policy.keep_seconds`, the oldest first."""
        keep_s = self._policy.keep_seconds
        if keep_s is None or self._clock.monotonic() < self._pruning_from:
            return
        for _ in range(MAX_PRUNED):
            table_id = await self._store.prune(now - keep_s)
            if table_id is None:
                return
            self._repository.forget((table_id,))
            self._policy.note_commit(table_id)
            _log.info("table.pruned", table=table_id)

    async def tick(self) -> None:
        """Apply the passing of time to every table with a due event.

        A failure at a table is logged and tried again later; it does not delay other tables.
        """
        now = self._clock.now()
        for table_id in self._repository.index.events.due(now):
            if (table := self._repository.get(table_id)) is not None:
                await self._guarded(table, now)
        self._repository.forget(self._repository.index.ends.due(now - RECENT_S))

    async def _guarded(self, table: Table, now: float) -> None:
        try:
            await self._apply_time(table, now)
        except (Repeated, Conflict):
            _log.info("table.change_repeated", table=table.id, version=table.version)
        except Exception as error:  # noqa: BLE001 - one table must not stop the upkeep of the others
            self._repository.index.events.set(table.id, now + RETRY_DELAY_S)
            log = _log.warning if isinstance(error, StorageFailed) else _log.error
            log("table.clock_not_stopped", table=table.id, version=table.version, exc_info=True)

    async def _apply_time(self, table: Table, now: float) -> None:
        if table.away is not None:
            await self._change(table, "absent", lambda current: pausing.closed_by_absence(current, now))
            return
        if table.status is Status.LOBBY:
            await self._change(table, "expire", lambda current: lobby.expire(current, now))
            return
        if table.pause is not None:
            await self._change(
                table, "resume", lambda current: pausing.resumed_by_date(current, now, self._policy.quiet)
            )
            return
        if deadlines.overdue_seats(table, now):
            await self._hold(table)
        for seat in reliability.silent(table, now):
            absence = self._policy.vacations.absent(_user(table, seat), now)
            decide = (
                departures.open_silent_seat if absence is None else partial(reliability.excused, until=absence.until)
            )
            await self._change(table, f"silent-{seat}", partial(decide, seat=seat, now=now))
        for seat in deadlines.overdue_seats(table, now):
            if not await self._excuse(table, seat, now):
                await self._decide_for(table, seat, now)
        await self._change(table, "nudge", lambda current: deadlines.remind(current, now, self._away(current, now)))

    async def _hold(self, table: Table) -> None:
        """Stop the clocks of the seats whose players could not be called."""
        seats = await self.undelivered(table.id)
        table = await self._change(table, "uncalled", lambda current: deadlines.stop_uncalled(current, seats))
        if seats:
            self._repository.notify(table)  # the courier restarts the clock of a call delivered meanwhile

    def _away(self, table: Table, now: float) -> frozenset[Seat]:
        """Return the seats of people who are on time off and have hours left."""
        absences = {seat: self._policy.vacations.absent(_user(table, seat), now) for seat in table.people}
        return frozenset(seat for seat, absence in absences.items() if absence is not None and absence.hours)

    async def _excuse(self, table: Table, seat: Seat, now: float) -> bool:
        """Put off a turn that runs out if its player is on time off with hours left; return whether it was put off.

        The hours are saved first: after a crash the turn finds them drawn and does not draw them again.
        """
        table = await self._repository.find(table.id)
        state, user = table.seats[seat], _user(table, seat)
        due = state.clock.due
        if due is None or due > now or table.status is not Status.RUNNING or not state.plays or state.clock.taken_over:
            return False
        time_off = self._policy.vacations
        vacation = await time_off.draw(user, table.id, due, now, vacations.grace(table.pace))
        if vacation is None:
            return False
        budget = time_off.budget(user)
        await self._change(
            table, f"excuse-{seat}", lambda current: vacations.put_off(current, seat, vacation, budget, now)
        )
        return True

    async def _decide_for(self, table: Table, seat: Seat, now: float) -> None:
        """Make the move of a seat whose deadline has passed; do nothing if its player was quicker."""
        table = await self._repository.find(table.id)
        if seat not in deadlines.overdue_seats(table, now):
            return
        choose, max_seconds = self._policy.choose_move, self._policy.computer_seconds
        move = await computers.decide_move(self._positions.of(table), seat, choose, max_seconds)

        def decide(current: Table) -> Decision | None:
            if current.moves != table.moves or seat not in deadlines.overdue_seats(current, now):
                return None
            context = DecisionContext(self._positions.of(current), now, self._policy.quiet)
            return turns.apply_move(context, seat, move, own=False)

        await self._change(table, f"deadline-{seat}", decide)

    async def _change(self, table: Table, action: str, decide: Callable[[Table], Decision | None]) -> Table:
        return await self._repository.change(table.id, f"{action}:{table.id}:{table.version}", decide, by=None)

    async def _quarantine(self, broken: Unreadable) -> tuple[int, str]:
        """Quarantine a table and return its id and the reason; its readable part stays in memory."""
        version = await self._store.quarantine(broken.id, self._clock.now())
        stub = broken.stub
        if stub is not None:
            stub = msgspec.structs.replace(stub, version=version or stub.version)
            self._repository.remember((stub,))
            self._repository.notify(stub)
        return broken.id, broken.reason

    async def _mend(self, table: Table) -> int:
        quiet = self._policy.quiet
        await self._change(
            table, "mend", lambda current: mend(self._positions.of(current).game, current, self._clock.now(), quiet)
        )
        return table.id


def _user(table: Table, seat: Seat) -> int:
    user = table.seats[seat].user
    return NOBODY if user is None else user


def mend(game: AnyGame, table: Table, now: float, quiet: QuietOf) -> Decision | None:
    """Resume a table that is readable again, with full time for every turn; None: it is not in quarantine.

    A table that is stopped for another reason (a pause, the bot's absence) stays stopped.
    """
    if table.status is not Status.BROKEN:
        return None
    table = departures.without_deleted_users(table, now)
    if table.state is None:
        table = msgspec.structs.replace(table, status=Status.LOBBY)
    else:
        stopped = deadlines.clear_running_clocks(table).with_seats(
            lambda _, state: msgspec.structs.replace(state, silent_since=None)
        )
        stopped = msgspec.structs.replace(stopped, status=Status.RUNNING)
        acting = game.to_act(table.state)
        table = stopped if stopped.paused else deadlines.set_clocks(stopped, acting, now, quiet)
    return Decision(table, ChangeKind.MEND, (Public(Mended()),))
