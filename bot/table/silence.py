"""Who has been silent for so long that nobody need wait for them any more. Pure: the time comes in as an argument.

Silent is who let their turns pass for two weeks: a turn without a deadline for all of that time, or one deadline after
the other. A sign of life is whatever somebody does at the table themselves. Time in which the table stood still, or the
host was away, is nobody's silence, nor is that of who said to be away. Who is the only person left keeps nobody
waiting, and is never silent.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.game import Seat
from bot.table.model import Person, Status
from bot.table.store import ChangeKind, Decision

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.table.model import Table

SILENCE = 14 * 24 * 3600.0
"""Seconds of silence after which somebody counts as gone."""
MISSED = 2
"""Deadlines missed in a row that make a silence: by one, somebody may just have been late."""


def heard(table: Table, by: int | None, now: float) -> tuple[float, ...]:
    """Return since when each seat has been silent, after a change that `by` made in person (None: nobody did).

    Who has missed nothing is silent from the beginning of their turn at the earliest: before, nobody asked them.
    """
    mover = None if by is None else table.seat_of(by)
    before = table.active or tuple(now if since is None else since for since in table.since)
    turns = zip(before, table.since, table.missed, strict=True)
    counted = (at if since is None or missed else max(at, since) for at, since, missed in turns)
    return tuple(now if seat == mover else at for seat, at in enumerate(counted))


def next_silence(table: Table) -> float | None:
    """Return when somebody at a table will next have been silent for too long; None: as it is, nobody."""
    return min((at for _, at in _ends(table)), default=None)


def silent(table: Table, now: float) -> tuple[Seat, ...]:
    """Return who has been silent for too long, in the order of play."""
    return tuple(seat for seat, at in _ends(table) if at <= now)


def excused(table: Table, seat: Seat, until: float, now: float) -> Decision | None:
    """Let the silence of somebody who is away begin when they are back; None: they are not silent."""
    if seat not in silent(table, now) or until <= now:
        return None
    since = table.active or tuple(now if each is None else each for each in table.since)
    active = tuple(until if at == seat else each for at, each in enumerate(since))
    return Decision(msgspec.structs.replace(table, active=active), ChangeKind.EXTEND, seat=seat)


def _ends(table: Table) -> Iterator[tuple[Seat, float]]:
    """Yield when each person that keeps the others waiting will have been silent for too long, in the order of play.

    This is asked after every change, so nothing is made that is not needed.
    """
    if table.status is not Status.RUNNING or table.paused:
        return
    times = zip(table.since, table.dues, table.missed, strict=True)
    waited = [
        seat
        for seat, (since, due, missed) in enumerate(times)
        if missed >= MISSED or (since is not None and due is None)
    ]
    if not waited or sum(map(partial(_plays, table), range(len(table.seats)))) <= 1:
        return
    for seat in waited:
        since = table.active[seat] if table.active else table.since[seat]
        if since is not None and _plays(table, seat):
            yield Seat(seat), since + SILENCE


def _plays(table: Table, seat: int) -> bool:
    return isinstance(table.seats[seat], Person) and seat not in table.resigned
