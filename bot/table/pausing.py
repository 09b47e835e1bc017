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
from bot.table.decisions import ChangeKind, Decision, require_going_on, require_player
from bot.table.ending import votes_needed
from bot.table.model import Pause, PauseVote
from bot.table.vacations import grace

if TYPE_CHECKING:
    from bot.table.decisions import DecisionContext
    from bot.table.model import Table
    from bot.table.quiet_hours import QuietOf

replace = msgspec.structs.replace


def standing(table: Table, now: float) -> PauseVote | None:
    """Return the proposal to put the table on hold that people can agree to; None: there is none."""
    vote = table.pause_vote
    if vote is None or table.paused or table.over or (vote.until is not None and vote.until <= now):
        return None
    return vote


def agreed(at: DecisionContext, user: int, until: float | None) -> Decision:
    """Agree to the proposal that stands, with no `until`, or make one; one for another moment takes its place.

    Raises `Refused`: somebody's vote counts already, the moment is past, or the table is on hold.
    """
    table, now = at.table, at.now
    seat = require_player(table, user)
    require_going_on(table)
    vote = standing(table, now)
    if until is None and vote is not None:
        until = vote.until
    if until is not None and until <= now:
        raise Refused("date-past")
    same = vote is not None and vote.until == until
    seats = vote.seats & table.people if vote is not None and same else frozenset[Seat]()
    if seat in seats and len(seats) < votes_needed(table):  # since somebody has gone they may be enough
        raise Refused("already-voted-to-pause")
    votes = PauseVote(until, seats | {seat})
    decision = Decision(replace(table, pause_vote=votes), ChangeKind.PAUSE, (), seat)
    return _counted(decision, seat, votes, at)


def _counted(decision: Decision, seat: Seat, vote: PauseVote, at: DecisionContext) -> Decision:
    votes, needed = len(vote.seats), votes_needed(at.table)
    until = int(vote.until or 0)
    news = (Public(facts.PauseProposed(seat, until, votes, needed)),) if needed > 1 else ()
    if votes < needed:
        return replace(decision, news=news)
    return replace(decision, table=_on_hold(at, seat, vote.until), news=(*news, Public(facts.Paused(until))))


def _on_hold(at: DecisionContext, mover: Seat, until: float | None) -> Table:
    """Stop the clocks, keeping what each had left, and how long each but the last to agree has been silent."""
    table, now = at.table, at.now
    waited = tuple(None if began is None else now - began for began in table.since)
    left = tuple(_left(at, Seat(seat)) for seat in range(len(table.seats)))
    silent = tuple(0.0 if seat == mover else now - heard for seat, heard in enumerate(table.active))
    nobody = (None,) * len(table.seats)
    pause = Pause(now, until, waited, silent, left)
    return replace(table, pause=pause, pause_vote=None, since=nobody, dues=nobody, due=None)


def _left(at: DecisionContext, seat: Seat) -> float | None:
    """Return what a seat has left; whose turn was put off while they are away has what they have who come back."""
    seconds = deadlines.left(at.table, seat, at.now, at.quiet)
    put_off = at.table.excused and at.table.excused[seat] is not None
    return max(seconds, grace(at.table.pace)) if put_off and seconds is not None else seconds


def resumed(at: DecisionContext, user: int) -> Decision:
    """Take the game up again; anybody who plays may."""
    seat = require_player(at.table, user)
    if at.table.pause is None:
        raise Refused("not-paused")
    going = _taken_up(at.table, at.table.pause, at.now, at.quiet)
    return Decision(going, ChangeKind.RESUME, (Public(facts.Resumed(seat)),), seat)


def resumed_by_date(table: Table, now: float, quiet: QuietOf) -> Decision | None:
    """Let the game go on whose moment has come; None: it has not, or there is none."""
    pause = table.pause
    if pause is None or pause.until is None or pause.until > now or table.away is not None or table.over:
        return None
    going = _taken_up(table, pause, now, quiet)
    return Decision(going, ChangeKind.RESUME, (Public(facts.ResumedByDate()),))


def _taken_up(table: Table, pause: Pause, now: float, quiet: QuietOf) -> Table:
    """Let the clocks go on; those who play no more have none."""
    since = tuple(None if seconds is None else now - seconds for seconds in pause.waited)
    silent = pause.silent or tuple(now - at for at in table.active)  # of a table of before, nobody knows
    heard = table.active or (0.0,) * len(silent)
    active = tuple(max(now - seconds, at) for seconds, at in zip(silent, heard, strict=True))
    return deadlines.going_on(replace(table, pause=None, active=active), since, pause.left, now, quiet)


def begun_anew(table: Table, pause: Pause, seat: Seat, acting: frozenset[Seat]) -> Table:
    """Let a seat in which somebody new sits down have its whole time when the game goes on."""
    full = deadlines.turn_seconds(table.pace, table.missed[seat])
    both = (0.0, full) if seat in acting else (None, None)
    waited = tuple(both[0] if at == seat else each for at, each in enumerate(pause.waited))
    left = tuple(both[1] if at == seat else each for at, each in enumerate(pause.left))
    excused = tuple(None if at == seat else each for at, each in enumerate(table.excused))
    paused = replace(pause, waited=waited, left=left)
    return replace(table, pause=paused, excused=excused, reminded=table.reminded - {seat})
