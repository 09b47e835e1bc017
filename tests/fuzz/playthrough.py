"""A game in progress: its moves in order, numbered as by the host, and its record."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.chance import Chance
from bot.game.contract import MODERATOR, Seat
from bot.records.checking import played_by
from bot.records.model import Record, RecordedMove, raw
from bot.table import replay
from tests.games.properties import menus, moderation

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from bot.game.contract import AnyGame, Step

Wish = tuple[Seat, Any]
"""A seat and the move that it should make."""
NOTES = 0.1
"""The share of moves that are notes or out-of-turn moves."""
MODERATED = 0.02
"""The share of moves by a moderator."""


@dataclass
class Playthrough:
    """A game from the deal to its current moment."""

    game: AnyGame
    seats: int
    options: msgspec.Struct
    seed: bytes
    moves: list[RecordedMove] = field(default_factory=list[RecordedMove])

    def __post_init__(self) -> None:
        """Deal."""
        self.step: Step[Any] = self.deal()

    def deal(self) -> Step[Any]:
        """Return the game's first step."""
        return self.game.start(self.seats, self.options, Chance(self.seed, 0))

    @property
    def over(self) -> bool:
        """Whether no seat is active."""
        return not self.game.to_act(self.step.state)

    def legal(self, wish: Wish) -> bool:
        """Return whether a move can be made or noted now."""
        seat, move = wish
        state = self.step.state
        return move in (moderation(self.game, state) if seat == MODERATOR else menus(self.game, state, seat))

    def any_move(self, luck: Random) -> Wish:
        """Choose a random move, sometimes a note, an out-of-turn move or a moderator's."""
        state = self.step.state
        seat = Seat(luck.randrange(self.seats))
        notes = (*self.game.beside.notes(state, seat), *self.game.beside.out_of_turn(state, seat))
        if notes and luck.random() < NOTES:
            return seat, luck.choice(notes)
        moderated = moderation(self.game, state)
        if moderated and luck.random() < MODERATED:
            return MODERATOR, luck.choice(moderated)
        seat = luck.choice(sorted(self.game.to_act(state)))
        return seat, luck.choice(self.game.moves(state, seat))

    def make(self, wish: Wish) -> None:
        """Make a legal move, and query the active seats."""
        seat, move = wish
        unseen = seat != MODERATOR and move in self.game.beside.notes(self.step.state, seat)
        self.moves.append(RecordedMove(seat, raw(move), unseen=unseen))
        self.step = self.game.apply(self.step.state, seat, move, Chance(self.seed, len(self.moves)))
        for other_seat in map(Seat, range(self.seats)):
            self.game.moves(self.step.state, other_seat)

    def record(self, moves: int | None = None, about: str = "") -> Record:
        """Return the record of the game, or of its first `moves` moves."""
        moves_made = tuple(self.moves[:moves])
        is_over = len(moves_made) == len(self.moves) and self.over
        return Record(
            self.game.name, self.seats, raw(self.options), self.seed.hex(), moves_made, over=is_over, about=about
        )


def ends_in(game: AnyGame, record: Record) -> Step[Any]:
    """Play a record to its end; raise the exception of a move that fails."""
    *_, (_, step) = replay.states(game, *played_by(game, record))
    return step


def wishes_of(game: AnyGame, record: Record) -> list[Wish]:
    """Return the moves of a record."""
    _, log = played_by(game, record)
    return [(entry.seat, entry.move) for entry in log if entry.seat is not None]


def minimised(record: Record, breaks: Callable[[Record], bool], stop: Callable[[], bool]) -> Record:
    """Drop moves of a record, many at a time and then one by one, as long as the rest `breaks`."""
    moves: Sequence[RecordedMove] = record.moves
    size = len(moves) // 2
    while size and not stop():
        for index in range(len(moves) - size, -1, -size):
            fewer = (*moves[:index], *moves[index + size :])
            if not stop() and breaks(msgspec.structs.replace(record, moves=fewer, over=False)):
                moves = fewer
        size //= 2
    return msgspec.structs.replace(record, moves=tuple(moves), over=record.over and len(moves) == len(record.moves))
