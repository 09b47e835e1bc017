"""Handlers of leagues for everybody: list and show them, join and leave, by press and by typing."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

import discord

from bot.game.contract import Refused
from bot.i18n.translation import Say
from bot.leagues.decisions import JoinLeague, LeaveLeague
from bot.leagues.model import EntrantStatus, LeagueStatus
from bot.ui.interactions import finder
from bot.ui.interactions.rights import manages_server
from bot.ui.messages import league_pages
from bot.ui.messages import league_words as words
from bot.ui.messages.components import button
from bot.ui.messages.layout import framed, notice
from bot.ui.messages.league_pages import LeaguePages

if TYPE_CHECKING:
    from collections.abc import Callable

    from discord import app_commands

    from bot.league_host.store import LeagueRecord
    from bot.ui.app import App
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press

    Interaction = discord.Interaction[Any]

SLOT = "league"
MAX_LISTED = 25
"""Leagues in a list: the running ones and the newest of those that are over."""


class LeagueView(StrEnum):
    """What a button or `/league show` is about."""

    STANDINGS = "standings"
    DRAW = "draw"
    LOG = "log"
    JOIN = "join"
    LEAVE = "leave"


async def listed(interaction: Interaction) -> list[LeagueRecord]:
    """Return the leagues of the requester's server that they may see: those that are not over first, newest first."""
    app: App = interaction.client.app
    if interaction.guild_id is None:
        return []
    records = [
        record for record in await app.leagues.store.on_server(interaction.guild_id) if _sees(interaction, record)
    ]
    return sorted(records, key=lambda record: record.is_over)[:MAX_LISTED]


async def find(
    request: Request, number: int | None, fits: Callable[[LeagueRecord], bool] = lambda _record: True
) -> LeagueRecord:
    """Return the league with this number, or else the only one of the server that `fits`.

    Raise `Refused` for a league that the requester may not see as if it did not exist, and if several fit.
    """
    if number is not None:
        record = await request.app.leagues.store.load(number)
        if record is None or record.is_draft or not _sees(request.interaction, record):
            raise Refused("league-none")
        return record
    if request.interaction.guild_id is None:
        raise Refused("league-on-a-server")
    candidates = [record for record in await listed(request.interaction) if fits(record)]
    if len(candidates) > 1:
        raise Refused("league-which")
    if not candidates:
        raise Refused("league-none")
    return candidates[0]


def _sees(interaction: Interaction, record: LeagueRecord) -> bool:
    """Return whether the requester may see a league: its entrants, and on its server those who see its channel.

    Where the channel is gone, nobody knows who saw it; only members who manage the server may see what stood there.
    """
    guild, user = interaction.guild, interaction.user
    is_here = guild is not None and guild.id == record.league.guild
    if (is_here or interaction.guild_id is None) and any(entrant.user == user.id for entrant in record.league.entrants):
        return True
    if guild is None or not is_here or not isinstance(user, discord.Member):
        return False
    channel = guild.get_channel(record.channel)
    return manages_server(interaction) if channel is None else channel.permissions_for(user).view_channel


async def show(request: Request, number: int | None, view: LeagueView | None) -> None:
    """Answer `/league show`: the list of leagues, or a view of one; or join or leave it."""
    if number is None and view is None:
        if request.interaction.guild_id is None:
            raise Refused("league-on-a-server")
        seen = await listed(request.interaction)
        await request.answer(league_pages.list_page(request.app, seen, request.say), slot=SLOT)
        return

    def fits(record: LeagueRecord) -> bool:
        if view is LeagueView.LEAVE:
            return _is_in(record, request.user)
        return view is not LeagueView.JOIN or _is_on(record)

    record = await find(request, number, fits)
    await _show(request, record, view or LeagueView.STANDINGS)


def _is_on(record: LeagueRecord) -> bool:
    return not record.is_over


def _is_in(record: LeagueRecord, user: int) -> bool:
    return any(entrant.user == user for entrant in record.league.entrants) and not record.is_over


async def press(request: Request, pressed: Press) -> None:
    """Answer a button `league:<view>:<league>` or the list of leagues."""
    view = pressed.text(0)
    if view not in set(LeagueView):
        raise Refused("stale-click")
    await _show(request, await find(request, max(0, pressed.chosen(1))), LeagueView(view))


