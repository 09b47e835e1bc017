"""Whose time runs, and until when. Pure: the time comes in as an argument.

Time is not in the rules of a game. Here is what the host makes of it:

- A turn begins when the table starts waiting for a seat and lasts until it waits no more, or until a move of its
  own makes the table wait for others too (a new round). A person has the hours of the table's pace for it, and
  every own move gives them the full time again.
- When a quarter is left they are reminded, once.
- When it is up the computer, or the game, decides for them: an ordinary move. The rest of the turn is decided a
  move at a time with short pauses, so that somebody who is only late can take over.
- A move out of turn is part of no turn. Whoever takes their turn up again by one goes on with it: nobody is called.
- Each deadline missed in a row halves the time for the next turn, down to a sixteenth: a table does not
  crawl because somebody has left. One own move, and the full time is back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.game import Seat, Whisper
from bot.table.facts import DeadlineNear
from bot.table.model import Person, Status
from bot.table.store import ChangeKind, Decision

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.table.model import Pace, Table

HOUR = 3600.0
ABSENCE = 30 * 24 * HOUR
"""Seconds for which a table waits for the bot to be invited back to its server."""
MOST_HALVINGS = 4
REMIND_AT = 0.25
"""The part of the time that is left when somebody is reminded."""
PAUSE = 1 / 48
"""The part of the pace's time between two moves the computer makes in somebody's turn."""


def turn_seconds(pace: Pace, missed: int) -> float | None:
    """Return the seconds for a turn after so many deadlines missed in a row; None: as long as one likes."""
    return None if pace.hours is None else pace.hours * HOUR / 2 ** min(missed, MOST_HALVINGS)


def set_clocks(
    table: Table, acting: frozenset[Seat], now: float, *, mover: Seat | None = None, own: bool = True
) -> Table:
    """Set the clocks of a table that now waits for `acting`.

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
    return with_dues(table, tuple(_due(table, seat, now, anew=seat in fresh | movers) for seat in seats))


def resumed(table: Table, before: Table, seat: Seat, now: float) -> Table:
    """Let a turn that its seat has taken up again by a move out of turn go on, as if it had never been over.

    It is one with the turns of those who are still waited for since `before`: begun with them, and never with less
    than half the time from `now` on. So nobody is called to it anew, and taking it up again and again stops no table.
    """
    both = zip(before.since, table.since, strict=True)
    still = [began for began, since in both if began is not None and since is not None]
    if table.status is not Status.RUNNING or before.since[seat] is not None or table.since[seat] is None or not still:
        return table
    began = min(still)
    full = turn_seconds(table.pace, table.missed[seat])
    due = None if full is None or seat not in table.people else max(began, now - full / 2) + full
    since = tuple(began if at == seat else each for at, each in enumerate(table.since))
    dues = tuple(due if at == seat else each for at, each in enumerate(table.dues))
    return with_dues(msgspec.structs.replace(table, since=since), dues)


def _due(table: Table, seat: Seat, now: float, *, anew: bool) -> float | None:
    if table.since[seat] is None or seat not in table.people:
        return None
    if not anew and table.dues:
        return table.dues[seat]
    full = turn_seconds(table.pace, 0 if seat in table.taken_over else table.missed[seat])
    if full is None:
        return None
    return now + (full * PAUSE if seat in table.taken_over else full)


def with_dues(table: Table, dues: tuple[float | None, ...]) -> Table:
    """Give the seats these deadlines; who has a new one may be reminded again."""
    before = table.dues or (None,) * len(dues)
    reminded = frozenset(seat for seat in table.reminded if dues[seat] == before[seat])
    return msgspec.structs.replace(table, dues=dues, due=_earliest(dues), reminded=reminded)


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
    )


def shifted(table: Table, seconds: float) -> Table:
    """Move every deadline and waiting that runs: time during which the host was away is nobody's."""
    return msgspec.structs.replace(
        table,
        since=tuple(None if at is None else at + seconds for at in table.since),
        dues=tuple(None if at is None else at + seconds for at in table.dues),
        due=None if table.due is None else table.due + seconds,
    )


def remind_at(table: Table, seat: Seat) -> float | None:
    """Return when a seat is to be reminded, None: not (any more) in this turn."""
    due = table.dues[seat]
    full = turn_seconds(table.pace, table.missed[seat])
    if due is None or full is None or seat in table.reminded or seat in table.taken_over:
        return None
    return due - full * REMIND_AT


def reminded(table: Table, now: float) -> Decision | None:
    """Remind everybody whose time runs short; None: nobody to remind."""
    short = frozenset(seat for seat in _people(table) if _reached(remind_at(table, seat), now))
    if not short:
        return None
    news = tuple(Whisper(seat, DeadlineNear(seat, int(table.dues[seat] or 0))) for seat in sorted(short))
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
    return _earliest((table.due, *(remind_at(table, seat) for seat in _people(table))))


def _people(table: Table) -> list[Seat]:
    if table.status is not Status.RUNNING:
        return []
    return [Seat(i) for i, sitter in enumerate(table.seats) if isinstance(sitter, Person)]


def _reached(at: float | None, now: float) -> bool:
    return at is not None and at <= now


def _earliest(times: Iterable[float | None]) -> float | None:
    return min((at for at in times if at is not None), default=None)
