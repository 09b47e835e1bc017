"""How much was said after the board: a board that people have talked out of sight is posted anew.

Remembered in the process only: after a restart a board counts as the last thing said.
"""

from __future__ import annotations

ENOUGH = 12
"""Messages after which a board is out of sight on a phone."""


class Chatter:
    """Counts messages, but only where a board stands."""

    def __init__(self) -> None:
        self._since: dict[int, int] = {}

    def board_posted(self, channel: int) -> None:
        """Begin to count anew."""
        self._since[channel] = 0

    def heard(self, channel: int) -> None:
        """Count one message, whoever wrote it."""
        if channel in self._since:
            self._since[channel] += 1

    def buries(self, channel: int | None) -> bool:
        """Say whether the board of a channel or thread is out of sight."""
        return channel is not None and self._since.get(channel, 0) >= ENOUGH

    def over(self, channel: int | None) -> None:
        """Count here no longer."""
        if channel is not None:
            self._since.pop(channel, None)
