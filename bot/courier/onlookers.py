"""Onlookers: what is known of those who do not sit at a table and want to hear of it.

A part of observing; only reads.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.game import Refused
from bot.table.model import Person, Status

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.courier.parts import CourierParts
    from bot.storage.interests import Following, SeatWish
    from bot.storage.settings import PersonSettings
    from bot.table.model import Table


@dataclass(frozen=True)
class Onlookers:
    """Who wants to hear of one table, read at one time."""

    wishes: tuple[tuple[int, SeatWish], ...] = ()
    """By user: wishes that this table could fulfil, and those that it is about to."""
    followings: tuple[tuple[int, Following], ...] = ()
    seat_free: bool = False
    """Whether anybody may sit down."""
    sat_down: float = 0.0
    """When a person last sat down, Unix seconds."""
    round_over: frozenset[int] = frozenset()
    """The users for whom every seat that still plays has moved since they were last told, and there is news."""
    held: Mapping[int, float] = field(default_factory=dict[int, float])
    """By user: until when nothing may ping them, Unix seconds."""

    @property
    def users(self) -> frozenset[int]:
        """All of them."""
        return frozenset(user for user, _ in (*self.wishes, *self.followings))


class OnlookerReader:
    """Reads what is known of onlookers; cheap at a table that has none."""

    def __init__(self, parts: CourierParts, quiet: Callable[[int, float], float | None]) -> None:
        self._parts = parts
        self._quiet = quiet

    async def read(self, table: Table) -> Onlookers:
        """Return who wants to hear of a table."""
        people = self._parts.people
        wishes = tuple(_wishes(people.interested((table.game, table.place.guild)), table))
        followings = tuple(
            (one.user, each)
            for one in people.interested(("", table.id))
            for each in one.followings
            if each.table == table.id
        )
        if not wishes and not followings:
            return Onlookers()
        users = sorted({user for user, _ in (*wishes, *followings)})
        return Onlookers(
            wishes=wishes,
            followings=followings,
            seat_free=self._seat_free(table),
            sat_down=await self._parts.news.last_sat_down(table.id) if wishes else 0.0,
            round_over=frozenset([user for user, each in followings if await self._round_over(table, each)]),
            held={user: until for user in users if (until := await self._held(user)) is not None},
        )

    def _seat_free(self, table: Table) -> bool:
        if table.status is not Status.LOBBY or table.place.private or table.away is not None:
            return False
        try:
            return len(table.seats) < self._parts.tables.game_of(table).most_seats(table.options)
        except Refused:
            return False

    async def _round_over(self, table: Table, following: Following) -> bool:
        """Whether every seat that still plays has moved, and there is something in it that everybody may know."""
        if not following.rounds or table.status is not Status.RUNNING or table.state is None:
            return False
        playing = {seat for seat in range(len(table.seats)) if seat not in table.resigned}
        if not playing <= await self._parts.news.seats_moved(table.id, following.version):
            return False
        return any(not fact.minor for fact in await self._parts.news.since(table.id, None, following.version))

    async def _held(self, user: int) -> float | None:
        """Until when somebody may not be pinged: their quiet hours, or because they were pinged enough just now."""
        now, policy = self._parts.clock.now(), self._parts.ping_policy
        calls = {call.nonce: call.at for call in await self._parts.outbox.calls_to(user)}
        recent = [at for at in calls.values() if at > now - policy.lull]
        lull = max(recent) + policy.lull if len(recent) >= policy.pings else None
        ends = [end for end in (self._quiet(user, now), lull) if end is not None and end > now]
        return max(ends, default=None)


def _wishes(people: list[PersonSettings], table: Table) -> list[tuple[int, SeatWish]]:
    """The wishes that no other table fulfils, of people who neither sit at this one nor are asked to it."""
    own = (table.game, table.place.guild)
    here = {*table.invited, *(sitter.user for sitter in table.seats if isinstance(sitter, Person))}
    return [
        (one.user, wish)
        for one in people
        for wish in one.wishes
        if (wish.game, wish.guild) == own and (wish.table == table.id or (wish.table is None and one.user not in here))
    ]
