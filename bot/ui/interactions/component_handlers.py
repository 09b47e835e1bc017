"""What the buttons and lists of tables do: one small function for each verb of a custom id.

Every function takes the request and what was pressed, changes a table through `Tables` alone, and says nothing
that the table's next board will say.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from bot.game import Refused, Strength
from bot.table import invitations
from bot.ui.interactions import (
    ask,
    breaks,
    drawers,
    interests,
    lobby_panels,
    panel_handlers,
    play_again,
    seat_handlers,
    show,
)
from bot.ui.interactions.handling import AckMode
from bot.ui.messages import cards, panels, reading
from bot.ui.messages.layout import framed, notice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.table.model import Table
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


@dataclass(frozen=True)
class ComponentHandler:
    """What a verb does, and how a press of it is acknowledged."""

    ack: AckMode
    work: Callable[[Request, Press], Awaitable[None]]


async def _table(request: Request, press: Press) -> Table:
    table = await request.table(press.number(0))
    request.app.tables.game_of(table)  # refuses for a game that is gone
    return table


def _showing(work: Callable[[Request, Table], Awaitable[None]]) -> ComponentHandler:
    """Answer with what a command of the same name shows."""

    async def handler(request: Request, press: Press) -> None:
        await work(request, await _table(request, press))

    return ComponentHandler(AckMode.PRIVATE, handler)


async def move(request: Request, press: Press) -> None:
    """Make the n-th move of the menu its owner saw."""
    await _choose(request, press, press.number(2))


async def pick(request: Request, press: Press) -> None:
    """Make the move chosen from a list."""
    await _choose(request, press, press.chosen())


async def confirmed(request: Request, press: Press) -> None:
    """Make a move that asked first."""
    await _make(request, await _table(request, press), press.text(1), press.number(2))


async def _choose(request: Request, press: Press, n: int) -> None:
    """Make a move, unless it cannot be taken back: that asks first."""
    table, stamp = await _table(request, press), press.text(1)
    seat = table.seat_of(request.user)
    named = None if seat is None else ask.grave(request, table, seat, stamp, n)
    if named is None:
        await _make(request, table, stamp, n)
    else:
        await ask.about_choice(request, table, stamp, n, named)


async def _make(request: Request, table: Table, stamp: str, n: int) -> None:
    """Make a move and show what it brought; on the public board only the way to the next table that waits."""
    try:
        table = await request.app.tables.press(table.id, request.user, stamp, n, request.key)
    except Refused:
        await drawers.mend_letter(request, await request.table(table.id))
        raise
    if request.on_private_message:
        shown = await panels.after_move(request.app, table, request.seat(table), request.say)
        await request.replace(shown, slot=panels.slot(table), version=table.version)
    elif ways := panels.elsewhere(request.app, table, request.seat(table), request.say):
        await request.answer(framed(request.say("next-waits"), ways), slot="next")
    await drawers.keep_up(request, table, panel=False)


async def resign(request: Request, press: Press) -> None:
    """Give up, after having been asked."""
    table = await _table(request, press)
    table = await request.app.tables.resign(table.id, request.user, request.key)
    await request.replace(notice(request.say("done-resign", table=cards.name(table, request.say))))


async def cancel(request: Request, press: Press) -> None:
    """Call a table off, one whose game is gone too, after having been asked."""
    table = await request.table(press.number(0))
    moderator = request.moderates and request.interaction.guild_id == table.place.guild
    table = await request.app.tables.cancel(table.id, request.user, moderator=moderator, key=request.key)
    await lobby_panels.close(request, table)
    await request.replace(notice(request.say("done-cancel", table=cards.name(table, request.say))))


async def forget(request: Request, _press: Press) -> None:
    """Forget whoever asks, after having asked them; the answer is the last that is written to them."""
    await request.app.tables.forget(request.user)
    request.interaction.client.forget(request.user)
    await request.replace(notice(request.say("done-forget")))


async def join(request: Request, press: Press) -> None:
    """Take a seat; the card shows it, and where it was offered to one alone, they are told."""
    table = await request.app.tables.join((await _table(request, press)).id, request.person, request.key)
    if request.on_private_message or request.interaction.guild is None:
        await request.replace(notice(play_again.seated(request, table)))


async def leave(request: Request, press: Press) -> None:
    """Give the seat up again, before the game."""
    await request.app.tables.leave((await _table(request, press)).id, request.user, request.key)


async def decline(request: Request, press: Press) -> None:
    """Say no to being asked to sit down; the invitation names them no more."""
    table = await _table(request, press)
    await request.app.tables.update(
        table.id, request.user, request.key, lambda at: invitations.declined(at.table, request.person)
    )
    await request.answer(notice(request.say("done-decline-invitation")))


async def unfollow(request: Request, press: Press) -> None:
    """Be told no more of a table at which one does not sit."""
    await interests.unfollow(request, press.number(0))


async def computer(request: Request, press: Press) -> None:
    """Seat a computer player of fair strength; the options panel knows the others."""
    await request.app.tables.add_computer((await _table(request, press)).id, request.user, Strength.FAIR, request.key)


async def start(request: Request, press: Press) -> None:
    """Begin the game."""
    await lobby_panels.start(request, await _table(request, press))


async def rules(request: Request, press: Press) -> None:
    """The rules of the game at this table."""
    table = await _table(request, press)
    await request.answer(reading.rules(request.app.uis[table.game], request.say))


async def history(request: Request, press: Press) -> None:
    """Another page of what happened at the table."""
    table = await _table(request, press)
    await request.replace(await reading.history_page(request.app, table, max(0, press.number(1)), request.say))


async def anew(request: Request, press: Press) -> None:
    """Open a table like one that is over, asking nobody."""
    await play_again.anew(request, await _table(request, press))


async def pause(request: Request, press: Press) -> None:
    """Agree to the break that the board proposes; the board shows what came of it."""
    await breaks.pressed_pause(request, await _table(request, press), press.number(2))


async def resume(request: Request, press: Press) -> None:
    """Take up a game again that is on hold."""
    await breaks.resume(request, await _table(request, press))


COMPONENT_HANDLERS: Mapping[str, ComponentHandler] = MappingProxyType(
    {
        "mv": ComponentHandler(AckMode.SILENT, move),
        "pick": ComponentHandler(AckMode.SILENT, pick),
        "yes": ComponentHandler(AckMode.SILENT, confirmed),
        "keep": ComponentHandler(AckMode.SILENT, ask.keep),
        "resign": ComponentHandler(AckMode.SILENT, resign),
        "cancel": ComponentHandler(AckMode.SILENT, cancel),
        "quit": ComponentHandler(AckMode.SILENT, seat_handlers.confirm_leave),
        "sit": ComponentHandler(AckMode.PRIVATE, seat_handlers.sit),
        "pass": ComponentHandler(AckMode.PRIVATE, seat_handlers.decline),
        "forget": ComponentHandler(AckMode.SILENT, forget),
        "join": ComponentHandler(AckMode.SILENT, join),
        "decline": ComponentHandler(AckMode.SILENT, decline),
        "leave": ComponentHandler(AckMode.SILENT, leave),
        "computer": ComponentHandler(AckMode.SILENT, computer),
        "start": ComponentHandler(AckMode.SILENT, start),
        "options": ComponentHandler(AckMode.PRIVATE, panel_handlers.show_options),
        "opt": ComponentHandler(AckMode.SILENT, panel_handlers.choose_option),
        "rules": ComponentHandler(AckMode.PRIVATE, rules),
        "mine": _showing(show.mine),
        "secrets": _showing(show.secrets),
        "missed": _showing(show.missed),
        "history": ComponentHandler(AckMode.SILENT, history),
        "status": _showing(show.status),
        "hint": _showing(show.hint),
        "words": _showing(show.words),
        "verify": _showing(show.verify),
        "drawer": ComponentHandler(AckMode.SILENT, drawers.pull),
        "in": ComponentHandler(AckMode.SILENT, drawers.press_inside),
        "jot": ComponentHandler(AckMode.SILENT, panel_handlers.press_note),
        "seal": ComponentHandler(AckMode.SILENT, panel_handlers.seal),
        "unseal": ComponentHandler(AckMode.SILENT, panel_handlers.unseal),
        "advise": ComponentHandler(AckMode.PRIVATE, panel_handlers.advise),
        "suggest": ComponentHandler(AckMode.SILENT, panel_handlers.suggest),
        "unfollow": ComponentHandler(AckMode.PRIVATE, unfollow),
        "pause": ComponentHandler(AckMode.SILENT, pause),
        "resume": ComponentHandler(AckMode.SILENT, resume),
        "again": _showing(play_again.again),
        "anew": ComponentHandler(AckMode.SILENT, anew),
    }
)
