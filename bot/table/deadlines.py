"""Whose time runs, and until when. Pure: the time, and who has which quiet hours, come in as arguments.

Time is not in the rules of a game. Here is what the host makes of it:

- A turn begins when the table starts waiting for a seat and lasts until it waits no more, or until a move of its
  own makes the table wait for others too (a new round). A person has the hours of the table's pace for it, and
  every own move gives them the full time again.
- Of a turn shorter than a day only the hours that are not quiet to its person count, and quiet hours as they were
  when its time began. They stop it for at most twelve hours a day (`quiet_hours.stopping`), so that nobody waits for
  weeks: no turn takes longer than twice its time and twelve hours.
- When 15 % is left they are reminded, once, and not in their quiet hours: if it is quiet then, at the end of the
  quiet, or before it began if their time is up first. Who is waited for in quiet hours alone is not reminded.
- When it is up the computer, or the game, decides for them: an ordinary move. The rest of the turn is decided a
  move at a time with short pauses, so that somebody who is only late can take over.
- A move out of turn is part of no turn. Whoever takes their turn up again by one goes on with it: nobody is called.
- Each deadline missed in a row halves the time for the next turn, down to a sixteenth: a table does not
  crawl because somebody has left. One own move, and the full time is back.
- The time of a turn stops when its player could not be called (Discord refuses the call), and begins anew, in full,
  when the call has arrived. A call that waits because the player asked for it (quiet hours, digests) stops nothing.
- Time that is nobody's (the host was away, its clock was set) is added to every turn. What then is left of a turn
  for which quiet hours count is what was left of it before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.game import Seat, Whisper
from bot.table.decisions import ChangeKind, Decision, with_seat
from bot.table.facts import DeadlineNear
from bot.table.model import Person, Status
from bot.table.quiet_hours import REMIND_AT, Term, left_of, term
from bot.table.reliability import next_silence

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.table.model import Pace, Table
    from bot.table.quiet_hours import QuietOf

HOUR = 3600.0
ABSENCE = 30 * 24 * HOUR
"""Seconds for which a table waits for the bot to be invited back to its server."""
MOST_HALVINGS = 4
PAUSE = 1 / 48
"""The part of the pace's time between two moves the computer makes in somebody's turn."""


def turn_seconds(pace: Pace, missed: int) -> float | None:
    """Return the seconds for a turn after so many deadlines missed in a row; None: as long as one likes."""
    return None if pace.hours is None else pace.hours * HOUR / 2 ** min(missed, MOST_HALVINGS)


def set_clocks(
    table: Table,
    acting: frozenset[Seat],
    now: float,
    quiet: QuietOf,
    *,
    mover: Seat | None = None,
    own: bool = True,
) -> Table:
    """Set the clocks of a table that now waits for `acting`; `quiet` knows the quiet hours of people.

    `mover` has just moved, itself (`own`) or by the computer because its time was up. If it is still to act
    its turn goes on, unless others begin theirs with this move: then a new round has begun, for it too.
    """
    seats = [Seat(i) for i in range(len(table.seats))]
    before = table.since or (None,) * len(seats)
    fresh = frozenset(seat for seat in acting if before[seat] is None)
    movers: frozenset[Seat] = frozenset(() if mover is None else (mover,))
    if fresh:
        fresh |= movers & acting
    since = tuple(None if s not in acting else now if s in fresh else before[s] for s in seats)
    taken_over = ((table.taken_over - movers if own else table.taken_over | movers) & acting) - fresh
    together = len(acting) > 1 or (table.together and not fresh)
    table = msgspec.structs.replace(table, since=since, taken_over=taken_over, together=together)
    anew = fresh | movers
    keeps = {seat for seat in acting - anew if table.dues}
    terms = {seat: _term(table, seat, now, quiet) for seat in acting - keeps}
    return _with_terms(table, {seat: terms.get(seat, Term()) for seat in seats if seat not in keeps})


def _term(table: Table, seat: Seat, now: float, quiet: QuietOf) -> Term:
    """Return the time that a seat has which is to act, beginning now; computers have any."""
    held = seat in table.taken_over
    full = turn_seconds(table.pace, 0 if held else table.missed[seat])
    sitter = table.seats[seat]
    if full is None or seat not in table.people or not isinstance(sitter, Person):
        return Term()
    return Term(now + full * PAUSE) if held else term(now, full, full, quiet(sitter.user))


def _with_terms(table: Table, terms: dict[Seat, Term]) -> Table:
    """Give seats these times, from now on; all others keep theirs."""
    seats = [Seat(i) for i in range(len(table.seats))]
    dues, warnings, put_off = table.dues or (None,) * len(seats), _warnings(table), _put_off(table)
    excused = table.excused or (None,) * len(seats)
    table = with_dues(table, tuple(terms[seat].due if seat in terms else dues[seat] for seat in seats))
    return msgspec.structs.replace(
        table,
        warnings=tuple(terms[seat].warning if seat in terms else warnings[seat] for seat in seats),
        put_off=tuple(0.0 if seat in terms else put_off[seat] for seat in seats),
        excused=tuple(None if seat in terms else excused[seat] for seat in seats),
        unreached=table.unreached - terms.keys(),
    )


def held(table: Table, seats: frozenset[Seat]) -> Decision | None:
    """Stop the time of seats whose players could not be called; None when it stands for all of them."""
    seats -= table.unreached
    if table.status is not Status.RUNNING or table.paused:
        return None
    waiting = frozenset(seat for seat in seats & table.people - table.taken_over if table.since[seat] is not None)
    if not waiting:
        return None
    dues = tuple(None if seat in waiting else due for seat, due in enumerate(table.dues))
    stopped = with_dues(table, dues)
    return Decision(msgspec.structs.replace(stopped, unreached=table.unreached | waiting), ChangeKind.HOLD)


def reached(table: Table, seats: frozenset[Seat], now: float, quiet: QuietOf) -> Decision | None:
    """Let the time of seats begin whose players have been called after all; None when it stands for none of them."""
    called = table.unreached & seats
    return Decision(with_full_time(table, called, now, quiet), ChangeKind.REACH) if called else None


def with_full_time(table: Table, seats: frozenset[Seat], now: float, quiet: QuietOf) -> Table:
    """Give seats their full time from `now` on, for the turns they are in: nobody is called to these turns again."""
    going = _with_terms(table, {seat: _term(table, seat, now, quiet) for seat in seats})
    later = list(going.put_off)
    for seat in seats:
        due, since, full = going.dues[seat], going.since[seat], turn_seconds(going.pace, going.missed[seat])
        if due is not None and since is not None and full is not None:
            later[seat] = due - since - full
    silent = tuple(max(at, now) if seat in seats else at for seat, at in enumerate(going.active))
    return msgspec.structs.replace(going, put_off=tuple(later), active=silent)


def _warnings(table: Table) -> tuple[float | None, ...]:
    """Return by seat how long before its deadline it is reminded; while no clock is set, by the pace alone."""
    if table.warnings:
        return table.warnings
    fulls = (turn_seconds(table.pace, missed) for missed in table.missed or (0,) * len(table.seats))
    return tuple(None if full is None else full * REMIND_AT for full in fulls)


def _put_off(table: Table) -> tuple[float, ...]:
    return table.put_off or (0.0,) * len(table.seats)


def resumed(table: Table, before: Table, seat: Seat, now: float, quiet: QuietOf) -> Table:
    """Let a turn that its seat has taken up again by a move out of turn go on, as if it had never been over.

    It is one with the turns of those who are still waited for since `before`: begun with them, and never with less
    than half the time from `now` on. So nobody is called to it anew, and taking it up again and again stops no table.
    """
    both = zip(before.since, table.since, strict=True)
    still = [began for began, since in both if began is not None and since is not None]
    if table.status is not Status.RUNNING or before.since[seat] is not None or table.since[seat] is None or not still:
        return table
    began = min(still)
    since = with_seat(table.since, seat, began)
    table = msgspec.structs.replace(table, since=since)
    sitter, full = table.seats[seat], turn_seconds(table.pace, table.missed[seat])
    if full is None or seat not in table.people or not isinstance(sitter, Person):
        return _with_terms(table, {seat: Term()})
    hours = quiet(sitter.user)
    both_terms = term(began, full, full, hours), term(now, full, full / 2, hours)
    return _with_terms(table, {seat: max(both_terms, key=lambda each: each.due or 0.0)})


def with_dues(table: Table, dues: tuple[float | None, ...]) -> Table:
    """Give the seats these deadlines; who has a new one may be reminded again."""
    before = table.dues or (None,) * len(dues)
    reminded = frozenset(seat for seat in table.reminded if dues[seat] == before[seat])
    return msgspec.structs.replace(table, dues=dues, due=_earliest(dues), reminded=reminded)


def put_off(table: Table, seat: Seat, seconds: float) -> Table:
    """Give a seat more time for the turn that it is in, without it having begun: nobody is called or reminded anew."""
    due = table.dues[seat]
    if due is None:
        return table
    dues = with_seat(table.dues, seat, due + seconds)
    before = _put_off(table)
    later = with_seat(before, seat, before[seat] + seconds)
    return msgspec.structs.replace(table, dues=dues, due=_earliest(dues), put_off=later)


def left(table: Table, seat: Seat, now: float, quiet: QuietOf) -> float | None:
    """Return how many seconds of its time a seat still has, those that its quiet hours stop left out; None: any."""
    due, sitter = table.dues[seat], table.seats[seat]
    full = turn_seconds(table.pace, table.missed[seat])
    if due is None or full is None or not isinstance(sitter, Person):
        return None
    counted = None if seat in table.taken_over else quiet(sitter.user)
    return max(0.0, left_of(now, due, full, counted))


def going_on(
    table: Table, since: tuple[float | None, ...], lefts: Sequence[float | None], now: float, quiet: QuietOf
) -> Table:
    """Let turns that began at `since` go on with what was `left` of each; nobody is reminded again by that alone.

    A turn that was put off for somebody who is away still is: that is told once.
    """
    terms = {Seat(at): _going_on(table, Seat(at), lefts[at], now, quiet) for at in range(len(table.seats))}
    going = _with_terms(msgspec.structs.replace(table, since=since), terms)
    return msgspec.structs.replace(
        going, reminded=table.reminded, excused=table.excused or going.excused, unreached=table.unreached
    )


def _going_on(table: Table, seat: Seat, seconds: float | None, now: float, quiet: QuietOf) -> Term:
    full, sitter = turn_seconds(table.pace, table.missed[seat]), table.seats[seat]
    if seconds is None or full is None or seat not in table.people or not isinstance(sitter, Person):
        return Term()
    return Term(now + seconds) if seat in table.taken_over else term(now, full, seconds, quiet(sitter.user))


def stop_clocks(table: Table) -> Table:
    """Stop all clocks, for good: what was on hold is so no more."""
    nobody = (None,) * len(table.seats)
    return msgspec.structs.replace(
        table,
        since=nobody,
        dues=nobody,
        due=None,
        reminded=frozenset(),
        taken_over=frozenset(),
        pause=None,
        pause_vote=None,
        warnings=(),
        put_off=(),
        excused=(),
        unreached=frozenset(),
    )


def shifted(table: Table, seconds: float, now: float, quiet: QuietOf) -> Table:
    """Move every deadline and waiting that runs: the last `seconds` before `now` are nobody's.

    They may be negative, where a clock was set back.
    """
    moved = msgspec.structs.replace(
        table,
        since=tuple(None if at is None else at + seconds for at in table.since),
        dues=tuple(None if at is None else at + seconds for at in table.dues),
        active=tuple(at + seconds for at in table.active),
        due=None if table.due is None else table.due + seconds,
    )
    for seat in _people(table):
        moved = _fitted(moved, table, seat, now - seconds, now, quiet)
    return moved


def _fitted(moved: Table, before: Table, seat: Seat, then: float, now: float, quiet: QuietOf) -> Table:
    """Leave a seat as much of its time at `now` as it had at `then`, when the time between is nobody's."""
    sitter, was, due = moved.seats[seat], before.dues[seat], moved.dues[seat]
    full = turn_seconds(moved.pace, moved.missed[seat])
    if was is None or due is None or full is None or not isinstance(sitter, Person):
        return moved
    if seat in moved.taken_over or was <= then:
        return moved
    hours = quiet(sitter.user)
    fair = term(now, full, left_of(then, was, full, hours), hours)
    longer = put_off(moved, seat, round((fair.due or due) - due))
    warnings = with_seat(_warnings(moved), seat, fair.warning)
    return msgspec.structs.replace(longer, warnings=warnings)


