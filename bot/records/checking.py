"""Checks a record: replays it from its seed and compares each step with what the record says. Pure."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from bot.game.chance import commitment
from bot.game.contract import MODERATOR, FileText, Outcome, Refused, Strength, Whisper
from bot.records.model import UnreadableRecordError
from bot.table import ending, replay
from bot.table.decisions import ChangeKind
from bot.table.model import Computer, Pace, Place, SeatState, Status, Table
from bot.table.replay import ReplayDiffers
from bot.table.store import LogEntry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import AnyGame, Step
    from bot.records.model import Record, RecordedMove

CHECK_DIGITS = 16
"""Hexadecimal digits of a check."""


class RecordFinding(Struct, frozen=True):
    """The result of replaying a record."""

    moves: int
    """The number of moves that came out as recorded."""
    differs_at: int | None = None
    """The first move that differs; 0: the deal; the number of moves + 1: the end. None: everything agrees."""
    part: str = ""
    """What differs: `commitment`, `move` (it is not allowed), `facts` or `outcome`."""


def check_of(step: Step[Any]) -> str:
    """Return a digest of the facts of a step with their recipients. It names no person, as no fact of a game does."""
    facts = [(item.to if isinstance(item, Whisper) else None, item.fact) for item in step.news]
    return hashlib.sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest()[:CHECK_DIGITS]


def check(game: AnyGame, record: Record) -> RecordFinding:
    """Replay a record and compare every step; raise `UnreadableRecordError` if it does not fit the game."""
    table, log = played_by(game, record)
    check_files(game, table)
    if record.commitment != commitment(table.seed):
        return RecordFinding(0, 0, "commitment")
    checks = (record.deal, *(move.check for move in record.moves))
    state: Any = None
    try:
        for entry, step in replay.states(game, table, log):
            if check_of(step) != checks[entry.n]:
                raise ReplayDiffers(entry.n, "facts")  # noqa: TRY301 - found like a difference of the replay
            state = step.state
    except ReplayDiffers as difference:
        return RecordFinding(max(0, difference.n - 1), difference.n, difference.part)
    except (MemoryError, RecursionError):
        raise
    except Exception as error:
        raise UnreadableRecordError("record-misfit", f"it does not fit the game {record.game}") from error
    moves = len(record.moves)
    if _outcome(game, state, record) != record.outcome:
        return RecordFinding(moves, moves + 1, "outcome")
    return RecordFinding(moves)


def _outcome(game: AnyGame, state: Any, record: Record) -> Outcome | None:
    """Return the outcome of the last state, with those who resigned ranked last.

    A game that the rules have not ended has an outcome only if players gave up.
    """
    outcome = game.outcome(state)
    if outcome is None and record.resigned and record.outcome is not None:
        outcome = Outcome(places=(1,) * record.seats, scores=(0,) * record.seats)
    return None if outcome is None else ending.rank_resigned_last(outcome, record.resigned)


def check_files(game: AnyGame, table: Table) -> None:
    """Raise `UnreadableRecordError` if a server's file in the options is not one that the game accepts."""
    for field in msgspec.structs.fields(table.options):
        text = getattr(table.options, field.name)
        if field.type is FileText and text:
            try:
                game.files[field.name].check(text)
            except Refused as refused:
                raise UnreadableRecordError("record-misfit", f"its file {field.name} is not valid") from refused


def played_by(game: AnyGame, record: Record) -> tuple[Table, Sequence[LogEntry]]:
    """Return a table on which the recorded game was played, and its log; raise `UnreadableRecordError`."""
    movers = range(MODERATOR, record.seats)
    if record.seats not in game.players or any(move.seat not in movers for move in record.moves):
        raise UnreadableRecordError("record-misfit", f"the game {game.name} is not for so many seats")
    if record.rules not in (None, game.rules_version):
        raise UnreadableRecordError("record-old-rules", f"it was played by version {record.rules} of the rules")
    try:
        options = msgspec.json.decode(record.options, type=game.options)
        seed = bytes.fromhex(record.seed)
        moves = [_log_entry(game, n, move) for n, move in enumerate(record.moves, start=1)]
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise UnreadableRecordError("record-misfit", f"the record does not fit the game {game.name}: {error}") from None
    table = Table(
        id=0,
        game=record.game,
        status=Status.ENDED if record.over else Status.RUNNING,
        place=Place(0, 0),
        host=0,
        language="en",
        pace=Pace.UNHURRIED,
        seats=tuple(SeatState(Computer(Strength.FAIR, f"seat {seat}")) for seat in range(record.seats)),
        options=options,
        version=len(record.moves) + 1,
        rules=game.rules_version,
        opened=0,
        changed=0,
        seed=seed,
        moves=len(record.moves),
    )
    return table, (LogEntry(0, 1, ChangeKind.START, None, None, ()), *moves)


def _log_entry(game: AnyGame, n: int, recorded_move: RecordedMove) -> LogEntry:
    kind = ChangeKind.NOTE if recorded_move.unseen else ChangeKind.MOVE
    move = msgspec.json.decode(recorded_move.move, type=game.move_type)
    return LogEntry(n, n + 1, kind, recorded_move.seat, move, ())
