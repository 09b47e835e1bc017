"""Policies: the operator's settings for all tables, and the limits on opening tables."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.game.contract import Refused
from bot.system.shards import Ownership
from bot.table import computers
from bot.table.house_rules import HouseRules
from bot.table.quiet_hours import QuietOf, no_quiet_hours
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
    """The operator's settings for all tables, and the functions by which tables reach the rest of the program."""

    lobby_hours: float = 48.0
    """Hours after which a lobby closes itself."""
    computer_seconds: float = 1.0
    """The limit of a computer player's thinking for one move, in seconds of one core; a game may ask for less."""
    prepare: Prepare = nothing_to_prepare
    """Awaited before a table enters memory; afterwards `server_files`, `quiet` and `vacations` answer for its users."""
    server_files: Callable[[int, str], Mapping[str, str]] = lambda _guild, _game: {}
    """A server's own files for a game: each file's text by the name of its option."""
    house_rules: Callable[[int], HouseRules] = lambda _guild: HouseRules()
    """The limits of a server."""
    is_blocked: Callable[[int, int], bool] = lambda _guild, _user: False
    """Whether a server has blocked a user: the user may not open or join tables there."""
    quiet: QuietOf = no_quiet_hours
    """The quiet hours of a user. They stop the clock of turns shorter than a day."""
    vacations: Vacations = NO_VACATIONS
    """The users' time off."""
    keep_seconds: float | None = None
    """Seconds after which a finished table is deleted with all its data; None: never."""
    choose_move: computers.MoveChooser = computers.choose_in_thread
    """Chooses the moves of computer players, and decides where they think and when they answer."""
    most_hosted: int | None = None
    """How many unfinished tables one user may host at a time; None: any number."""
    most_in_channel: int | None = None
    """How many unfinished tables one channel may have; None: any number."""
    most_opened: tuple[tuple[float, int], ...] = ()
    """Pairs (seconds, count): a user may open at most `count` tables within `seconds`, finished or not."""
    note_turn: Callable[[EndedTurn], None] = lambda _turn: None
    """Called after each turn with a deadline that a user has ended or missed."""
    note_end: Callable[[GameEnd], None] = lambda _end: None
    """Called once for every game that ends, after the end was saved."""
    note_commit: Callable[[int], None] = lambda _table: None
    """Called with the id of each table after its data was changed in the store."""
    ownership: Ownership = field(default_factory=Ownership)
    """The servers that belong to this process; it lets time pass only at their tables."""


def check_limits(new: NewTable, host_tables: Iterable[Table], channel_tables: Iterable[Table], policy: Policy) -> None:
    """Raise `Refused` if a new table exceeds the limit of its host or channel.

    `channel_tables` are those in the channel and its threads.
    """
    if not may_host(new.host.user, host_tables, policy):
        raise Refused("too-many-hosted", most=policy.most_hosted or 0)
    open_count = sum(table.place.channel == new.place.channel and not table.finished for table in channel_tables)
    if policy.most_in_channel is not None and open_count >= policy.most_in_channel:
        raise Refused("channel-full", most=policy.most_in_channel)


def may_host(user: int, tables: Iterable[Table], policy: Policy) -> bool:
    """Return whether a user may be the host of one more table."""
    hosted = sum(table.host == user and not table.finished for table in tables)
    return policy.most_hosted is None or hosted < policy.most_hosted


def check_rate(opened_at: Sequence[float], now: float, policy: Policy) -> None:
    """Raise `Refused` if a user may not open another table yet; `opened_at` are the latest openings, oldest first."""
    for seconds, most in policy.most_opened:
        recent = [moment for moment in opened_at if moment > now - seconds]
        if len(recent) >= most:
            retry_at = int(recent[-most] + seconds) + 1
            raise Refused("opened-too-many", count=len(recent), until=f"<t:{retry_at}:R>")


class Openings:
    """A counter of the tables that each user has opened lately.

    The openings of a forgotten user are counted in memory, by a keyed digest of the user id, so that `/me forget` does
    not reset the limit.
    """

    def __init__(self, store: Store, clock: Clock, policy: Policy, key: bytes) -> None:
        self._store = store
        self._clock = clock
        self._policy = policy
        self._key = key
        self._of_forgotten: dict[bytes, tuple[float, ...]] = {}

    async def check(self, user: int) -> None:
        """Raise `Refused` if a user has opened too many tables lately."""
        check_rate(await self.lately(user), self._clock.now(), self._policy)

    async def lately(self, user: int) -> tuple[float, ...]:
        """Return when a user opened the tables that still count (Unix seconds), oldest first."""
        stored = await self._store.opened_by(user, self._counted_since())
        return (*self._of_forgotten.get(self._digest(user), ()), *stored)

    def keep(self, user: int, opened_at: tuple[float, ...]) -> None:
        """Remember the openings of a user during `/me forget`; drop the expired ones of other forgotten users."""
        openings = self._of_forgotten | {self._digest(user): opened_at}
        self._of_forgotten = {
            digest: moments for digest, moments in openings.items() if moments and moments[-1] > self._counted_since()
        }

    def _counted_since(self) -> float:
        return self._clock.now() - max((seconds for seconds, _ in self._policy.most_opened), default=0.0)

    def _digest(self, user: int) -> bytes:
        return hashlib.blake2b(str(user).encode(), key=self._key[:64]).digest()
