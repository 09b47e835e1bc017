"""What the bot's owner decided for all tables, and the limits that nobody gets around who opens one.

Who is forgotten is counted on until what they opened counts no more: by a keyed digest, and in the process alone, so
that nothing of it is kept. Never says who somebody is.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.game.contract import Refused
from bot.table import computers
from bot.table.quiet_hours import QuietOf, nobody_quiet
from bot.table.repository import Prepare, nothing_to_prepare
from bot.table.vacations import NO_VACATIONS, Vacations

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bot.system.clock import Clock
    from bot.table.game_end import GameEnd
    from bot.table.lobby import NewTable
    from bot.table.model import Table
    from bot.table.reliability import EndedTurn
    from bot.table.store import Store


@dataclass(frozen=True, kw_only=True)
class Policy:
    """What the bot's owner decided for all tables."""

    lobby_hours: float = 48.0
    """How long a table may wait for players before it closes itself."""
    computer_seconds: float = 1.0
    """The most a computer player may think about a turn, in seconds of one core, whatever its game would like."""
    prepare: Prepare = nothing_to_prepare
    """Is awaited before a table is taken in; `server_files`, `quiet` and `vacations` are asked afterwards."""
    server_files: Callable[[int, str], Mapping[str, str]] = lambda _guild, _game: {}
    """What a server has loaded for a game: the texts by the names of the options they are for."""
    quiet: QuietOf = nobody_quiet
    """What quiet hours each person has chosen: they stop the clock of turns shorter than a day."""
    vacations: Vacations = NO_VACATIONS
    """How it stands with people's days off."""
    keep_seconds: float | None = None
    """Seconds after which a table that is over is deleted with all that was kept of it; None: it is kept."""
    choose_move: computers.MoveChooser = computers.choose_in_thread
    """Where computer players think, and when they answer."""
    most_hosted: int | None = None
    """Tables not yet over that one person may host at a time; None: any number."""
    most_in_channel: int | None = None
    """Tables not yet over that may stand in one channel; None: any number."""
    most_opened: tuple[tuple[float, int], ...] = ()
    """Pairs of a time in seconds and how many tables one person may open within it, whatever becomes of them."""
    note_turn: Callable[[EndedTurn], None] = lambda _turn: None
    """Is told of every turn with a deadline that a person has taken, in time or not."""
    note_end: Callable[[GameEnd], None] = lambda _end: None
    """Is called once for every game that ends, after that is saved."""


def check_limits(new: NewTable, own: Iterable[Table], here: Iterable[Table], policy: Policy) -> None:
    """Refuse a table beside so many others: the host's `own`, or those `here`, in the channel and its threads."""
    if not may_host(new.host.user, own, policy):
        raise Refused("too-many-hosted", most=policy.most_hosted or 0)
    standing = sum(table.place.channel == new.place.channel and not table.over for table in here)
    if policy.most_in_channel is not None and standing >= policy.most_in_channel:
        raise Refused("channel-full", most=policy.most_in_channel)


def may_host(user: int, tables: Iterable[Table], policy: Policy) -> bool:
    """Say whether somebody may be the host of one more table."""
    hosted = sum(table.host == user and not table.over for table in tables)
    return policy.most_hosted is None or hosted < policy.most_hosted


def check_rate(opened_at: Sequence[float], now: float, policy: Policy) -> None:
    """Refuse to open a table after so many others in so short a time, by when the latest were opened."""
    for seconds, most in policy.most_opened:
        lately = [at for at in opened_at if at > now - seconds]
        if len(lately) >= most:
            again = int(lately[-most] + seconds) + 1
            raise Refused("opened-too-many", count=len(lately), until=f"<t:{again}:R>")


class Openings:
    """Counts what was opened lately."""

    def __init__(self, store: Store, clock: Clock, policy: Policy, key: bytes) -> None:
        self._store = store
        self._clock = clock
        self._policy = policy
        self._key = key
        self._of_forgotten: dict[bytes, tuple[float, ...]] = {}

    async def check(self, user: int) -> None:
        """Refuse somebody who has opened as many tables as they may in so short a time."""
        check_rate(await self.lately(user), self._clock.now(), self._policy)

    async def lately(self, user: int) -> tuple[float, ...]:
        """Return when somebody opened the tables that still count (Unix seconds), the oldest first."""
        stored = await self._store.opened_by(user, self._since())
        return (*self._of_forgotten.get(self._digest(user), ()), *stored)

    def keep(self, user: int, opened_at: tuple[float, ...]) -> None:
        """Count on what somebody opened who was forgotten; drop what counts no more of all others."""
        all_of_them = self._of_forgotten | {self._digest(user): opened_at}
        self._of_forgotten = {each: at for each, at in all_of_them.items() if at and at[-1] > self._since()}

    def _since(self) -> float:
        return self._clock.now() - max((seconds for seconds, _ in self._policy.most_opened), default=0.0)

    def _digest(self, user: int) -> bytes:
        return hashlib.blake2b(str(user).encode(), key=self._key[:64]).digest()
