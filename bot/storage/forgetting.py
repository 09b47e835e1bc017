"""Forgetting a user: one transaction that removes their name and number from every row.

Their seat has the name "N. N." from then on (nomen nescio: understood in English, Czech, Slovak and Polish alike) and
the user id 0, which no user of Discord has. What a table and its facts become without a user is decided by pure
functions; the rest are plain statements. A user who still has to do with an open table has to leave it first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from bot.game import Fact, Seat
from bot.storage import codec
from bot.storage.damage import legible
from bot.table.facts import (
    FORGOTTEN,
    NOBODY,
    CancelledByHost,
    Declined,
    HostChanged,
    Illegible,
    Joined,
    Left,
    OfferDeclined,
    Opened,
    SeatKept,
    SeatLeft,
    SeatOffered,
    SeatOpened,
    SeatRetaken,
    SeatTaken,
    VotedToReplace,
)
from bot.table.model import Forgotten, Person, Sitter
from bot.table.store import Conflict

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterable, Sequence

    from bot.storage.codec import Codecs, Play

COMING = ("open", "join", "leave", "cancel", "take")
"""The kinds of changes by which a user comes to a table or goes: their facts name the user."""

_NAMES: dict[type[Fact], tuple[str, ...]] = {
    HostChanged: ("name",),
    SeatLeft: ("name",),
    SeatOpened: ("name",),
    SeatTaken: ("name", "before"),
    SeatRetaken: ("name",),
    SeatOffered: ("name",),
    SeatKept: ("name",),
    OfferDeclined: ("name",),
    VotedToReplace: ("name", "of"),
}
"""The fields of facts that name a person of the table, who need not be the one that made the change."""
_OWN_NAMES: dict[type[Fact], str] = {
    Opened: "host",
    Joined: "name",
    Left: "name",
    CancelledByHost: "name",
    SeatTaken: "name",
    SeatRetaken: "name",
}
"""The field that names the user who made the change."""
_ARRIVALS = (Opened, Joined, SeatTaken, SeatRetaken)


def own_names(facts: Iterable[Fact]) -> frozenset[str]:
    """Return the names that a user had at a table, from the facts of their own changes there."""
    return frozenset(str(getattr(fact, _OWN_NAMES[type(fact)])) for fact in facts if isinstance(fact, _ARRIVALS))


def fact_without(fact: Fact, names: frozenset[str], *, own: bool) -> Fact:
    """Return a fact that no longer names a user; `own`: it came of a change that the user made."""
    if own and type(fact) in _OWN_NAMES:
        fact = replace(fact, **{_OWN_NAMES[type(fact)]: FORGOTTEN})
    named = {field: FORGOTTEN for field in _NAMES.get(type(fact), ()) if getattr(fact, field) in names}
    return replace(fact, **named) if named else fact


def sitters_without(sitters: Sequence[Sitter], user: int) -> tuple[Sitter, ...]:
    """Return who sits at a table, with nobody in the place of a user."""
    return tuple(_NOBODY if isinstance(one, Person) and one.user == user else one for one in sitters)


def play_without(play: Play, seats: Sequence[Sitter], user: int, digest: str | None) -> Play:
    """Return what the host keeps of a table without a user: invitations, offers and former sitters.

    `digest` is given at a table in quarantine, where nothing can be decided now: in case the table is mended, the
    user's seat is left open and the digest bars the user from other seats.
    """
    left = tuple(Seat(n) for n, one in enumerate(seats) if isinstance(one, Person) and one.user == user)
    opened = () if digest is None else tuple(seat for seat in left if seat not in play.resigned)
    held = sorted({*left, *(one.seat for one in play.former if one.sitter.user == user)})
    new = () if digest is None else tuple(Forgotten(seat, digest) for seat in held)
    return replace(
        play,
        invited=tuple(one for one in play.invited if one != user),
        offers=tuple(one for one in play.offers if one.to != user),
        former=tuple(replace(one, sitter=_NOBODY) if one.sitter.user == user else one for one in play.former),
        resigned=(*play.resigned, *opened),
        open=(*play.open, *opened),
        forgotten=tuple(dict.fromkeys((*play.forgotten, *new))),
    )


_NOBODY = Person(NOBODY, FORGOTTEN)


def forget(connection: sqlite3.Connection, user: int, codecs: Codecs, digest_at: Callable[[int], str]) -> None:
    """Remove a user from every row; raise `Conflict` while they have to do with an open table.

    `digest_at` returns the user's keyed digest at a table, by the table's number.
    """
    rows = _mentioning(connection, user)
    if any(row["status"] in ("lobby", "running") and _concerns(row, user) for row in rows):
        raise Conflict
    names = {table_id: _forget_facts(connection, table_id, user, codecs) for table_id in _visited(connection, user)}
    for row in rows:
        digest = digest_at(row["id"]) if row["status"] == "broken" else None
        _forget_at(connection, row, user, names.get(row["id"], frozenset()), digest)
    connection.execute("UPDATE move SET by_user = ? WHERE by_user = ?", (NOBODY, user))
    _forget_messages(connection, user)
    connection.execute("DELETE FROM person WHERE user = ?", (user,))


def _mentioning(connection: sqlite3.Connection, user: int) -> list[dict[str, Any]]:
    """Return the rows of `game_table` in which a user's number stands."""
    sql = f"""
    SELECT {", ".join(codec.COLUMNS)}, checksum FROM game_table
    WHERE host = :user OR instr(seats, :user) > 0 OR instr(play, :user) > 0
    """  # noqa: S608 - names of ours
    found = connection.execute(sql, {"user": user})
    return [dict(zip((*codec.COLUMNS, "checksum"), row, strict=True)) for row in found.fetchall()]


