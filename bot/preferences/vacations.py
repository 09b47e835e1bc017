"""Days off as they are kept with each person's choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.table import vacations
from bot.table.vacations import Absent, Allowance, Vacation

if TYPE_CHECKING:
    from bot.preferences.preferences import Preferences
    from bot.preferences.settings import PersonSettings


class StoredVacations:
    """Implements `bot.table.vacations.Vacations` on what is kept of each person."""

    def __init__(self, people: Preferences, days: int) -> None:
        self._people = people
        self.days = days
        """Days off for each person and year; 0: there are none."""

    def of(self, user: int) -> Vacation:
        """Return how it stands with somebody's days off."""
        return self._people.person(user).vacation

    def budget(self, user: int) -> Allowance:
        """Return what somebody may draw from."""
        return Allowance(self.days, self._people.person(user).zone)

    def absent(self, user: int, now: float) -> Absent | None:
        """Return what is known of somebody who is away at `now`; None: they are not."""
        return vacations.absent(self.of(user), now, self.budget(user))

    async def draw(self, user: int, table: int, due: float, now: float, grace: float) -> Vacation | None:
        """Have a turn covered that runs out, and return how it stands when that is saved; None: it is not covered."""
        covered = vacations.drawn(self.of(user), self.budget(user), table, due, now, grace)
        if covered is not None and covered != self.of(user):
            await self._people.amend(user, lambda own: replace(own, vacation=covered))
        return covered

    async def leave(self, user: int, until: float) -> None:
        """Note until when somebody is away; a moment that is now or past lets them be back."""

        def gone(own: PersonSettings) -> PersonSettings:
            return replace(own, vacation=replace(own.vacation, until=until))

        await self._people.amend(user, gone, new=True)

    async def read_again(self) -> None:
        """Take in what an outage has moved."""
        await self._people.read_again()
