"""Values and tables to what the database holds, and back, exactly.

A value is JSON in a fixed order, decoded with full type checks. A row carries a checksum, so that a damaged value is
noticed even where it still decodes. Pure; a damaged value is reported, never guessed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, Union

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Fact, Outcome, Whisper
from bot.i18n.translation import DEFAULT, LANGUAGES
from bot.storage.damage import UNREADABLE_ERRORS, DamagedText, checksum, reason
from bot.table.decisions import ChangeKind
from bot.table.facts import HOST_FACTS, NOBODY, Illegible, SealVoid
from bot.table.model import Forgotten, Pace, Pause, PauseVote, Place, SeatState, Status, Suggestion, Table, Tenure
from bot.table.store import Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bot.game.contract import AnyGame
    from bot.table.store import Change

T = TypeVar("T")

_encoder = msgspec.json.Encoder(order="deterministic")

read_seats = msgspec.json.Decoder(tuple[SeatState, ...]).decode
_outcome = msgspec.json.Decoder(Outcome)


def to_json(value: Any) -> str:
    """Return a value as JSON."""
    return _encoder.encode(value).decode()


class Codec:
    """How the values of one game are read."""

    def __init__(self, game: AnyGame | None) -> None:
        facts: tuple[type[Fact], ...] = tuple(fact for fact in HOST_FACTS if fact is not SealVoid)
        if game is not None:
            void: Any = SealVoid
            facts = (*facts, void[game.move_type], *game.facts)
        self._fact: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Union[facts])  # noqa: UP007 - only this form takes a tuple
        if game is not None:
            self._state: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(game.state_type)
            self._options: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(game.options)
            self._move: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(game.move_type)

    def fact(self, body: str) -> Fact:
        """Return a stored fact, or `Illegible` when it is damaged or of a kind that is gone."""
        try:
            return self._fact.decode(body)
        except UNREADABLE_ERRORS:
            return Illegible()

    def checked_fact(self, seat: int | None, fleeting: int, body: str, stored: int) -> Fact:
        """Return a stored fact; `Illegible` when the fact, or to whom it was told, is not as it was written.

        `stored` is the checksum of the row. A damaged seat could make a whisper public.
        """
        if isinstance(body, DamagedText) or stored != checksum((seat, fleeting, body)):
            return Illegible()
        return self.fact(body)

    def options(self, body: str) -> Struct:
        """Return stored options; raise one of `UNREADABLE_ERRORS`."""
        return self._options.decode(body)

    def move(self, body: str) -> Struct:
        """Return a stored move; raise one of `UNREADABLE_ERRORS`."""
        return self._move.decode(body)

    def state(self, body: str) -> Struct:
        """Return a stored state; raise one of `UNREADABLE_ERRORS`."""
        return self._state.decode(body)


class Codecs:
    """The codec of every game, and one of the host's own facts for tables whose game is gone."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._host = Codec(None)
        self._games = {name: Codec(game) for name, game in games.items()}

    def __contains__(self, game: str) -> bool:
        """Return whether a game is there."""
        return game in self._games

    def of(self, game: str) -> Codec:
        """Return a game's codec; one that reads the host's facts only when the game is gone."""
        return self._games.get(game, self._host)


COLUMNS: tuple[str, ...] = (
    "id", "version", "game", "rules", "status", "guild", "channel", "thread", "host", "language", "pace",
    "opened", "changed", "due", "seats", "options", "play", "seed", "state", "outcome",
)  # fmt: skip
"""The columns of `game_table` before the checksum, as `table_to_row` writes and `table_from_row` reads them."""
UNCHECKED: frozenset[str] = frozenset({"version", "status", "changed"})
"""The columns that the checksum of a row leaves out: a quarantine and a restore raise them and nothing else."""


