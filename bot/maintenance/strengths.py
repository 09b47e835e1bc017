"""The report of how people fare against computer players. Reads the database only, and prints no names."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.i18n.translation import Say
from bot.results.strengths import shares
from bot.storage.opening import open_read_only
from bot.storage.strengths import games_with_computers

if TYPE_CHECKING:
    from bot.results.strengths import Share

_NO_GAMES = "no game of people against computer players of one strength has been played to its end yet"
_PERCENT = 100


def report(place: str) -> tuple[str, ...]:
    """Return the lines of the report, even while a bot uses the database; raise `StorageFailed` if it is unreadable."""
    found = asyncio.run(_shares(place))
    rows = [("game", "seats", "computers", "games", "people's wins"), *map(_row, found)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
    return tuple(lines) if found else (_NO_GAMES,)


async def _shares(place: str) -> list[Share]:
    async with open_read_only(place) as database:
        return shares(await games_with_computers(database))


def _row(share: Share) -> tuple[str, ...]:
    kind, say = share.opponents, Say("en")
    title = " ".join(filter(None, (kind.game, kind.variant, kind.role and f"as {kind.role}")))
    wins = f"{_PERCENT * share.share:.0f} % ±{_PERCENT * share.half:.0f}"
    return title, str(kind.seats), say(f"strength-{kind.strength}"), str(share.games), wins
