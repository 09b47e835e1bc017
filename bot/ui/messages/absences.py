"""Breaks in words: who is away, on a lobby's card and beside whose turn it is, and what break is proposed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import names
from bot.table import ending, pausing, views
from bot.table.facts import NOBODY
from bot.table.model import Status, to_act
from bot.table.vacations import DAY_HOURS
from bot.ui.messages import cards

if TYPE_CHECKING:
    from bot.game import Seat
    from bot.i18n import Say
    from bot.table.model import Table
    from bot.table.vacations import Absent
    from bot.ui.app import App

FEW = 48
"""Up to so many hours are told as hours, more as days."""


def moment(at: float) -> str:
    """A moment in everybody's own clock."""
    return f"<t:{int(at)}:f>"


def left(hours: int, say: Say) -> str:
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
    return say("absent-with-days", until=moment(absent.until), left=left(absent.hours, say))


def whose_turn(app: App, table: Table, say: Say) -> str:
    """Who must act, until when, and who of them is away; how it ended once it is over."""
    ui = app.uis[table.game]
    return "\n".join((cards.standing(table, ui, say), *(_line(seat, each, say) for seat, each in awaited(app, table))))


def standing(app: App, table: Table, say: Say) -> str:
    """Whose turn it is while there are turns, and where the game stands."""
    ui = app.uis[table.game]
    headline = ui.headline(views.board(ui.game, table), say)
    return headline if table.over else f"{whose_turn(app, table, say)}\n{headline}".rstrip()


def proposal(app: App, table: Table, say: Say) -> str | None:
    """The break that some want, as long as they are too few."""
    vote = pausing.standing(table, app.clock.now())
    if vote is None:
        return None
    players, needed = ", ".join(say.names[seat] for seat in sorted(vote.seats)), ending.votes_needed(table)
    return say("break-proposed", until=int(vote.until or 0), votes=len(vote.seats), needed=needed, players=players)


def awaited(app: App, table: Table) -> list[tuple[Seat, Absent]]:
    """Who is to act and away, in the order of play."""
    acting = to_act(app.uis[table.game].game, table)
    return [(seat, each) for seat, each in app.absent(table).items() if seat in acting]


def _line(seat: Seat, absent: Absent, say: Say) -> str:
    return say("absent", player=say.names[seat], until=moment(absent.until))
