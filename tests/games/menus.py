"""What the menu of any game is held to: every move once, and no more than Discord can show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.game_ui import IN_A_LIST, IN_A_ROW, Buttons
from bot.ui.messages.layout import MOST_ROWS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ui.game_ui import Row

LABEL, PROMPT = 80, 150
"""Characters that a control and the words above a list may have."""


def numbers(laid: Sequence[Row]) -> list[int]:
    """Return the numbers of all moves that a menu offers, smallest first; one may stand in a short list and a long."""
    return sorted({choice.n for row in laid for choice in row.choices})


def faults(laid: Sequence[Row], rows: int = MOST_ROWS) -> list[str]:
    """Return what is too much in a menu that may have so many rows; nothing if it fits."""
    found = [f"{len(laid)} rows"] if len(laid) > rows else []
    for row in laid:
        if not 1 <= len(row.choices) <= (IN_A_ROW if isinstance(row, Buttons) else IN_A_LIST):
            found.append(f"{len(row.choices)} choices")
        if not isinstance(row, Buttons) and not 0 < len(row.prompt) <= PROMPT:
            found.append(f"above a list: {row.prompt!r}")
        if len({choice.n for choice in row.choices}) < len(row.choices):
            found.append("a move twice in a row")
        found += [f"label: {choice.label!r}" for choice in row.choices if not 0 < len(choice.label) <= LABEL]
    return found
