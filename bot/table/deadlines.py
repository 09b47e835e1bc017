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

from msgspec.structs import replace

from bot.game.contract import Seat, Whisper
from bot.table.decisions import ChangeKind, Decision
from bot.table.facts import DeadlineNear
from bot.table.model import HeldTurn, Person, SeatClock, SeatState, Status, Table
from bot.table.quiet_hours import Term, left_of, term
from bot.table.reliability import next_silence

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.table.model import Pace
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
    fresh = frozenset(seat for seat in acting if table.seats[seat].clock.since is None)
    movers: frozenset[Seat] = frozenset(() if mover is None else (mover,))
    if fresh:
        fresh |= movers & acting

    def begun(seat: Seat, state: SeatState) -> SeatState:
        clock = state.clock
        since = None if seat not in acting else now if seat in fresh else clock.since
        taken_over = seat in acting - fresh and (not own if seat in movers else clock.taken_over)
        return replace(state, clock=replace(clock, since=since, taken_over=taken_over))

    together = len(acting) > 1 or (table.together and not fresh)
    table = replace(table.with_seats(begun), together=together)
    kept = acting - fresh - movers
    terms = {seat: _term(table, seat, now, quiet) for seat in acting - kept}
    return _with_terms(
        table, {Seat(at): terms.get(Seat(at), Term()) for at in range(len(table.seats)) if at not in kept}
    )


def _term(table: Table, seat: Seat, now: float, quiet: QuietOf) -> Term:
    """Return the time that a seat has which is to act, beginning now; computers have any."""
    state = table.seats[seat]
    held = state.clock.taken_over
    full = turn_seconds(table.pace, 0 if held else state.missed)
    if full is None or not state.plays or not isinstance(state.sitter, Person):
        return Term()
    return Term(now + full * PAUSE) if held else term(now, full, full, quiet(state.sitter.user))


def _with_terms(table: Table, terms: dict[Seat, Term]) -> Table:
    """Give seats these times, from now on; all others keep theirs."""

    def termed(seat: Seat, state: SeatState) -> SeatState:
        if seat not in terms:
            return state
        clock = replace(_with_due(state.clock, terms[seat].due), warning=terms[seat].warning)
        return replace(state, clock=replace(clock, put_off=0.0, excused=None, unreached=False))

    return table.with_seats(termed)


def _with_due(clock: SeatClock, due: float | None) -> SeatClock:
    """Return the clock with another deadline, of which its player may be reminded again."""
    return replace(clock, due=due, reminded=clock.reminded and due == clock.due)


def held(table: Table, seats: frozenset[Seat]) -> Decision | None:
    """Stop the time of seats whose players could not be called; None when it stands for all of them."""
    if table.status is not Status.RUNNING or table.paused:
        return None
    waiting = frozenset(seat for seat in seats if _may_be_held(table.seats[seat]))
    if not waiting:
        return None

    def stopped(seat: Seat, state: SeatState) -> SeatState:
        return replace(state, clock=replace(_with_due(state.clock, None), unreached=True)) if seat in waiting else state

    return Decision(table.with_seats(stopped), ChangeKind.HOLD)


def _may_be_held(state: SeatState) -> bool:
    clock = state.clock
    return state.plays and clock.since is not None and not clock.taken_over and not clock.unreached


def reached(table: Table, seats: frozenset[Seat], now: float, quiet: QuietOf) -> Decision | None:
    """Let the time of seats begin whose players have been called after all; None when it stands for none of them."""
    called = frozenset(seat for seat in seats if table.seats[seat].clock.unreached)
    return Decision(with_full_time(table, called, now, quiet), ChangeKind.REACH) if called else None


