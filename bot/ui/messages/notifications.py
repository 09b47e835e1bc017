"""The texts of notifications: calls, digests, reminders, free seats, troubles.

A phone shows about a hundred characters of the first line, so the number of waiting tables, the time left at the first
and the names of the tables come first. Notifications neither contain secrets nor describe the moves to make; users
without a seat read only public news.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.courier.snapshot import Trouble
from bot.table.model import Status
from bot.ui.game_ui import MAX_BUTTONS_PER_ROW
from bot.ui.messages import cards, components, news
from bot.ui.messages.layout import notification

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.game.contract import Seat
    from bot.i18n.translation import Say
    from bot.table.model import Table
    from bot.table.position import Position
    from bot.transport.message import Message
    from bot.ui.game_ui import GameUI

    WaitingSeat = tuple[Table, Seat]

MINUTE, HOUR, DAY = 60, 3600, 86400
"""Seconds."""
_UNITS = (
    ("left-days", DAY, 2 * DAY, HOUR),
    ("left-hours", HOUR, 2 * HOUR, 5 * MINUTE),
    ("left-minutes", MINUTE, 0, 30),
)
"""The text, its unit, the time left from which the text is used, and the time that may be missing from a whole unit,
in seconds."""

TROUBLES_WITH_PRIVATE_TEXT = (Trouble.THREAD_LOCKED, Trouble.NO_THREAD, Trouble.THREAD_REFUSED, Trouble.FORBIDDEN)
"""Troubles with another text at a private table, which is never played in the channel itself."""


def digest(
    seats: Sequence[WaitingSeat], uis: Mapping[str, GameUI], say: Say, now: float, *, reminding: bool
) -> Message:
    """Return the digest of a user's waiting seats; `reminding`: because the deadline of one of them is near."""
    seats_by_deadline = sorted(seats, key=_urgency)
    lines = [_line(table, uis[table.game], say, seat) for table, seat in seats_by_deadline]
    ways = [components.to_table(table, cards.name(table, say)) for table, _ in seats_by_deadline[:MAX_BUTTONS_PER_ROW]]
    return notification("\n".join((_first_line(seats_by_deadline, say, now, reminding=reminding), *lines)), ways)


def _urgency(waiting_seat: WaitingSeat) -> tuple[float, float]:
    """Return the sort key: by deadline, then by the time of waiting."""
    table, seat = waiting_seat
    clock = table.seats[seat].clock
    return float("inf") if clock.due is None else clock.due, clock.since or 0.0


def _line(table: Table, ui: GameUI, say: Say, seat: Seat) -> str:
    """Return one table of a digest, in a line for a phone: its deadline, or else how long it has waited."""
    clock = table.seats[seat].clock
    due, since = clock.due, clock.since
    time_text = cards.until(due, say) if due else cards.waiting_since(since, say) if since else ""
    last_text = say("last-one") if seat == table.last_active else ""
    return " · ".join(filter(None, (cards.titled(table, ui, say), time_text, last_text)))


def waiting_line(table: Table, ui: GameUI, say: Say, seat: Seat) -> str:
    """Return one table in a list of a user's waiting tables."""
    clock = table.seats[seat].clock
    since, due = clock.since, clock.due
    waiting_text = f" · {cards.waiting_since(since, say)}" if since else ""
    deadline_text = f" · {cards.until(due, say)}" if due else ""
    last_text = f" · {say('last-one')}" if seat == table.last_active else ""
    return f"{cards.titled(table, ui, say)}{waiting_text}{deadline_text}{last_text}"


def _first_line(seats: Sequence[WaitingSeat], say: Say, now: float, *, reminding: bool) -> str:
    table, seat = seats[0]
    due = table.seats[seat].clock.due
    time_text = "" if due is None else time_left(due - now, say)
    tables = ", ".join(cards.name(table, say) for table, _ in seats)
    if reminding and time_text:
        return say("reminder", left=time_text, count=len(seats), tables=tables)
    return say("nudge", left=f" · {time_text}" if time_text else "", count=len(seats), tables=tables)


def call_line(table: Table, users: Sequence[int], due: float | None, reminding: float | None, say: Say) -> str:
    """Return the first line of a call: players, table, deadline; `reminding` is the current time in a reminder."""
    name, who = cards.name(table, say), mentions(users)
    line = say("call", players=who, table=name, count=len(users))
    if reminding is not None and due is not None:
        line = f"{who} · {say('reminder', left=time_left(due - reminding, say), count=1, tables=name)}"
    return cards.with_deadline(line, due, say)


def mentions(users: Sequence[int]) -> str:
    """Return the mentions of users."""
    return " ".join(f"<@{user}>" for user in users)


def time_left(seconds: float, say: Say) -> str:
    """Return the time left in whole units, rounded up if only a little is missing."""
    seconds = max(0.0, seconds)
    text, unit, _, slack = next(row for row in _UNITS if seconds + row[3] >= row[2])
    return say(text, count=max(1, int((seconds + slack) // unit)))


def free_seat(table: Table, ui: GameUI, say: Say) -> Message:
    """Return the message about a free seat: the players, the terms, the place."""
    return notification(
        say("opening", table=cards.name(table, say)),
        cards.seat_lines(table, ui, say),
        cards.terms(table, ui, say),
        f"-# {cards.place_text(table, say)}",
        components.invitation(table, say),
        colour=ui.colour,
    )


def follower_message(
    table: Table, ui: GameUI | None, position: Position | None, facts: news.Telling, say: Say
) -> Message:
    """Return the message about the end of a round or game, with the public news since the last message."""
    name = cards.name(table, say)
    running = table.status is Status.RUNNING and ui is not None
    turn = cards.whose_turn(position, say) if running and position is not None else None
    content = (
        say("followed-end" if table.finished else "followed-round", table=name),
        cards.result(table, say) if table.finished else None,
        news.event_lines(facts, say) if ui is not None and not table.finished else None,
    )
    return notification(
        "\n".join(filter(None, content)),
        turn,
        f"-# {cards.place_text(table, say)}",
        components.follow_row(table, say),
    )


def trouble(table: Table, text: str, say: Say, **variables: str | int) -> str:
    """Return the text of a `Trouble`, with its effect on the table."""
    private = table.place.private and text in TROUBLES_WITH_PRIVATE_TEXT
    return say(f"{text}-private" if private else text, **variables)
