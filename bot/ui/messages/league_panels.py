"""The private panels of a league: the one that sets it up, the options of its games, and the moderators' panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.league_host import drafts
from bot.leagues.model import EntrantStatus, LeagueStatus, MatchStatus
from bot.table.model import Pace
from bot.ui.messages import league_words as words
from bot.ui.messages import options_panel
from bot.ui.messages.components import button, multi_picker, picker
from bot.ui.messages.entity_pickers import role_picker, user_picker
from bot.ui.messages.layout import framed
from bot.ui.messages.league_pages import COLOUR

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.i18n.translation import Say
    from bot.league_host.store import LeagueRecord
    from bot.leagues.model import League, LeagueSettings, Match
    from bot.transport.message import Message
    from bot.ui.game_ui import GameUI

BY_HAND = "hand"
"""The value of the start by the organiser."""
MAX_OPTIONS = 25
"""Discord's limit for a list."""


def draft_panel(record: LeagueRecord, uis: Mapping[str, GameUI], open_games: Mapping[str, GameUI], say: Say) -> Message:
    """Return the panel that sets a league up."""
    league, settings = record.league, record.league.settings
    stem = f"ldraft:{league.id}"
    title = say("league-new") if not league.name else f"### 🏆 {words.name(league, uis, say)}"
    return framed(
        title,
        say("league-draft-about", place=f"<#{record.channel}>"),
        say("league-draft-games"),
        [_games(stem, settings, open_games, say)],
        [_numbers(f"{stem}:rounds", say("league-pick-rounds"), "league-rounds", settings.rounds, _rounds(), say)],
        [_numbers(f"{stem}:size", say("league-pick-size"), "league-size", settings.table_size, _sizes(settings), say)],
        [picker(f"{stem}:pace", say("pick-pace"), [(say(f"pace-{p}"), p.value, None) for p in Pace], settings.pace)],
        None if settings.starts_at is None else say("league-draft-start", start=words.start_text(settings, say)),
        [_start(stem, settings, say)],
        say("league-draft-role", role=settings.role or 0),
        [role_picker(f"{stem}:role", say("league-pick-role"), settings.role)],
        [
            button(f"{stem}:announce", say("league-button-announce"), "📣", main=True),
            button(f"lform:{league.id}:date", say("league-button-date"), "📅"),
            button(f"lform:{league.id}:name", say("league-button-name"), "✏️"),
            button(f"{stem}:options", say("league-button-options"), "⚙️"),
            button(f"{stem}:discard", say("league-button-discard"), "🗑️"),
        ],
        colour=COLOUR,
    )


def _rounds() -> range:
    return range(1, drafts.MAX_CHOSEN_ROUNDS + 1)


def _sizes(settings: LeagueSettings) -> range:
    return drafts.sizes(settings)


def _games(stem: str, settings: LeagueSettings, uis: Mapping[str, GameUI], say: Say) -> Any:
    games = [(say.within(name)("game-name"), name, ui.emblem) for name, ui in sorted(uis.items())]
    chosen = [contest.game for contest in settings.contests]
    return multi_picker(f"{stem}:games", say("league-pick-games"), games[:MAX_OPTIONS], chosen)


def _numbers(custom_id: str, prompt: str, key: str, chosen: int, values: range, say: Say) -> Any:
    options = [(say(key, count=value), str(value), None) for value in values[:MAX_OPTIONS]]
    return picker(custom_id, prompt, options, str(chosen))


def _start(stem: str, settings: LeagueSettings, say: Say) -> Any:
    least = drafts.sizes(settings)[0]
    counts = sorted({*drafts.PLAYER_COUNTS, settings.max_entrants})
    options: list[tuple[str, str, str | None]] = [
        (say("league-start-option", start=say("league-start-full", count=count)), str(count), None)
        for count in counts
        if least <= count <= drafts.MAX_PLAYERS
    ]
    options.append((say("league-start-option", start=say("league-start-hand")), BY_HAND, None))
    chosen = str(settings.max_entrants) if settings.start_when_full else BY_HAND
    return picker(
        f"{stem}:start", say("league-pick-start"), options, None if settings.starts_at is not None else chosen
    )


def options_page(record: LeagueRecord, game: str, options: Any, uis: Mapping[str, GameUI], say: Say) -> Message:
    """Return the options of one of the games, as at a table."""
    league = record.league
    stem = f"ldraft:{league.id}"
    games = [contest.game for contest in league.settings.contests if contest.game in uis]
    titles = [(say.within(name)("game-name"), name, uis[name].emblem) for name in games]
    return framed(
        say("league-options-title"),
        [picker(f"{stem}:game", say("league-pick-games"), titles, game)] if len(games) > 1 else None,
        *options_panel.rows(options, f"lopt:{league.id}:{game}", say.within(game)),
        [button(f"{stem}:back", say("league-button-back"), "↩️", main=True)],
        colour=uis[game].colour,
    )


def manage_panel(record: LeagueRecord, uis: Mapping[str, GameUI], say: Say) -> Message:
    """Return the moderators' panel of a league."""
    league = record.league
    stem = f"lman:{league.id}"
    voidable = [match for match in league.matches if match.status is not MatchStatus.VOID][-MAX_OPTIONS:]
    playing = [
        (number, entrant) for number, entrant in enumerate(league.entrants) if entrant.status is EntrantStatus.PLAYING
    ]
    row: list[Any] = []
    if league.status is LeagueStatus.JOINING:
        row.append(button(f"{stem}:start", say("league-action-start"), "▶️", main=True))
    if league.status in (LeagueStatus.JOINING, LeagueStatus.RUNNING):
        row.append(button(f"{stem}:end", say("league-action-end"), "🏁", grave=True))
    row.append(button(f"league:log:{league.id}", say("league-button-log"), "📜"))
    is_running = league.status is LeagueStatus.RUNNING
    matches = [(match_label(league, match, say), str(match.number), None) for match in voidable]
    people = [(entrant.name or "–", str(number), None) for number, entrant in playing[:MAX_OPTIONS]]
    return framed(
        say("league-manage-title", name=words.name(league, uis, say)),
        say("league-manage-about"),
        [picker(f"{stem}:void", say("league-pick-void"), matches)] if is_running and matches else None,
        [picker(f"{stem}:replace", say("league-pick-replaced"), people)] if is_running and people else None,
        row,
        colour=COLOUR,
    )


def match_label(league: League, match: Match, say: Say) -> str:
    """Return a match in plain words for a list: its number and players."""
    players = ", ".join(league.entrants[seat.entrant].name for seat in match.seats)
    return say("league-match", match=match.number + 1, names=players)


def substitute_question(record: LeagueRecord, entrant: int, say: Say) -> Message:
    """Return the question who takes the place of an entrant."""
    league = record.league
    question = say("league-substitute-for", name=words.entrant(league, entrant))
    return framed(question, [user_picker(f"lman:{league.id}:seat:{entrant}", say("league-pick-substitute"))])
