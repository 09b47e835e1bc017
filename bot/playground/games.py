"""The descriptions of the games that *Play now* offers; they say what the bot's own list of games says."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.ui.messages.games import GameOffer

    Games = Callable[[str], Sequence[GameOffer]]
    """Return the games in a language ("en"), in the order of the list."""


def no_games(_language: str) -> tuple[GameOffer, ...]:
    """Return no descriptions: the choices of the command are offered as they are."""
    return ()
