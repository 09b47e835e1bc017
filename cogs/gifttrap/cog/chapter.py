"""The message at the end of a round, and after the last round the review of the game: averages and notable gifts.

Uses finished rounds only and never reveals a gift that stayed closed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Seat
from bot.i18n.translation import signed
from bot.ui.game_ui import Drawing
from cogs.gifttrap import labels
from cogs.gifttrap.board import Phase
from cogs.gifttrap.describe import headline, receiver_lines, whim_lines
from cogs.gifttrap.facts import (
    Gifted,
    GreatsGivenDecide,
    GreatsReceivedDecide,
    LowerDecides,
    NobodyPlays,
    RoundBegun,
    RoundEmpty,
    RoundEnded,
    RoundLevel,
    RoundsOver,
    TooFew,
)
from cogs.gifttrap.gains import end_positions, gains
from cogs.gifttrap.game import GAME
from cogs.gifttrap.opened import best_opening, opening_fact, worst_opening
from cogs.gifttrap.review import averages, best_gift, best_pairs, most_wished, worst_gift, worst_pairs
from images.gifttrap import draw_matrix, draw_unwrapped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from bot.game.contract import Fact
    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Board, Round
    from cogs.gifttrap.review import Pair
    from images.kit import Look, Picture

_END_FACTS = (Gifted, RoundsOver, NobodyPlays, TooFew, LowerDecides, GreatsGivenDecide, GreatsReceivedDecide)
"""Facts that explain the end of the game."""


def round_end_text(board: Board, facts: Sequence[Fact], say: Say) -> str | None:
    """Return the message for a round that a move has ended, by the facts of that move; None: it ended none.

    It names the best and the worst gift. `board` is the board after the move, on which the next round may have begun.
    """
    ending = _ending(facts)
    if ending is None:
        return None
    title = say("ended-title", number=ending.round) if isinstance(ending, RoundEnded) else say.fact(ending)
    return "\n".join((f"## {title}", *_highlights(board, _round(board, ending.round), say)))


def covered_caption(board: Board, say: Say) -> str:
    """Return the players whose covered pictures follow, in the order of the pictures; empty if there are none."""
    if not board.past or board.cut_short:
        return ""
    players = [say.names[seat] for seat in _unwrapping_order(board) if board.past[-1].tokens[seat] is not None]
    return say("unwrap-pictures", names=", ".join(players)) if players else ""


def round_standing(board: Board, facts: Sequence[Fact], say: Say) -> str | None:
    """Return the text below the pictures of a finished round: its givers, all markers and the next dealer.

    After the last round, the result and the film show the markers, and the matrix shows most of the review.
    """
    ending = _ending(facts)
    if ending is None:
        return None
    best = _best_lines(ending, say) if isinstance(ending, RoundEnded) else ()
    markers = () if board.phase is Phase.OVER else _marker_lines(_round(board, ending.round), say)
    return "\n".join((*best, *markers, *_next_lines(board, facts, say)))


def _ending(facts: Sequence[Fact]) -> RoundEnded | RoundLevel | RoundEmpty | None:
    return next((fact for fact in facts if isinstance(fact, RoundEnded | RoundLevel | RoundEmpty)), None)


def _highlights(board: Board, past: Round, say: Say) -> Iterator[str]:
    """Yield the round's best gift if it led forward, and its worst gift if it led back."""
    for opening in (best_opening(past.openings), worst_opening(past.openings)):
        if opening is not None:
            yield say.fact(opening_fact(board.options, past, opening))


def cut_short_text(board: Board, say: Say) -> str:
    """Return the message for a game that was cut short: the round in which it ended, and the review."""
    return "\n".join((f"## {headline(board, say)}", *review_lines(board, say)))


def _round(board: Board, number: int) -> Round:
    return next(past for past in board.past if past.number == number)


def _best_lines(fact: RoundEnded, say: Say) -> tuple[str, ...]:
    """Return the lines of the best and the worst giver."""
    return (
        say("ended-best", names=say.names[fact.best], steps=signed(fact.best_steps)),
        say("ended-worst", names=say.names[fact.worst], steps=signed(fact.worst_steps)),
    )


def _marker_lines(past: Round, say: Say) -> Iterator[str]:
    """Yield the positions of all players' markers and the steps that they moved."""
    for seat, ((give, get), (gave, got)) in enumerate(zip(end_positions(past), gains(past), strict=True)):
        moved = say("ended-line", give=give, gave=signed(gave), get=get, got=signed(got))
        yield f"• **{say.names[seat]}**: {say('ended-sat-out') if past.tokens[seat] is None else moved}"


