"""Values and tables to what the database holds, and back, exactly.

A value is JSON in a fixed order, decoded with full type checks. Pure; what cannot be read is said, never guessed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Union

import msgspec
from msgspec import Struct

from bot.game import Fact, Outcome, Public, Seat, Whisper
from bot.table.decisions import ChangeKind
from bot.table.facts import HOST_FACTS, Illegible, SealVoid
from bot.table.model import (
    Forgotten,
    Pace,
    Pause,
    PauseVote,
    Place,
    Premove,
    Replacing,
    SeatOffer,
    Sitter,
    Status,
    Table,
    Tenure,
)
from bot.table.store import Unreadable

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.game import AnyGame
    from bot.table.store import Change

_encoder = msgspec.json.Encoder(order="deterministic")

_seats = msgspec.json.Decoder(tuple[Sitter, ...])
_outcome = msgspec.json.Decoder(Outcome)


def to_json(value: Any) -> str:
    """Return a value as JSON."""
    return _encoder.encode(value).decode()


def news_to_json(items: Iterable[Public | Whisper]) -> str:
    """Return news as the JSON the trigger unpacks: [seat or null, fleeting, fact] each."""
    return to_json(
        [(item.to if isinstance(item, Whisper) else None, int(item.fact.fleeting), item.fact) for item in items]
    )


class Codec:
    """How the values of one game are read."""

    def __init__(self, game: AnyGame | None) -> None:
        facts = tuple(fact for fact in HOST_FACTS if fact is not SealVoid)
        if game is not None:
            void: Any = SealVoid
            facts = (*facts, void[game.move_type], *game.facts)
        self._fact: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Union[facts])  # noqa: UP007 - only this form takes a tuple
        self._game = game
        if game is not None:
            self._state: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(game.state_type)
            self._options: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(game.options)
            self._move: msgspec.json.Decoder[Struct] = msgspec.json.Decoder(game.move_type)

    def fact(self, body: str) -> Fact:
        """Read a fact; what cannot be read any more is `Illegible`."""
        try:
            return self._fact.decode(body)
        except msgspec.ValidationError:
            return Illegible()

    def options(self, body: str, rules: int) -> Struct:
        """Read options that were stored under some rules version; raise whatever is wrong with them."""
        game = self._game
        if game is not None and game.upgrades.options is not None and rules != game.rules_version:
            return game.upgrades.options(rules, body.encode())
        return self._options.decode(body)

    def move(self, body: str) -> Struct:
        """Read a move; raise `msgspec.ValidationError`."""
        return self._move.decode(body)

    def state(self, body: str, rules: int) -> Struct:
        """Read a state that was stored under some rules version; raise whatever is wrong with it."""
        game = self._game
        if game is not None and game.upgrades.state is not None and rules != game.rules_version:
            upgraded: Struct = game.upgrades.state(rules, body.encode())
            return upgraded
        return self._state.decode(body)


class Codecs:
    """The codec of every game, and one of the host's own facts for tables whose game is gone."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._host = Codec(None)
        self._games = {name: Codec(game) for name, game in games.items()}

    def of(self, game: str) -> Codec:
        """Return a game's codec; one that reads the host's facts only when the game is gone."""
        return self._games.get(game, self._host)


COLUMNS: tuple[str, ...] = (
    "id", "version", "game", "rules", "status", "guild", "channel", "thread", "host", "language", "pace",
    "opened", "changed", "due", "seats", "options", "play", "seed", "state", "outcome",
)  # fmt: skip
"""The columns of `game_table`, as `table_to_row` writes and `table_from_row` reads them."""
LOGGED: tuple[str, ...] = ("kind", "n", "seat", "by_user", "body", "key", "news")
"""The further columns of `change`."""


_STORED_AS = {
    "last_stamps": "played",
    "reminded": "nudged",
    "taken_over": "held",
    "premoves": "intents",
    "private_changes": "hushed",
    "last_public_version": "stirred",
}
"""What these fields were called when the first tables were stored."""


class Play(Struct, frozen=True, rename=_STORED_AS):
    """What the host keeps by seat; the fields are `Table`'s."""

    moves: int = 0
    plies: tuple[int, ...] = ()
    last_stamps: tuple[str, ...] = ()
    resigned: tuple[Seat, ...] = ()
    votes: frozenset[Seat] = frozenset()
    missed: tuple[int, ...] = ()
    since: tuple[float | None, ...] = ()
    dues: tuple[float | None, ...] = ()
    active: tuple[float, ...] = ()
    warnings: tuple[float | None, ...] = ()
    put_off: tuple[float, ...] = ()
    reminded: frozenset[Seat] = frozenset()
    taken_over: frozenset[Seat] = frozenset()
    premoves: tuple[Premove, ...] = ()
    private_changes: int = 0
    last_public_version: int = 0
    together: bool = False
    invited: tuple[int, ...] = ()
    again: bool = False
    away: float | None = None
    excused: tuple[float | None, ...] = ()
    pause: Pause | None = None
    pause_vote: PauseVote | None = None
    open: tuple[Seat, ...] = ()
    former: tuple[Tenure, ...] = ()
    forgotten: tuple[Forgotten, ...] = ()
    offers: tuple[SeatOffer, ...] = ()
    replacing: tuple[Replacing, ...] = ()
    banter: bool = True
    remarked: str = ""
    forum: bool = False
    """Of its place."""
    private: bool = False
    """Of its place."""


