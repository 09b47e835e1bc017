"""Clocks of the seats: beginning, deadline and reminder of every turn. Pure.

The current time and the players' quiet hours are arguments. A game's rules do not depend on time. The whole
procedure, with quiet hours, time off, pauses and downtime, is described in `.github/theory/deadlines.md`.

- A turn begins when a seat becomes active. It ends when the seat is no longer active, or when the seat's own move also
  makes other seats active (a new round). A player has the table's pace for a move: each of their moves restarts it.
- Turns shorter than a day: the player's quiet hours do not count. They are read when the time starts, and stop the
  clock for at most twelve hours a day (`quiet_hours.stopping_part`), so no turn takes longer than twice its time plus
  twelve hours.
- Reminder: once per deadline, when 15 % of the time is left, never in quiet hours. A reminder that falls into quiet
  hours is sent when they end; if the deadline comes before that, ten minutes before they begin; if those ten minutes
  had passed when the time started, not at all.
- Missed deadline: the program makes an ordinary move for the player (the game's move for absent players, or a computer
  player's). It makes the remaining moves of the turn one by one with short pauses, so that a player who is only late
  can take over.
- Each deadline missed in a row halves the next turn's time, at most down to a sixteenth, so that an absent player does
  not slow the table down. One move by the player restores the full time.
- A move out of turn belongs to no turn. Re-entering a turn by an out-of-turn move continues the turn, without a new
  ping.
- Undelivered call: the clock stops while Discord refuses the call, and restarts with the full time once the call is
  delivered. A call that waits because of the player's own settings (quiet hours, digests) does not stop the clock.
- Downtime and clock changes: every turn of a running clock is shifted. Turns with quiet hours keep their remaining
  counted time.
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

HOUR_S = 3600.0
SERVER_RETURN_LIMIT_S = 30 * 24 * HOUR_S
"""Seconds after which a table is closed if its server removed the bot and did not invite it back."""
MAX_HALVINGS = 4
TAKEOVER_PAUSE_PACES = 1 / 48
"""The pause between two moves that the program makes in a missed turn, as a fraction of the pace."""


def turn_seconds(pace: Pace, missed: int) -> float | None:
    """Return the seconds for a turn after `missed` deadlines missed in a row, or None if the pace has no limit."""
    return None if pace.hours is None else pace.hours * HOUR_S / 2 ** min(missed, MAX_HALVINGS)


def set_clocks(
    table: Table,
    acting: frozenset[Seat],
    now: float,
    quiet: QuietOf,
    *,
    mover: Seat | None = None,
    own: bool = True,
) -> Table:
    """Return the table with its clocks set for the active seats `acting`.

    `mover` is the seat that has just moved; `own`: its player made the move, not the program after a missed deadline.
    If `mover` is still active, its turn continues, unless the move made other seats active: then a new round begins for
    `mover` too.
    """
    starting = frozenset(seat for seat in acting if table.seats[seat].clock.since is None)
    movers: frozenset[Seat] = frozenset(() if mover is None else (mover,))
    if starting:
        starting |= movers & acting

    def start(seat: Seat, state: SeatState) -> SeatState:
        clock = state.clock
        since = None if seat not in acting else now if seat in starting else clock.since
        taken_over = seat in acting - starting and (not own if seat in movers else clock.taken_over)
        return replace(state, clock=replace(clock, since=since, taken_over=taken_over))

    together = len(acting) > 1 or (table.together and not starting)
    table = replace(table.with_seats(start), together=together)
    continuing = acting - starting - movers
    terms = {seat: _term(table, seat, now, quiet) for seat in acting - continuing}
    return _with_terms(
        table,
        {Seat(index): terms.get(Seat(index), Term()) for index in range(len(table.seats)) if index not in continuing},
    )


def _term(table: Table, seat: Seat, now: float, quiet: QuietOf) -> Term:
    """Return the time for an active seat, starting now; no limit if the program decides for it."""
    state = table.seats[seat]
    taken_over = state.clock.taken_over
    full = turn_seconds(table.pace, 0 if taken_over else state.missed)
    if full is None or not state.plays or not isinstance(state.sitter, Person):
        return Term()
    return Term(now + full * TAKEOVER_PAUSE_PACES) if taken_over else term(now, full, full, quiet(state.sitter.user))


def _with_terms(table: Table, terms: dict[Seat, Term]) -> Table:

    def set_term(seat: Seat, state: SeatState) -> SeatState:
        if seat not in terms:
            return state
        clock = replace(_with_due(state.clock, terms[seat].due), warning=terms[seat].warning)
        return replace(state, clock=replace(clock, put_off=0.0, excused=None, unreached=False))

    return table.with_seats(set_term)


def _with_due(clock: SeatClock, due: float | None) -> SeatClock:
    """Return the clock with this deadline. A different deadline gets a reminder of its own."""
    return replace(clock, due=due, reminded=clock.reminded and due == clock.due)


def stop_uncalled(table: Table, seats: frozenset[Seat]) -> Decision | None:
    """Mark the turns of `seats` as uncalled and remove their deadlines. Return None if that changes nothing."""
    if table.status is not Status.RUNNING or table.paused:
        return None
    uncalled = frozenset(seat for seat in seats if _may_be_held(table.seats[seat]))
    if not uncalled:
        return None

    def stop(seat: Seat, state: SeatState) -> SeatState:
        return (
            replace(state, clock=replace(_with_due(state.clock, None), unreached=True)) if seat in uncalled else state
        )

    return Decision(table.with_seats(stop), ChangeKind.HOLD)


def _may_be_held(state: SeatState) -> bool:
    clock = state.clock
    return state.plays and clock.since is not None and not clock.taken_over and not clock.unreached


def start_called(table: Table, seats: frozenset[Seat], now: float, quiet: QuietOf) -> Decision | None:
    """Restart the clocks of `seats` that `stop_uncalled` stopped, with the full time.

    Return None if none is stopped.
    """
    stopped = frozenset(seat for seat in seats if table.seats[seat].clock.unreached)
    return Decision(with_full_time(table, stopped, now, quiet), ChangeKind.REACH) if stopped else None


def with_full_time(table: Table, seats: frozenset[Seat], now: float, quiet: QuietOf) -> Table:
    """Return the table with the full time from `now` on for the present turns of `seats`.

    The turns keep their beginnings, so they are not called again. Their silence starts at `now` at the earliest.
    """
    restarted = _with_terms(table, {seat: _term(table, seat, now, quiet) for seat in seats})

    def set_put_off(seat: Seat, state: SeatState) -> SeatState:
        if seat not in seats:
            return state
        clock, full = state.clock, turn_seconds(restarted.pace, state.missed)
        if clock.due is not None and clock.since is not None and full is not None:
            clock = replace(clock, put_off=clock.due - clock.since - full)
        silent_since = None if state.silent_since is None else max(state.silent_since, now)
        return replace(state, clock=clock, silent_since=silent_since)

    return restarted.with_seats(set_put_off)


def continue_turn(table: Table, before: Table, seat: Seat, now: float, quiet: QuietOf) -> Table:
    """Return the table with the turn continued that `seat` re-entered by a move out of turn.

    The turn gets the beginning and the deadline of the turns that have been running since `before`, but at least half
    the full time from `now` on. With the old beginning it is not called again, and re-entering repeatedly cannot delay
    the table. The table is unchanged if the seat was active before, is not active now, or no other turn continues.
    """
    pairs = zip(before.seats, table.seats, strict=True)
    beginnings = [
        old.clock.since for old, state in pairs if old.clock.since is not None and state.clock.since is not None
    ]
    was_active, is_active = (version.seats[seat].clock.since is not None for version in (before, table))
    if table.status is not Status.RUNNING or was_active or not is_active or not beginnings:
        return table
    since = min(beginnings)
    table = table.with_clock(seat, since=since)
    state = table.seats[seat]
    full = turn_seconds(table.pace, state.missed)
    if full is None or not state.plays or not isinstance(state.sitter, Person):
        return _with_terms(table, {seat: Term()})
    hours = quiet(state.sitter.user)
    terms = term(since, full, full, hours), term(now, full, full / 2, hours)
    return _with_terms(table, {seat: max(terms, key=lambda candidate: candidate.due or 0.0)})


def without_due(table: Table, seat: Seat) -> Table:
    """Return the table with the seat's deadline removed."""
    return table.with_seat(seat, clock=_with_due(table.seats[seat].clock, None))


