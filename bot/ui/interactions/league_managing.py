"""Handlers of leagues for moderators: start, void a match, seat a player, end; all of it is in the league's log.

A moderator manages the server, or may manage messages in the league's channel. The organiser may start the league.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

import discord

from bot.game.contract import Refused
from bot.i18n import names
from bot.i18n.translation import Say
from bot.leagues.decisions import EndLeague, SeatPlayer, StartLeague, VoidMatch
from bot.leagues.model import EntrantStatus, LeagueStatus, MatchStatus
from bot.transport.servers import fetch_member
from bot.ui.interactions import finder, leagues
from bot.ui.interactions.rights import manages_server
from bot.ui.messages import league_pages, league_panels
from bot.ui.messages import league_words as words
from bot.ui.messages.components import button
from bot.ui.messages.layout import framed, notice

if TYPE_CHECKING:
    from discord import app_commands

    from bot.league_host.store import LeagueRecord
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press

    Interaction = discord.Interaction[Any]

SLOT = "league management"


class LeagueTool(StrEnum):
    """What a moderator does."""

    START = "start"
    VOID = "void"
    SEAT = "seat"
    END = "end"
    LOG = "log"


def moderates(request: Request, record: LeagueRecord) -> bool:
    """Return whether the requester moderates a league: by the server's permissions, or in the league's channel."""
    guild, user = request.interaction.guild, request.interaction.user
    if guild is None or guild.id != record.league.guild or not isinstance(user, discord.Member):
        return False
    channel = guild.get_channel(record.channel)
    return manages_server(request.interaction) or (
        channel is not None and channel.permissions_for(user).manage_messages
    )


def _require_moderator(request: Request, record: LeagueRecord) -> None:
    if not moderates(request, record):
        raise Refused("league-moderators")


def _require_starter(request: Request, record: LeagueRecord) -> None:
    if record.league.organiser != request.user and not moderates(request, record):
        raise Refused("league-organiser-starts")


async def manage(
    request: Request,
    number: int | None,
    tool: LeagueTool | None,
    match: int | None,
    player: int | None,
    substitute: discord.Member | discord.User | None,
) -> None:
    """Answer `/league manage`: the moderators' panel, or one act. Raise `Refused` for a missing value."""
    record = await leagues.find(request, number, lambda candidate: not candidate.is_over)
    match_number = -1 if match is None else match - 1
    match tool:
        case None:
            await _show(request, record)
        case LeagueTool.START:
            await start(request, record)
        case LeagueTool.VOID:
            if match is None:
                raise Refused("league-needs-match")
            await ask_void(request, record, match_number)
        case LeagueTool.SEAT:
            if player is None or substitute is None:
                raise Refused("league-needs-player")
            await seat(request, record, player, substitute)
        case LeagueTool.END:
            await ask_end(request, record)
        case LeagueTool.LOG:
            entries = await request.app.leagues.store.log(record.league.id)
            await request.answer(league_pages.log_page(request.app, record, entries, request.say), slot=leagues.SLOT)


async def _show(request: Request, record: LeagueRecord) -> None:
    """Show the panel; the organiser gets it before the start."""
    if record.league.status is LeagueStatus.JOINING:
        _require_starter(request, record)
    else:
        _require_moderator(request, record)
    await request.replace(league_panels.manage_panel(record, request.app.uis, request.say), slot=SLOT)


async def press(request: Request, pressed: Press) -> None:
    """Answer a control of the panel: `lman:<league>:<act>:<number>`."""
    record = await leagues.find(request, max(0, pressed.number(0)))
    match pressed.text(1):
        case "start":
            await start(request, record)
        case "end":
            await ask_end(request, record)
        case "ended":
            await end(request, record)
        case "void":
            await ask_void(request, record, pressed.chosen(2))
        case "voided":
            await void(request, record, pressed.number(2))
        case "replace":
            _require_moderator(request, record)
            question = league_panels.substitute_question(record, pressed.chosen(2), request.say)
            await request.replace(question, slot=SLOT)
        case "seat":
            await seat(request, record, pressed.number(2), await _chosen_member(request, pressed))
        case _:
            raise Refused("stale-click")


