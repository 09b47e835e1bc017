"""Conversion between values or tables and database rows, lossless in both directions.

A value is stored as JSON in a fixed order and decoded with full type checks. A row has a checksum, so a damaged value
is detected even if it still decodes. All functions are pure. Damage is returned to the caller; the codec never guesses
a value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, Union

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Fact, Outcome, Whisper
from bot.i18n.translation import DEFAULT, LANGUAGES
from bot.storage.damage import UNREADABLE_ERRORS, checksum, has_checksum, reason
from bot.table.decisions import ChangeKind
from bot.table.facts import HOST_FACTS, NOBODY, Illegible, SealVoid
from bot.table.forgetting import users_of
from bot.table.model import (
    Announcement,
    Forgotten,
    Pace,
    Pause,
    PauseVote,
    Place,
    SeatState,
    Status,
    Suggestion,
    Table,
    Tenure,
)
from bot.table.store import Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bot.game.contract import AnyGame
    from bot.table.store import Change

T = TypeVar("T")

_encoder = msgspec.json.Encoder(order="deterministic")

read_seats = msgspec.json.Decoder(tuple[SeatState, ...]).decode
_outcome_decoder = msgspec.json.Decoder(Outcome)


def to_json(value: Any) -> str:
    """Return a value as JSON text with a fixed order of keys."""
    return _encoder.encode(value).decode()


class Codec:
    """Decoders for the stored values of one game."""

    def __init__(self, game: AnyGame | None) -> None:
        facts: tuple[type[Fact], ...] = tuple(fact for fact in HOST_FACTS if fact is not SealVoid)
        if game is not None:
            void_type: Any = SealVoid
            facts = (*facts, void_type[game.move_type], *game.facts)
        self._fact: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Union[facts])  # noqa: UP007 - only this form takes a tuple
        if game is not None:
            self._state: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(game.state_type)
            self._options: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(game.options)
            self._move: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(game.move_type)

    def fact(self, body: str) -> Fact:
        """Return a stored fact, or `Illegible` if it is damaged or its type no longer exists."""
        try:
            return self._fact.decode(body)
        except UNREADABLE_ERRORS:
            return Illegible()

    def checked_fact(self, seat: int | None, fleeting: int, body: str, stored: int) -> Fact:
        """Return a stored fact, or `Illegible` if its row does not match the checksum `stored`.

        The checksum covers the seat too, because a damaged seat could make a whisper public.
        """
        return self.fact(body) if has_checksum((seat, fleeting, body), stored) else Illegible()

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
    """The codecs of all games, with a fallback for tables whose game is gone."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._host = Codec(None)
        self._games = {name: Codec(game) for name, game in games.items()}

    def __contains__(self, game: str) -> bool:
        """Return whether a game is installed."""
        return game in self._games

    def of(self, game: str) -> Codec:
        """Return a game's codec; for a game that is gone, a codec that reads only the host's facts."""
        return self._games.get(game, self._host)


COLUMNS: tuple[str, ...] = (
    "id", "version", "game", "rules", "status", "guild", "channel", "thread", "host", "language", "pace",
    "opened", "changed", "due", "seats", "options", "play", "seed", "state", "outcome",
)  # fmt: skip
"""The columns of `game_table` except the checksum, in the order of `table_to_row` and `table_from_row`."""
SELECTED_COLUMNS = ", ".join((*COLUMNS, "checksum", "(SELECT max(version) FROM move WHERE table_id = game_table.id)"))
"""The SQL of the values of a row of `game_table` that `table_from_row` reads."""
UNCHECKED_COLUMNS: frozenset[str] = frozenset({"version", "status", "changed"})
"""The columns that a row's checksum does not cover: a quarantine and a restore change only these."""


class Play(Struct, frozen=True):
    """The column `play`: fields of `Table` that concern the table as a whole, and two of its `Place`."""

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
    rated: bool = True
    rehearsal: bool = False
    league: int | None = None
    remarked: str = ""
    talked: tuple[str, ...] = ()
    announcement: Announcement | None = None
    forum: bool = False
    """A field of the table's `Place`."""
    private: bool = False
    """A field of the table's `Place`."""


read_play = msgspec.json.Decoder(Play).decode
_PLAY_FIELDS = tuple(name for name in Play.__struct_fields__ if name not in ("forum", "private"))


class ChangeRows(Struct, frozen=True):
    """A change of a table as database rows."""

    table: tuple[Any, ...]
    """The row of `game_table`: `COLUMNS`, then the checksum."""
    kind: str
    n: int | None
    """0 for the deal, else the number of the game's move; None: the change is neither."""
    seat: int | None
    by_user: int | None
    body: str | None
    """The game's move as JSON; None: the change is not a move."""
    key: str
    people: frozenset[int]
    """The ids of the users that the table contains, and of the user who made the change."""
    news: tuple[tuple[int | None, int, str, int], ...]
    """For each fact: its seat (None: public), whether it is fleeting, its JSON, and the checksum of these three."""


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
        people=users_of(table) if change.by is None else users_of(table) | {change.by},
        news=tuple(fact_to_row(item.to if isinstance(item, Whisper) else None, item.fact) for item in decision.news),
    )


