"""The last few lines of news, as they stand on boards, calls, letters and panels.

Knows no table and asks for nothing: whoever calls brings the facts that its reader may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table.facts import (
    ComputerJoined,
    ComputerLeft,
    HostChanged,
    Joined,
    Left,
    Opened,
    OptionsChanged,
    PaceChanged,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game import Fact
    from bot.i18n import Say

SETTLING = (Opened, Joined, Left, HostChanged, ComputerJoined, ComputerLeft, OptionsChanged, PaceChanged)
"""What happens in the lobby: the card says it all, nobody needs it repeated when the game is on."""
LATEST = 6
"""So many lines of news a message names; `/table history` has them all."""


def told(facts: Sequence[Fact], say: Say) -> str:
    """The last few facts, a line each; nothing for no news."""
    shown = [fact for fact in facts if not isinstance(fact, SETTLING)]
    return "\n".join(f"-# • {say.fact(fact)}" for fact in shown[-LATEST:])
