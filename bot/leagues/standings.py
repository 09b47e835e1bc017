"""The standings of a league. Pure; they do not depend on the order of results.

Order: points; then Sonneborn-Berger; then the games among those who are still equal. Players who are equal after that
share a place, and a draw from the league's seed orders the list.

Sonneborn-Berger at tables of any size: for each opponent at each table, the player's result against that opponent (1,
½ or 0, divided by the number of opponents) times the opponent's points in the league. A round without a result counts
half of the player's own points, as a draw against a player as good as themselves. Wins against strong players weigh
more.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from bot.leagues.model import EntrantStatus, MatchStatus
from bot.leagues.points import UNPLAYED, half_wins, match_points, scaled

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from bot.leagues.model import Entrant, League, Match, MatchSeat


class Standing(NamedTuple):
    """One line of the standings."""

    entrant: int
    place: int | None
    """1 is best; equal players share a place. None: the entrant left or is gone and cannot win any more."""
    points: int
    """In the unit of `WIN`."""
    berger: int
    """Sonneborn-Berger, in the unit of the square of `WIN`."""
    direct: int
    """The points of the games among those with equal points and Sonneborn-Berger, in the unit of `WIN`."""
    played: int
    """Matches played to a result."""
    won: int
    """Matches with a first place, also a shared one."""
    unplayed: int
    """Byes, void matches and rounds before the entrant came from the waiting list: half a win each."""
    forfeits: int


class _Score(NamedTuple):
    points: int
    unplayed: int


def standings(league: League) -> tuple[Standing, ...]:
    """Return the standings with all results so far, the first line first.

    People on the waiting list, and those who left before they played a round, are not listed.
    """
    listed = [number for number, entrant in enumerate(league.entrants) if _takes_part(entrant)]
    order = sorted(ranked_lines(league, listed, len(league.rounds)), key=lambda line: line.place is None)
    placed: list[Standing] = []
    for (stays, _), group in groupby(order, key=lambda line: (line.place is not None, _rank(line))):
        place = len(placed) + 1 if stays else None
        placed += [line._replace(place=place) for line in group]
    return tuple(placed)


def ranked_lines(league: League, entrants: Collection[int], rounds: int) -> list[Standing]:
    """Return the lines of these entrants after the first rounds, the best first, whoever has left since.

    A line has the place 1 if the entrant is still in the league, else None.
    """
    matches = [match for match in league.matches if match.round < rounds and match.status is not MatchStatus.OPEN]
    scores = _scores(league, matches, entrants, rounds)
    played = [match for match in matches if match.status is MatchStatus.FINISHED]
    berger = _berger(played, scores)
    direct = _direct(played, {number: (scores[number].points, berger[number]) for number in entrants})
    lines = [_line(league, number, played, (scores[number], berger[number], direct[number])) for number in entrants]
    return sorted(lines, key=lambda line: (*(-value for value in _rank(line)), lot(league, line.entrant)))


def lot(league: League, entrant: int) -> bytes:
    """Return the entrant's lot of the league's seed: it orders players who are equal in everything else."""
    return hashlib.sha256(league.seed + b"lot" + entrant.to_bytes(8, "big")).digest()


def is_decided(league: League) -> bool:
    """Return whether the first place cannot change in the rounds that are left."""
    lines = [line for line in standings(league) if line.place is not None]
    left = league.settings.rounds - len(league.rounds)
    return len(lines) < 2 or lines[0].points > lines[1].points + left * UNPLAYED * 2  # noqa: PLR2004 - two players


def _takes_part(entrant: Entrant) -> bool:
    if entrant.status is EntrantStatus.WAITING:
        return False
    return entrant.last_round is None or entrant.last_round >= entrant.first_round


def _scores(league: League, matches: Sequence[Match], entrants: Collection[int], rounds: int) -> dict[int, _Score]:
    points, unplayed = defaultdict[int, int](int), defaultdict[int, int](int)
    for match in matches:
        for seat, gain in zip(match.seats, match_points(match), strict=True):
            points[seat.entrant] += gain
            unplayed[seat.entrant] += match.status is MatchStatus.VOID
    missed = [entrant for entry in league.rounds[:rounds] for entrant in entry.byes]
    missed += [number for number in entrants for _ in range(min(league.entrants[number].first_round, rounds))]
    for number in missed:
        points[number] += UNPLAYED
        unplayed[number] += 1
    return {number: _Score(points[number], unplayed[number]) for number in {*entrants, *points}}


def _berger(played: Sequence[Match], scores: Mapping[int, _Score]) -> dict[int, int]:
    berger = {number: score.unplayed * UNPLAYED * score.points for number, score in scores.items()}
    for match in played:
        for seat in match.seats:
            for opponent in match.seats:
                if opponent is not seat:
                    result = scaled(half_wins(seat, opponent), len(match.seats))
                    berger[seat.entrant] += result * scores[opponent.entrant].points
    return berger


def _direct(played: Sequence[Match], groups: Mapping[int, tuple[int, int]]) -> dict[int, int]:
    direct = dict.fromkeys(groups, 0)
    for match in played:
        for seat in match.seats:
            for opponent in match.seats:
                mine, theirs = groups.get(seat.entrant), groups.get(opponent.entrant)
                if opponent is not seat and mine is not None and mine == theirs:
                    direct[seat.entrant] += scaled(half_wins(seat, opponent), len(match.seats))
    return direct


def _line(league: League, number: int, played: Sequence[Match], values: tuple[_Score, int, int]) -> Standing:
    score, berger, direct = values
    seats = [(match, seat) for match in played for seat in match.seats if seat.entrant == number]
    won = sum(_is_first(seat, match) for match, seat in seats)
    stays = league.entrants[number].status is EntrantStatus.PLAYING
    return Standing(
        entrant=number,
        place=1 if stays else None,
        points=score.points,
        berger=berger,
        direct=direct,
        played=len(seats),
        won=won,
        unplayed=score.unplayed,
        forfeits=sum(seat.forfeit for _, seat in seats),
    )


def _is_first(seat: MatchSeat, match: Match) -> bool:
    return not seat.forfeit and not any(half_wins(other, seat) > 1 for other in match.seats)


def _rank(line: Standing) -> tuple[int, int, int]:
    return (line.points, line.berger, line.direct)
