"""The seats' fields as tuples by seat, as tests write them, instead of a record for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.game.contract import Seat
from bot.table.model import SeatClock, SeatState

if TYPE_CHECKING:
    from bot.table.model import Premove, Sitter, Suggestion, Table

CLOCK_FIELDS = frozenset(SeatClock.__struct_fields__)


def by_seat(table: Table, field: str) -> tuple[Any, ...]:
    """Return one field of every seat's state or clock, in the order of play."""
    if field in CLOCK_FIELDS:
        return tuple(getattr(state.clock, field) for state in table.seats)
    return tuple(getattr(state, field) for state in table.seats)


def columns(table: Table, *fields: str) -> tuple[tuple[Any, ...], ...]:
    """Return several fields of all seats, each as a tuple in the order of play."""
    return tuple(by_seat(table, field) for field in fields)


def seats_with(table: Table, field: str) -> frozenset[Seat]:
    """Return the seats with a true value in this field of their state or clock."""
    return table.where(lambda state: bool(getattr(state.clock if field in CLOCK_FIELDS else state, field)))


def with_fields(table: Table, **values: tuple[Any, ...]) -> Table:
    """Return the table with these fields of the seats' states and clocks, each given as a tuple by seat."""
    for field, column in values.items():
        for seat, value in enumerate(column):
            change = table.with_clock if field in CLOCK_FIELDS else table.with_seat
            table = change(Seat(seat), **{field: value})
    return table


def states(*sitters: Sitter, **values: tuple[Any, ...]) -> tuple[SeatState, ...]:
    """Return the states of seats with these sitters and these fields, each given as a tuple by seat."""
    return tuple(
        _state(sitter, {field: column[index] for field, column in values.items()})
        for index, sitter in enumerate(sitters)
    )


def _state(sitter: Sitter, fields: dict[str, Any]) -> SeatState:
    clock = SeatClock(**{field: value for field, value in fields.items() if field in CLOCK_FIELDS})
    others = {field: value for field, value in fields.items() if field not in CLOCK_FIELDS}
    return SeatState(sitter, clock, **others)


def departed(table: Table, *seats: int, is_open: bool) -> Table:
    """Return the table with these seats' people departed in this order."""
    for number, seat in enumerate(seats):
        table = table.with_seat(Seat(seat), departure=number, open=is_open)
    return table


def all_premoves(table: Table) -> tuple[Premove | Suggestion, ...]:
    """Return all premoves and suggestions of a table."""
    return (*(premove for state in table.seats for premove in state.premoves), *table.suggestions)
