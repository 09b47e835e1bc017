"""A database with many plausible results, for measurements of what is read from them.

Most of the games are played on a few servers, and most of them by a few players. The ratings are not those that the
results would give: computing them would take minutes. They have the course of real ones.
"""

from __future__ import annotations

import json
import math
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from bot import discovery
from bot.results.ratings import INITIAL_MU, INITIAL_SIGMA

if TYPE_CHECKING:
    import sqlite3

    from bot.storage.database import Database

RESULTS = 100_000
SERVERS, PEOPLE = 40, 4000
SERVER, PERSON = 500_000_000_000_000_000, 700_000_000_000_000_000
"""The ids of the server with the most games and of the most active player; the next ones follow."""
NOW = 1_800_000_000.0
"""The time of the last end, Unix seconds."""
YEARS_S = 3 * 365 * 24 * 3600.0
"""Seconds between the first end and the last."""
STRENGTHS = ("easy", "fair", "strong")
HEAVY_TAIL = 1.2
"""The exponent of the distribution of activity: the greater, the fewer servers and people play most games."""


async def fill(database: Database, count: int = RESULTS, *, servers: int = SERVERS) -> None:
    """Write so many results with their ratings into an empty database; always the same ones."""
    await database.transaction(partial(_fill, count=count, servers=servers))


def _fill(connection: sqlite3.Connection, count: int, servers: int) -> None:
    luck, ratings = Random(36), dict[tuple[str, str, str], tuple[float, float, int]]()
    games = list(discovery.games().values())
    skills = [luck.gauss(0, 5) for _ in range(PEOPLE)]
    results, seats = list[tuple[object, ...]](), list[tuple[object, ...]]()
    for number in range(1, count + 1):
        game = luck.choice(games)
        size, guild = luck.choice(game.players), _active(luck, servers)
        ended = NOW - YEARS_S * (1 - number / count)
        result = (number, number, SERVER + guild, game.name, "", "{}", 1, ended - 86400.0, ended, 60, "rules", 1, 0)
        results.append(result)
        people = {(_active(luck, PEOPLE // servers) * servers + guild) % PEOPLE for _ in range(size)}
        owners = [str(PERSON + person) for person in people]
        owners += [f"computer:{luck.choice(STRENGTHS)}" for _ in range(size - len(owners))]
        roles = [*game.results.match_roles, *game.results.match_roles[-1:] * size]
        strengths = [_skill(owner, skills) + luck.gauss(0, 6) for owner in owners]
        for seat, owner in enumerate(owners):
            moments = json.dumps({moment.name: luck.randint(1, 20) for moment in game.results.moments})
            place = 1 + sum(other > strengths[seat] for other in strengths)
            key = (game.name, roles[seat], owner)
            mu, sigma, played = ratings.get(key, (INITIAL_MU, INITIAL_SIGMA, 0))
            outcome = place, size - place, "played", *_answers(number), moments
            seats.append((number, seat, *_sitter(owner), roles[seat], *outcome, mu, sigma, played))
            ratings[key] = (mu + 0.1 * (INITIAL_MU + _skill(owner, skills) - mu), _sigma(played + 1), played + 1)
    connection.executemany(f"INSERT INTO result VALUES ({', '.join('?' * 13)})", results)  # noqa: S608
    columns = "result, seat, user, name, strength, role, place, score, participation, answers, answer_s"
    columns += ", moments, mu, sigma, games"
    connection.executemany(f"INSERT INTO result_seat ({columns}) VALUES ({', '.join('?' * 15)})", seats)  # noqa: S608
    connection.executemany("INSERT INTO rating VALUES (?, ?, ?, ?, ?, ?)", [(*k, *v) for k, v in ratings.items()])
    connection.execute(
        """
        INSERT INTO standing (guild, game, role, user, name, games, wins)
        SELECT guild, game, role, user, max(name), count(*), sum(place = 1)
        FROM result JOIN result_seat ON result = id WHERE user IS NOT NULL GROUP BY 1, 2, 3, 4
        """
    )


def _active(luck: Random, count: int) -> int:
    """Return one of `count` numbers; small ones are much more frequent."""
    return min(int(count * luck.random() ** (2 * HEAVY_TAIL)), count - 1)


def _skill(owner: str, skills: list[float]) -> float:
    kind, _, strength = owner.partition(":")
    return 3.0 * STRENGTHS.index(strength) - 3.0 if strength else skills[int(kind) - PERSON]


def _sitter(owner: str) -> tuple[int | None, str, str | None]:
    """Return the user, the name and the strength of a computer player."""
    kind, _, strength = owner.partition(":")
    return (None, "Ada", strength) if strength else (int(kind), f"Player {int(kind) - PERSON}", None)


def _answers(number: int) -> tuple[int, float]:
    """Return the number of answer times and their median in seconds."""
    return 12, 600.0 * (1 + number % 50)


def _sigma(games: int) -> float:
    return INITIAL_SIGMA / math.sqrt(1 + games / 12)
