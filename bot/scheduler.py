"""The scheduler: computer players that pause before they move, deadlines, and the heartbeat.

Calls `Tables` at the right time, and keeps a fault of one table from stopping the clock of the others. Never decides
anything itself.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from bot.game.contract import Refused
from bot.system.log import log_context
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine
    from random import Random
    from typing import Any

    from bot.system.clock import Clock, Timers
    from bot.table.model import Table
    from bot.table.service import Tables

BEAT_INTERVAL_S = 60.0
"""Seconds between two heartbeats."""
MIN_TICK_DELAY_S = 1.0
"""Seconds until a tick is repeated that changed nothing, so that a faulty table cannot cause a busy loop."""
_FIRST_BACKOFF_S, _LONGEST_BACKOFF_S = 30.0, 3600.0
"""Seconds that a table waits after its computer player failed to move, doubled with each further failure."""
CLOSE_GRACE_S = 3.0
"""Seconds that moves in progress get when the bot closes."""

_log = structlog.stdlib.get_logger(__name__)


def human_delay(chance: Random, shortest: float, longest: float) -> Callable[[], float]:
    """Return a function that draws the pause before a computer player's move, in seconds.

    The scheduler multiplies it by the factor of `Tables.autoplay_pause`, which depends on public data only, so that a
    pause reveals nothing.
    """
    return lambda: chance.uniform(shortest, longest)


class Scheduler:
    """Makes the moves of computer players and lets deadlines pass. Belongs to one event loop."""

    def __init__(
        self,
        tables: Tables,
        clock: Clock,
        timers: Timers,
        delay: Callable[[], float],
        *,
        beat: float = BEAT_INTERVAL_S,
        save: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`delay` draws the pause before a move; `save` runs with every heartbeat, for data that can wait that long."""
        self._save = save
        self._tables = tables
        self._clock = clock
        self._timers = timers
        self._delay = delay
        self._beat_interval_s = beat
        self._move_tasks: dict[int, asyncio.Task[None]] = {}
        self._upkeep_tasks: dict[str, asyncio.Task[None]] = {}
        self._failures: dict[int, int] = {}
        self._closing = False

    def start(self) -> None:
        """Schedule the moves of all running games and the clock. Call it after the tables were loaded."""
        for table in self._tables.running():
            self._schedule_move(table.id)
        self._timers.set("beat", self._beat_interval_s, self._beat)
        self._schedule_tick()

    def note_change(self, table: Table) -> None:
        """Note a committed change: other seats may be active now, with other deadlines. Cheap."""
        if self._closing:
            return
        self._failures.pop(table.id, None)
        self._schedule_move(table.id)
        self._schedule_tick()

    async def drain(self) -> None:
        """Wait until no computer player thinks and no tick or heartbeat is in progress."""
        while tasks := [*self._move_tasks.values(), *self._upkeep_tasks.values()]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Start nothing more and give the moves in progress some seconds.

        Moves that were not saved are made after the next start.
        """
        self._closing = True
        tasks = [*self._move_tasks.values(), *self._upkeep_tasks.values()]
        if tasks:
            _, unfinished = await asyncio.wait(tasks, timeout=CLOSE_GRACE_S)
            for task in unfinished:
                task.cancel()
            await asyncio.gather(*unfinished, return_exceptions=True)

    # ---------------------------------------------------------------------------------- computers

    def _schedule_move(self, table_id: int) -> None:
        """Set the timer of the next automatic move; a pause that has begun continues, whichever seat moves then."""
        is_scheduled = table_id in self._move_tasks or self._timers.is_set(("computer", table_id))
        factor = None if is_scheduled else self._tables.autoplay_pause(table_id)
        if factor is not None:
            self._timers.set(("computer", table_id), factor * self._delay(), lambda: self._start_move(table_id))

    def _start_move(self, table_id: int) -> None:
        if not self._closing and table_id not in self._move_tasks:
            task = asyncio.get_running_loop().create_task(self._move(table_id), name=f"computer {table_id}")
            self._move_tasks[table_id] = task

    async def _move(self, table_id: int) -> None:
        has_moved = False
        with log_context(table=table_id):
            try:
                has_moved = await self._tables.autoplay(table_id)
            except Refused:
                _log.info("computer.nothing_to_move")
            except StorageFailed as error:
                _log.warning("storage.failed", reason=str(error))
            except Exception:  # noqa: BLE001 - one fault must not stop the clock
                _log.exception("computer.move_failed")
            finally:
                del self._move_tasks[table_id]
        self._reschedule(table_id, moved=has_moved)

    def _reschedule(self, table_id: int, *, moved: bool) -> None:
        if self._closing or self._tables.autoplay_pause(table_id) is None:
            return
        if moved:
            self._failures.pop(table_id, None)
            self._schedule_move(table_id)
            return
        failures = self._failures[table_id] = self._failures.get(table_id, -1) + 1
        backoff = min(_LONGEST_BACKOFF_S, _FIRST_BACKOFF_S * 2**failures)
        self._timers.set(("computer", table_id), backoff, lambda: self._start_move(table_id))

    # --------------------------------------------------------------------------------------- time

    def _schedule_tick(self) -> None:
        """Set the timer of the next deadline.

        Deadlines are wall time. Every heartbeat sets the timer again, because the system clock may have been set.
        """
        tick_time = self._tables.next_tick()
        if tick_time is None:
            self._timers.cancel("tick")
        else:
            self._timers.set("tick", tick_time - self._clock.now(), self._tick)

    def _tick(self) -> None:
        self._run_once("tick", self._run_tick)

    def _beat(self) -> None:
        self._run_once("beat", self._run_beat)

    async def _run_tick(self) -> None:
        await self._tables.tick()
        tick_time = self._tables.next_tick()
        if tick_time is not None:
            self._timers.set("tick", max(MIN_TICK_DELAY_S, tick_time - self._clock.now()), self._tick)

    async def _run_beat(self) -> None:
        try:
            if await self._tables.beat():
                _log.warning("clock.jumped")
            if self._save is not None:
                await self._save()
        finally:
            if not self._closing:
                self._timers.set("beat", self._beat_interval_s, self._beat)
                self._schedule_tick()

    def _run_once(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if not self._closing and name not in self._upkeep_tasks:
            self._upkeep_tasks[name] = asyncio.get_running_loop().create_task(self._run_logged(name, work), name=name)

    async def _run_logged(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except StorageFailed as error:
            _log.warning("storage.failed", during=name, reason=str(error))
        except Exception:  # noqa: BLE001 - one fault must not stop the clock
            _log.exception("upkeep.failed", during=name)
        finally:
            del self._upkeep_tasks[name]