class Play(Struct, frozen=True):
    """What the host keeps of a table as a whole; the fields are `Table`'s."""

    began: float | None = None
    moves: int = 0
    suggestions: tuple[Suggestion, ...] = ()
    private_changes: int = 0
    last_public_version: int = 0
    together: bool = False
    invited: tuple[int, ...] = ()
    again: bool = False
    away: float | None = None
    pause: Pause | None = None
    pause_vote: PauseVote | None = None
    former: tuple[Tenure, ...] = ()
    forgotten: tuple[Forgotten, ...] = ()
    banter: bool = True
    remarked: str = ""
    forum: bool = False
    """Of its place."""
    private: bool = False
    """Of its place."""


read_play = msgspec.json.Decoder(Play).decode
_PLAY_FIELDS = tuple(name for name in Play.__struct_fields__ if name not in ("forum", "private"))


class ChangeRows(Struct, frozen=True):
    """A change as rows of the database."""

    table: tuple[Any, ...]
    """Of `game_table`: `COLUMNS`, then the checksum."""
    kind: str
    n: int | None
    """The number of the deal (0) or of the game's move; None: neither."""
    seat: int | None
    by_user: int | None
    body: str | None
    """The game's move as JSON."""
    key: str
    news: tuple[tuple[int | None, int, str, int], ...]
    """Of each fact: the seat it is whispered to, whether it is fleeting, its JSON, the checksum of these three."""


def change_to_rows(change: Change) -> ChangeRows:
    """Return the rows that a change writes."""
    decision = change.decision
    table = decision.table
    number = {ChangeKind.START: 0, ChangeKind.MOVE: table.moves, ChangeKind.NOTE: table.moves}.get(decision.kind)
    return ChangeRows(
        table=table_to_row(table),
        kind=decision.kind.value,
        n=number,
        seat=decision.seat,
        by_user=change.by,
        body=None if decision.move is None else to_json(decision.move),
        key=change.key,
        news=tuple(fact_to_row(item.to if isinstance(item, Whisper) else None, item.fact) for item in decision.news),
    )


def fact_to_row(seat: int | None, fact: Fact) -> tuple[int | None, int, str, int]:
    """Return a fact as a row of `ChangeRows.news`."""
    values = (seat, int(fact.fleeting), to_json(fact))
    return (*values, checksum(values))


def table_to_row(table: Table) -> tuple[Any, ...]:
    """Return a table as a row of `game_table`: `COLUMNS`, then the checksum."""
    place = table.place
    values = (
        table.id, table.version, table.game, table.rules, table.status.value,
        place.guild, place.channel, place.thread, table.host, table.language, table.pace.value,
        float(table.opened), float(table.changed), None if table.due is None else float(table.due),
        to_json(table.seats), to_json(table.options), play_to_json(table), table.seed,
        None if table.state is None else to_json(table.state),
        None if table.outcome is None else to_json(table.outcome),
    )  # fmt: skip
    return (*values, row_checksum(values))


def play_to_json(table: Table) -> str:
    """Return the column `play` of a table."""
    place = table.place
    return to_json(
        Play(**{name: getattr(table, name) for name in _PLAY_FIELDS}, forum=place.forum, private=place.private)
    )


def row_checksum(values: Sequence[Any]) -> int:
    """Return the checksum of a row of `COLUMNS`; some columns do not count (`UNCHECKED`)."""
    return checksum([value for name, value in zip(COLUMNS, values, strict=True) if name not in UNCHECKED])


def is_intact(row: Sequence[Any]) -> bool:
    """Return whether a row of `COLUMNS` and checksum is as it was written."""
    *values, stored = row
    try:
        return bool(stored == row_checksum(values))
    except TypeError:  # a value that is not UTF-8
        return False


