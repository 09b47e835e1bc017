"""Interests: write down what became of a wish or of following a table. A part of acting; sends nothing.

Whoever is not on the server any more, or cannot see the channel, loses the interest instead: nobody hears of a table
that they may not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.courier.actions import Amend, Retire
from bot.storage.entry_kinds import EntryKind
from bot.storage.interests import SeatWish
from bot.table.model import Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.courier.observe import Snapshot
    from bot.courier.parts import CourierParts
    from bot.storage.interests import Interest
    from bot.storage.outbox import OutboxEntry
    from bot.storage.settings import PersonSettings


class Interests:
    """Changes what onlookers are interested in."""

    def __init__(self, parts: CourierParts, wake: Callable[[int], None]) -> None:
        self._parts = parts
        self._wake = wake

    async def execute(self, action: Amend | Retire, s: Snapshot) -> bool:
        """Carry out `action`; False: nothing came of it."""
        if isinstance(action, Retire):
            await self._parts.outbox.mark_gone(action.entry.nonce)
            return True
        after = action.after
        if isinstance(after, SeatWish) and after.table is not None and not await self._sees(action.user, s):
            after = None
        done = await self._amend(action.user, action.before, after)
        if isinstance(after, SeatWish) and after.table is None:
            self._wake_others(after, s)
        return done

    async def may_be_told(self, entry: OutboxEntry, s: Snapshot) -> bool:
        """Say whether a message to an onlooker may be sent; who follows and sees the table no more follows no more."""
        if entry.kind is not EntryKind.FOLLOW or await self._sees(entry.user or 0, s):
            return True
        for user, following in s.onlookers.followings:
            if user == entry.user:
                await self._amend(user, following, None)
        return False

    async def _sees(self, user: int, s: Snapshot) -> bool:
        return await self._parts.sender.sees(s.table.place.guild, s.table.place.channel, user)

    async def _amend(self, user: int, before: Interest, after: Interest | None) -> bool:
        settings = await self._parts.people.amend(user, lambda now: amended(now, before, after))
        return before not in (*settings.wishes, *settings.followings)

    def _wake_others(self, wish: SeatWish, s: Snapshot) -> None:
        """A wish that was given back may be fulfilled by a table that had to leave it to this one."""
        for table in self._parts.tables.unfinished():
            own = (table.game, table.place.guild) == (wish.game, wish.guild)
            if own and table.status is Status.LOBBY and table.id != s.table.id:
                self._wake(table.id)


def amended(settings: PersonSettings, before: Interest, after: Interest | None) -> PersonSettings:
    """Return what somebody chose with one interest changed, or gone; as it is if they have it no more."""
    wishes = tuple(one for each in settings.wishes if (one := after if each == before else each) is not None)
    followings = tuple(one for each in settings.followings if (one := after if each == before else each) is not None)
    return replace(settings, wishes=wishes, followings=followings)
