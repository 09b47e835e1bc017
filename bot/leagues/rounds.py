"""The draw of a league's next round from its seed, and the check of a drawn round. Pure.

A round depends on the league's settings and seed, on the players and on the results before it; nothing else. Everybody
who has these can draw the round again (`redrawn`). `Round.basis` is the fingerprint of that input: a different one
says that a moderator repaired an earlier round after the draw.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bot.game.chance import Chance
from bot.leagues import planes, round_robin
from bot.leagues.draw import DrawInput, drawn
from bot.leagues.model import EntrantStatus, MatchStatus
from bot.leagues.roles import excess
from bot.leagues.sizes import table_sizes
from bot.leagues.standings import lot, ranked_lines

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from bot.leagues.draw import Seating
    from bot.leagues.model import Contest, League


PAIR = 2
"""The seats of a match in a round robin."""


class DrawnRound(NamedTuple):
    """The result of a draw."""

    tables: Seating
    """The entrants of each table in seat order; empty if there are too few players."""
    byes: tuple[int, ...]
    basis: str
    """The fingerprint of the draw's input, in hex."""


def contest_of(league: League, number: int) -> Contest:
    """Return the contest of a round."""
    contests = league.settings.contests
    return contests[number % len(contests)]


def playing(league: League) -> list[int]:
    """Return the numbers of the entrants who are playing."""
    return [number for number, entrant in enumerate(league.entrants) if entrant.status is EntrantStatus.PLAYING]


def next_round(league: League) -> DrawnRound:
    """Return the draw of the round after the last one, for the entrants who are playing."""
    return _drawn(league, len(league.rounds), playing(league))


def redrawn(league: League, number: int) -> DrawnRound:
    """Return the draw of a round that was drawn before, from the players that it had."""
    seats = [seat.drawn for match in league.matches if match.round == number for seat in match.seats]
    return _drawn(league, number, (*seats, *league.rounds[number].byes))


def is_round_robin(league: League) -> bool:
    """Return whether everyone can meet everyone in matches of two within the rounds."""
    settings, places = league.settings, _places(league)
    only_pairs = all(_sizes(league, contest, 2 * len(places))[0] == PAIR for contest in settings.contests)
    return only_pairs and len(places) >= PAIR and round_robin.cycle_length(len(places)) <= settings.rounds


def is_plane(league: League, number: int, players: Collection[int]) -> bool:
    """Return whether the round is one of those in which everyone meets everyone once, at tables of equal size.

    With a free place there is no such schedule, nor with several games: the roles of each would not be even.
    """
    settings = league.settings
    orders = {_sizes(league, contest, len(players)) for contest in settings.contests}
    order = math.isqrt(len(players))
    return (
        orders == {(order,) * order}
        and order in planes.ORDERS
        and number < planes.cycle_length(order) <= settings.rounds
        and len({contest.game for contest in settings.contests}) == 1
        and {_place_of(league, player) for player in players} == set(_places(league))
    )


def _sizes(league: League, contest: Contest, players: int) -> tuple[int, ...]:
    return table_sizes(players, league.settings.table_size, contest.min_seats, contest.max_seats)


def _drawn(league: League, number: int, players: Collection[int]) -> DrawnRound:
    points = {line.entrant: line.points for line in ranked_lines(league, players, number)}
    order = list(points)
    if is_round_robin(league):
        tables = _pairs(league, number, players)
        basis = _basis(order, tables)
    elif is_plane(league, number, players):
        holders = _holders(league, players)
        places = [holders[place] for place in _places(league)]
        tables = planes.tables(places, math.isqrt(len(places)), number)
        basis = _basis(order, tables)
    else:
        sizes = _sizes(league, contest_of(league, number), len(order))
        seated = _without_byes(league, number, order, len(order) - sum(sizes))
        given = _input(league, number, {player: points[player] for player in seated}, sizes)
        tables = drawn(given, Chance(league.seed, number + 1)) if sizes else ()
        basis = _basis(order, given)
    at_tables = {player for table in tables for player in table}
    return DrawnRound(tables, tuple(player for player in order if player not in at_tables), basis)


def _basis(*values: object) -> str:
    return hashlib.sha256(msgspec.json.encode(values)).hexdigest()


def _without_byes(league: League, number: int, order: Sequence[int], byes: int) -> list[int]:
    """Return the players without those who have a bye: the fewest byes so far, then the lowest in the standings."""
    had = Counter(player for entry in league.rounds[:number] for player in entry.byes)
    ranks = {player: rank for rank, player in enumerate(order)}
    chosen = sorted(order, key=lambda player: (had[player], -ranks[player]))[:byes]
    return [player for player in order if player not in chosen]


def _input(league: League, number: int, points: Mapping[int, int], sizes: Sequence[int]) -> DrawInput:
    contest = contest_of(league, number)
    owed = excess(league, contest, number)
    return DrawInput(
        players=tuple(points),
        points=tuple(points.values()),
        tables=tuple(tuple(map(contest.role, range(size))) for size in sizes),
        meetings=tuple(sorted((*pair, times) for pair, times in _meetings(league, number).items())),
        owed=tuple(
            sorted((player, role, amount) for player in points for role, amount in owed[player].items() if amount)
        ),
    )


def _meetings(league: League, number: int) -> Counter[tuple[int, int]]:
    return Counter(
        pair
        for match in league.matches
        if match.round < number and match.status is not MatchStatus.VOID
        for pair in combinations(sorted({seat.entrant for seat in match.seats}), 2)
    )


def _places(league: League) -> list[int]:
    """Return the places of a round robin: the entrants of the first round, in the order of their lots."""
    began = [seat.drawn for match in league.matches if match.round == 0 for seat in match.seats]
    if league.rounds:
        began += league.rounds[0].byes
    else:
        began = playing(league)
    return sorted(began, key=lambda number: lot(league, number))


def _pairs(league: League, number: int, players: Collection[int]) -> Seating:
    """Return the pairs of a round robin; a substitute has the place of the entrant whom they replace."""
    holders = _holders(league, players)
    owed = excess(league, contest_of(league, number), number)
    several = len({contest.game for contest in league.settings.contests}) > 1
    tables = list[tuple[int, ...]]()
    for pair in round_robin.pairs(_places(league), number):
        if all(place in holders for place in pair):
            first, second = (holders[place] for place in pair)
            turned = several and _costs_more(league, number, (first, second), owed)
            tables.append((second, first) if turned else (first, second))
    return tuple(tables)


def _costs_more(league: League, number: int, pair: tuple[int, int], owed: dict[int, dict[str, int]]) -> bool:
    first_role, second_role = map(contest_of(league, number).role, range(2))
    first, second = owed[pair[0]], owed[pair[1]]
    return first[first_role] + second[second_role] > second[first_role] + first[second_role]


def _holders(league: League, players: Collection[int]) -> dict[int, int]:
    """Return the player at each place: the entrant of the first round, or their substitute."""
    return {_place_of(league, player): player for player in players}


def _place_of(league: League, player: int) -> int:
    replaced = league.entrants[player].replaces
    return player if replaced is None else _place_of(league, replaced)
