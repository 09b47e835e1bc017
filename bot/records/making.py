"""Makes the record of a game at a table: replays it and adds a check of each step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.chance import commitment
from bot.records.checking import check_of
from bot.records.model import Record, RecordedMove, RecordedPlayer, raw
from bot.table import replay
from bot.table.facts import NOBODY
from bot.table.model import Computer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import AnyGame
    from bot.table.model import Table
    from bot.table.store import LogEntry


def recorded(game: AnyGame, table: Table, log: Sequence[LogEntry], *, named: bool = False) -> Record:
    """Return the record of a game; it gives the names of persons only if it is `named`.

    As far as the game cannot be replayed, the record has no checks.
    """
    checks = _checks(game, table, log)
    moves = tuple(
        RecordedMove(entry.seat, raw(entry.move), unseen=entry.kind.is_private, check=checks.get(entry.n, ""))
        for entry in log
        if entry.seat is not None and entry.move is not None
    )
    return Record(
        game=game.name,
        seats=len(table.seats),
        options=raw(table.options),
        seed=table.seed.hex(),
        moves=moves,
        over=table.finished,
        rules=table.rules,
        commitment=commitment(table.seed),
        deal=checks.get(0, ""),
        players=tuple(
            RecordedPlayer(state.name, state.sitter.strength)
            if isinstance(state.sitter, Computer)
            else RecordedPlayer(state.name if named and state.user != NOBODY else "")
            for state in table.seats
        ),
        resigned=table.resigned,
        outcome=table.outcome,
    )


def _checks(game: AnyGame, table: Table, log: Sequence[LogEntry]) -> dict[int, str]:
    """Return the check of each step by its number, up to a step that does not follow."""
    checks: dict[int, str] = {}
    try:
        for entry, step in replay.states(game, table, log):
            checks[entry.n] = check_of(step)
    except Exception:  # noqa: BLE001 - a record of a game that fails is a bug report
        return checks
    return checks
