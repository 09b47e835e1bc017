"""A table together with its game: who must act, what may be seen, the menus and their stamps.

The only way from a table's state to what people are shown and offered: nobody is to act at a table that is over or
stands still. A game may be going on, ended by its rules, or cut short. Pure but for answers that are kept: a press asks
the same of its table many times, so each question is asked of a game once for each state.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from bot.game.contract import Refused
from bot.table.model import Status

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from bot.game.contract import AnyGame, Seat
    from bot.table.model import Table

T = TypeVar("T")

STAMP_BYTES = 6
KEPT_STATES = 16
"""States of one game whose answers are kept: those of a few presses at once."""
KEPT_POSITIONS = 32
"""Positions that are kept for the tables that were asked about last."""


class _Memo:
    """Keeps what follows from a value and a key."""

    def __init__(self) -> None:
        self._made: dict[Hashable, Any] = {}

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what `make` returned for this key, or call it now. It must follow from this value and the key."""
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made


class _LastUsed(Generic[T]):
    """Keeps the values that were used last, by the identity of their subjects, which they must hold."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._known: OrderedDict[int, T] = OrderedDict()

    def about(self, subject: Any, make: Callable[[], T]) -> T:
        """Return the value about a subject, or what `make` returns for it now."""
        known = self._known.get(id(subject))
        if known is None:
            known = self._known[id(subject)] = make()
            if len(self._known) > self._limit:
                self._known.popitem(last=False)
        self._known.move_to_end(id(subject))
        return known


class Answers(_Memo):
    """What a game says of one state. Each question is asked once, because every game is pure."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        super().__init__()
        self.game = game
        self.state = state

    @property
    def to_act(self) -> frozenset[Seat]:
        """Who must decide, as the game says."""
        return self.once("to_act", lambda: self.game.to_act(self.state))

    @property
    def board(self) -> Any:
        """What anyone may see."""
        return self.once("board", lambda: self.game.board(self.state))

    def hand(self, seat: Seat) -> Any:
        """Return what a seat may see."""
        return self.once(("hand", seat), lambda: self.game.hand(self.state, seat))

    def moves(self, seat: Seat) -> tuple[Any, ...]:
        """Return every move of a seat's turn."""
        return self.once(("moves", seat), lambda: self.game.moves(self.state, seat))

    def out_of_turn(self, seat: Seat) -> tuple[Any, ...]:
        """Return every move of a seat that needs no turn."""
        return self.once(("out_of_turn", seat), lambda: self.game.beside.out_of_turn(self.state, seat))

    def notes(self, seat: Seat) -> tuple[Any, ...]:
        """Return every move of a seat that concerns nobody else."""
        return self.once(("notes", seat), lambda: self.game.beside.notes(self.state, seat))

    def menu(self, seat: Seat) -> tuple[Any, ...]:
        """Return every move that a seat may make, in a stable order: those of its turn, then those that need none."""
        return self.once(("menu", seat), lambda: (*self.moves(seat), *self.out_of_turn(seat)))

    def available(self, seat: Seat) -> tuple[Any, ...]:
        """Return the premoves that make sense for a seat's next turn; nothing where the game has no premoves."""
        ahead = self.game.premoves
        return () if ahead is None else self.once(("available", seat), lambda: ahead.moves(self.board, seat))