def with_full_time(table: Table, seats: frozenset[Seat], now: float, quiet: QuietOf) -> Table:
    """Give seats their full time from `now` on, for the turns they are in: nobody is called to these turns again."""
    going = _with_terms(table, {seat: _term(table, seat, now, quiet) for seat in seats})

    def later(seat: Seat, state: SeatState) -> SeatState:
        if seat not in seats:
            return state
        clock, full = state.clock, turn_seconds(going.pace, state.missed)
        if clock.due is not None and clock.since is not None and full is not None:
            clock = replace(clock, put_off=clock.due - clock.since - full)
        silent = None if state.silent_since is None else max(state.silent_since, now)
        return replace(state, clock=clock, silent_since=silent)

    return going.with_seats(later)


def resumed(table: Table, before: Table, seat: Seat, now: float, quiet: QuietOf) -> Table:
    """Let a turn that its seat has taken up again by a move out of turn go on, as if it had never been over.

    It is one with the turns of those who are still waited for since `before`: begun with them, and never with less
    than half the time from `now` on. So nobody is called to it anew, and taking it up again and again stops no table.
    """
    both = zip(before.seats, table.seats, strict=True)
    still = [was.clock.since for was, state in both if was.clock.since is not None and state.clock.since is not None]
    was_waiting, waits = (each.seats[seat].clock.since is not None for each in (before, table))
    if table.status is not Status.RUNNING or was_waiting or not waits or not still:
        return table
    began = min(still)
    table = table.with_clock(seat, since=began)
    state = table.seats[seat]
    full = turn_seconds(table.pace, state.missed)
    if full is None or not state.plays or not isinstance(state.sitter, Person):
        return _with_terms(table, {seat: Term()})
    hours = quiet(state.sitter.user)
    both_terms = term(began, full, full, hours), term(now, full, full / 2, hours)
    return _with_terms(table, {seat: max(both_terms, key=lambda each: each.due or 0.0)})


def without_due(table: Table, seat: Seat) -> Table:
    """Return the table without a deadline for a seat."""
    return table.with_seat(seat, clock=_with_due(table.seats[seat].clock, None))


def put_off(table: Table, seat: Seat, seconds: float) -> Table:
    """Give a seat more time for the turn that it is in, without it having begun: nobody is called or reminded anew."""
    clock = table.seats[seat].clock
    if clock.due is None:
        return table
    return table.with_clock(seat, due=clock.due + seconds, put_off=clock.put_off + seconds)


def left(table: Table, seat: Seat, now: float, quiet: QuietOf) -> float | None:
    """Return how many seconds of its time a seat still has, those that its quiet hours stop left out; None: any."""
    state = table.seats[seat]
    full = turn_seconds(table.pace, state.missed)
    if state.clock.due is None or full is None or not isinstance(state.sitter, Person):
        return None
    counted = None if state.clock.taken_over else quiet(state.sitter.user)
    return max(0.0, left_of(now, state.clock.due, full, counted))


def going_on(table: Table, now: float, quiet: QuietOf) -> Table:
    """Let the turns that were held go on with what was left of each; nobody is reminded again by that alone.

    A turn that was put off for somebody who is away still is: that is told once.
    """

    def going(_seat: Seat, state: SeatState) -> SeatState:
        turn = state.clock.held
        due = _going_on(table, state, turn, now, quiet)
        since = None if turn is None else now - turn.waited
        clock = replace(state.clock, since=since, due=due.due, warning=due.warning, put_off=0.0, held=None)
        return replace(state, clock=clock)

    return table.with_seats(going)


def _going_on(table: Table, state: SeatState, turn: HeldTurn | None, now: float, quiet: QuietOf) -> Term:
    full = turn_seconds(table.pace, state.missed)
    if turn is None or turn.left is None or full is None or not state.plays or not isinstance(state.sitter, Person):
        return Term()
    return Term(now + turn.left) if state.clock.taken_over else term(now, full, turn.left, quiet(state.sitter.user))


def held_anew(table: Table, seat: Seat, acting: frozenset[Seat]) -> Table:
    """Let a seat in which somebody new sits down have its whole time when the game goes on."""
    full = turn_seconds(table.pace, table.seats[seat].missed)
    held = HeldTurn(0.0, full) if seat in acting else None
    return table.with_clock(seat, held=held, excused=None, reminded=False, unreached=False)


