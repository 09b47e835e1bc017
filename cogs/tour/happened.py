"""What happened in the last round, as far as it asks teams for new orders [D14]: for the line that calls them.

From what everybody sees; must never tell who is ready, nor until when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour import labels
from cogs.tour.board import Phase
from cogs.tour.rankings import left
from cogs.tour.rules.events import left_behind, near
from cogs.tour.stages.sheet import in_

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.i18n import Say
    from cogs.tour.board import Board
    from cogs.tour.rules.events import Places


def happened(board: Board, say: Say) -> Iterator[str]:
    """Yield what there is to decide about while orders are given: the finish, a prime, or that the front is gone."""
    if board.phase is not Phase.ORDERS or not board.rides or len(board.course) < 2:  # noqa: PLR2004 - before and after
        return
    if board.arrivals:
        yield say("why-last")
        return
    before, after = _places(board, -2), _places(board, -1)
    stage = labels.road(board)
    front = max(field.x for field in after.values())
    if near(before, after, (stage.finish,)):
        yield say("why-finish", fields=left(stage.finish, front))
    for tape in near(before, after, (prime.x for prime in stage.primes)):
        if tape > front:
            yield say("why-prime", fields=left(tape, front), **_prime(board, tape, say))
    lost = left_behind(stage, before, after, {each.number: each.team for each in board.riders})
    if lost:
        yield say("why-behind", teams=", ".join(say.names[seat] for seat in sorted(lost)))


def _places(board: Board, at: int) -> Places:
    """Return where riders were at the start of a round of this stage."""
    return {number: field for number, field in enumerate(board.course[at], 1) if field is not None}


def _prime(board: Board, tape: int, say: Say) -> dict[str, str]:
    """Return what a prime is and is called."""
    sheet = labels.stage_sheet(board, board.name)
    names = [each.prime.name for each in sheet.sections if each.prime]
    kind, name = next((each.kind, name) for each, name in zip(board.crossings, names, strict=True) if each.x == tape)
    return {"prime": say(f"prime-{kind.value}"), "name": in_(name, say.language)}