def table_from_row(row: Sequence[Any], codecs: Codecs) -> Table | Unreadable:
    """Return the table of a row: `COLUMNS`, the checksum, and the newest version among the table's moves.

    A damaged row gives an `Unreadable`, whose stub holds every column that can be read. A finished table of a game that
    is gone comes without its state.
    """
    *stored, newest = row
    values = dict(zip(COLUMNS, stored[:-1], strict=True))
    problems: list[str] = []
    stub = _host_part(values, problems)
    if not is_intact(stored):
        problems.append("checksum: it does not match the row")
    if stub is None:
        return Unreadable(values["id"], "; ".join(problems), None)
    if newest != stub.version:
        problems.append("version: it does not match the moves of the table")
    if stub.game not in codecs and not problems:
        why = f"the game {stub.game} is not there"
        return stub if stub.over else Unreadable(stub.id, why, replace(stub, status=Status.BROKEN))
    return _with_game_part(stub, values, codecs, problems)


def _with_game_part(stub: Table, values: dict[str, Any], codecs: Codecs, problems: list[str]) -> Table | Unreadable:
    options, state = stub.options, stub.state
    if stub.game in codecs:
        game_codec = codecs.of(stub.game)
        options = _decoded(values, "options", game_codec.options, options, problems)
        if values["state"] is not None:
            state = _decoded(values, "state", game_codec.state, None, problems)
    if not problems:
        return replace(stub, options=options, state=state)
    if stub.over:  # nobody plays on there, and a replay says what differs
        stub = replace(stub, options=options, state=state)
    else:
        stub = replace(stub, options=options, status=Status.BROKEN)
    return Unreadable(stub.id, "; ".join(problems), stub)


_TYPES: dict[str, tuple[type | tuple[type, ...], Any]] = {
    "game": (str, ""),
    "rules": (int, 0),
    "host": (int, NOBODY),
    "thread": ((int, type(None)), None),
    "language": (str, DEFAULT),
    "opened": (float, 0.0),
    "changed": (float, 0.0),
    "due": ((float, type(None)), None),
    "seed": (bytes, b""),
}
"""Of plain columns: the type, and what a stub has in place of a damaged value."""


def _host_part(values: dict[str, Any], problems: list[str]) -> Table | None:
    """Return a table with every column of the host's own that can be read; the others are named in `problems`.

    None: where the table stands or its version cannot be read.
    """
    for name in ("id", "version", "guild", "channel"):
        if not isinstance(values[name], int):
            problems.append(f"{name}: {type(values[name]).__name__}")
            return None
    plain = {name: _plain(values, name, problems) for name in _TYPES}
    nobody: tuple[SeatState, ...] = ()
    seats = _decoded(values, "seats", read_seats, nobody, problems)
    play = msgspec.structs.asdict(_decoded(values, "play", read_play, Play(), problems))
    outcome = None if values["outcome"] is None else _decoded(values, "outcome", _outcome.decode, None, problems)
    due = plain.pop("due")  # the column also holds when the first turn ends, for statements that look for deadlines
    place = Place(values["guild"], values["channel"], plain.pop("thread"), play.pop("forum"), play.pop("private"))
    return Table(
        id=values["id"],
        version=values["version"],
        status=_decoded(values, "status", Status, Status.BROKEN, problems),
        pace=_decoded(values, "pace", Pace, Pace.DAILY, problems),
        place=place,
        seats=seats,
        options=Struct(),
        outcome=outcome,
        closes=None if plain["seed"] else due,
        **plain,
        **play,
    )


def _plain(values: dict[str, Any], name: str, problems: list[str]) -> Any:
    kinds, fallback = _TYPES[name]
    value = values[name]
    if isinstance(value, kinds) and (name != "language" or value in LANGUAGES):
        return value
    problems.append(f"{name}: {type(value).__name__}")
    return fallback


def _decoded(values: dict[str, Any], name: str, decode: Callable[[Any], T], fallback: T, problems: list[str]) -> T:
    try:
        return decode(values[name])
    except UNREADABLE_ERRORS as error:
        problems.append(f"{name}: {reason(error)}")
        return fallback
