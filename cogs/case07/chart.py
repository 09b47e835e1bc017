"""How far each player could have been: what was still possible for him, turn by turn.

Works on an investigation that is over, when all cases lie open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.answers import fitting

if TYPE_CHECKING:
    from bot.game import Seat
    from cogs.case07.kinds import Card
    from cogs.case07.view import Investigation


def left(past: Investigation, seat: Seat) -> tuple[int, ...]:
    """Return how many cases were still possible for a seat after each of its turns, the announced one left out.

    It could know what it was answered, the case that it held, and the cases that others had solved by then.
    """
    counts: list[int] = []
    findings = past.findings[seat]
    for turn, finding in enumerate(findings, 1):
        if counts and counts[-1] == 1:
            return (*counts, *(1,) * (len(findings) - len(counts)))
        open_cards = _open(past, seat, finding.round)
        cases = fitting(past.tiles, findings[:turn])
        counts.append(sum(open_cards.isdisjoint(case.cards) for case in cases))
    return tuple(counts)


def _open(past: Investigation, seat: Seat, round_: int) -> frozenset[Card]:
    """Return the cards of the case that a seat holds, and of those solved before its turn in a round."""
    count = len(past.cases)
    known = {(seat + 1) % count}
    for other, solved in enumerate(past.solved):
        earlier = (other - past.first) % count < (seat - past.first) % count
        if solved is not None and other != seat and (solved < round_ or (solved == round_ and earlier)):
            known.add(other)
    return frozenset(card for at in known for card in past.cases[at].cards)
