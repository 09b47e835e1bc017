"""Handlers of a league that is being set up: `/league open`, the presses of its panel, and the announcement.

A draft belongs to its organiser alone and is deleted after two days, or for a newer one. Those who may open tables
may open leagues.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.game.chance import SEED_BYTES
from bot.game.contract import Refused
from bot.i18n import dates
from bot.i18n.translation import LANGUAGES, Say
from bot.i18n.typed_lines import cleaned
from bot.league_host import drafts
from bot.league_host.store import LeagueRecord
from bot.leagues.model import League
from bot.table.model import Pace
from bot.ui.interactions import house, table_channel
from bot.ui.interactions.autocomplete import folded
from bot.ui.interactions.rights import manages_server
from bot.ui.messages import league_panels, options_panel
from bot.ui.messages import league_words as words
from bot.ui.messages.forms import line_form
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from collections.abc import Callable

    import discord
    from discord import ui

    from bot.game.contract import AnyGame
    from bot.leagues.model import LeagueSettings
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press

    Interaction = discord.Interaction[Any]

SLOT = "league draft"
MAX_LEAGUES, MAX_OWN_LEAGUES = 5, 2
"""Leagues of a server, and of one organiser who does not manage it, that are not over."""
MAX_DRAFTS = 3
"""Drafts of one organiser on a server; with one more, the oldest is deleted."""
MAX_NAME_LENGTH = 60


@dataclass(frozen=True, kw_only=True)
class LeagueRequest:
    """The options of `/league open`; None for one that was not typed."""

    games: str | None = None
    rounds: int | None = None
    size: int | None = None
    players: int | None = None
    pace: str | None = None
    start: str | None = None
    role: int | None = None
    name: str | None = None
    announce: bool = False


async def open_league(request: Request, typed: LeagueRequest) -> None:
    """Make a draft of what was typed, and show its panel or announce it. Raise `Refused` for a wrong value."""
    house.require_opener(request)
    place = table_channel.new_table_place(request)
    await _require_room(request, place.guild)
    app = request.app
    pace = Pace(typed.pace) if typed.pace else app.preferences.server(place.guild).pace or Pace.DAILY
    settings = _typed_settings(request, typed, drafts.new_settings(_typed_games(request, typed.games), pace))
    server = app.preferences.server(place.guild)
    now = app.clock.now()
    league = League(
        id=await app.leagues.store.next_id(),
        guild=place.guild,
        name=cleaned_name(typed.name) if typed.name else "",
        organiser=request.user,
        settings=settings,
        seed=secrets.token_bytes(SEED_BYTES),
        opened=now,
    )
    record = LeagueRecord(
        league=league,
        channel=place.channel,
        language=app.language_of_server(request.interaction),
        rated=server.ratings,
        strength=server.strength,
        is_draft=True,
    )
    record = await app.leagues.add(record)
    for oldest in (await app.leagues.store.drafts_of(place.guild, request.user))[MAX_DRAFTS:]:
        await app.leagues.discard(oldest.league.id)
    if typed.announce:
        await _announce(request, record)
    else:
        await _show(request, record)


async def _require_room(request: Request, guild: int) -> None:
    """Raise `Refused` if the server or the requester has enough leagues."""
    running = [record for record in await request.app.leagues.store.on_server(guild) if not record.is_over]
    if len(running) >= MAX_LEAGUES:
        raise Refused("league-too-many", most=MAX_LEAGUES)
    own = sum(record.league.organiser == request.user for record in running)
    if own >= MAX_OWN_LEAGUES and not manages_server(request.interaction):
        raise Refused("league-own-too-many", most=MAX_OWN_LEAGUES)


def _typed_games(request: Request, typed: str | None) -> list[AnyGame]:
    """Return the games that are typed with commas in between, in any language; the easiest open one if none is."""
    open_games = house.open_games(request)
    if typed is None:
        return sorted((ui.game for ui in open_games.values()), key=lambda game: (game.difficulty, game.name))[:1]
    known = {folded(Say(language, name)("game-name")): name for name in request.app.uis for language in LANGUAGES} | {
        folded(name): name for name in request.app.uis
    }
    games: list[AnyGame] = []
    for part in filter(None, map(str.strip, typed.split(","))):
        name = known.get(folded(part))
        if name is None:
            raise Refused("no-such-game")
        house.require_game(request, name)
        games.append(open_games[name].game)
    return games


def _typed_settings(request: Request, typed: LeagueRequest, settings: LeagueSettings) -> LeagueSettings:
    if typed.rounds is not None:
        settings = drafts.with_rounds(settings, typed.rounds)
    if typed.size is not None:
        settings = drafts.with_size(settings, typed.size)
        settings = drafts.starting_when_full(settings, 2 * typed.size)
    if typed.players is not None:
        settings = drafts.starting_when_full(settings, typed.players)
    if typed.start is not None:
        settings = drafts.starting_at(settings, _moment(request, typed.start))
    return settings if typed.role is None else replace(settings, role=typed.role)


def _moment(request: Request, typed: str) -> float:
    app = request.app
    return dates.moment(typed, app.clock.now(), app.preferences.person(request.user).zone)


def cleaned_name(typed: str) -> str:
    """Return a typed name of a league; raise `Refused` if it is empty, too long or has an odd character."""
    name = cleaned(typed)
    if len(name) > MAX_NAME_LENGTH:
        raise Refused("talk-long", most=MAX_NAME_LENGTH, count=len(name))
    return name


async def press(request: Request, pressed: Press) -> None:
    """Answer a control of the panel, `ldraft:<league>:<name>`, and show the panel or the options again."""
    record = await _draft(request, pressed.number(0))
    name, value = pressed.text(1), next(iter(pressed.values), "")
    match name:
        case "announce":
            await _announce(request, record)
        case "discard":
            await request.app.leagues.discard(record.league.id)
            await request.replace(notice(request.say("league-discarded")), slot=SLOT)
        case "options" | "game":
            await _show_options(request, record, value or record.league.settings.contests[0].game)
        case "back":
            await _show(request, record)
        case _:
            await _change(request, record, _setting(request, record, name, pressed))


def _setting(  # noqa: PLR0911 - one for each list
    request: Request, record: LeagueRecord, name: str, pressed: Press
) -> LeagueSettings:
    """Return the settings after the press of a list."""
    settings, number = record.league.settings, pressed.chosen(2)
    value = next(iter(pressed.values), "")
    match name:
        case "games":
            open_games = house.open_games(request)
            return drafts.with_games(settings, [open_games[game].game for game in pressed.values if game in open_games])
        case "rounds":
            return drafts.with_rounds(settings, number)
        case "size":
            return drafts.with_size(settings, number)
        case "pace" if value in set(Pace):
            return drafts.with_pace(settings, Pace(value))
        case "start" if value == league_panels.BY_HAND:
            return drafts.starting_by_hand(settings)
        case "start":
            return drafts.starting_when_full(settings, number)
        case "role":
            return replace(settings, role=number if number > 0 else None)
        case _:
            raise Refused("stale-click")


async def press_option(request: Request, pressed: Press) -> None:
    """Change an option of one of the games: `lopt:<league>:<game>:<option>:<value>`."""
    record, game = await _draft(request, pressed.number(0)), pressed.text(1)
    games = {name: ui.game for name, ui in request.app.uis.items()}
    options = drafts.stored_options(record.league.settings, games, game)
    value = pressed.values[0] if pressed.values else pressed.text(3)
    changed = options_panel.with_option(options, pressed.text(2), value)
    settings = drafts.with_options(record.league.settings, games[game], changed)
    record = await _save(request, record, lambda league: replace(league, settings=settings))
    await _show_options(request, record, game)


def form(_interaction: Interaction, pressed: Press, language: str) -> ui.Modal:
    """Return the form of a press `lform:<league>:<name>` for a date or a name."""
    words = Say(language)
    name = "name" if pressed.text(1) == "name" else "date"
    most = MAX_NAME_LENGTH if name == "name" else dates.MAX_LENGTH
    title, label = words(f"league-form-{name}"), words(f"league-form-{name}-label", most=most)
    return line_form(f"lformed:{pressed.number(0)}:{name}", title, label, most=most)


async def formed(request: Request, pressed: Press) -> None:
    """Take the line of a form that was sent."""
    record, line = await _draft(request, pressed.number(0)), "".join(pressed.values)
    if pressed.text(1) == "name":
        name = cleaned_name(line)
        await _show(request, await _save(request, record, lambda league: replace(league, name=name)))
        return
    moment = _moment(request, line)
    await _change(request, record, drafts.starting_at(record.league.settings, moment))


async def _draft(request: Request, number: int) -> LeagueRecord:
    """Return a draft of the requester; raise `Refused` if there is none."""
    record = await request.app.leagues.store.load(max(0, number))
    if record is None or not record.is_draft or record.league.guild != request.interaction.guild_id:
        raise Refused("league-draft-gone")
    if record.league.organiser != request.user:
        raise Refused("league-not-yours")
    return record


async def _change(request: Request, record: LeagueRecord, settings: LeagueSettings) -> None:
    await _show(request, await _save(request, record, lambda league: replace(league, settings=settings)))


async def _save(request: Request, record: LeagueRecord, change: Callable[[League], League]) -> LeagueRecord:
    def changed(current: LeagueRecord) -> LeagueRecord:
        return replace(current, league=change(current.league)) if current.is_draft else current

    return await request.app.leagues.change(record.league.id, changed) or record


async def _show(request: Request, record: LeagueRecord) -> None:
    app = request.app
    panel = league_panels.draft_panel(record, app.uis, house.open_games(request), request.say)
    await request.replace(panel, slot=SLOT)


async def _show_options(request: Request, record: LeagueRecord, game: str) -> None:
    games = {name: ui.game for name, ui in request.app.uis.items()}
    options = drafts.stored_options(record.league.settings, games, game)
    page = league_panels.options_page(record, game, options, request.app.uis, request.say)
    await request.replace(page, slot=SLOT)


async def _announce(request: Request, record: LeagueRecord) -> None:
    """Let people join. Raise `Refused` if the league cannot be played so, or the requester may not open it any more."""
    house.require_opener(request)
    for contest in record.league.settings.contests:
        house.require_game(request, contest.game)
    await _require_room(request, record.league.guild)
    _require_known_role(request, record.league.settings)
    opened = await request.app.leagues.announce(record.league.id)
    if opened is None:
        raise Refused("league-draft-gone")
    name = words.name(opened.league, request.app.uis, request.say)
    await request.replace(notice(request.say("league-announced", name=name, place=f"<#{opened.channel}>")), slot=SLOT)


def _require_known_role(request: Request, settings: LeagueSettings) -> None:
    guild = request.interaction.guild
    if settings.role is not None and (guild is None or guild.get_role(settings.role) is None):
        raise Refused("league-role-gone")