def extend(table: Table, seat: Seat, seconds: float) -> Table:
    """Return the table with the seat's deadline moved by `seconds`, without a new call or reminder.

    The table is unchanged if the seat has no deadline.
    """
    clock = table.seats[seat].clock
    if clock.due is None:
        return table
    return table.with_clock(seat, due=clock.due + seconds, put_off=clock.put_off + seconds)


def seconds_left(table: Table, seat: Seat, now: float, quiet: QuietOf) -> float | None:
    """Return the seat's remaining seconds, not counting quiet hours that stop the clock, or None without a deadline."""
    state = table.seats[seat]
    full = turn_seconds(table.pace, state.missed)
    if state.clock.due is None or full is None or not isinstance(state.sitter, Person):
        return None
    hours = None if state.clock.taken_over else quiet(state.sitter.user)
    return max(0.0, left_of(now, state.clock.due, full, hours))


def restart_after_pause(table: Table, now: float, quiet: QuietOf) -> Table:
    """Return the table with its clocks restarted after a pause, each with the time left that it had before.

    A reminder that was sent is not sent again. A turn extended for an absent player stays marked as extended, so that
    the extension is not announced again.
    """

    def restart(_seat: Seat, state: SeatState) -> SeatState:
        turn = state.clock.held
        term_left = _remaining_term(table, state, turn, now, quiet)
        since = None if turn is None else now - turn.waited
        clock = replace(state.clock, since=since, due=term_left.due, warning=term_left.warning, put_off=0.0, held=None)
        return replace(state, clock=clock)

    return table.with_seats(restart)


