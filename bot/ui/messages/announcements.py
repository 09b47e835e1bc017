"""The messages in channels that a server's moderators chose: calls to new tables, results, troubles, changed settings.

All of it is public: results show the final board, and troubles name tables, never players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.courier.snapshot import Trouble
from bot.i18n import names
from bot.i18n.translation import HOST, Say
from bot.preferences.settings import THE_BOT
from bot.table.facts import FORGOTTEN, NOBODY
from bot.ui.messages import cards, components, notifications
from bot.ui.messages.layout import framed, notification

if TYPE_CHECKING:
    from bot.preferences.settings import JournalEntry
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.app import App


def _words(app: App, table: Table) -> Say:
    return Say(table.language, table.game if table.game in app.uis else HOST, names.at_table(table))


def call(app: App, table: Table) -> Message:
    """Return the call to a new table, with the role that it mentions."""
    say, ui = _words(app, table), app.uis[table.game]
    role = None if table.announcement is None else table.announcement.role
    host = say.names[table.seat_of(table.host) or 0]
    place = f"<#{table.place.thread or table.place.channel}>"
    text = say("announced", host=host, table=f"{ui.emblem} {cards.name(table, say)}", place=place)
    content = text if role is None else f"<@&{role}> {text}"
    row = components.invitation(table, say)
    return notification(content, row, colour=ui.colour, roles=() if role is None else (role,))


async def result(app: App, table: Table) -> Message:
    """Return the result of a finished game: two lines and the final board."""
    say, ui = _words(app, table), app.uis.get(table.game)
    thread = table.place.thread
    # A thread has the name of its table.
    heading = f"🏁 <#{thread}>" if thread else f"🏁 **{cards.name(table, say)}** · <#{table.place.channel}>"
    ranking = " · ".join(cards.result(table, say).splitlines())
    if ui is None or table.state is None:
        return framed(f"{heading}\n{ranking}")
    board = app.position(table).board
    pictures = await app.renderer.board(table, ui.pictures[:1], board, say, within=None)
    return framed(f"{heading}\n{ranking}", *pictures, colour=ui.colour)


def report(app: App, table: Table, text: str, **variables: str | int) -> Message:
    """Return the message about a problem of a table, for the server's moderators."""
    say = _words(app, table)
    key = "report-forbidden" if text == Trouble.FORBIDDEN else text
    line = notifications.trouble(table, key, say, **variables)
    return framed(f"⚠️ **{cards.name(table, say)}** · {line}", components.trouble(table, say))


def journal(entry: JournalEntry) -> Message:
    """Return the message about changed settings."""
    if entry.by == THE_BOT:
        return framed("\n".join(entry.changes))
    say = Say(entry.language)
    moderator = FORGOTTEN if entry.by == NOBODY else f"<@{entry.by}>"
    return framed("\n".join((say("journal", moderator=moderator), *entry.changes)))
