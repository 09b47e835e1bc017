"""The verdict on a file that a user sends: what it is, and whether it holds. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.game.contract import Outcome
from bot.records.checking import RecordFinding, check
from bot.records.model import RecordedPlayer, UnreadableRecordError, decoded
from bot.records.seals import content_digest

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import AnyGame


class RecordVerdict(Struct, frozen=True):
    """The verdict. Everything but `refused` comes from the file, so nothing of it can be trusted by itself."""

    refused: str = ""
    """The id of the message why the file was not replayed; empty: it was, and the other fields count."""
    game: str = ""
    finding: RecordFinding = RecordFinding(0)
    commitment: str = ""
    players: tuple[RecordedPlayer, ...] = ()
    """The players by seat."""
    outcome: Outcome | None = None
    digest: str = ""
    """The `content_digest` of the record."""
    seal: str = ""


def verdict_on(data: bytes, find_game: Callable[[str], AnyGame | None]) -> RecordVerdict:
    """Return the verdict on the content of a file; `find_game` returns the installed game with a name, or None."""
    try:
        record = decoded(data)
        game = find_game(record.game)
        if game is None:
            return RecordVerdict("record-unknown-game")
        if not record.over:
            return RecordVerdict("record-not-over")
        finding = check(game, record)
        return RecordVerdict(
            game=game.name,
            finding=finding,
            commitment=record.commitment,
            players=record.players or (RecordedPlayer(),) * record.seats,
            outcome=record.outcome,
            digest=content_digest(record),
            seal=record.seal,
        )
    except UnreadableRecordError as error:
        return RecordVerdict(error.text)
    except RecursionError:
        return RecordVerdict("record-damaged")
