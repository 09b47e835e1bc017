"""What is told when a round ends, and after the last one of the whole game: who knows whom, the gifts to remember.

Of rounds that are over only; must never tell of a gift that stayed closed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.gifttrap import labels
from cogs.gifttrap.board import Phase
from cogs.gifttrap.describe import shown
from cogs.gifttrap.facts import (
    Gifted,
    GreatsGivenDecide,
    GreatsReceivedDecide,
    LowerDecides,
    NobodyPlays,
    RoundBegun,
    RoundEmpty,
    RoundEnded,
    RoundsOver,
    TooFew,
)
from cogs.gifttrap.review import averages, best_pair, ends, gains, least, most, wished, worst_pair, worth

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game import Fact
    from bot.i18n import Say
    from cogs.gifttrap.board import Board, Round
    from cogs.gifttrap.review import Pair

_ENDS = (Gifted, RoundsOver, NobodyPlays, TooFew, LowerDecides, GreatsGivenDecide, GreatsReceivedDecide)
"""What is told of the end of the game."""


def ended(board: Board, facts: Sequence[Fact], say: Say) -> str | None:
    """Return what is told of a round that a move has ended, by the facts of that move; None: it ended none.

    `board` is the one after the move, on which the next round may have begun.
    """
    found = next((fact for fact in facts if isinstance(fact, RoundEnded | RoundEmpty)), None)
    if found is None:
        return None
    title = f"## {say('ended-title', number=found.round)}"
    best = _best(found, say) if isinstance(found, RoundEnded) else (say.fact(found),)
    return "\n".join((title, *best, *_players(_round(board, found.round), say), *_after(board, facts, say)))


def _round(board: Board, number: int) -> Round:
    return next(each for each in board.past if each.number == number)


def _best(ended: RoundEnded, say: Say) -> tuple[str, ...]:
    """Return who gave best and who worst; nobody is the worst where all gave alike."""
    best = say("ended-best", names=say.names[ended.best], steps=labels.signed(ended.best_steps))
    if ended.best_steps == ended.worst_steps:
        return (best,)
    return (best, say("ended-worst", names=say.names[ended.worst], steps=labels.signed(ended.worst_steps)))


def _players(past: Round, say: Say) -> Iterator[str]:
    """Yield where everybody's markers stand now, and how far they came."""
    for seat, ((give, get), (gave, got)) in enumerate(zip(ends(past), gains(past), strict=True)):
        moved = say("ended-line", give=give, gave=labels.signed(gave), get=get, got=labels.signed(got))
        yield f"• **{say.names[seat]}**: {say('ended-sat-out') if past.tokens[seat] is None else moved}"


def _after(board: Board, facts: Sequence[Fact], say: Say) -> Iterator[str]:
    """Yield who deals next; after the last round what decided, and what there is to remember."""
    for fact in facts:
        if isinstance(fact, RoundBegun):
            yield say("ended-next", seat=say.names[fact.dealer])
        elif isinstance(fact, _ENDS):
            yield say.fact(fact)
    if board.phase is Phase.OVER:
        yield from remembered(board, say)


def remembered(board: Board, say: Say) -> Iterator[str]:
    """Yield who knows whom best and worst, the best gift, the worst, and what everybody wished for most."""
    pairs, given, wishes = averages(board.past), worth(board.past), wished(board.past)
    if not pairs:
        return
    yield f"### {say('review-title')}"
    yield _pair("review-best", best_pair(pairs), pairs, say)
    yield _pair("review-worst", worst_pair(pairs), pairs, say)
    for key, gift in (("review-gift", most(given)), ("review-flop", least(given))):
        yield say(key, gift=labels.name(board, gift, say), steps=labels.signed(given[gift]))
    yield say("review-wished", gift=labels.name(board, most(wishes), say))


def _pair(key: str, pair: Pair, pairs: dict[Pair, float], say: Say) -> str:
    giver, receiver = (say.names[seat] for seat in pair)
    return say(key, giver=giver, receiver=receiver, average=labels.signed(pairs[pair]))


def unwrapped(board: Board, say: Say) -> str:
    """Return what the picture of the last round shows: for each player the wishes and what they were given."""
    last = board.past[-1] if board.past else None
    return "\n".join(shown(last.tokens, last.openings, say)) if last else ""


def matrix(board: Board, say: Say) -> str:
    """Return what the picture of who knows whom shows: by giver the average steps of a gift to each other."""
    found = averages(board.past)
    givers = dict.fromkeys(giver for giver, _ in sorted(found))
    return "\n".join(_row(giver, found, say) for giver in givers)


def _row(giver: int, found: dict[Pair, float], say: Say) -> str:
    told = (f"{say.names[to]} {labels.signed(found[by, to])}" for by, to in sorted(found) if by == giver)
    return say("review-matrix", giver=say.names[giver], averages=", ".join(told))