def _remaining_term(table: Table, state: SeatState, turn: HeldTurn | None, now: float, quiet: QuietOf) -> Term:
    full = turn_seconds(table.pace, state.missed)
    if turn is None or turn.left is None or full is None or not state.plays or not isinstance(state.sitter, Person):
        return Term()
    return Term(now + turn.left) if state.clock.taken_over else term(now, full, turn.left, quiet(state.sitter.user))


def hold_full_turn(table: Table, seat: Seat, acting: frozenset[Seat]) -> Table:
    """Return the paused table with the full time for a seat after the pause, for a new sitter or a new turn."""
    full = turn_seconds(table.pace, table.seats[seat].missed)
    turn = HeldTurn(0.0, full) if seat in acting else None
    return table.with_clock(seat, held=turn, excused=None, reminded=False, unreached=False)


def update_held_turns(table: Table, acting: frozenset[Seat]) -> Table:
    """Return the table, still paused, after a moderator's move: seats that became active get the full time later."""
    for index, state in enumerate(table.seats):
        if (state.clock.held is not None) != (index in acting):
            table = hold_full_turn(table, Seat(index), acting)
    return table


def stop_clocks(table: Table) -> Table:
    """Return the table with all clocks and any pause cleared, for a finished table."""
    stopped = table.with_seats(lambda _, state: replace(state, clock=SeatClock(), silent_for=None))
    return replace(stopped, closes=None, pause=None, pause_vote=None)


def clear_running_clocks(table: Table) -> Table:
    """Return the table with its running clocks cleared. A paused table keeps its pause and the saved times."""
    stopped = table.with_seats(lambda _, state: replace(state, clock=SeatClock(held=state.clock.held)))
    return replace(stopped, closes=None, pause_vote=None)


