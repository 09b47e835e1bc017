"""The words about people who are away: on a lobby's card, beside whose turn it is, and in their own answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

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


def remark(absent: Absent, say: Say) -> str:
    """What stands behind the name of one who is away."""
    return f" · {say('absent-with-days', until=moment(absent.until), left=left(absent.hours, say))}"


def remarks(app: App, table: Table, say: Say) -> dict[Seat, str]:
    """What stands behind the names in a lobby; nothing once the game is on."""
    known = app.absent(table) if table.status is Status.LOBBY else {}
    return {seat: remark(each, say) for seat, each in known.items()}


def whose_turn(app: App, table: Table, say: Say) -> str:
    """Who must act, until when, and who of them is away; how it ended once it is over."""
    ui = app.uis[table.game]
    return "\n".join((cards.standing(table, ui, say), *(_line(seat, each, say) for seat, each in awaited(app, table))))


def awaited(app: App, table: Table) -> list[tuple[Seat, Absent]]:
    """Who is to act and away, in the order of play."""
    acting = to_act(app.uis[table.game].game, table)
    return [(seat, each) for seat, each in app.absent(table).items() if seat in acting]


def _line(seat: Seat, absent: Absent, say: Say) -> str:
    return say("absent", player=say.names[seat], until=moment(absent.until))
