"""Positions: a table together with its game; its active seats, board, hands, menus and stamps.

All text, pictures and menus of a table come from its position. It has no active seat if the table is finished or
stopped. A finished game ended by its rules or was cut short.

Pure, except that answers are cached: one press asks the same questions many times, so each question is asked of the
game once for each state.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from bot.game.contract import Refused
from bot.table.model import Status

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from bot.game.contract import AnyGame, Seat
    from bot.table.model import Table

T = TypeVar("T")

STAMP_BYTES = 6
CACHED_STATES = 16
"""States of one game whose answers are cached: enough for a few presses at the same time."""
CACHED_POSITIONS = 32
"""Positions that are cached, for the tables that were used last."""


class _Memo:
    """A cache of results that follow from its owner and a key."""

    def __init__(self) -> None:
        self._results: dict[Hashable, Any] = {}

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the result for a key, computed once with `make`, which must depend on owner and key only."""
        if key not in self._results:
            self._results[key] = make()
        result: T = self._results[key]
        return result


class _LastUsed(Generic[T]):
    """A cache of the values that were used last, by the identity of their subjects.

    Each value must hold a reference to its subject; otherwise another object could get the same `id`.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._cache: OrderedDict[int, T] = OrderedDict()

    def get(self, subject: Any, make: Callable[[], T]) -> T:
        """Return the value for a subject; compute it with `make` if it is not cached."""
        value = self._cache.get(id(subject))
        if value is None:
            value = self._cache[id(subject)] = make()
            if len(self._cache) > self._limit:
                self._cache.popitem(last=False)
        self._cache.move_to_end(id(subject))
        return value


class Answers(_Memo):
    """The answers of a game about one state. Games are pure, so each question is asked once."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        super().__init__()
        self.game = game
        self.state = state

    @property
    def to_act(self) -> frozenset[Seat]:
        """The active seats, according to the game."""
        return self.once("to_act", lambda: self.game.to_act(self.state))

    @property
    def board(self) -> Any:
        """The board: what every reader may see."""
        return self.once("board", lambda: self.game.board(self.state))

    def hand(self, seat: Seat) -> Any:
        """Return what a seat may see."""
        return self.once(("hand", seat), lambda: self.game.hand(self.state, seat))

    def moves(self, seat: Seat) -> tuple[Any, ...]:
        """Return the moves of a seat's turn."""
        return self.once(("moves", seat), lambda: self.game.moves(self.state, seat))

    def out_of_turn(self, seat: Seat) -> tuple[Any, ...]:
        """Return a seat's out-of-turn moves."""
        return self.once(("out_of_turn", seat), lambda: self.game.beside.out_of_turn(self.state, seat))

    def notes(self, seat: Seat) -> tuple[Any, ...]:
        """Return a seat's notes: moves that concern no other seat."""
        return self.once(("notes", seat), lambda: self.game.beside.notes(self.state, seat))

    def menu(self, seat: Seat) -> tuple[Any, ...]:
        """Return a seat's moves in a stable order: those of its turn, then the out-of-turn moves, without notes."""
        return self.once(("menu", seat), lambda: (*self.moves(seat), *self.out_of_turn(seat)))

    def available(self, seat: Seat) -> tuple[Any, ...]:
        """Return the premoves that the game offers a seat for its next turn; empty if the game has no premoves."""
        premoves = self.game.premoves
        return () if premoves is None else self.once(("available", seat), lambda: premoves.moves(self.board, seat))


