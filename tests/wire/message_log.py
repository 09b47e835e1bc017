"""A log of every message that the bot processes of a run have sent, and its comparison with the stored tables.

The log records each request when it reaches the simulated Discord, so it also has messages that were deleted later.
`faults` reads the database as a separate program does.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter, defaultdict
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from bot import discovery
from bot.courier.outbox import EntryKind
from bot.maintenance import reader
from bot.storage import opening
from bot.table import replay
from bot.table.model import Status
from bot.transport.message import nonce_of
from tests.wire.presses import controls

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from bot.maintenance.reader import StoredTable
    from bot.playground.simulator import Discord, Upload
    from bot.table.model import Table
    from tests.wire.played_table import PlayedTable

MESSAGES, MESSAGE = re.compile(r"/channels/\d+/messages"), re.compile(r"/channels/\d+/messages/\d+")
"""The paths of the requests that send a message and that edit one."""


class Harm(StrEnum):
    """The effect of a fault on the players."""

    LOST = "lost"
    DOUBLED = "doubled"
    SECRET = "secret"
    """A message is in a place where its reader may not see it."""


class Fault(NamedTuple):
    """A difference between the messages, the presses and the database that must not exist."""

    harm: Harm
    about: str
    """The table, the message and the numbers, for the developer."""


class MessageLog:
    """A log of all messages that bots send to a simulated Discord through its REST interface."""

    def __init__(self, world: Discord) -> None:
        self.messages: dict[str, set[int]] = defaultdict(set)
        """The ids of the messages that were sent with each nonce."""
        self.unnamed: set[int] = set()
        """The ids of messages without a nonce."""
        self.places: dict[int, int] = {}
        """The channel of each message."""
        self.files: dict[int, dict[bytes, int]] = defaultdict(dict)
        """The files that each message has shown: digests, and the numbers of the requests that showed them first."""
        self._requests = 0
        self.versions: dict[int, int] = {}
        """The greatest version of each table that a message has shown."""
        self._request: Callable[..., Any] = world.request
        vars(world)["request"] = self._noted

    def _noted(
        self, method: str, path: str, body: Any = None, *, uploads: Sequence[Upload] = (), **options: Any
    ) -> Any:
        answer = self._request(method, path, body, uploads=uploads, **options)
        if method == "PATCH" and MESSAGE.fullmatch(path):
            self._note(int(answer["id"]), answer, uploads)
        elif method == "POST" and MESSAGES.fullmatch(path):
            self._note(int(answer["id"]), answer, uploads)
            self._note_nonce(int(answer["id"]), answer)
        return answer

    def _note(self, message: int, answer: Mapping[str, Any], uploads: Sequence[Upload]) -> None:
        self.places[message] = int(answer["channel_id"])
        self._requests += 1
        for upload in uploads:
            self.files[message].setdefault(hashlib.sha256(upload.data).digest(), self._requests)
        self._note_versions(answer)

    def _note_nonce(self, message: int, answer: Mapping[str, Any]) -> None:
        if nonce := answer.get("nonce"):
            self.messages[str(nonce)].add(message)
        else:
            self.unnamed.add(message)

    def _note_versions(self, answer: Mapping[str, Any]) -> None:
        for control in controls(answer["components"]):
            verb, *tail = str(control["custom_id"]).partition(":~")[0].split(":")
            if verb == "hint":
                table, version = int(tail[0]), int(tail[1])
                self.versions[table] = max(version, self.versions.get(table, 0))


class Entry(NamedTuple):
    """A row of the outbox. The rows of deleted messages are read as well."""

    table: int
    kind: EntryKind
    occasion: str
    nonce: str
    user: int | None
    seat: int | None
    since: float | None
    """Of a call: the start of the turn."""

    def __str__(self) -> str:
        """Return the name of the message."""
        return f"table {self.table}: {self.kind} {self.occasion}"


SELECT_ENTRIES = "SELECT table_id, kind, occasion, nonce, user, seat, since FROM post"
SELECT_WELCOMES = "SELECT guild, at FROM welcome"


async def faults(log: MessageLog, tables: Sequence[PlayedTable]) -> list[Fault]:
    """Return all faults. `tables` are all tables of the database, and have nothing left to send."""
    games = discovery.games()
    async with opening.open_read_only(tables[0].postgresql) as database:
        stored = [await reader.read_from(database, games, table.number) for table in tables]
        rows = await database.rows(SELECT_ENTRIES)
        entries = [Entry(table, EntryKind(kind), *values) for table, kind, *values in rows]
        welcomes = await database.rows(SELECT_WELCOMES)
    known = {entry.nonce: str(entry) for entry in entries}
    known |= {nonce_of(guild, "welcome", at): f"the welcome of server {guild}" for guild, at in welcomes}
    found = [*_faults_of_messages(log, known)]
    for played, kept in zip(tables, stored, strict=True):
        of_table = [entry for entry in entries if entry.table == kept.table.id]
        found += [*_faults_of_moves(log, played, kept), *_faults_of_places(log, of_table, played, kept.table)]
        found += [*_faults_of_calls(of_table), *_faults_of_secrets(log, of_table)]
    return found


def _faults_of_messages(log: MessageLog, known: Mapping[str, str]) -> Iterator[Fault]:
    """Yield messages that were sent twice, or that the database does not have; `known` has their names by nonce."""
    for message in log.unnamed:
        yield Fault(Harm.DOUBLED, f"message {message} has no nonce")
    for nonce, messages in log.messages.items():
        if nonce not in known:
            yield Fault(Harm.DOUBLED, f"messages {messages}: the database does not know their nonce")
        elif len(messages) > 1:
            yield Fault(Harm.DOUBLED, f"{known[nonce]} was sent {len(messages)} times")


def _faults_of_moves(log: MessageLog, played: PlayedTable, kept: StoredTable) -> Iterator[Fault]:
    """Yield presses with two moves, moves without a press, pending news, and games whose replay differs."""
    name, table = f"table {kept.table.id}", kept.table
    made = [played.saved(press) for press in played.presses]
    if max(made, default=0) > 1 or sum(made) < table.moves:
        yield Fault(Harm.DOUBLED, f"{name}: {table.moves} moves of {sum(made)} presses")
    if sum(made) > table.moves:
        yield Fault(Harm.LOST, f"{name}: {table.moves} moves of {sum(made)} presses")
    if kept.pending:
        yield Fault(Harm.LOST, f"{name}: {len(kept.pending)} facts were not told")
    if table.public_version < log.versions.get(table.id, 0):
        yield Fault(Harm.LOST, f"{name}: a board showed a version that is not stored")
    if not replay.verify(*reader.replay_input(kept)).agrees:
        yield Fault(Harm.LOST, f"{name}: the replay differs")


def _faults_of_places(log: MessageLog, entries: Sequence[Entry], played: PlayedTable, table: Table) -> Iterator[Fault]:
    """Yield messages in wrong places, and a board, card or farewell that stands twice or not at all."""
    direct, messages = played.world.backend.dm_channels, played.world.backend.messages
    standing = Counter[EntryKind]()
    for entry in entries:
        traits = entry.kind.traits
        places = {direct.get(entry.user or 0)} if traits.private else {table.place.channel, table.place.thread}
        is_reader = not traits.seat_bound or table.seats[entry.seat or 0].user == entry.user
        for message in log.messages.get(entry.nonce, ()):
            if log.places[message] not in places or not is_reader:
                yield Fault(Harm.SECRET, f"{entry} is in {log.places[message]}")
            standing[entry.kind] += message in messages.get(log.places[message], {})
    is_over = table.status is Status.ENDED
    for kind, number in ((EntryKind.BOARD, 1), (EntryKind.CARD, 1), (EntryKind.FAREWELL, int(is_over))):
        if standing[kind] != number:
            harm = Harm.DOUBLED if standing[kind] > number else Harm.LOST
            yield Fault(harm, f"table {table.id}: {standing[kind]} messages of the kind {kind}")


def _faults_of_calls(entries: Sequence[Entry]) -> Iterator[Fault]:
    """Yield turns for which a seat was called twice."""
    calls = Counter((entry.seat, entry.since) for entry in entries if entry.since is not None)
    for (seat, since), number in calls.items():
        if number > 1:
            yield Fault(Harm.DOUBLED, f"table {entries[0].table}: seat {seat} was called {number} times at {since}")


def _faults_of_secrets(log: MessageLog, entries: Sequence[Entry]) -> Iterator[Fault]:
    """Yield pictures of letters that were shown in another place later.

    A picture that another place has shown earlier is no secret: a letter before the first secret has the public board.
    """
    for entry in entries:
        for message in log.messages.get(entry.nonce, ()) if entry.kind is EntryKind.LETTER else ():
            private = log.files.get(message, {})  # a letter without a picture has no files
            for other, shown in log.files.items():
                is_elsewhere = log.places[other] != log.places[message]
                if is_elsewhere and any(shown[digest] > private[digest] for digest in shown.keys() & private.keys()):
                    yield Fault(Harm.SECRET, f"a picture of {entry} is in {log.places[other]}")