def fact_to_row(seat: int | None, fact: Fact) -> tuple[int | None, int, str, int]:
    """Return a fact as a row of `ChangeRows.news`; `seat` is the recipient of a whisper, None: public."""
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
    """Return the JSON for a table's column `play`."""
    place = table.place
    return to_json(
        Play(**{name: getattr(table, name) for name in _PLAY_FIELDS}, forum=place.forum, private=place.private)
    )


def row_checksum(values: Sequence[Any]) -> int:
    """Return the checksum of the values of `COLUMNS`, except those in `UNCHECKED_COLUMNS`."""
    return checksum(_checked_values(values))


def _checked_values(values: Sequence[Any]) -> list[Any]:
    return [value for name, value in zip(COLUMNS, values, strict=True) if name not in UNCHECKED_COLUMNS]


def is_intact(row: Sequence[Any]) -> bool:
    """Return whether a row (`COLUMNS`, then the checksum) matches its checksum."""
    *values, stored = row
    return has_checksum(_checked_values(values), stored)


def table_from_row(row: Sequence[Any], codecs: Codecs) -> Table | Unreadable:
    """Return the table of a row: `COLUMNS`, the checksum, and the highest version among the table's moves.

    For a damaged row, return an `Unreadable`, whose stub holds every column that can be read. A finished table whose
    game is gone is returned without its state.
    """
    *stored, newest_version = row
    values = dict(zip(COLUMNS, stored[:-1], strict=True))
    problems: list[str] = []
    stub = _host_part(values, problems)
    if not is_intact(stored):
        problems.append("checksum: it does not match the row")
    if stub is None:
        return Unreadable(values["id"], "; ".join(problems), None)
    if newest_version != stub.version:
        problems.append("version: it does not match the moves of the table")
    if stub.game not in codecs and not problems:
        problem = f"the game {stub.game} is not there"
        return stub if stub.finished else Unreadable(stub.id, problem, replace(stub, status=Status.BROKEN))
    return _with_game_part(stub, values, codecs, problems)


def _with_game_part(stub: Table, values: dict[str, Any], codecs: Codecs, problems: list[str]) -> Table | Unreadable:
    options, state = stub.options, stub.state
    if stub.game in codecs:
        game_codec = codecs.of(stub.game)
        options = _decode_column(values, "options", game_codec.options, options, problems)
        if values["state"] is not None:
            state = _decode_column(values, "state", game_codec.state, None, problems)
    if not problems:
        return replace(stub, options=options, state=state)
    if stub.finished:  # it cannot be played any more, and a replay shows the differences
        stub = replace(stub, options=options, state=state)
    else:
        stub = replace(stub, options=options, status=Status.BROKEN)
    return Unreadable(stub.id, "; ".join(problems), stub)


_PLAIN_COLUMNS: dict[str, tuple[type | tuple[type, ...], Any]] = {
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
"""For each plain column: its type, and the value that a stub has in place of a damaged one."""


def _host_part(values: dict[str, Any], problems: list[str]) -> Table | None:
    """Return a table with every readable column of the host; append the damaged columns to `problems`.

    Return None if the id, the version, the server or the channel cannot be read.
    """
    for name in ("id", "version", "guild", "channel"):
        if not isinstance(values[name], int):
            problems.append(f"{name}: {type(values[name]).__name__}")
            return None
    plain = {name: _plain_value(values, name, problems) for name in _PLAIN_COLUMNS}
    no_seats: tuple[SeatState, ...] = ()
    seats = _decode_column(values, "seats", read_seats, no_seats, problems)
    play = msgspec.structs.asdict(_decode_column(values, "play", read_play, Play(), problems))
    outcome = (
        None
        if values["outcome"] is None
        else _decode_column(values, "outcome", _outcome_decoder.decode, None, problems)
    )
    # A started table derives `due` from its seats; the column then only serves SQL that selects tables by deadline.
    due = plain.pop("due")
    place = Place(values["guild"], values["channel"], plain.pop("thread"), play.pop("forum"), play.pop("private"))
    return Table(
        id=values["id"],
        version=values["version"],
        status=_decode_column(values, "status", Status, Status.BROKEN, problems),
        pace=_decode_column(values, "pace", Pace, Pace.DAILY, problems),
        place=place,
        seats=seats,
        options=Struct(),
        outcome=outcome,
        closes=None if plain["seed"] else due,
        **plain,
        **play,
    )


def _plain_value(values: dict[str, Any], name: str, problems: list[str]) -> Any:
    types, fallback = _PLAIN_COLUMNS[name]
    value = values[name]
    if isinstance(value, types) and (name != "language" or value in LANGUAGES):
        return value
    problems.append(f"{name}: {type(value).__name__}")
    return fallback


def _decode_column(
    values: dict[str, Any], name: str, decode: Callable[[Any], T], fallback: T, problems: list[str]
) -> T:
    try:
        return decode(values[name])
    except UNREADABLE_ERRORS as error:
        problems.append(f"{name}: {reason(error)}")
        return fallback
