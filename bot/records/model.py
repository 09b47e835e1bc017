"""The record of a game: its inputs, and a check of what followed from each. `.github/RECORDS.md` describes the format.

A record contains the seed and every move, and thus every secret of the game. It names persons only if they agreed.
"""

from __future__ import annotations

import re

import msgspec
from msgspec import Struct

from bot.game.contract import Outcome, Seat, Strength

FORMAT, VERSION = "board-game-record", 1
"""The name of the format, and its present version; a file begins with both: `board-game-record/1`."""
MAX_UPLOAD_BYTES = 4_000_000
"""The largest record that a user may send: complete games with a server's own town take less than 1 MB."""
MAX_RECORD_BYTES = 16_000_000
"""The largest record that an operator may read."""
MAX_MOVES = 50_000
"""More moves than any game has, private ones included."""
MAX_NAME_LENGTH = 100
"""Characters of a name; Discord allows 32."""
_TAG = re.compile(rf"{FORMAT}/(\d{{1,9}})")


class RecordedMove(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move and its seat."""

    seat: Seat
    move: msgspec.Raw
    """JSON of the game's move type."""
    unseen: bool = False
    """True: no other seat could notice the move."""
    check: str = ""
    """The check of the facts that followed (`bot.records.checking.check_of`); empty: unknown."""


class RecordedPlayer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The player of a seat at the end."""

    name: str = ""
    """Empty: the name is not given."""
    computer: Strength | None = None
    """The strength of a computer player; None: a person."""


class Record(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="format", tag="board-game-record/1"
):
    """The complete inputs of a game, and what followed from them."""

    game: str
    seats: int
    options: msgspec.Raw
    """JSON of the game's options; missing ones are those of the rule book."""
    seed: str
    """Hexadecimal."""
    moves: tuple[RecordedMove, ...] = ()
    over: bool = False
    """True: the game has finished, so its secrets may be shown."""
    about: str = ""
    """A remark for the reader of the record."""
    rules: int | None = None
    """The game's rules version; None: the present one."""
    commitment: str = ""
    """The hex SHA-256 of the seed, as published when the game started; empty: unknown."""
    deal: str = ""
    """The check of the facts of the deal, as that of a move."""
    players: tuple[RecordedPlayer, ...] = ()
    """The players by seat; empty: nothing is known of them."""
    resigned: tuple[Seat, ...] = ()
    """The seats whose players gave up or left, in this order: they are ranked last."""
    outcome: Outcome | None = None
    """None: the game ended without one."""
    seal: str = ""
    """The keyed digest by which the bot that wrote the record recognises it (`bot.records.seals`); empty: none."""


class _Header(Struct, frozen=True):
    format: str = ""


class UnreadableRecordError(ValueError):
    """A file is not a record of this version; `text` is the id of the message that says so to a user."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(reason)
        self.text = text


def raw(value: object) -> msgspec.Raw:
    """Return a value as JSON for a record."""
    return msgspec.Raw(msgspec.json.encode(value, order="deterministic"))


def encoded(record: Record) -> bytes:
    """Return a record as the text of a file."""
    return msgspec.json.format(msgspec.json.encode(record)) + b"\n"


def decoded(data: bytes) -> Record:
    """Return the record in a file; raise `UnreadableRecordError`."""
    try:
        tag = msgspec.json.decode(data, type=_Header).format
        version = _TAG.fullmatch(tag)
        if version is None:
            raise UnreadableRecordError("record-foreign", "it is no record of a game")
        if int(version[1]) != VERSION:
            raise UnreadableRecordError(
                "record-other-version", f"it has version {version[1]} of the format, not {VERSION}"
            )
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise UnreadableRecordError("record-foreign", f"it is no record of a game ({error})") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableRecordError("record-damaged", f"it is no record of a game ({error})") from None
    if not _is_consistent(record):
        raise UnreadableRecordError("record-edited", "its parts do not fit together")
    return record


def _is_consistent(record: Record) -> bool:
    """Return whether the lists of a record have the right lengths and name only its seats."""
    outcome = record.outcome
    return (
        len(record.moves) <= MAX_MOVES
        and len(record.players) in (0, record.seats)
        and all(len(player.name) <= MAX_NAME_LENGTH for player in record.players)
        and len(set(record.resigned)) == len(record.resigned)
        and all(0 <= seat < record.seats for seat in record.resigned)
        and (outcome is None or len(outcome.places) == len(outcome.scores) == record.seats)
    )
