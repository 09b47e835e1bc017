"""House rules: what the moderators of a server allow its members to open. Pure values and their check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.game.contract import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.table.model import Table


class HouseRules(Struct, frozen=True, omit_defaults=True):
    """The limits of one server, in addition to the operator's (`bot.table.policies`)."""

    games: tuple[str, ...] | None = None
    """The names of the games that may be opened; None: all."""
    most_here: int | None = None
    """How many unfinished tables the server may have; None: no limit of its own."""
    most_hosted: int | None = None
    """How many unfinished tables of the server one user may host; None: no limit of its own."""

    def allows(self, game: str) -> bool:
        """Return whether tables of a game may be opened."""
        return self.games is None or game in self.games


def check(rules: HouseRules, host: int, server_tables: Iterable[Table]) -> None:
    """Raise `Refused` if one more table of the host exceeds a limit of the server."""
    unfinished = [table for table in server_tables if not table.finished]
    if rules.most_here is not None and len(unfinished) >= rules.most_here:
        raise Refused("house-full", most=rules.most_here)
    hosted = sum(table.host == host for table in unfinished)
    if rules.most_hosted is not None and hosted >= rules.most_hosted:
        raise Refused("house-hosted-too-many", most=rules.most_hosted)