def shift_clocks(table: Table, seconds: float, now: float, quiet: QuietOf) -> Table:
    """Return the table with its running times moved by `seconds` of downtime before `now`.

    `seconds` is negative if the system clock was set back.
    """

    def shift(_seat: Seat, state: SeatState) -> SeatState:
        clock = replace(state.clock, since=_plus(state.clock.since, seconds), due=_plus(state.clock.due, seconds))
        return replace(state, clock=clock, silent_since=_plus(state.silent_since, seconds))

    result = replace(table.with_seats(shift), closes=_plus(table.closes, seconds), away=_plus(table.away, seconds))
    for seat in _person_seats(table):
        result = _with_time_left(result, table, seat, now - seconds, now, quiet)
    return result


def _plus(moment: float | None, seconds: float) -> float | None:
    return None if moment is None else moment + seconds


def _with_time_left(
    shifted_table: Table, before: Table, seat: Seat, gap_start: float, now: float, quiet: QuietOf
) -> Table:
    """Adjust the seat's shifted deadline so that the same counted time remains at `now` as at `gap_start`."""
    state, old_due, due = shifted_table.seats[seat], before.seats[seat].clock.due, shifted_table.seats[seat].clock.due
    full = turn_seconds(shifted_table.pace, state.missed)
    if old_due is None or due is None or full is None or not isinstance(state.sitter, Person):
        return shifted_table
    if state.clock.taken_over or old_due <= gap_start:
        return shifted_table
    hours = quiet(state.sitter.user)
    term_left = term(now, full, left_of(gap_start, old_due, full, hours), hours)
    return extend(shifted_table, seat, round((term_left.due or due) - due)).with_clock(seat, warning=term_left.warning)


def remind_at(table: Table, seat: Seat) -> float | None:
    """Return the Unix time of the seat's reminder, or None if none is pending."""
    clock = table.seats[seat].clock
    if clock.due is None or clock.warning is None or clock.reminded or clock.taken_over:
        return None
    return clock.due - clock.warning


def remind(table: Table, now: float, away: frozenset[Seat] = frozenset()) -> Decision | None:
    """Remind the seats whose reminder is due, or return None if there are none.

    Seats in `away` get no reminder, but are marked as reminded.
    """
    due_seats = frozenset(seat for seat in _person_seats(table) if _has_passed(remind_at(table, seat), now))
    if not due_seats:
        return None
    dues = {seat: int(table.seats[seat].clock.due or 0) for seat in sorted(due_seats - away)}
    news = tuple(Whisper(seat, DeadlineNear(seat, due)) for seat, due in dues.items())
    for seat in due_seats:
        table = table.with_clock(seat, reminded=True)
    return Decision(table, ChangeKind.REMIND, news)


def overdue_seats(table: Table, now: float) -> tuple[Seat, ...]:
    """Return the seats whose deadline has passed, in seat order."""
    if table.status is not Status.RUNNING:
        return ()
    return tuple(Seat(index) for index, state in enumerate(table.seats) if _has_passed(state.clock.due, now))


def next_event(table: Table) -> float | None:
    """Return the Unix time at which the table next needs upkeep, or None if it needs none."""
    if table.away is not None:
        return table.away + SERVER_RETURN_LIMIT_S if table.status in (Status.LOBBY, Status.RUNNING) else None
    if table.status is Status.LOBBY:
        return table.due
    if table.status is not Status.RUNNING:
        return None
    if table.pause is not None:
        return table.pause.until
    return _earliest((table.due, next_silence(table), *(remind_at(table, seat) for seat in _person_seats(table))))


def _person_seats(table: Table) -> list[Seat]:
    if table.status is not Status.RUNNING:
        return []
    return [Seat(index) for index, state in enumerate(table.seats) if isinstance(state.sitter, Person)]


def _has_passed(moment: float | None, now: float) -> bool:
    return moment is not None and moment <= now


def _earliest(times: Iterable[float | None]) -> float | None:
    return min((moment for moment in times if moment is not None), default=None)
