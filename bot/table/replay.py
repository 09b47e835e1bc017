"""Playing a stored game again and comparing. Pure: the log comes in, positions or what was found go out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.game.chance import Chance, commitment
from bot.game.contract import Fact, Refused, Seat, Whisper
from bot.table import ending
from bot.table.facts import GameStarted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import AnyGame, Step
    from bot.table.model import Table
    from bot.table.store import LogEntry


Told = tuple[Seat | None, Fact]
"""A fact and for whom it is; None: for everybody."""


class Sitting(Struct, frozen=True):
    """Some moves of a game during which the same person sat in a seat, or nobody did."""

    seat: Seat
    name: str | None
    """As it was then; None: nobody sat there."""
    first: int
    """The first of these moves, counted as `counted` does."""
    last: int | None
    """The last of them; None: they are not over. One less than `first`: there was none."""


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
    sittings: tuple[Sitting, ...] = ()
    """Who sat when in the seats that changed hands, by seat, the earliest first."""


class ReplayedPosition(Struct, frozen=True):
    """How a game stood after one of the moves that everybody could notice."""

    n: int
    """Which of them; 0: the deal."""
    last: int
    """How many there are."""
    move: int
    """Its number among all moves."""
    board: Any
    """What anyone could see: whoever shows it never holds a state."""
    news: tuple[Fact, ...]
    """What everybody was told of it, in that order."""


class Differs(Exception):  # noqa: N818 - carries the finding out of the replay
    """What was stored does not come out of a replay; the fields are `differs_at` and `what` of `Verification`.

    Its cause, where a move was refused, is the `Refused`.
    """

    def __init__(self, n: int, what: str) -> None:
        super().__init__(n, what)
        self.n = n
        self.what = what


def states(game: AnyGame, table: Table, log: Sequence[LogEntry]) -> Iterator[tuple[LogEntry, Step[Any]]]:
    """Deal from the seed and make every stored move; yield each entry with what comes of it, the deal first.

    Of the table only the seats, the options and the seed count: what was stored of the results is not looked at. Raises
    `Differs` where the log has a gap or a move is refused, and whatever the game raises. From a copy of a database:

        from bot.maintenance.reader import replayable; from bot.table import replay
        game, table, log = replayable("copy.sqlite3", 42)
        for entry, step in replay.states(game, table, log): print(entry.n, entry.move, step.news)
    """
    state: Any = None
    for n, entry in enumerate(log):
        if entry.n != n:
            raise Differs(n, "log")
        step = _made(game, table, state, entry)
        yield entry, step
        state = step.state


def verify(game: AnyGame, table: Table, log: Sequence[LogEntry]) -> Verification:
    """Deal from the seed, make every stored move, and compare commitment, facts, state and outcome.

    The log may be newer than the table: somebody may have moved between the reading of the two.
    """
    log = [entry for entry in log if entry.version <= table.version]
    hashed = commitment(table.seed)
    seed = table.seed.hex() if table.over else None
    try:
        _compare(game, table, log)
    except Differs as found:
        agreeing = max(0, min(found.n, len(log)) - 1)
        return Verification(
            agrees=False, moves=agreeing, commitment=hashed, seed=seed, differs_at=found.n, what=found.what
        )
    sat = sittings(table, log)
    return Verification(agrees=True, moves=counted(table, log), commitment=hashed, seed=seed, sittings=sat)


def position(game: AnyGame, table: Table, log: Sequence[LogEntry], n: int) -> ReplayedPosition:
    """Return how a game stood after the move `n` that everybody could notice, or after the nearest that there is.

    Raises `Differs` where a replay does not get so far, and whatever the game raises.
    """
    noticed = [0, *_noticed(log)]
    n = min(max(n, 0), len(noticed) - 1)
    *_, (entry, step) = states(game, table, log[: noticed[n] + 1])
    news = tuple(fact for to, fact in entry.facts if to is None and isinstance(fact, game.facts))
    return ReplayedPosition(n, len(noticed) - 1, entry.n, game.board(step.state), news)


def counted(table: Table, log: Sequence[LogEntry]) -> int:
    """Return how many moves may be spoken of: all once the game is over, before that those that everybody could notice.

    Whoever asked twice could else count what must stay a secret while the game is on: that there was a draft.
    """
    return table.moves if table.over else len(_noticed(log))


def _noticed(log: Sequence[LogEntry]) -> list[int]:
    """Return the numbers of the moves that everybody could notice; the deal is none."""
    return [entry.n for entry in log[1:] if not entry.kind.is_private]


def sittings(table: Table, log: Sequence[LogEntry]) -> tuple[Sitting, ...]:
    """Return who sat when in the seats that changed hands; before the end no move counts that was a secret."""
    seen = _noticed(log)

    def noticed(moves: int) -> int:
        return moves if table.over else sum(n <= moves for n in seen)

    found: list[Sitting] = []
    for seat in sorted({one.seat for one in table.former}):
        first = 1
        tenures = [one for one in table.former if one.seat == seat]
        for one in tenures:
            left = noticed(one.moves)
            found.append(Sitting(seat, one.sitter.name, first, left))
            until = None if one.until is None else noticed(one.until)
            if until != left:
                found.append(Sitting(seat, None, left + 1, until))
            first = left + 1 if until is None else until + 1
        if tenures[-1].until is not None:
            found.append(Sitting(seat, table.names[seat], first, None))
    return tuple(found)


def sitter_at(table: Table, seat: Seat, n: int) -> str | None:
    """Return the name of whoever sat in a seat when move `n` was made; None: nobody did."""
    for one in table.former:
        if one.seat == seat and n <= one.moves:
            return one.sitter.name
        if one.seat == seat and (one.until is None or n <= one.until):
            return None
    return table.names[seat]


def _compare(game: AnyGame, table: Table, log: Sequence[LogEntry]) -> None:
    committed = GameStarted(commitment(table.seed))
    if not log or (None, committed) not in log[0].facts:
        raise Differs(0, "commitment")
    state: Any = None
    for entry, step in states(game, table, log):
        if _facts_of(step) != tuple(each for each in entry.facts if isinstance(each[1], game.facts)):
            raise Differs(entry.n, "facts")
        state = step.state
    if len(log) != table.moves + 1:
        raise Differs(len(log), "log")
    if state != table.state:
        raise Differs(table.moves + 1, "state")
    reached = game.outcome(state)
    if reached is not None and ending.rank_resigned_last(reached, table.resigned) != table.outcome:
        raise Differs(table.moves + 1, "outcome")


def _made(game: AnyGame, table: Table, state: Any, entry: LogEntry) -> Step[Any]:
    chance = Chance(table.seed, entry.n)
    try:
        if entry.n == 0:
            return game.start(len(table.seats), table.options, chance)
        if entry.seat is not None and entry.move is not None:
            return game.apply(state, entry.seat, entry.move, chance)
    except Refused as refused:
        raise Differs(entry.n, "move") from refused
    raise Differs(entry.n, "move")


def _facts_of(step: Step[Any]) -> tuple[Told, ...]:
    return tuple((item.to if isinstance(item, Whisper) else None, item.fact) for item in step.news)
