"""A table's row: to columns and back. Pure; what cannot be read is said, never guessed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from bot.game import Seat
from bot.storage import codec
from bot.table.model import Pace, Place, Premove, Status, Table
from bot.table.store import ChangeKind, Unreadable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.storage.codec import Codec, Codecs
    from bot.table.store import Change

COLUMNS: tuple[str, ...] = (
    "id", "version", "game", "rules", "status", "guild", "channel", "thread", "host", "language", "pace",
    "opened", "changed", "due", "seats", "options", "play", "seed", "state", "outcome",
)  # fmt: skip
"""The columns of `game_table`, as `columns` writes and `table` reads them."""
LOGGED: tuple[str, ...] = ("kind", "n", "seat", "by_user", "body", "key", "news")
"""The further columns of `change`."""


_STORED_AS = {
    "reminded": "nudged",
    "premoves": "intents",
    "private_changes": "hushed",
    "last_public_version": "stirred",
}
"""What these fields were called when the first tables were stored."""


class Play(Struct, frozen=True, rename=_STORED_AS):
    """What the host keeps by seat; the fields are `Table`'s."""

    moves: int = 0
    plies: tuple[int, ...] = ()
    played: tuple[str, ...] = ()
    resigned: tuple[Seat, ...] = ()
    votes: frozenset[Seat] = frozenset()
    missed: tuple[int, ...] = ()
    since: tuple[float | None, ...] = ()
    dues: tuple[float | None, ...] = ()
    reminded: frozenset[Seat] = frozenset()
    held: frozenset[Seat] = frozenset()
    premoves: tuple[Premove, ...] = ()
    private_changes: int = 0
    last_public_version: int = 0


_PLAY = msgspec.json.Decoder(Play)
_PLAY_FIELDS = Play.__struct_fields__


def change(change: Change) -> tuple[Any, ...]:
    """Return a change as a row of the view `change`: `COLUMNS`, then `LOGGED`."""
    decision = change.decision
    table = decision.table
    number = {ChangeKind.START: 0, ChangeKind.MOVE: table.moves, ChangeKind.NOTE: table.moves}.get(decision.kind)
    body = None if decision.move is None else codec.text(decision.move)
    logged = (decision.kind.value, number, decision.seat, change.by, body, change.key, codec.news(decision.news))
    return columns(table) + logged


def columns(table: Table) -> tuple[Any, ...]:
    """Return a table as a row of `game_table`, in the order of `COLUMNS`."""
    place = table.place
    play = Play(*(getattr(table, name) for name in _PLAY_FIELDS))
    return (
        table.id, table.version, table.game, table.rules, table.status.value,
        place.guild, place.channel, place.thread, table.host, table.language, table.pace.value,
        table.opened, table.changed, table.due,
        codec.text(table.seats), codec.text(table.options), codec.text(play), table.seed,
        None if table.state is None else codec.text(table.state),
        None if table.outcome is None else codec.text(table.outcome),
    )  # fmt: skip


def table(row: Sequence[Any], codecs: Codecs, rules: int | None) -> Table | Unreadable:
    """Read a row of `COLUMNS`; `rules` is the game's present rules version, None when the game is gone.

    A table that is over and can no longer be read in full comes without its state: nobody plays on there.
    """
    values = dict(zip(COLUMNS, row, strict=True))
    try:
        stub = _hosts_own(values)
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        return Unreadable(row[0], _reason(error), None, known=values["status"] == Status.BROKEN)
    if rules is None:
        return _illegible(stub, f"the game {stub.game} is not there")
    try:
        return _whole(stub, values, codecs.of(stub.game), rules)
    except Exception as error:  # noqa: BLE001 - a game's upgrade may fail in any way; the table is put aside
        return _illegible(stub, _reason(error))


def _hosts_own(values: dict[str, Any]) -> Table:
    """Everything whose shape is the host's own: it is read even when the game's part cannot be."""
    play = msgspec.structs.asdict(_PLAY.decode(values["play"]))
    outcome = values["outcome"]
    return Table(
        id=values["id"],
        game=values["game"],
        status=Status(values["status"]),
        place=Place(values["guild"], values["channel"], values["thread"]),
        host=values["host"],
        language=values["language"],
        pace=Pace(values["pace"]),
        seats=codec.seats.decode(values["seats"]),
        options=Struct(),
        version=values["version"],
        rules=values["rules"],
        opened=values["opened"],
        changed=values["changed"],
        due=values["due"],
        seed=values["seed"],
        outcome=None if outcome is None else codec.outcome.decode(outcome),
        **play,
    )


def _whole(stub: Table, values: dict[str, Any], its: Codec, rules: int) -> Table:
    stored = values["state"]
    return msgspec.structs.replace(
        stub,
        options=its.options(values["options"]),
        state=None if stored is None else its.state(stored, stub.rules),
        rules=rules,
    )


def _illegible(stub: Table, reason: str) -> Table | Unreadable:
    if stub.over:
        return stub
    known = stub.status is Status.BROKEN
    return Unreadable(stub.id, reason, msgspec.structs.replace(stub, status=Status.BROKEN), known=known)


def _reason(error: Exception) -> str:
    """Say what is wrong in words that hold nothing of the row: it is logged, and the row holds secrets."""
    kind, text = type(error).__name__, str(error)
    quotes = not isinstance(error, msgspec.MsgspecError) or text.startswith("Invalid")
    where = text.rpartition(" - at ")[2] if quotes and " - at " in text else ""
    return kind + (f" at {where}" if where else "") if quotes else f"{kind}: {text}"
