"""Records of games as files on the operator's disk. `bot.records` knows the format."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from bot import discovery
from bot.maintenance.reader import Unavailable
from bot.records.checking import check, played_by
from bot.records.model import MAX_RECORD_BYTES, UnreadableRecordError, decoded, encoded
from bot.system import plain_files

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bot.game.contract import AnyGame
    from bot.records.model import Record
    from bot.table.model import Table
    from bot.table.store import LogEntry


def save(record: Record, target: Path) -> None:
    """Write a record to a new file that only its owner can read; raise `Unavailable` if that fails."""
    text = encoded(record)
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
        return decoded(plain_files.read(source, MAX_RECORD_BYTES))
    except OSError as error:
        raise Unavailable(f"record {source}: it cannot be read ({error.strerror})") from None
    except UnreadableRecordError as error:
        raise Unavailable(f"record {source}: {error}") from None


def replay_input(record: Record) -> tuple[AnyGame, Table, Sequence[LogEntry]]:
    """Return the arguments of `bot.table.replay`; raise `Unavailable` if the game is missing or does not fit."""
    game = _game(record)
    try:
        return game, *played_by(game, record)
    except UnreadableRecordError as error:
        raise Unavailable(str(error)) from None


def verdict(record: Record) -> tuple[bool, str]:
    """Return whether every step of a record comes out as recorded, and the line that says so.

    A record without checks is that of a test or of a running game: there is nothing to compare, and the line is empty.
    Raise `Unavailable` if the record does not fit the game.
    """
    if not record.deal:
        return True, ""
    try:
        finding = check(_game(record), record)
    except UnreadableRecordError as error:
        raise Unavailable(str(error)) from None
    if finding.differs_at is None:
        return True, f"all {finding.moves} moves come out as recorded, and so does the end"
    return False, f"it comes out otherwise than recorded, first at {finding.differs_at}: {finding.part}"


def _game(record: Record) -> AnyGame:
    game = discovery.games().get(record.game)
    if game is None:
        raise Unavailable(f"the game {record.game:.60} is not there")
    return game
