"""The courier's loop: observe, plan, act and recover, table by table, until nothing is left to deliver.

For a woken table the loop reads the stored data, plans, carries out the first planned action and reads again the data
that the action can have changed. It observes everything anew if the action failed, or if the table was woken or changed
meanwhile.

Each table has a worker of its own, so a refusal at one table does not delay the others. The loop works from stored data
only: an unnecessary wake does nothing, and the next start makes up for a lost one. Never makes a move; of a table it
changes only the thread and the clocks of seats that cannot be called.
"""

from __future__ import annotations

import asyncio
import dataclasses
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog
from msgspec.structs import replace

from bot.courier.act import Executor
from bot.courier.compose import Films
from bot.courier.erasing import Eraser
from bot.courier.observe import Observer
from bot.courier.outbox import EntryKind
from bot.courier.plan import plan_before_calls, plan_from_calls
from bot.courier.recovery import Next, Recovery
from bot.game.contract import Refused
from bot.system.log import log_context
from bot.system.shards import DIRECT_MESSAGES
from bot.table.store import StorageFailed
from bot.transport.refusals import (
    MAX_REFUSAL_WAIT_S,
    MAX_WAIT_S,
    REQUEST_ERRORS,
    TRIES_BEFORE_REJECTION,
    Backoff,
    Fault,
    delay_after,
    failure_of,
    refusal_delay_after,
)

if TYPE_CHECKING:
    from bot.courier.actions import Action
    from bot.courier.snapshot import CourierParts, Snapshot
    from bot.game.contract import Seat
    from bot.table.model import Table
    from bot.transport.refusals import Failure

MAX_CONCURRENT_TABLES = 8
"""Tables handled at the same time: few enough to leave Discord's rate limits and the event loop to the players."""
MAX_ACTIONS = 200
"""Actions of one reconciliation; more mean that the actions do not change the stored data."""
MAX_ROUNDS_WHEN_FINISHED = 24
"""Rounds (less than a day) after which the refused actions of a finished table wait for the next start."""
_MIN_WAIT_S = 0.1
"""Seconds: the shortest wait, so that two clocks that differ by a rounding error never cause a busy loop."""
CLOSE_TIMEOUT_S = 5.0
"""Seconds that `close` gives running work before it cancels it."""

_log = structlog.stdlib.get_logger(__name__)


