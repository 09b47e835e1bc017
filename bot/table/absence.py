"""Servers that remove the bot: their tables stand still, go on when it is invited back, and are closed when it is not.

Nobody loses a turn by it: no clock runs, and afterwards every turn begins anew. A table in quarantine stays untouched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from bot.game import Public
from bot.table import deadlines, facts, index
from bot.table.deadlines import HOUR
from bot.table.decisions import ChangeKind, Decision
from bot.table.model import Status
from bot.table.store import Conflict, Repeated, StorageFailed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.game import AnyGame
    from bot.table.model import Table
    from bot.table.policies import Policy
    from bot.table.repository import Repository

GOING_ON = (Status.LOBBY, Status.RUNNING)

_log = structlog.stdlib.get_logger(__name__)


class Absence:
    """Knows on which servers the bot is not, and stops and wakes the tables there."""

    def __init__(self, games: Mapping[str, AnyGame], repository: Repository, policy: Policy) -> None:
        self._games = games
        self._repository = repository
        self._policy = policy
        self._absent: set[int] = set()

    def servers(self) -> frozenset[int]:
        """Return the servers of the tables in memory."""
        return frozenset(table.place.guild for table in self._repository)

    def concerns(self, table: Table) -> bool:
        """Whether nobody at a table can be told anything, because its server has removed the bot."""
        return table.away is not None or table.place.guild in self._absent

    async def left(self, guild: int) -> None:
        """Stop every table of a server that has removed the bot; said once, also over restarts."""
        self._absent.add(guild)
        now = self._repository.clock.now()
        stopped = await self._change_all(guild, "away", lambda table: stopped_by_absence(table, now))
        if stopped:
            days = round(deadlines.ABSENCE / (24 * HOUR))
            _log.warning("removed from a server: its tables stand still", guild=guild, tables=stopped, days=days)

    async def returned(self, guild: int) -> None:
        """Let every table of a server go on to which the bot was invited back, and have it shown."""
        was_absent = guild in self._absent
        self._absent.discard(guild)
        games, now, policy = self._games, self._repository.clock.now(), self._policy
        resumed = await self._change_all(guild, "back", lambda table: resumed_by_return(games, table, now, policy))
        if resumed:
            _log.warning("back on a server: its tables go on", guild=guild, tables=resumed)
        for table in self._on(guild) if was_absent else []:
            if table.over:
                self._repository.notify(table.id)

    def _on(self, guild: int) -> list[Table]:
        return list(self._repository.of(index.server(guild)))

    async def _change_all(self, guild: int, what: str, decide: Callable[[Table], Decision | None]) -> int:
        """Decide on every table of a server and return how many changed; the next start makes up for what fails."""
        count = 0
        for table in self._on(guild):
            if decide(table) is None:
                continue
            try:
                await self._repository.change(table.id, f"{what}:{table.id}:{table.version}", decide, by=None)
                count += 1
            except Repeated:
                _log.info("somebody else saw to it", table=table.id)
            except (Conflict, StorageFailed) as error:
                _log.warning("storage failed", during=what, table=table.id, reason=str(error))
        return count


def stopped_by_absence(table: Table, now: float) -> Decision | None:
    """Stop a table whose server has removed the bot; None: it stands still already, or nothing goes on there."""
    if table.away is not None or table.status not in GOING_ON:
        return None
    stopped = deadlines.stop_clocks(table) if table.status is Status.RUNNING else replace(table, due=None)
    return Decision(replace(stopped, away=now, pause=table.pause), ChangeKind.AWAY)


def resumed_by_return(games: Mapping[str, AnyGame], table: Table, now: float, policy: Policy) -> Decision | None:
    """Let a table go on, every turn and every lobby with its full time; None: it never stood still.

    One that was closed meanwhile stays so, and can be shown again; one that its players have put on hold waits for
    its day, or for them, with the time that everybody had left.
    """
    if table.away is None or table.status is Status.BROKEN:
        return None
    stood = now - table.away
    table = replace(table, away=None, active=tuple(at + stood for at in table.active))
    if table.over:
        return Decision(table, ChangeKind.BACK)
    if table.status is Status.LOBBY:
        table = replace(table, due=now + policy.lobby_hours * HOUR)
    elif table.state is not None and table.pause is None:
        table = deadlines.set_clocks(table, games[table.game].to_act(table.state), now, policy.quiet)
    return Decision(table, ChangeKind.BACK, (Public(facts.Returned()),))


def closed_by_absence(table: Table, now: float) -> Decision | None:
    """Close a table to whose server nobody invited the bot back in time; None: there is time left.

    What was dealt is told as at every end, so that anybody can check it.
    """
    if table.away is None or table.status not in GOING_ON or now < table.away + deadlines.ABSENCE:
        return None
    seed = (Public(facts.SeedShown(table.seed.hex())),) if table.started else ()
    return Decision(replace(table, status=Status.CLOSED), ChangeKind.EXPIRE, (Public(facts.ServerLeft()), *seed))
