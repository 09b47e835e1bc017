"""Reference players of 07 zgłoś się, for its computer players to be measured against.

Both know everything that can be known and announce when one case is left; they only ask worse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.cards import locations
from cogs.case07.knowledge import possible
from cogs.case07.moves import Accuse, Announce, Examine, Move, Patrol

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.case07.board import Hand
    from cogs.case07.cards import Case

TRIES = 20
"""Cases that are drawn until one has a part which may be asked about."""


def at_random(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ask anything."""
    cases, asked = possible(hand.board, hand.seat, hand.held), _questions(moves)
    if len(cases) == 1 or not asked:
        return _towards(cases[0], hand, moves)
    return chance.pick(asked)


def consistent(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ask about a part of a random case that is still possible: a card of it, or the place where its tile lies."""
    cases, asked = possible(hand.board, hand.seat, hand.held), _questions(moves)
    if len(cases) == 1 or not asked:
        return _towards(cases[0], hand, moves)
    where = locations(hand.board.tiles)
    for _ in range(TRIES):
        cards = chance.pick(cases).cards
        parts = {*map(Examine, cards), *(Patrol(where[card]) for card in cards)}
        if fitting := [move for move in asked if move in parts]:
            return chance.pick(fitting)
    return chance.pick(asked)


def _questions(moves: tuple[Move, ...]) -> list[Move]:
    return [move for move in moves if isinstance(move, Examine | Patrol)]


def _towards(case: Case, hand: Hand, moves: tuple[Move, ...]) -> Move:
    """Announce a case, or lay a black disc that is missing for it."""
    if hand.accused == case.cards:
        return Announce()
    return next((accuse for card in case.cards if (accuse := Accuse(card)) in moves), moves[0])
