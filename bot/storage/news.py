"""The news in the database: all facts of all tables, with their recipients and delivery times."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.game.contract import Seat
from bot.storage import codec
from bot.storage.codec import Codecs
from bot.storage.damage import DamageReporter
from bot.table import facts
from bot.table.facts import Illegible
from bot.table.news import LAST_VERSION, NewsRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.game.contract import AnyGame, Fact
    from bot.storage.sql import AnyDatabase

# The statements are put together from the text below only.
_ROWS = """
SELECT t.game, n.id, n.table_id, n.version, n.seq, n.seat, n.fleeting, n.fact, n.checksum, n.at, n.told
FROM news AS n JOIN game_table AS t ON t.id = n.table_id
"""
_SELECT_PENDING = f"{_ROWS} WHERE n.table_id = ? AND n.told IS NULL ORDER BY n.id"
_IN_TABLE = "n.id >= (:table << 32) AND n.id < ((:table + 1) << 32)"
_PERSONAL_FACTS = ", ".join(f"'{fact.__name__}'" for fact in facts.PERSONAL_WHISPERS)
_FACT_TYPE = "CASE WHEN json_valid(n.fact) THEN json_extract(n.fact, '$.type') ELSE '' END"
"""An SQL expression for the type of a fact; empty if the fact is damaged."""
READABLE = f"""
(
    n.seat IS NULL
    OR n.seat = :seat AND (
        {_FACT_TYPE} NOT IN ({_PERSONAL_FACTS})
        OR n.version > coalesce(
            (SELECT max(version) FROM move WHERE table_id = :table AND seat = :seat AND kind = 'take'), 0
        )
    )
)
"""  # noqa: S608 - put together from the program's own words
"""An SQL condition for the facts that the player of `:seat` at `:table` may read.

It excludes personal whispers (`facts.PERSONAL_WHISPERS`) to former players of the seat.
"""
_READABLE_AND_LASTING = f"{READABLE} AND n.fleeting = 0"
_SELECT_SINCE = f"""
{_ROWS} WHERE {_IN_TABLE} AND n.version > :version AND n.version <= :until AND {_READABLE_AND_LASTING} ORDER BY n.id
"""
_SELECT_OF_CHANGE = f"{_ROWS} WHERE {_IN_TABLE} AND n.version = :version AND {_READABLE_AND_LASTING} ORDER BY n.id"
_SELECT_HISTORY = f"""
{_ROWS} WHERE {_IN_TABLE} AND n.seat IS NULL AND (n.fleeting = 0 OR t.status IN ('ended', 'closed'))
ORDER BY n.id DESC LIMIT :size OFFSET :skipped
"""
_SELECT_LATEST = f"""
{_ROWS} WHERE {_IN_TABLE} AND n.seat IS NULL AND (n.fleeting = 0 OR t.status IN ('ended', 'closed'))
    AND t.game || ':' || {_FACT_TYPE} NOT IN (SELECT value FROM json_each(:minor))
ORDER BY n.id DESC LIMIT :size
"""  # noqa: S608 - put together from this file's own words

MAX_PAGE = 1 << 20
"""Limit of the page number: the offset must fit SQLite's integers even if a client sends a made-up number."""


