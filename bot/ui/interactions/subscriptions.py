"""Handlers of subscriptions: to free seats of a game, and to the news of a table where the user does not sit.

They change the user's settings only; the courier sends the messages. A user whose direct messages are closed is
refused.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from discord import app_commands
from msgspec.structs import replace

from bot.game.contract import Refused
from bot.preferences.settings import Following, SeatWish
from bot.table.decisions import require_open
from bot.table.model import Status
from bot.ui.game_ui import MAX_BUTTONS_PER_ROW
from bot.ui.interactions.command_tree import word
from bot.ui.interactions.private_panels import OWN_SETTINGS
from bot.ui.interactions.request import sees_here
from bot.ui.messages import cards, components
from bot.ui.messages.layout import framed, listed, notice

if TYPE_CHECKING:
    from bot.preferences.settings import PersonSettings
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press

WISH_LIFETIME_S = 14 * 24 * 3600.0
"""Seconds after which an unfulfilled wish for a seat expires."""
MAX_SUBSCRIPTIONS = 10
"""The limits of one user's wishes and of followed tables."""


class When(StrEnum):
    """How often a follower of a table gets news."""

    END = "end"
    ROUND = "round"
    OFF = "off"


CHOICES = [app_commands.Choice(name=word(f"follow-choice-{when.value}"), value=when.value) for when in When]


async def call_me(request: Request, game: str) -> None:
    """Subscribe to one free seat of a game on this server, or unsubscribe if the user has that subscription.

    Raise `Refused` outside of a server, for an unknown game, or beyond the limit of subscriptions.
    """
    guild, now = request.interaction.guild_id, request.app.clock.now()
    if guild is None:
        raise Refused("play-on-a-server")
    if game not in request.app.uis:
        raise Refused("no-such-game")
    if request.app.preferences.is_blocked(guild, request.user):
        raise Refused("blocked-here")

    def toggled(person: PersonSettings) -> PersonSettings:
        wishes = tuple(wish for wish in person.wishes if wish.until > now)
        other_wishes = tuple(wish for wish in wishes if (wish.game, wish.guild) != (game, guild))
        if other_wishes != wishes:
            return replace(person, wishes=other_wishes)
        _require_room(person, len(wishes), "callme-too-many")
        return replace(person, wishes=(*wishes, SeatWish(game, guild, now, now + WISH_LIFETIME_S)))

    settings = await request.app.preferences.update(request.user, toggled, new=True)
    title = request.say.within(game)("game-name")
    if not any((wish.game, wish.guild) == (game, guild) for wish in settings.wishes):
        await request.answer(notice(request.say("callme-off", game=title)), slot=OWN_SETTINGS)
        return
    text = request.say("callme-on", game=title, until=f"<t:{int(now + WISH_LIFETIME_S)}:D>")
    await request.answer(framed(text, *_open_now(request, game)), slot=OWN_SETTINGS)


def _require_room(person: PersonSettings, count: int, text: str) -> None:
    if person.dm_closed:
        raise Refused("messages-closed")
    if count >= MAX_SUBSCRIPTIONS:
        raise Refused(text, most=MAX_SUBSCRIPTIONS)


def _open_now(request: Request, game: str) -> list[str | components.ControlRow]:
    """Return the waiting tables of a game that the user could join right now."""
    ui, say = request.app.uis[game], request.say
    tables = [t for t in request.app.tables.unfinished() if t.game == game and _has_seat_for(request, t)]
    if not tables:
        return []
    lines = listed([cards.titled(table, ui, say) for table in tables], say, most=MAX_BUTTONS_PER_ROW)
    ways = [components.join(table, cards.name(table, say)) for table in tables[:MAX_BUTTONS_PER_ROW]]
    return [say("callme-open"), lines, ways]


def _has_seat_for(request: Request, table: Table) -> bool:
    max_seats = request.app.tables.game_of(table).most_seats(table.options)
    is_free = table.status is Status.LOBBY and len(table.seats) < max_seats and table.seat_of(request.user) is None
    return is_free and not table.place.private and sees_here(request.interaction, table)


async def follow(request: Request, table: Table, when: When, *, again: bool = False) -> None:
    """Follow a table until its end or every round, or unfollow it; `again` replaces the private answer before.

    Raise `Refused` if the table is finished, private or the user's own, or beyond the limit of followed tables.
    """
    if when is When.OFF:
        await _unfollow(request, table)
        return
    require_open(table)
    if table.seat_of(request.user) is not None:
        raise Refused("follow-own")
    if table.place.private:
        raise Refused("follow-private")
    following = Following(table.id, when is When.ROUND, table.version)

    def added(person: PersonSettings) -> PersonSettings:
        other_followings = tuple(entry for entry in person.followings if entry.table != table.id)
        _require_room(person, len(other_followings), "follow-too-many")
        return replace(person, followings=(*other_followings, following))

    await request.app.preferences.update(request.user, added, new=True)
    await (request.replace if again else request.answer)(_followed(request, table, when))


def _followed(request: Request, table: Table, when: When) -> Message:
    """Return the answer to a new follower, with buttons that change how often they get news."""
    say, tail = request.say, f"{table.id}:{table.public_version}"
    other = When.END if when is When.ROUND else When.ROUND
    change = components.button(f"watch:{tail}:{other.value}", say(f"watch-{other.value}"), "👁️")
    return framed(say(f"follow-{when}", table=cards.name(table, say)), [change, components.unfollow(table, say)])


async def watch(request: Request, press: Press) -> None:
    """Follow a table by a button: every round, or as the third part of the custom id says."""
    how = press.text(2)
    when = When.END if how == When.END else When.ROUND
    await follow(request, await request.pressed_table(press), when, again=bool(how))


async def unfollow(request: Request, press: Press) -> None:
    """Unfollow a table by a button. Raise `Refused` for a table that is not followed, without revealing it."""
    number = press.number(0)
    if not follows(request, number):
        raise Refused("no-such-table")
    await _unfollow(request, await request.app.tables.find(number))


async def _unfollow(request: Request, table: Table) -> None:
    name = cards.name(table, request.say)
    if not follows(request, table.id):
        raise Refused("follow-not", table=name)

    def removed(person: PersonSettings) -> PersonSettings:
        return replace(person, followings=tuple(entry for entry in person.followings if entry.table != table.id))

    await request.app.preferences.update(request.user, removed)
    await request.answer(notice(request.say("follow-off", table=name)))


def follows(request: Request, number: int) -> bool:
    """Return whether the requester follows a table."""
    return any(entry.table == number for entry in request.app.preferences.person(request.user).followings)
