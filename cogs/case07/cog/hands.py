"""What a hand holds, in words: the neighbour's case, the black discs, what was found out, the notebook.

For the owner of the hand alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.describe import asked_about, asked_by, finding
from cogs.case07.kinds import OF_KIND, Card, Kind
from cogs.case07.labels import KINDS, all_labels, all_polish, cell, label
from cogs.case07.neighbours import lies, near

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.i18n import Say
    from cogs.case07.view import Hand


def secrets(hand: Hand, say: Say) -> str:
    """Return what a seat alone knows, and what its investigation has brought."""
    return f"{known(hand, say)}\n{noted(hand, say)}"


def known(hand: Hand, say: Say) -> str:
    """Return what a seat holds and is asked, whom it accuses, and what its investigation has brought."""
    lines = (_asked, _held, _accused, _found)
    return "\n".join(line for tell in lines for line in tell(hand, say))


def noted(hand: Hand, say: Say) -> str:
    """Return what a seat's notebook leaves open, and what was crossed out in it by hand."""
    return "\n".join(_notebook(hand, say))


def _asked(hand: Hand, say: Say) -> Iterator[str]:
    """Yield what has to be answered by hand, and what one has to know for it: where everything lies."""
    question, where = hand.board.question, lies(hand.board.tiles)
    if question is None or question.holder != hand.seat:
        return
    about = f"{asked_by(question)} {', '.join(_located(card, where, say) for card in asked_about(question))}"
    yield say("secret-asked", seat=say.names[question.asker], about=about)
    yield say("secret-lies", cards=", ".join(_located(card, where, say) for card in hand.held.cards))


def _located(card: Card, where: Mapping[Card, Card], say: Say) -> str:
    """Return a card with the place where its tile lies, and with the places next door."""
    at = where[card]
    return f"{label(card, say)} [{cell(at)} → {' '.join(sorted(map(cell, near(at))))}]"


def _held(hand: Hand, say: Say) -> Iterator[str]:
    neighbour = say.names[(hand.seat + 1) % len(say.names)]
    yield say("secret-held", seat=neighbour, cards=all_labels(hand.held.cards, say))


def _accused(hand: Hand, say: Say) -> Iterator[str]:
    if hand.accused:
        yield say("secret-accused", cards=all_labels(hand.accused, say))


def _found(hand: Hand, say: Say) -> Iterator[str]:
    found = hand.board.players[hand.seat].findings
    told = "; ".join(f"{turn}. {finding(each, say)}" for turn, each in enumerate(found, 1))
    yield say("secret-found", findings=told) if found else say("secret-found-nothing")


def _notebook(hand: Hand, say: Say) -> Iterator[str]:
    """Yield what is left after everything that was crossed out, and which of that was by hand."""
    out = {*hand.notes, *hand.follows}
    for kind in Kind:
        left = [card for card in OF_KIND[kind] if card not in out]
        names = all_polish(left) if left else say("secret-none-left")
        yield f"{KINDS[kind]} {say('secret-left', kind=kind.value, count=len(left))} {names}"
    if hand.notes:
        yield say("secret-notes", cards=all_polish(hand.notes))
