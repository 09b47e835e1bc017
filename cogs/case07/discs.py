"""Where a player's own discs lie: on tiles, and on patrols as long as nobody knows for which tile.

Must never know a case: it only lays what an answer or its owner says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.case07.moves import Answer, Size
from cogs.case07.view import Disc, Watch

if TYPE_CHECKING:
    from cogs.case07.kinds import Card, Case
    from cogs.case07.state import Sleuth


def by_evidence(sleuth: Sleuth, card: Card, answer: Answer, there: tuple[Card, ...]) -> Sleuth:
    """Lay the disc that evidence brings on its tile; `there` is all that lies in its place, the place included.

    If a patrol stands there, “the disc moves from the patrol to the tile” [R5]. It has reported this card too, so it
    brought a disc of this size; if none is left on it, “the notes of this size in this place go back to the patrol
    first” [D5].
    """
    size = Size.LARGE if answer is Answer.SAME else Size.SMALL
    watch = next((each for each in sleuth.watches if each.place in there), None)
    if watch is not None:
        if not count(watch, size):
            sleuth = _taken_back(sleuth, watch.place, size, there)
        sleuth = _off_patrol(sleuth, watch.place, size)
    return _on_tile(sleuth, card, size)


def as_note(sleuth: Sleuth, place: Card, card: Card, size: Size) -> Sleuth:
    """Move a disc from the patrol in a place to a tile “as a note” [R6]."""
    return _on_tile(_off_patrol(sleuth, place, size), card, size)


def of_solved(sleuth: Sleuth, case: Case) -> Sleuth:
    """Mark a solved case: “large discs mark them and the player's other discs go” [R4]; patrols stay, empty [D6]."""
    discs = tuple(Disc(card, Size.LARGE) for card in case.cards)
    return replace(sleuth, discs=discs, watches=tuple(Watch(watch.place, 0, 0) for watch in sleuth.watches))


def count(watch: Watch, size: Size) -> int:
    """Return how many discs of a size lie on a patrol."""
    return watch.large if size is Size.LARGE else watch.small


def _on_tile(sleuth: Sleuth, card: Card, size: Size) -> Sleuth:
    return replace(sleuth, discs=(*sleuth.discs, Disc(card, size)))


def _off_patrol(sleuth: Sleuth, place: Card, size: Size, number: int = 1) -> Sleuth:
    watches = (_less(each, size, number) if each.place is place else each for each in sleuth.watches)
    return replace(sleuth, watches=tuple(watches))


def _less(watch: Watch, size: Size, number: int) -> Watch:
    if size is Size.LARGE:
        return replace(watch, large=watch.large - number)
    return replace(watch, small=watch.small - number)


def _taken_back(sleuth: Sleuth, place: Card, size: Size, there: tuple[Card, ...]) -> Sleuth:
    """Return the notes of a size in a place to the patrol; discs that evidence has laid stay."""
    sure = {finding.card for finding in sleuth.findings if finding.answer is not Answer.NOTHING}
    noted = [disc for disc in sleuth.discs if disc.size is size and disc.card in there and disc.card not in sure]
    kept = tuple(disc for disc in sleuth.discs if disc not in noted)
    return _off_patrol(replace(sleuth, discs=kept), place, size, -len(noted))
