"""What people ask to be told of tables at which they do not sit, and who is interested in what. Saves nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence


class SeatWish(Struct, frozen=True):
    """Somebody wants to be told once when there is a free seat at a game."""

    game: str
    guild: int
    at: float
    """Since when, Unix seconds."""
    until: float
    """Until when, Unix seconds."""
    table: int | None = None
    """The table that tells them, or is about to; while it is None any may."""


class Following(Struct, frozen=True):
    """Somebody who does not sit at a table wants to be told how it goes there."""

    table: int
    rounds: bool
    """After every round too, not only at the end."""
    version: int
    """Up to which version of the table they know."""


Interest = SeatWish | Following

Topic = tuple[str, int]
"""What somebody can be interested in: a game by its name on a server, or a table after an empty name."""


class InterestIndex:
    """Who is interested in what, found without going through everybody."""

    def __init__(self) -> None:
        self._interests: dict[int, tuple[Interest, ...]] = {}
        self._users: dict[Topic, set[int]] = {}

    def put(self, user: int, interests: Sequence[Interest]) -> None:
        """Note what somebody is interested in now, and nothing else."""
        for each in self._interests.pop(user, ()):
            users = self._users.get(_topic(each), set())
            users.discard(user)
            if not users:
                self._users.pop(_topic(each), None)
        if interests:
            self._interests[user] = tuple(interests)
        for each in interests:
            self._users.setdefault(_topic(each), set()).add(user)

    def users(self, topic: Topic) -> list[int]:
        """Return who is interested in something."""
        return sorted(self._users.get(topic, ()))

    def tables(self) -> frozenset[int]:
        """Return the tables that are followed, and those that have taken a wish."""
        return frozenset(each.table for held in self._interests.values() for each in held if each.table is not None)


def _topic(interest: Interest) -> Topic:
    return ("", interest.table) if isinstance(interest, Following) else (interest.game, interest.guild)
