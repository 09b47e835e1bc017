"""The links of a process to the other processes: its own shards, and a function that announces changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.cluster.bulletins import Bulletin, BulletinKind
from bot.system.shards import WHOLE, Ownership

if TYPE_CHECKING:
    from collections.abc import Callable


def _publish_nothing(_bulletin: Bulletin) -> None:
    """Drop a bulletin: there is no other process."""


@dataclass(frozen=True)
class Links:
    """The links of one process to the others; by default there is no other process."""

    ownership: Ownership = field(default_factory=Ownership)
    publish: Callable[[Bulletin], None] = _publish_nothing
    """Sends a bulletin to the other processes soon. Cheap."""

    def tell(self, kind: BulletinKind, number: int = 0) -> None:
        """Tell the other processes of a change."""
        self.publish(Bulletin(kind, number))

    @property
    def shards(self) -> tuple[int, ...] | None:
        """The shards that this process connects; None: all."""
        return None if WHOLE in self.ownership.shares else self.ownership.shards
