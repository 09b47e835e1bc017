"""Seating in words: who is away from their seat, which are open, offered or handed over, and who sat where when.

Of a seat's secrets nothing is said here but to whoever sits in it now. A break that some want is told here too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.i18n import names
from bot.table import ending, pausing
from bot.table.facts import NOBODY
from bot.table.model import Status
from bot.table.seats import predecessor
from bot.table.vacations import DAY_HOURS
from bot.ui.messages import cards
from bot.ui.messages.components import button
from bot.ui.messages.layout import framed, pushed
from bot.ui.messages.news import so_far

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Seat
    from bot.i18n.translation import Say
    from bot.table.model import SeatOffer, Table
    from bot.table.replay import Sitting
    from bot.table.vacations import Absent
    from bot.transport.message import Message
    from bot.ui.app import App

FEW = 48
"""Up to so many hours are told as hours, more as days."""


def moment(at: float) -> str:
    """A moment in everybody's own clock."""
    return f"<t:{int(at)}:f>"


def days_left(hours: int, say: Say) -> str:
    """How much is left of somebody's days off."""
    return say("left-hours", count=hours) if hours < FEW else say("left-days", count=hours // DAY_HOURS)


def remarks(app: App, table: Table, say: Say) -> dict[Seat, str]:
    """What stands behind the names in a lobby: how reliable they are, and who is away; nothing once the game is on."""
    if table.status is not Status.LOBBY:
        return {}
    absent, reliable = app.absent(table), app.reliability(table)
    told: dict[Seat, str] = {}
    for seat in sorted(table.people):
        known = reliable.get(names.user_at(table, seat) or NOBODY)
        kept = say("turns-in-time", kept=known.kept, count=known.of) if known else ""
        told[seat] = "".join(f" · {words}" for words in (kept, _away(absent.get(seat), say)) if words)
    return told


def _away(absent: Absent | None, say: Say) -> str:
    if absent is None:
        return ""
    return say("absent-with-days", until=moment(absent.until), left=days_left(absent.hours, say))


def whose_turn(app: App, table: Table, say: Say) -> str:
    """Who must act, until when, and who of them is away; how it ended once it is over."""
    acting = app.position(table).acting
    away = [
        say("absent", player=say.names[seat], until=moment(each.until))
        for seat, each in app.absent(table).items()
        if seat in acting
    ]
    return "\n".join((cards.standing(app.position(table), say), *away))


def standing(app: App, table: Table, say: Say) -> str:
    """Whose turn it is while there are turns, and where the game stands."""
    ui = app.uis[table.game]
    headline = ui.headline(app.position(table).board, say)
    return headline if table.over else f"{whose_turn(app, table, say)}\n{headline}".rstrip()


def to_know(app: App, table: Table, say: Say) -> tuple[str, ...]:
    """What else there is to decide at a running table, a line each: a break that is proposed, seats that are open."""
    return tuple(filter(None, (proposal(app, table, say), open_seats(table, say))))


def proposal(app: App, table: Table, say: Say) -> str:
    """The break that some want, as long as they are too few."""
    vote = pausing.standing(table, app.clock.now())
    if vote is None:
        return ""
    players, needed = ", ".join(say.names[seat] for seat in sorted(vote.seats)), ending.votes_needed(table)
    return say("break-proposed", until=int(vote.until or 0), votes=len(vote.seats), needed=needed, players=players)


def open_seats(table: Table, say: Say) -> str:
    """Which seats of a running game anybody may take, in words; nothing for none."""
    if table.status is not Status.RUNNING or not table.open:
        return ""
    left = ", ".join(f"**{say.names[seat]}**" for seat in sorted(table.open))
    return say("seats-open", players=left, count=len(table.open))


def choice(table: Table, seats: Sequence[Seat], say: Say) -> Message:
    """Ask which of several seats is meant."""
    rows = [
        [button(f"sit:{table.id}:{table.public_version}:{seat}", say("button-take-seat-of", player=name), "🪑")]
        for seat in seats
        if (name := names.in_picture(table)[seat])
    ]
    return framed(say("which-seat", table=cards.name(table, say)), *rows)


async def unread(app: App, table: Table, seat: Seat, say: Say) -> str | None:
    """What whoever took a seat has to know, for as long as they have not moved there; None: they need not be told."""
    before = predecessor(table, seat)
    user = names.user_at(table, seat)
    if before is None or user is None or table.status is not Status.RUNNING:
        return None
    if await app.news.has_moved(table.id, user):
        return None
    said = say("sits-here-now", before=names.escaped_name(before.sitter.name))
    return f"{said}\n{await so_far(app, table, say)}"


def offer(table: Table, seat: Seat, made: SeatOffer, say: Say) -> Message:
    """Ask somebody by name whether they would like to take a seat over."""
    tail = f"{table.id}:{table.public_version}:{seat}"
    name = say.names[seat]
    content = say("offer", player=f"<@{made.to}>", name=name, table=cards.name(table, say))
    row = [
        button(f"sit:{tail}", say("button-take-seat"), "🪑", main=True),
        button(f"pass:{tail}", say("button-decline"), "🙅"),
    ]
    return pushed(content, row, pings=(made.to,))


def handed_over(table: Table, say: Say) -> Message:
    """What is left of a letter whose reader's seat is somebody else's: a line, and nothing that can be pressed.

    Its button can not, but the name that the letter is found by is worn by one.
    """
    closed = button(f"mine:{table.id}:{table.public_version}", say("button-my-move"), "👉", disabled=True)
    return pushed(say("letter-handed-over", table=cards.name(table, say)), f"-# {cards.where(table, say)}", [closed])


def sat(table: Table, sittings: Sequence[Sitting], say: Say) -> str:
    """Who sat where and when, a line for each seat that changed hands; nothing where none did."""
    by_seat: dict[int, list[str]] = {}
    for one in sittings:
        by_seat.setdefault(one.seat, []).append(_sitting(one, say))
    return "\n".join(f"• {' · '.join(line)}" for _, line in sorted(by_seat.items())) if table.former else ""


def _sitting(one: Sitting, say: Say) -> str:
    name = say("sat-nobody") if one.name is None else f"**{names.escaped_name(one.name)}**"
    if one.last is None:
        return say("sat-since", name=name, first=one.first)
    return say("sat-from-to", name=name, first=one.first, last=one.last, moves=one.last - one.first + 1)
