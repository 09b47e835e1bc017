"""The storage of users' time off as a part of their settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.table import vacations
from bot.table.vacations import Allowance, TimeOff, Vacation

if TYPE_CHECKING:
    from bot.preferences.preferences import Preferences
    from bot.preferences.settings import PersonSettings


class StoredVacations:
    """Implements `bot.table.vacations.Vacations` on the users' settings."""

    def __init__(self, people: Preferences, days: int) -> None:
        self._preferences = people
        self.days = days
        """The days off of each user per year; 0: there is no time off."""

    def of(self, user: int) -> Vacation:
        """Return a user's time off and the hours drawn for it."""
        return self._preferences.person(user).vacation

    def budget(self, user: int) -> Allowance:
        """Return a user's yearly budget."""
        return Allowance(self.days, self._preferences.person(user).zone)

    def absent(self, user: int, now: float) -> TimeOff | None:
        """Return a user's time off at `now` (Unix seconds); None: the user is not away."""
        return vacations.absent(self.of(user), now, self.budget(user))

    async def draw(self, user: int, table: int, due: float, now: float, grace: float) -> Vacation | None:
        """Draw hours for a turn that runs out at `due`, and return the saved time off; None: the turn is not covered.

        `grace`: the seconds by which a turn is put off after the time off.
        """
        covered = vacations.draw_hours(self.of(user), self.budget(user), table, due, now, grace)
        if covered is not None and covered != self.of(user):
            await self._preferences.update(user, lambda settings: replace(settings, vacation=covered))
        return covered

    async def leave(self, user: int, until: float) -> None:
        """Save the end of a user's time off, Unix seconds; a moment that is not in the future ends it."""

        def with_end(settings: PersonSettings) -> PersonSettings:
            return replace(settings, vacation=replace(settings.vacation, until=until))

        await self._preferences.update(user, with_end, new=True)

    async def read_again(self) -> None:
        """Reload the values that downtime has moved in the store, and all other settings."""
        await self._preferences.refresh_all()
