"""The notebook as lists to press: for every card the one thing that can be done with it, as its owner sees it.

For the owner of the hand alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.game_ui import Choice, Picker, Row
from cogs.case07.kinds import KIND_OF, Kind
from cogs.case07.labels import PICTOGRAMS, label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.i18n import Say
    from cogs.case07.moves import Note
    from cogs.case07.view import Hand

_PAGES = ((Kind.SUSPECT, Kind.CRIME), (Kind.PLACE,))
"""It stands below a whole turn on one panel: two lists, and not three."""


def pages(moves: Sequence[Note], hand: Hand, say: Say) -> tuple[Row, ...]:
    """Lay out what would change something: every card once, but for those that the notebook crosses out by itself."""
    useful = [(n, move) for n, move in enumerate(moves) if _changes(move, hand)]
    laid = ((kinds, [(n, move) for n, move in useful if KIND_OF[move.card] in kinds]) for kinds in _PAGES)
    return tuple(
        Picker(say("pick-note", kind="-".join(kinds)), tuple(_choice(n, move, say) for n, move in page))
        for kinds, page in laid
        if page
    )


def _changes(move: Note, hand: Hand) -> bool:
    return move.card not in hand.follows and move.out is (move.card not in hand.notes)


def _choice(n: int, move: Note, say: Say) -> Choice:
    name = label(move.card, say)
    return Choice(n, name, PICTOGRAMS[move.card]) if move.out else Choice(n, say("note-restore", card=name), "↩️")
