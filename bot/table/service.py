"""The one door to every table: whatever changes a table goes through `Tables`, is decided by pure functions,
saved, and only then told. Never shows, never sends, never speaks SQL."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.game import Fact, Game, Seat, Strength
from bot.table.model import Pace, Person, Place, Table, Waiting

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bot.clock import Clock
    from bot.table.replay import Verdict
    from bot.table.store import Store

AnyGame = Game[Any, Any, Any, Any]


class LoadReport(Struct, frozen=True):
    """What was found at the start, by table ids."""

    running: tuple[int, ...]
    lobbies: tuple[int, ...]
    mended: tuple[int, ...]
    """Broken before, legible again."""
    broken: tuple[tuple[int, str], ...]
    """With the reason for the program's log (it may quote secrets: never show it)."""
    gap: float
    """Seconds the host was down; every deadline was moved by them."""


class Tables:
    """All tables.

    Every changing call takes a `key`, unique for ever (the id of the interaction): the second call with the
    same key raises `bot.table.store.Repeated` and changes nothing. `bot.game.Refused` is an answer to the
    player, `bot.table.store.StorageFailed` means that nothing was saved. A call that returns has been saved.
    Every commit is followed by `tell(table id)`.
    """

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: Store,
        clock: Clock,
        tell: Callable[[int], None],
        *,
        key: bytes,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        lobby_hours: float = 48.0,
    ) -> None: ...

    # Start and time

    async def load_all(self) -> LoadReport:
        """Load every table that is not over and the lately ended; put aside what cannot be read."""
        ...

    async def beat(self) -> float:
        """Record that the host is alive (call every minute); return the seconds deadlines were moved by
        because the wall clock jumped."""
        ...

    async def tick(self) -> None:
        """Close old lobbies, remind, and let the computer decide for those whose time is up."""
        ...

    def next_tick(self) -> float | None:
        """Return when `tick` next has something to do (Unix seconds), None: as things are, never."""
        ...

    # Lobby

    async def open(
        self,
        game: str,
        place: Place,
        host: Person,
        *,
        language: str,
        pace: Pace,
        options: Struct | None,
        key: str,
    ) -> Table:
        """Open a table; its host takes seat 0. Without `options` the game's defaults hold."""
        ...

    async def settle_place(self, id: int, place: Place) -> Table:
        """Record where the table stands now (its thread was made, its channel was replaced)."""
        ...

    async def set_thread(self, id: int, thread: int | None) -> Table:
        """Record the table's thread."""
        ...

    async def join(self, id: int, person: Person, key: str) -> Table: ...

    async def leave(self, id: int, user: int, key: str) -> Table:
        """Get up from the lobby; the next person becomes host, without one the table closes."""
        ...

    async def add_computer(self, id: int, by: int, strength: Strength, key: str) -> Table: ...

    async def remove_computer(self, id: int, by: int, key: str) -> Table:
        """Send away the computer player that came last."""
        ...

    async def set_options(self, id: int, by: int, options: Struct, key: str) -> Table: ...

    async def set_pace(self, id: int, by: int, pace: Pace, key: str) -> Table: ...

    async def start(self, id: int, by: int, key: str) -> Table: ...

    # Play

    async def play(self, id: int, user: int, move: Struct, key: str) -> Table:
        """Make a move of the game."""
        ...

    async def press(self, id: int, user: int, stamp: str, n: int, key: str) -> Table:
        """Make the `n`-th move of the menu that carries `stamp`."""
        ...

    async def computers_turn(self, id: int) -> bool:
        """Let one computer make one move if any is to act; tell whether one was made."""
        ...

    async def resign(self, id: int, user: int, key: str) -> Table: ...

    async def vote_end(self, id: int, user: int, key: str) -> Table: ...

    async def cancel(self, id: int, user: int, *, moderator: bool, key: str) -> Table: ...

    # Questions

    def get(self, id: int) -> Table:
        """Return a table that is not over or ended within the last week; `Refused("no-such-table")`."""
        ...

    async def find(self, id: int) -> Table:
        """Return any table, however old; `Refused("no-such-table")`."""
        ...

    def game_of(self, table: Table) -> AnyGame: ...

    def of_user(self, user: int) -> list[Table]:
        """Return the tables not yet over at which somebody sits, oldest first."""
        ...

    def waiting_for(self, user: int) -> list[Waiting]:
        """Return every seat that waits for somebody, longest waiting first."""
        ...

    def in_channel(self, channel: int) -> list[Table]:
        """Return the tables not yet over in a channel or thread, oldest first."""
        ...

    def running(self) -> list[Table]:
        """Return the tables at which a game is on, oldest first."""
        ...

    def menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return a seat's legal moves and the stamp its buttons carry: `mv:<table>:<stamp>:<n>`."""
        ...

    async def glimpse(self, id: int, user: int, key: str) -> tuple[Fact, ...]:
        """Return what happened since a player last moved, without what he did himself.

        Fleeting facts are returned once only, each the first time its seat looks after it happened; that it
        has looked is saved before this returns. Whispers to the seat are included, those to others never.
        """
        ...

    async def verify(self, id: int) -> Verdict:
        """Replay a game from its seed and moves and compare everything that was stored."""
        ...
