"""What is told to all when an investigation is over: who was first, everybody's case, and how all stand.

Of investigations that are over only; one in which the game was cut short is one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.board import INVESTIGATIONS, standing
from cogs.case07.describe import headline
from cogs.case07.facts import InvestigationBegun, InvestigationOver, PatrolsDecide, PenaltiesDecide
from cogs.case07.labels import all_polish

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import Fact
    from bot.i18n.translation import Say
    from cogs.case07.board import Board, Investigation


def ended(board: Board, facts: Sequence[Fact], say: Say) -> str | None:
    """Return what is told of an investigation that a move has ended, by the facts of that move; None: it ended none.

    `board` is the one after the move, on which the next investigation may have begun.
    """
    number = next((fact.number for fact in facts if isinstance(fact, InvestigationOver)), None)
    if number is None:
        return None
    past = board.past[number - 1]
    title = f"## {say('ended-title', number=number, count=INVESTIGATIONS)}"
    return "\n".join((title, _decided(past, say), *_results(past, say), _standings(board, say), *_after(facts, say)))


def broken_off(board: Board, say: Say) -> str:
    """Return what is told of the investigation in which the game was cut short: everybody's case, and how all stand."""
    past = board.past[-1]
    return "\n".join((f"## {headline(board, say)}", *_results(past, say), _standings(board, say)))


def _decided(past: Investigation, say: Say) -> str:
    """Return who was first: “all who solve in the same round share the next free box” [R8]."""
    rounds = [round_ for round_ in past.solved if round_ is not None]
    if not rounds:
        return say("ended-nobody")
    first = min(rounds)
    names = (name for name, round_ in zip(say.names, past.solved, strict=True) if round_ == first)
    return say("ended-first", names=", ".join(names), round=first)


def _results(past: Investigation, say: Say) -> Iterator[str]:
    """Yield a line for each player, the most points first."""
    for seat in sorted(range(len(past.points)), key=lambda seat: -past.points[seat]):
        cards = all_polish(past.cases[seat].cards)
        told = say("ended-line", cards=cards, points=past.points[seat], round=past.solved[seat] or 0)
        yield f"• **{say.names[seat]}**: {told}"


def _standings(board: Board, say: Say) -> str:
    """Return how everybody stands now, less penalty points, the best first."""
    stand = [standing(each.points, each.penalties, each.patrols) for each in board.players]
    order = sorted(range(len(stand)), key=lambda seat: stand[seat], reverse=True)
    return say("ended-standing", scores=", ".join(f"{say.names[seat]}: {stand[seat][0]}" for seat in order))


def _after(facts: Sequence[Fact], say: Say) -> Iterator[str]:
    """Yield who begins the next investigation, or what decided between players with as many points."""
    for fact in facts:
        if isinstance(fact, InvestigationBegun):
            yield say("ended-next", seat=say.names[fact.seat], number=fact.number)
        elif isinstance(fact, PatrolsDecide | PenaltiesDecide):
            yield say.fact(fact)