class SqlNews:
    """Implements `bot.table.news.News` on the database."""

    def __init__(self, database: AnyDatabase, games: Mapping[str, AnyGame]) -> None:
        self._database = database
        self._damage = DamageReporter()
        self._codecs = Codecs(games)
        game_facts = [(game, fact) for game, rules in games.items() for fact in rules.facts]
        self._minor = codec.to_json([f"{game}:{fact.__name__}" for game, fact in game_facts if fact.minor])

    async def pending(self, table_id: int) -> list[NewsRow]:
        """Return a table's pending news, oldest first."""
        return self._read(await self._database.rows(_SELECT_PENDING, (table_id,)))

    async def tables_with_pending(self) -> list[int]:
        """Return the ids of the tables that have pending news, in ascending order."""
        rows = await self._database.rows("SELECT DISTINCT table_id FROM news WHERE told IS NULL ORDER BY table_id")
        return [table_id for (table_id,) in rows]

    async def waiting_since(self) -> dict[int, float]:
        """Return the time (Unix seconds) of the oldest pending public news, by table id."""
        sql = "SELECT table_id, min(at) FROM news WHERE told IS NULL AND seat IS NULL GROUP BY table_id"
        return {int(table): float(at) for table, at in await self._database.rows(sql)}

    async def mark_delivered(self, ids: Iterable[int], at: float) -> None:
        """Record durably that news was delivered at `at` (Unix seconds); news delivered earlier keeps its time."""
        sql = "UPDATE news SET told = ? WHERE told IS NULL AND id IN (SELECT CAST(value AS BIGINT) FROM json_each(?))"
        await self._database.rows(sql, (at, codec.to_json(list(ids))))

    async def board_at(self, table_id: int) -> tuple[int, int] | None:
        """Return the ids of the channel and the message of the public board; None: there is none."""
        sql = """
        SELECT channel, message FROM post
        WHERE table_id = ? AND kind = 'board' AND gone = 0 AND message IS NOT NULL ORDER BY id DESC LIMIT 1
        """
        rows = await self._database.rows(sql, (table_id,))
        return (int(rows[0][0]), int(rows[0][1])) if rows else None

    async def last_move(self, table_id: int, seat: Seat) -> int:
        """Return the table version that a seat's last move made; 0 before its first."""
        sql = "SELECT coalesce(max(version), 0) FROM move WHERE table_id = ? AND seat = ? AND kind = 'move'"
        return int(await self._database.value(sql, (table_id, seat)))

    async def last_own_move(self, table_id: int, seat: Seat) -> int:
        """Return the table version of a seat's last move made by its user, not by a premove; 0 before the first."""
        sql = """
        SELECT coalesce(max(version), 0) FROM move
        WHERE table_id = ? AND seat = ? AND kind = 'move' AND by_user IS NOT NULL
        """
        return int(await self._database.value(sql, (table_id, seat)))

    async def last_taken(self, table_id: int) -> int:
        """Return the table version in which a seat of the running game was last taken over; 0: never."""
        sql = "SELECT coalesce(max(version), 0) FROM move WHERE table_id = ? AND kind = 'take'"
        return int(await self._database.value(sql, (table_id,)))

    async def has_moved(self, table_id: int, user: int) -> bool:
        """Return whether a user has made a move at a table, in any seat; premoves do not count."""
        sql = "SELECT 1 FROM move WHERE table_id = ? AND by_user = ? AND kind = 'move' LIMIT 1"
        return bool(await self._database.rows(sql, (table_id, user)))

    async def last_moved_at(self, table_id: int, seat: Seat) -> float:
        """Return when (Unix seconds) a seat's last move was made by its user, not by a premove; 0 before the first."""
        sql = """
        SELECT coalesce(max(at), 0) FROM move
        WHERE table_id = ? AND seat = ? AND kind = 'move' AND by_user IS NOT NULL
        """
        return float(await self._database.value(sql, (table_id, seat)))

    async def seats_moved(self, table_id: int, version: int) -> frozenset[Seat]:
        """Return the seats that have moved after `version`, by a user, a premove or a computer."""
        sql = "SELECT DISTINCT seat FROM move WHERE table_id = ? AND version > ? AND kind = 'move'"
        return frozenset(Seat(seat) for (seat,) in await self._database.rows(sql, (table_id, version)))

    async def last_sat_down(self, table_id: int) -> float:
        """Return when (Unix seconds) a user last opened or joined a table in its lobby; 0: never."""
        sql = "SELECT coalesce(max(at), 0) FROM move WHERE table_id = ? AND kind IN ('open', 'join')"
        return float(await self._database.value(sql, (table_id,)))

    async def since(
        self, table_id: int, seat: Seat | None, version: int, *, until: int = LAST_VERSION
    ) -> tuple[Fact, ...]:
        """Return the facts after `version`, up to `until`, that a seat (None: the public) may read.

        Fleeting facts are left out.
        """
        parameters = {"table": table_id, "version": version, "until": until, "seat": seat}
        news = self._read(await self._database.rows(_SELECT_SINCE, parameters))
        return tuple(row.fact for row in news)

    async def of_change(self, table_id: int, seat: Seat | None, version: int) -> tuple[Fact, ...]:
        """Return the lasting facts of the change that made `version`, for a seat or (None) for the public."""
        news = self._read(
            await self._database.rows(_SELECT_OF_CHANGE, {"table": table_id, "version": version, "seat": seat})
        )
        return tuple(row.fact for row in news)

    async def history(self, table_id: int, page: int, *, size: int = 20) -> list[NewsRow]:
        """Return a page of the public facts; page 0 has the newest. Within a page the oldest comes first.

        Fleeting facts are left out until the game is finished.
        """
        skipped = min(max(0, page), MAX_PAGE) * size
        news = self._read(
            await self._database.rows(_SELECT_HISTORY, {"table": table_id, "size": size, "skipped": skipped})
        )
        return news[::-1]

    async def latest(self, table_id: int, size: int) -> list[NewsRow]:
        """Return the last `size` public facts of `history` that are not minor, oldest first."""
        parameters = {"table": table_id, "size": size, "minor": self._minor}
        return self._read(await self._database.rows(_SELECT_LATEST, parameters))[::-1]

    def _read(self, rows: Iterable[tuple[Any, ...]]) -> list[NewsRow]:
        return [
            NewsRow(
                id=row_id,
                table=table_id,
                version=version,
                seq=seq,
                seat=None if seat is None else Seat(seat),
                fact=self._fact(row_id, game, seat, fleeting, fact, stored),
                at=at,
                delivered=delivered,
            )
            for game, row_id, table_id, version, seq, seat, fleeting, fact, stored, at, delivered in rows
        ]

    def _fact(self, row_id: int, game: Any, *stored: Any) -> Fact:
        """Return the fact of a row; report damage."""
        is_installed = isinstance(game, str) and game in self._codecs
        fact = self._codecs.of(game if is_installed else "").checked_fact(*stored)
        if isinstance(fact, Illegible) and is_installed:  # facts of a game that is not installed are not damaged
            self._damage.report("news.fact", row_id, table=row_id >> 32)
        return fact