async def _show(request: Request, record: LeagueRecord, view: LeagueView) -> None:
    app, say = request.app, request.say
    match view:
        case LeagueView.JOIN:
            await join(request, record)
        case LeagueView.LEAVE:
            await ask_leave(request, record)
        case LeagueView.STANDINGS:
            text = await LeaguePages(app).round_text(record.league, say)
            await request.answer(league_pages.standings_page(app, record, text, say), slot=SLOT)
        case LeagueView.DRAW:
            checks = await app.leagues.draw_checks.of(record)
            await request.answer(league_pages.draw_page(app, record, checks, say), slot=SLOT)
        case LeagueView.LOG:
            entries = await app.leagues.store.log(record.league.id)
            await request.answer(league_pages.log_page(app, record, entries, say), slot=SLOT)


async def join(request: Request, record: LeagueRecord) -> None:
    """Let the requester join, or wait for a place. Raise `Refused` with the reason if they may not."""
    app, league = request.app, record.league
    if app.preferences.is_blocked(league.guild, request.user):
        raise Refused("blocked-here")
    _require_role(request, record)
    until = await app.leagues.kept_out_until(league.guild, request.user)
    person = request.person
    command = JoinLeague(person.user, person.name, until)
    try:
        changed = await app.leagues.decide(league.id, command, request.user) or record
    except Refused as refused:
        raise _readable(refused) from None
    is_in = any(
        entrant.user == request.user and entrant.status is EntrantStatus.PLAYING for entrant in changed.league.entrants
    )
    name = words.name(league, app.uis, request.say)
    await request.answer(notice(request.say("league-done-join" if is_in else "league-done-wait", name=name)), slot=SLOT)


def _readable(refused: Refused) -> Refused:
    """Return a refusal with its time as Discord shows it."""
    until = refused.variables.get("until")
    return Refused(refused.text, until=f"<t:{until}:f>") if isinstance(until, int) else refused


def _require_role(request: Request, record: LeagueRecord) -> None:
    role_id, guild = record.league.settings.role, request.interaction.guild
    if role_id is None:
        return
    if guild is None:
        raise Refused("league-on-a-server")
    role, user = guild.get_role(role_id), request.interaction.user
    if role is None:
        raise Refused("league-role-gone")
    if not isinstance(user, discord.Member) or user.get_role(role_id) is None:
        raise Refused("league-role-needed", role=role.mention)


async def ask_leave(request: Request, record: LeagueRecord) -> None:
    """Let the requester leave; in a running league ask them first."""
    league = record.league
    mine = [entrant for entrant in league.entrants if entrant.user == request.user]
    is_playing = any(entrant.status is EntrantStatus.PLAYING for entrant in mine)
    if league.status is LeagueStatus.RUNNING and is_playing:
        question = request.say("league-ask-leave", name=words.name(league, request.app.uis, request.say))
        row = [
            button(f"lleave:{league.id}", request.say("button-do-it"), "⚠️", grave=True),
            button("keep:0", request.say("button-keep")),
        ]
        await request.answer(framed(question, row), slot=SLOT)
        return
    await _leave(request, record)


async def leave_confirmed(request: Request, pressed: Press) -> None:
    """Let the requester leave a running league, after the confirmation."""
    await _leave(request, await find(request, max(0, pressed.number(0))))


async def _leave(request: Request, record: LeagueRecord) -> None:
    await request.app.leagues.decide(record.league.id, LeaveLeague(request.user), request.user)
    name = words.name(record.league, request.app.uis, request.say)
    await request.replace(notice(request.say("league-done-leave", name=name)), slot=SLOT)


async def suggestions(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the leagues of the server that the requester may see, by name."""
    app: App = interaction.client.app
    say = Say(app.language_for(interaction))
    records = await listed(interaction)
    return finder.choices([(_label(app, record, say), record.league.id) for record in records], typed)


def _label(app: App, record: LeagueRecord, say: Any) -> str:
    return f"{words.STATUS_SIGNS[record.league.status]} {words.plain_name(record.league, app.uis, say)}"
