"""The dossier and the solution of the daily case in words: complete enough to solve the case by ear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.board import solving_turn
from cogs.case07.cards import PLACES, locations, neighbours
from cogs.case07.describe import finding
from cogs.case07.labels import all_polish, cell, polish

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from bot.i18n.translation import Say
    from cogs.case07.board import Investigation
    from cogs.case07.cards import Card, Tiles
    from cogs.case07.daily.dossier import Dossier, Solution


def headline(dossier: Dossier, say: Say) -> str:
    """Return the answer to the last move and the number of cases that it left; empty before the first move."""
    if dossier.solution is not None:
        return say.about("daily-solved" if dossier.solved else "daily-unsolved", dossier.solution.case)
    findings = dossier.hand.board.players[dossier.hand.seat].findings
    return f"{finding(findings[-1], say)}. {say('daily-possible', count=dossier.possible)}" if findings else ""


def describe(dossier: Dossier, say: Say) -> str:
    """Return all that the player may know: evidence, patrols, answers, and what is still possible in each place."""
    if dossier.solution is not None:
        return solution(dossier.solution, say)
    return "\n".join((*_situation(dossier, say), *_places(dossier, say)))


def _situation(dossier: Dossier, say: Say) -> Iterator[str]:
    board = dossier.hand.board
    player = board.players[dossier.hand.seat]
    if not player.findings:
        yield say("daily-possible", count=dossier.possible)
    else:
        lines = "; ".join(f"{turn}. {finding(entry, say)}" for turn, entry in enumerate(player.findings, 1))
        yield say("secret-found", findings=lines)
    where = locations(board.tiles)
    evidence = ", ".join(f"{polish(card)} [{cell(where[card])}]" for card in board.row)
    yield say("board-row", cards=evidence) if board.row else say("board-row-empty")
    yield say("board-patrols", patrols=player.patrols)
    yield say("daily-held", cards=all_polish(dossier.hand.held.cards))


def _places(dossier: Dossier, say: Say) -> Iterator[str]:
    """Yield each place with its possible tiles and its neighbours."""
    yield say("daily-grid")
    crossed_out = frozenset(dossier.hand.follows)
    for place, tiles in zip(PLACES, dossier.hand.board.tiles, strict=True):
        yield _place(place, tiles, crossed_out)


def _place(place: Card, tiles: Tiles, crossed_out: Collection[Card]) -> str:
    """Return a place; it stands in brackets if it is crossed out."""
    name = f"({polish(place)})" if place in crossed_out else polish(place)
    left = [card for card in (tiles.suspect, tiles.crime) if card is not None and card not in crossed_out]
    cells = " ".join(sorted(map(cell, neighbours(place))))
    return f"{cell(place)} {name}: {all_polish(left) or '–'} → {cells}"


def solution(answer: Solution, say: Say) -> str:
    """Return the case, and for each attempt of the chart its questions and what could have been known when."""
    names = ("daily-own", "daily-model") if answer.played else ("daily-model",)
    return "\n".join(
        (
            say.about("daily-solution", answer.case),
            *(line for row, name in enumerate(names) for line in _attempt(answer.chart, row, say(name), say)),
        )
    )


def _attempt(chart: Investigation, row: int, name: str, say: Say) -> Iterator[str]:
    """Yield the lines of an attempt: its cost and course, then its questions with the cases that they left."""
    known, turn = chart.known[row], solving_turn(chart, row)
    parts = (
        say("daily-attempt", name=name, cost=chart.points[row]),
        say("past-never") if known is None else say("past-known", turn=known),
        say("past-solved", turn=turn) if turn else "",
    )
    yield " ".join(filter(None, parts))
    steps = zip(chart.findings[row], chart.left[row], strict=True)
    yield from (f"{number}. {finding(entry, say)} → {left}" for number, (entry, left) in enumerate(steps, 1))