async def start(request: Request, record: LeagueRecord) -> None:
    """Start a league now, for its organiser or a moderator."""
    _require_starter(request, record)
    await request.app.leagues.decide(record.league.id, StartLeague(), request.user)
    await request.replace(notice(request.say("league-done-start")), slot=SLOT)


async def ask_void(request: Request, record: LeagueRecord, match: int) -> None:
    """Ask for confirmation that a match shall not count."""
    _require_moderator(request, record)
    if not 0 <= match < len(record.league.matches):
        raise Refused("league-no-match")
    question = request.say("league-ask-void", match=match + 1)
    await _ask(request, f"lman:{record.league.id}:voided:{match}", question)


async def void(request: Request, record: LeagueRecord, match: int) -> None:
    """Let a match not count."""
    _require_moderator(request, record)
    await request.app.leagues.decide(record.league.id, VoidMatch(match), request.user)
    await request.replace(notice(request.say("league-done-void", match=match + 1)), slot=SLOT)


async def ask_end(request: Request, record: LeagueRecord) -> None:
    """Ask for confirmation of the end; before the start the organiser may call the league off."""
    if record.league.status is LeagueStatus.JOINING:
        _require_starter(request, record)
    else:
        _require_moderator(request, record)
    if record.is_over:
        raise Refused("league-over")
    question = request.say("league-ask-end", name=words.name(record.league, request.app.uis, request.say))
    await _ask(request, f"lman:{record.league.id}:ended", question)


async def end(request: Request, record: LeagueRecord) -> None:
    """End a league."""
    if record.league.status is LeagueStatus.JOINING:
        _require_starter(request, record)
    else:
        _require_moderator(request, record)
    await request.app.leagues.decide(record.league.id, EndLeague(), request.user)
    name = words.name(record.league, request.app.uis, request.say)
    await request.replace(notice(request.say("league-done-end", name=name)), slot=SLOT)


async def seat(request: Request, record: LeagueRecord, entrant: int, substitute: discord.Member | discord.User) -> None:
    """Give an entrant's place to a member of the server."""
    _require_moderator(request, record)
    if substitute.bot or not isinstance(substitute, discord.Member):
        raise Refused("league-person-here")
    if request.app.preferences.is_blocked(record.league.guild, substitute.id):
        raise Refused("invited-blocked", name=names.escaped_name(substitute.display_name))
    person = names.person(substitute.id, substitute.display_name, substitute.name)
    command = SeatPlayer(entrant, person.user, person.name)
    await request.app.leagues.decide(record.league.id, command, request.user)
    name = names.escaped_name(substitute.display_name)
    await request.replace(notice(request.say("league-done-seat", player=name)), slot=SLOT)


async def _chosen_member(request: Request, pressed: Press) -> discord.Member:
    """Return the member chosen in a list of members; raise `Refused` if it is not one."""
    value, guild = next(iter(pressed.values), ""), request.interaction.guild
    if guild is None or not (value.isascii() and value.isdigit()):
        raise Refused("stale-click")
    member = await fetch_member(guild, int(value))
    if member is None:
        raise Refused("league-person-here")
    return member


async def _ask(request: Request, custom_id: str, question: str) -> None:
    row = [
        button(custom_id, request.say("button-do-it"), "⚠️", grave=True),
        button("keep:0", request.say("button-keep")),
    ]
    await request.replace(framed(question, row), slot=SLOT)


async def matches(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the matches of the typed league, or of the only one that is on."""
    record = await _typed_league(interaction)
    if record is None:
        return []
    say = Say(interaction.client.app.language_for(interaction))
    offered = [match for match in record.league.matches if match.status is not MatchStatus.VOID]
    labels = [(league_panels.match_label(record.league, match, say), match.number + 1) for match in reversed(offered)]
    return finder.choices(labels, typed)


async def players(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the players of the typed league, or of the only one that is on."""
    record = await _typed_league(interaction)
    entrants = () if record is None else record.league.entrants
    offered = [
        (entrant.name, number) for number, entrant in enumerate(entrants) if entrant.status is EntrantStatus.PLAYING
    ]
    return finder.choices(offered, typed)


async def _typed_league(interaction: Interaction) -> LeagueRecord | None:
    number = interaction.namespace.league
    on = [record for record in await leagues.listed(interaction) if not record.is_over]
    if isinstance(number, int):
        on = [record for record in on if record.league.id == number]
    return on[0] if len(on) == 1 else None
