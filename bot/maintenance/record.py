"""One game as a file: its inputs without the results, so that it can be sent, patched and replayed.

It names no person, but it contains the seed and every move, and thus every secret of the game.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from bot import discovery
from bot.game.contract import MODERATOR, Seat, Strength
from bot.maintenance.reader import Unavailable
from bot.system import plain_files
from bot.table.decisions import ChangeKind
from bot.table.model import Computer, Pace, Place, SeatState, Status, Table
from bot.table.store import LogEntry

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bot.game.contract import AnyGame


MAX_RECORD_BYTES = 16_000_000
"""The largest record that is read: complete games with a server's own town take less than 1 MB."""


class RecordedMove(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move and its seat."""

    seat: Seat
    move: msgspec.Raw
    """JSON of the game's move type."""
    unseen: bool = False
    """True: no other seat could notice the move."""


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The complete inputs of a game."""

    game: str
    seats: int
    options: msgspec.Raw
    """JSON of the game's options; missing ones are those of the rule book."""
    seed: str
    """Hexadecimal."""
    moves: tuple[RecordedMove, ...] = ()
    over: bool = False
    """True: the game has finished, so its secrets may be shown."""
    about: str = ""
    """A remark for the reader of the record."""


def raw(value: object) -> msgspec.Raw:
    """Return a value as JSON for a record."""
    return msgspec.Raw(msgspec.json.encode(value, order="deterministic"))


def recorded(game: AnyGame, table: Table, log: Sequence[LogEntry]) -> Record:
    """Return the record of a game at a table."""
    moves = (
        RecordedMove(entry.seat, raw(entry.move), unseen=entry.kind.is_private)
        for entry in log
        if entry.seat is not None and entry.move is not None
    )
    options = raw(table.options)
    return Record(game.name, len(table.seats), options, table.seed.hex(), tuple(moves), over=table.finished)


def save(record: Record, target: Path) -> None:
    """Write a record to a new file that only its owner can read; raise `Unavailable` if that fails."""
    text = msgspec.json.format(msgspec.json.encode(record)) + b"\n"
    try:
        with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            try:
                file.write(text)
                file.flush()
            except OSError:
                target.unlink()
                raise
    except FileExistsError:
        raise Unavailable(f"record {target}: the file is there already; choose another name") from None
    except OSError as error:
        raise Unavailable(f"record {target}: it cannot be written ({error.strerror})") from None


def load(source: Path) -> Record:
    """Read a record; raise `Unavailable` if that fails."""
    try:
        return msgspec.json.decode(plain_files.read(source, MAX_RECORD_BYTES), type=Record)
    except OSError as error:
        raise Unavailable(f"record {source}: it cannot be read ({error.strerror})") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Unavailable(f"record {source}: it is no record of a game ({error})") from None


def replay_input(record: Record) -> tuple[AnyGame, Table, Sequence[LogEntry]]:
    """Return the arguments of `bot.table.replay`; raise `Unavailable` if the game is missing or does not fit."""
    game = discovery.games().get(record.game)
    if game is None:
        raise Unavailable(f"the game {record.game:.60} is not there")
    try:
        return game, *played_by(game, record)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Unavailable(f"the record does not fit the game {record.game}: {error}") from None


def played_by(game: AnyGame, record: Record) -> tuple[Table, Sequence[LogEntry]]:
    """Return a table on which the recorded game was played, and its log; raise `MsgspecError` or `ValueError`."""
    movers = range(MODERATOR, record.seats)
    if record.seats not in game.players or any(move.seat not in movers for move in record.moves):
        raise ValueError("it is not for so many seats")
    table = Table(
        id=0,
        game=record.game,
        status=Status.ENDED if record.over else Status.RUNNING,
        place=Place(0, 0),
        host=0,
        language="en",
        pace=Pace.UNHURRIED,
        seats=tuple(SeatState(Computer(Strength.FAIR, f"seat {seat}")) for seat in range(record.seats)),
        options=msgspec.json.decode(record.options, type=game.options),
        version=len(record.moves) + 1,
        rules=game.rules_version,
        opened=0,
        changed=0,
        seed=bytes.fromhex(record.seed),
        moves=len(record.moves),
    )
    deal = LogEntry(0, 1, ChangeKind.START, None, None, ())
    return table, (deal, *(_log_entry(game, n, move) for n, move in enumerate(record.moves, start=1)))


def _log_entry(game: AnyGame, n: int, recorded_move: RecordedMove) -> LogEntry:
    kind = ChangeKind.NOTE if recorded_move.unseen else ChangeKind.MOVE
    move = msgspec.json.decode(recorded_move.move, type=game.move_type)
    return LogEntry(n, n + 1, kind, recorded_move.seat, move, ())