def remind_at(table: Table, seat: Seat) -> float | None:
    """Return when a seat is to be reminded, None: not (any more) in this turn."""
    due = table.dues[seat]
    warning = _warnings(table)[seat]
    if due is None or warning is None or seat in table.reminded or seat in table.taken_over:
        return None
    return due - warning


def reminded(table: Table, now: float, away: frozenset[Seat] = frozenset()) -> Decision | None:
    """Remind everybody whose time runs short, but none who is away; None: nobody to remind."""
    short = frozenset(seat for seat in _people(table) if _reached(remind_at(table, seat), now))
    if not short:
        return None
    news = tuple(Whisper(seat, DeadlineNear(seat, int(table.dues[seat] or 0))) for seat in sorted(short - away))
    return Decision(msgspec.structs.replace(table, reminded=table.reminded | short), ChangeKind.REMIND, news)


def overdue(table: Table, now: float) -> tuple[Seat, ...]:
    """Return the seats whose time is up, in the order of play."""
    if table.status is not Status.RUNNING:
        return ()
    return tuple(Seat(i) for i, due in enumerate(table.dues) if _reached(due, now))


def next_event(table: Table) -> float | None:
    """Return when the passing of time next does something to a table, None: never."""
    if table.away is not None:
        return table.away + ABSENCE if table.status in (Status.LOBBY, Status.RUNNING) else None
    if table.status is Status.LOBBY:
        return table.due
    if table.status is not Status.RUNNING:
        return None
    if table.pause is not None:
        return table.pause.until
    return _earliest((table.due, next_silence(table), *(remind_at(table, seat) for seat in _people(table))))


def _people(table: Table) -> list[Seat]:
    if table.status is not Status.RUNNING:
        return []
    return [Seat(i) for i, sitter in enumerate(table.seats) if isinstance(sitter, Person)]


def _reached(at: float | None, now: float) -> bool:
    return at is not None and at <= now


def _earliest(times: Iterable[float | None]) -> float | None:
    return min((at for at in times if at is not None), default=None)
