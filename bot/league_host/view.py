"""What pictures and texts show of a league's standings. Frozen values; pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.leagues.model import WIN, LeagueStatus, MatchStatus
from bot.leagues.standings import standings

if TYPE_CHECKING:
    from bot.leagues.model import League


class StandingsLine(Struct, frozen=True):
    """One player's line."""

    place: int | None
    """1 is best; None: the player left or is gone."""
    name: str
    """Unescaped."""
    user: int
    """0 if the user's data was deleted."""
    points: str
    played: int
    won: int
    forfeits: int
    berger: str
    """Sonneborn–Berger, which breaks ties."""


class StandingsView(Struct, frozen=True):
    """The standings of a league."""

    title: str
    subtitle: str
    lines: tuple[StandingsLine, ...]
    is_final: bool


def points_text(points: int, unit: int = WIN) -> str:
    """Return points with at most two decimals: `3`, `2.5`, `1.67`."""
    return f"{points / unit:.2f}".rstrip("0").rstrip(".")


def view_of(league: League, title: str, subtitle: str) -> StandingsView:
    """Return the standings of a league, the best first."""
    lines = list[StandingsLine]()
    for line in standings(league):
        entrant = league.entrants[line.entrant]
        points, berger = points_text(line.points), points_text(line.berger, WIN * WIN)
        lines.append(
            StandingsLine(line.place, entrant.name, entrant.user, points, line.played, line.won, line.forfeits, berger)
        )
    return StandingsView(title, subtitle, tuple(lines), league.status is LeagueStatus.FINISHED)


def played_matches(league: League) -> tuple[int, int]:
    """Return how many matches of the present round are over, and how many there are."""
    last = len(league.rounds) - 1
    present = [match for match in league.matches if match.round == last]
    return sum(match.status is not MatchStatus.OPEN for match in present), len(present)