class AnsweringGame:
    """A game with its answers about the states that it was asked about last."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._known: _LastUsed[Answers] = _LastUsed(KEPT_STATES)

    def about(self, state: Any) -> Answers:
        """Return the answers about a state, which is known by its identity: comparing states can take long."""
        return self._known.about(state, lambda: Answers(self.game, state))


class Position(_Memo):
    """A table together with its game."""

    def __init__(self, table: Table, game: AnyGame | AnsweringGame, key: bytes = b"") -> None:
        """Take a table; `key` is the one that stamps are made with."""
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
        """What the game says of the table's state; ask it only where a game was dealt."""
        return self._answering.about(self.table.state)

    def after(self, table: Table) -> Position:
        """Return the position of the table as a change makes it."""
        return Position(table, self._answering, self.key)

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of people who play."""
        return self.table.people

    @cached_property
    def running(self) -> bool:
        """Whether moves can be made now: the game is on and does not stand still."""
        table = self.table
        return table.status is Status.RUNNING and table.state is not None and not table.paused

    @cached_property
    def acting(self) -> frozenset[Seat]:
        """Who must decide now, computers included; nobody unless the game is running, or where it stands still."""
        return self.answers.to_act if self.running else frozenset()

    def plays_now(self, seat: Seat) -> bool:
        """Return whether it is for the person in a seat to act; for one who has given up a computer does."""
        return seat in self.acting and self.table.seats[seat].plays

    @cached_property
    def is_cut_short(self) -> bool:
        """Whether a game that was dealt is over though its rules have not ended it: resigned, voted, called off."""
        table = self.table
        return table.over and table.state is not None and self.game.outcome(table.state) is None

    @cached_property
    def _seen(self) -> Answers:
        """The answers about the state as it is looked at; of a game that is `is_cut_short` as its `cut_short` says."""
        cut_short = self.game.interruptions.cut_short
        if cut_short is None or self.table.status is Status.RUNNING or not self.is_cut_short:
            return self.answers
        return Answers(self.game, cut_short(self.table.state))

    @property
    def board(self) -> Any:
        """What anyone may see of a table at which a game was dealt."""
        return self._seen.board

    def hand(self, seat: Seat) -> Any:
        """Return what a seat may see of a table at which a game was dealt."""
        return self._seen.hand(seat)

    def menu(self, seat: Seat) -> tuple[Any, ...]:
        """Return every move a seat may make now, in a stable order; nothing unless the game is running."""
        return self.answers.menu(seat) if self.running else ()

    def notes(self, seat: Seat) -> tuple[Any, ...]:
        """Return what a seat may do whoever is to act; nothing before and after the game."""
        table = self.table
        return self.answers.notes(seat) if table.status is Status.RUNNING and table.state is not None else ()

    def stamp(self, seat: Seat, menu: tuple[Any, ...] | None = None) -> str:
        """Return the stamp that a seat's buttons carry now; of another menu than that of its moves, if one is given."""
        shown = self.menu(seat) if menu is None else menu
        known = self._stamps.get((seat, id(shown)))
        if known is None:
            known = self._stamps[seat, id(shown)] = shown, stamp(self.table, seat, shown, self.key)
        return known[1]


class Positions:
    """The positions of the tables that were asked about last."""

    def __init__(self, games: Mapping[str, AnyGame], key: bytes) -> None:
        self._games = {name: AnsweringGame(game) for name, game in games.items()}
        self._key = key
        self._known: _LastUsed[Position] = _LastUsed(KEPT_POSITIONS)

    def of(self, table: Table) -> Position:
        """Return the position of a table; `Refused("table-broken")` when the host does not know its game any more."""
        return self._known.about(table, lambda: self._new(table))

    def _new(self, table: Table) -> Position:
        game = self._games.get(table.game)
        if game is None:
            raise Refused("table-broken")
        return Position(table, game, self._key)

    def __contains__(self, game: str) -> bool:
        """Return whether the host knows a game."""
        return game in self._games


def stamp(table: Table, seat: Seat, menu: tuple[Any, ...], key: bytes) -> str:
    """Return the 12 hex digits that a seat's buttons carry now.

    It stays the same as long as the seat's own next choice is, whoever else moves. Keyed, it tells nothing of the
    menu and cannot be forged.
    """
    choices = msgspec.json.encode(menu, order="deterministic")
    seen = msgspec.msgpack.encode((table.id, seat, table.seats[seat].moves, choices))
    return hashlib.blake2b(seen, key=key[:64], digest_size=STAMP_BYTES).hexdigest()
