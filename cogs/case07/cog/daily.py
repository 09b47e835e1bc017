"""The `DailyUI` of 07 zgłoś się: the panel of the daily case.

Uses the player's dossier and moves only, so neither the case nor the deck is available here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ui.game_ui import Choice, DailyUI, Drawing, Picker, Row, buttons
from cogs.case07.cards import KIND_OF, PLACES, Card, Case, Kind, cards_in, locations
from cogs.case07.daily.moves import GiveUp, Solve
from cogs.case07.daily.words import describe, headline, solution
from cogs.case07.labels import KINDS, PICTOGRAMS, all_labels, all_polish, cell, label, polish
from cogs.case07.moves import Examine, Patrol
from images.case07.daily import draw_daily, draw_own_solution, draw_solution

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.i18n.translation import Say
    from cogs.case07.daily.dossier import Dossier


def menu(moves: Sequence[Any], dossier: Dossier, say: Say) -> tuple[Row, ...]:
    """Return the lists of evidence, places and solutions; only the solution when it is the only one."""
    if len(dossier.candidates) == 1:
        return buttons(_solutions(moves, say, main=True))
    patrols = dossier.hand.board.players[dossier.hand.seat].patrols
    return (
        *_picker(say("pick-evidence"), _evidence(moves, dossier, say)),
        *_picker(say("daily-patrol", left=patrols), _places(moves, dossier, say)),
        *_picker(say("daily-announce", count=len(dossier.candidates)), _solutions(moves, say)),
    )


def _picker(prompt: str, choices: Iterable[Choice]) -> tuple[Row, ...]:
    offered = tuple(choices)
    return (Picker(prompt, offered),) if offered else ()


def _evidence(moves: Sequence[Any], dossier: Dossier, say: Say) -> Iterable[Choice]:
    """Yield the open evidence, each card with the place of its tile."""
    where = locations(dossier.hand.board.tiles)
    for n, move in enumerate(moves):
        if isinstance(move, Examine):
            place = where[move.card]
            yield Choice(n, label(move.card, say), PICTOGRAMS[move.card], description=_position(move.card, place))


def _position(card: Card, place: Card) -> str:
    return cell(place) if KIND_OF[card] is Kind.PLACE else f"{cell(place)} {polish(place)}"


def _places(moves: Sequence[Any], dossier: Dossier, say: Say) -> Iterable[Choice]:
    """Yield the places for a patrol, each with what it may still have: its suspect, its crime, itself."""
    crossed_out = frozenset(dossier.hand.follows)
    for n, move in enumerate(moves):
        if isinstance(move, Patrol):
            left = [card for card in cards_in(move.place, dossier.hand.board.tiles) if card not in crossed_out]
            names = ", ".join(KINDS[Kind.PLACE] if card is move.place else polish(card) for card in left)
            description = f"{cell(move.place)} · {names or '–'}"
            yield Choice(n, label(move.place, say), PICTOGRAMS[move.place], description=description)


def _solutions(moves: Sequence[Any], say: Say, *, main: bool = False) -> Iterable[Choice]:
    """Yield the solutions: as one button (`main`), or for a list with the translations in a second line."""
    for n, move in enumerate(moves):
        if isinstance(move, Solve):
            cards = Case(move.suspect, move.crime, move.place).cards
            if main:
                yield Choice(n, say("announce-cards", cards=all_polish(cards)), "📢", main=True)
            else:
                yield Choice(n, all_polish(cards), "📢", description=all_labels(cards, say)[:100])


def surrender(moves: Sequence[Any], say: Say) -> tuple[Choice, ...]:
    """Return the move that gives up; none after the end."""
    return tuple(Choice(n, say("daily-give-up"), "🏳️") for n, move in enumerate(moves) if isinstance(move, GiveUp))


def phrases(move: Any, _dossier: Dossier, say: Say) -> tuple[str, ...]:
    """Return the wordings of a move; a place can be named with its cell."""
    words, place = say.move(move), getattr(move, "place", None)
    return (words, f"{words} {cell(place)}") if place is not None and place in PLACES else (words,)


DAILY_UI = DailyUI(
    emblem="🕵️",
    headline=headline,
    describe=describe,
    pictures=(Drawing(draw_daily, describe), Drawing(draw_own_solution, describe)),
    menu=menu,
    surrender=surrender,
    phrases=phrases,
    solution=solution,
    solution_pictures=(Drawing(draw_solution, solution),),
)