class Courier:
    """A reconciler with one worker for every woken table, `MAX_CONCURRENT_TABLES` of them at a time.

    Belongs to one event loop.
    """

    def __init__(self, parts: CourierParts) -> None:
        self._parts = parts
        self._films = Films(parts.presenter, self.wake)
        self._eraser = Eraser(parts)
        self._observer = Observer(parts, self._films)
        self._executor = Executor(parts, self._observer, self._films, self.wake)
        self._recovery = Recovery(parts)
        self._slots = asyncio.Semaphore(MAX_CONCURRENT_TABLES)
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        """Tables that get one more round."""
        self._unobserved: set[int] = set()
        """Tables that were woken since their last full observation."""
        self._drawings: dict[int, asyncio.Task[None]] = {}
        """By table with messages that lack their pictures: the task that waits for the pictures' backgrounds."""
        self._tries: dict[int, int] = {}
        self._refusals: dict[int, int] = {}
        """By table: the number of consecutive rounds in which Discord refused an action."""
        parts.tables.check_calls_by(self.undelivered)
        self._backoff = Backoff(parts.clock)
        self._closing = False

    async def start(self) -> None:
        """Load the outbox and wake every table that may have something left to deliver."""
        outbox = self._parts.outbox
        await outbox.load()
        for table in sorted(
            {
                *await self._parts.news.tables_with_pending(),
                *await outbox.unfinished(),
                *outbox.unswept,
                *await self._parts.people.subscribed_tables(),
            }
        ):
            self.wake(table)
        self.delete_messages()

    def delete_messages(self) -> None:
        """Delete the messages of deleted users in the background."""
        if not self._closing and self._parts.tables.owns_server(DIRECT_MESSAGES):
            self._eraser.wake()

    def wake(self, table: int) -> None:
        """Schedule a table's reconciliation. Cheap; all wakes during a round lead to one more round.

        A table that waits after a refusal keeps waiting, and then sends everything. Until then a round only stops the
        clocks of seats that cannot be called.
        """
        if self._closing:
            return
        self._woken.add(table)
        self._unobserved.add(table)
        if table not in self._workers:
            worker = asyncio.get_running_loop().create_task(self._work(table), name=f"courier {table}")
            self._workers[table] = worker

    @property
    def queued(self) -> int:
        """The number of tables that are being handled or wait for a worker slot."""
        return len(self._workers)

    async def undelivered(self, table: int) -> frozenset[Seat]:
        """Return the seats of a table with a call that is due now and has not arrived.

        Raise `Refused` if there is no such table.
        """
        return (await self._observe(table)).undelivered

    async def _observe(self, table: int) -> Snapshot:
        return await self._observer.with_calls(await self._observer.observe(table))

    def count_message(self, channel: int) -> None:
        """Count a message in a channel or thread, including messages of the bot."""
        self._parts.message_counter.add(channel)

    async def reopen_messages(self, user: int) -> None:
        """Note that a user wrote to the bot: direct messages to the user are tried again."""
        people = self._parts.people
        await people.fetch([user])
        if people.person(user).dm_closed:
            await people.update(user, lambda settings: replace(settings, dm_closed=False))
            for table in self._parts.tables.of_user(user):
                self.wake(table.id)

    async def drain_disowned(self, within: float) -> None:
        """Wait until no table of another process is being handled, for `within` seconds at most."""
        with suppress(TimeoutError, Refused):
            async with asyncio.timeout(within):
                for table, worker in list(self._workers.items()):
                    if not self._parts.tables.is_owned(await self._parts.tables.find(table)):
                        await asyncio.wait((worker,))

    async def drain(self) -> None:
        """Wait until all work, pictures, films and deletions included, is done or waits for a timer."""
        while self._workers or self._drawings or self._films.under_way or self._eraser.under_way:
            under_way: list[asyncio.Future[Any]] = [
                *self._workers.values(),
                *self._drawings.values(),
                *self._films.under_way,
                *self._eraser.under_way,
            ]
            await asyncio.wait(under_way)

    async def told_end(self, table: int, within: float) -> bool:
        """Wait until nothing more can be delivered of a table at once, or for `within` seconds at most.

        Return whether the message about the end of its game stands on Discord. Raise `Refused` if there is no table.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while work := [task for task in (self._workers.get(table), self._drawings.get(table)) if task]:
                    await asyncio.wait(work)
                    await self._films.finished(table)
        entries = (await self._observer.observe(table)).entries
        return any(entry.kind is EntryKind.FAREWELL and entry.live for entry in entries)

    async def close(self) -> None:
        """Refuse new work and cancel running work after `CLOSE_TIMEOUT_S` seconds; the next start resumes it."""
        self._closing = True
        if self._workers:
            await asyncio.wait(list(self._workers.values()), timeout=CLOSE_TIMEOUT_S)
        await self.kill()

    async def kill(self) -> None:
        """Cancel all work at once."""
        self._closing = True
        workers = [*self._workers.values(), *self._drawings.values()]
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        await self._films.kill()
        await self._eraser.kill()

    async def _work(self, table: int) -> None:
        with log_context(table=table):
            try:
                while table in self._woken and not self._closing:
                    self._woken.discard(table)
                    async with self._slots:
                        await self._reconcile_logged(table)
            finally:
                del self._workers[table]

    async def _reconcile_logged(self, table: int) -> None:
        """Reconcile a table and log every exception, so that a fault at one table does not stop the others."""
        try:
            if self._parts.tables.is_owned(await self._parts.tables.find(table)):
                await self._reconcile(table)
        except Refused:
            _log.info("courier.table_missing")
        except StorageFailed as error:
            _log.warning("courier.storage_failed", reason=str(error))
            self._retry(table, None)
        except Exception:  # noqa: BLE001 - a fault at one table must not stop the others
            _log.exception("courier.round_failed")

    async def _reconcile(self, table: int) -> None:
        """Observe, plan and act until nothing is left to do; plan each action on what the previous one stored."""
        faults: dict[str, int] = {}
        skipped: set[str] = set()
        last_action: tuple[Snapshot, Action] | None = None
        for _ in range(MAX_ACTIONS):
            if self._closing:
                return
            s = await self._next_snapshot(table, last_action)
            if self._is_paused(table):
                await self._stop_clocks(await self._observer.with_calls(s))
                return
            s, action = await self._next_action(s, skipped)
            if action is None:
                self._set_wakes(s)
                self._try_refused_again(s, skipped)
                await self._stop_clocks(s)
                return
            next_step, wait = await self._act(action, s, faults)
            if next_step is Next.LATER:
                self._retry(table, wait)
                await self._stop_clocks(await self._observe(table))
                return
            if next_step is Next.SKIP:
                skipped.add(action.key)
            last_action = (s, action) if next_step is Next.REFRESH else None
        _log.error("courier.round_endless")

    async def _next_snapshot(self, table: int, last_action: tuple[Snapshot, Action] | None) -> Snapshot:
        """Return a snapshot of a table, without the calls.

        `last_action` was just carried out; it comes with the snapshot on which it was planned. Observe everything if it
        is None, or if the table was woken since the last full observation.
        """
        if last_action is not None and table not in self._unobserved:
            return await self._observer.refresh(*last_action)
        self._unobserved.discard(table)
        return await self._observer.observe(table)

    async def _next_action(self, s: Snapshot, skipped: set[str]) -> tuple[Snapshot, Action | None]:
        """Return the snapshot of the plan and the next action that is not `skipped`; None if there is none."""
        action = next((planned for planned in plan_before_calls(s) if planned.key not in skipped), None)
        if action is None:
            s = await self._observer.with_calls(s)
            action = next((planned for planned in plan_from_calls(s) if planned.key not in skipped), None)
        return s, action

    def _is_paused(self, table: int) -> bool:
        """Return whether sending is paused for a table; a timer wakes the table at the end of the pause."""
        if self._parts.timers.is_set(("retry", table)):
            return True
        if (pause := self._backoff.seconds_left) > 0:
            self._wake_in(table, pause)
        return pause > 0

    async def _stop_clocks(self, s: Snapshot) -> None:
        """Stop the clocks of seats with a due call that has not arrived, and set a timer for the calls due later."""
        if s.wake is not None:
            self._parts.timers.set(
                ("call", s.table.id), max(_MIN_WAIT_S, s.wake - s.now), partial(self.wake, s.table.id)
            )
        if seats := frozenset(seat for seat in s.undelivered if not s.table.seats[seat].clock.unreached):
            await self._parts.tables.hold(s.table.id, seats)
            _log.warning("courier.calls_undelivered", seats=len(seats))

    def _try_refused_again(self, s: Snapshot, skipped: set[str]) -> None:
        """Wake a table again if an action was skipped, after growing waits.

        A finished table is given up after `MAX_ROUNDS_WHEN_FINISHED` rounds.
        """
        table = s.table.id
        tries = self._refusals.pop(table, 0)
        if skipped and not (s.table.finished and tries >= MAX_ROUNDS_WHEN_FINISHED):
            self._refusals[table] = tries + 1
            delay = refusal_delay_after(tries) * self._parts.jitter.uniform(1.0, 1.5)
            overloaded = self._tries.get(table, 0) >= TRIES_BEFORE_REJECTION
            wait = min(delay, MAX_WAIT_S if overloaded else MAX_REFUSAL_WAIT_S)
            self._parts.timers.set(("refused", table), wait, partial(self.wake, table))
        else:
            self._parts.timers.cancel(("refused", table))

    async def _act(self, action: Action, s: Snapshot, faults: dict[str, int]) -> tuple[Next, float | None]:
        """Carry out an action. Return how to go on, and the number of seconds to wait if Discord sent one."""
        failed = faults.get(action.key, 0)
        try:
            has_changed = await self._executor.execute(action, s)
        except REQUEST_ERRORS as error:
            failure = self._failure(error, s.table.id)
            _log_failure(failure, action, s.table.id)
            if failure.fault is Fault.HALT:
                self._backoff.keep()
            next_step, wait = await self._recovery.next_step(failure, action, s, again=failed > 0), failure.wait
        except (Refused, StorageFailed):
            raise
        except Exception:  # noqa: BLE001 - a fault at one table must not stop the others
            _log.exception("courier.action_failed", action=action.key)
            return Next.SKIP, None
        else:
            if has_changed:
                self._tries.pop(s.table.id, None)
                self._backoff.end()
                return Next.REFRESH, None
            next_step, wait = Next.REPLAN, None
        faults[action.key] = failed + 1
        return (Next.SKIP if next_step is Next.REPLAN and failed else next_step), wait

    def _failure(self, error: Exception, table: int) -> Failure:
        """Classify an exception.

        A server error that persists over `TRIES_BEFORE_REJECTION` counts as a rejection of the request.
        """
        failure = failure_of(error)
        persists = failure.fault is Fault.LATER and self._tries.get(table, 0) >= TRIES_BEFORE_REJECTION
        return dataclasses.replace(failure, fault=Fault.REJECTED) if persists and failure.uncertain else failure

    def _set_wakes(self, s: Snapshot) -> None:
        """Set the events that wake an idle table: finished pictures, a finished film, the end of time off."""
        table = s.table
        if s.bare and table.id not in self._drawings:
            drawing = asyncio.get_running_loop().create_task(self._wait_for_backgrounds(table))
            self._drawings[table.id] = drawing
        if s.awaits_film:
            self._films.order(table)
        if s.absent:
            wait = max(_MIN_WAIT_S, min(s.absent.values()) - s.now)
            self._parts.timers.set(("absent", table.id), wait, lambda: self.wake(table.id))
        if table.finished:
            self._parts.message_counter.stop(table.place.thread or table.place.channel)

    async def _wait_for_backgrounds(self, table: Table) -> None:
        """Wait for the backgrounds of a table's pictures, then wake the table. Holds no worker slot."""
        try:
            await self._parts.ready(table, None)
        finally:
            del self._drawings[table.id]
        self.wake(table.id)

    def _retry(self, table: int, wait: float | None) -> None:
        """Wake a table after the next backoff interval, or after `wait` seconds if that is longer."""
        tries = self._tries.get(table, 0)
        self._tries[table] = tries + 1
        self._wake_in(table, max(wait or 0.0, delay_after(tries)))

    def _wake_in(self, table: int, seconds: float) -> None:
        """Add jitter to a retry, so that not all tables come back at the same moment."""
        delay = seconds * self._parts.jitter.uniform(1.0, 1.5)
        self._parts.timers.set(("retry", table), delay, lambda: self.wake(table))


_WARNING_FAULTS = (Fault.LATER, Fault.FORBIDDEN, Fault.REJECTED)
"""Faults that an operator should see in the log: neither rate limits nor effects of users' actions."""


def _log_failure(failure: Failure, action: Action, table: int) -> None:
    """Log a failure without Discord's text, which may quote the message."""
    log = _log.warning if failure.fault in _WARNING_FAULTS and failure.status is not None else _log.info
    log(
        "action failed",
        table=table,
        action=action.key,
        fault=failure.fault.name,
        status=failure.status,
        code=failure.code,
    )
