"""Putting a table on hold and taking it up again. Pure decisions.

More than half of the people put it on hold, until a moment or until somebody who plays takes it up again, which anybody
may at any time. Meanwhile nobody is to act and no clock runs, whatever happens to the host or to its server; afterwards
everybody has the time that they had left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.game import Public, Refused, Seat
from bot.table import deadlines, facts
from bot.table.ending import votes_needed
from bot.table.model import Pause, PauseVote
from bot.table.require import require_going_on, require_player
from bot.table.store import ChangeKind, Decision

if TYPE_CHECKING:
    from bot.game import Fact
    from bot.table.model import Table

replace = msgspec.structs.replace


def standing(table: Table, now: float) -> PauseVote | None:
    """Return the proposal to put the table on hold that people can agree to; None: there is none."""
    vote = table.pause_vote
    if vote is None or table.paused or table.over or (vote.until is not None and vote.until <= now):
        return None
    return vote


def agreed(table: Table, user: int, until: float | None, now: float) -> Decision:
    """Agree to the proposal that stands, with no `until`, or make one; one for another moment takes its place.

    Raises `Refused`: somebody's vote counts already, the moment is past, or the table is on hold.
    """
    seat = require_player(table, user)
    require_going_on(table)
    vote = standing(table, now)
    if until is None and vote is not None:
        until = vote.until
    if until is not None and until <= now:
        raise Refused("date-past")
    same = vote is not None and vote.until == until
    seats = vote.seats & table.people if vote is not None and same else frozenset[Seat]()
    if seat in seats:
        raise Refused("already-voted-to-pause")
    return _counted(replace(table, pause_vote=PauseVote(until, seats | {seat})), seat, until, now)


def _counted(table: Table, seat: Seat, until: float | None, now: float) -> Decision:
    votes, needed = len(table.pause_vote.seats) if table.pause_vote else 0, votes_needed(table)
    at = int(until or 0)
    told: tuple[Fact, ...] = (facts.PauseProposed(seat, at, votes, needed),) if needed > 1 else ()
    if votes >= needed:
        table, told = _on_hold(table, until, now), (*told, facts.Paused(at))
    return Decision(table, ChangeKind.PAUSE, tuple(Public(fact) for fact in told), seat)


def _on_hold(table: Table, until: float | None, now: float) -> Table:
    """Stop the clocks, keeping what each had left."""
    waited = tuple(None if at is None else now - at for at in table.since)
    left = tuple(None if at is None else max(0.0, at - now) for at in table.dues)
    nobody = (None,) * len(table.seats)
    pause = Pause(now, until, waited, left)
    return replace(table, pause=pause, pause_vote=None, since=nobody, dues=nobody, due=None)


def resumed(table: Table, user: int, now: float) -> Decision:
    """Take the game up again; anybody who plays may."""
    seat = require_player(table, user)
    if table.pause is None:
        raise Refused("not-paused")
    return Decision(_taken_up(table, table.pause, now), ChangeKind.RESUME, (Public(facts.Resumed(seat)),), seat)


def resumed_by_date(table: Table, now: float) -> Decision | None:
    """Let the game go on whose moment has come; None: it has not, or there is none."""
    pause = table.pause
    if pause is None or pause.until is None or pause.until > now or table.away is not None or table.over:
        return None
    return Decision(_taken_up(table, pause, now), ChangeKind.RESUME, (Public(facts.ResumedByDate()),))


def _taken_up(table: Table, pause: Pause, now: float) -> Table:
    """Let the clocks go on: nobody is reminded again by that, and those who resigned meanwhile have none."""
    since = tuple(None if seconds is None else now - seconds for seconds in pause.waited)
    dues = tuple(
        None if seconds is None or Seat(at) not in table.people else now + seconds
        for at, seconds in enumerate(pause.left)
    )
    going = deadlines.with_dues(replace(table, pause=None, since=since), dues)
    return replace(going, reminded=table.reminded)