class AnsweringGame:
    """A game with its cached answers about the states that were used last."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._cache: _LastUsed[Answers] = _LastUsed(CACHED_STATES)

    def about(self, state: Any) -> Answers:
        """Return the answers about a state, found by identity, because comparing two states can take long."""
        return self._cache.get(state, lambda: Answers(self.game, state))


class Position(_Memo):
    """A table together with its game."""

    def __init__(self, table: Table, game: AnyGame | AnsweringGame, key: bytes = b"") -> None:
        """Take a table and its game; `key` is the secret key of the stamps."""
        super().__init__()
        self.table = table
        self.key = key
        self._answering = game if isinstance(game, AnsweringGame) else AnsweringGame(game)
        self._stamps: dict[tuple[Seat, int], tuple[Any, str]] = {}

    @property
    def game(self) -> AnyGame:
        """The table's game."""
        return self._answering.game

    @cached_property
    def answers(self) -> Answers:
        """The game's answers about the table's state. Use it only if a game was dealt."""
        return self._answering.about(self.table.state)

    def after(self, table: Table) -> Position:
        """Return the position of the changed table."""
        return Position(table, self._answering, self.key)

    def at(self, state: Any) -> Position:
        """Return the position of the same table in another state."""
        return self.after(replace(self.table, state=state))

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of people who play."""
        return self.table.people

    @cached_property
    def running(self) -> bool:
        """Whether moves can be made: the game has started, is not finished and is not stopped."""
        table = self.table
        return table.status is Status.RUNNING and table.state is not None and not table.paused

    @cached_property
    def acting(self) -> frozenset[Seat]:
        """The active seats, computer players included; empty if the game is not running or is stopped."""
        return self.answers.to_act if self.running else frozenset()

    def plays_now(self, seat: Seat) -> bool:
        """Return whether a seat is active and its own player decides, rather than a stand-in."""
        return seat in self.acting and self.table.seats[seat].plays

    @cached_property
    def is_cut_short(self) -> bool:
        """Whether a game is over without an outcome by its rules: resigned, ended by a vote, or called off."""
        table = self.table
        return table.finished and table.state is not None and self.game.outcome(table.state) is None

    @cached_property
    def _shown_answers(self) -> Answers:
        """The answers about the state that readers see; of a game that `is_cut_short`, its `cut_short` state."""
        cut_short = self.game.interruptions.cut_short
        if cut_short is None or self.table.status is Status.RUNNING or not self.is_cut_short:
            return self.answers
        return Answers(self.game, cut_short(self.table.state))

    @property
    def board(self) -> Any:
        """What every reader may see. Use it only if a game was dealt."""
        return self._shown_answers.board

    def hand(self, seat: Seat) -> Any:
        """Return what a seat may see. Use it only if a game was dealt."""
        return self._shown_answers.hand(seat)

    def menu(self, seat: Seat) -> tuple[Any, ...]:
        """Return all moves that a seat may make now, in a stable order; empty unless the game is running."""
        return self.answers.menu(seat) if self.running else ()

    def notes(self, seat: Seat) -> tuple[Any, ...]:
        """Return the notes that a seat may make, whichever seats are active; empty before and after the game."""
        table = self.table
        return self.answers.notes(seat) if table.status is Status.RUNNING and table.state is not None else ()

    def stamp(self, seat: Seat, menu: tuple[Any, ...] | None = None) -> str:
        """Return the current stamp of a seat's buttons, for its menu of moves or for another `menu`."""
        choices = self.menu(seat) if menu is None else menu
        entry = self._stamps.get((seat, id(choices)))
        if entry is None:
            entry = self._stamps[seat, id(choices)] = choices, stamp(self.table, seat, choices, self.key)
        return entry[1]


class Positions:
    """A cache of the positions of the tables that were used last."""

    def __init__(self, games: Mapping[str, AnyGame], key: bytes) -> None:
        self._games = {name: AnsweringGame(game) for name, game in games.items()}
        self._key = key
        self._cache: _LastUsed[Position] = _LastUsed(CACHED_POSITIONS)

    def of(self, table: Table) -> Position:
        """Return the position of a table. Raise `Refused("table-broken")` if its game is not installed."""
        return self._cache.get(table, lambda: self._new(table))

    def _new(self, table: Table) -> Position:
        game = self._games.get(table.game)
        if game is None:
            raise Refused("table-broken")
        return Position(table, game, self._key)

    def __contains__(self, game: str) -> bool:
        """Return whether a game is installed."""
        return game in self._games


def stamp(table: Table, seat: Seat, menu: tuple[Any, ...], key: bytes) -> str:
    """Return the stamp, 12 hex digits, that a seat's buttons carry.

    It changes only if the menu or the seat's own number of moves changes; the moves of other seats do not matter. It is
    keyed, so it reveals nothing about the menu and cannot be forged.
    """
    choices = msgspec.json.encode(menu, order="deterministic")
    message = msgspec.msgpack.encode((table.id, seat, table.seats[seat].moves, choices))
    return hashlib.blake2b(message, key=key[:64], digest_size=STAMP_BYTES).hexdigest()
