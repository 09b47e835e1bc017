"""Handlers of pauses and of time off, pressed or typed: pause and resume a table, leave and come back.

They parse the input, call `pausing` and `vacations`, which have the rules, and answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Refused
from bot.i18n import dates
from bot.table import pausing, vacations
from bot.table.deadlines import HOUR_S
from bot.ui.interactions.private_panels import OWN_SETTINGS
from bot.ui.messages import cards, panels, seating
from bot.ui.messages.layout import framed, notice

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


async def pause(request: Request, table: Table, until: float | None) -> Table:
    """Agree to the proposed pause, or propose one until a moment (Unix seconds); return the changed table."""
    return await request.change(table, lambda context: pausing.vote_for_pause(context, request.user, until))


async def typed_pause(request: Request, table: Table, until: str | None) -> None:
    """Propose a pause or agree to one, and answer with the result."""
    app = request.app
    zone = app.preferences.person(request.user).zone
    table = await pause(request, table, dates.moment(until, app.clock.now(), zone) if until else None)
    name, say = cards.name(request.about(table), request.say), request.say
    if table.pause:
        await request.answer(notice(f"{name}: {cards.pause_text(table, say)}"))
        return
    # The answer shows the understood moment: the player may have typed "tomorrow".
    proposal = seating.proposal(app, table, say)
    await request.answer(notice("\n".join(filter(None, (say("done-pause", table=name), proposal)))))


async def press_pause(request: Request, press: Press) -> None:
    """Agree to the proposal that the button shows; raise `Refused` if it is no longer the current one."""
    table = await request.pressed_table(press)
    vote = table.pause_vote
    if table.pause is None and (vote is None or int(vote.until or 0) != press.number(2)):
        raise Refused("stale-click")
    await pause(request, table, None if vote is None else vote.until)


async def resume(request: Request, table: Table) -> Table:
    """Resume the game; return the changed table."""
    return await request.change(table, lambda context: pausing.resume(context, request.user))


async def press_resume(request: Request, table: Table) -> None:
    """Resume the game; on a private panel, show the player's moves."""
    table = await resume(request, table)
    if request.on_private_message:
        message = await panels.panel(request.app, table, request.seat(table), request.say)
        await request.replace(message, slot=panels.slot(table), version=table.version)


async def away(request: Request, until: str | None, *, back: bool) -> None:
    """Set the end of the user's time off, or end it; with neither argument, answer with its current state.

    Raise `Refused` for both arguments, or if the operator has disabled time off.
    """
    if not request.app.vacations.days:
        raise Refused("away-off")
    if until and back:
        raise Refused("away-until-or-back")
    if back:
        await _come_back(request)
    elif until:
        await _leave(request, until)
    else:
        await request.answer(notice(_current_state(request)), slot=OWN_SETTINGS)


def _current_state(request: Request) -> str:
    app, now = request.app, request.app.clock.now()
    absent, zone = app.vacations.absent(request.user, now), app.preferences.person(request.user).zone
    if absent is None:
        return request.say("away-none", left=_days_left(request), zone=zone)
    return request.say("away-now", until=seating.moment(absent.until), left=_days_left(request))


async def _leave(request: Request, text: str) -> None:
    app, now = request.app, request.app.clock.now()
    zone = app.preferences.person(request.user).zone
    until = dates.moment(text, now, zone)
    await app.vacations.leave(request.user, until)
    _redraw_tables(request)
    is_longer = until - now > _hours_left(request) * HOUR_S
    answer = request.say("away-set", until=seating.moment(until), left=_days_left(request), zone=zone)
    await request.answer(framed(answer, request.say("away-longer") if is_longer else None), slot=OWN_SETTINGS)


async def _come_back(request: Request) -> None:
    app, now = request.app, request.app.clock.now()
    if app.vacations.absent(request.user, now) is None:
        raise Refused("not-away")
    await app.vacations.leave(request.user, now)
    _redraw_tables(request)
    waiting_count = len(app.tables.waiting_for(request.user))
    text = request.say("away-back", left=_days_left(request), count=waiting_count)
    await request.answer(notice(text), slot=OWN_SETTINGS)


def _redraw_tables(request: Request) -> None:
    """Redraw the cards and boards of the user's tables, which show the time off."""
    for table in request.app.tables.of_user(request.user):
        request.app.changed(table)


def _hours_left(request: Request) -> int:
    stored = request.app.vacations
    return vacations.hours_left(stored.of(request.user), request.app.clock.now(), stored.budget(request.user))


def _days_left(request: Request) -> str:
    return seating.days_left(_hours_left(request), request.say)
