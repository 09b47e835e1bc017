"""Act on who may see a table: who is let into its private thread, and who is still told of it from outside.

A part of acting; sends nothing. A private thread is looked for by its name before it is made: so a crash in between
makes no second one. Letting somebody in twice changes nothing, so its receipt is written after it is done. Whoever is
not on the server any more, or cannot see the channel, loses their interest in a table instead: nobody hears of a table
that they may not see. Never decides who is let in, nor who is told: that is planned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.courier.actions import Admit, Amend, Expel, OpenPrivate, Retire
from bot.storage.outbox_entries import EntryKind
from bot.storage.settings import SeatWish
from bot.table.model import Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.courier.parts import CourierParts
    from bot.courier.snapshot import Snapshot
    from bot.storage.outbox_entries import OutboxEntry
    from bot.storage.settings import Interest, PersonSettings


class PrivateThreads:
    """Carries out what concerns private threads."""

    def __init__(self, parts: CourierParts) -> None:
        self._parts = parts

    async def execute(self, action: OpenPrivate | Admit | Expel, s: Snapshot) -> None:
        """Carry out `action`; raise what Discord's refusals raise."""
        match action:
            case OpenPrivate():
                await self._open(s)
            case Admit(entry):
                await self._parts.sender.admit(entry.channel or 0, entry.user or 0)
                await self._parts.outbox.add_intents([entry])
            case Expel(entry):
                await self._parts.sender.expel(entry.channel or 0, entry.user or 0)
                await self._parts.outbox.mark_gone(entry.nonce)

    async def _open(self, s: Snapshot) -> None:
        place, name, sender = s.table.place, self._parts.title(s.table), self._parts.sender
        found = await sender.find_private_thread(place.guild, place.channel, name, s.table.opened)
        thread = found or await sender.open_private_thread(place.guild, place.channel, name)
        await self._parts.tables.set_thread(s.table.id, thread)


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
