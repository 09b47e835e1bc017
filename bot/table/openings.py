"""How many tables one person opens in how short a time: the limit that the owner sets, and that nobody gets around.

Who is forgotten is counted on until what they opened counts no more: by a keyed digest, and in the process alone, so
that nothing of it is kept. Never says who somebody is.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from bot.table import lobby

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.table.lobby import Policy
    from bot.table.store import Store


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
        lobby.check_rate(await self.lately(user), self._clock.now(), self._policy)

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
