"""A table for tests over the wire: its players, the messages they can read and the database.

It reads Discord as the players do and the database as a second connection, never the bot's memory.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg

from bot import discovery
from bot.game.chance import Chance
from bot.game.contract import Seat
from bot.playground.simulator import UserActions
from tests.games.features import DRAWN_ON_THE_BOARD
from tests.wire.bot_process import CHILD, running, until
from tests.wire.presses import controls, press, verbs

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from bot.game.contract import AnyGame
    from bot.playground.loopback import LoopbackDiscord
    from bot.playground.payload import Json
    from tests.wire.bot_process import Bot

GAME = discovery.games()[DRAWN_ON_THE_BOARD]
SELECT_TABLE = "SELECT id, version, status, state FROM game_table WHERE channel = ?"
COUNT_MOVES = "SELECT count(*) FROM move JOIN game_table ON id = table_id WHERE channel = ? AND kind = 'move'"
COUNT_PENDING = "SELECT count(*) FROM news JOIN game_table t ON t.id = table_id WHERE channel = ? AND told IS NULL"
EPHEMERAL = 64
"""The flag of a private answer."""
QUIET_TIME_S = 2.6
"""Seconds after which no further message follows; pings are held back for two seconds."""


class WireTable:
    """A table of two people, the only table in its channel; all moves of its game are on the public board."""

    def __init__(
        self, loopback: LoopbackDiscord, channel: int, people: tuple[int, int], data: Path, game: AnyGame = GAME
    ) -> None:
        self.loopback = loopback
        self.game = game
        self.world = loopback.world
        self.actions = UserActions(self.world)
        self.channel = channel
        self.people = people
        self._data = data
        self.postgresql = ""
        """The address of a PostgreSQL database; empty: the bot uses SQLite."""

    @property
    def folder(self) -> Path:
        """The data directory of the bot."""
        return self._data

    def move_to(self, folder: Path) -> None:
        """Use another, empty data directory."""
        self._data = folder

    @asynccontextmanager
    async def bot(self, code: str = CHILD, *, killed: bool = True, **variables: str) -> AsyncGenerator[Bot]:
        """Run the bot until the block ends or it dies; with `killed=False` it must end by itself."""
        if self.postgresql:
            variables["DATABASE_URL"] = self.postgresql
        async with running(self.loopback, self._data, code, killed=killed, variables=variables) as bot:
            yield bot

    # ------------------------------------------------------------------------------- messages on Discord

    @property
    def thread(self) -> int | None:
        """Return the table's thread, or None before it exists."""
        places = self.world.places(self.people[0])
        return next((place.id for place in places if place.is_thread and place.parent_id == self.channel), None)

    def messages(self) -> list[Json]:
        """Return the public messages of the thread, oldest first."""
        thread_messages = self.world.history(self.people[0], self.thread, 500) if self.thread else []
        return [message for message in thread_messages if not message.get("flags", 0) & EPHEMERAL]

    def boards(self) -> list[Json]:
        """Return every message that shows the board; the board of a finished game has no controls."""
        verb_sets = [(message, verbs(message["components"])) for message in self.messages()]
        return [message for message, message_verbs in verb_sets if "hint" in message_verbs or not message_verbs]

    def calls(self) -> list[Json]:
        """Return every message that pings exactly one person."""
        return [message for message in self.messages() if len(message["pings"]) == 1]

    def farewells(self) -> list[Json]:
        """Return every message that announces the end and offers to play again."""
        return [message for message in self.messages() if "again" in verbs(message["components"])]

    def shown(self) -> int:
        """Return the table version that the newest board or the farewell shows, or 0 without either."""
        newest = [message for message in self.boards()[-1:] if verbs(message["components"])] or self.farewells()
        tails = [control["custom_id"].split(":") for message in newest for control in controls(message["components"])]
        return max((int(tail[2]) for tail in tails if tail[0] in ("hint", "verify")), default=0)

    # ------------------------------------------------------------------------------- the database

    @property
    def number(self) -> int:
        """The number of the table."""
        return int(self._stored()[0])

    @property
    def version(self) -> int:
        """The saved version of the table."""
        return int(self._stored()[1])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._stored()[2] == "ended")

    @property
    def closed(self) -> bool:
        """Whether the table was called off."""
        return bool(self._stored()[2] == "closed")

    @property
    def moves(self) -> int:
        """The number of saved moves."""
        return int(self._one(COUNT_MOVES, self.channel))

    def saved(self, interaction: int) -> int:
        """Return the number of moves that an interaction made."""
        return int(self._one("SELECT count(*) FROM move WHERE key = ?", str(interaction)))

    def untold(self) -> int:
        """Return the number of pending facts."""
        return int(self._one(COUNT_PENDING, self.channel))

    def sensible(self) -> tuple[int, int]:
        """Return the active person and the menu index of the move that leaves the most to do."""
        state = self.state()
        seat, luck = Seat(min(self.game.to_act(state))), Chance(b"", self.moves)
        left = [len(self._menu(self.game.apply(state, seat, move, luck).state)) for move in self._menu(state)]
        return self.people[seat], luck.pick([n for n, count in enumerate(left) if count == max(left)])

    def state(self) -> Any:
        """Return the full state of the game, including secrets."""
        return msgspec.json.decode(self._stored()[3], type=self.game.state_type)

    def _menu(self, state: Any) -> tuple[Any, ...]:
        return tuple(move for seat in self.game.to_act(state) for move in self.game.moves(state, seat))

    def _stored(self) -> Any:
        """Return the number, the version, the status and the state of the stored table."""
        return self._row(SELECT_TABLE, self.channel)

    def _one(self, sql: str, *parameters: Any) -> Any:
        return self._row(sql, *parameters)[0]

    def _row(self, sql: str, *parameters: Any) -> Any:
        row = self._postgresql_row(sql, parameters) if self.postgresql else self._sqlite_row(sql, parameters)
        assert row is not None
        return row

    def _sqlite_row(self, sql: str, parameters: tuple[Any, ...]) -> Any:
        with closing(sqlite3.connect(self._data / "games.sqlite3", timeout=5)) as database:
            return database.execute(sql, parameters).fetchone()

    def _postgresql_row(self, sql: str, parameters: tuple[Any, ...]) -> Any:
        with psycopg.connect(self.postgresql) as database:
            return database.execute(sql.replace("?", "%s").encode(), parameters).fetchone()

    # ------------------------------------------------------------------------------- actions of the players

    async def begin(self) -> None:
        """Open a table, seat both players, start the game and wait for the board."""
        ann, bob = self.people
        await until(lambda: self.actions.commands(ann, self.channel))
        assert (await self.actions.slash(ann, self.channel, "play", {"game": self.game.name})).kind
        await until(lambda: self.offers("join"))
        assert (await self.actions.click(bob, self.channel, *self.offers("join")[0])).kind
        await until(lambda: self.offers("start"))
        assert (await self.actions.click(ann, self.channel, *self.offers("start")[0])).kind
        await until(lambda: self.thread and self.boards())

    def press(self) -> int:
        """Press a sensible move on the newest board as the active player; return the interaction's id."""
        person, n = self.sensible()
        board = self.boards()[-1]
        move_controls = [
            control for control in controls(board["components"]) if control["custom_id"].startswith(("mv:", "pick:"))
        ]
        assert move_controls, "no moves on the board"
        assert self.thread is not None
        if move_controls[0]["custom_id"].startswith("mv:"):
            custom_id = next(
                control["custom_id"] for control in move_controls if control["custom_id"].endswith(f":{n}")
            )
            return press(self.world, person, self.thread, int(board["id"]), custom_id)
        listed = [
            move_control
            for move_control in move_controls
            if any(option["value"] == str(n) for option in move_control.get("options", ()))
        ]
        return press(self.world, person, self.thread, int(board["id"]), listed[0]["custom_id"], str(n))

    async def move(self) -> int:
        """Make one move on an up-to-date board and wait until the board shows it."""
        await until(lambda: self.shown() == self.version)
        before = self.version
        press = self.press()
        await until(lambda: self.version > before and self.shown() == self.version)
        return press

    async def resign(self, person: int) -> None:
        """Resign as this person and confirm."""
        place = self.thread or 0
        assert (await self.actions.slash(person, place, "table resign", {})).kind

        def asked() -> list[tuple[int, str]]:
            return [
                (int(message["id"]), control["custom_id"])
                for message in self.world.history(person, place, 20)
                for control in controls(message["components"])
                if control["custom_id"].startswith("resign:")
            ]

        await until(asked)
        assert (await self.actions.click(person, place, *asked()[-1])).kind

    async def settled(self) -> None:
        """Wait until all saved changes are shown and delivered and no further message follows."""
        await until(lambda: self.shown() == self.version and not self.untold())
        await asyncio.sleep(QUIET_TIME_S)
        await until(lambda: self.shown() == self.version and not self.untold())

    def offers(self, verb: str, person: int | None = None, place: int | None = None) -> list[tuple[int, str]]:
        """Return (message, custom id) of the enabled controls with this verb that a person (default: the host) sees.

        `place` is the game channel by default.
        """
        return [
            (int(message["id"]), control["custom_id"])
            for message in self.world.history(person or self.people[0], place or self.channel, 20)
            for control in controls(message["components"])
            if control["custom_id"].startswith(f"{verb}:") and not control.get("disabled")
        ]
