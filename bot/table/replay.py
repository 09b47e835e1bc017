"""Replays: play a stored game again and compare the results. Pure: the caller passes the stored log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.game.chance import Chance, commitment
from bot.game.contract import Fact, Public, Refused, RoundEnd, Seat, Whisper
from bot.table import ending
from bot.table.facts import GameStarted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.game.contract import AnyGame, Step
    from bot.table.model import Table
    from bot.table.store import LogEntry


AddressedFact = tuple[Seat | None, Fact]
"""A fact with its recipient; None: it is public."""


class Sitting(Struct, frozen=True):
    """A range of moves of a seat that changed hands, with the seat's player at that time."""

    seat: Seat
    name: str | None
    """The player's name then; None: the seat was open."""
    first: int
    """The first move of the range, numbered as in `visible_move_count`."""
    last: int | None
    """The last move of the range; None: it goes on. `first` - 1: the range has no move."""


class Verification(Struct, frozen=True):
    """The result of comparing a replay with the stored game."""

    agrees: bool
    moves: int
    """The number of moves that agree, without the deal; while the game is on, private moves are left out."""
    commitment: str
    """The hex SHA-256 of the seed; it should equal the hash published at the start."""
    seed: str | None
    """The seed in hex; None while the game is on."""
    differs_at: int | None = None
    """The first move that differs; 0: the deal; the number of moves + 1: the state after all of them."""
    part: str = ""
    """What differs: `commitment`, `log`, `move`, `facts`, `state` or `outcome`."""
    sittings: tuple[Sitting, ...] = ()
    """The ranges of the seats that changed hands, by seat, the earliest first."""


class ReplayedPosition(Struct, frozen=True):
    """A game's position after a public move, or after a round of a game that is replayed by rounds."""

    n: int
    """The number of the public move or of the round; 0: the deal."""
    last: int
    """The number of public moves or rounds."""
    move: int
    """The move's number among all moves."""
    board: Any
    """What every reader could see; the state never leaves this module for a replay."""
    news: tuple[Fact, ...]
    """The public facts of the move or the round, in order."""
    by_rounds: bool = False
    """Whether positions are those after rounds."""


class ReplayDiffers(Exception):  # noqa: N818 - carries the finding out of the replay
    """The replay differs from the stored game; `n` and `part` as `differs_at` and `part` of `Verification`.

    If the game refused a stored move, the cause is that `Refused`.
    """

    def __init__(self, n: int, part: str) -> None:
        super().__init__(n, part)
        self.n = n
        self.part = part


def states(game: AnyGame, table: Table, log: Sequence[LogEntry]) -> Iterator[tuple[LogEntry, Step[Any]]]:
    """Deal from the seed and make every stored move; yield each entry with its step, the deal first.

    Uses only the table's seats, options and seed, none of the stored results. Raise `ReplayDiffers` if the log has a
    gap or a move is refused, and any exception of the game. With a copy of a database:

        from bot.maintenance.reader import replayable; from bot.table import replay
        game, table, log = replayable("copy.sqlite3", 42)
        for entry, step in replay.states(game, table, log): print(entry.n, entry.move, step.news)
    """
    state: Any = None
    for n, entry in enumerate(log):
        if entry.n != n:
            raise ReplayDiffers(n, "log")
        step = _step(game, table, state, entry)
        yield entry, step
        state = step.state


def verify(game: AnyGame, table: Table, log: Sequence[LogEntry]) -> Verification:
    """Replay a game and compare the commitment, the facts of every move, the state and the outcome.

    Entries of the log that are newer than the table are ignored: a move may have been made between the two reads.
    """
    log = [entry for entry in log if entry.version <= table.version]
    published = commitment(table.seed)
    seed = table.seed.hex() if table.finished else None
    try:
        _compare(game, table, log)
    except ReplayDiffers as difference:
        agreeing = max(0, min(difference.n, len(log)) - 1)
        return Verification(
            agrees=False,
            moves=agreeing,
            commitment=published,
            seed=seed,
            differs_at=difference.n,
            part=difference.part,
        )
    ranges = sittings(table, log)
    return Verification(
        agrees=True, moves=visible_move_count(table, log), commitment=published, seed=seed, sittings=ranges
    )


def position(game: AnyGame, table: Table, log: Sequence[LogEntry], n: int) -> ReplayedPosition:
    """Return the game's position after its `n`-th public move or round; `n` is limited to the existing ones.

    Raise `ReplayDiffers` if the replay does not reach that move, and any exception of the game.
    """
    rounds = list(_rounds(game, table, log)) if game.by_rounds else []
    if len(rounds) > 1:
        n = min(max(n, 0), len(rounds) - 1)
        move, state, facts = rounds[n]
        return ReplayedPosition(n, len(rounds) - 1, move, game.board(state), facts, by_rounds=True)
    public_moves = [0, *_public_moves(log)]
    n = min(max(n, 0), len(public_moves) - 1)
    *_, (entry, step) = states(game, table, log[: public_moves[n] + 1])
    news = tuple(fact for to, fact in entry.facts if to is None and isinstance(fact, game.facts))
    return ReplayedPosition(n, len(public_moves) - 1, entry.n, game.board(step.state), news)


