"""The public message at the end of an investigation: first solver, all cases and the standings.

Only about investigations that have ended, including one that was interrupted because the game was cut short.
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


def end_message(board: Board, facts: Sequence[Fact], say: Say) -> str | None:
    """Return the message about the investigation that a move ended, by that move's facts; None if it ended none.

    `board` is the board after the move, on which the next investigation may have begun.
    """
    number = next((fact.number for fact in facts if isinstance(fact, InvestigationOver)), None)
    if number is None:
        return None
    past = board.past[number - 1]
    title = f"## {say('ended-title', number=number, count=INVESTIGATIONS)}"
    return "\n".join(
        (title, _first_solvers(past, say), *_results(past, say), _standings(board, say), *_next_lines(facts, say))
    )


def interruption_message(board: Board, say: Say) -> str:
    """Return the message about the interrupted investigation of a game that was cut short: cases and standings."""
    past = board.past[-1]
    return "\n".join((f"## {headline(board, say)}", *_results(past, say), _standings(board, say)))


def _first_solvers(past: Investigation, say: Say) -> str:
    """Return a line with the first solvers: “all who solve in the same round share the next free box” [R8]."""
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
        result = say("ended-line", cards=cards, points=past.points[seat], round=past.solved[seat] or 0)
        yield f"• **{say.names[seat]}**: {result}"


def _standings(board: Board, say: Say) -> str:
    """Return a line with the standings, penalty points deducted, the best player first."""
    standings = [standing(player.points, player.penalties, player.patrols) for player in board.players]
    order = sorted(range(len(standings)), key=lambda seat: standings[seat], reverse=True)
    return say("ended-standing", scores=", ".join(f"{say.names[seat]}: {standings[seat][0]}" for seat in order))


def _next_lines(facts: Sequence[Fact], say: Say) -> Iterator[str]:
    """Yield a line about the next investigation, or about the tie-breaks between players with equal points."""
    for fact in facts:
        if isinstance(fact, InvestigationBegun):
            yield say("ended-next", seat=say.names[fact.seat], number=fact.number)
        elif isinstance(fact, PatrolsDecide | PenaltiesDecide):
            yield say.fact(fact)