def still_on_hold(table: Table, acting: frozenset[Seat]) -> Table:
    """Leave a table on hold that a moderator's move lets wait for others: they have their whole time afterwards."""
    for at, state in enumerate(table.seats):
        if (state.clock.held is not None) != (at in acting):
            table = held_anew(table, Seat(at), acting)
    return table


def stop_clocks(table: Table) -> Table:
    """Stop all clocks, for good: what was on hold is so no more."""
    stopped = table.with_seats(lambda _, state: replace(state, clock=SeatClock(), silent_for=None))
    return replace(stopped, closes=None, pause=None, pause_vote=None)


def rested(table: Table) -> Table:
    """Stop the clocks that run; a table that its players have put on hold stays so, with what each seat had left."""
    stopped = table.with_seats(lambda _, state: replace(state, clock=SeatClock(held=state.clock.held)))
    return replace(stopped, closes=None, pause_vote=None)


def shifted(table: Table, seconds: float, now: float, quiet: QuietOf) -> Table:
    """Move every deadline and waiting that runs: the last `seconds` before `now` are nobody's.

    They may be negative, where a clock was set back.
    """

    def moved(_seat: Seat, state: SeatState) -> SeatState:
        clock = replace(state.clock, since=_later(state.clock.since, seconds), due=_later(state.clock.due, seconds))
        return replace(state, clock=clock, silent_since=_later(state.silent_since, seconds))

    after = replace(table.with_seats(moved), closes=_later(table.closes, seconds))
    for seat in _people(table):
        after = _fitted(after, table, seat, now - seconds, now, quiet)
    return after


def _later(at: float | None, seconds: float) -> float | None:
    return None if at is None else at + seconds


def _fitted(moved: Table, before: Table, seat: Seat, then: float, now: float, quiet: QuietOf) -> Table:
    """Leave a seat as much of its time at `now` as it had at `then`, when the time between is nobody's."""
    state, was, due = moved.seats[seat], before.seats[seat].clock.due, moved.seats[seat].clock.due
    full = turn_seconds(moved.pace, state.missed)
    if was is None or due is None or full is None or not isinstance(state.sitter, Person):
        return moved
    if state.clock.taken_over or was <= then:
        return moved
    hours = quiet(state.sitter.user)
    fair = term(now, full, left_of(then, was, full, hours), hours)
    return put_off(moved, seat, round((fair.due or due) - due)).with_clock(seat, warning=fair.warning)


def remind_at(table: Table, seat: Seat) -> float | None:
    """Return when a seat is to be reminded, None: not (any more) in this turn."""
    clock = table.seats[seat].clock
    if clock.due is None or clock.warning is None or clock.reminded or clock.taken_over:
        return None
    return clock.due - clock.warning


def reminded(table: Table, now: float, away: frozenset[Seat] = frozenset()) -> Decision | None:
    """Remind everybody whose time runs short, but none who is away; None: nobody to remind."""
    short = frozenset(seat for seat in _people(table) if _reached(remind_at(table, seat), now))
    if not short:
        return None
    dues = {seat: int(table.seats[seat].clock.due or 0) for seat in sorted(short - away)}
    news = tuple(Whisper(seat, DeadlineNear(seat, due)) for seat, due in dues.items())
    for seat in short:
        table = table.with_clock(seat, reminded=True)
    return Decision(table, ChangeKind.REMIND, news)


def overdue(table: Table, now: float) -> tuple[Seat, ...]:
    """Return the seats whose time is up, in the order of play."""
    if table.status is not Status.RUNNING:
        return ()
    return tuple(Seat(at) for at, state in enumerate(table.seats) if _reached(state.clock.due, now))


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
    return [Seat(at) for at, state in enumerate(table.seats) if isinstance(state.sitter, Person)]


def _reached(at: float | None, now: float) -> bool:
    return at is not None and at <= now


def _earliest(times: Iterable[float | None]) -> float | None:
    return min((at for at in times if at is not None), default=None)
