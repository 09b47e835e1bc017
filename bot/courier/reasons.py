"""Reasons to ask whether a person is still on the server: what of a running game makes one wonder. Pure.

They let a deadline pass, or for three days a turn that has none; others vote to replace them, or wait for their vote to
end the game; they are the last person at a table that the others have left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.game import Seat
from bot.table.seats import WAITED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.table.model import Table


class Reasons(Struct, frozen=True):
    """What there is at a running game at one time; what was there before is no reason any more."""

    missed: tuple[int, ...] = ()
    """Deadlines missed in a row, by seat."""
    waited: frozenset[tuple[Seat, float]] = frozenset()
    """For whom the table has waited long without a deadline, and since when."""
    votes: frozenset[Seat] = frozenset()
    """Who wants to end the game."""
    replacing: frozenset[Seat] = frozenset()
    """Whom others want to replace."""
    alone: frozenset[Seat] = frozenset()
    """Who is the only person left while others' seats are open."""


def reasons(table: Table, now: float) -> Reasons:
    """Return what of a running game makes one wonder whether somebody is still there."""
    return Reasons(
        missed=table.missed,
        waited=frozenset((seat, since) for seat, since in _endless(table) if since + WAITED <= now),
        votes=table.votes,
        replacing=frozenset(one.seat for one in table.replacing),
        alone=table.people if table.open and len(table.people) == 1 else frozenset(),
    )


def wanted(table: Table, now: Reasons, before: Reasons) -> tuple[Seat, ...]:
    """Return about whom to ask by what is `now` and was not `before`, in the order of play."""
    counted = before.missed or (0,) * len(table.seats)
    late = {seat for seat in table.people if now.missed[seat] > counted[seat]}
    late |= {seat for seat, _ in now.waited - before.waited}
    voting = table.people - now.votes if now.votes - before.votes else frozenset[Seat]()
    return tuple(sorted(late | voting | (now.replacing - before.replacing) | (now.alone - before.alone)))


def next_reason(table: Table, now: float) -> float | None:
    """Return when a turn without a deadline will next have lasted too long (Unix seconds), None: as it is, never."""
    return min((at for _, since in _endless(table) if (at := since + WAITED) > now), default=None)


def _endless(table: Table) -> Iterator[tuple[Seat, float]]:
    """Yield for whom the table waits as long as they like, and since when."""
    for seat in table.people if len(table.people) > 1 else ():
        since = table.since[seat]
        if since is not None and table.dues[seat] is None:
            yield seat, since
