"""The games of people against computer players on the database: read only, without names."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec

from bot.results.strengths import ComputerGame
from bot.storage.damage import DamageReporter, legible

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.storage.sql import AnyDatabase

_SEAT_COLUMNS = ("strength", "role", "place", "participation")
_SELECT_SEATS = f"""
SELECT result.id, result.game, result.variant, {", ".join(f"seat.{name}" for name in _SEAT_COLUMNS)}
FROM result JOIN result_seat AS seat ON seat.result = result.id
WHERE result.reason = 'rules'
    AND EXISTS (SELECT 1 FROM result_seat WHERE result_seat.result = result.id AND result_seat.strength IS NOT NULL)
ORDER BY result.id, seat.seat
"""  # noqa: S608 - the names above only


async def games_with_computers(database: AnyDatabase) -> list[ComputerGame]:
    """Return all games with computer players that the rules ended; a damaged one is reported and left out."""
    return list(_games(await database.rows(_SELECT_SEATS)))


def _games(rows: Sequence[tuple[Any, ...]]) -> Iterator[ComputerGame]:
    damage = DamageReporter()
    for result_id, seats in groupby(rows, key=lambda row: row[0]):
        played = legible(_game, list(seats))
        if played is None:
            damage.report("result", result_id)
        else:
            yield played


def _game(rows: Sequence[Sequence[Any]]) -> ComputerGame:
    """Return a game from the rows of its seats; raise one of `UNREADABLE_ERRORS`."""
    _, game, variant, *_ = rows[0]
    seats = [{"name": "", **dict(zip(_SEAT_COLUMNS, row[3:], strict=True))} for row in rows]
    return msgspec.convert({"game": game, "variant": variant, "seats": seats}, ComputerGame)