def _concerns(row: dict[str, Any], user: int) -> bool:
    """Return whether a user sits or sat at a table, is its host or is asked to it; damaged columns do not count."""
    seats, play = _legible(row)
    people = [one.user for one in seats or () if isinstance(one, Person)]
    if play is not None:
        people += [*play.invited, *(one.to for one in play.offers), *(one.sitter.user for one in play.former)]
    return user in (row["host"], *people)


def _legible(row: dict[str, Any]) -> tuple[tuple[Sitter, ...] | None, Play | None]:
    """Return the columns `seats` and `play`, each None when it is damaged."""
    return legible(codec.read_seats, row["seats"]), legible(codec.read_play, row["play"])


def _visited(connection: sqlite3.Connection, user: int) -> list[int]:
    """Return the tables at which a user made a change that names them."""
    kinds = ", ".join(f"'{kind}'" for kind in (*COMING, "decline"))
    sql = f"SELECT DISTINCT table_id FROM move WHERE by_user = ? AND kind IN ({kinds})"  # noqa: S608 - words of ours
    return [table_id for (table_id,) in connection.execute(sql, (user,)).fetchall()]


def _forget_facts(connection: sqlite3.Connection, table_id: int, user: int, codecs: Codecs) -> frozenset[str]:
    """Rewrite the facts of a table that name a user; return the names that the user had there."""
    made = dict(
        connection.execute("SELECT version, kind FROM move WHERE table_id = ? AND by_user = ?", (table_id, user))
    )
    game = connection.execute("SELECT game FROM game_table WHERE id = ?", (table_id,)).fetchone()
    read = codecs.of(game[0] if game and isinstance(game[0], str) else "").fact
    sql = "SELECT id, version, seat, fact FROM news WHERE id >= ? AND id < ?"
    rows = connection.execute(sql, (table_id << 32, (table_id + 1) << 32)).fetchall()
    own = {version for version, kind in made.items() if kind in COMING}
    names = own_names(read(body) for _, version, _, body in rows if version in own)
    for row_id, version, seat, body in rows:
        if version not in made and not _mentions(body, names):
            continue
        fact = read(body)
        without = fact_without(fact, names, own=version in own)
        if made.get(version) == "decline" and isinstance(fact, Declined):
            without = replace(fact, name=FORGOTTEN)
        if without != fact or (isinstance(fact, Illegible) and (version in made or _mentions(body, names))):
            *_, rewritten, total = codec.fact_to_row(seat, without)
            connection.execute("UPDATE news SET fact = ?, checksum = ? WHERE id = ?", (rewritten, total, row_id))
    return names


def _mentions(body: Any, names: frozenset[str]) -> bool:
    """Return whether one of these names stands in a stored fact; a damaged fact may hold any name."""
    return not isinstance(body, str) or any(msgspec.json.encode(name).decode()[1:-1] in body for name in names)


def _forget_at(
    connection: sqlite3.Connection, row: dict[str, Any], user: int, names: frozenset[str], digest: str | None
) -> None:
    """Remove a user from a row of `game_table`; a damaged row stays damaged, but names them no more."""
    intact = codec.is_intact(list(row.values()))
    sitters, play = _legible(row)
    seats = row["seats"] if sitters is None else codec.to_json(sitters_without(sitters, user))
    if play is not None:
        play = play_without(play, sitters or (), user, digest)
    row |= {
        "host": NOBODY if row["host"] == user else row["host"],
        "seats": seats if sitters is not None else _blotted(seats, user, names),
        "play": codec.to_json(play) if play is not None else _blotted(row["play"], user, names),
    }
    if intact:
        row["checksum"] = codec.row_checksum([row[name] for name in codec.COLUMNS])
    connection.execute(
        "UPDATE game_table SET host = :host, seats = :seats, play = :play, checksum = :checksum WHERE id = :id", row
    )


def _blotted(stored: Any, user: int, names: frozenset[str]) -> str:
    """Return damaged JSON without a user's number and names; nothing of it when it is not even text."""
    if not isinstance(stored, str):
        return ""
    text: str = stored
    for word in (str(user), *(msgspec.json.encode(name).decode()[1:-1] for name in names)):
        text = text.replace(word, str(NOBODY) if word.isdigit() else FORGOTTEN)
    return text


def _forget_messages(connection: sqlite3.Connection, user: int) -> None:
    """Drop the outbox entries that are a user's alone, keep their messages as still to be deleted."""
    private = "kind IN ('letter', 'welcome', 'digest', 'trouble') AND gone = 0"
    # An entry for an onlooker counts as gone once the message is sent, though the message still stands.
    onlookers = "(kind IN ('opening', 'follow') OR kind = 'notice' AND gone = 0)"
    connection.execute(
        f"""
        INSERT INTO erasure (message, channel) SELECT message, channel FROM post
        WHERE user = ? AND (({private}) OR {onlookers}) AND message IS NOT NULL AND channel IS NOT NULL
        ON CONFLICT DO NOTHING
        """,  # noqa: S608 - words of ours
        (user,),
    )
    connection.execute(
        "DELETE FROM post WHERE user = ? AND kind IN ('letter', 'welcome', 'digest', 'notice', 'opening', 'follow')",
        (user,),
    )
    # The receipt of an admission goes too: its occasion holds a hash of the user id that has no key.
    connection.execute(
        """
        INSERT INTO expulsion (thread, user) SELECT channel, user FROM post
        WHERE user = ? AND kind = 'member' AND gone = 0 AND channel IS NOT NULL
        ON CONFLICT DO NOTHING
        """,
        (user,),
    )
    connection.execute("DELETE FROM post WHERE user = ? AND kind = 'member'", (user,))
    # A call may name others too, and the record of a trouble says what is broken.
    connection.execute("UPDATE post SET user = ? WHERE user = ?", (NOBODY, user))
