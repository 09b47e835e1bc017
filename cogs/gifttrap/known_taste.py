"""The public knowledge of a player's taste: the published tags of a persona, and the wishes that a person showed.

Pure; reads the public board only, so it may be shown to every player.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.gifttrap.board import steps
from cogs.gifttrap.gifts import Gift, Tag, tags
from cogs.gifttrap.moves import TOKENS

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.gifttrap.board import Board

_MIN_LIKED_STEPS, _MAX_DISLIKED_STEPS = 2, -3
"""Sums of steps from which on a tag counts as liked or disliked: one GOOD is enough, one OK is not."""
_MAX_LIKES, _MAX_DISLIKES = 4, 2
"""Maximum number of a person's tags that are named: they fit into one line on a phone."""


class KnownTaste(Struct, frozen=True):
    """The tags that a player is known to like and to dislike, the surest first."""

    likes: tuple[Tag, ...] = ()
    dislikes: tuple[Tag, ...] = ()

    def liked(self, gift: Gift) -> tuple[Tag, ...]:
        """Return the liked tags of a gift, in the gift's order."""
        return tuple(tag for tag in tags(gift) if tag in self.likes)

    def disliked(self, gift: Gift) -> tuple[Tag, ...]:
        """Return the disliked tags of a gift, in the gift's order."""
        return tuple(tag for tag in tags(gift) if tag in self.dislikes)

    def fits(self, gift: Gift) -> bool:
        """Return whether a gift has more liked than disliked tags."""
        return len(self.liked(gift)) > len(self.disliked(gift))


def known_taste(board: Board, seat: Seat) -> KnownTaste:
    """Return a persona's published taste, or what a person's tokens in the finished rounds say about tags.

    The tokens on the gifts with a tag are added up by their steps.
    """
    persona = board.players[seat].persona
    if persona is not None:
        return KnownTaste(persona.likes, (persona.dislikes,))
    sums: Counter[Tag] = Counter()
    for round_ in board.past:
        for token, number in zip(TOKENS, round_.tokens[seat] or (), strict=False):
            sums.update(dict.fromkeys(tags(round_.gifts[number - 1]), steps(token)))
    order = sums.most_common()
    likes = tuple(tag for tag, total in order if total >= _MIN_LIKED_STEPS)
    dislikes = tuple(tag for tag, total in reversed(order) if total <= _MAX_DISLIKED_STEPS)
    return KnownTaste(likes[:_MAX_LIKES], dislikes[:_MAX_DISLIKES])
