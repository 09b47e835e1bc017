"""The texts about seats: time off, open, offered and transferred seats, former players, and proposed pauses.

Secrets of a seat go only to its current player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.i18n import names
from bot.table import ending, pausing, talk
from bot.table.facts import NOBODY, SeatLost, TurnMissed
from bot.table.model import Status
from bot.table.seats import predecessor
from bot.table.vacations import DAY_HOURS
from bot.ui.messages import cards, components
from bot.ui.messages.components import button
from bot.ui.messages.layout import framed, notification
from bot.ui.messages.news import summary

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Fact, Seat
    from bot.i18n.translation import Say
    from bot.table.model import SeatOffer, Table
    from bot.table.replay import Sitting
    from bot.table.vacations import TimeOff
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.messages.components import ControlRow

MAX_TOPICS = 2
"""Buttons for topics in the row below a board."""
MAX_HOURS_SHOWN = 48
"""Hours; less time off is given in hours, more in days."""


def moment(time_s: float) -> str:
    """Return a moment as a timestamp in each reader's time zone."""
    return f"<t:{int(time_s)}:f>"


def days_left(hours: int, say: Say) -> str:
    """Return the rest of a user's time off."""
    return say("left-hours", count=hours) if hours < MAX_HOURS_SHOWN else say("left-days", count=hours // DAY_HOURS)


def remarks(app: App, table: Table, say: Say) -> dict[Seat, str]:
    """Return the additions to the names in a lobby, by seat: reliability and time off. Empty after the start."""
    if table.status is not Status.LOBBY:
        return {}
    absent, reliable = app.absent(table), app.reliability(table)
    remarks_by_seat: dict[Seat, str] = {}
    for seat in sorted(table.people):
        record = reliable.get(names.user_at(table, seat) or NOBODY)
        record_text = say("turns-in-time", kept=record.in_time, count=record.turns) if record else ""
        remarks_by_seat[seat] = "".join(f" · {words}" for words in (record_text, _away(absent.get(seat), say)) if words)
    return remarks_by_seat


def _away(absent: TimeOff | None, say: Say) -> str:
    if absent is None:
        return ""
    return say("absent-with-days", until=moment(absent.until), left=days_left(absent.hours, say))


def whose_turn(app: App, table: Table, say: Say) -> str:
    """Return the active seats, their deadline and their time off; the result once the game is over."""
    acting = app.position(table).acting
    absences = [
        say("absent", player=say.names[seat], until=moment(absence.until))
        for seat, absence in app.absent(table).items()
        if seat in acting
    ]
    return "\n".join((cards.standing(app.position(table), say), *absences))


def standing(app: App, table: Table, say: Say) -> str:
    """Return the active seats of a running game, and the game's headline."""
    ui = app.uis[table.game]
    headline = ui.headline(app.position(table).board, say)
    return headline if table.finished else f"{whose_turn(app, table, say)}\n{headline}".rstrip()


def open_questions(app: App, table: Table, say: Say) -> tuple[str, ...]:
    """Return the open questions of a running table, one per line: topics of the game, a proposed pause, open seats."""
    return tuple(filter(None, (*questions(app, table, say), proposal(app, table, say), open_seats(table, say))))


def questions(app: App, table: Table, say: Say, seat: Seat | None = None) -> tuple[str, ...]:
    """Return the questions about the open topics of a table; `seat`: only the questions to this seat."""
    position = app.position(table)
    topics = [topic for topic in talk.open_topics(position) if seat in (None, topic.seat)]
    return tuple(f"💬 {app.uis[table.game].question(position.board, topic, say)}" for topic in topics)


def talk_row(app: App, table: Table, say: Say, seat: Seat | None = None) -> ControlRow:
    """Return a button for each open topic of a table, which asks its seat for a line; `seat`: only for this seat."""
    topics = [topic for topic in talk.open_topics(app.position(table)) if seat in (None, topic.seat)]
    return [
        button(
            f"say:{table.id}:{table.public_version}:{topic.key}",
            say("button-say", player=say.names[topic.seat]) if seat is None else say("button-say-own"),
            "💬",
        )
        for topic in topics[:MAX_TOPICS]
    ]


def proposal(app: App, table: Table, say: Say) -> str:
    """Return the proposed pause while it lacks votes; empty if there is none."""
    vote = pausing.open_proposal(table, app.clock.now())
    if vote is None:
        return ""
    players, needed = ", ".join(say.names[seat] for seat in sorted(vote.seats)), ending.votes_needed(table)
    return say("break-proposed", until=int(vote.until or 0), votes=len(vote.seats), needed=needed, players=players)


def open_seats(table: Table, say: Say) -> str:
    """Return the seats of a running game that are open to anyone; empty if there are none."""
    if table.status is not Status.RUNNING or not table.open:
        return ""
    players = ", ".join(f"**{say.names[seat]}**" for seat in sorted(table.open))
    return say("seats-open", players=players, count=len(table.open))


def choice(table: Table, seats: Sequence[Seat], say: Say) -> Message:
    """Return the question which of several seats the user wants to take."""
    rows = [
        [button(f"sit:{table.id}:{table.public_version}:{seat}", say("button-take-seat-of", player=name), "🪑")]
        for seat in seats
        if (name := names.in_list(table)[seat])
    ]
    return framed(say("which-seat", table=cards.name(table, say)), *rows)


async def takeover_summary(app: App, table: Table, seat: Seat, say: Say) -> str | None:
    """Return the summary for a player who took over a seat, until they have moved; None for all others."""
    former = predecessor(table, seat)
    user = names.user_at(table, seat)
    if former is None or user is None or table.status is not Status.RUNNING:
        return None
    if await app.news.has_moved(table.id, user):
        return None
    text = say("sits-here-now", before=names.escaped_name(former.sitter.name))
    return f"{text}\n{await summary(app, table, say)}"


def offer(table: Table, seat: Seat, seat_offer: SeatOffer, say: Say) -> Message:
    """Return the message that offers a seat to a user by name."""
    tail = f"{table.id}:{table.public_version}:{seat}"
    name = say.names[seat]
    content = say("offer", player=f"<@{seat_offer.to}>", name=name, table=cards.name(table, say))
    row = [
        button(f"sit:{tail}", say("button-take-seat"), "🪑", main=True),
        button(f"pass:{tail}", say("button-decline"), "🙅"),
    ]
    return notification(content, row, pings=(seat_offer.to,))


def about_oneself(table: Table, seat: Seat, facts: Sequence[Fact], say: Say) -> Message:
    """Return the direct message with facts about a seat's player: it leads back to the move, the seat or the table."""
    text = "\n".join(say.fact(fact) for fact in facts)
    named_text = f"{cards.name(table, say)}: {text}"
    if any(isinstance(fact, SeatLost) for fact in facts) and table.seats[seat].open:
        take_back = button(f"sit:{table.id}:{table.public_version}:{seat}", say("button-take-back"), "🪑", main=True)
        return notification(named_text, (take_back, *components.trouble(table, say)))
    if any(isinstance(fact, TurnMissed) for fact in facts):
        return notification(named_text, components.call(table, say))
    return notification(text, components.trouble(table, say))


def handed_over(table: Table, say: Say) -> Message:
    """Return the remains of a letter whose reader has lost the seat: a line, and a disabled button.

    The button stays because its custom id carries the mark by which the courier recognises the letter.
    """
    closed = button(f"mine:{table.id}:{table.public_version}", say("button-my-move"), "👉", disabled=True)
    return notification(
        say("letter-handed-over", table=cards.name(table, say)), f"-# {cards.place_text(table, say)}", [closed]
    )


def former_players(table: Table, sittings: Sequence[Sitting], say: Say) -> str:
    """Return the players of each seat with their moves, a line per seat; empty if no seat changed hands."""
    by_seat: dict[int, list[str]] = {}
    for sitting in sittings:
        by_seat.setdefault(sitting.seat, []).append(_sitting(sitting, say))
    return "\n".join(f"• {' · '.join(line)}" for _, line in sorted(by_seat.items())) if table.former else ""


def _sitting(sitting: Sitting, say: Say) -> str:
    name = say("sat-nobody") if sitting.name is None else f"**{names.escaped_name(sitting.name)}**"
    if sitting.last is None:
        return say("sat-since", name=name, first=sitting.first)
    return say("sat-from-to", name=name, first=sitting.first, last=sitting.last, moves=sitting.last - sitting.first + 1)
