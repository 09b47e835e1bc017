"""Moves that a user might try: of other seats and moments, notes, premoves, and moves with one value changed."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.contract import Seat
from tests.games.properties import moderation

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence
    from random import Random

    from bot.game.contract import AnyGame

MAX_MOVES = 16
"""The number of odd moves tried at a moment, half of them changed."""


def odd_moves(game: AnyGame, state: Any, seats: int, earlier: Collection[Any], luck: Random) -> tuple[Any, ...]:
    """Return odd moves: legal moves, notes and premoves of all seats, earlier moves, and changes of these.

    Each kind of move has the same probability, whatever its number of moves.
    """
    kinds: dict[Any, list[Any]] = {}
    for move in dict.fromkeys((*earlier, *_of_now(game, state, seats))):
        kinds.setdefault(type(move), []).append(move)
    chosen = [luck.choice(luck.choice([*kinds.values()])) for _ in range(MAX_MOVES if kinds else 0)]
    variants = (_changed(game, move, kinds[type(move)], luck) for move in chosen[::2])
    return tuple(dict.fromkeys((*chosen[1::2], *(move for move in variants if move is not None))))


def _of_now(game: AnyGame, state: Any, seats: int) -> Iterator[Any]:
    yield from (kind() for kind in game.move_kinds if not kind.__struct_fields__)
    for seat in map(Seat, range(seats)):
        yield from game.moves(state, seat)
        yield from game.beside.notes(state, seat)
        yield from game.beside.out_of_turn(state, seat)
        if game.premoves is not None:
            yield from game.premoves.moves(game.board(state), seat)
    yield from moderation(game, state)


def _changed(game: AnyGame, move: Any, alike: Collection[Any], luck: Random) -> Any | None:
    """Return a move with one value changed; None if it has no value or the host would not read the result as a move."""
    if not move.__struct_fields__:
        return None
    field = luck.choice(move.__struct_fields__)
    other = luck.choice([*alike])
    value = luck.choice([getattr(other, field), *_near(getattr(move, field))])
    try:
        variant = msgspec.structs.replace(move, **{field: value})
        return msgspec.json.decode(msgspec.json.encode(variant), type=game.move_type)
    except msgspec.MsgspecError:
        return None


def _near(value: Any) -> Sequence[Any]:
    """Return values near this one, and some far from it."""
    match value:
        case bool():
            return (not value,)
        case Enum():
            return tuple(type(value))
        case int():
            return (value - 1, value + 1, 0, -1, 10**6)
        case str():
            return ("", f"{value}x")
        case [first, *others]:
            return ((), tuple(others), (first, *others, first))
        case _:
            return (None, 0, ())
