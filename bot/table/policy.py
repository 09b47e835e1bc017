"""What the bot's owner decided for all tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.table import computers

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@dataclass(frozen=True, kw_only=True)
class Policy:
    """What holds at every table of one bot."""

    lobby_hours: float = 48.0
    """How long a table may wait for players before it closes itself."""
    computer_seconds: float = 1.0
    """The most a computer player may think about a turn, in seconds of one core, whatever its game would like."""
    server_files: Callable[[int, str], Mapping[str, str]] = lambda _guild, _game: {}
    """What a server has loaded for a game: the texts by the names of the options they are for."""
    choose_move: computers.MoveChooser = computers.choose_in_thread
    """Where computer players think, and when they answer."""
    most_hosted: int | None = None
    """Tables not yet over that one person may host at a time; None: any number."""
    most_in_channel: int | None = None
    """Tables not yet over that may stand in one channel; None: any number."""