_PLAY = msgspec.json.Decoder(Play)
_PLAY_FIELDS = tuple(name for name in Play.__struct_fields__ if name not in ("forum", "private"))


def change_to_row(change: Change) -> tuple[Any, ...]:
    """Return a change as a row of the view `change`: `COLUMNS`, then `LOGGED`."""
    decision = change.decision
    table = decision.table
    number = {ChangeKind.START: 0, ChangeKind.MOVE: table.moves, ChangeKind.NOTE: table.moves}.get(decision.kind)
    body = None if decision.move is None else to_json(decision.move)
    logged = (decision.kind.value, number, decision.seat, change.by, body, change.key, news_to_json(decision.news))
    return table_to_row(table) + logged


def table_to_row(table: Table) -> tuple[Any, ...]:
    """Return a table as a row of `game_table`, in the order of `COLUMNS`."""
    place = table.place
    play = Play(**{name: getattr(table, name) for name in _PLAY_FIELDS}, forum=place.forum, private=place.private)
    return (
        table.id, table.version, table.game, table.rules, table.status.value,
        place.guild, place.channel, place.thread, table.host, table.language, table.pace.value,
        table.opened, table.changed, table.due,
        to_json(table.seats), to_json(table.options), to_json(play), table.seed,
        None if table.state is None else to_json(table.state),
        None if table.outcome is None else to_json(table.outcome),
    )  # fmt: skip


def clocks(table: Table) -> dict[str, Any]:
    """Return the times of a running table as the view `fitted_heartbeat` takes them."""
    names = ("id", "version", "due", "since", "dues", "warnings", "put_off")
    return {name: getattr(table, name) for name in names}


def table_from_row(row: Sequence[Any], codecs: Codecs, rules: int | None) -> Table | Unreadable:
    """Read a row of `COLUMNS`; `rules` is the game's present rules version, None when the game is gone.

    A table that is over and can no longer be read in full comes without its state: nobody plays on there.
    """
    values = dict(zip(COLUMNS, row, strict=True))
    try:
        stub = _host_part(values)
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        return Unreadable(row[0], _reason(error), None, quarantined=values["status"] == Status.BROKEN)
    if rules is None:
        return _unreadable(stub, f"the game {stub.game} is not there")
    game_codec = codecs.of(stub.game)
    try:
        stub = msgspec.structs.replace(stub, options=game_codec.options(values["options"], stub.rules))
        return _with_state(stub, values["state"], game_codec, rules)
    except Exception as error:  # noqa: BLE001 - a game's upgrade may fail in any way; the table goes in quarantine
        return _unreadable(stub, _reason(error))


def _host_part(values: dict[str, Any]) -> Table:
    """Read everything whose shape is the host's own: that can be read even when the game's part cannot."""
    play = msgspec.structs.asdict(_PLAY.decode(values["play"]))
    forum, private = play.pop("forum"), play.pop("private")
    outcome = values["outcome"]
    return Table(
        id=values["id"],
        game=values["game"],
        status=Status(values["status"]),
        place=Place(values["guild"], values["channel"], values["thread"], forum, private),
        host=values["host"],
        language=values["language"],
        pace=Pace(values["pace"]),
        seats=_seats.decode(values["seats"]),
        options=Struct(),
        version=values["version"],
        rules=values["rules"],
        opened=values["opened"],
        changed=values["changed"],
        due=values["due"],
        seed=values["seed"],
        outcome=None if outcome is None else _outcome.decode(outcome),
        **play,
    )


def _with_state(stub: Table, stored: str | None, game_codec: Codec, rules: int) -> Table:
    state = None if stored is None else game_codec.state(stored, stub.rules)
    return msgspec.structs.replace(stub, state=state, rules=rules)


def _unreadable(stub: Table, reason: str) -> Table | Unreadable:
    if stub.over:
        return stub
    quarantined = stub.status is Status.BROKEN
    return Unreadable(stub.id, reason, msgspec.structs.replace(stub, status=Status.BROKEN), quarantined=quarantined)


def _reason(error: Exception) -> str:
    """Say what is wrong in words that hold nothing of the row: it is logged, and the row holds secrets."""
    kind, text = type(error).__name__, str(error)
    quotes = not isinstance(error, msgspec.MsgspecError) or text.startswith("Invalid")
    where = text.rpartition(" - at ")[2] if quotes and " - at " in text else ""
    return kind + (f" at {where}" if where else "") if quotes else f"{kind}: {text}"
