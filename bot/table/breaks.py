"""What is kept of a table that its players put on hold, or want to. Values only."""

from __future__ import annotations

from msgspec import Struct

from bot.game import Seat


class Pause(Struct, frozen=True):
    """That the players have put their table on hold; nobody's time runs meanwhile."""

    since: float
    """Unix seconds."""
    until: float | None
    """When it goes on by itself, Unix seconds; None: when somebody resumes it."""
    waited: tuple[float | None, ...] = ()
    """By seat: the seconds for which the table had waited for it; None: it was not to act."""
    silent: tuple[float, ...] = ()
    """By seat: the seconds for which its person had been silent; empty: nobody had ever done anything."""
    left: tuple[float | None, ...] = ()
    """By seat: the seconds that it had left, quiet hours that count for nothing left out; None: as many as it likes,
    or it was not to act."""


class PauseVote(Struct, frozen=True):
    """Who wants to put the table on hold."""

    until: float | None
    """Until when, as in `Pause`."""
    seats: frozenset[Seat]
