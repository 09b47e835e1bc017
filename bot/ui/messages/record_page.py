"""The words about a record: what was given out, and whether a file holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Seat
from bot.i18n.names import escaped_name
from bot.ui.messages import cards
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.i18n.translation import Say
    from bot.records.model import Record
    from bot.records.verdict import RecordVerdict
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.game_ui import GameUI

DEAL = 0
"""The number of the deal among the steps."""


def given(table: Table, record: Record, agreed: int, people: int, say: Say) -> str:
    """Return the text beside a record: `agreed` of the table's `people` may be named in it."""
    names = say("record-named") if agreed == people else say("record-nameless", agreed=agreed, people=people)
    return f"{say('record-given', table=cards.name(table, say), moves=len(record.moves))}\n-# {names}"


def verdict(uis: Mapping[str, GameUI], verdict: RecordVerdict, say: Say, *, is_own: bool) -> Message:
    """Return the verdict on a replayed record; `is_own`: this bot gave it out exactly so."""
    game_say, finding = say.within(verdict.game), verdict.finding
    title = f"{uis[verdict.game].emblem} {game_say('game-name')}"
    if finding.differs_at is not None:
        part = "deal" if finding.differs_at == DEAL and finding.part == "facts" else finding.part
        differs = say(f"record-differs-{part}", move=finding.differs_at)
        return framed(say("record-differs", game=title, moves=finding.moves), differs)
    return framed(
        say("record-holds", game=title, moves=finding.moves),
        _result(verdict, say),
        say("record-sealed") if is_own else say("record-unsealed"),
        say("record-commitment", commitment=verdict.commitment),
    )


def _result(verdict: RecordVerdict, say: Say) -> str:
    """Return a line per seat, the best first."""
    names = [_player(verdict, Seat(seat), say) for seat in range(len(verdict.players))]
    if verdict.outcome is None:
        return f"{', '.join(names)}\n{say('record-no-result')}"
    ranking = sorted(zip(verdict.outcome.places, names, verdict.outcome.scores, strict=True), key=lambda line: line[0])
    return "\n".join(f"**{place}.** {name} · {score}" for place, name, score in ranking)


def _player(verdict: RecordVerdict, seat: Seat, say: Say) -> str:
    player = verdict.players[seat]
    name = escaped_name(player.name) if player.name else say("record-player", number=seat + 1)
    return f"🤖 {name}" if player.computer is not None else name
