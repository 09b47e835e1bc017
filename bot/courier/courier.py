"""The courier: tells what was saved, table by table, until nothing is left to tell.

Answers for order at each table, for no table waiting on another's trouble, and for going on where a crash ended
it. Works from what is stored alone: waking it once too often does nothing, and a wake that was lost is made up
for at the next start. Never decides a game and never changes one.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.courier.calm import Calm, back_off
from bot.courier.delivery import Delivery
from bot.courier.desk import Desk
from bot.courier.failures import TROUBLES, Fault, verdict_on
from bot.courier.films import Films
from bot.courier.rescue import Course, Rescue
from bot.courier.telling import owed
from bot.game import Refused
from bot.log import about
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from bot.courier.office import Office
    from bot.courier.situation import Situation
    from bot.courier.steps import Step

AT_ONCE = 8
"""Tables told at the same time: few enough to leave Discord's limits and the event loop to the players."""
STEPS = 200
"""Steps of one telling; more mean that steps do not change what is stored."""
_TICK = 0.1
"""Seconds: the shortest wait, so that two clocks that differ by a rounding never make a busy loop."""
_GRACE = 5.0
"""Seconds that what is under way is given at the end."""

_log = logging.getLogger(__name__)


class Courier:
    """One worker for every table that was woken, a few at a time. Belongs to one event loop."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self._films = Films(office.stage, self.wake)
        self._desk = Desk(office, self._films)
        self._delivery = Delivery(office, self._desk, self._films)
        self._rescue = Rescue(office.posts, office.people, office.mail, office.clock)
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._tries: dict[int, int] = {}
        self._calm = Calm(office.clock)
        self._closing = False

    async def start(self) -> None:
        """Wake every table whose telling is not known to be complete."""
        for table in sorted({*await self._office.news.tables_with_pending(), *await self._office.posts.unfinished()}):
            self.wake(table)

    def wake(self, table: int) -> None:
        """Have a table's news told soon. Cheap; wakes that come while a table is being told make one more round.

        A table that waits out Discord's anger stays waiting: everything goes out together then.
        """
        if self._closing or self._office.alarms.is_set(("retry", table)):
            return
        self._woken.add(table)
        if table not in self._workers:
            worker = asyncio.get_running_loop().create_task(self._work(table), name=f"courier {table}")
            self._workers[table] = worker

    def heard(self, channel: int) -> None:
        """Note that somebody, the bot included, wrote in a channel or thread."""
        self._office.chatter.heard(channel)

    async def reachable(self, user: int) -> None:
        """Note that somebody wrote to the bot himself: direct messages to him are tried again."""
        people = self._office.people
        if people.person(user).dm_closed:
            await people.save_person(replace(people.person(user), dm_closed=False))
            for table in self._office.tables.of_user(user):
                self.wake(table.id)

    async def drain(self) -> None:
        """Wait until every table that was woken has been told, its film included, or waits for a time to come."""
        while under_way := [*self._workers.values(), *self._films.under_way]:
            await asyncio.wait(under_way)

    async def close(self) -> None:
        """Take no more work, give what is under way some seconds, then end it; the next start resumes it."""
        self._closing = True
        if self._workers:
            await asyncio.wait(list(self._workers.values()), timeout=_GRACE)
        await self.kill()

    async def kill(self) -> None:
        """End at once, wherever it is."""
        self._closing = True
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        await self._films.kill()

    async def _work(self, table: int) -> None:
        with about(table=table):
            try:
                while table in self._woken and not self._closing:
                    self._woken.discard(table)
                    async with self._slots:
                        await self._tell(table)
            finally:
                del self._workers[table]

    async def _tell(self, table: int) -> None:
        """Tell a table; nothing that goes wrong with one may reach the others."""
        try:
            await self._rounds(table)
        except Refused:
            _log.info("no such table any more")
        except StorageFailed as error:
            _log.warning("storage: %s", error)
            self._retry(table, None)
        except Exception:  # noqa: BLE001 - one table must not end the telling of others
            _log.exception("telling broke off")

    async def _rounds(self, table: int) -> None:
        """Take one step after the other, each decided by what is stored after the one before."""
        faults: dict[str, int] = {}
        skipped: set[str] = set()
        for _ in range(STEPS):
            if self._closing:
                return
            if (pause := self._calm.left) > 0:
                self._wake_in(table, pause)
                return
            s = await self._desk.look(table)
            step = next((each for each in owed(s) if each.key not in skipped), None)
            if step is None:
                self._rest(s)
                return
            course, wait = await self._take(step, s, faults)
            if course is Course.LATER:
                self._retry(table, wait)
                return
            if course is Course.SKIP:
                skipped.add(step.key)
        _log.error("a telling without end")

    async def _take(self, step: Step, s: Situation, faults: dict[str, int]) -> tuple[Course, float | None]:
        """Carry out a step and say how to go on, and after how many seconds if Discord said so."""
        failed = faults.get(step.key, 0)
        try:
            carried = await self._delivery.carry(step, s)
        except TROUBLES as error:
            verdict = verdict_on(error)
            _log.info("%s failed: %s", step.key, verdict.fault.name)
            if verdict.fault is Fault.HALT:
                self._calm.keep()
            course, wait = await self._rescue.after(verdict, step, s, again=failed > 0), verdict.wait
        except (Refused, StorageFailed):
            raise
        except Exception:  # noqa: BLE001 - one table must not end the telling of others
            _log.exception("cannot carry out: %s", step.key)
            return Course.SKIP, None
        else:
            if carried:
                self._tries.pop(s.table.id, None)
                self._calm.end()
                return Course.LOOK, None
            course, wait = Course.LOOK, None
        faults[step.key] = failed + 1
        return (Course.SKIP if course is Course.LOOK and failed else course), wait

    def _rest(self, s: Situation) -> None:
        """Nothing is owed now; wake again when somebody's call is due or a film is ready."""
        table = s.table
        if s.awaits_film:
            self._films.order(table)
        if s.calls.wake is not None:
            wait = max(_TICK, s.calls.wake - s.now)
            self._office.alarms.set(("call", table.id), wait, lambda: self.wake(table.id))
        if table.over:
            self._office.chatter.over(table.place.thread or table.place.channel)

    def _retry(self, table: int, wait: float | None) -> None:
        """Wake a table later, after ever longer waits."""
        tries = self._tries.get(table, 0)
        self._tries[table] = tries + 1
        self._wake_in(table, max(wait or 0.0, back_off(tries)))

    def _wake_in(self, table: int, seconds: float) -> None:
        """Draw the tables apart, so that not all come back in the same moment."""
        drawn = seconds * self._office.jitter.uniform(1.0, 1.5)
        self._office.alarms.set(("retry", table), drawn, lambda: self.wake(table))