def _next_lines(board: Board, facts: Sequence[Fact], say: Say) -> Iterator[str]:
    """Yield the next dealer; after the last round, the facts that explain the end, and the whims of computers."""
    for fact in facts:
        if isinstance(fact, RoundBegun):
            yield say("ended-next", seat=say.names[fact.dealer])
        elif isinstance(fact, _END_FACTS):
            yield say.fact(fact)
    if board.phase is Phase.OVER:
        yield from whim_lines(board, say, 1)


def review_lines(board: Board, say: Say) -> Iterator[str]:
    """Yield the review: pairs with the best and worst averages, the awards, the whims; nothing without opened gifts."""
    pairs = averages(board)
    if not pairs:
        return
    yield f"### {say('review-title')}"
    yield _pairs("review-best", best_pairs(board), pairs, say)
    yield _pairs("review-worst", worst_pairs(board), pairs, say)
    yield from _awards(board, say)
    yield from whim_lines(board, say, 1)


def _awards(board: Board, say: Say) -> Iterator[str]:
    """Yield the best gift, the worst gift, and the most wished gift."""
    for key, given in (("review-gift", best_gift(board)), ("review-flop", worst_gift(board))):
        if given is not None:
            between = {"giver": say.names[given.giver], "receiver": say.names[given.receiver]}
            yield say(key, gift=labels.name(board, given.gift, say), **between)
    if (gift := most_wished(board)) is not None:
        yield say("review-wished", gift=labels.name(board, gift, say))


def _pairs(key: str, pairs: Sequence[Pair], averages: Mapping[Pair, float], say: Say) -> str:
    """Return all pairs with the same extreme average, and this average."""
    text = ", ".join(f"{say.names[giver]} → {say.names[receiver]}" for giver, receiver in pairs)
    return say(key, pairs=text, average=signed(averages[pairs[0]], say.language))


def _unwrapping_text(order: int) -> Callable[[Board, Say], str]:
    """Return a function that describes the unwrapping of the n-th receiver, from 0 (the dealer), in the last round."""

    def text(board: Board, say: Say) -> str:
        return "\n".join(receiver_lines(board, board.past[-1], _receiver(board, order), say))

    return text


def _receiver(board: Board, order: int) -> Seat | None:
    """Return the n-th receiver of the last finished round.

    `order` counts from 0. None without a finished round, or if there are fewer players.
    """
    return _unwrapping_order(board)[order] if board.past and order < len(board.players) else None


def _unwrapping_order(board: Board) -> tuple[Seat, ...]:
    """Return all seats as they unwrapped in the last finished round: “the dealer first, then leftward” [R6]."""
    count = len(board.players)
    return tuple(Seat((board.past[-1].dealer + step) % count) for step in range(count))


def _cover(order: int) -> Callable[[Board, Say], str]:
    """Return a function that describes the n-th receiver's unwrapping without its contents."""

    def text(board: Board, say: Say) -> str:
        return say("unwrap-cover", seat=say.names[_unwrapping_order(board)[order]])

    return text


def matrix(board: Board, say: Say) -> str:
    """Return the picture of the matrix in words: by giver the average steps to each friend, then the awards."""
    pair_averages = averages(board)
    givers = dict.fromkeys(giver for giver, _ in sorted(pair_averages))
    return "\n".join((*(_row(giver, pair_averages, say) for giver in givers), *_awards(board, say)))


def _row(giver: int, pair_averages: Mapping[Pair, float], say: Say) -> str:
    cells = (
        f"{say.names[to]} {signed(pair_averages[by, to], say.language)}"
        for by, to in sorted(pair_averages)
        if by == giver
    )
    return say("review-matrix", giver=say.names[giver], averages=", ".join(cells))


def final_matrix(board: Board, look: Look) -> Picture | None:
    """Draw the matrix of averages once the game is finished; before that, it would spoil the suspense."""
    return draw_matrix(board, look) if board.phase is Phase.OVER else None


def pictures() -> tuple[Drawing, ...]:
    """Return the pictures of a finished round: each player's unwrapping, the dealer first.

    At the end of the game the matrix comes first, because Discord shows the first of many pictures in full. If the game
    was cut short, no unwrapping is drawn: that of the last finished round was shown when the round ended.
    """
    orders = range(GAME.players[-1])
    shows = (Drawing(_unwrapping_picture(order), _unwrapping_text(order), _cover(order)) for order in orders)
    return (Drawing(final_matrix, matrix), *shows)


def _unwrapping_picture(order: int) -> Callable[[Board, Look], Picture | None]:
    def draw(board: Board, look: Look) -> Picture | None:
        receiver = _receiver(board, order)
        return None if receiver is None or board.cut_short else draw_unwrapped(board, receiver, look)

    return draw