def _rounds(game: AnyGame, table: Table, log: Sequence[LogEntry]) -> Iterator[tuple[int, Any, tuple[Fact, ...]]]:
    """Yield the deal and the end of each round: its move, the state and the public facts since the round before.

    Public facts after the last round, such as a resignation, have an entry of their own.
    """
    facts: list[Fact] = []
    last: tuple[int, Any] = 0, None
    for entry, step in states(game, table, log):
        shown = 0
        ends = step.parts if entry.n else (RoundEnd(step.state, len(step.news)),)
        for part in ends:
            facts.extend(_public_facts(step.news[shown : part.end]))
            yield entry.n, part.state, tuple(facts)
            facts, shown = [], part.end
        facts.extend(_public_facts(step.news[shown:]))
        last = entry.n, step.state
    if facts:
        n, state = last
        yield n, state, tuple(facts)


def _public_facts(news: Iterable[Public | Whisper]) -> Iterator[Fact]:
    return (item.fact for item in news if isinstance(item, Public))


def visible_move_count(table: Table, log: Sequence[LogEntry]) -> int:
    """Return how many moves may be shown: all once the game is over; before that, public moves only.

    Otherwise a player could ask twice and learn from the count that an opponent has made a draft.
    """
    return table.moves if table.finished else len(_public_moves(log))


def _public_moves(log: Sequence[LogEntry]) -> list[int]:
    """Return the numbers of the public moves, without the deal."""
    return [entry.n for entry in log[1:] if not entry.kind.is_private]


def sittings(table: Table, log: Sequence[LogEntry]) -> tuple[Sitting, ...]:
    """Return the ranges of the seats that changed hands; before the end of the game private moves do not count."""
    public_moves = _public_moves(log)

    def public_count(moves: int) -> int:
        return moves if table.finished else sum(n <= moves for n in public_moves)

    ranges: list[Sitting] = []
    for seat in sorted({tenure.seat for tenure in table.former}):
        first_move = 1
        tenures = [tenure for tenure in table.former if tenure.seat == seat]
        for tenure in tenures:
            last_move = public_count(tenure.moves)
            ranges.append(Sitting(seat, tenure.sitter.name, first_move, last_move))
            last_open_move = None if tenure.until is None else public_count(tenure.until)
            if last_open_move != last_move:
                ranges.append(Sitting(seat, None, last_move + 1, last_open_move))
            first_move = last_move + 1 if last_open_move is None else last_open_move + 1
        if tenures[-1].until is not None:
            ranges.append(Sitting(seat, table.names[seat], first_move, None))
    return tuple(ranges)


def sitter_at(table: Table, seat: Seat, n: int) -> str | None:
    """Return the name of a seat's player at move `n`; None: the seat was open."""
    for tenure in table.former:
        if tenure.seat == seat and n <= tenure.moves:
            return tenure.sitter.name
        if tenure.seat == seat and (tenure.until is None or n <= tenure.until):
            return None
    return table.names[seat]


def _compare(game: AnyGame, table: Table, log: Sequence[LogEntry]) -> None:
    start_fact = GameStarted(commitment(table.seed))
    if not log or (None, start_fact) not in log[0].facts:
        raise ReplayDiffers(0, "commitment")
    state: Any = None
    for entry, step in states(game, table, log):
        if _facts_of(step) != tuple(fact for fact in entry.facts if isinstance(fact[1], game.facts)):
            raise ReplayDiffers(entry.n, "facts")
        state = step.state
    if len(log) != table.moves + 1:
        raise ReplayDiffers(len(log), "log")
    if state != table.state:
        raise ReplayDiffers(table.moves + 1, "state")
    outcome = game.outcome(state)
    if outcome is not None and ending.rank_resigned_last(outcome, table.resigned) != table.outcome:
        raise ReplayDiffers(table.moves + 1, "outcome")


def _step(game: AnyGame, table: Table, state: Any, entry: LogEntry) -> Step[Any]:
    chance = Chance(table.seed, entry.n)
    try:
        if entry.n == 0:
            return game.start(len(table.seats), table.options, chance)
        if entry.seat is not None and entry.move is not None:
            return game.apply(state, entry.seat, entry.move, chance)
    except Refused as refusal:
        raise ReplayDiffers(entry.n, "move") from refusal
    raise ReplayDiffers(entry.n, "move")


def _facts_of(step: Step[Any]) -> tuple[AddressedFact, ...]:
    return tuple((item.to if isinstance(item, Whisper) else None, item.fact) for item in step.news)
