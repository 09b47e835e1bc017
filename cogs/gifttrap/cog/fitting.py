"""Texts about the gifts that fit a friend: their known taste, and the tags of the gifts on the table.

Uses public values only: tags, published tastes, and the tokens of finished rounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.i18n.translation import clipped
from cogs.gifttrap import labels
from cogs.gifttrap.gifts import tags
from cogs.gifttrap.known_taste import known_taste

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import Seat
    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Board
    from cogs.gifttrap.gifts import Gift, Tag

_MAX_DESCRIPTION = 100
"""Discord's limit for the small line below a label in a list."""


def fitting_lines(board: Board, friend: Seat, numbers: Sequence[int], say: Say) -> Iterator[str]:
    """Yield in small letters a friend's known taste and the tags of these gifts, those that fit first.

    The tags stand in parentheses: without them, a gift's number reads as a quantity, as in 3 animals.
    """
    taste = known_taste(board, friend)
    if words := _taste_words(board, friend, say):
        yield f"-# {words}"
    gifts = [(number, board.gifts[number - 1]) for number in numbers]
    good = [(number, taste.liked(gift)) for number, gift in gifts if taste.fits(gift)]
    bad = [(number, taste.disliked(gift)) for number, gift in gifts if not taste.fits(gift) and taste.disliked(gift)]
    settled = {number for number, _ in (*good, *bad)}
    others = [(number, tags(gift)) for number, gift in gifts if number not in settled and tags(gift)]
    for key, numbered in (("gifts-fit", good), ("gifts-misfit", bad), ("gifts-other", others)):
        if numbered:
            yield say(
                key, gifts=" · ".join(f"**{number}**\u00a0({labels.tags(tags_, say)})" for number, tags_ in numbered)
            )


def _taste_words(board: Board, friend: Seat, say: Say) -> str:
    """Return a friend's known taste; empty for a person of whom nothing is known."""
    taste = known_taste(board, friend)
    if board.players[friend].persona is not None:
        first, second, dislikes = (labels.tags((tag,), say) for tag in (*taste.likes, *taste.dislikes))
        return say("board-persona", first=first, second=second, dislikes=dislikes)
    shown = (("wished-so-far", taste.likes), ("refused-so-far", taste.dislikes))
    return "; ".join(say(key, tags=labels.tags(tags_, say)) for key, tags_ in shown if tags_)


def gift_description(board: Board, friend: Seat, gift: Gift, say: Say) -> str | None:
    """Return the small line below a gift for a friend in a list: whether it fits, its tags, and its line."""
    taste = known_taste(board, friend)
    key: str | None = None
    words: tuple[Tag, ...] = tags(gift)
    if taste.fits(gift):
        key, words = "gift-fits", taste.liked(gift)
    elif taste.disliked(gift):
        key, words = "gift-misfits", taste.disliked(gift)
    named = labels.tags(words, say)
    parts = (say(key, tags=named) if key else named, labels.plain_line(board, gift, say))
    return clipped(" – ".join(filter(None, parts)), _MAX_DESCRIPTION) or None
