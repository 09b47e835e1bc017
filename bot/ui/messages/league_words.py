"""The words about a league that its messages and pages share: name, terms, players, matches, log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.chance import commitment
from bot.i18n import names
from bot.leagues.decisions import LeagueAction
from bot.leagues.model import EntrantStatus, LeagueStatus, MatchStatus
from bot.table.facts import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.i18n.translation import Say
    from bot.leagues.decisions import LeagueLogEntry
    from bot.leagues.model import League, LeagueSettings, Match
    from bot.table.model import Table
    from bot.ui.game_ui import GameUI

MAX_NAMES = 70
"""The most names in a list, which then still fits into a message."""
STATUS_SIGNS = {
    LeagueStatus.JOINING: "🙋",
    LeagueStatus.RUNNING: "▶️",
    LeagueStatus.FINISHED: "🏆",
    LeagueStatus.CANCELLED: "🚫",
}


def plain_name(league: League, uis: Mapping[str, GameUI], say: Say) -> str:
    """Return a league's name as plain text: the one that was typed, else its game and number."""
    games = league.settings.contests
    if league.name:
        return league.name
    if len(games) == 1 and games[0].game in uis:
        return say("league-name", game=say.within(games[0].game)("game-name"), number=str(league.id))
    return say("league-name-several", number=str(league.id))


def name(league: League, uis: Mapping[str, GameUI], say: Say) -> str:
    """Return a league's name, escaped for Discord."""
    return names.escaped_name(plain_name(league, uis, say))


def emblem(league: League, uis: Mapping[str, GameUI]) -> str:
    """Return the sign of the league's only game, or a cup."""
    games = league.settings.contests
    return uis[games[0].game].emblem if len(games) == 1 and games[0].game in uis else "🏆"


def games_text(settings: LeagueSettings, uis: Mapping[str, GameUI], say: Say) -> str:
    """Return the names of the games in the order in which they are played."""
    games = [contest.game for contest in settings.contests if contest.game in uis]
    return ", ".join(f"{uis[game].emblem} {say.within(game)('game-name')}" for game in games)


def terms(settings: LeagueSettings, uis: Mapping[str, GameUI], say: Say) -> str:
    """Return what is played: games, rounds, size of tables, pace."""
    return say(
        "league-terms",
        games=games_text(settings, uis, say),
        rounds=say("league-rounds", count=settings.rounds),
        size=say("league-size", count=settings.table_size),
        pace=say(f"pace-{settings.pace.value}"),
    )


def start_text(settings: LeagueSettings, say: Say) -> str:
    """Return when the league starts."""
    if settings.starts_at is not None:
        return say("league-start-date", date=f"<t:{int(settings.starts_at)}:F>")
    if settings.start_when_full:
        return say("league-start-full", count=settings.max_entrants)
    return say("league-start-hand")


def players_text(league: League, status: EntrantStatus, say: Say) -> str:
    """Return the names of the entrants with a status, in the order of joining."""
    people = [
        (entrant.joined, names.escaped_name(entrant.name)) for entrant in league.entrants if entrant.status is status
    ]
    listed = [name for _, name in sorted(people)]
    text = ", ".join(listed[:MAX_NAMES])
    return f"{text} {say('list-more', count=len(listed) - MAX_NAMES)}" if len(listed) > MAX_NAMES else text


def count(league: League, status: EntrantStatus) -> int:
    """Return how many entrants have a status."""
    return sum(entrant.status is status for entrant in league.entrants)


def entrant(league: League, number: int | None) -> str:
    """Return the name of an entrant, escaped; a dash for a number that the league does not have."""
    known = number is not None and 0 <= number < len(league.entrants)
    return names.escaped_name(league.entrants[number or 0].name) if known else "–"


def match_line(league: League, match: Match, table: Table | None, say: Say) -> str:
    """Return the line of a match: its players, by places if it is over, with a link to its table."""
    seats = list(match.seats)
    if match.status is MatchStatus.FINISHED:
        seats.sort(key=lambda seat: (seat.forfeit, seat.place or 0))
        players = " · ".join(
            f"{'–' if seat.forfeit else f'{seat.place}.'} {entrant(league, seat.entrant)}" for seat in seats
        )
    else:
        players = ", ".join(entrant(league, seat.entrant) for seat in seats)
    place = "" if table is None else f"<#{table.place.thread or table.place.channel}>"
    if match.status is MatchStatus.VOID:
        return say("league-match-void", names=players)
    if match.status is MatchStatus.FINISHED:
        return say("league-match-over", table=place or f"#{match.table or 0}", names=players)
    return say("league-match-running", table=place, names=players) if place else say("league-match-soon", names=players)


def fingerprint(league: League) -> str:
    """Return the public fingerprint of the league's seed, in hex."""
    return commitment(league.seed)


def log_line(league: League, entry: LeagueLogEntry, say: Say) -> str:
    """Return a log entry in words, with its time."""
    by = f"<@{entry.by}>" if entry.by != NOBODY else "–"
    what = say(
        f"league-log-{entry.action.value}",
        player=entrant(league, entry.entrant),
        other=entrant(league, entry.other),
        match=(entry.match or 0) + 1,
        round=(entry.round or 0) + 1,
        by=by,
    )
    is_own = entry.entrant is not None and _user(league, entry.entrant) == entry.by
    # A league that is full is started by the last person who joins.
    is_by_rule = entry.action is LeagueAction.STARTED and league.settings.start_when_full
    is_plain = entry.by == NOBODY or is_own or is_by_rule or entry.action is LeagueAction.OPENED
    shown = what if is_plain else say("league-log-moderator", what=what, by=by)
    return f"<t:{int(entry.at)}:d> <t:{int(entry.at)}:t> {shown}"


def _user(league: League, number: int) -> int:
    return league.entrants[number].user if 0 <= number < len(league.entrants) else NOBODY


def clip_lines(lines: Iterable[str], room: int) -> str:
    """Return the first lines that fit into a number of characters."""
    text = ""
    for line in lines:
        if len(text) + len(line) + 1 > room:
            return f"{text}\n…"
        text = f"{text}\n{line}" if text else line
    return text


def escaped(plain: str) -> str:
    """Return a user's name, escaped for Discord."""
    return names.escaped_name(plain)
