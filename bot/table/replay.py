"""Playing a stored game again and comparing. Pure: the log comes in, what was found goes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.chance import Chance, commitment
from bot.game import Fact, Refused, Seat, Whisper
from bot.table import ending
from bot.table.facts import GameStarted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game import AnyGame, Step
    from bot.table.model import Table
    from bot.table.store import LogEntry


class Verification(Struct, frozen=True):
    """What a replay found."""

    agrees: bool
    moves: int
    """Moves that agree, the deal not counted; while the game is on, those that everybody could notice."""
    commitment: str
    """The hex SHA-256 of the seed: what was published when the game started, if all is well."""
    seed: str | None
    """The seed in hex once the game is over, None before."""
    differs_at: int | None = None
    """The first move that differs: 0 is the deal; the number of all moves + 1: how it stands after them."""
    what: str = ""
    """What differs there: `commitment`, `log`, `move`, `facts`, `state` or `outcome`."""


class _Differs(Exception):  # noqa: N818 - carries the finding out of the replay
    def __init__(self, n: int, what: str) -> None:
        super().__init__(n, what)
        self.n = n
        self.what = what


def verify(game: AnyGame, table: Table, log: Sequence[LogEntry]) -> Verification:
    """Deal from the seed, make every stored move, and compare commitment, facts, state and outcome.

    The log may be newer than the table: somebody may have moved between the reading of the two.
    """
    log = [entry for entry in log if entry.version <= table.version]
    hashed = commitment(table.seed)
    seed = table.seed.hex() if table.over else None
    try:
        _compare(game, table, log)
    except _Differs as found:
        agreeing = max(0, min(found.n, len(log)) - 1)
        return Verification(
            agrees=False, moves=agreeing, commitment=hashed, seed=seed, differs_at=found.n, what=found.what
        )
    return Verification(agrees=True, moves=_counted(table, log), commitment=hashed, seed=seed)


def _counted(table: Table, log: Sequence[LogEntry]) -> int:
    """Whoever asked twice could else count what must stay a secret while the game is on: that there was a draft."""
    return table.moves if table.over else sum(not entry.kind.is_private for entry in log[1:])


def _compare(game: AnyGame, table: Table, log: Sequence[LogEntry]) -> None:
    committed = GameStarted(commitment(table.seed))
    if not log or (None, committed) not in log[0].facts:
        raise _Differs(0, "commitment")
    state: Any = None
    for n, entry in enumerate(log):
        if entry.n != n:
            raise _Differs(n, "log")
        step = _made(game, table, state, entry)
        if _facts_of(step) != tuple(each for each in entry.facts if isinstance(each[1], game.facts)):
            raise _Differs(n, "facts")
        state = step.state
    if len(log) != table.moves + 1:
        raise _Differs(len(log), "log")
    if state != table.state:
        raise _Differs(table.moves + 1, "state")
    reached = game.outcome(state)
    if reached is not None and ending.rank_resigned_last(reached, table.resigned) != table.outcome:
        raise _Differs(table.moves + 1, "outcome")


def _made(game: AnyGame, table: Table, state: Any, entry: LogEntry) -> Step[Any]:
    chance = Chance(table.seed, entry.n)
    if entry.n == 0:
        return game.start(len(table.seats), table.options, chance)
    if entry.seat is None or entry.move is None:
        raise _Differs(entry.n, "move")
    try:
        return game.apply(state, entry.seat, entry.move, chance)
    except Refused:
        raise _Differs(entry.n, "move") from None


def _facts_of(step: Step[Any]) -> tuple[tuple[Seat | None, Fact], ...]:
    return tuple((item.to if isinstance(item, Whisper) else None, item.fact) for item in step.news)
