"""Makes the result of a game from its end, and decides whether it is rated. Pure.

A game is rated if it was played to places, its server and its table rate their games, no player was replaced by
another, and at least two sides are left to compare, one of them with a person. A seat whose player left without
resigning is compared with no other: the program played for it, perhaps because the player could not be reached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.contract import Computers, FileText, Seat
from bot.results.model import GameResult, Participation, SeatResult
from bot.table.answer_times import usual_answer_s
from bot.table.facts import NOBODY
from bot.table.game_end import EndReason
from bot.table.model import Person

if TYPE_CHECKING:
    from msgspec import Struct

    from bot.game.contract import AnyGame
    from bot.game.extensions import ResultTraits
    from bot.table.game_end import GameEnd
    from bot.table.model import Table

_WITH_PLACES = frozenset({EndReason.RULES, EndReason.RESIGNED})


def result_of(end: GameEnd, game: AnyGame) -> GameResult:
    """Return the result of a game that has just ended."""
    table = end.table
    board = None if table.state is None else game.board(table.state)
    traits = game.results
    seats = tuple(
        _seat_result(table, seat, "" if board is None else traits.role(board, seat), _moments(end, board, seat, traits))
        for seat in map(Seat, range(len(table.seats)))
    )
    return GameResult(
        table=table.id,
        guild=table.place.guild,
        game=table.game,
        variant=traits.variant(table.options),
        options=_options_json(table.options),
        rules=table.rules,
        began=table.changed if table.began is None else table.began,
        ended=table.changed,
        moves=table.moves,
        reason=end.reason,
        rated=table.rated and end.reason in _WITH_PLACES and is_comparable(seats),
        seats=seats,
        private=table.place.private,
    )


def _moments(end: GameEnd, board: Any, seat: Seat, traits: ResultTraits[Any]) -> str:
    """Return a seat's moments as JSON; a game that was not played to its end by the rules has none."""
    if board is None or end.reason is not EndReason.RULES:
        return "{}"
    values = {moment.name: moment.value(board, seat) for moment in traits.moments}
    return msgspec.json.encode({name: value for name, value in values.items() if value is not None}).decode()


def _seat_result(table: Table, seat: Seat, role: str, moments: str) -> SeatResult:
    state, outcome = table.seats[seat], table.outcome
    place, score = (None, None) if outcome is None else (outcome.places[seat], outcome.scores[seat])
    if not isinstance(state.sitter, Person):
        return SeatResult(state.name, None, state.sitter.strength, role, place, score)
    is_known = state.sitter.user != NOBODY
    name, user = (state.name, state.sitter.user) if is_known else ("", None)
    answers = len(state.answers), usual_answer_s(state.answers)
    return SeatResult(name, user, None, role, place, score, _participation(table, seat), *answers, moments)


def _participation(table: Table, seat: Seat) -> Participation:
    state = table.seats[seat]
    if state.departure is not None:
        return Participation.LEFT if state.open else Participation.RESIGNED
    former_users = {tenure.sitter.user for tenure in table.former if tenure.seat == seat}
    return Participation.REPLACED if former_users - {state.user} else Participation.PLAYED


def is_comparable(seats: tuple[SeatResult, ...]) -> bool:
    """Return whether the seats of a game with places can be rated."""
    compared = [seat for seat in seats if seat.participation is not Participation.LEFT]
    sides = {seat.role or str(index) for index, seat in enumerate(compared)}
    has_person = any(seat.strength is None for seat in compared)
    is_replaced = any(seat.participation is Participation.REPLACED for seat in compared)
    return len(sides) > 1 and has_person and not is_replaced


def _options_json(options: Struct) -> str:
    """Return the options as JSON, without the texts of files and without the computer players."""
    fields: dict[str, Any] = {name: getattr(options, name) for name in _stored_options(type(options))}
    return msgspec.json.encode(fields, order="sorted").decode()


@lru_cache(maxsize=64)
def _stored_options(kind: type[Struct]) -> tuple[str, ...]:
    """Return the names of the options that a result holds; cached, because reading the types takes long."""
    fields = msgspec.structs.fields(kind)
    return tuple(field.name for field in fields if field.type not in (FileText, Computers))
